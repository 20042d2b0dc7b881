"""The panel on which a server settles what holds for it.

One private message: a list of everything with its present value, a menu of what to change, and
below it the values of what was chosen there. A choice is saved at once and the panel drawn anew.
Another setting is a field of `ServerSettings`, an entry of `SETTINGS`, and its texts.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Self, get_args

import discord

from bot.answers import Answer
from bot.clocks import CLOCKS
from bot.post import Post, option
from bot.pressing import Pressable, fresh_view
from bot.refusals import Refusal
from bot.store import Place, ServerSettings
from render import Say

if TYPE_CHECKING:
    from bot.app import Fireside

_KEY = "[a-z_]{1,32}"


class Setting(ABC):
    """Something to settle: ``key`` is its field of `ServerSettings`.

    ``setting-<key>`` names it and ``setting-<key>-about`` says what it does.
    """

    def __init__(self, key: str) -> None:
        self.key = key

    def value(self, settled: ServerSettings) -> Any:
        """What it is at present."""
        return getattr(settled, self.key)

    @abstractmethod
    def said(self, value: Any, say: Say) -> str:
        """A value in words."""

    @abstractmethod
    def menu(self, value: Any, say: Say) -> discord.ui.Item[Any]:
        """The menu of its values, with the present one chosen."""

    @abstractmethod
    def read(self, chosen: Sequence[str]) -> Any:
        """The value that a menu sent.

        Raises:
            Refusal: no menu of ours has that.
        """


class OneOf(Setting):
    """One of a few values; ``text`` begins the keys of their names, empty for plain numbers."""

    def __init__(self, key: str, values: Sequence[str | int], text: str = "") -> None:
        super().__init__(key)
        self._values = {str(value): value for value in values}
        self._text = text

    def said(self, value: Any, say: Say) -> str:
        return say(f"{self._text}-{value}") if self._text else str(value)

    def menu(self, value: Any, say: Say) -> discord.ui.Item[Any]:
        select: discord.ui.Select[Any] = discord.ui.Select(
            placeholder=say(f"setting-{self.key}"),
            options=[option(name, self.said(each, say)) for name, each in self._values.items()],
        )
        for each in select.options:
            each.default = each.value == str(value)
        return ValueMenu(self.key, select)

    def read(self, chosen: Sequence[str]) -> Any:
        if len(chosen) != 1 or chosen[0] not in self._values:
            raise Refusal("no-such-setting")
        return self._values[chosen[0]]


class YesOrNo(OneOf):
    """Yes or no; the keys of their names end so."""

    def said(self, value: Any, say: Say) -> str:
        return super().said("yes" if value else "no", say)


class SomeRole(Setting):
    """A role of the server, or none."""

    def said(self, value: Any, say: Say) -> str:
        return say("setting-no-role") if value is None else f"<@&{value}>"

    def menu(self, value: Any, say: Say) -> discord.ui.Item[Any]:
        role = discord.SelectDefaultValue(id=value or 0, type=discord.SelectDefaultValueType.role)
        select: discord.ui.RoleSelect[Any] = discord.ui.RoleSelect(
            placeholder=say(f"setting-{self.key}"),
            min_values=0,
            default_values=[] if value is None else [role],
        )
        return RoleMenu(self.key, select)

    def read(self, chosen: Sequence[str]) -> Any:
        if not all(re.fullmatch("[0-9]{1,20}", each) for each in chosen[:1]):
            raise Refusal("no-such-setting")
        return int(chosen[0]) if chosen else None


SETTINGS = {
    setting.key: setting
    for setting in (
        OneOf("clock", [*CLOCKS], "clock"),
        OneOf("place", get_args(Place), "place"),
        SomeRole("moderator"),
        OneOf("matches", (1, 2, 3, 5, 10, 20, 50, 100)),
        OneOf("challenges", (1, 2, 3, 5, 10, 20)),
        YesOrNo("rated", (True, False), "rated"),
        OneOf("rated_a_day", (0, 1, 2, 3, 5, 10, 20, 50)),
    )
}
"""Everything that a server can settle, in the order in which the panel lists it."""


class SettingMenu(
    Pressable,
    discord.ui.DynamicItem[discord.ui.Select[Any]],
    template=r"settings:which",
):
    """The menu of what to change."""

    def __init__(self, select: discord.ui.Select[Any]) -> None:
        select.custom_id = "settings:which"
        super().__init__(select)

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: Any, _match: re.Match[str]
    ) -> Self:
        return cls(item)

    async def press(self, bot: "Fireside", answer: Answer) -> None:
        await answer.amend(await panel(bot, answer.interaction, "".join(_chosen(answer))))


class _Menu(Pressable):
    """A menu of values; what is chosen is saved and shown."""

    setting: str

    async def press(self, bot: "Fireside", answer: Answer) -> None:
        interaction = answer.interaction
        check_settler(interaction)
        if self.setting not in SETTINGS:
            raise Refusal("no-such-setting")
        assert interaction.guild_id is not None
        value = SETTINGS[self.setting].read(_chosen(answer))
        await bot.store.settings.settle(interaction.guild_id, **{self.setting: value})
        await answer.amend(await panel(bot, interaction, self.setting))


class ValueMenu(
    _Menu,
    discord.ui.DynamicItem[discord.ui.Select[Any]],
    template=rf"settings:value:(?P<key>{_KEY})",
):
    """A menu of a few values."""

    def __init__(self, key: str, select: discord.ui.Select[Any]) -> None:
        select.custom_id = f"settings:value:{key}"
        super().__init__(select)
        self.setting = key

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: Any, match: re.Match[str]
    ) -> Self:
        return cls(match["key"], item)


class RoleMenu(
    _Menu,
    discord.ui.DynamicItem[discord.ui.RoleSelect[Any]],
    template=rf"settings:role:(?P<key>{_KEY})",
):
    """A menu of the server's roles."""

    def __init__(self, key: str, select: discord.ui.RoleSelect[Any]) -> None:
        select.custom_id = f"settings:role:{key}"
        super().__init__(select)
        self.setting = key

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: Any, match: re.Match[str]
    ) -> Self:
        return cls(match["key"], item)


async def panel(bot: "Fireside", interaction: discord.Interaction[Any], chosen: str = "") -> Post:
    """The panel, with the values of what is ``chosen``; of the first setting where that is none.

    Raises:
        Refusal: this person may not settle anything.
    """
    check_settler(interaction)
    assert interaction.guild_id is not None
    settled = await bot.store.settings.of(interaction.guild_id)
    say = (await bot.voices.of_interaction(interaction)).say
    setting = SETTINGS.get(chosen, next(iter(SETTINGS.values())))
    lines = [
        say(
            "settings-line",
            name=say(f"setting-{each.key}"),
            value=each.said(each.value(settled), say),
            chosen=int(each is setting),
        )
        for each in SETTINGS.values()
    ]
    which: discord.ui.Select[Any] = discord.ui.Select(
        placeholder=say("menu-setting"),
        options=[
            option(each.key, say(f"setting-{each.key}"), say(f"setting-{each.key}-about"))
            for each in SETTINGS.values()
        ],
    )
    for each in which.options:
        each.default = each.value == setting.key
    return Post(
        "\n".join([say("settings-title"), *lines, say("settings-footer")]),
        view=fresh_view(SettingMenu(which), setting.menu(setting.value(settled), say)),
    )


def check_settler(interaction: discord.Interaction[Any]) -> None:
    """Refuse who may not manage the server, wherever they got the panel from."""
    if not interaction.permissions.manage_guild:
        raise Refusal("not-yours-to-settle")


def _chosen(answer: Answer) -> list[str]:
    """What was chosen in a menu, as Discord sends it."""
    data: Any = answer.interaction.data or {}
    return [str(value) for value in data.get("values", [])]
