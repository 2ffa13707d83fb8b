"""What bots earn in Sentient: R23–R28."""

from __future__ import annotations

from itertools import product

import pytest

from tests.oracle.sentient_bots import BOTS

from .table import Table

# What a bot earns: a word for each left die, a digit for each right one.
GRIDS = {
    "TLT": "044444 004444 000444 000044 000004 000000",
    "TGT": "000000 400000 440000 444000 444400 444440",
    "TLE": "333333 033333 003333 000333 000033 000003",
    "TGE": "300000 330000 333000 333300 333330 333333",
    "TEQ": "500000 050000 005000 000500 000050 000005",
    "IEO": "000000 303030 000000 303030 000000 303030",
    "IOE": "030303 000000 030303 000000 030303 000000",
    "ISO": "020202 202020 020202 202020 020202 202020",
    "IOO": "303030 000000 303030 000000 303030 000000",
    "IEE": "000000 030303 000000 030303 000000 030303",
    "MLE5": "444400 444000 440000 400000 000000 000000",
    "MGE9": "000000 000000 000004 000044 000444 004444",
    "MEXT": "333000 330000 300000 000003 000033 000333",
    "MEQ7": "000005 000050 000500 005000 050000 500000",
    "MD1": "040000 404000 040400 004040 000404 000040",
    "MD2": "004000 000400 400040 040004 004000 000400",
    "INF1": "722222 200000 200000 200000 200000 200000",
    "INF2": "020000 272222 020000 020000 020000 020000",
    "INF3": "002000 002000 227222 002000 002000 002000",
    "INF4": "000200 000200 000200 222722 000200 000200",
    "INF5": "000020 000020 000020 000020 222272 000020",
    "INF6": "000002 000002 000002 000002 000002 222227",
    "SSUM6": "000001 000012 000123 001234 012345 123456",
    "S8SUM": "654321 543210 432100 321000 210000 100000",
    "SMAX2": "001234 001234 111234 222234 333334 444444",
    "S5MIN": "444444 433333 432222 432111 432100 432100",
    "SMIN1": "000000 011111 012222 012333 012344 012345",
    "S7MAX": "654321 554321 444321 333321 222221 111111",
}
UNDONE = {"+": -1, "-": 1, "=": 0}
FACES = range(1, 7)


def before(face: int, symbol: str) -> int:
    """The die a corner turns into this one."""
    return (face - 1 + UNDONE[symbol]) % 6 + 1


def between(rules: type[Table], bot: str, left: int, right: int) -> Table:
    """The first seat has only this bot, and beside it lie these dice."""
    thrown = f"{before(left, BOTS[bot][0])}{before(right, BOTS[bot][1])}333 11111"
    others = [name for name in BOTS if name != bot][:3]
    match = rules.begin(factory=" ".join([bot, *others]), dice=thrown, halves="INF SRV")
    match.turns("0+0>0")
    assert match.dice(1) == f"{left}{right}333"
    return match


def earned(rules: type[Table], bot: str, left: int, right: int) -> int:
    return between(rules, bot, left, right).score(1)["bots"]


def in_grid(condition: str, left: int, right: int) -> int:
    return int(GRIDS[condition].split()[left - 1][right - 1])


def check(rules: type[Table], condition: str) -> None:
    for left, right in product(FACES, FACES):
        found = earned(rules, f"{condition}a", left, right)
        assert found == in_grid(condition, left, right), (left, right)


# When.


@pytest.mark.parametrize("e", [1, 2, 3])
@pytest.mark.parametrize("d", [1, 3, 5])
def test_r23_the_example(rules: type[Table], d: int, e: int) -> None:
    """6, 5, d, 4, e with sum − 6, both odd, Information 4, L > R."""
    match = rules.begin(factory="SSUM6a IOOb INF4a TGTb", dice=f"65{d}4{e} 11111")
    match.turns("0+0>0L 0+0 1+0>1L 0+0 2+0>2LR 0+0 3+0>3R")  # five assistants cover it all
    assert match.dice(1) == f"65{d}4{e}"
    assert match.score(1)["bots"] == 5 + 3 + 2 + 4
    match.finish()
    assert [row["points"] for row in match.look()["finished"][0]["bots"][0]] == [5, 3, 2, 4]
    assert match.score(1)["bots"] == 14


def test_r23_bots_score_on_the_last_dice(rules: type[Table]) -> None:
    match = rules.begin(factory="TEQa TLEa TGTa TGEa", dice="43111 11111")
    match.turns("0+0>0 3+0")
    assert (match.dice(1), match.score(1)["bots"]) == ("33111", 5)
    match.turns("1+0>1 3+0")  # ++ turns the die they share
    assert match.dice(1) == "34211"
    assert match.score(1)["bots"] == 0 + 0  # neither 3 = 4 nor 4 ≤ 2


def test_r23_a_bot_bought_counts_when_it_is_plugged_in(rules: type[Table]) -> None:
    match = rules.begin(factory="SMAX2a TLTa TGTa TGEa", dice="66666 11111")
    match.buy("1", "0+0")
    assert match.score(1)["bots"] == 0
    match.play("1 plug 0")
    assert match.score(1)["bots"] == 4
    match.play("1 block -")  # =+ turns the right 6 into a 1
    assert (match.dice(1), match.score(1)["bots"]) == ("61666", 4)


def test_r23_the_round_is_over_when_all_have_bought_and_passed(rules: type[Table]) -> None:
    match = rules.begin(factory="TEQa INF3a MD1a SSUM6a", dice="43111 11111")
    match.turns("0+0 3+0 " + "3+0 " * 6 + "pass")
    assert match.look()["finished"] == []
    assert match.piled(1) == {}
    network = match.board(1)["network"]
    final, points = match.dice(1), match.line("bots")
    match.turns("pass")
    (told,) = match.look()["finished"]
    assert told["round"] == 1
    assert [row["card"] for row in told["bots"][0]] == network
    assert [row["slot"] for row in told["bots"][0]] == [0, 1, 2, 3]
    assert "".join(str(row["left"]) for row in told["bots"][0]) == final[:4]
    assert "".join(str(row["right"]) for row in told["bots"][0]) == final[1:]
    assert [sum(row["points"] for row in rows) for rows in told["bots"]] == points
    assert match.line("bots") == points  # kept
    assert sum(match.piled(1).values()) == sum(match.piled(2).values()) == 4


def test_r23_points_of_all_rounds_add_up(rules: type[Table]) -> None:
    match = rules.begin(factory="TEQa INF3a MD1a SSUM6a", dice="43111 34444")
    match.play_out()
    told = match.look()["finished"]
    for seat in (0, 1):
        rows = [row for finished in told for row in finished["bots"][seat]]
        assert len(rows) == 12
        assert sum(row["points"] for row in rows) == match.scores()[seat]["bots"]


# What.


@pytest.mark.parametrize("condition", [name for name in GRIDS if name.startswith("INF")])
def test_r24_information(rules: type[Table], condition: str) -> None:
    check(rules, condition)


def test_r24_two_for_one_die_seven_for_both(rules: type[Table]) -> None:
    assert earned(rules, "INF4a", 4, 2) == earned(rules, "INF4b", 2, 4) == 2
    assert earned(rules, "INF4a", 4, 4) == earned(rules, "INF4b", 4, 4) == 7
    assert earned(rules, "INF4a", 2, 2) == 0


@pytest.mark.parametrize("condition", [name for name in GRIDS if name.startswith("S")])
def test_r25_service(rules: type[Table], condition: str) -> None:
    check(rules, condition)


@pytest.mark.parametrize(
    ("bot", "left", "right", "points"),
    [
        ("S8SUMa", 6, 6, 0),
        ("S5MINa", 6, 6, 0),
        ("S7MAXa", 6, 6, 1),
        ("SMIN1a", 1, 5, 0),
        ("SSUM6a", 1, 1, 0),
        ("SMAX2a", 1, 1, 0),
        ("SSUM6b", 6, 5, 5),
    ],
)
def test_r25_never_below_nothing(
    rules: type[Table], bot: str, left: int, right: int, points: int
) -> None:
    assert earned(rules, bot, left, right) == points


@pytest.mark.parametrize("condition", [name for name in GRIDS if name.startswith("T")])
def test_r26_transport(rules: type[Table], condition: str) -> None:
    check(rules, condition)


def test_r26_the_known_bot(rules: type[Table]) -> None:
    for thrown, after, points in (("53111", "43111", 0), ("43111", "33111", 5)):
        match = rules.begin(factory="TEQa TLTa TGTa TGEa", dice=f"{thrown} 11111")
        match.turns("0+0>0")
        assert (match.dice(1), match.score(1)["bots"]) == (after, points)


@pytest.mark.parametrize("condition", ["IEO", "IOE", "IOO", "IEE", "ISO"])
def test_r27_industry(rules: type[Table], condition: str) -> None:
    check(rules, condition)


@pytest.mark.parametrize("condition", [name for name in GRIDS if name.startswith("M")])
def test_r28_military(rules: type[Table], condition: str) -> None:
    check(rules, condition)


def test_r28_every_bot_of_a_condition_earns_alike(rules: type[Table]) -> None:
    for bot in BOTS:
        for left, right in ((1, 6), (4, 4), (5, 3), (2, 2), (6, 5)):
            expected = in_grid(bot[:-1], left, right)
            assert earned(rules, bot, left, right) == expected, (bot, left, right)
