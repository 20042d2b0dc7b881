"""What is told privately to who has just moved, and settled together with the turn.

Such a message is the answer to an interaction, so it can be changed for a quarter of an hour only
and not after a restart; nothing depends on it.
"""

from typing import TYPE_CHECKING

from bot.answers import Answer
from bot.games import TABLES
from bot.post import Post
from bot.standpoints import Standpoint

if TYPE_CHECKING:
    from bot.app import Fireside

_MATCHES, _OF_ONE = 1_000, 5
"""In how many matches private messages are remembered, to be changed later, and how many of one."""


class Asides:
    """Tells and remembers private messages about turns under way."""

    def __init__(self, bot: "Fireside") -> None:
        self._bot = bot
        self._told: dict[int, list[Answer]] = {}
        """By match, the private messages about the turn under way, while they can be changed."""

    async def tell(self, standpoint: Standpoint, answer: Answer) -> bool:
        """Tell somebody who has just moved what is for them alone; True when there was any."""
        match = standpoint.match
        seat = match.seat_of(answer.interaction.user.id)
        assert seat is not None
        before = self._told.pop(match.id, [])
        private = TABLES[match.game].aside(
            standpoint, seat, self._bot.matches.under_way(standpoint), answer.say
        )
        if private is None or answer.interaction.guild_id is None:
            return False  # what a letter shows needs no more words
        post = await self._bot.drawn(match.id, private, answer.voice)
        shown = answer.in_private or bool(private.items)
        if shown:
            await answer.replace(post)
        if not standpoint.midway:
            for each in before:
                if not each.stands_with(answer):
                    await each.settle(post)  # what it told was for its turn only
        elif answer.in_private or answer.to_command:
            self.remember(match.id, answer)
        return shown

    def remember(self, match: int, answer: Answer) -> None:
        """Keep in mind where somebody reads of the turn under way, to settle it with the turn."""
        asides = self._told.setdefault(match, [])
        asides.append(answer)
        del asides[:-_OF_ONE]
        if len(self._told) > _MATCHES:
            del self._told[next(iter(self._told))]

    def forget_person(self, person: int) -> None:
        """Forget where private messages are that a person reads."""
        for match, told in list(self._told.items()):
            if any(each.interaction.user.id == person for each in told):
                del self._told[match]

    async def forget(self, match: int) -> None:
        """Let private messages about a turn that was taken back say so, as far as they can."""
        if match in self._told and not (await self._bot.matches.standpoint(match)).midway:
            for aside in self._told.pop(match):
                await aside.settle(Post(aside.say("turn-taken-back")))
