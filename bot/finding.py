"""Finding the match that somebody means, by channel and whose turn it is.

Several matches can run in one channel and a person can be in several, so a command finds its match
where only one can be meant and otherwise refuses with what would help.
"""

from collections.abc import Iterable

from bot.matches import Matches
from bot.refusals import Refusal
from bot.standpoints import Standpoint
from bot.store import OfferKind
from engines import GAMES

_NAMED = 10
"""How many channels or people a refusal names."""


class Finder:
    """Finds matches for a person in a channel of a server."""

    def __init__(self, matches: Matches, guild: int, channel: int, person: int) -> None:
        self._matches = matches
        self._guild = guild
        self._channel = channel
        self._person = person

    async def to_move(self, number: int | None) -> Standpoint:
        """The match in which the person moves now; match ``number`` where that is given.

        Raises:
            Refusal: there is none, or more than one.
        """
        if number is not None:
            return await self._own(number)
        mine, here = await self._mine()
        waiting = [each for each in here if each.awaits(self._person)]
        if len(waiting) == 1:
            return waiting[0]
        if waiting:
            raise Refusal("which-match", count=len(waiting))
        if here:
            raise Refusal("nobody-waits", player=_opponents(here, self._person))
        if elsewhere := [each for each in mine if each.awaits(self._person)]:
            raise Refusal("elsewhere", channels=_channels(elsewhere))
        raise Refusal("no-match-here")

    async def to_resign(self, number: int | None) -> Standpoint:
        """The match under way that the person may give up; that is never guessed.

        Raises:
            Refusal: there is none, or more than one.
        """
        if number is not None:
            return await self._own(number)
        mine, here = await self._mine()
        if len(here) == 1:
            return here[0]
        if here:
            raise Refusal("which-match", count=len(here))
        raise Refusal("elsewhere", channels=_channels(mine)) if mine else Refusal("no-match-here")

    async def to_look(self, number: int | None) -> Standpoint:
        """The person's match whose private side they want to see, ended ones only by number.

        Raises:
            Refusal: there is none, or more than one.
        """
        if number is not None:
            return await self._any(number)
        return await self._only([each for each in (await self._mine())[1] if _secret(each)])

    async def to_offer(self, kind: OfferKind, number: int | None) -> Standpoint:
        """The person's match under way in which they can offer this; that is never guessed.

        Raises:
            Refusal: there is none, or more than one.
        """
        if kind == "draw" and number is None:
            _, here = await self._mine()
            return await self._only([each for each in here if GAMES[each.match.game].draws] or here)
        return await self.to_resign(number)

    async def _only(self, found: list[Standpoint]) -> Standpoint:
        if len(found) == 1:
            return found[0]
        raise Refusal("which-match", count=len(found)) if found else Refusal("no-match-here")

    async def to_show(self, number: int | None) -> Standpoint:
        """The match of this channel that anybody here wants to see; any one by its number.

        Raises:
            Refusal: there is none, or more than one.
        """
        if number is not None:
            return await self._any(number)
        here = await self._matches.running(self._guild, channel=self._channel)
        mine = [each for each in here if each.match.seat_of(self._person) is not None]
        waiting = [each for each in mine if each.awaits(self._person)]
        for group in (waiting, mine, here):
            if len(group) == 1:
                return group[0]
        if here:
            raise Refusal("which-match", count=len(mine or here))
        last = await self._matches.last_ended(self._guild, self._channel)
        if last is None:
            raise Refusal("no-match-here")
        return last

    async def own(self) -> list[Standpoint]:
        """The person's matches under way: this channel's first, and those that wait for them."""
        mine, _ = await self._mine()
        return sorted(
            mine,
            key=lambda each: (each.match.channel != self._channel, not each.awaits(self._person)),
        )

    async def everywhere(self) -> list[Standpoint]:
        """The matches under way in this server, this channel's first."""
        running = await self._matches.running(self._guild)
        return sorted(running, key=lambda each: each.match.channel != self._channel)

    async def _mine(self) -> tuple[list[Standpoint], list[Standpoint]]:
        """The person's matches under way: all of this server, and those of this channel."""
        mine = await self._matches.running(self._guild, person=self._person)
        return mine, [each for each in mine if each.match.channel == self._channel]

    async def _own(self, number: int) -> Standpoint:
        await self._any(number)
        standpoint, _ = await self._matches.facing(number, self._person)
        return standpoint

    async def _any(self, number: int) -> Standpoint:
        standpoint = await self._matches.standpoint(number)
        if standpoint.match.guild != self._guild:
            raise Refusal("no-such-match", match=number)
        return standpoint


def _secret(standpoint: Standpoint) -> bool:
    return GAMES[standpoint.match.game].secret


def _opponents(standpoints: list[Standpoint], person: int) -> str:
    return _some(f"<@{each.match.opponent_of(person)}>" for each in standpoints)


def _channels(standpoints: list[Standpoint]) -> str:
    return _some(f"<#{each.match.channel}>" for each in standpoints)


def _some(names: Iterable[str]) -> str:
    """The different ones among ``names``, not too many of them."""
    different = list(dict.fromkeys(names))
    return ", ".join(different[:_NAMED] + ["…"] * (len(different) > _NAMED))
