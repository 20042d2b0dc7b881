"""What a bot holds in memory."""

import gc
from collections.abc import Mapping, Sized
from dataclasses import dataclass

from bot.app import Fireside

_OURS = ("bot.", "engines.")


@dataclass(frozen=True)
class Held:
    """How much a bot holds: entries of each of its collections, and objects of our classes."""

    kept: Mapping[str, int]
    objects: int


def held(bot: Fireside) -> Held:
    """What ``bot`` holds, after what is not needed has been let go."""
    gc.collect()
    objects = sum(str(type(each).__module__).startswith(_OURS) for each in gc.get_objects())
    return Held(sizes(bot), objects)


def sizes(bot: Fireside) -> dict[str, int]:
    """How long each collection is that the parts of ``bot`` keep, by its name."""
    found: dict[str, int] = {}
    seen: set[int] = set()

    def look(thing: object, name: str) -> None:
        if id(thing) in seen:
            return
        seen.add(id(thing))
        for key, value in vars(thing).items():
            where = f"{name}.{key}"
            if str(type(value).__module__).startswith(_OURS) and hasattr(value, "__dict__"):
                look(value, where)
            elif isinstance(value, Sized) and not isinstance(value, str) and len(value):
                found[where] = len(value)

    look(bot, "bot")
    return found
