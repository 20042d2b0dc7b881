"""What of each table is somebody's: what they get when they ask, and what goes when they leave.

Every table and column of the schema stands here; a test compares them, so a new one has to be
thought about before it can be used.
"""

from collections.abc import Mapping
from dataclasses import dataclass

_MATCHES = "match IN (SELECT match FROM seats WHERE person = :person)"
_SEATS = "(match, seat) IN (SELECT match, seat FROM seats WHERE person = :person)"
_OWN = "person = :person"


@dataclass(frozen=True, slots=True)
class Kept:
    """A table with its columns.

    ``theirs`` is the condition for the rows that tell of ``:person``, None where none do; of those,
    the ones for which ``goes`` holds are deleted when the person is forgotten. The columns in
    ``people`` then hold somebody who is called a former player. ``guild`` says that the rows are
    a server's, by a column of that name.
    """

    columns: tuple[str, ...]
    theirs: str | None = None
    goes: str | None = None
    people: tuple[str, ...] = ()
    guild: bool = False


def _kept(
    columns: str,
    theirs: str | None = None,
    *,
    goes: str | None = None,
    people: tuple[str, ...] = (),
) -> Kept:
    names = tuple(columns.split())
    return Kept(names, theirs, goes, people, guild="guild" in names)


TABLES: Mapping[str, Kept] = {
    "people": _kept("guild person name", _OWN, goes=_OWN),
    "challenges": _kept(
        "id guild channel game options first challenger opponent state message shown created"
        " expires clock place rematch rated",
        "challenger = :person OR opponent = :person",
        people=("challenger", "opponent"),
    ),
    "matches": _kept(
        "id challenge guild channel game options deal started ended winner reason scores clock due"
        " warn left salt thread rated counted",
        "id IN (SELECT match FROM seats WHERE person = :person)",
    ),
    "seats": _kept("match seat person", _MATCHES, people=("person",)),
    "moves": _kept("match ply seat move played salt", _MATCHES),
    "boards": _kept("message match channel ply ended controls since fleeting due retell", _MATCHES),
    "facts": _kept("name value"),
    "sending": _kept("match since", _MATCHES),
    "letters": _kept(
        "match seat channel message ply ended digest refused told", _SEATS, goes=_SEATS
    ),
    "offers": _kept("id match kind seat ply state message shown made", _MATCHES),
    "drafts": _kept("match person ply held", _OWN, goes=_OWN),
    "warnings": _kept("match ply made message", _MATCHES, goes=_MATCHES),
    "absences": _kept("id person since until", _OWN, goes=_OWN),
    "moderations": _kept(
        "id match moderator act note made",
        f"moderator = :person OR {_MATCHES}",
        people=("moderator",),
    ),
    "settings": _kept("guild name value"),
    "ratings": _kept(
        "guild game person rating deviation volatility provisional won drawn lost",
        _OWN,
        goes=_OWN,
    ),
    "rating_history": _kept(
        "guild game person counted match ended rating deviation volatility", _OWN, goes=_OWN
    ),
    "blocks": _kept("person blocked since", _OWN, goes="person = :person OR blocked = :person"),
    "erasures": _kept("message channel guild"),
    "preferences": _kept("person name value", _OWN, goes=_OWN),
}
"""Every table of the schema, those that refer to seats before these are changed."""
