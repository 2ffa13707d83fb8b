"""Bots, other boards, languages, sizes, the end, and games without a widget of their own."""

from __future__ import annotations

import threading
from dataclasses import replace
from pathlib import Path

from tests.terminal.desk import Desk, first_move, sit, terminal
from tests.terminal.saves import LAVA
from tinkertable.core.position import Position
from tinkertable.games import load
from tinkertable.terminal.list import ListWidget


def test_the_person_plays_on_while_a_bot_thinks(tmp_path: Path) -> None:
    go = threading.Event()

    def slow(position: Position, seat: int, seed: int) -> int:
        assert go.wait(60)
        return position.legal(seat)[-1]

    async def story(desk: Desk) -> None:
        await desk.press("enter", "enter", "enter", "enter", "d")
        assert "Waiting for the others" in desk.said()
        await desk.press("u", "1", "u")
        assert sum(move.startswith("1 ") for move in desk.moves) == 3
        await desk.press("enter", "d")
        go.set()
        await desk.until(lambda: "Round 2 of 7" in desk.panel)

    sit(terminal(tmp_path, bots=[("slow", slow)]), story)


def test_a_bot_that_fails_is_replaced_for_a_move(tmp_path: Path) -> None:
    def broken(position: Position, seat: int, seed: int) -> int:
        if seed % 2:
            raise RuntimeError("out of ideas")
        return -1

    async def story(desk: Desk) -> None:
        await desk.until(lambda: "2 done" in desk.moves)
        assert "broken made no legal move" in desk.foot

    sit(terminal(tmp_path, bots=[("broken", broken)]), story)


def test_bots_see_what_they_may_and_the_same_seeds_again(tmp_path: Path) -> None:
    asked: list[tuple[int, int]] = []

    def curious(position: Position, seat: int, seed: int) -> int:
        assert position == position.hidden(seat)
        asked.append((seat, seed))
        return position.legal(seat)[-1]

    async def story(desk: Desk) -> None:
        await desk.until(lambda: {"2 done", "3 done"} <= set(desk.moves))

    bots = [("a", curious), ("b", curious)]
    for folder in ("one", "two"):
        sit(terminal(tmp_path / folder, bots=bots), story)
    half = len(asked) // 2
    assert asked[:half] == asked[half:]
    assert len(set(asked[:half])) == half


def test_other_boards_are_shown_as_all_saw_them_last(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        await desk.until(lambda: "2 done" in desk.moves)
        await desk.press("o")
        assert "Board 2: bot" in desk.panel
        assert not any(sign in desk.board.split("\n", 2)[1] for sign in "■╗╔╚╝├┤┬┴")
        await desk.press("pagedown")
        assert "Score" in desk.panel
        await desk.press("pageup", "escape")
        assert "Score" in desk.panel
        await desk.end_round()
        await desk.until(lambda: "Round 2 of 7" in desk.panel)
        await desk.press("o")
        other = desk.app.table.now.view.boards[1]
        assert other.drawings
        assert desk.board.count("1") == 1 + len(other.rounds)

    sit(terminal(tmp_path, bots=[("bot", first_move)]), story)


def test_the_language_changes_at_once(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        await desk.press("L")
        assert "Раунд 1 из 6" in desk.panel
        assert "Дорожные сети" in desk.panel
        await desk.press("?")
        assert "КЛАВИШИ" in desk.page
        await desk.press("L")
        assert "KEYS" in desk.page
        await desk.press("escape", "h")
        assert "* roll" in desk.page
        await desk.press("escape")
        assert "Round 1 of 6" in desk.panel

    sit(terminal(tmp_path, LAVA), story)


def test_score_lines_mark_what_earned_them(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        await desk.press("enter")
        for line in ("networks", "highway", "rail", "centre", "errors", ""):  # no expansion
            await desk.press("s")
            assert desk.widget.line == line
        await desk.press("s", "s", "s", "s", "s")
        assert desk.foot.startswith("Errors: ")
        assert "×" in desk.board
        await desk.press("escape")
        assert "×" not in desk.board

    sit(terminal(tmp_path), story)


def test_sizes(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        assert len(desk.board.split("\n")) == 23
        await desk.pilot.resize_terminal(60, 20)
        await desk.until(lambda: "60×20" in desk.page)
        await desk.press("enter")
        await desk.pilot.resize_terminal(130, 42)
        await desk.until(lambda: len(desk.board.split("\n")) == 37)
        assert "* roll" in desk.panel
        assert len(desk.moves) == 4

    sit(terminal(tmp_path), story)


def test_the_end_explains_every_point(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        while not desk.app.table.now.over:
            await desk.end_round()
            await desk.until(lambda: desk.app.table.now.over or 0 in desk.app.table.now.acting)
        assert "The game is over" in desk.panel
        assert "★" in desk.panel
        for seat in range(2):
            explained = desk.widget.items()
            total = desk.app.table.now.position.score(seat)["total"]
            assert sum(item.points for item in explained) == total
            for item in explained:
                assert (item.cells or item.ends)[0] in desk.panel
                await desk.press("down")
            await desk.press("o")
        moves = desk.moves
        await desk.press("n")
        await desk.until(lambda: "Round 1 of 6" in desk.panel)
        assert len(desk.moves) < len(moves)

    sit(terminal(tmp_path, LAVA, bots=[("bot", first_move)]), story)


def test_a_game_without_a_face_is_played_from_a_list(tmp_path: Path) -> None:
    game = replace(load("railroad-ink"), name="unheard-of")

    async def story(desk: Desk) -> None:
        assert isinstance(desk.app.query_one(ListWidget), ListWidget)
        legal = desk.app.table.match.legal_texts(0)
        assert desk.app.screen.query_one("#moves")
        await desk.press("down", "enter")
        assert desk.last == f"1 {legal[1]}"
        await desk.press("slash", *"h..h", "enter")
        assert "H..H" in desk.last or len(desk.moves) == 5
        await desk.press("escape", "u", "?", "escape", "pagedown")
        for _ in range(desk.app.table.game.most_moves(1)):
            await desk.press("end", "enter")
            if desk.app.table.now.over:
                break
        assert desk.app.table.now.over
        await desk.press("L", "q")

    sit(terminal(tmp_path, game=game), story)


def test_leaving_does_not_wait_for_bots(tmp_path: Path) -> None:
    never = threading.Event()

    def stuck(position: Position, seat: int, seed: int) -> int:
        never.wait()
        return 0

    async def story(desk: Desk) -> None:
        await desk.press("ctrl+c")

    app = terminal(tmp_path, bots=[("stuck", stuck)])
    sit(app, story)
    never.set()
    assert app.return_code == 0
