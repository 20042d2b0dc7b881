"""The variants of a game: what players type to choose one, and what it is called.

A game lists its options with their values; nothing in here knows which game has which.
"""

from collections.abc import Mapping

from bot.refusals import Refusal
from engines import GAMES
from engines.game import IllegalOption
from render import Say


def named(game: str, say: Say) -> dict[str, str]:
    """Every variant of a game that has a name: what chooses it, and what it is called.

    A value alone chooses where only one option has it, "option=value" everywhere.
    """
    values = [value for option in GAMES[game].options for value in option.values]
    return {
        value if values.count(value) == 1 else f"{option.key}={value}": called(
            game, option.key, value, say
        )
        for option in GAMES[game].options
        for value in option.values
    }


def chosen(game: str, text: str, say: Say) -> dict[str, str]:
    """The options that ``text`` chooses: "option=value", or a value that only one can take.

    Raises:
        Refusal: no option of the game has that.
        IllegalOption: the players' own value is none; the code says why.
    """
    if game not in GAMES:
        raise Refusal("unknown-game", game=game)
    options = GAMES[game].options
    if not options:
        raise Refusal("no-variants", game=say(f"game-{game}"))
    key, equals, value = text.partition("=")
    key, value = (key.strip().casefold(), value.strip()) if equals else ("", text.strip())
    able = [option for option in options if key in ("", option.key)]
    for option in able:
        for known in option.values:
            names = {known.casefold(), called(game, option.key, known, say).casefold()}
            if value.casefold() in names:
                return {option.key: known}
    free = [option.key for option in able if option.own]
    if len(free) != 1:
        raise Refusal("unknown-variant", text=text, variants=", ".join(named(game, say)))
    try:
        return {free[0]: GAMES[game].chosen({free[0]: value})[free[0]]}
    except ValueError as error:
        if isinstance(error.__cause__, IllegalOption):
            raise error.__cause__ from None
        raise


def called(game: str, key: str, value: str, say: Say) -> str:
    """What a variant is called; the players' own values share one name."""
    option = next(option for option in GAMES[game].options if option.key == key)
    return say(f"variant-{game}-{key}-{value if value in option.values else 'own'}")


def title(game: str, options: Mapping[str, str], say: Say) -> str:
    """The name of a game, with its variant where that is not the usual one."""
    usual = {option.key: option.default for option in GAMES[game].options}
    variants = [
        called(game, key, value, say)
        for key, value in options.items()
        if value != usual.get(key, value)
    ]
    return ", ".join([say(f"game-{game}"), *variants])
