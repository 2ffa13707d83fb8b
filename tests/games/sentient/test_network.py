"""Plugging in, calibrating and covering in Sentient: R14–R18."""

from __future__ import annotations

import pytest

from tests.oracle.sentient_bots import BOTS

from .table import Table

SLOTS = range(4)


def buys(assistants: int) -> set[str]:
    return {f"buy {slot}+{n}" for slot in SLOTS for n in range(assistants + 1)}


def blocks(words: str) -> set[str]:
    return {f"block {word}" for word in words.split()}


def test_r14_every_empty_place_is_offered(rules: type[Table]) -> None:
    match = rules.begin()
    for filled in ([], [2], [0, 2], [0, 2, 3]):
        assert match.acting() == "1"
        match.buy("1", "0+0")
        assert match.offers() == {f"plug {slot}" for slot in SLOTS if slot not in filled}
        place = {0: 2, 1: 0, 2: 3, 3: 1}[len(filled)]
        match.play(f"1 plug {place}, 1 block -")
        match.turns("0+0")
    assert all(match.board(1)["network"])


def test_r14_the_network_is_empty_again_in_the_next_round(rules: type[Table]) -> None:
    match = rules.begin()
    match.finish()
    assert match.board(1)["network"] == [None] * 4
    match.open_round()
    match.buy(match.acting(), "0+0")
    assert match.offers() == {f"plug {slot}" for slot in SLOTS}


@pytest.mark.parametrize(
    ("bot", "after"),
    [
        ("TLEa", "13541"),  # ++
        ("TLTa", "13341"),  # +-
        ("TGTa", "11541"),  # -+
        ("TGEa", "11341"),  # --
        ("TLEb", "13441"),  # +=
        ("TLTb", "11441"),  # -=
        ("TGEb", "12541"),  # =+
        ("TGTb", "12341"),  # =-
    ],
)
def test_r15_each_corner_changes_its_own_die(rules: type[Table], bot: str, after: str) -> None:
    others = [name for name in BOTS if name != bot][:3]
    match = rules.begin(factory=" ".join([bot, *others]), dice="12441 12441")
    match.turns("0+0>1")
    assert match.dice(1) == after
    assert match.dice(2) == "12441"


def test_r15_dice_change_once_the_corners_are_settled(rules: type[Table]) -> None:
    match = rules.begin(factory="TLEa TLTa TGTa TGEa", dice="12345 12345")
    match.buy("1", "0+0")
    match.play("1 plug 0")
    assert match.dice(1) == "12345"
    match.play("1 block -")
    assert match.dice(1) == "23345"


def test_r15_bots_work_on_what_the_one_before_left(rules: type[Table]) -> None:
    match = rules.begin(factory="TLEa IOOa TGTa TGEa", dice="11111 11111")
    match.turns("0+0>0 3+0 1+0>1")  # both are ++ and share die 1
    assert match.dice(1) == "23211"


@pytest.mark.parametrize(
    ("bot", "before", "after"),
    [("TLEa", "66", "11"), ("TGEa", "11", "66"), ("TLTa", "61", "16"), ("TGTa", "16", "61")],
)
def test_r16_over_the_edge(rules: type[Table], bot: str, before: str, after: str) -> None:
    others = [name for name in BOTS if name != bot][:3]
    match = rules.begin(factory=" ".join([bot, *others]), dice=f"333{before} 33333")
    match.turns("0+0>3")
    assert match.dice(1) == f"333{after}"


# Covered corners.


@pytest.mark.parametrize(
    ("bot", "many", "one"),
    [
        ("TLEa", "- L R LR", "- L R"),  # ++
        ("TLTa", "- L R LR", "- L R"),  # +-
        ("TGTa", "- L R LR", "- L R"),  # -+
        ("TGEa", "- L R LR", "- L R"),  # --
        ("TLEb", "- L", "- L"),  # +=
        ("TLTb", "- L", "- L"),  # -=
        ("TGEb", "- R", "- R"),  # =+
        ("TGTb", "- R", "- R"),  # =-
    ],
)
def test_r17_what_can_be_covered(rules: type[Table], bot: str, many: str, one: str) -> None:
    others = [name for name in BOTS if name != bot][:3]
    for spent, words in ((0, many), (3, many), (4, one)):
        match = rules.begin(factory=" ".join([bot, *others]))
        match.buy("1", f"0+{spent}")
        match.play("1 plug 1")
        assert match.acting() == "1"
        assert match.offers() == blocks(words)
    match = rules.begin(factory=" ".join([bot, *others]))
    match.buy("1", "0+5")
    match.play("1 plug 1")
    assert match.acting() == "2"  # not asked: no assistant is left
    assert match.dice(1) != "11111"


@pytest.mark.parametrize(
    ("block", "after"), [("-", "36144"), ("L", "31144"), ("R", "36644"), ("LR", "31644")]
)
def test_r17_a_covered_symbol_is_ignored(rules: type[Table], block: str, after: str) -> None:
    match = rules.begin(factory="TGTa TLTa TLEa TGEa", dice="31644 11111")  # -+ over both edges
    match.buy("1", "0+1")
    match.play(f"1 plug 1, 1 block {block}")
    assert match.dice(1) == after
    covered = "" if block == "-" else block
    assert match.board(1)["blocked"] == ["", covered, "", ""]
    assert match.board(1)["assistants"] == 4 - len(covered)


def test_r17_what_cannot_be_covered_is_refused(rules: type[Table]) -> None:
    match = rules.begin(factory="TLTb TLTa TLEa TGEa")  # -=
    match.buy("1", "0+0")
    match.play("1 plug 1")
    for word in ("R", "LR"):
        assert match.refuses(f"1 block {word}")


def test_r18_one_stock_of_assistants_for_both(rules: type[Table]) -> None:
    match = rules.begin(factory="TLEa TLTa TGTa TGEa")
    match.turns("0+2>0LR 3+0")
    assert match.board(1)["assistants"] == 1
    assert match.offers() == buys(1) | {"pass"}
    match.turns("1+1>1 3+0")
    assert match.board(1)["assistants"] == 0
    assert match.offers() == buys(0) | {"pass"}
    match.buy("1", "2+0")
    match.play("1 plug 2")
    assert match.acting() == "2"


def test_r18_a_cover_is_no_influence(rules: type[Table]) -> None:
    match = rules.begin(factory="TLEa TLTa TGTa TGEa")
    match.turns("0+0>0LR 0+1")
    assert match.look()["investors"][0]["influence"] == [1, 2]
    assert match.look()["investors"][0]["first"] == 2


def test_r18_all_come_home_after_the_round(rules: type[Table]) -> None:
    match = rules.begin(factory="TLEa TLTa TGTa TGEa")
    match.turns("0+3>0LR 0+5")
    match.finish()
    for seat in (1, 2):
        assert (match.board(seat)["agents"], match.board(seat)["assistants"]) == (4, 5)
        assert match.board(seat)["blocked"] == [""] * 4
        assert match.pawns(seat) == "0+0 0+0 0+0 0+0"
