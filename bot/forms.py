"""Forms to fill in, which outlive the process as buttons do.

discord.py forgets a form with the process, so a filled-in one could come to nothing. Therefore it
is not told of ours: a form carries all that it needs in its id, and whoever fills one in is served
from that.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

import discord

from bot.answers import FAILURES
from bot.logs import Log
from bot.pressing import Pressable

_log = Log(__name__)


class Form(Pressable):
    """A form as it was filled in: its id in parts, and the text typed into its one field."""

    template: ClassVar[str]
    """Matches the ids of all forms of this kind."""

    def __init__(self, parts: re.Match[str], text: str) -> None:
        self.parts = parts
        self.text = text


def blank(custom_id: str, title: str, label: str, example: str) -> discord.ui.Modal:
    """A form with one field; ``example`` stands in it until something is typed."""
    form = discord.ui.Modal(title=title, custom_id=custom_id, timeout=None)
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id="text", placeholder=example, max_length=100
    )
    form.add_item(discord.ui.Label(text=label, component=field))
    form.stop()  # so that discord.py does not wait for it
    return form


async def ask(interaction: discord.Interaction[Any], form: discord.ui.Modal) -> None:
    """Show a form; this is the whole answer to a press."""
    try:
        await interaction.response.send_modal(form)
    except FAILURES as error:
        _log.warning("form-not-shown", error)


async def filled_in(interaction: discord.Interaction[Any], kinds: Sequence[type[Form]]) -> None:
    """Do what the form of this interaction is for."""
    data: Any = interaction.data or {}
    for kind in kinds:
        if parts := re.fullmatch(kind.template, data.get("custom_id", "")):
            text = next(_texts(data.get("components", [])), "")
            await kind(parts, text).callback(interaction)


def _texts(parts: Sequence[Any]) -> Iterator[str]:
    """What was typed into the fields, wherever they stand."""
    for part in parts:
        if "value" in part:
            yield str(part["value"])
        yield from _texts(part.get("components") or [])
        if "component" in part:
            yield from _texts([part["component"]])
