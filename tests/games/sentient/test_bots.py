"""What bots earn in Sentient: R23–R28."""

from __future__ import annotations

from itertools import product

import pytest

from tinkertable.core.match import Match

from .table import (
    BOTS,
    GAME,
    acting,
    begin,
    buy,
    dice,
    finish,
    line,
    offers,
    piled,
    play,
    score,
    turns,
)

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


def between(bot: str, left: int, right: int) -> Match:
    """The first seat has only this bot, and beside it lie these dice."""
    thrown = f"{before(left, BOTS[bot][0])}{before(right, BOTS[bot][1])}333 11111"
    others = [name for name in BOTS if name != bot][:3]
    match = begin(factory=" ".join([bot, *others]), dice=thrown, halves="INF SRV")
    turns(match, "0+0>0")
    assert dice(match, 1) == f"{left}{right}333"
    return match


def earned(bot: str, left: int, right: int) -> int:
    return score(between(bot, left, right), 1)["bots"]


def check(condition: str) -> None:
    grid = GRIDS[condition].split()
    for left, right in product(FACES, FACES):
        assert earned(f"{condition}a", left, right) == int(grid[left - 1][right - 1]), (left, right)


# When.


@pytest.mark.parametrize("e", [1, 2, 3])
@pytest.mark.parametrize("d", [1, 3, 5])
def test_r23_the_example(d: int, e: int) -> None:
    """6, 5, d, 4, e with sum − 6, both odd, Information 4, L > R."""
    match = begin(factory="SSUM6a IOOb INF4a TGTb", dice=f"65{d}4{e} 11111")
    turns(match, "0+0>0L 0+0 1+0>1L 0+0 2+0>2LR 0+0 3+0>3R")  # five assistants cover it all
    assert dice(match, 1) == f"65{d}4{e}"
    assert score(match, 1)["bots"] == 5 + 3 + 2 + 4
    finish(match)
    assert [row["points"] for row in match.view()["finished"][0]["bots"][0]] == [5, 3, 2, 4]
    assert score(match, 1)["bots"] == 14


def test_r23_bots_score_on_the_last_dice() -> None:
    match = begin(factory="TEQa TLEa TGTa TGEa", dice="43111 11111")
    turns(match, "0+0>0 3+0")
    assert (dice(match, 1), score(match, 1)["bots"]) == ("33111", 5)
    turns(match, "1+0>1 3+0")  # ++ turns the die they share
    assert dice(match, 1) == "34211"
    assert score(match, 1)["bots"] == 0 + 0  # neither 3 = 4 nor 4 ≤ 2


def test_r23_a_bot_bought_counts_when_it_is_plugged_in() -> None:
    match = begin(factory="SMAX2a TLTa TGTa TGEa", dice="66666 11111")
    buy(match, "1", "0+0")
    assert score(match, 1)["bots"] == 0
    play(match, "1 plug 0")
    assert score(match, 1)["bots"] == 4
    play(match, "1 block -")  # =+ turns the right 6 into a 1
    assert (dice(match, 1), score(match, 1)["bots"]) == ("61666", 4)


def test_r23_the_round_is_over_when_all_have_bought_and_passed() -> None:
    match = begin(factory="TEQa INF3a MD1a SSUM6a", dice="43111 11111")
    turns(match, "0+0 3+0 " + "3+0 " * 6 + "pass")
    assert match.view()["finished"] == []
    assert piled(match, 1) == {}
    network = [card["id"] for card in match.view()["boards"][0]["network"]]
    final, points = dice(match, 1), line(match, "bots")
    turns(match, "pass")
    (told,) = match.view()["finished"]
    assert told["round"] == 1
    assert [row["card"]["id"] for row in told["bots"][0]] == network
    assert [row["slot"] for row in told["bots"][0]] == [0, 1, 2, 3]
    assert "".join(str(row["left"]) for row in told["bots"][0]) == final[:4]
    assert "".join(str(row["right"]) for row in told["bots"][0]) == final[1:]
    assert [sum(row["points"] for row in rows) for rows in told["bots"]] == points
    assert line(match, "bots") == points  # kept
    assert sum(piled(match, 1).values()) == sum(piled(match, 2).values()) == 4


def test_r23_points_of_all_rounds_add_up() -> None:
    match = begin(factory="TEQa INF3a MD1a SSUM6a", dice="43111 34444")
    while acting(match):
        play(match, f"{acting(match)} {sorted(offers(match))[0]}")
    told = match.view()["finished"]
    for seat in (0, 1):
        rows = [row for finished in told for row in finished["bots"][seat]]
        assert len(rows) == 12
        assert sum(row["points"] for row in rows) == match.scores()[seat]["bots"]


def test_r23_every_point_is_explained() -> None:
    match = begin("2 1 3", dice="43111 34444 65656")
    while True:
        for seat in range(3):
            items = GAME.explain(match.position, seat)
            lines = match.scores()[seat]
            assert lines["total"] == lines["bots"] + lines["seconds"] + lines["investors"]
            for name in ("bots", "seconds", "investors"):
                assert sum(item.points for item in items if item.line == name) == lines[name]
        if not acting(match):
            break
        play(match, f"{acting(match)} {sorted(offers(match))[-1 if acting(match) == '*' else 0]}")


# What.


@pytest.mark.parametrize("condition", [name for name in GRIDS if name.startswith("INF")])
def test_r24_information(condition: str) -> None:
    check(condition)


def test_r24_two_for_one_die_seven_for_both() -> None:
    assert earned("INF4a", 4, 2) == earned("INF4b", 2, 4) == 2
    assert earned("INF4a", 4, 4) == earned("INF4b", 4, 4) == 7
    assert earned("INF4a", 2, 2) == 0


@pytest.mark.parametrize("condition", [name for name in GRIDS if name.startswith("S")])
def test_r25_service(condition: str) -> None:
    check(condition)


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
def test_r25_never_below_nothing(bot: str, left: int, right: int, points: int) -> None:
    assert earned(bot, left, right) == points


@pytest.mark.parametrize("condition", [name for name in GRIDS if name.startswith("T")])
def test_r26_transport(condition: str) -> None:
    check(condition)


def test_r26_the_known_bot() -> None:
    for thrown, after, points in (("53111", "43111", 0), ("43111", "33111", 5)):
        match = begin(factory="TEQa TLTa TGTa TGEa", dice=f"{thrown} 11111")
        turns(match, "0+0>0")
        assert (dice(match, 1), score(match, 1)["bots"]) == (after, points)


@pytest.mark.parametrize("condition", ["IEO", "IOE", "IOO", "IEE", "ISO"])
def test_r27_industry(condition: str) -> None:
    check(condition)


@pytest.mark.parametrize("condition", [name for name in GRIDS if name.startswith("M")])
def test_r28_military(condition: str) -> None:
    check(condition)


def test_r28_every_bot_of_a_condition_earns_alike() -> None:
    for bot in BOTS:
        grid = GRIDS[bot[:-1]].split()
        for left, right in ((1, 6), (4, 4), (5, 3), (2, 2), (6, 5)):
            assert earned(bot, left, right) == int(grid[left - 1][right - 1]), (bot, left, right)
