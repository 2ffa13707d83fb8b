"""Setting up a match and a round of Sentient: R1–R9."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from tests.oracle.sentient_bots import BOTS, type_of

from .table import ROW, TYPES, Table

ROWS = {"investors " + " ".join(row) for row in permutations(TYPES)}


@pytest.mark.parametrize("seats", [1, 5])
def test_r01_two_to_four_seats(rules: type[Table], seats: int) -> None:
    with pytest.raises(ValueError, match="seats"):
        rules(seats)


@pytest.mark.parametrize("order", ["1 2", "1 2 3", "1 2 3 4"])
def test_r01_what_a_seat_has(rules: type[Table], order: str) -> None:
    match = rules.begin(order)
    for seat in range(1, match.seats + 1):
        mine = match.board(seat)
        assert (mine["agents"], mine["assistants"]) == (4, 5)
        assert mine["network"] == [None] * 4
        assert mine["dice"] == [1] * 5
        assert mine["hand"] is None
        assert mine["bots"] == dict.fromkeys(TYPES, 0)


def test_r01_a_slot_lies_between_two_dice(rules: type[Table]) -> None:
    for slot, after in enumerate(("22111", "12211", "11221", "11122")):
        match = rules.begin(factory="TLEa TLTa TGTa TGEa")
        match.turns(f"0+0>{slot}")
        assert match.dice(1) == after
        assert match.dice(2) == "11111"
        assert match.board(1)["network"][slot] == "TLEa"


def test_r01_nothing_is_different_with_two(rules: type[Table]) -> None:
    two, four = rules.begin("1 2"), rules.begin("1 2 3 4")
    assert two.offers() == four.offers()
    two.turns("0+1 1+1")
    four.turns("0+1 1+1")
    places = [(1, None), (1, 2), (2, None), (None, None), (None, None)]
    assert two.taken() == four.taken() == places


def test_r02_sixty_bots_twelve_of_a_type(rules: type[Table]) -> None:
    match = rules.deal("1 2")
    assert match.draws() == set(BOTS)
    assert len(BOTS) == 60
    assert Counter(type_of(bot) for bot in BOTS) == dict.fromkeys(TYPES, 12)
    copies = Counter(bot[:-1] for bot in BOTS)
    assert {name: n for name, n in copies.items() if n != 2} == {"TEQ": 4, "ISO": 4}


@pytest.mark.parametrize("kind", TYPES)
def test_r02_the_corners_of_a_type(kind: str) -> None:
    found = Counter(corners for bot, corners in BOTS.items() if type_of(bot) == kind)
    once, twice = ("++", "+-", "-+", "--"), ("+=", "-=", "=+", "=-")
    assert found == {**dict.fromkeys(once, 1), **dict.fromkeys(twice, 2)}


def test_r03_every_round_has_one_investor_of_each_type(rules: type[Table]) -> None:
    match = rules.deal("1 2")
    for _ in range(3):
        match.stock()
        assert match.offers() == ROWS
        match.nature(f"investors {ROW}")
        match.roll()
        match.finish()
    assert match.acting() == ""


def test_r04_every_bot_is_somewhere(rules: type[Table]) -> None:
    match = rules.begin("2 1 3")
    match.turns("0+2 pass 1+0 3+0 2+1")
    match.play("3 buy 2+0")
    view = match.look()
    lying = [*view["deck"], *view["discard"]]
    lying += [slot["card"] for slot in view["factory"] if slot["card"]]
    for mine in view["boards"]:
        lying += [card for card in [*mine["network"], mine["hand"]] if card]
    assert sorted(lying) == sorted(BOTS)
    assert set(view["deck"]) == match.draws()


def test_r05_halves_are_dealt_without_putting_back(rules: type[Table]) -> None:
    match = rules(4)
    assert match.refuses("* half 2 INF")  # seat by seat
    left = set(TYPES)
    for seat, half in enumerate(("MIL", "INF", "IND", "TRN"), start=1):
        assert match.board(seat)["half"] is None
        assert match.acting() == "*"
        assert match.offers() == {f"half {seat} {name}" for name in left}
        match.nature(f"half {seat} {half}")
        left.remove(half)
        assert match.board(seat)["half"] == half
        assert match.won(seat) == {half: 1}
    assert left == {"SRV"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r06_any_order_may_be_drawn(rules: type[Table], seats: int) -> None:
    match = rules(seats)
    for seat in range(1, seats + 1):
        match.nature(f"half {seat} {TYPES[seat]}")
    numbers = [str(seat) for seat in range(1, seats + 1)]
    assert match.offers() == {"order " + " ".join(order) for order in permutations(numbers)}
    assert match.look()["order"] == []
    assert match.look()["round"] == 0
    backwards = numbers[::-1]
    match.nature("order " + " ".join(backwards))
    assert match.look()["order"] == [int(number) for number in backwards]
    assert match.look()["round"] == 1


def test_r07_four_bots_one_in_each_slot(rules: type[Table]) -> None:
    match = rules.deal("1 2")
    left = set(BOTS)
    for slot, bot in enumerate(("TEQa", "MD1b", "INF6a", "S7MAXa")):
        assert match.offers() == {f"fill {slot} {name}" for name in left}
        match.nature(f"fill {slot} {bot}")
        left.remove(bot)
    assert match.factory() == "TEQa MD1b INF6a S7MAXa"
    assert set(match.look()["deck"]) == left


def test_r07_the_deck_goes_on_in_the_next_round(rules: type[Table]) -> None:
    match = rules.begin()
    match.turns("pass")
    match.finish()
    wiped, left_over = {"TLTa", "TGTa", "TLEa", "TGEa"}, 4
    assert match.look()["round"] == 2
    assert len(match.look()["discard"]) == len(wiped) + left_over
    assert match.draws() == set(match.look()["deck"])
    assert len(match.draws()) == 60 - 4 - 4 - 8
    assert not wiped & match.draws()


def test_r07_three_rounds(rules: type[Table]) -> None:
    match = rules.begin()
    match.play_out()
    assert match.look()["round"] == 3
    assert len(match.look()["finished"]) == 3
    assert [len(bots) for told in match.look()["finished"] for bots in told["bots"]] == [4] * 6


def test_r08_investors_lie_beside_the_slots(rules: type[Table]) -> None:
    match = rules.deal("1 2")
    match.stock()
    assert match.look()["investors"] == []
    match.nature("investors MIL IND INF TRN SRV")
    assert [row["type"] for row in match.look()["investors"]] == ["MIL", "IND", "INF", "TRN", "SRV"]
    match.roll()
    for slot in range(4):
        trial = rules.begin(row="MIL IND INF TRN SRV")
        trial.turns(f"{slot}+0 pass")
        assert trial.influence(1) == [int(k in (slot, slot + 1)) for k in range(5)]


def test_r08_one_point_lies_with_each(rules: type[Table]) -> None:
    match = rules.begin()
    match.turns("0+0 0+0 2+0 2+0 3+0 3+0")  # seat 1 is first everywhere
    assert [row["second"] for row in match.look()["investors"]] == [2] * 5
    assert match.line("seconds") == [0, 5]


def test_r09_five_dice_a_seat_from_left_to_right(rules: type[Table]) -> None:
    match = rules.deal("3 1 2")
    match.stock()
    match.nature(f"investors {ROW}")
    for seat in (1, 2, 3):  # not in turn order
        for die in range(5):
            assert match.acting() == "*"
            assert match.offers() == {f"die {seat} {die} {face}" for face in range(1, 7)}
            assert match.board(seat)["dice"][die] is None
            match.nature(f"die {seat} {die} {(seat + die) % 6 + 1}")
    assert [match.dice(seat) for seat in (1, 2, 3)] == ["23456", "34561", "45612"]
    assert match.acting() == "3"


def test_r09_all_dice_are_thrown_again_every_round(rules: type[Table]) -> None:
    match = rules.begin(dice="65341 12345")
    match.finish()
    match.open_round(dice="22222 44444")
    assert (match.dice(1), match.dice(2)) == ("22222", "44444")
