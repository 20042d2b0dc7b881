"""A panel on which a server, or a person, settles what holds for it.

One private message: a list of everything with its present value, a menu of what to change, and
below it the values of what was chosen there. A choice is saved at once and the panel drawn anew.
"""

import re
from typing import TYPE_CHECKING, Any, Self

import discord

from bot.answers import Answer
from bot.post import Post, option
from bot.pressing import Pressable, fresh_view
from bot.refusals import Refusal
from bot.views.preferences import PersonalPanel
from bot.views.settings import ServerPanel
from bot.views.settling import Panel

if TYPE_CHECKING:
    from bot.app import Fireside

PANELS: dict[str, Panel] = {panel.key: panel for panel in (ServerPanel(), PersonalPanel())}
_PANEL = f"(?P<panel>{'|'.join(PANELS)})"


class SettingMenu(
    Pressable, discord.ui.DynamicItem[discord.ui.Select[Any]], template=rf"{_PANEL}:which"
):
    """The menu of what to change."""

    def __init__(self, panel: str, select: discord.ui.Select[Any]) -> None:
        select.custom_id = f"{panel}:which"
        super().__init__(select)
        self._panel = panel

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: Any, match: re.Match[str]
    ) -> Self:
        return cls(match["panel"], item)

    async def press(self, bot: "Fireside", answer: Answer) -> None:
        chosen = "".join(_chosen(answer))
        await answer.amend(await panel_post(bot, answer.interaction, self._panel, chosen))


class ValueMenu(
    Pressable,
    discord.ui.DynamicItem[Any],
    template=rf"{_PANEL}:(?P<kind>value|role|channel):(?P<key>[a-z_]{{1,32}})",
):
    """A menu of values, or of the roles or channels of the server."""

    def __init__(self, panel: str, kind: str, key: str, select: Any) -> None:
        select.custom_id = f"{panel}:{kind}:{key}"
        super().__init__(select)
        self._panel = panel
        self._key = key

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: Any, match: re.Match[str]
    ) -> Self:
        return cls(match["panel"], match["kind"], match["key"], item)

    async def press(self, bot: "Fireside", answer: Answer) -> None:
        interaction, panel = answer.interaction, PANELS[self._panel]
        panel.check(interaction)
        if self._key not in panel.settings:
            raise Refusal("no-such-setting")
        value = panel.settings[self._key].read(_chosen(answer))
        await panel.settle(bot, interaction, **{self._key: value})
        await answer.amend(await panel_post(bot, interaction, self._panel, self._key))


async def panel_post(
    bot: "Fireside", interaction: discord.Interaction[Any], key: str, chosen: str = ""
) -> Post:
    """A panel, with the values of what is ``chosen``; of the first setting where that is none.

    Raises:
        Refusal: this person may not settle anything there.
    """
    panel = PANELS[key]
    panel.check(interaction)
    settled = await panel.settled(bot, interaction)
    say = (await bot.voices.of_interaction(interaction)).say  # which may just have changed
    settings = panel.settings.values()
    setting = panel.settings.get(chosen, next(iter(settings)))
    lines = [
        say(
            "settings-line",
            name=each.name(say),
            value=each.said(each.value(settled), say),
            chosen=int(each is setting),
        )
        for each in settings
    ]
    which: discord.ui.Select[Any] = discord.ui.Select(
        placeholder=say("menu-setting"),
        options=[
            option(each.key, each.name(say), say(f"setting-{each.text}-about")) for each in settings
        ],
    )
    for each in which.options:
        each.default = each.value == setting.key
    menu = setting.menu(setting.value(settled), say)
    return Post(
        "\n".join([say(panel.title), *lines, say(panel.footer)]),
        view=fresh_view(SettingMenu(key, which), ValueMenu(key, setting.kind, setting.key, menu)),
    )


def _chosen(answer: Answer) -> list[str]:
    """What was chosen in a menu, as Discord sends it."""
    data: Any = answer.interaction.data or {}
    return [str(value) for value in data.get("values", [])]
