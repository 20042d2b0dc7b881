"""The kinds of things that somebody can settle on a panel, each with the menu of its values.

A panel is `Panel`: what can be settled on it, by whom, and where that is kept.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

import discord

from bot.post import option
from bot.refusals import Refusal
from bot.store import AS_DISCORD
from bot.words import Words, languages
from render import Say

if TYPE_CHECKING:
    from bot.app import Fireside

Named = Callable[[Any, Say], str]
"""A value in words."""
_IDS = 25
_ID = re.compile("[0-9]{1,20}")


class Setting(ABC):
    """Something to settle: ``key`` is its field, ``setting-<text>`` its name.

    ``setting-<text>-about`` says what it does.
    """

    kind: ClassVar[str] = "value"

    def __init__(self, key: str, text: str = "") -> None:
        self.key = key
        self.text = text or key

    def value(self, settled: Any) -> Any:
        """What it is at present."""
        return getattr(settled, self.key)

    def name(self, say: Say) -> str:
        """What it is called."""
        return say(f"setting-{self.text}")

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
    """One of a few values, each ``named``."""

    def __init__(
        self, key: str, values: Iterable[str | int | bool], named: Named, text: str = ""
    ) -> None:
        super().__init__(key, text)
        self._values = tuple(values)
        self._named = named

    def values(self) -> dict[str, Any]:
        """What can be chosen, by what a menu sends."""
        return {str(value): value for value in self._values}

    def said(self, value: Any, say: Say) -> str:
        known = [*self.values().values()]
        return self._named(value if value in known else known[0], say)  # what is gone is as none

    def menu(self, value: Any, say: Say) -> discord.ui.Item[Any]:
        select: discord.ui.Select[Any] = discord.ui.Select(
            placeholder=self.name(say),
            options=[option(name, self.said(each, say)) for name, each in self.values().items()],
        )
        for each in select.options:
            each.default = each.value == str(value)
        return select

    def read(self, chosen: Sequence[str]) -> Any:
        if len(chosen) != 1 or chosen[0] not in self.values():
            raise Refusal("no-such-setting")
        return self.values()[chosen[0]]


class Language(OneOf):
    """One of the languages, each called what it calls itself; or what Discord speaks."""

    def values(self) -> dict[str, Any]:
        return {value: value for value in (AS_DISCORD, *languages())}

    def said(self, value: Any, say: Say) -> str:
        if value in languages():
            return Words(value)("language-name")
        return super().said(AS_DISCORD, say)  # also where a file is there no more


class SomeOf(Setting):
    """Some roles or channels of the server, named by mentions."""

    def __init__(self, key: str, most: int = _IDS) -> None:
        super().__init__(key)
        self._most = most

    @abstractmethod
    def select(self, **looks: Any) -> discord.ui.Item[Any]:
        """A menu of Discord's own that lists them."""

    def menu(self, value: Any, say: Say) -> discord.ui.Item[Any]:
        kind = discord.SelectDefaultValueType(self.kind)
        return self.select(
            placeholder=self.name(say),
            min_values=0,
            max_values=self._most,
            default_values=[discord.SelectDefaultValue(id=each, type=kind) for each in value],
        )

    def read(self, chosen: Sequence[str]) -> Any:
        if len(chosen) > self._most or not all(_ID.fullmatch(each) for each in chosen):
            raise Refusal("no-such-setting")
        return tuple(map(int, chosen))


class SomeRole(SomeOf):
    """A role of the server, or none; kept by itself."""

    kind = "role"

    def __init__(self, key: str) -> None:
        super().__init__(key, most=1)

    def said(self, value: Any, say: Say) -> str:
        return say("setting-no-role") if value is None else f"<@&{value}>"

    def select(self, **looks: Any) -> discord.ui.Item[Any]:
        return discord.ui.RoleSelect(**looks)

    def menu(self, value: Any, say: Say) -> discord.ui.Item[Any]:
        return super().menu(() if value is None else (value,), say)

    def read(self, chosen: Sequence[str]) -> Any:
        return next(iter(super().read(chosen)), None)


class SomeChannels(SomeOf):
    """Some channels of the server; none stands for all."""

    kind = "channel"

    def said(self, value: Any, say: Say) -> str:
        return ", ".join(f"<#{each}>" for each in value) or say("setting-all-channels")

    def select(self, **looks: Any) -> discord.ui.Item[Any]:
        return discord.ui.ChannelSelect(channel_types=[discord.ChannelType.text], **looks)


class Panel(ABC):
    """Everything that can be settled in one place; ``title`` and ``footer`` are keys of texts."""

    key: ClassVar[str]
    title: ClassVar[str]
    footer: ClassVar[str]
    settings: ClassVar[Mapping[str, Setting]]

    @abstractmethod
    def check(self, interaction: discord.Interaction[Any]) -> None:
        """Refuse who may not settle anything here, wherever they got the panel from."""

    @abstractmethod
    async def settled(self, bot: "Fireside", interaction: discord.Interaction[Any]) -> Any:
        """What is settled at present."""

    @abstractmethod
    async def settle(
        self, bot: "Fireside", interaction: discord.Interaction[Any], **settled: Any
    ) -> None:
        """Settle something."""


def by_key(*settings: Setting) -> dict[str, Setting]:
    """Settings by their keys, in the order in which a panel lists them."""
    return {setting.key: setting for setting in settings}


def plainly(value: Any, _say: Say) -> str:
    """A number as it is."""
    return str(value)


def yes_or_no(value: Any, say: Say) -> str:
    """Yes, or no."""
    return say("setting-yes" if value else "setting-no")
