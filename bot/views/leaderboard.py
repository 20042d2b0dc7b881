"""The buttons under a leaderboard: its other pages, the other games, the other scope."""

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Self, get_args

import discord

from bot.answers import Answer
from bot.leaderboards import Leaderboard, Scope, leaderboard_post, look_up
from bot.post import LABEL, Post, clip
from bot.pressing import NUMBER, Pressable, fresh_view, pages_beside
from bot.refusals import Refusal
from engines import GAMES
from render import Say

if TYPE_CHECKING:
    from bot.app import Fireside

_MOST = 25
"""Buttons that a message holds."""


class LeaderboardButton(
    Pressable,
    discord.ui.DynamicItem[discord.ui.Button[Any]],
    template=rf"leaders:(?P<game>\w+):(?P<scope>server|everywhere):(?P<page>{NUMBER})",
):
    """Shows another page: in place of a private one, privately beside one that all see."""

    def __init__(self, game: str, scope: Scope, page: int, label: str = "") -> None:
        super().__init__(
            discord.ui.Button(
                label=clip(label or str(page + 1), LABEL),
                style=discord.ButtonStyle.secondary,
                custom_id=f"leaders:{game}:{scope}:{page}",
            )
        )
        self._game = game
        self._scope = scope
        self._page = page

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: Any, match: re.Match[str]
    ) -> Self:
        scope: Scope = "server" if match["scope"] == "server" else "everywhere"
        return cls(match["game"], scope, int(match["page"]))

    async def press(self, bot: "Fireside", answer: Answer) -> None:
        await answer.replace(
            await leaderboard_page(bot, answer, self._game, self._scope, self._page)
        )


async def leaderboard_page(
    bot: "Fireside", answer: Answer, game: str | None, scope: Scope, number: int = 0
) -> Post:
    """A page of the leaderboard for the person behind ``answer``, with its buttons.

    Raises:
        Refusal: there is no such game.
    """
    if game is not None and game not in GAMES:
        raise Refusal("unknown-game", game=game)
    guild, person = answer.interaction.guild_id, answer.interaction.user.id
    assert guild is not None
    page = await look_up(bot.store, guild, person, game, scope, number)
    post = await leaderboard_post(page, bot.say)
    return replace(post, view=fresh_view(*_buttons(page, bot.say)))


def _buttons(page: Leaderboard, say: Say) -> list[LeaderboardButton]:
    buttons = [
        LeaderboardButton(page.game, page.scope, number, say(key))
        for number, key in pages_beside(page.number, page.pages)
    ]
    buttons += [
        LeaderboardButton(page.game, scope, 0, say(f"scope-{scope}"))
        for scope in get_args(Scope)
        if scope != page.scope
    ]
    buttons += [
        LeaderboardButton(game, page.scope, 0, say(f"game-{game}"))
        for game in GAMES
        if game != page.game
    ]
    return buttons[:_MOST]
