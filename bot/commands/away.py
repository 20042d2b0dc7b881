"""/away: let one's correspondence clocks stand still for some days."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.absences import BACK, DAY, meant
from bot.answers import Answer, answering, sentence
from bot.commands.completing import Choices, quietly
from bot.commands.wording import say
from bot.post import CHOICE_NAME, Post, clip
from bot.refusals import Refusal
from bot.telling_time import moment

if TYPE_CHECKING:
    from bot.app import Fireside

_OFFERED = (1, 3, 7, 14, 30)
"""Days that are offered, as far as there are so many left."""


async def _choices(interaction: "discord.Interaction[Fireside]", typed: str) -> Choices:
    """So many days, or to be back; what is typed is checked as it is typed."""
    bot, person, now = interaction.client, interaction.user.id, discord.utils.utcnow()
    wanted = typed.casefold().strip()
    say = (await bot.voices.of_interaction(interaction)).say
    left, away = await bot.absences.left(person), await bot.absences.until(person)
    choices = {BACK: say("away-choice-back")} if away else {}
    for count in _OFFERED:
        if count <= left:
            date = (now + count * DAY).date().isoformat()
            choices[str(count)] = say("away-choice", days=count, date=date)
    found = {value: name for value, name in choices.items() if wanted in name.casefold()}
    if not found and wanted:
        try:
            until = meant(typed, now)
            await bot.absences.check(person, until)
            found = {typed: say("away-choice-date", date=until.date().isoformat())}
        except Refusal as refusal:
            found = {typed: sentence(refusal, say)}
    return [
        app_commands.Choice(name=clip(name, CHOICE_NAME), value=clip(value, CHOICE_NAME))
        for value, name in found.items()
    ]


@app_commands.command(name="away", description=say("command-away"))
@app_commands.describe(until=say("option-away"))
@app_commands.autocomplete(until=quietly(_choices))
async def away(
    interaction: "discord.Interaction[Fireside]",
    until: app_commands.Range[str, 1, 40] | None = None,
) -> None:
    """Be away for some days, be back, or hear how it stands."""
    bot, person = interaction.client, interaction.user.id

    async def act(answer: Answer) -> None:
        await bot.saw(interaction)
        if until is None:
            await answer.tell(await _state(bot, answer))
            return
        if until.strip().casefold() == BACK:
            await bot.absences.back(person)
        else:
            await bot.absences.go(person, meant(until, discord.utils.utcnow()))
        await answer.tell(await _state(bot, answer))
        await bot.timekeeper.absence_changed(person)

    await answering(interaction, act)


async def _state(bot: "Fireside", answer: Answer) -> Post:
    """Whether a person is away and until when, and how many days they have left."""
    person = answer.interaction.user.id
    away, left = await bot.absences.until(person), await bot.absences.left(person)
    if away is None:
        return Post(answer.say("away-not", left=left))
    return Post(answer.say("away-until", until=moment(away, "f"), rest=moment(away), left=left))
