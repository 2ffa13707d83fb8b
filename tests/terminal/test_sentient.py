"""Sentient in the terminal: everything to be seen at 80×24, played with keys alone."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from random import Random

import pytest

from tests.games.sentient.other_box import OTHER_BOX
from tests.terminal import rows
from tests.terminal.desk import Desk, first_move, sit, terminal
from tests.terminal.rows import KEYS, MOST, any_move, asked, fits
from tests.words.catalogue import messages
from tinkertable.core.chance import Chance
from tinkertable.core.edition import read_edition
from tinkertable.core.log import read_log
from tinkertable.core.match import Match
from tinkertable.games import load
from tinkertable.games.sentient.rules.actions import CARD_NAMES
from tinkertable.games.sentient.rules.conditions import KINDS
from tinkertable.games.sentient.view.cards import bot_of
from tinkertable.terminal.app import Terminal
from tinkertable.terminal.games.sentient.widget import BOT, SLOT
from tinkertable.terminal.games.sentient.wording import (
    condition_in,
    condition_text,
    item_text,
    move_text,
    points_text,
    question,
)
from tinkertable.terminal.opening import Opening
from tinkertable.terminal.rows import WIDTH
from tinkertable.terminal.save import Save
from tinkertable.words import LANGUAGES, Words

SENTIENT = load("sentient")
play = partial(rows.play, SENTIENT)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_by_keys_alone(tmp_path: Path, lang: str) -> None:
    words = Words(lang, "sentient")

    async def story(desk: Desk) -> None:
        table, seen = desk.app.table, set()
        for step in range(MOST):
            view = table.now.view
            assert fits(desk.panel), desk.panel
            assert desk.panel.startswith(words("terminal-round", round=view.round, rounds=3))
            seen.add(view.round)
            if table.now.over:
                break
            made = len(table.match.moves)
            await desk.press(*["down"] * (step % 4), *["right"] * (step % 3), "enter")
            assert any(move.seat == 0 for move in table.match.moves[made:])
            await asked(desk)
        assert seen == {1, 2, 3}
        assert words("line-seconds").lower() in desk.panel
        assert desk.foot == words("terminal-tips-over")
        for _ in range(4):
            await desk.press("s", "down", "end")
            assert fits(desk.panel), desk.panel

    play(tmp_path, story, lang=lang, seats=4 if lang == "en" else 2)


async def buy_first(desk: Desk) -> None:
    """Buy from slot 0 with two assistants."""
    assert "▸ slot 0 [0] 1  2  3  4  5   INF" in desk.panel
    await desk.press("right", "right")
    assert "▸ slot 0  0  1 [2] 3  4  5   INF 3★, SRV 3★; total 0" in desk.panel
    await desk.press("enter")
    await asked(desk)
    assert "1 buy 0+2" in desk.moves


def test_a_bot_is_bought_plugged_in_and_covered(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        await buy_first(desk)
        assert "1:1+2" in desk.panel
        assert "Plug in the Service bot: sum−6 =-≈." in desk.panel
        assert "▸ slot 0: 2 5 4 5 3 → 2 4 4 5 3; investors +2, total +2" in desk.panel
        await desk.press("u")
        assert desk.foot == Words("en", "sentient")("terminal-no-undo")
        await desk.press("down", "enter")
        assert desk.last == "1 plug 1"
        assert "Service bot, sum−6 =-≈: cover symbols? Assistants left: 3." in desk.panel
        assert "▸ cover nothing: 2 5 4 5 3 → 2 5 3 5 3; bots −1, total −1" in desk.panel
        assert "  cover R: 2 5 4 5 3; no change" in desk.panel
        await desk.press("u")
        assert "Plug in the Service bot" in desk.panel
        await desk.press("down", "enter", "down", "enter")
        await asked(desk)
        assert "1 block R" in desk.moves
        assert "[5]sum−6       [4]" in desk.panel
        assert "3 =×" in desk.panel

    play(tmp_path, story)


def test_what_earned_the_points_of_every_seat(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        await buy_first(desk)
        await desk.press("s")
        assert "Seat 1, you: total 0, bots 0, second places 0, investors 0" in desk.panel
        assert "   0  the Service investor printed on the board; 0 bots" in desk.panel
        assert desk.foot == Words("en", "sentient")("terminal-tips-points")
        await desk.press("s", "enter")
        assert "Seat 2, bot1: total" in desk.panel
        await desk.press("escape", "enter", "enter")
        await asked(desk)
        await desk.press("s")
        assert "round 1, slot 0: sum−6, between 2 and 4…" in desk.panel
        for _ in range(4):
            await desk.press("s")
        assert "Buy a bot, with assistants for influence, or pass." in desk.panel

    play(tmp_path, story)


def test_the_language_changes_at_once(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        assert "round 1 of 3" in desk.panel
        await desk.press("L")
        for said in ("раунд 1 из 3", "сумма−6", "Купите робота", "Ваши роботы × инвесторы"):
            assert said in desk.panel
        await desk.press("?")
        assert "Между ячейками лежат инвесторы." in desk.page
        await desk.press("escape", "L")
        assert "Buy a bot" in desk.panel

    play(tmp_path, story, seats=2)


def test_any_keys(tmp_path: Path) -> None:
    random = Random(7)

    async def story(desk: Desk) -> None:
        for _ in range(80):
            await desk.press(random.choice(KEYS))
            assert fits(desk._text("#panel")) if desk.app.screen.query("#panel") else True
        log = read_log((tmp_path / "sentient.json").read_bytes())
        assert Match.replay(SENTIENT, log).move_texts() == log.moves

    sit(terminal(tmp_path, bots=[("bot", first_move)], game=SENTIENT), story)


def test_every_question_move_and_item_is_said_in_both_languages() -> None:
    used: dict[str, set[str]] = {lang: set() for lang in LANGUAGES}
    random = Random(3)
    for seed in range(6):
        match = Match(SENTIENT, 2 + seed % 3, {}, Chance(str(seed)))
        match.settle()
        while waiting := match.waiting_for():
            position, legal = match.position, match.position.legal(waiting[0])
            for lang in LANGUAGES:

                def say(key: str, lang: str = lang, **values: object) -> str:
                    used[lang].add(key)
                    return Words(lang, "sentient")(key, **values)

                assert len(question(say, position, match.view(waiting[0]))) <= WIDTH
                for action in legal:
                    if SENTIENT.codec.named[action].verb != "buy":
                        text = move_text(say, position, action, waiting[0])
                        assert len(text) <= WIDTH - 2
                for item in SENTIENT.explain(position, waiting[0]):
                    assert len(item_text(say, position, item)) <= WIDTH - 6
            match.play(waiting[0], random.choice(legal))
            match.settle()
    parts = ("item-", "terminal-ask-", "terminal-move-plug", "terminal-move-cover")
    for lang in LANGUAGES:
        spoken = {key for key in messages(lang, "sentient") if key.startswith(parts)}
        assert spoken <= used[lang]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_conditions_fit_their_place(lang: str) -> None:
    words = Words(lang, "sentient")
    for name in KINDS:
        assert len(words(f"terminal-condition-{name}", n=10, m=10)) <= min(SLOT, BOT)


def test_formulas_are_told_whole_in_sentences_and_cut_in_columns() -> None:
    say, match = Words("en", "sentient"), Match(load("sentient"), 2, edition=OTHER_BOX)
    position = match.position
    bots = [bot_of(position, CARD_NAMES.index(f"X{number:02}")) for number in range(1, 10)]
    assert condition_text(say, bots[0]) == "6 if L = R; 2 if difference = 1"
    assert condition_text(say, bots[1]) == "L + R − 2 if odd(L) and odd(R); otherwise 1"
    assert condition_text(say, bots[2]) == "L × R − 9"
    russian = condition_text(Words("ru", "sentient"), bots[0])
    assert russian == "6, если L = R; 2, если difference = 1"
    assert [points_text(bot) for bot in bots[:3]] == ["6/2", "", ""]
    columns = [condition_in(say, bot, 10) for bot in bots]
    assert columns[:3] == ["L=R…", "odd(L) an…", "L×R−9"]
    assert all(len(text) <= 10 for text in columns)


def test_an_edition_is_played_and_kept_apart(tmp_path: Path) -> None:
    data = {"conditions": {"SSUM6": {"numbers": [2]}}, "cards": {"SSUM6b": "+="}}
    text = json.dumps({"game": "sentient", "name": "mine", "data": data})
    mine = read_edition(SENTIENT, text)
    bots = [(f"bot{seat}", any_move) for seat in range(1, 4)]

    async def bought(desk: Desk) -> None:
        await asked(desk)
        assert "sum−2" in desk.panel
        await desk.press("enter")
        await asked(desk)
        assert "Plug in the Service bot: sum−2 +=." in desk.panel

    async def resumed(desk: Desk) -> None:
        await desk.press("c")
        await asked(desk)
        assert "Plug in the Service bot: sum−2 +=." in desk.panel

    for story in (bought, resumed):
        save = Save(SENTIENT, tmp_path, mine)
        sit(Terminal(Opening(SENTIENT, {}, bots, "s", save), "en"), story)
    assert Save(SENTIENT, tmp_path).read() is None
    kept = save.read()
    assert kept is not None
    assert kept.match.log().edition == mine.hash
