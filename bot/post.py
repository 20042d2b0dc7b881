"""What goes out to Discord, checked against its limits in this one place.

discord.py checks almost none of them, and a payload that Discord refuses is a failed turn for
somebody. So texts are clipped here, menus are cut to size here, and nobody is pinged unless a
`Post` names them.
"""

import io
import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import discord

from render import Picture, Say
from render.animation import Animation

CONTENT = 2_000
ALT_TEXT = 1_024
CHOICES = 25
CHOICE_NAME = 100
CHANNEL_NAME = 100
LABEL = 80
OPTION = 100
NOTE = 200
"""What people may add in words of their own."""
FILE = 10 * 1024 * 1024

PERMISSIONS = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "attach_files",
    "read_message_history",
)
"""All that the bot needs: to see a channel, write into it, show pictures, and find again
what it sent just before a crash."""
WISHES = ("create_public_threads",)
"""What serves where it is given, and is done without where it is not."""

_JOINER = "\u200d"
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that look like nothing at all."""
_ACCENTS = 2
"""How many accents in a row a letter may carry; more of them climb over the lines around."""
_MARKUP = re.compile(r"[\\*_~|`<>\[\]#:]")


def clip(text: str, limit: int) -> str:
    """``text``, cut with an ellipsis where it is longer than ``limit`` characters."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


def tidy(text: str, limit: int) -> str:
    """What somebody typed or is called, for a place without markup.

    One line, without marks that turn the direction of what follows and without towers of accents;
    empty where there is nothing to see.
    """
    kept: list[str] = []
    accents = 0
    for character in unicodedata.normalize("NFC", text):
        accents = accents + 1 if unicodedata.category(character) in {"Mn", "Me"} else 0
        if accents <= _ACCENTS:
            printable = character.isprintable() or character == _JOINER
            kept.append(character if printable and character not in _BLANK else " ")
    line = " ".join("".join(kept).split())
    visible = any(unicodedata.category(character)[0] not in "CMZ" for character in line)
    return clip(line, limit) if visible else ""


def plain(text: str, limit: int = 60) -> str:
    """What somebody typed, harmless to quote within a line: no markup, no mentions, no links."""
    return _MARKUP.sub(r"\\\g<0>", tidy(text, limit)).replace("@", "@\u200b")


def name_of(person: int, names: Mapping[int, str], limit: int, say: Say) -> str:
    """What somebody is called where Discord shows no mentions, for a place without markup."""
    if person < 0:
        return say("former-player")
    return tidy(names.get(person, ""), limit) or say("somebody")


def mention(person: int) -> str:
    """A mention; whom it notifies is up to the message that holds it.

    One of a former player, whose id is below 0, turns into words where a text is made with it.
    """
    return f"<@{person}>"


def link(guild: int, channel: int, message: int) -> str:
    """The address of a message."""
    return f"https://discord.com/channels/{guild}/{channel}/{message}"


@dataclass(frozen=True, slots=True)
class Post:
    """A message to be sent; ``ping`` lists the people whom it notifies.

    ``name`` is the picture's file name, by which a message is recognised after a crash.
    ``beside`` is a second picture, ``beside_name`` its file name; ``record`` is a text,
    or the bytes of a file, to attach, and ``animation`` one to show, under the name ``name`` in the
    place of a picture.
    """

    content: str
    picture: Picture | None = None
    name: str = "board.png"
    view: discord.ui.View | None = None
    ping: Sequence[int] = ()
    beside: Picture | None = None
    beside_name: str = "moment.png"
    record: str | bytes | None = None
    record_name: str = "record.txt"
    animation: Animation | None = None

    @property
    def mentions(self) -> discord.AllowedMentions:
        """Whom the message may notify: those in ``ping`` and nobody else."""
        return discord.AllowedMentions(
            everyone=False,
            roles=False,
            replied_user=False,
            users=[discord.Object(person) for person in self.ping if person > 0],
        )

    def to_send(self) -> dict[str, Any]:
        """The arguments for a ``send`` of discord.py."""
        arguments = self._texts()
        if self.view is not None:
            arguments["view"] = self.view
        if files := self._files():
            arguments["files"] = files
        return arguments

    def to_edit(self) -> dict[str, Any]:
        """The arguments for an ``edit`` of discord.py that leaves nothing of the old message."""
        return {**self._texts(), "view": self.view, "attachments": self._files()}

    def _texts(self) -> dict[str, Any]:
        return {"content": clip(self.content, CONTENT), "allowed_mentions": self.mentions}

    def _files(self) -> list[discord.File]:
        pictures = ((self.picture, self.name), (self.beside, self.beside_name))
        files = [file(picture, name) for picture, name in pictures if picture is not None]
        if self.animation is not None:
            files.append(_attached(self.animation.gif, self.animation.alt, self.name))
        if self.record is not None:
            record = self.record.encode() if isinstance(self.record, str) else self.record
            files.append(discord.File(io.BytesIO(record), self.record_name))
        return files


def file(picture: Picture, name: str) -> discord.File:
    """A picture as an attachment with its alt text."""
    return _attached(picture.png, picture.alt, name)


def _attached(content: bytes, alt: str, name: str) -> discord.File:
    if len(content) > FILE:
        raise ValueError(f"a picture of {len(content)} bytes is too large to send")
    return discord.File(io.BytesIO(content), name, description=clip(alt, ALT_TEXT))


def option(value: str, label: str, detail: str = "") -> discord.SelectOption:
    """An entry of a select menu."""
    return discord.SelectOption(
        value=value, label=clip(label, OPTION), description=clip(detail, OPTION) or None
    )


def permissions() -> discord.Permissions:
    """The permissions that an invitation asks for."""
    return discord.Permissions(**dict.fromkeys((*PERMISSIONS, *WISHES), True))
