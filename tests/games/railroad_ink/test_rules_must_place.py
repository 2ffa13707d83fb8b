"""Railroad Ink, R14: how many dice must be drawn."""

from __future__ import annotations

import random

from tests.oracle.railroad_ink_board import DRAWINGS, Drawn, die_placements, without

from .base_positions import gap_left, rails_sealed
from .table import CELLS, NATURE, Sit, Table


def test_r14_maximal_takes_the_dice_in_any_order(sit: Sit) -> None:
    table = gap_left(sit, must_place="maximal")
    assert table.dice() == {"F3R..H", "F3..RH", "F4RH..", "F4..HR", "G2.RH.", "G2..HR"}
    table.draw("G2..HR G1RR..")
    assert table.dice() == set()
    assert "done" in table.offers()  # two curves are left, though all four might have been drawn


def test_r14_maximum_asks_for_as_many_dice_as_some_order_allows(sit: Sit) -> None:
    table = gap_left(sit, must_place="maximum")
    assert table.snapshot() == gap_left(sit).snapshot()  # the default
    assert table.dice() == {"F3R..H", "F4RH..", "F4..HR", "G2.RH."}
    table.draw("F3R..H")
    assert table.dice() == {"E3.RR."}
    table.draw("E3.RR.")
    assert table.dice() == {"E4..RR"}
    assert "done" not in table.offers()
    table.draw("E4..RR")
    assert table.dice() == {"F4R..R"}
    table.draw("F4R..R")
    assert "done" in table.offers()


def test_r14_maximum_does_not_restrict_specials(sit: Sit) -> None:
    maximum, maximal = gap_left(sit), gap_left(sit, must_place="maximal")
    assert maximum.specials() == maximal.specials() != set()


def test_r14_maximum_is_examined_anew_after_every_drawing(sit: Sit) -> None:
    table = gap_left(sit, must_place="maximum")
    table.draw("F3R..H E3.RR.")
    assert "done" not in table.offers()
    table.draw("E4HHHR")  # the two curves left have nothing to join any more
    assert table.dice() == set()
    assert "done" in table.offers()


def test_r14_maximum_lets_a_die_go_that_no_order_can_draw(sit: Sit) -> None:
    table = rails_sealed(sit, must_place="maximum")
    table.roll("RR.. RR.. RR.. HR..")
    table.draw("A6HR..")
    assert "done" not in table.offers()
    table.draw("A7..RR")
    assert table.dice() == set()
    assert "done" in table.offers()


def greatest_number(drawn: Drawn, dice: tuple[str, ...], free: frozenset[str]) -> int:
    """D as R14 defines it: every die next, every placement, and so on."""
    best = 0
    for die in sorted(set(dice)):
        for cell, form in die_placements(drawn, die, free):
            after = greatest_number({**drawn, cell: form}, without(dice, die), free - {cell})
            best = max(best, 1 + after)
            if best == len(dice):
                return best
    return best


def undrawn_dice(table: Table) -> tuple[str, ...]:
    """The route dice of the last roll that were not drawn since."""
    rolled = max(i for i, text in enumerate(table.log) if text.startswith(NATURE)) - 5
    dice = tuple(text.split()[2] for text in table.log[rolled : rolled + 4])
    for text in table.log[rolled + 6 :]:
        form = text[len("1 place A1") :]
        face = next((die for die in dice if form in DRAWINGS[die]), None)
        dice = without(dice, face) if face else dice
    return dice


def test_r14_maximum_is_what_trying_every_order_finds(sit: Sit) -> None:
    rng = random.Random(5)
    fewer = 0
    for _ in range(12):
        table = sit(expansion="lava", must_place="maximum")  # random volcanoes leave little room
        while not table.over:
            who = table.acting()[0]
            if who != NATURE:
                drawn = {word[:2]: word[2:] for word in table.board().split()}
                free = frozenset(CELLS) - set(drawn)
                if len(free) < 16:
                    fewer += check_dice(table, drawn, free)
            table.play(f"{who} {rng.choice(sorted(table.offers(who)))}")
    assert fewer > 5


def check_dice(table: Table, drawn: Drawn, free: frozenset[str]) -> bool:
    """Compare what is offered with the definition; can fewer dice be drawn than are left?"""
    dice = undrawn_dice(table)
    most = greatest_number(drawn, dice, free)
    assert table.dice() == {
        cell + form
        for die in set(dice)
        for cell, form in die_placements(drawn, die, free)
        if greatest_number({**drawn, cell: form}, without(dice, die), free - {cell}) == most - 1
    }
    assert most == 0 or "done" not in table.offers()
    return most < len(dice)
