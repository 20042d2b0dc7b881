"""The log: one line an event, as facts, and no secrets.

An event has a name and facts: numbers, and words of our own such as the key of a game. What people
typed, what they are called, moves and deals are never facts. As text an event is logfmt
(``level=info event=match-ended match=3 reason=resigned``), as JSON an object a line.

Libraries log sentences that may hold whatever passes through them: ids of buttons, which can carry
hidden ranks, and tokens of interactions. Of those only the sentence and its numbers are kept. The
text of an exception can quote what somebody typed as well, so it is kept only of kinds that speak
of the machine; every other is its type and the places in the code that it passed.
"""

import json
import logging
import re
import sqlite3
import traceback
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TextIO, TypeAlias

Fact: TypeAlias = str | int | float | None

FORMATS = ("text", "json")
TELLTALES = ("aiosqlite", "discord")
"""Libraries that at DEBUG log all that passes through them: deals, tokens of interactions."""
_SPEAK_OF_THE_MACHINE = (OSError, RuntimeError, sqlite3.Error)
"""Kinds of exceptions whose texts are written by programs and quote nobody."""
_BARE = re.compile(r"[^\s\"=\\]+")
"""What needs no quotation marks in logfmt."""
_ROOT = Path(__file__).parents[1]
_PACKAGES = "site-packages"


class Event:
    """What happened; its text is ``name`` and then the facts, so that any formatter can show it."""

    def __init__(self, name: str, facts: Mapping[str, Fact]) -> None:
        self.name = name
        self.facts = {key: fact for key, fact in facts.items() if fact is not None}

    def __str__(self) -> str:
        return _logfmt({"event": self.name, **self.facts})


class Log:
    """The log of one module. A fact that is None is left out."""

    def __init__(self, module: str) -> None:
        self._logger = logging.getLogger(module)

    def detail(self, event: str, **facts: Fact) -> None:
        """Something that only matters to who looks for a fault."""
        self._write(logging.DEBUG, event, facts)

    def info(self, event: str, **facts: Fact) -> None:
        """Something that goes as it should."""
        self._write(logging.INFO, event, facts)

    def warning(self, event: str, error: BaseException | None = None, **facts: Fact) -> None:
        """Something that went wrong outside of us, such as a request to Discord."""
        self._write(logging.WARNING, event, {**facts, **({} if error is None else told(error))})

    def fault(self, event: str, error: BaseException, **facts: Fact) -> None:
        """Something that went wrong in here, with the way of the exception."""
        self._write(logging.ERROR, event, facts, error)

    def _write(
        self,
        level: int,
        event: str,
        facts: Mapping[str, Fact],
        error: BaseException | None = None,
    ) -> None:
        self._logger.log(level, Event(event, facts), exc_info=error)


class Lines(logging.Formatter):
    """Writes a record as one line, ``form`` being one of `FORMATS`."""

    def __init__(self, form: str) -> None:
        super().__init__()
        self._write = _json if form == "json" else _logfmt

    def format(self, record: logging.LogRecord) -> str:
        """One line without its end."""
        time = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        facts: dict[str, Fact] = {
            "time": time.replace("+00:00", "Z"),
            "level": record.levelname.lower(),
        }
        if isinstance(record.msg, Event):
            facts |= {"event": record.msg.name, **record.msg.facts}
        else:
            facts |= {"event": "library", "said": _bare(record)}
        facts["from"] = record.name
        if record.exc_info and record.exc_info[1] is not None:
            facts |= told(record.exc_info[1]) | {"trace": _trace(record.exc_info[1])}
        return self._write(facts)


def begin(level: int, form: str = "text", stream: TextIO | None = None) -> None:
    """Log to ``stream``, by default the error stream, from ``level`` on."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Lines(form))
    logging.getLogger().addHandler(handler)
    logging.getLogger().setLevel(level)
    for name in TELLTALES:
        logging.getLogger(name).setLevel(max(level, logging.INFO))


def told(error: BaseException) -> dict[str, Fact]:
    """The facts about an exception: its type, its text where that can be told, Discord's codes."""
    facts: dict[str, Fact] = {"error": type(error).__name__}
    if text := _text(error):
        facts["text"] = text
    for name in ("status", "code"):
        if isinstance(number := getattr(error, name, None), int):
            facts[name] = number
    if fields := _refused_fields(error):
        facts["fields"] = fields
    return facts


def _text(error: BaseException) -> str:
    """The text of an exception, where that can be told."""
    return str(error) if isinstance(error, _SPEAK_OF_THE_MACHINE) else ""


def _refused_fields(error: BaseException) -> str:
    """The names of the fields that Discord did not take; what stood in them is left out."""
    return " ".join(re.findall(r"^In ([\w.]+):", str(getattr(error, "text", "")), re.MULTILINE))


def _bare(record: logging.LogRecord) -> str:
    """What a library said, without its words of the moment, which may be anything."""
    if not isinstance(record.msg, str):
        return type(record.msg).__name__
    said = record.msg.partition("\n")[0]
    given = record.args
    if not given:  # it was put together before
        return re.split(r"[<(\[{'\":]", said, maxsplit=1)[0].strip()
    try:
        if isinstance(given, Mapping):
            return said % {name: _number(value) for name, value in given.items()}
        return said % tuple(_number(value) for value in given)
    except (KeyError, TypeError, ValueError):
        return said


def _number(value: object) -> object:
    return value if isinstance(value, int | float) else "…"


def _trace(error: BaseException) -> str:
    """The places that an exception passed, and those of what it came of, in one line."""
    told_of = []
    for each in _chain(error):
        frames = traceback.extract_tb(each.__traceback__)
        places = [f"{_place(frame.filename)}:{frame.lineno} {frame.name}" for frame in frames]
        what = ": ".join(filter(None, (type(each).__name__, _text(each))))
        told_of.append(" > ".join([*places, what]))
    return " after ".join(told_of)


def _chain(error: BaseException) -> Iterator[BaseException]:
    """An exception, what it came of, what that came of; each once."""
    seen: set[int] = set()
    following: BaseException | None = error
    while following is not None and id(following) not in seen:
        seen.add(id(following))
        yield following
        before = None if following.__suppress_context__ else following.__context__
        following = following.__cause__ or before


def _place(filename: str) -> str:
    """A file, from where its package begins."""
    path = Path(filename)
    if _PACKAGES in path.parts:
        return "/".join(path.parts[path.parts.index(_PACKAGES) + 1 :])
    return path.relative_to(_ROOT).as_posix() if path.is_relative_to(_ROOT) else path.name


def _logfmt(facts: Mapping[str, Fact]) -> str:
    return " ".join(f"{name}={_quoted(str(fact))}" for name, fact in facts.items())


def _quoted(text: str) -> str:
    """``text``, in quotation marks as JSON has them where a space or the like needs them."""
    bare = _BARE.fullmatch(text) and text.isprintable()
    return text if bare else json.dumps(text, ensure_ascii=not text.isprintable())


def _json(facts: Mapping[str, Any]) -> str:
    return json.dumps(facts)
