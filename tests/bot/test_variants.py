"""Variants of a game: offered, checked, shown with the challenge, and played."""

import io

import pytest
from PIL import Image

from bot.games import TABLES
from bot.variants import called, chosen, named, title
from bot.words import Words, languages
from engines import GAMES
from engines.battleoflits_layouts import PATTERNS
from tests.bot.hearing import heard, labels, refused, told
from tests.bot.lits import LITS
from tests.bot.test_battleoflits_matches import OWN
from tests.bot.world import GAME, World

SAY = Words()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", GAMES)
def test_every_variant_has_a_name_and_is_chosen_by_what_is_offered(key: str, language: str) -> None:
    say = Words(language)
    values = [(option.key, value) for option in GAMES[key].options for value in option.values]
    offers = named(key, say)
    assert len(offers) == len(values)
    assert len(set(offers.values())) == len(offers)
    for (kind, value), (text, name) in zip(values, offers.items(), strict=True):
        for typed in (text, text.upper(), name, f"{kind}={value}", f" {kind} = {name} "):
            assert chosen(key, typed, say) == {kind: value}
        options = GAMES[key].chosen({kind: value})
        assert title(key, options, say).startswith(say(f"game-{key}"))
        usual = options == GAMES[key].chosen({})
        assert (title(key, options, say) == say(f"game-{key}")) == usual
    for option in GAMES[key].options:
        if option.own:
            assert called(key, option.key, "?", say)


async def offered(den: World, typed: str, game: str | None = LITS) -> dict[str, str]:
    filled = {} if game is None else {"game": game}
    found = await den.ada.autocomplete(den.channel, "challenge", "variant", typed, **filled)
    assert all(1 <= len(each["name"]) <= 100 for each in found)
    return {each["value"]: each["name"] for each in found}


async def test_the_variants_of_the_chosen_game_are_offered(den: World) -> None:
    assert list(await offered(den, "")) == ["random", "free", *PATTERNS]
    assert list(await offered(den, "RING")) == ["rings"]
    assert list(await offered(den, "lot")) == ["random", "free"]
    assert await offered(den, "", game=None) == {}
    assert await offered(den, "", game="chess") == {}
    assert await offered(den, "", game=GAME) == {}


async def test_what_is_typed_of_ones_own_is_checked_meanwhile(den: World) -> None:
    whole = "".join(OWN)
    assert await offered(den, whole) == {whole: "a layout of the players\u2019 own"}
    (said,) = (await offered(den, "XO" * 40)).values()
    assert said.startswith("A layout has ten rows, and I read 8.")
    assert await offered(den, " ".join(OWN)) == {}  # longer than a choice can be


async def test_a_pattern_is_named_and_shown_before_the_match(den: World) -> None:
    await den.ada.slash(den.channel, "challenge", game=LITS, opponent=den.ben, variant="rings")
    assert "challenges you to **Battle of LITS, layout “Rings”**." in den.last.content
    (picture,) = den.last.attachments
    assert picture.description
    assert picture.description.startswith("A layout with 30 X and 30 O.")
    assert Image.open(io.BytesIO(await picture.read())).size == (500, 551)
    await den.ben.click(den.last, label="Accept")
    challenge, board = den.posts()
    assert "took up" in challenge.content
    assert challenge.attachments  # still to be seen
    assert board.content.startswith("**Battle of LITS, layout “Rings”**, rated: ")
    assert (await den.bot.matches.get(1)).deal == {"symbols": list(PATTERNS["rings"])}


@pytest.mark.parametrize("variant", [None, "random", "free"])
async def test_what_is_drawn_by_lot_shows_nothing_beforehand(
    den: World, variant: str | None
) -> None:
    options = {} if variant is None else {"variant": variant}
    await den.ada.slash(den.channel, "challenge", game=LITS, **options)
    assert not den.last.attachments
    assert ("by lot" in den.last.content) == (variant == "free")


@pytest.mark.parametrize("spelled", ["\n".join(OWN), " ".join(OWN), "/".join(OWN), "".join(OWN)])
async def test_players_own_layout_is_shown_and_played(den: World, spelled: str) -> None:
    await den.ada.slash(den.channel, "challenge", game=LITS, opponent=den.ben, variant=spelled)
    assert "a layout of the players\u2019 own" in den.last.content
    assert den.last.attachments
    await den.ben.click(den.last, label="Accept")
    assert (await den.bot.matches.get(1)).deal == {"symbols": OWN}


@pytest.mark.parametrize(
    ("variant", "said"),
    [
        ("Ringz", "A layout has ten rows, and I read one."),
        (" ".join(OWN[:9]), "A layout has ten rows, and I read 9."),
        (" ".join([*OWN[:9], "XO"]), "Row 1 of the layout has 2 signs; each row has ten."),
        (" ".join([*OWN[:9], "X"]), "Row 1 of the layout has one sign; each row has ten."),
        (" ".join([*OWN[:9], "XOXOXOXOXQ"]), "In row 1 of the layout, sign 10 is “Q”."),
        ("X" * 100, "The layout has no O."),
        ("speed=fast", "There is no variant “speed=fast”. There are: random, free, stripes,"),
    ],
)
async def test_what_cannot_be_is_refused_with_the_reason(
    den: World, variant: str, said: str
) -> None:
    challenge = den.ada.slash(den.channel, "challenge", game=LITS, variant=variant)
    assert (await refused(den, challenge)).startswith(said)


async def test_a_game_without_variants_says_so(den: World) -> None:
    challenge = den.ada.slash(den.channel, "challenge", game=GAME, variant="rings")
    said = await refused(den, challenge)
    assert said == "Tic Tac Trek has no variants. Leave the option out."


async def test_one_challenge_at_a_time_whatever_its_variant(den: World) -> None:
    await den.ada.slash(den.channel, "challenge", game=LITS, opponent=den.ben, variant="rings")
    again = den.ada.slash(den.channel, "challenge", game=LITS, opponent=den.ben, variant="rain")
    result = await again
    assert told(result).startswith("Your challenge in another variant is still open: ")
    assert labels(heard(result)) == ["Cancel"]
    await den.ada.click(heard(result), label="Cancel")
    await den.ada.slash(den.channel, "challenge", game=LITS, opponent=den.ben, variant="rain")
    assert "layout “Rain”" in den.last.content


@pytest.mark.parametrize("key", GAMES)
def test_whatever_may_be_chosen_can_be_shown(key: str) -> None:
    for text in named(key, SAY):
        options = GAMES[key].chosen(chosen(key, text, SAY))
        draw = TABLES[key].preview(options)
        assert draw is None or draw("default", SAY).alt
