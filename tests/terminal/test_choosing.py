"""Choosing a piece, a cell and a turn; drawing, taking back, ending the round."""

from __future__ import annotations

from pathlib import Path

from tests.terminal.desk import Desk, sit, terminal
from tinkertable.terminal.placing import Hand, Piece


def test_a_key_chooses_a_die_and_marks_only_cells_where_it_fits(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        codec, now = desk.app.table.game.codec, desk.app.table.now
        for piece in desk.widget.hand.pieces[:4]:
            await desk.press(piece.key)
            assert desk.widget.hand.chosen == piece
            targets = {cell for cell, actions in piece.places.items() if actions}
            offered = {
                codec.named[action].arguments[0]
                for action in now.legal
                if action in [a for actions in piece.places.values() for a in actions]
            }
            assert targets == offered
            assert desk.board.count("○") == len(targets) - 1  # the one under the cursor is drawn

    sit(terminal(tmp_path), story)


def test_only_turns_that_fit_are_cycled(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        hand, codec = desk.widget.hand, desk.app.table.game.codec
        await desk.press("1")
        seen = []
        for _ in range(2 * len(hand.turns)):
            assert hand.action is not None
            seen.append(codec.text(hand.action))
            assert f"position {hand.turn + 1} of {len(hand.turns)}" in desk.said()
            await desk.press("space")
        legal = desk.app.table.match.legal_texts(0)
        assert set(seen) <= set(legal)
        assert seen[: len(seen) // 2] == seen[len(seen) // 2 :]
        assert len(set(seen)) > 1
        await desk.press("backspace")
        assert hand.action is not None
        assert codec.text(hand.action) == seen[-1]

    sit(terminal(tmp_path), story)


def test_the_difference_shown_is_the_difference_made(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        for _ in range(3):
            before = desk.app.table.now.position.score(0)["total"]
            rows = [row for row in desk.panel.split("\n") if row.startswith("Total")]
            shown = rows[0].split()[2:]
            await desk.press("enter")
            made = desk.app.table.now.position.score(0)["total"] - before
            assert [f"{made:+d}".replace("-", "−")] == (shown or ["+0"])

    sit(terminal(tmp_path), story)


def test_arrows_and_jumps_move_the_cursor(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        hand = desk.widget.hand
        hand.point("A1")
        await desk.press("right", "down", "left", "left", "up", "up")
        assert hand.cell == "A1"
        assert "does not fit in A1" in desk.said()
        assert hand.chosen
        cells = sorted(hand.chosen.places)
        await desk.press("n")
        assert hand.cell == cells[0]
        await desk.press("p")
        assert hand.cell == cells[-1]
        await desk.press("tab")
        assert hand.chosen.key == "2"
        await desk.press("shift+tab")
        assert hand.chosen.key == "1"

    sit(terminal(tmp_path), story)


def test_undo_takes_back_within_the_round_only(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        board = desk.board
        await desk.press("u")
        assert "nothing to undo" in desk.foot
        await desk.press("enter", "enter")
        assert len(desk.moves) == 6
        await desk.press("u", "u")
        assert len(desk.moves) == 4
        await desk.press("escape")
        assert desk.board.count("■") == board.count("■")
        await desk.end_round()
        await desk.press("u")
        assert "nothing to undo" in desk.foot

    sit(terminal(tmp_path), story)


def test_done_says_what_is_left(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        await desk.press("d")
        assert desk.foot == "4 dice can still be drawn, so they must be."
        await desk.press("enter", "enter", "enter", "d")
        assert desk.foot == "1 die can still be drawn, so it must be."
        await desk.press("enter")
        assert "d ends the round" in desk.said()
        await desk.press("d")
        assert "Round 2 of 7" in desk.panel

    sit(terminal(tmp_path), story)


def test_what_is_used_or_fits_nowhere_says_so(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        await desk.press("enter", "1")
        assert desk.foot.endswith("is already used")
        await desk.press("q", "enter", "q")
        assert desk.foot.endswith("is already used")
        await desk.press("w")
        assert "No special route can be drawn now" in desk.foot
        assert "this round's is used" in desk.panel

    sit(terminal(tmp_path), story)


def test_keys_work_on_the_russian_layout(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        await desk.press("enter", "й")
        assert desk.widget.hand.chosen
        assert desk.widget.hand.chosen.key == "q"
        await desk.press("г")
        assert len(desk.moves) == 4

    sit(terminal(tmp_path), story)


def test_the_mouse_points_and_turns(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        await desk.press("1")
        hand = desk.widget.hand
        assert hand.chosen
        cell = next(cell for cell, actions in hand.chosen.places.items() if len(actions) > 1)
        row, column = "ABCDEFG".index(cell[0]), int(cell[1]) - 1
        place = (2 + 5 * column + 1, 1 + 3 * row + 1)
        hand.point("D4")
        await desk.pilot.click("#board", offset=place)
        assert (hand.cell, hand.turn) == (cell, 0)
        await desk.pilot.click("#board", offset=place)
        assert (hand.cell, hand.turn) == (cell, 1)

    sit(terminal(tmp_path), story)


def test_a_choice_survives_new_pieces() -> None:
    hand = Hand(["A1", "A2"], 2, "A1")
    hand.deal([Piece("1", "x", places={"A2": (5, 6)})])
    hand.rotate(1)
    hand.deal([Piece("1", "x", places={"A2": (5, 6)}), Piece("2", "y", action=7)])
    assert (hand.cell, hand.action) == ("A2", 6)
    hand.choose("2")
    assert hand.action == 7
