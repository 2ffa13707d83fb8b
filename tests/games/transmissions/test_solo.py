"""Alone against Harvey: R54 to R64."""

from __future__ import annotations

from typing import Any

import pytest

from .any_table import HARVEY, NATURE, AnyTable

Lay = type[AnyTable]
CARDS = ("TY", "TB", "TG", "TR", "TL1", "TL2", "TL3")
NOTHING = " 0E"


def solo(lay: Lay, pool: str = NOTHING, options: dict[str, str] | None = None) -> AnyTable:
    """The player is to play a card; the pool holds what is told."""
    return lay(1, options).clear().pool(pool)


def at(lay: Lay, space: int, stock: str = "WYBG 4E", pool: str = NOTHING) -> AnyTable:
    """The yellow robot has come to a space."""
    return lay.at_action(space, stock, seats=1).clear().pool(pool)


def harveys_turn(lay: Lay, *spaces: int, options: dict[str, str] | None = None) -> AnyTable:
    """Harvey begins and is to draw a card."""
    yellow, blue, green, red = spaces
    table = lay(1, options, start=2).clear().pool(NOTHING)
    return table.robots_at(yellow, blue, green, red)


def harveys_tiles(table: AnyTable) -> set[str]:
    return set().union(*table.columns(HARVEY))


def test_r54_set_up(lay: Lay) -> None:
    """T21: as for three, the pool on the board, nothing on Harvey's."""
    table = lay(1)
    assert table.in_pool() == "WWYYBBGG 4E"
    assert table.has() == "WYBG 4E"
    assert table.free(HARVEY) == [4, 3, 3, 2]
    assert (harveys_tiles(table), table.harveys_pipes(), table.held(HARVEY)) == (set(), [], [])
    assert table.score(HARVEY)["total"] == 0
    assert lay(2).look()["pool"] is None


@pytest.mark.parametrize(
    ("space", "pool", "text", "after"),
    [
        (2, "W 0E", "take 2W", "WWYBG 4E"),
        (4, " 3E", "take 4E", "WYBG 7E"),
        (0, "G 0E", "take 1G", "WYBGG 4E"),
    ],
)
def test_r54_gains_come_from_the_pool(
    lay: Lay, space: int, pool: str, text: str, after: str
) -> None:
    """S02: as much as there is."""
    table = at(lay, space, pool=pool)
    assert table.legal("take") == [text]
    table.play(text)
    assert (table.has(), table.in_pool()) == (after, NOTHING)


def test_r54_an_empty_pool_leaves_no_action(lay: Lay) -> None:
    """B18: and FC04 to FC06 stay where they are."""
    for space in (0, 2, 4):
        table = at(lay, space).holds("FC04", "FC05", "FC06")
        assert table.legal() == ["skip"]
        assert table.play("skip").legal() == ["end"]


def test_r54_bonus_ideas_too(lay: Lay) -> None:
    table = at(lay, 2, pool="WB 0E").idea("Y", "E3", "F3", "G3").play("take 1B")
    assert table.legal("use") == ["use E3"]
    table.play("use E3")
    assert table.in_pool() == NOTHING


@pytest.mark.parametrize(("where", "pool"), [("@board", "WB 2E"), ("@box", NOTHING)])
def test_r55_a_payment_goes_to_the_board_or_the_box(lay: Lay, where: str, pool: str) -> None:
    """S04: all of it."""
    table = at(lay, 6, "WYB 2E").play("item 2", "column Y", "pay WB")
    assert table.legal() == ["@board", "@box"]
    table.play(where)
    assert (table.in_pool(), table.has()) == (pool, "Y 0E")
    assert table.columns()[0] == {"A2"}


@pytest.mark.parametrize(
    ("space", "stock", "moves", "pool"),
    [
        (8, "W 2E", ["idea 2", "column Y", "pay W", "@board"], "W 2E"),
        (8, " 2E", ["idea 4", "column Y", "@board"], " 2E"),
        (12, "WWW 0E", ["pipe 1", "pay WWW", "@board", "flip"], "WWW 0E"),
        (12, "WWW 0E", ["pipe 1", "pay WWW", "@box", "at 0W r1"], NOTHING),
    ],
)
def test_r55_purchases(lay: Lay, space: int, stock: str, moves: list[str], pool: str) -> None:
    table = at(lay, space, stock).play(*moves)
    assert (table.has(), table.in_pool()) == (NOTHING, pool)


def test_r55_cards_jumps_and_the_forest(lay: Lay) -> None:
    table = solo(lay, "G 0E").stock(" 1E").holds("FC08").play("play FC08", "@board")
    assert (table.has(), table.in_pool()) == ("G 0E", " 1E")
    table = solo(lay, " 4E").idea("Y", "H1").play("card TY Y", "jump H1", "@box", "space 6")
    assert (table.has(), table.in_pool()) == ("WYBG 3E", " 4E")
    table = solo(lay).forest("FC03", "FC02").idea("Y", "F2").play("card TY Y", "use F2", "@board")
    assert table.legal() == ["draw FC03"]
    assert (table.has(), table.in_pool()) == ("WYBG 2E", " 2E")


def test_r55_what_is_dropped_is_one_payment(lay: Lay) -> None:
    """S05."""
    table = at(lay, 2, "WWWYYBB 0E", "WW 0E").play("take 2W", "end", "hand 1 TG")
    table.play("drop W", "drop B")
    assert table.legal() == ["@board", "@box"]
    table.play("@board")
    assert table.in_pool() == "WB 0E"
    assert table.turns() == 1


def test_r55_nothing_paid_nothing_asked(lay: Lay) -> None:
    assert at(lay, 8, NOTHING).play("idea 3", "column Y").acting == NATURE


def test_r55_what_is_paid_may_come_back(lay: Lay) -> None:
    """S03: to the board first, then gained; B18: to the box only if something is left to gain."""
    table = solo(lay).idea("Y", "SI6").stock("WW 0E").play("card TY Y", "use SI6", "give WW")
    assert table.legal() == ["@board"]
    table.play("@board")
    assert table.legal() == ["gain W"]
    table.play("gain W")
    assert (table.has(), table.in_pool()) == ("W 0E", "W 0E")
    table = solo(lay, "G 0E").idea("Y", "SI6").stock("WW 0E")
    table.play("card TY Y", "use SI6", "give WW")
    assert table.legal() == ["@board", "@box"]
    table.play("@box")
    assert table.legal() == ["gain G"]


def test_r55_an_exchange_must_bring_something(lay: Lay) -> None:
    """A49."""
    table = solo(lay, "WWWWWWWWW 0E").idea("Y", "E1", "F7").stock(" 9E").holds("FC02", "FC09")
    table.play("card TY Y")
    assert table.verbs() == {"go"}
    table.pool("B 1E")
    assert table.legal() == ["use E1", "use F7", "play FC02", "play FC09", "go 1", "go 2"]
    table.play("use E1", "@board")
    assert table.in_pool() == " 3E"


def test_r55_russian_exchanges_may_bring_what_there_is(lay: Lay) -> None:
    table = solo(lay, " 2E", {"printing": "ru"}).idea("Y", "G4").stock("Y 0E")
    table.play("card TY Y", "use G4", "@board")
    assert (table.has(), table.in_pool()) == (" 2E", "Y 0E")


@pytest.mark.parametrize(
    ("pool", "gains"),
    [("BBGG 0E", ["BG", "GG"]), ("BBG 0E", ["BG"]), ("BG 0E", ["G"]), ("B 0E", [])],
)
def test_r55_two_engrams_or_the_one_there_is(lay: Lay, pool: str, gains: list[str]) -> None:
    table = at(lay, 2, pool=pool).holds("FC05").play("take 1B")
    assert table.legal("play") == (["play FC05"] if gains else [])
    if gains:
        table.play("play FC05")
        assert table.legal() == [f"gain {engrams}" for engrams in gains]


def test_r56_his_deck(lay: Lay) -> None:
    table = lay(1, start=2)
    assert table.weights() == {f"harvey {card}": 3 for card in CARDS}
    table.play("harvey TY").let_nature()
    assert table.before(HARVEY)["deck"] == dict.fromkeys(sorted(CARDS), 3) | {"TY": 2}


@pytest.mark.parametrize(
    ("value", "without"),
    [
        ("whole", ""), ("TL1", "TL1"), ("TL2", "TL2"), ("TL3", "TL3"), ("TL1+TL2", "TL1 TL2"),
        ("TL1+TL3", "TL1 TL3"), ("TL2+TL3", "TL2 TL3"), ("robots", "TL1 TL2 TL3"),
    ],
)  # fmt: skip
def test_r56_difficulty(lay: Lay, value: str, without: str) -> None:
    """B19: 21, 18, 15 or 12 cards."""
    weights = lay(1, {"difficulty": value}, start=2).weights()
    assert weights == {f"harvey {card}": 3 for card in CARDS if card not in without.split()}


@pytest.mark.parametrize(
    ("counts", "left"),
    [({}, (2, 3, 3)), ({"TL1": "0"}, (3, 3, 3)), ({"TL1": "3", "TL2": "1", "TL3": "2"}, (0, 2, 1))],
)
def test_r56_card_by_card(lay: Lay, counts: dict[str, str], left: tuple[int, ...]) -> None:
    """EN:342: one or more location cards."""
    options = {"difficulty": "counted"} | {
        f"without_{card.lower()}": n for card, n in counts.items()
    }
    deck = dict(zip(CARDS, (3, 3, 3, 3, *left), strict=True))
    weights = {f"harvey {card}": n for card, n in deck.items() if n}
    assert lay(1, options, start=2).weights() == weights
    table = lay(1, options, start=2).harvey_draws_only("TY").play("harvey TY").let_nature()
    table.play(table.legal("card")[0], "go 1", "skip", "end", "hand 1 TG")
    assert table.weights() == weights


def test_r56_the_deck_is_shuffled_when_it_is_empty(lay: Lay) -> None:
    table = lay(1, start=2).harvey_draws_only("TY").play("harvey TY").let_nature()
    table.play(table.legal("card")[0], "go 1", "skip", "end", "hand 1 TG")
    assert table.weights() == {f"harvey {card}": 3 for card in CARDS}


def test_r57_a_robot_card(lay: Lay) -> None:
    table = harveys_turn(lay, 0, 4, 8, 12).play("harvey TG").let_nature()
    assert table.spaces() == {"Y": 0, "B": 4, "G": 11, "R": 12}
    assert table.acting == "1"


def test_r57_a_robot_may_move_again(lay: Lay) -> None:
    """V13: from Town to the Scrap Yard, and on to the Forest."""
    table = harveys_turn(lay, 6, 0, 2, 4).play("harvey TL1")
    assert table.spaces()["Y"] == 8
    assert harveys_tiles(table) == {"E1"}
    table.let_nature()
    assert table.spaces()["Y"] == 10
    assert table.held(HARVEY) == ["FC02"]


def test_r57_the_one_further_clockwise_first(lay: Lay) -> None:
    """V14: so that yellow jumps over the place where blue stands by then."""
    table = harveys_turn(lay, 12, 13, 4, 2).play("harvey TL1").let_nature()
    assert table.spaces() == {"Y": 0, "B": 3, "G": 4, "R": 2}
    table = harveys_turn(lay, 13, 12, 4, 2).play("harvey TL1").let_nature()
    assert table.spaces() == {"Y": 1, "B": 3, "G": 4, "R": 2}  # over yellow and red


def test_r57_all_robots_of_the_card(lay: Lay) -> None:
    """S06, S18: Meadow: green 0 to 3. Power Station: blue, further on, 5 to 8, then yellow 6."""
    table = harveys_turn(lay, 4, 5, 0, 9).play("harvey TL3").let_nature()
    assert table.spaces() == {"Y": 6, "B": 8, "G": 3, "R": 9}


def test_r57_no_robot_no_turn(lay: Lay) -> None:
    table = harveys_turn(lay, 0, 1, 2, 4).play("harvey TL1")
    assert table.acting == "1"
    assert table.turns(HARVEY) == 1
    assert table.spaces() == {"Y": 0, "B": 1, "G": 2, "R": 4}


@pytest.mark.parametrize(
    ("space", "gained"),
    [(0, "YY 0E"), (1, "G 0E"), (2, "WW 0E"), (3, "B 0E"), (4, " 1E"), (5, " 2E")],
)
def test_r58_gathering(lay: Lay, space: int, gained: str) -> None:
    """T22, T23."""
    table = harveys_turn(lay, (space - 2) % 14, 7, 9, 11).play("harvey TY")
    assert table.spaces()["Y"] == space
    assert table.in_pool() == gained


def test_r59_the_item_of_the_robot(lay: Lay) -> None:
    """T24: green takes the third; the display moves on (S07)."""
    table = harveys_turn(lay, 0, 2, 3, 12).play("harvey TG")
    assert table.spaces()["G"] == 6
    assert table.columns(HARVEY) == [{"A4"}, set(), set(), set()]
    assert table.display() == [(None, None), ("A1", "E1"), ("A2", "E2"), ("B7", "F7")]
    assert table.let_nature().acting == "1"


@pytest.mark.parametrize(
    ("start", "free", "column"),
    [
        (4, (1, 3, 3, 2), 1), (4, (0, 1, 2, 2), 2), (4, (1, 1, 1, 1), None),
        (6, (0, 0, 1, 0), 2), (6, (0, 0, 0, 0), None),
    ],
)  # fmt: skip
def test_r59_the_first_column_with_room(
    lay: Lay, start: int, free: tuple[int, ...], column: int | None
) -> None:
    """S09: or out of the game; the item of Town is A1, the idea of the Scrap Yard E1."""
    table = harveys_turn(lay, start, 1, 2, 12).leave_free(*free, seat=HARVEY)
    table.play("harvey TY").let_nature()
    tile = "A1" if start == 4 else "E1"
    assert [tile in tiles for tiles in table.columns(HARVEY)] == [i == column for i in range(4)]
    assert ("A1", "E1") not in table.display()


def test_r59_a_gap_loses_only_this_action(lay: Lay) -> None:
    """S12, B14."""
    for start in (4, 6):
        table = harveys_turn(lay, start, 1, 2, 12).gap(1).play("harvey TY")
        assert harveys_tiles(table) == set()
        assert table.acting == "1"


@pytest.mark.parametrize(
    ("options", "goes_on"),
    [
        ({"gap": "action"}, True),
        ({"gap": "turn"}, False),
        ({"gap": "turn", "printing": "ru"}, False),
        ({}, False),
        ({"printing": "ru"}, True),
    ],
)
@pytest.mark.parametrize(
    ("card", "spaces", "nothing"),
    [("TL3", (5, 4, 2, 3), "pair"), ("TL1", (7, 6, 2, 3), "pair"), ("TL2", (11, 10, 0, 1), "top")],
)
def test_r59_r61_a_gap_may_lose_the_turn(
    lay: Lay,
    options: dict[str, str],
    goes_on: bool,
    card: str,
    spaces: tuple[int, ...],
    nothing: str,
) -> None:
    """S12: yellow, further on, comes to nothing; blue stands in the same location."""
    table = harveys_turn(lay, *spaces, options=options)
    if nothing == "pair":
        table.gap(1)
    else:
        table.top(1, None)
    table.play(f"harvey {card}").let_nature()
    assert table.spaces()["Y"] != spaces[0]
    assert (table.spaces()["B"] != spaces[1]) == goes_on
    assert table.acting == "1"


@pytest.mark.parametrize(
    ("deck", "discard", "drawn", "held", "left"),
    [
        ("FC03 FC04", "FC05 FC06", "FC04", ["FC06"], ["FC05", "FC04"]),
        ("FC03", "", "FC03", [], ["FC03"]),
        ("", "FC03", "", ["FC03"], []),
        ("", "FC01 FC03", "FC01", ["FC03"], ["FC01"]),
    ],
)
def test_r60_the_forest(
    lay: Lay, deck: str, discard: str, drawn: str, held: list[str], left: list[str]
) -> None:
    """S16: nothing in the discard, nothing taken; then a card is turned up, if there is one."""
    table = harveys_turn(lay, 8, 1, 2, 4).forest(deck, discard).play("harvey TY")
    if drawn:
        table.play(f"draw {drawn}")
    assert (table.held(HARVEY), table.discard()) == (held, left)
    assert table.acting == "1"


def test_r61_pipes(lay: Lay) -> None:
    table = harveys_turn(lay, 0, 2, 6, 8).play("harvey TR")
    assert table.spaces()["R"] == 12
    assert table.harveys_pipes() == ["P04"]
    table.play("top 4 P30")
    assert table.tops() == ["P01", "P02", "P03", "P30"]
    table = harveys_turn(lay, 0, 2, 6, 8).top(4, None).play("harvey TR")
    assert table.harveys_pipes() == []
    assert table.acting == "1"


def test_r62_harvey_ends_the_game(lay: Lay) -> None:
    """S08, B17: the card is played out, then the player has one turn, and perhaps another."""
    table = harveys_turn(lay, 6, 0, 2, 4).leave_free(0, 1, 0, 0, seat=HARVEY).holds("FC11")
    table.play("harvey TL1").let_nature()
    assert table.end() == (HARVEY, "fill")
    assert table.spaces()["Y"] == 10
    assert table.held(HARVEY) == ["FC02"]
    assert table.acting == "1"
    table.play(table.legal("card")[0], "go 1", "skip", "again Y", "go 1", "skip", "end")
    assert table.let_nature().acting == ""


def test_r62_the_player_ends_the_game(lay: Lay) -> None:
    """Then Harvey draws one card, which may be lost."""
    table = at(lay, 12, "WWW 0E").under(0, 5, 5, 5).holds("FC11")
    table.play("pipe 1", "pay WWW", "@box", "flip")
    assert table.legal() == ["end"]
    table.play("end", "hand 1 TG").robots_at(0, 1, 4, 5).play("harvey TL2")
    assert (table.acting, table.turns(HARVEY)) == ("", 1)
    assert table.end() == (1, "pipes")


def test_r63_harveys_score(lay: Lay) -> None:
    """T26, S10, S13, B20."""
    table = solo(lay)
    assert table.score(HARVEY)["flow"] == 0
    table.flip("P07", "P10", "P20", "P21", "P33", seat=HARVEY)
    table.item("Y", "D4", seat=HARVEY).idea("Y", "F6", "E7", seat=HARVEY)
    table.holds("FC01", "FC02", seat=HARVEY)
    assert table.score(HARVEY) == {
        "wildlife": 2 * 2, "pipes": 3 + 3 + 4 + 6 + 7, "flow": 15, "filled": 6, "items": 8,
        "ideas": 5, "forest": 3 + 2, "acorns": 5, "pool": 0, "total": 71,
    }  # fmt: skip
    assert table.flip("P01", seat=HARVEY).score(HARVEY)["flow"] == 20


def test_r63_the_acorns_are_between_the_two(lay: Lay) -> None:
    """S11."""
    table = solo(lay).holds("FC03").holds("FC02", seat=HARVEY)
    assert (table.score(1)["acorns"], table.score(HARVEY)["acorns"]) == (5, 0)
    table.holds("FC03")
    assert (table.score(1)["acorns"], table.score(HARVEY)["acorns"]) == (5, 5)


def test_r64_what_is_left_in_the_pool(lay: Lay) -> None:
    """T25."""
    table = solo(lay, "YYBG 3E")
    assert table.score()["pool"] == -7.5
    assert table.score()["total"] == 1 - 7.5
    assert table.score(HARVEY)["pool"] == 0


def totals(table: AnyTable) -> list[Any]:
    return [table.score(player)["total"] for player in (1, HARVEY)]


@pytest.mark.parametrize(("pool", "winners"), [(0, [1]), (1, [1]), (2, []), (3, [])])
def test_r64_half_a_point_decides(lay: Lay, pool: int, winners: list[int]) -> None:
    """S15: a point for the flow, less what is left; nobody wins a tie."""
    table = solo(lay, f" {pool}E")
    assert totals(table) == [1 - pool / 2, 0]
    assert table.finish().winners() == winners


def test_r64_then_the_fewest_acorns(lay: Lay) -> None:
    """S15."""
    table = solo(lay, " 2E").holds("FC03", "FC03").holds("FC02", seat=HARVEY).idea("Y", "E6")
    assert totals(table) == [6, 6]
    assert table.finish().winners() == []
    table = solo(lay, " 6E").idea("Y", "E6", "F6", "E7").holds("FC03", seat=HARVEY)
    table.item("B", "A1")
    assert totals(table) == [6, 6]
    assert table.finish().winners() == [1]
