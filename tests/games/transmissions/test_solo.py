"""Alone against Harvey: R54 to R64."""

from __future__ import annotations

import pytest

from tinkertable.core.match import Match
from tinkertable.games.transmissions.rules.actions import (
    FOREST_NAMES,
    IDEA_NAMES,
    ITEM_NAMES,
    PIPE_NAMES,
)

from .table import GAME, HARVEY, RESOURCES, Table

NOTHING = dict.fromkeys(RESOURCES, 0)


def solo(**setup: object) -> Table:
    options = setup.pop("options", None)
    return Table(1, options, **setup).clear()  # type: ignore[arg-type]


def pool(table: Table, **counts: int) -> Table:
    table.state.pool[:] = [counts.get(name, 0) for name in RESOURCES]
    return table


def at(space: int, stock: str = "WYBG 4E", **counts: int) -> Table:
    """The yellow robot has come to a space; the pool holds what is told."""
    table = pool(solo(), **counts)
    table.robots_at((space - 1) % 14, (space + 3) % 14, (space + 6) % 14, (space + 9) % 14)
    return table.stock(stock).moved()


def harvey(card: str, *spaces: int, **setup: object) -> Table:
    """Harvey begins and has just drawn a card."""
    table = pool(solo(start=2, **setup)).robots_at(*spaces)
    return table.play(f"harvey {card}")


def steps(table: Table) -> list[str]:
    """Nature plays Harvey's card out; which robots she moved."""
    while table.match.position.acting() == 1 << 30:
        legal = table.match.position.legal(30)
        table.match.play(30, legal[0])
    return [text.split()[2] for text in table.match.move_texts() if " step " in text]


def taken(table: Table) -> set[str]:
    return set().union(*table.columns(HARVEY + 1))


def test_r54_set_up() -> None:
    """T21: as for three, the pool on the board, nothing on Harvey's."""
    table = solo()
    assert table.pool() == {"E": 4, "W": 2, "Y": 2, "B": 2, "G": 2}
    assert table.has() == "WYBG 4E"
    seen = table.view()
    assert seen["pool"] == table.pool()
    assert len(seen["boards"]) == 1
    assert seen["harvey"]["score"]["total"] == 0
    assert seen["harvey"]["columns"][0]["free"] == 4
    assert Table(2).view()["pool"] is None


def test_r54_gains_come_from_the_pool() -> None:
    """S02: as much as there is."""
    table = at(2, W=1, B=0)
    assert table.legal("take") == ["take 2W"]
    table.play("take 2W")
    assert table.has() == "WWYBG 4E"
    assert table.pool() == NOTHING
    assert at(4, E=3).play("take 4E").has() == "WYBG 7E"
    assert at(0, G=1).play("take 1G").pool() == NOTHING


@pytest.mark.parametrize(("space", "place"), [(0, "MEADOW"), (2, "LAKE"), (4, "POWER_STATION")])
def test_r54_what_a_place_gives_is_told_as_it_comes(space: int, place: str) -> None:
    for lies in range(6):
        table = pool(at(space), **dict.fromkeys(RESOURCES, lies))
        told = table.view()["gifts"][place]
        taken = []
        for text in table.legal("take"):
            after = pool(at(space), **dict.fromkeys(RESOURCES, lies)).play(text)
            taken.append(f"{lies - after.pool()[text[-1]]}{text[-1]}")
        assert told == taken


def test_r54_an_empty_pool_leaves_no_action() -> None:
    """B18: and FC04 to FC06 stay where they are."""
    for space in (0, 2, 4):
        table = at(space).holds("FC04", "FC05", "FC06")
        assert table.legal() == ["skip"]
        assert table.play("skip").legal() == ["end"]


def test_r54_bonus_ideas_too() -> None:
    table = at(2, B=1, W=1).idea("Y", "E3", "F3", "G3").play("take 1B")
    assert table.legal("use") == ["use E3"]
    table.play("use E3")
    assert table.pool() == NOTHING


def test_r55_a_payment_goes_to_the_board_or_the_box() -> None:
    """S04: all of it."""
    for where, left in (("@board", {"W": 1, "B": 1, "E": 2}), ("@box", {})):
        table = at(6, "WBY 2E").play("item 2", "column Y", "pay WB")
        assert table.legal() == ["@board", "@box"]
        table.play(where)
        assert table.pool() == NOTHING | left
        assert table.state.paid == [0] * 5
        assert table.columns()[0] == {"A2"}


def test_r55_every_kind_of_payment() -> None:
    """Ideas, cards, pipes, jumps and what is dropped (S05)."""
    table = at(8, "W 2E").play("idea 2", "column Y", "pay W", "@board")
    assert table.pool() == NOTHING | {"W": 1, "E": 2}
    table = at(8, " 2E").play("idea 4", "column Y", "@board")
    assert table.pool() == NOTHING | {"E": 2}
    table = at(12, "WWW 0E").play("pipe 1", "pay WWW", "@board")
    assert table.pool() == NOTHING | {"W": 3}
    assert "flip" in table.verbs()
    table = pool(solo(), G=1).stock(" 1E").holds("FC08").play("play FC08", "@board")
    assert table.has() == "G 0E"
    assert table.pool() == NOTHING | {"E": 1}
    table = solo().idea("Y", "H1").play("card TY Y", "jump H1", "@box", "space 6")
    assert table.pool()["E"] == 4
    table = solo().forest("FC03", "FC02").idea("Y", "F2").play("card TY Y", "use F2", "@board")
    assert table.pool()["E"] == 6
    assert table.match.legal_texts(30) == ["draw FC03"]


def test_r55_what_is_dropped_is_one_payment() -> None:
    table = at(2, "WWWYYBB 0E", W=2).play("take 2W", "end", "hand 1 TG", "drop W", "drop B")
    assert table.legal() == ["@board", "@box"]
    table.play("@board")
    assert table.pool() == NOTHING | {"W": 1, "B": 1}
    assert table.board().turns == 1


def test_r55_nothing_paid_nothing_asked() -> None:
    table = at(8, " 0E").play("idea 3", "column Y")
    assert table.match.waiting_for() == [30]


def test_r55_what_is_paid_may_come_back() -> None:
    """S03: to the board first, then gained; B18: to the box only if something is left to gain."""
    table = pool(solo()).idea("Y", "SI6").stock("WW 0E").play("card TY Y", "use SI6", "give WW")
    assert table.legal() == ["@board"]
    table.play("@board")
    assert table.legal() == ["gain W"]
    table.play("gain W")
    assert (table.has(), table.pool()) == ("W 0E", NOTHING | {"W": 1})
    table = (
        pool(solo(), G=1).idea("Y", "SI6").stock("WW 0E").play("card TY Y", "use SI6", "give WW")
    )
    assert table.legal() == ["@board", "@box"]
    table.play("@box")
    assert table.legal() == ["gain G"]


def test_r55_an_exchange_must_bring_something() -> None:
    """A49."""
    table = pool(solo(), W=9).idea("Y", "E1", "F7").stock(" 9E").holds("FC02", "FC09")
    table.play("card TY Y")
    assert table.verbs() == {"go"}
    pool(table, B=1, E=1)
    assert table.legal() == ["use E1", "use F7", "play FC02", "play FC09", "go 1", "go 2"]
    table.play("use E1", "@board")
    assert table.pool() == NOTHING | {"E": 3}


def test_r55_russian_exchanges_may_bring_what_there_is() -> None:
    table = pool(solo(options={"printing": "ru"}), E=2).idea("Y", "G4").stock("Y 0E")
    table.play("card TY Y", "use G4", "@board")
    assert table.has() == " 2E"
    assert table.pool() == NOTHING | {"Y": 1}


def test_r55_two_engrams_or_the_one_there_is() -> None:
    table = at(2, B=1, W=1, G=2).holds("FC05", "FC05").play("take 2W", "play FC05")
    assert table.legal() == ["gain BG", "gain GG"]
    table.play("gain GG", "play FC05")
    assert table.legal() == ["gain B"]
    table.play("gain B")
    assert table.pool() == NOTHING


def test_r56_his_deck() -> None:
    table = solo(start=2)
    odds = {GAME.codec.text(a): w for a, w in table.match.position.odds()}
    assert odds == {f"harvey {card}": 3 for card in CARDS}
    table.play("harvey TY").let_nature()
    assert table.view()["harvey"]["deck"]["TY"] == 2


CARDS = ("TY", "TB", "TG", "TR", "TL1", "TL2", "TL3")


@pytest.mark.parametrize(
    ("value", "without"),
    [
        ("whole", ""), ("TL1", "TL1"), ("TL2", "TL2"), ("TL3", "TL3"), ("TL1+TL2", "TL1 TL2"),
        ("TL1+TL3", "TL1 TL3"), ("TL2+TL3", "TL2 TL3"), ("robots", "TL1 TL2 TL3"),
    ],
)  # fmt: skip
def test_r56_difficulty(value: str, without: str) -> None:
    """B19: 21, 18, 15 or 12 cards."""
    table = solo(start=2, options={"difficulty": value})
    texts = [f"harvey {card}" for card in CARDS if card not in without.split()]
    assert table.match.legal_texts(30) == texts
    assert sum(w for _, w in table.match.position.odds()) == 21 - 3 * len(without.split())


def test_r56_the_deck_is_shuffled_when_it_is_empty() -> None:
    table = solo(start=2)
    table.state.harvey[:] = [1, 0, 0, 0, 0, 0, 0]
    table.play("harvey TY").let_nature()
    table.play(table.legal("card")[0], "go 1", "skip", "end")
    table.play(table.match.legal_texts(30)[0])
    assert table.state.harvey == [3] * 7


def test_r57_a_robot_card() -> None:
    table = harvey("TG", 0, 4, 8, 12)
    assert table.match.legal_texts(30) == ["step G"]
    assert steps(table) == ["G"]
    assert table.spaces()["G"] == 11


def test_r57_a_robot_may_move_again() -> None:
    """V13: from Town to the Scrap Yard, and on to the Forest."""
    table = harvey("TL1", 6, 0, 2, 4)
    assert table.match.legal_texts(30) == ["step Y"]
    table.play("step Y")
    assert table.spaces()["Y"] == 8
    assert taken(table) == {"E1"}
    assert steps(table) == ["Y", "Y"]
    assert table.spaces()["Y"] == 10
    assert table.held(2) == ["FC02"]


def test_r57_the_one_further_clockwise_first() -> None:
    """V14."""
    table = harvey("TL1", 12, 13, 2, 4)
    assert table.match.legal_texts(30) == ["step B"]
    assert steps(table) == ["B", "Y"]
    table = harvey("TL1", 12, 0, 2, 4)
    assert steps(table) == ["Y"]


def test_r57_no_robot_no_turn() -> None:
    table = harvey("TL1", 0, 1, 2, 4)
    assert table.acting == 0
    assert table.board(2).turns == 1


@pytest.mark.parametrize(
    ("space", "gained"),
    [
        (0, {"Y": 2}), (1, {"G": 1}), (2, {"W": 2}), (3, {"B": 1}), (4, {"E": 1}), (5, {"E": 2}),
    ],
)  # fmt: skip
def test_r58_gathering(space: int, gained: dict[str, int]) -> None:
    """T22, T23."""
    others = [s for s in (7, 9, 11) if s != space]
    table = harvey("TY", (space - 2) % 14, *others)
    steps(table)
    assert table.spaces()["Y"] == space
    assert table.pool() == NOTHING | gained


def test_r59_the_item_of_the_robot() -> None:
    """T24: green takes the third; the display moves on (S07)."""
    table = harvey("TG", 0, 2, 3, 12)
    table.play("step G")
    assert table.spaces()["G"] == 6
    assert table.columns(2) == [{"A4"}, set(), set(), set()]
    assert table.display() == [(None, None), ("A1", "E1"), ("A2", "E2"), ("B7", "F7")]
    steps(table)
    assert table.acting == 0


def test_r59_the_first_column_with_room() -> None:
    """S09: or out of the game."""
    for free, column in (([1, 3, 3, 2], 1), ([0, 1, 2, 2], 2), ([1, 1, 1, 1], None)):
        table = harvey("TY", 4, 1, 2, 12)
        table.board(2).free[:] = free
        steps(table)
        held = [bool(tiles) for tiles in table.columns(2)]
        assert held == [i == column for i in range(4)]
    table = harvey("TY", 6, 1, 2, 12)
    table.board(2).free[:] = [0, 0, 0, 0]
    steps(table)
    assert taken(table) == set()
    assert table.display()[0] != ("A1", "E1")


def test_r59_a_gap_loses_only_this_action() -> None:
    """S12, B14."""
    for start in (4, 6):
        table = harvey("TY", start, 1, 2, 12)
        table.state.item[0] = -1
        table.state.idea[0] = -1
        steps(table)
        assert taken(table) == set()
        assert table.acting == 0


@pytest.mark.parametrize(("gap", "others"), [("action", ["B"]), ("turn", [])])
@pytest.mark.parametrize(
    ("card", "spaces", "nothing"),
    [("TL3", (5, 4, 2, 3), "item"), ("TL1", (7, 6, 2, 3), "idea"), ("TL2", (11, 10, 0, 1), "top")],
)
def test_r59_r61_a_gap_may_lose_the_turn(
    gap: str, others: list[str], card: str, spaces: tuple[int, ...], nothing: str
) -> None:
    """S12: the robot further on comes to nothing; the other one stands in the same location."""
    table = harvey(card, *spaces, options={"gap": gap})
    getattr(table.state, nothing)[0] = -1
    found = steps(table)
    assert (found[0], found[1:2]) == ("Y", others)
    assert table.acting == 0


def test_r60_the_forest() -> None:
    """S16: nothing in the discard, nothing taken; then a card is turned up, if there is one."""
    table = harvey("TY", 8, 1, 2, 4).forest("FC03 FC04", "FC05 FC06")
    table.play("step Y", "draw FC04")
    assert table.held(2) == ["FC06"]
    assert table.discard() == ["FC05", "FC04"]
    table = harvey("TY", 8, 1, 2, 4).forest("FC03", "").play("step Y", "draw FC03")
    assert (table.held(2), table.discard()) == ([], ["FC03"])
    table = harvey("TY", 8, 1, 2, 4).forest("", "FC03").play("step Y")
    assert (table.held(2), table.discard()) == (["FC03"], [])
    assert table.acting == 0
    table = harvey("TY", 8, 1, 2, 4).forest("", "FC01 FC03").play("step Y", "draw FC01")
    assert table.discard() == ["FC01"]


def test_r61_pipes() -> None:
    table = harvey("TR", 0, 2, 6, 8)
    table.play("step R")
    assert table.spaces()["R"] == 12
    assert table.view()["harvey"]["flipped"] == ["P04"]
    table.play("top 4 P30")
    assert table.tops() == ["P01", "P02", "P03", "P30"]
    table = harvey("TR", 0, 2, 6, 8)
    table.state.top[3] = -1
    table.play("step R")
    assert table.view()["harvey"]["flipped"] == []


def test_r62_harvey_ends_the_game() -> None:
    """S08, B17: the card is played out, then the player has one turn."""
    table = harvey("TL1", 6, 0, 2, 4).holds("FC11")
    table.board(2).free[:] = [0, 1, 0, 0]
    table.play("step Y")
    assert table.view()["end"] == {"side": 2, "reason": "fill"}
    assert steps(table) == ["Y", "Y"]
    assert table.held(2) == ["FC02"]
    assert table.acting == 0
    table.play(table.legal("card")[0], "go 1", "skip")
    assert "again Y" in table.legal()
    table.play("end").let_nature()
    assert table.match.position.over


def test_r62_the_player_ends_the_game() -> None:
    """Then Harvey draws one card, which may be lost."""
    table = at(12, "WWW 0E")
    table.state.under[0] = 0
    table.play("pipe 1", "pay WWW", "@box", "flip", "end", "hand 1 TG")
    table.robots_at(0, 1, 4, 5)
    table.play("harvey TL2")
    assert table.match.position.over
    assert table.view()["end"] == {"side": 1, "reason": "pipes"}


def test_r63_harveys_score() -> None:
    """T26, S10, S13, B20: half points inside, whole ones shown."""
    table = solo()
    b = table.board(2)
    assert table.score(2)["flow"] == 0
    b.flipped = sum(1 << PIPE_NAMES.index(name) for name in ("P07", "P10", "P20", "P21", "P33"))
    table.item("Y", "D4", seat=2).idea("Y", "F6", "E7", seat=2)
    table.holds("FC01", "FC02", seat=2)
    score = table.score(2)
    assert score == {
        "wildlife": 2 * 2, "pipes": 3 + 3 + 4 + 6 + 7, "flow": 15, "filled": 6, "items": 8,
        "ideas": 5, "forest": 3 + 2, "acorns": 5, "pool": 0, "total": 71,
    }  # fmt: skip
    explained = GAME.explain(table.match.position, HARVEY)
    for line, points in score.items():
        if line != "total":
            assert sum(item.points for item in explained if item.line == line) == points
    assert table.match.sheets() == [table.score(1), score]
    b.flipped |= 1
    assert table.score(2)["flow"] == 20
    assert table.view()["harvey"]["score"] == table.score(2)


def test_r63_the_acorns_are_between_the_two() -> None:
    """S11."""
    table = solo().holds("FC03").holds("FC02", seat=2)
    assert (table.score(1)["acorns"], table.score(2)["acorns"]) == (5, 0)
    table.holds("FC03")
    assert (table.score(1)["acorns"], table.score(2)["acorns"]) == (5, 5)


def test_r64_what_is_left_in_the_pool() -> None:
    """T25."""
    table = pool(solo(), B=1, G=1, Y=2, E=3)
    assert table.score()["pool"] == -7.5
    assert table.score()["total"] == 1 - 7.5
    assert table.score(2)["pool"] == 0
    items = GAME.explain(table.match.position, 0)
    assert sum(item.points for item in items) == 1 - 7.5
    assert {item.facts["resource"]: item.points for item in items if item.line == "pool"} == {
        "Y": -2, "B": -2, "G": -2, "E": -1.5,
    }  # fmt: skip
    assert isinstance(pool(table, E=2).score()["total"], int)


def outcome(table: Table) -> list[int]:
    table.state.phase = 33
    return table.match.position.winners()


def test_r64_who_wins() -> None:
    """S15: half a point decides; then acorns; else nobody."""
    assert outcome(pool(solo())) == [0]
    assert outcome(pool(solo(), E=1)) == [0]
    assert outcome(pool(solo(), E=3)) == []
    table = pool(solo(), E=2)
    assert table.score()["total"] == table.score(2)["total"] == 0
    assert outcome(table) == []
    table = pool(solo(), E=2).holds("FC03", "FC03").holds("FC02", seat=2)
    table.idea("Y", "E6")
    assert [table.score(side)["total"] for side in (1, 2)] == [6, 6]
    assert outcome(table) == []
    table = pool(solo(), E=2).idea("Y", "E6", "F6", "E7").holds("FC03", seat=2)
    table.item("B", "A1").state.pool[4] = 6
    assert [table.score(side)["total"] for side in (1, 2)] == [6, 6]
    assert outcome(table) == [0]


def test_r56_names_are_known() -> None:
    assert len(set(FOREST_NAMES) | set(ITEM_NAMES) | set(IDEA_NAMES)) == 11 + 35 + 45
    assert Match(GAME, 1).legal_texts(30) == ["start 1", "start 2"]
