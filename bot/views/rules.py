"""Leafing through the rules of a game, privately."""

import asyncio
import re
from typing import TYPE_CHECKING, Any, Self

import discord

from bot.answers import Answer
from bot.games import TABLES
from bot.post import Post
from bot.pressing import NUMBER, Pressable, fresh_view, pages_beside
from bot.refusals import Refusal
from render import DEFAULT_THEME, Say, picture

if TYPE_CHECKING:
    from bot.app import Fireside


class RulesButton(
    Pressable,
    discord.ui.DynamicItem[discord.ui.Button[Any]],
    template=rf"rules:(?P<game>\w+):(?P<page>{NUMBER})(?P<turn>:turn)?",
):
    """Opens a page of the rules; on such a page, turns to another one in its place."""

    def __init__(self, game: str, page: int, label: str = "", *, turn: bool = False) -> None:
        super().__init__(
            discord.ui.Button(
                label=label or str(page + 1),
                style=discord.ButtonStyle.secondary,
                custom_id=f"rules:{game}:{page}{':turn' if turn else ''}",
            )
        )
        self._game = game
        self._page = page
        self._turn = turn

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: Any, match: re.Match[str]
    ) -> Self:
        return cls(match["game"], int(match["page"]), turn=bool(match["turn"]))

    async def press(self, bot: "Fireside", answer: Answer) -> None:
        post = await rules_page(self._game, self._page, bot.say)
        await (answer.replace(post) if self._turn else answer.tell(post))


async def rules_page(game: str, number: int, say: Say) -> Post:
    """A page of the rules with its picture and the buttons to the pages beside it.

    Raises:
        Refusal: there is no such game.
    """
    if game not in TABLES:
        raise Refusal("unknown-game", game=game)
    pages = TABLES[game].rules()
    number = min(number, len(pages) - 1)
    page = pages[number]
    buttons = [
        RulesButton(game, other, say(key), turn=True)
        for other, key in pages_beside(number, len(pages))
    ]
    return Post(
        content=say(page.key),
        picture=await asyncio.to_thread(picture, game, page.view, DEFAULT_THEME, say),
        name=f"rules-{game}-{number + 1}.png",
        view=fresh_view(*buttons) if buttons else None,
    )
