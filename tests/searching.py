"""Whether tests search at length for what nobody has thought of."""

from hypothesis import settings


def searching() -> bool:
    """Whether ``--hypothesis-profile=search`` was asked for."""
    return settings.get_current_profile_name() == "search"
