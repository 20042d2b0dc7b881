"""Who is still in a server.

Discord announces who leaves only to bots with a privileged intent, which this one does without. So
it asks, but not about people whom it saw a short while ago.
"""

from collections import OrderedDict
from datetime import datetime, timedelta

import discord

from bot import remembering
from bot.answers import FAILURES
from bot.logs import Log

_log = Log(__name__)

DAY = timedelta(days=1)
"""How long somebody counts as there when nobody asks for them."""
HOUR = timedelta(hours=1)
MINUTE = timedelta(minutes=1)
"""How long, when their opponent does."""
_UNKNOWN = (10_007, 10_013)
"""Discord's codes for: this is no member of the server, and nobody at all."""
_REMEMBERED = 10_000


class Members:
    """Finds out whether people are still in a server, as far as that can be told."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._seen: OrderedDict[tuple[int, int], datetime] = OrderedDict()

    def saw(self, guild: int, person: int, when: datetime | None = None) -> None:
        """Remember that a person was in a server, now or at an earlier time."""
        when = when or discord.utils.utcnow()
        key = guild, person
        latest = max(when, self._seen.get(key, when))
        remembering.remember(self._seen, key, latest, _REMEMBERED)

    def forget(self, person: int) -> None:
        """Forget where a person was seen."""
        remembering.forget(self._seen, lambda key: key[1] == person)

    def forget_server(self, guild: int) -> None:
        """Forget who was seen in a server."""
        remembering.forget(self._seen, lambda key: key[0] == guild)

    async def left(self, guild: int, person: int, within: timedelta) -> bool:
        """Whether a person is not in a server any more; not asked if they were seen ``within``.

        False where Discord does not say for certain.
        """
        seen = self._seen.get((guild, person))
        if seen is not None and discord.utils.utcnow() - seen < within:
            return False
        found = self._client.get_guild(guild)
        if found is None or found.unavailable:
            return False
        try:
            await found.fetch_member(person)
        except discord.NotFound as error:
            return error.code in _UNKNOWN
        except FAILURES as error:
            _log.warning("member-not-looked-up", error, server=guild)
            return False
        self.saw(guild, person)
        return False
