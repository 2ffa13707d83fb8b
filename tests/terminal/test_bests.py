"""Personal bests: kept when one plays alone, by options, and shown."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.browser.saved import log_of
from tests.terminal.desk import Desk, first_move, sit, terminal
from tests.terminal.saves import METEOR
from tinkertable.core.chance import Chance
from tinkertable.core.match import Match
from tinkertable.games import load
from tinkertable.terminal.bests import KEPT, Bests
from tinkertable.terminal.local_table import LocalTable
from tinkertable.terminal.save import Save

FILE = "railroad-ink.bests.json"


async def play(desk: Desk) -> None:
    while not desk.app.table.match.over:
        await desk.end_round()


def finished(seed: str, options: dict[str, str]) -> Match:
    match = Match(load("railroad-ink"), 1, options, Chance(seed))
    match.settle()
    while not match.over:
        match.play(0, match.position.legal(0)[-1])
        match.settle()
    return match


def test_a_game_alone_is_kept_and_shown(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        await play(desk)
        assert "best" not in desk.foot  # than what?
        total = desk.app.table.match.position.score(0)["total"]
        await desk.press("b")
        assert f"1.  {total:>4}" in desk.page
        await desk.press("escape", "L", "b")
        assert "ваши лучшие партии" in desk.page
        kept = json.loads((tmp_path / FILE).read_text())
        assert [best["total"] for best in kept] == [total]

    sit(terminal(tmp_path), story)


def test_a_new_best_is_said(tmp_path: Path) -> None:
    options = Match(load("railroad-ink"), 1).position.options
    worse = {"total": -99, "day": "2026-01-02", "options": options}
    (tmp_path / FILE).write_text(json.dumps([worse]))

    async def story(desk: Desk) -> None:
        await play(desk)
        assert "new personal best" in desk.foot
        await desk.press("b")
        assert "2.   -99   2026-01-02" in desk.page

    sit(terminal(tmp_path), story)


def test_looked_at_before_a_game_has_ended(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        await desk.press("b")
        assert "No game has been played to its end" in desk.page

    sit(terminal(tmp_path), story)
    assert not (tmp_path / FILE).exists()


def test_others_at_the_table_are_another_game(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        table = desk.app.table
        while not table.match.over:
            await desk.end_round()
            await desk.until(lambda: table.match.over or bool(table.match.position.legal(0)))
        await desk.press("b")
        assert "best" not in desk.foot

    bots = [("first", first_move)]
    sit(terminal(tmp_path, bots=bots), story)
    assert not (tmp_path / FILE).exists()


def test_a_list_for_each_set_of_options_best_first(tmp_path: Path) -> None:
    bests = Bests(tmp_path / "railroad-ink.json")
    base = [finished(str(n), {}) for n in range(KEPT + 3)]
    meteor = finished("m", METEOR)
    places = [bests.add(match) for match in base]
    assert bests.add(meteor) == 1
    totals = [match.position.score(0)["total"] for match in base]
    expected = sorted(totals, reverse=True)[:KEPT]
    assert [best.total for best in bests.of(dict(base[0].position.options))] == expected
    assert len(bests.of(dict(meteor.position.options))) == 1
    for n, place in enumerate(places):  # a tie stands behind what was there
        before = sorted(totals[:n], reverse=True)[:KEPT]
        assert place == 1 + sum(total >= totals[n] for total in before)


def against_harvey(folder: Path, name: str) -> LocalTable:
    """A saved match of Transmissions alone, its last move made at this table."""
    log = log_of(name)
    match = Match(load("transmissions"), 1, log["options"], Chance("s"))
    for move in log["moves"][:-1]:
        match.play_text(move)
    table = LocalTable(match, {}, Save(match.game, folder))
    assert not table.match.over
    table.play(match.game.codec.number(log["moves"][-1].removeprefix("1 ")))
    assert table.match.over
    return table


def test_a_defeat_is_no_best(tmp_path: Path) -> None:
    lost, won = (against_harvey(tmp_path, f"transmissions1{end}") for end in ("", "won"))
    assert lost.match.position.winners() == []
    assert (lost.place, lost.record, lost.fault) == (None, False, None)
    assert lost.bests.of(lost.match.position.options) == []
    assert won.match.position.winners() == [0]
    total = won.match.position.score(0)["total"]
    assert won.place == 1
    assert [best.total for best in won.bests.of(won.match.position.options)] == [total]


def test_a_defeat_kept_before_is_left_out(tmp_path: Path) -> None:
    game = load("transmissions")
    options = game.settle_options({})
    kept = [{"total": total, "day": "2026-01-02", "options": options} for total in (-20, 31.5)]
    (tmp_path / "transmissions.bests.json").write_text(json.dumps(kept))

    async def story(desk: Desk) -> None:
        await desk.press("b")
        assert "31.5" in desk.page
        assert "-20" not in desk.page
        assert "2." not in desk.page

    sit(terminal(tmp_path, game=game), story)


def test_before_the_first_victory_the_list_says_so(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        await desk.press("b")
        assert "No game has been won yet." in desk.page

    sit(terminal(tmp_path, game=load("transmissions")), story)


@pytest.mark.parametrize("text", ["{", "7", '[{"total": "x"}]', '[{"total": 1, "day": 2}]', "[[]]"])
def test_a_file_that_is_none_of_ours_is_set_aside(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE).write_text(text)
    bests = Bests(tmp_path / "railroad-ink.json")
    assert bests.of({}) == []
    assert [path.read_text() for path in tmp_path.iterdir()] == [text]
    assert bests.add(finished("a", {})) == 1


def test_a_list_that_cannot_be_read_is_said_so(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()

    async def story(desk: Desk) -> None:
        await desk.press("b")
        assert "cannot be read" in desk.page

    sit(terminal(tmp_path), story)
