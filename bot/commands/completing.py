"""Autocompletion: fast, never more than Discord takes, and silent when something is wrong."""

import functools
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

import discord
from discord import app_commands

from bot import figures
from bot.answers import sentence
from bot.finding import Finder
from bot.games import TABLES
from bot.logs import Log
from bot.moderating import moderates
from bot.post import CHOICE_NAME, CHOICES, clip, name_of
from bot.refusals import Refusal
from bot.seeing import allowed
from bot.standpoints import Standpoint
from bot.store import Past
from bot.variants import called, chosen, named
from engines import GAMES
from engines.game import Illegal
from render import Say

if TYPE_CHECKING:
    from bot.app import Fireside

    Interaction: TypeAlias = discord.Interaction[Fireside]

_log = Log(__name__)

Choices: TypeAlias = list[app_commands.Choice[Any]]

_ENDED = 100
"""How many matches that ended are looked through at most."""
_NAME = 32
_NAME_OF_TWO = 16
"""Characters of a name where one, or three times one of two, stands in a line."""


def finder(interaction: "Interaction") -> Finder:
    """A finder for the person and the place of an interaction."""
    assert interaction.guild_id is not None
    assert interaction.channel_id is not None
    return Finder(
        interaction.client.matches,
        interaction.guild_id,
        interaction.channel_id,
        interaction.user.id,
    )


def quietly(
    offer: Callable[["Interaction", str], Awaitable[Choices]],
) -> Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, Choices]]:
    """Offer nothing, and log it, where ``offer`` fails: completion must never get in the way."""

    @functools.wraps(offer)
    async def safe(interaction: discord.Interaction[Any], typed: str) -> Choices:
        try:
            choices = (await offer(interaction, typed))[:CHOICES]
        except Exception as error:  # noqa: BLE001 - the boundary of autocompletion
            _log.fault("completion-failed", error)
            figures.answered("completion", "failed")
            return []
        figures.answered("completion", "done")
        return choices

    return safe


@quietly
async def moves(interaction: "Interaction", typed: str) -> Choices:
    """The legal moves that fit what is typed so far, best first, each with what it would do."""
    bot = interaction.client
    person = interaction.user.id
    say = (await bot.voices.of_interaction(interaction)).say
    try:
        standpoint = await finder(interaction).to_move(_match_given(interaction))
    except Refusal as refusal:
        if refusal.code != "which-match":
            return []
        hint = clip(sentence(refusal, say), CHOICE_NAME)
        return [app_commands.Choice(name=hint, value=clip(typed.strip(), CHOICE_NAME) or "?")]
    match, position = standpoint.match, standpoint.position
    seat = match.seat_of(person)
    assert seat is not None
    if seat not in standpoint.to_act:
        return []
    choices = TABLES[match.game].choices(position.matching(seat, typed), position.view(seat), say)
    return [
        app_commands.Choice(name=clip(choice.line, CHOICE_NAME), value=choice.value)
        for choice in choices[:CHOICES]
    ]


@quietly
async def variants(interaction: "Interaction", typed: str) -> Choices:
    """The variants of the chosen game; what players type of their own is checked as they type."""
    say = (await interaction.client.voices.of_interaction(interaction)).say
    game = getattr(interaction.namespace, "game", None)
    if not isinstance(game, str) or game not in GAMES:
        return []
    wanted, known = typed.casefold().strip(), named(game, say)
    found = {value: name for value, name in known.items() if wanted in f"{value} {name}".casefold()}
    if not found and wanted and len(typed) <= CHOICE_NAME:
        try:
            (choice,) = chosen(game, typed, say).items()
            found = {typed: called(game, *choice, say)}
        except (Refusal, Illegal) as refusal:
            found = {typed: sentence(refusal, say)}
    return [
        app_commands.Choice(name=clip(name, CHOICE_NAME), value=value)
        for value, name in found.items()
    ]


@quietly
async def own_matches(interaction: "Interaction", typed: str) -> Choices:
    """The person's matches under way: "vs Ben · your turn · turn 7"."""
    return await _offer(interaction, typed, await finder(interaction).own())


@quietly
async def matches_here(interaction: "Interaction", typed: str) -> Choices:
    """The matches under way, whoever plays them: this channel's first, then others to be seen."""
    return await _offer(interaction, typed, await _visible(interaction))


@quietly
async def moderated_matches(interaction: "Interaction", typed: str) -> Choices:
    """The matches under way that somebody may want to end, as far as they see them."""
    assert interaction.channel_id is not None
    if not await moderates(interaction.client, interaction, interaction.channel_id):
        return []
    return await _offer(interaction, typed, await _visible(interaction))


async def _visible(interaction: "Interaction") -> list[Standpoint]:
    """The matches under way in channels that the person sees; nobody is asked about any."""
    guild, here, sight = interaction.guild, interaction.channel_id, interaction.client.sight
    if guild is None:
        return []
    return [
        each
        for each in await finder(interaction).everywhere()
        if each.match.channel == here
        or allowed(interaction, sight.known(guild, each.match.channel)).view_channel
    ]


@quietly
async def ended_matches(interaction: "Interaction", typed: str) -> Choices:
    """The matches that ended, of the person and of this channel, the latest first."""
    bot = interaction.client
    assert interaction.guild_id is not None
    assert interaction.channel_id is not None
    found = await bot.store.matches.ended(
        interaction.guild_id, interaction.channel_id, interaction.user.id, _ENDED
    )
    people = {person for match in found for person in match.players}
    names = await bot.store.people.names(interaction.guild_id, people)
    say = (await bot.voices.of_interaction(interaction)).say
    return _fitting([(_ended(match, names, say), match.id) for match in found], typed)


def _ended(match: Past, names: dict[int, str], say: Say) -> str:
    """A match that is over in a line of plain text: "Tic Tac Trek · Ada vs Ben · 30 Nov"."""
    first, second = (name_of(player, names, _NAME_OF_TWO, say) for player in match.players)
    return " · ".join(
        (
            say(f"game-{match.game}"),
            say("match-between", first=first, second=second),
            say("day", day=match.ended.day, month=match.ended.month),
            say("match-number", match=match.id),
        )
    )


async def _offer(
    interaction: "Interaction", typed: str, standpoints: Sequence[Standpoint]
) -> Choices:
    assert interaction.guild_id is not None
    people = {person for each in standpoints for person in each.match.players}
    names = await interaction.client.store.people.names(interaction.guild_id, people)
    say = (await interaction.client.voices.of_interaction(interaction)).say
    lines = [
        (describe(each, interaction.user.id, names, say), each.match.id) for each in standpoints
    ]
    return _fitting(lines, typed)


def _fitting(lines: Sequence[tuple[str, int]], typed: str) -> Choices:
    """Matches, each a line and a number, among which what is typed chooses."""
    wanted = typed.casefold().strip()
    fitting = [(line, number) for line, number in lines if wanted in line.casefold()]
    fitting.sort(key=lambda each: str(each[1]) != wanted)
    return [
        app_commands.Choice(name=clip(line, CHOICE_NAME), value=number) for line, number in fitting
    ]


def describe(standpoint: Standpoint, person: int, names: dict[int, str], say: Say) -> str:
    """A match in a line of plain text, as ``person`` sees it; what tells it apart always fits."""
    match = standpoint.match
    plays = match.seat_of(person) is not None

    def name(player: int) -> str:
        return name_of(player, names, _NAME if plays else _NAME_OF_TWO, say)

    if plays:
        who = say("match-versus", opponent=name(match.opponent_of(person)))
        turn = say("turn-yours" if standpoint.awaits(person) else "turn-theirs")
    else:
        who = say("match-between", first=name(match.players[0]), second=name(match.players[1]))
        turn = say("turn-of", player=name(match.players[standpoint.to_act[0]]))
    progress = TABLES[match.game].progress(standpoint.position.view(None), say)
    number = say("match-number", match=match.id)
    return " · ".join((who, turn, progress, number, say(f"game-{match.game}")))


def _match_given(interaction: "Interaction") -> int | None:
    number = getattr(interaction.namespace, "match", None)
    return int(number) if isinstance(number, int) and number > 0 else None
