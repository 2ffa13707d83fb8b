"""Whole games with keys alone, in a terminal of 80 by 24."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.terminal.screen import Program, Screen
from tinkertable.core.log import read_log
from tinkertable.core.match import Match
from tinkertable.games import load

SCRIPT = """
from tinkertable.bots import load as bot
from tinkertable.games import load
from tinkertable.terminal import run
names = {names!r}
bots = [(name, bot(name, load("railroad-ink")).choose) for name in names]
options = {{"expansion": {expansion!r}}}
raise SystemExit(run(load("railroad-ink"), 1 + len(bots), options, bots, "s", {lang!r}))
"""
SAVED = Path("tinkertable", "terminal", "railroad-ink.json")
DICE_ROW = 2


def script(expansion: str = "none", lang: str = "en", names: tuple[str, ...] = ()) -> str:
    return SCRIPT.format(expansion=expansion, lang=lang, names=names)


def saved(state: Path) -> Match:
    return Match.replay(load("railroad-ink"), read_log((state / SAVED).read_bytes()))


def ticks(screen: Screen) -> int:
    """How many dice are drawn, as the screen says."""
    return screen.rows[DICE_ROW].count("✓")


def ticked(count: int) -> Callable[[Screen], bool]:
    return lambda screen: ticks(screen) == count


def begun(title: str, over: str) -> Callable[[Screen], bool]:
    """Has the round begun, or the game ended?"""
    return lambda screen: over in screen.text or (title in screen.text and ticks(screen) == 0)


@pytest.mark.parametrize(
    ("expansion", "lang", "names", "round_text", "over"),
    [
        ("none", "en", (), "Round {} of 7", "The game is over"),
        ("meteor", "ru", ("greedy",), "Раунд {} из 6", "Игра окончена"),
    ],
)
def test_a_game_from_first_to_last_key(
    tmp_path: Path, expansion: str, lang: str, names: tuple[str, ...], round_text: str, over: str
) -> None:
    with Program(script(expansion, lang, names), tmp_path) as program:
        number = 1
        program.until(round_text.format(number))
        while not saved(tmp_path).position.over:
            drawn = ticks(program.screen)
            if "done" not in saved(tmp_path).legal_texts(0):
                program.press("enter")
                program.until(ticked(drawn + 1))
                continue
            number += 1
            program.press("d")
            program.until(begun(round_text.format(number), over))
        totals = [str(lines["total"]).replace("-", "−") for lines in saved(tmp_path).scores()]
        program.until(lambda screen: all(total in screen.text for total in [over, *totals]))
        program.press("q")
        assert program.ends() == 0


def test_a_killed_game_goes_on_where_it_was(tmp_path: Path) -> None:
    with Program(script(), tmp_path) as program:
        program.until("Round 1 of 7")
        program.press("enter")
        program.until(ticked(1))
        program.press("enter")
        program.until(ticked(2))
        os.kill(program.process.pid, signal.SIGKILL)
        program.process.wait()
    before = saved(tmp_path).view(0)
    with Program(script(), tmp_path) as program:
        program.until("unfinished game of Railroad Ink: 2 moves")
        program.press("c")
        program.until(ticked(2))
        assert saved(tmp_path).view(0) == before
        program.press("\x03")
        assert program.ends() == 0


def test_one_game_in_one_terminal_at_a_time(tmp_path: Path) -> None:
    with Program(script(), tmp_path) as first:
        first.until("Round 1 of 7")
        with Program(script(), tmp_path) as second:
            second.until("another terminal")
            assert second.ends() == 2
