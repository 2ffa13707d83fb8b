"""The meteor's decision and the lava's duties."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.railroad_ink.strange import strange
from tests.terminal.desk import Desk, sit, terminal
from tests.terminal.saves import LAVA, METEOR, left, places, rolls
from tinkertable.core.chance import Chance
from tinkertable.core.match import Match
from tinkertable.games import load
from tinkertable.terminal.app import Terminal
from tinkertable.terminal.opening import Opening
from tinkertable.terminal.save import Save

GAME = load("railroad-ink")

ROUTES = rolls("H.H.", "HH..", "RR..", "H.R.")
DRAWN = ["1 place A2H.H.", "1 place A4RR..", "1 place A5.H.R", "1 place A6HH.."]
# Five rounds after which lava fits no free cell.
EMERGENCY = [
    *rolls("H.H.", "RRR.", "R.R.", "HRHRx", "L.L.", "LR.R"),
    *places("F7HRRR G7RHRHx G4R.R. A4R.RR C4L.L. B4.RLR G6.H.H"),
    *rolls("HH..", "HH..", "RRR.", "H.R.", "LH.H", "LL.."),
    *places("D7.H.R G5HHHH D6.RRR E4LL.. E5H.HL G2..HH A6H..H"),
    *rolls("RR..", "HHH.", "HHH.", "HRHRx", "LL..", "LL.."),
    *places("D5HRHRx A5.HHH F5HRHR B1R..R D1H.HH D3LL.. C3..LL"),
    *rolls("H.H.", "H.H.", "HH..", "HRHRx", "LL..", "LR.R"),
    *places("A2HRHRx C2.LL. C5..HH E1H.H. F1H.H. D2LR.R"),
    *rolls("HHH.", "HHH.", "H.H.", "HR..", "LH.H", "LL.."),
]
# Six rounds after which rails can grow in two gaps only (`gap_left` of the rule tests).
GAP = [
    move
    for cells in (
        "B1.H.R B2.H.H B3.H.H B4.H.H",
        "B7.R.H B6.H.H B5.H.H A2H.H.",
        "F1.H.R F2.H.H A6H.H. G6H.H.",
        "F7.R.H F6.H.H F5.H.H D1.H.H",
        "A4R.H. D2.H.H D3.H.H D4.H.H",
        "G4H.R. D5.H.H D6.H.H D7.H.H",
    )
    for move in (*rolls("H.H.", "H.H.", "H.H.", "H.R."), *places(cells))
] + rolls("RR..", "RR..", "RR..", "HR..")


def test_the_meteor_shows_where_it_falls_before_it_does(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        await desk.press("d")
        assert "First the meteor" in desk.foot
        await desk.press("1")
        assert "First the meteor" in desk.foot
        await desk.press("m")
        cell = desk.widget.hand.cell
        assert f"The meteor falls on {cell}" in desk.said()
        assert "( ● )" in desk.board
        await desk.press("enter")
        assert desk.last == "1 meteor"
        assert desk.app.table.now.view.boards[0].craters == (cell,)
        assert desk.widget.hand.chosen
        assert desk.widget.hand.chosen.key == "1"
        await desk.press("u")
        assert "The meteor falls on" in desk.said()

    sit(terminal(tmp_path, METEOR, seed="m1"), story)


def test_a_special_is_crossed_off_to_avoid_the_meteor(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        await desk.press("e")
        assert "crosses off a four-way highway" in desk.said()
        assert "( ● )" not in desk.board
        await desk.press("enter")
        assert desk.last == "1 skip HHHH"
        await desk.press("w")
        assert "No special route" in desk.foot

    sit(terminal(tmp_path, METEOR, seed="m1"), story)


@pytest.mark.parametrize(
    ("arrow", "cell", "move"),
    [
        ("up", "A4", "1 meteor N"),
        ("right", "C6", "1 meteor E"),
        ("down", "E4", "1 meteor S"),
        ("left", "C2", "1 meteor W"),
    ],
)
def test_arrows_choose_the_direction(tmp_path: Path, arrow: str, cell: str, move: str) -> None:
    first = [*ROUTES, "* aim N", "* fly 1", "1 meteor", *DRAWN, "1 done"]
    left(tmp_path, METEOR, [*first, *ROUTES, "* aim any", "* fly 2"])

    async def story(desk: Desk) -> None:
        await desk.press("c", arrow)
        assert desk.widget.hand.cell == cell
        assert f"{cell}: " in desk.said()
        assert desk.board.count("○") == 3  # the other directions
        await desk.press("enter")
        assert desk.last == move
        board = desk.app.table.now.view.boards[0]
        assert cell in board.craters
        assert board.dot == cell

    sit(terminal(tmp_path, METEOR), story)


def test_one_lava_die_is_due_the_other_is_not(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        assert desk.board.count("!") == 4  # the volcano's open sides
        await desk.press("v")
        assert "Volcano in " in desk.said()
        for key in "1234":
            await desk.press(key, "enter")
        await desk.press("d")
        assert desk.foot == "Lava first"
        await desk.press("5", "enter")
        assert desk.last.startswith("1 place")
        assert desk.widget.hand.chosen is None
        assert "d ends the round" in desk.said()
        await desk.press("d")
        assert "Round 2 of 6" in desk.panel

    sit(terminal(tmp_path, LAVA, seed="l1"), story)


def test_an_emergency_erases_a_route(tmp_path: Path) -> None:
    left(tmp_path, LAVA, EMERGENCY)

    async def story(desk: Desk) -> None:
        await desk.press("c")
        assert desk.app.table.now.view.boards[0].drawings["D5"] == "HRHRx"
        await desk.press("6")
        assert desk.widget.hand.cell == "D5"
        assert "Lava curve in D5" in desk.said()
        await desk.press("enter")
        assert desk.last.startswith("1 place D5")
        assert desk.app.table.now.view.boards[0].drawings["D5"] != "HRHRx"

    sit(terminal(tmp_path, LAVA), story)


def test_another_box_is_drawn_and_named(tmp_path: Path) -> None:
    mine = strange()
    moves = [*rolls("HHR.", "HHHH", "R.R.", "HHRRx"), "1 place A1R.R."]
    match = Match(GAME, 1, {}, edition=mine, chance=Chance("s"))
    for move in moves:
        match.play_text(move)
    save = Save(GAME, tmp_path, mine)
    save.write(match, ())

    async def story(desk: Desk) -> None:
        await desk.press("c")
        assert desk.board.splitlines()[0].split() == ["1│", "2", "3", "4", "5", "6", "7║"]
        await desk.press("4")
        assert "Drawing HHRRx in" in desk.said()
        await desk.press("enter")
        assert desk.last.startswith("1 place")
        await desk.press("1")
        assert "Drawing HHR. in" in desk.said()

    sit(Terminal(Opening(GAME, {}, (), "s", save), "en"), story)


def test_r14_what_would_strand_another_die_is_told(tmp_path: Path) -> None:
    left(tmp_path, {}, GAP)

    async def story(desk: Desk) -> None:
        await desk.press("c", "d")
        assert desk.foot == "1 die can still be drawn, so it must be."
        await desk.press("4")
        assert desk.widget.hand.cell in ("F3", "F4", "G2")
        while desk.widget.hand.cell != "G2":
            await desk.press("n")
        assert "More positions would fit here, but leave another die" in desk.said()
        while desk.widget.hand.cell != "F4":
            await desk.press("n")
        assert "More positions" not in desk.said()

    sit(terminal(tmp_path, {}), story)
