"""R6: what a seat cannot see while a round runs; and that nobody has won before the end."""

from __future__ import annotations

from tests.games.railroad_ink.engine_table import EngineTable
from tests.games.railroad_ink.table import ROUTES
from tinkertable.core.seats import NOBODY
from tinkertable.games.railroad_ink.view.models import Board


def shown(board: Board) -> str:
    return " ".join(cell + drawing for cell, drawing in board.drawings.items())


def test_r05_a_seat_takes_back_its_own_drawing_only() -> None:
    table = EngineTable(2)
    table.roll(ROUTES)
    table.draw("A2H.H.")
    table.draw("D1.H.H", seat=2)
    table.match.undo(0)
    assert (table.board(1), table.board(2)) == ("", "D1.H.H")


def test_r06_the_round_of_the_others_is_hidden_until_all_are_done() -> None:
    table = EngineTable(2)
    table.roll(ROUTES)
    table.draw("A2H.H. A4R.R. A6HH.. G2.RH.")
    table.say("done")
    for viewer in (1, NOBODY):
        seen = table.match.view(viewer).boards[0]
        assert (seen.drawings, seen.rounds, seen.drawn) == ({}, {}, ())
        assert seen.score.total == 0
        assert not [text for text in table.match.move_texts(viewer) if text.startswith("1 place")]
    assert shown(table.match.view(0).boards[0]) == "A2H.H. A4R.R. A6HH.. G2.RH."
    assert "1 place A2H.H." in table.match.move_texts(0)
    table.draw("D1.H.H B1.R.R D7HH.. G6..HR", seat=2)
    assert table.match.view(0).boards[1].drawings == {}
    table.say("done", seat=2)
    for viewer in (0, 1, NOBODY):
        assert shown(table.match.view(viewer).boards[0]) == "A2H.H. A4R.R. A6HH.. G2.RH."
        assert shown(table.match.view(viewer).boards[1]) == "B1.R.R D1.H.H D7HH.. G6..HR"
        assert table.match.move_texts(viewer) == table.match.move_texts()


def test_r06_only_the_running_round_is_hidden() -> None:
    table = EngineTable(2)
    table.roll(ROUTES)
    for seat in (1, 2):
        table.draw("A2H.H. A4R.R. A6HH.. G2.RH.", seat=seat)
        table.say("done", seat=seat)
    table.roll(ROUTES)
    table.draw("B2H.H. B1RRRR")
    seen = table.match.view(1).boards[0]
    assert shown(seen) == "A2H.H. A4R.R. A6HH.. G2.RH."
    assert (seen.specials_used, len(seen.specials_left)) == (0, 6)


def test_r06_specials_of_the_running_round_are_hidden() -> None:
    table = EngineTable(2)
    table.roll(ROUTES)
    table.draw("A2HHHH")
    seen = table.match.view(1).boards[0]
    assert (seen.specials_used, seen.special_now) == (0, False)
    assert len(seen.specials_left) == 6


def test_r23_the_choice_is_hidden_while_the_round_runs() -> None:
    table = EngineTable(2, expansion="meteor")
    table.roll(ROUTES + " any 1")
    table.say("meteor N")
    for viewer in (1, NOBODY):
        assert table.match.view(viewer).boards[0].drawings == {}
        assert not [text for text in table.match.move_texts(viewer) if text.startswith("1 meteor")]
    assert table.board() == "C4* C4o"


def test_r25_a_skip_is_hidden_while_the_round_runs() -> None:
    table = EngineTable(2, expansion="meteor")
    table.roll(ROUTES + " N 1")
    table.say("skip HHHH")
    seen = table.match.view(1).boards[0]
    assert (seen.specials_used, len(seen.specials_left)) == (0, 6)


def test_r21_nobody_has_won_before_the_end() -> None:
    table = EngineTable(2)
    table.roll(ROUTES)
    assert table.winners() == []
    assert table.match.view().winners == ()
