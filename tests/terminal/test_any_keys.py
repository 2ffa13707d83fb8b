"""Keys in any order: the application never falls over, and its match stays a match."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.terminal.desk import Desk, first_move, sit, terminal
from tests.terminal.saves import LAVA, METEOR
from tinkertable.core.log import read_log
from tinkertable.core.match import Match
from tinkertable.games import load

KEYS = [
    *["enter"] * 12, *"d" * 6, *"123456qwertyvmuunpshoLxи?",
    "up", "down", "left", "right", "space", "backspace", "tab", "shift+tab", "escape", "escape",
    "pageup", "pagedown", "home", "end", "slash", "f1",
]  # fmt: skip


@pytest.mark.parametrize("options", [{}, METEOR, LAVA])
def test_any_keys(tmp_path: Path, options: dict[str, str]) -> None:
    random = Random(5)

    async def story(desk: Desk) -> None:
        for _ in range(60):
            await desk.press(random.choice(KEYS))
        log = read_log((tmp_path / "railroad-ink.json").read_bytes())
        assert Match.replay(load("railroad-ink"), log).move_texts() == log.moves
        assert len(log.moves) > 10

    sit(terminal(tmp_path, options, bots=[("bot", first_move)]), story)
