"""Names of fields, on a board without edges."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.fields import NEIGHBOURS, ORTHOGONAL, Field, column_name, column_number

COLUMNS = {
    -703: "-AAA",
    -702: "-ZZ",
    -28: "-AB",
    -27: "-AA",
    -26: "-Z",
    -2: "-B",
    -1: "-A",
    0: "A",
    1: "B",
    25: "Z",
    26: "AA",
    51: "AZ",
    52: "BA",
    701: "ZZ",
    702: "AAA",
}


@pytest.mark.parametrize(("number", "name"), COLUMNS.items())
def test_columns_count_on_past_the_alphabet(number: int, name: str) -> None:
    assert column_name(number) == name
    assert column_number(name) == number


@pytest.mark.parametrize("name", ["", "-", "a", "--A", "A-", "A1", "Ä", "ABCD", " A", "A\n"])
def test_what_is_no_column_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="is not a column"):
        column_number(name)


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("A1", Field(0, 1)),
        ("m13", Field(12, 13)),
        (" N12 ", Field(13, 12)),
        ("AA0", Field(26, 0)),
        ("Z-1", Field(25, -1)),
        ("-A-1", Field(-1, -1)),
        ("-b0", Field(-2, 0)),
        ("A007", Field(0, 7)),
    ],
)
def test_a_field_is_read_in_either_case(text: str, field: Field) -> None:
    assert Field.parse(text) == field


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "A",
        "1",
        "1A",
        "A 1",
        "A1B",
        "A1 B2",
        "--A1",
        "A--1",
        "A1000",
        "ABCD1",
        "A1.0",
        "A٣",
    ],
)
def test_what_is_no_field_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not a field"):
        Field.parse(text)


@given(st.integers(-800, 800), st.integers(-999, 999))
def test_every_name_reads_back(column: int, row: int) -> None:
    field = Field(column, row)
    assert Field.parse(str(field)) == field
    assert Field.parse(str(field).lower()) == field


@given(st.text(alphabet="-AZaz019 \n"))
def test_any_text_is_a_field_or_refused(text: str) -> None:
    try:
        field = Field.parse(text)
    except ValueError:
        return
    assert Field.parse(str(field)) == field


def test_names_are_unique() -> None:
    names = {column_name(column) for column in range(-1000, 1001)}
    assert len(names) == 2001


def test_steps_go_right_and_up_and_past_every_edge() -> None:
    assert Field.parse("A1").step(2, 3) == Field.parse("C4")
    assert Field.parse("A1").step(-1, -1) == Field.parse("-A0")
    assert Field.parse("-A0").step(1, 1) == Field.parse("A1")
    assert Field.parse("Z1").step(1, -2) == Field.parse("AA-1")


def test_the_fields_beside_share_an_edge_and_the_fields_around_touch() -> None:
    corner = Field.parse("A1")
    assert set(map(str, corner.beside())) == {"A2", "B1", "A0", "-A1"}
    assert set(map(str, corner.around())) == {"A2", "B1", "A0", "-A1", "B2", "B0", "-A0", "-A2"}
    assert set(ORTHOGONAL) < set(NEIGHBOURS)


def test_fields_sort_by_column_and_then_row() -> None:
    names = ["B1", "A10", "A9", "-A1", "AA1", "Z1"]
    assert [str(field) for field in sorted(map(Field.parse, names))] == [
        "-A1",
        "A9",
        "A10",
        "B1",
        "Z1",
        "AA1",
    ]
