"""Setting up: R1 to R11."""

from __future__ import annotations

import pytest

from .any_table import DEALS, NATURE, AnyTable

Lay = type[AnyTable]
DRAW = 22  # moves of a set-up for two until the first forest card


def words(texts: list[str]) -> list[list[str]]:
    return [text.split()[1:] for text in texts]


def test_r1_columns_and_slots(lay: Lay) -> None:
    """V10: three used slots take an idea and no item."""
    table = lay().clear()
    assert table.free() == [4, 3, 3, 2]
    table.idea("Y", "E1", "E2", "E3").idea("B", "F1", "F2").idea("G", "G1", "G2")
    table.idea("R", "H1").robots_at(5, 0, 9, 12).stock("YY 9E").move()
    assert "item" not in table.verbs()
    table.clear().idea("Y", "E1", "E2").play("item 4")
    assert table.legal() == ["column Y", "column B", "column G", "column R"]


def test_r2_two_empty_spaces_between_robots(lay: Lay) -> None:
    """35 sets of spaces, 24 ways to stand on them."""
    table = lay(moves=1)
    spots = [tuple(map(int, row)) for row in words(table.legal())]
    assert len(set(spots)) == len(spots) == 35
    for spaces in spots:
        gaps = [(b - a) % 14 for a, b in zip(spaces, (*spaces[1:], spaces[0]), strict=True)]
        assert min(gaps) >= 3
        assert sum(gaps) == 14
    for text in table.legal()[::7]:
        assert len(lay(moves=1).play(text).legal("robots")) == 24
    table.play("spots 0 3 7 11", "robots RGBY")
    assert table.spaces() == {"Y": 11, "B": 7, "G": 3, "R": 0}


def test_r2_the_first_seat_may_place_them(lay: Lay) -> None:
    table = lay(3, {"placement": "start-player"}, moves=0).play("start 2")
    assert table.acting == "2"
    assert len(table.legal("spots")) == 35
    table.play("spots 1 4 8 12", "robots BYRG")
    assert table.spaces() == {"Y": 4, "B": 1, "G": 12, "R": 8}
    assert table.acting == NATURE


def test_r3_who_begins(lay: Lay) -> None:
    assert lay(3, moves=0).legal() == ["start 1", "start 2", "start 3"]
    assert lay(1, moves=0).legal() == ["start 1", "start 2"]
    assert lay(4, {"start": "first"}, moves=0).legal() == ["start 1"]
    assert lay(1, {"start": "first"}, moves=0).legal() == ["start 1"]


def test_r3_harvey_may_begin(lay: Lay) -> None:
    """EN:292: alone, and only if the first is not drawn."""
    harvey = {"start": "first", "first": "harvey"}
    assert lay(1, harvey, moves=0).legal() == ["start 2"]
    assert lay(2, harvey, moves=0).legal() == ["start 1"]
    assert lay(1, {"first": "harvey"}, moves=0).legal() == ["start 1", "start 2"]


def test_r4_the_order_of_nature(lay: Lay) -> None:
    """From whoever begins; whatever is not in this order is not asked for."""
    table = lay(3, moves=0)
    asked: list[str] = []
    while "card" not in table.verbs():
        text = "start 2" if not asked else table.legal()[0]
        verb, *rest = text.split()
        told = {"put": table.acting, "deal": rest[0], "pair": rest[0], "hand": rest[0]}
        asked.append(" ".join([verb, told.get(verb, "")]).strip())
        table.play(text)
    assert asked == [
        *["start", "spots", "robots", "sets", "deal 2", "deal 3", "deal 1"],
        *["put 2", "put 2", "put 3", "put 3", "put 1", "put 1"],
        *["pair 4", "with", "pair 3", "with", "pair 2", "with", "pair 1", "with"],
        *["top", "top", "top", "top", "draw", "hand 2", "hand 3", "hand 1"],
    ]
    assert table.acting == "2"


@pytest.mark.parametrize(
    ("seats", "option", "count"),
    [
        (2, "standard", 36), (3, "standard", 16), (4, "standard", 1), (1, "standard", 16),
        (2, "advanced", 100), (3, "advanced", 100), (4, "advanced", 25),
    ],
)  # fmt: skip
def test_r5_sets(lay: Lay, seats: int, option: str, count: int) -> None:
    """T13: as many sets as seats, of items and of ideas."""
    table = lay(seats, {"sets": option}, moves=3)
    found = table.legal()
    assert len(found) == count
    letters = "ABCDEFGHXZ" if option == "advanced" else "ABCDEFGH"
    for items, ideas in words(found):
        assert len(items) == len(ideas) == (3 if seats == 1 else seats)
        assert set(items + ideas) <= set(letters)
    left = table.play(found[-1]).look()["left"]
    assert len(left["items"]) == len(left["ideas"]) == (21 if seats == 1 else 7 * seats)


def test_r5_sets_may_be_chosen(lay: Lay) -> None:
    table = lay(2, {"sets": "chosen"}, moves=3)
    assert table.acting == "1"
    assert len(table.legal()) == 100
    left = table.play("sets DX EZ").look()["left"]
    assert {name[0] for name in left["items"]} == {"D", "X"}
    assert {name[0] for name in left["ideas"]} == {"E", "Z"}


def test_r6_starting_ideas(lay: Lay) -> None:
    """Two of the ten, into one column or two."""
    table = lay(2, moves=4)
    assert len(table.legal()) == 45
    table.play("deal 1 SI3 SI8")
    assert len(table.legal()) == 28
    assert not any("SI3" in text or "SI8" in text for text in table.legal())
    table.play("deal 2 SI1 SI2")
    assert table.legal() == ["put SI3 Y", "put SI3 B", "put SI3 G", "put SI3 R"]
    table.play("put SI3 R", "put SI8 R")
    assert table.acting == "2"
    table.play("put SI1 Y")
    assert table.legal() == ["put SI2 Y", "put SI2 B", "put SI2 G", "put SI2 R"]
    assert table.free() == [4, 3, 3, 0]
    assert table.columns()[3] == set(DEALS[0].split())


def test_r7_the_display(lay: Lay) -> None:
    assert lay().display() == [("A1", "E1"), ("A2", "E2"), ("A4", "E5"), ("B7", "F7")]


@pytest.mark.parametrize(("seats", "height"), [(1, 6), (2, 5), (3, 6), (4, 7)])
def test_r8_pipe_stacks(lay: Lay, seats: int, height: int) -> None:
    """T13."""
    table = lay(seats)
    assert table.stacks() == [(pipe, height - 1) for pipe in ("P01", "P02", "P03", "P04")]
    assert len(table.look()["left"]["pipes"]) == 30


def test_r9_the_forest(lay: Lay) -> None:
    table = lay(forest="FC07")
    assert table.discard() == ["FC07"]
    assert len(table.draw_pile()) == 27
    assert table.draw_pile().count("FC07") == 2
    weights = lay(moves=DRAW).weights()
    assert sum(weights.values()) == 28
    assert (weights["draw FC01"], weights["draw FC11"]) == (4, 2)


def test_r10_what_a_seat_starts_with(lay: Lay) -> None:
    """T14."""
    table = lay()
    assert [table.has(seat) for seat in (1, 2)] == ["WYBG 4E", "WYBG 4E"]


def test_r10_later_seats_may_have_more(lay: Lay) -> None:
    """By an option, from whoever begins; alone nobody comes before."""
    table = lay(3, {"later": "more"}, start=2)
    assert [table.has(seat) for seat in (2, 3, 1)] == ["WYBG 4E", "WYBG 6E", "WYBG 8E"]
    for start in (1, 2):
        assert lay(1, {"later": "more"}, start=start).has() == "WYBG 4E"


def test_r10_the_supply_has_no_end(lay: Lay) -> None:
    table = lay().stock("W" * 100 + " 300E").robots_at(1, 5, 8, 11).move().play("take 2W")
    assert table.has() == "W" * 102 + " 300E"


def test_r11_hands(lay: Lay) -> None:
    """T14: three cards in hand, any of the four others may be drawn."""
    table = lay(hands=("TY TB TL1", "TG TR TL2"))
    assert table.hand(1) == {"TY", "TB", "TL1"}
    assert table.hand(2) == {"TG", "TR", "TL2"}
    table.play("card TY Y", "go 1", "skip", "end")
    assert table.legal() == ["hand 1 TG", "hand 1 TR", "hand 1 TL2", "hand 1 TL3"]
    assert set(table.weights().values()) == {1}
