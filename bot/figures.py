"""Counting what happens in this process, for whoever watches it; see `bot.prometheus`.

Nothing is counted until `switch_on`. What is counted has labels of our own, never a person, a
server or a match.
"""

from collections import Counter

_counted: Counter[tuple[str, ...]] | None = None


def switch_on() -> None:
    """Count from now on, from nothing."""
    global _counted  # noqa: PLW0603 - a process has one count
    _counted = Counter()


def switch_off() -> None:
    """Count no more, and forget."""
    global _counted  # noqa: PLW0603 - as above
    _counted = None


def changed(change: str) -> None:
    """Count a change that was saved, such as a move."""
    _count("changes", change)


def answered(kind: str, outcome: str) -> None:
    """Count an interaction that was done, refused or failed."""
    _count("answers", kind, outcome)


def failed(what: str) -> None:
    """Count a delivery that did not get through."""
    _count("deliveries_failed", what)


def counted(figure: str) -> dict[tuple[str, ...], int]:
    """What was counted of "changes", "answers" or "deliveries_failed", by labels."""
    found = sorted((_counted or {}).items())
    return {key[1:]: count for key, count in found if key[0] == figure}


def _count(*key: str) -> None:
    if _counted is not None:
        _counted[key] += 1
