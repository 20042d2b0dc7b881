"""The names that people go by, for the places where Discord shows no mentions."""

from collections import OrderedDict
from collections.abc import Iterable

from bot import remembering
from bot.store.database import Database

_REMEMBERED = 10_000
"""How many names are known to be written down, so that they are not written at each act."""


class People:
    """Queries about names."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._seen: OrderedDict[tuple[int, int], str] = OrderedDict()

    async def saw(self, guild: int, person: int, name: str) -> None:
        """Remember the name that a person goes by now, in a server or `EVERYWHERE`."""
        name = name.encode(errors="replace").decode()  # SQLite takes no half of a character
        if self._seen.get((guild, person)) == name:
            return
        async with self._database.transaction() as writer:
            await writer.execute(
                "INSERT INTO people (guild, person, name) VALUES (?, ?, ?)"
                " ON CONFLICT DO UPDATE SET name = excluded.name",
                (guild, person, name),
            )
        remembering.remember(self._seen, (guild, person), name, _REMEMBERED)

    def forget(self, person: int) -> None:
        """Forget which names of a person are written down, for they are no more."""
        remembering.forget(self._seen, lambda key: key[1] == person)

    def forget_server(self, guild: int) -> None:
        """Forget the same of a server."""
        remembering.forget(self._seen, lambda key: key[0] == guild)

    async def names(self, guild: int, people: Iterable[int]) -> dict[int, str]:
        """The names of those of ``people`` who were seen in a server."""
        wanted = list(people)
        marks = ", ".join("?" * len(wanted))
        rows = await self._database.all(
            f"SELECT person, name FROM people WHERE guild = ? AND person IN ({marks})",  # noqa: S608
            (guild, *wanted),
        )
        return {row["person"]: row["name"] for row in rows}
