"""Times as the database keeps them: whole milliseconds since 1970, UTC."""

from datetime import UTC, datetime, timedelta

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


def to_ms(time: datetime) -> int:
    """Milliseconds since 1970 of an aware ``time``."""
    return (time - _EPOCH) // timedelta(milliseconds=1)


def from_ms(milliseconds: int) -> datetime:
    """The time that was stored, aware and in UTC."""
    return _EPOCH + timedelta(milliseconds=milliseconds)


def day_of(time: datetime) -> datetime:
    """When the day of an aware ``time`` began, by UTC."""
    return time.astimezone(UTC).replace(hour=0, minute=0, second=0, microsecond=0)
