"""Plugging in, calibrating and covering in Sentient: R14–R18."""

from __future__ import annotations

import pytest

from tinkertable.core.errors import NotLegal

from .table import (
    BOTS,
    acting,
    begin,
    board,
    buy,
    dice,
    draws,
    finish,
    offers,
    open_round,
    pawns,
    play,
    turns,
)

SLOTS = range(4)


def buys(assistants: int) -> set[str]:
    return {f"buy {slot}+{n}" for slot in SLOTS for n in range(assistants + 1)}


def blocks(words: str) -> set[str]:
    return {f"block {word}" for word in words.split()}


def test_r14_every_empty_place_is_offered() -> None:
    match = begin()
    for filled in ([], [2], [0, 2], [0, 2, 3]):
        assert acting(match) == "1"
        buy(match, "1", "0+0")
        assert offers(match) == {f"plug {slot}" for slot in SLOTS if slot not in filled}
        place = {0: 2, 1: 0, 2: 3, 3: 1}[len(filled)]
        play(match, f"1 plug {place}, 1 block -")
        turns(match, "0+0")
    assert all(board(match, 1)["network"])


def test_r14_the_network_is_empty_again_in_the_next_round() -> None:
    match = begin()
    finish(match)
    assert board(match, 1)["network"] == [None] * 4
    open_round(match, " ".join(sorted(draws(match))[:4]))
    buy(match, acting(match), "0+0")
    assert offers(match) == {f"plug {slot}" for slot in SLOTS}


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
def test_r15_each_corner_changes_its_own_die(bot: str, after: str) -> None:
    others = [name for name in BOTS if name != bot][:3]
    match = begin(factory=" ".join([bot, *others]), dice="12441 12441")
    turns(match, "0+0>1")
    assert dice(match, 1) == after
    assert dice(match, 2) == "12441"


def test_r15_dice_change_once_the_corners_are_settled() -> None:
    match = begin(factory="TLEa TLTa TGTa TGEa", dice="12345 12345")
    buy(match, "1", "0+0")
    play(match, "1 plug 0")
    assert dice(match, 1) == "12345"
    play(match, "1 block -")
    assert dice(match, 1) == "23345"


def test_r15_bots_work_on_what_the_one_before_left() -> None:
    match = begin(factory="TLEa IOOa TGTa TGEa", dice="11111 11111")
    turns(match, "0+0>0 3+0 1+0>1")  # both are ++ and share die 1
    assert dice(match, 1) == "23211"


@pytest.mark.parametrize(
    ("bot", "before", "after"),
    [("TLEa", "66", "11"), ("TGEa", "11", "66"), ("TLTa", "61", "16"), ("TGTa", "16", "61")],
)
def test_r16_over_the_edge(bot: str, before: str, after: str) -> None:
    others = [name for name in BOTS if name != bot][:3]
    match = begin(factory=" ".join([bot, *others]), dice=f"333{before} 33333")
    turns(match, "0+0>3")
    assert dice(match, 1) == f"333{after}"


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
def test_r17_what_can_be_covered(bot: str, many: str, one: str) -> None:
    others = [name for name in BOTS if name != bot][:3]
    for spent, words in ((0, many), (3, many), (4, one)):
        match = begin(factory=" ".join([bot, *others]))
        buy(match, "1", f"0+{spent}")
        play(match, "1 plug 1")
        assert acting(match) == "1"
        assert offers(match) == blocks(words)
    match = begin(factory=" ".join([bot, *others]))
    buy(match, "1", "0+5")
    play(match, "1 plug 1")
    assert acting(match) == "2"  # not asked: no assistant is left
    assert dice(match, 1) != "11111"


@pytest.mark.parametrize(
    ("block", "after"), [("-", "36144"), ("L", "31144"), ("R", "36644"), ("LR", "31644")]
)
def test_r17_a_covered_symbol_is_ignored(block: str, after: str) -> None:
    match = begin(factory="TGTa TLTa TLEa TGEa", dice="31644 11111")  # -+ over both edges
    buy(match, "1", "0+1")
    play(match, f"1 plug 1, 1 block {block}")
    assert dice(match, 1) == after
    covered = "" if block == "-" else block
    assert board(match, 1)["blocked"] == ["", covered, "", ""]
    assert board(match, 1)["assistants"] == 4 - len(covered)


def test_r17_what_cannot_be_covered_is_refused() -> None:
    match = begin(factory="TLTb TLTa TLEa TGEa")  # -=
    buy(match, "1", "0+0")
    play(match, "1 plug 1")
    for word in ("R", "LR"):
        with pytest.raises(NotLegal):
            play(match, f"1 block {word}")


def test_r17_a_cover_may_be_taken_back() -> None:
    match = begin(factory="TLEa TLTa TGTa TGEa")
    turns(match, "0+0>0LR")
    assert dice(match, 1) == "11111"
    match.undo(0)
    assert offers(match) == blocks("- L R LR")
    assert board(match, 1)["assistants"] == 5


def test_r18_one_stock_of_assistants_for_both() -> None:
    match = begin(factory="TLEa TLTa TGTa TGEa")
    turns(match, "0+2>0LR 3+0")
    assert board(match, 1)["assistants"] == 1
    assert offers(match) == buys(1) | {"pass"}
    turns(match, "1+1>1 3+0")
    assert board(match, 1)["assistants"] == 0
    assert offers(match) == buys(0) | {"pass"}
    buy(match, "1", "2+0")
    play(match, "1 plug 2")
    assert acting(match) == "2"


def test_r18_a_cover_is_no_influence() -> None:
    match = begin(factory="TLEa TLTa TGTa TGEa")
    turns(match, "0+0>0LR 0+1")
    assert match.view()["investors"][0]["influence"] == [1, 2]
    assert match.view()["investors"][0]["first"] == 2


def test_r18_all_come_home_after_the_round() -> None:
    match = begin(factory="TLEa TLTa TGTa TGEa")
    turns(match, "0+3>0LR 0+5")
    finish(match)
    for seat in (1, 2):
        assert (board(match, seat)["agents"], board(match, seat)["assistants"]) == (4, 5)
        assert board(match, seat)["blocked"] == [""] * 4
        assert pawns(match, seat) == "0+0 0+0 0+0 0+0"
