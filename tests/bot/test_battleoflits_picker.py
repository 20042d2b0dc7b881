"""The picker: what each press does, however fast, by whomever, and after a restart."""

import time
from functools import partial
from typing import Any

import discord
import pytest

from bot.games import battleoflits_showing
from engines.battleoflits_ghost import shape_of, why_not
from engines.fields import Field
from render.battleoflits import paint_ghost
from tests.bot.hearing import labels, menus, refused, told
from tests.bot.lits import begin, button, ghost, picker, position, shown
from tests.bot.world import World

FIRST = "T D4 D5 D6 E5"


def at(text: str) -> tuple[Field, ...]:
    return tuple(map(Field.parse, text.split()))


async def test_it_says_whether_the_piece_fits_and_what_it_would_cover(den: World) -> None:
    await begin(den)
    message = await picker(den, den.ada)
    assert message.flags.ephemeral
    assert message.content.startswith("**T E4 E5 E6 F5** fits and covers ")
    assert message.attachments[0].description
    assert message.attachments[0].description.startswith("You hold T E4 E5 E6 F5. It fits.")
    before = await message.attachments[0].read()
    message = shown(await den.ada.click(message, label="▶"))
    assert ghost(message) == at("F4 F5 F6 G5")
    assert await message.attachments[0].read() != before
    assert len(den.boards()) == 2


async def test_each_step_moves_the_piece_as_it_says(den: World) -> None:
    await begin(den)
    message = await picker(den, den.ada)
    for label, where in (
        ("▶", "F4 F5 F6 G5"),
        ("▲", "F5 F6 F7 G6"),
        ("◀", "E5 E6 E7 F6"),
        ("▼", "E4 E5 E6 F5"),
        ("Turn", "E5 F4 F5 G5"),
        ("Flip", "E5 F4 F5 G5"),
        ("Turn", "E5 F4 F5 F6"),
        ("Flip", "E4 E5 E6 F5"),
        ("Next place", "E4 F3 F4 F5"),
    ):
        message = shown(await den.ada.click(message, label=label))
        assert ghost(message) == at(where), label
    for _ in range(2):
        message = shown(await den.ada.click(message, label="S × 5"))  # noqa: RUF001
        assert message.content.startswith("**S ")


async def test_it_stays_on_the_board(den: World) -> None:
    await begin(den)
    message = await picker(den, den.ada)
    for label in ["◀"] * 6 + ["▲"] * 6:
        message = shown(await den.ada.click(message, label=label))
    assert ghost(message) == at("A8 A9 A10 B9")
    message = shown(await den.ada.click(message, label="Turn"))
    assert ghost(message) == at("A9 B8 B9 C9") or ghost(message) == at("A10 B9 B10 C10")


async def test_the_menu_jumps_to_columns_rows_and_the_best_places(den: World) -> None:
    await begin(den)
    message = await picker(den, den.ada)
    (menu,) = menus(message)
    assert len(menu.options) == 25
    for value, corner in (("B", "B4"), ("10", "B8"), ("J", "I8"), ("1", "I1")):
        message = shown(
            await den.ada.select(message, [value], custom_id=menus(message)[0].custom_id)
        )
        left = min(spot.column for spot in ghost(message))
        low = min(spot.row for spot in ghost(message))
        assert Field(left, low) == Field.parse(corner)
    best = menus(message)[0].options[0]
    message = shown(
        await den.ada.select(message, [best.value], custom_id=menus(message)[0].custom_id)
    )
    assert message.content.startswith(f"**{best.label}** fits and covers")


@pytest.mark.parametrize(
    ("typed", "where"),
    [
        ("d4 d5 d6 e5", "D4 D5 D6 E5"),
        ("L, b2 b3 b4 c2", "B2 B3 B4 C2"),
        ("i", None),
        ("a1", None),
        ("s j10", None),
        ("c3 c4", None),
    ],
)
async def test_a_field_may_be_typed(den: World, typed: str, where: str | None) -> None:
    await begin(den)
    form = await den.ada.click(await picker(den, den.ada), label="Type …")
    message = shown(await den.ada.submit_modal(form, {"text": typed}))
    if where:
        assert ghost(message) == at(where)
    else:
        fields = [word for word in typed.upper().split() if len(word) > 1]
        assert set(map(Field.parse, fields)) <= set(ghost(message))
        assert why_not((await position(den)).view(0), message.content[2], ghost(message)) is None


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("hello", "I cannot read “hello” as a piece."),
        ("K11", "K11 is off the board."),
        ("A1 J10", "No T fits over A1 J10 now."),
    ],
)
async def test_what_cannot_be_typed_is_said_and_the_piece_stays(
    den: World, typed: str, said: str
) -> None:
    await begin(den)
    message = await picker(den, den.ada)
    before = ghost(message)
    message = shown(
        await den.ada.submit_modal(await den.ada.click(message, label="Type …"), {"text": typed})
    )
    assert message.content.splitlines()[1].startswith(said)
    assert ghost(message) == before


async def test_where_it_does_not_fit_the_reason_is_said_and_nothing_can_be_placed(
    den: World,
) -> None:
    await begin(den, plies=[FIRST])
    message = await picker(den, den.ben)
    for typed, reason in (
        ("T F7 F8 F9 G8", "It touches no other piece."),
        ("T E7 D7 C7 D8", "On D7 it touches another T at D6."),
        ("S E5 E6 F6 F7", "E5 is covered already, by a T."),
        ("S E6 E7 F5 F6", "It would cover the last of the 2 × 2 block from D5 to E6;"),  # noqa: RUF001
        ("I F5 G5 H5 I5", None),
    ):
        form = await den.ben.click(message, label="Type …")
        message = shown(await den.ben.submit_modal(form, {"text": typed}))
        if reason:
            assert f"does not fit. {reason}" in message.content
            assert message.attachments[0].description
            assert "It does not fit" in message.attachments[0].description
        (placing,) = (
            each
            for row in message.components
            if isinstance(row, discord.ActionRow)
            for each in row.children
            if isinstance(each, discord.Button) and (each.label or "").startswith("Place")
        )
        assert placing.disabled == bool(reason)
        if reason:
            result = await den.press(den.ben, message, placing.custom_id or "")
            assert result.followups[0].content.startswith(reason)
            assert len((await position(den)).pieces) == 1


async def test_only_shapes_that_fit_are_offered(den: World) -> None:
    await begin(den, plies=[FIRST])
    view = (await position(den)).view(1)
    fitting = [shape for shape, count in zip("LITS", view.fitting, strict=True) if count]
    assert len(fitting) == 3
    offered = [each[0] for each in labels(await picker(den, den.ben)) if "×" in each]  # noqa: RUF001
    assert offered == fitting


async def test_ten_quick_presses_end_in_the_right_place(den: World) -> None:
    await begin(den)
    message = await picker(den, den.ada)
    start = ghost(message)
    presses = ["right"] * 2 + ["up"] * 3 + ["left"] + ["turn"] * 2 + ["down", "right"]
    seen = [button(message, press) for press in presses]
    results = await den.at_once(
        *[partial(den.press, den.ada, message, custom_id) for custom_id in seen]
    )
    assert start == at("E4 E5 E6 F5")
    assert ghost(shown(results[-1])) == at("G7 H6 H7 H8")
    assert not any(result.followups for result in results)


async def test_what_nobody_would_see_is_not_drawn(
    den: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(den)
    message = await picker(den, den.ada)
    drawn = []

    def slowly(*given: Any) -> Any:
        drawn.append(given)
        time.sleep(0.2)
        return paint_ghost(*given)

    monkeypatch.setattr(battleoflits_showing, "paint_ghost", slowly)
    press = partial(den.press, den.ada, message, button(message, "right"))
    results = await den.at_once(*[press] * 10)
    assert 1 <= len(drawn) <= 5
    assert ghost(shown(results[-1])) == at("I4 I5 I6 J5")


async def test_a_piece_is_placed_only_where_the_picture_showed_it(den: World) -> None:
    await begin(den)
    message = await picker(den, den.ada)
    old = button(message, "lits-place")
    await den.ada.click(message, label="▶")
    result = await den.press(den.ada, message, old)
    assert not (await position(den)).pieces
    assert "The piece has moved since you saw it" in told(result)
    message = shown(result)
    await den.ada.click(message, label="Place T F4 F5 F6 G5")
    assert str((await position(den)).pieces[0]) == "T F4 F5 F6 G5"


async def test_placing_twice_places_once(den: World) -> None:
    await begin(den)
    message = await picker(den, den.ada)
    press = partial(den.press, den.ada, message, button(message, "lits-place"))
    await den.at_once(press, press)
    assert len((await position(den)).pieces) == 1
    said = await refused(den, press())
    assert said.startswith("This board is out of date")


async def test_it_opens_where_it_was_left(den: World) -> None:
    await begin(den)
    await den.ada.click(await picker(den, den.ada), label="▶")
    left = ghost(await picker(den, den.ada))
    assert left == at("F4 F5 F6 G5")
    await den.restart()
    assert ghost(await picker(den, den.ada)) == left


async def test_it_opens_beside_where_it_was_left_when_no_piece_fits_there_now(den: World) -> None:
    await begin(den)
    await den.ada.click(await picker(den, den.ada), label="▶")
    await den.ada.slash(den.channel, "move", move="F4 F5 F6 G5")
    await den.ben.slash(den.channel, "move", move="swap")
    spots = ghost(await picker(den, den.ada))
    assert spots != at("F4 F5 F6 G5")
    assert why_not((await position(den)).view(0), shape_of(spots) or "", spots) is None
    assert max(abs(spot.column - 5) for spot in spots) <= 4


async def test_a_restart_in_the_middle_loses_nothing(den: World) -> None:
    await begin(den)
    message = shown(await den.ada.click(await picker(den, den.ada), label="▶"))
    await den.restart()
    message = shown(await den.ada.click(message, label="▲"))
    assert ghost(message) == at("F5 F6 F7 G6")
    form = await den.ada.click(message, label="Type …")
    await den.restart()
    message = shown(await den.ada.submit_modal(form, {"text": FIRST}))
    await den.restart()
    await den.ada.click(message, label=f"Place {FIRST}")
    assert str((await position(den)).pieces[0]) == FIRST


async def test_others_cannot_pick_or_swap(den: World) -> None:
    await begin(den)
    board = den.last
    message = await picker(den, den.ada)
    said = await refused(den, den.ben.click(board, label="Place a piece"))
    assert said.startswith("It is not your turn: you wait for")
    said = await refused(den, den.cleo.click(board, label="Place a piece"))
    assert said.startswith("You do not play in this match.")
    for who in (den.ben, den.cleo):
        for kind in ("right", "lits-place"):
            result = await den.press(who, message, button(message, kind))
            assert result.followups or (result.response and not result.response.message.components)
            assert not (await position(den)).pieces
    swap = button(board, "lits-open").replace("lits-open", "lits-swap")
    assert "nothing to swap yet" in await refused(den, den.press(den.ada, board, swap))
    assert "not your turn" in await refused(den, den.press(den.ben, board, swap))


async def test_on_an_old_board_and_after_the_end_nothing_is_placed(den: World) -> None:
    await begin(den)
    board, message = den.last, await picker(den, den.ada)
    opening, placing = button(board, "lits-open"), button(message, "lits-place")
    stepping = button(message, "right")
    await den.ada.slash(den.channel, "move", move=FIRST)
    swap = button(den.last, "lits-swap")
    await den.ben.slash(den.channel, "move", move="swap")
    for custom_id, where in ((opening, board), (placing, message), (stepping, message)):
        said = await refused(den, den.press(den.ada, where, custom_id))
        assert said.startswith("This board is out of date")
    assert (await refused(den, den.press(den.ben, board, swap))).startswith("This board is out of")
    await den.bot.matches.resign(1, den.ada.id)
    await den.bot.courier.board(1)
    for custom_id, where in ((opening, board), (placing, message), (stepping, message)):
        said = await refused(den, den.press(den.ada, where, custom_id))
        assert said.startswith("This match is over.")


@pytest.mark.parametrize("value", ["", "A1B1C1D9", "K", "-3", "99", "A1" * 40, "²"])
async def test_forged_choices_come_to_nothing(den: World, value: str) -> None:
    await begin(den)
    message = await picker(den, den.ada)
    result = await den.press(den.ada, message, button(message, "lits-jump"), value)
    assert not result.followups
    assert not any("went wrong" in each for each in shown(result).content.splitlines())
    message = shown(await den.ada.click(shown(result), label="▶"))
    assert ghost(message)


@pytest.mark.parametrize(
    "forged",
    [
        "lits:1:0:A1A2A3A4:nonsense",
        "lits:1:0:D4D5D6E5:shape",
        "lits:1:0:D4D5D6E5:jump:T",
        "lits:1:0:A1A1A1A1:left",
        "lits:1:0:A1A2A3J9:left",
        "lits:999999999999999999:0:A1A2A3A4:left",
        "lits-place:1:0:B2B3C2C3",
        "lits-open:1:999",
        "lits-swap:77:0",
    ],
)
async def test_forged_presses_come_to_nothing(den: World, forged: str) -> None:
    await begin(den)
    message = await picker(den, den.ada)
    result = await den.press(den.ada, message, forged)
    said = [each.content for each in (*result.followups, result.response) if each]
    assert not any("went wrong" in each for each in said)
    assert not (await position(den)).pieces
