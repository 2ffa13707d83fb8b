"""Gears in the terminal: everything to be seen at 80×24, played with keys alone."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from random import Random
from textwrap import wrap

import pytest

from tests.games.gears.other_box import OTHER_BOX
from tests.terminal import rows
from tests.terminal.desk import Desk, first_move, sit, terminal
from tests.terminal.rows import KEYS, MOST, asked, fits
from tests.words.catalogue import messages
from tinkertable.core.chance import Chance
from tinkertable.core.log import read_log
from tinkertable.core.match import Match
from tinkertable.games import load
from tinkertable.games.gears.rules import data
from tinkertable.terminal.games.gears.events import History
from tinkertable.terminal.games.gears.telling import ability_rule, card_rule, effect_rule
from tinkertable.terminal.games.gears.widget import DISCARD, points_text
from tinkertable.terminal.games.gears.wording import event_texts, move_text, question, sides_text
from tinkertable.terminal.rows import WIDTH
from tinkertable.words import LANGUAGES, Words

GEARS = load("gears")
play = partial(rows.play, GEARS)

LENT = re.compile(r"(?<!counts )as grey")


def dealt(*characters: str) -> str:
    """A seed that gives the first of two seats the token, and both these characters."""
    for seed in map(str, range(1000)):
        match = Match(GEARS, 2, {}, Chance(seed))
        match.settle()
        view = match.view(0)
        if view.token == 1 and characters == tuple(b.character for b in view.boards):
            return seed
    raise AssertionError(characters)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_by_keys_alone(tmp_path: Path, lang: str) -> None:
    words = Words(lang, "gears")

    async def story(desk: Desk) -> None:
        table, seen = desk.app.table, set()
        for step in range(MOST):
            view = table.now.view
            assert fits(desk.panel), desk.panel
            shift = words(f"value-{view.shift}")
            title = words("terminal-round", round=view.round, rounds=10, shift=shift)
            assert desk.panel.startswith(title)
            assert words(f"rule-{view.card}") in desk.panel
            assert (words("terminal-no-effect") in desk.panel) == (view.shift == "day")
            if view.effect:
                assert f"≈ {words('value-' + view.effect)}. " in desk.panel
            seen.add(view.shift)
            if table.now.over:
                break
            made = len(table.match.moves)
            await desk.press(*["down"] * (step % 4), "right", "enter")
            assert any(move.seat == 0 for move in table.match.moves[made:])
            await asked(desk)
        assert seen == {"day", "night"}
        over = words("over-nobody").partition(":")[0]
        assert f"\n{over}: " in desk.panel
        assert desk.foot == words("terminal-tips-over")

    play(tmp_path, story, lang=lang, seats=3)


def test_a_gear_and_a_side_are_chosen_in_a_grid(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        dropped = desk.app.table.now.view.boards[0].discard
        hand = [gear for gear in data.GEARS if gear not in dropped]
        rows = desk.panel.partition("Set a gear")[2].split("\n")[1:]
        assert [row[2:].split(maxsplit=1)[0] for row in rows[: len(hand)]] == hand
        await desk.press("down", "right", "right", "left")
        assert f"▸ {hand[1]}" in desk.panel
        await desk.press("enter")
        await asked(desk)
        assert f"1 set {hand[1]} 1" in desk.moves
        assert sides_text(data.GEARS[hand[1]], 1) in desk.panel

    play(tmp_path, story, seed=dealt("mechanic", "countess"), seats=2)


def test_a_window_is_used_passed_and_taken_back(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        await desk.press("enter")
        await asked(desk)
        assert "Use Oil? Your gear counts as grey in jams this round." in desk.panel
        assert "▸ use Oil" in desk.panel
        await desk.press("enter")
        assert desk.last == "1 use oil"
        assert LENT.search(desk.panel)
        assert "1: uses Oil" in desk.panel
        assert "Mechanic: Fine Tuning by night ≈" in desk.panel
        assert re.search(r"^Turn .+'s gear$", desk.panel, re.M)
        await desk.press("u")
        assert not LENT.search(desk.panel)
        assert "Mechanic: Oil ≈" in desk.panel
        await desk.press("down", "enter")
        assert desk.last == "1 pass"
        await desk.press("end", "enter")
        await asked(desk)
        assert "1 turn 0" in desk.moves
        await desk.press("u")
        assert desk.foot == Words("en", "gears")("terminal-no-undo")

    play(tmp_path, story, seed=dealt("mechanic", "countess"), seats=2)


def test_the_language_changes_at_once(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        assert "day shift" in desk.panel
        assert "Clockmaker: Ratchet ≈" in desk.panel
        await desk.press("L")
        for said in ("дневная смена", "Часовщица: Стопор ≈", "Установите шестерёнку"):
            assert said in desk.panel
        await desk.press("?")
        assert "ШЕСТЕРЁНКИ" in desk.page
        await desk.press("escape", "L")
        assert "Set a gear" in desk.panel

    play(tmp_path, story, seed=dealt("clockmaker", "countess"), seats=2)


def test_without_reconstructed_parts(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        for _ in range(MOST):
            assert "≈" not in desk.panel
            if "night shift" in desk.panel or desk.app.table.now.over:
                break
            await desk.press("enter")
            await asked(desk)
        assert "Night effects are not in play." in desk.panel

    play(tmp_path, story, seats=2, options={"strict": "on"})


def test_any_keys(tmp_path: Path) -> None:
    random = Random(7)

    async def story(desk: Desk) -> None:
        for _ in range(60):
            await desk.press(random.choice(KEYS))
        log = read_log((tmp_path / "gears.json").read_bytes())
        assert Match.replay(GEARS, log).move_texts() == log.moves

    sit(terminal(tmp_path, bots=[("bot", first_move)], game=GEARS), story)


def test_half_points_and_sides() -> None:
    assert [points_text(n) for n in (0, 0.5, 1, 2.5, 4)] == ["0", "½", "1", "2½", "4"]
    assert [sides_text(data.GEARS["yellow"], side) for side in (0, 3)] == ["[4]3 2 1 ", " 4 3 2[1]"]


def test_every_question_move_and_event_is_said_in_both_languages() -> None:
    used: dict[str, set[str]] = {lang: set() for lang in LANGUAGES}
    random = Random(3)
    for seed in range(18):
        match = Match(GEARS, 2 + seed % 3, {}, Chance(str(seed)))
        match.settle()
        while waiting := match.waiting_for():
            seat = random.choice(waiting)
            position = match.position.hidden(seat)
            view, legal = match.view(seat), position.legal(seat)
            for lang in LANGUAGES:

                def say(key: str, lang: str = lang, **values: object) -> str:
                    used[lang].add(key)
                    return Words(lang, "gears")(key, **values)

                names = ["Константинополь"] * match.seats
                assert len(wrap(question(say, position, view, legal, names), WIDTH)) <= 2
                for action in legal:
                    if GEARS.codec.named[action].verb != "set":
                        assert len(move_text(say, position, view, action)) <= 38
            match.play(seat, random.choice(legal))
            match.settle()
        for event in History().follow(match):
            assert all(len(line) <= 40 for line in event_texts(say, event))
    kinds = ("terminal-ask-", "terminal-log-")
    spoken = {key for key in messages("ru", "gears") if key.startswith(kinds)}
    assert spoken <= used["ru"]
    assert {key for key in spoken if "ask" in key} <= used["en"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_box_of_one_s_own_is_told_in_parts(lang: str) -> None:
    """Round cards, night effects, abilities and their moves: no sentence of ours for them."""
    say, random, told = Words(lang, "gears"), Random(5), set[str]()
    for seed in range(12):
        match = Match(GEARS, 2 + seed % 3, {}, Chance(str(seed)), OTHER_BOX)
        match.settle()
        while waiting := match.waiting_for():
            seat = random.choice(waiting)
            position = match.position.hidden(seat)
            view, legal = match.view(seat), position.legal(seat)
            assert view.card is not None
            assert view.claims is not None
            sentences = [card_rule(say, view.card, view.claims)]
            if view.effect:
                sentences.append(effect_rule(say, view.effect, view.night))
            for board in view.boards:
                if board.ability:
                    sentences.append(ability_rule(say, board.ability, board.blocks))
            sentences.append(question(say, position, view, legal, ["Ада"] * match.seats))
            for action in legal:
                if GEARS.codec.named[action].verb != "set":
                    sentences.append(move_text(say, position, view, action))
            assert all(text and "{" not in text for text in sentences)
            told |= set(sentences)
            match.play(seat, random.choice(legal))
            match.settle()
        for event in History().follow(match):
            assert all("{" not in line for line in event_texts(say, event))
    parts = {
        "en": (
            "3, 1, 4 that is not jammed wins", "The lowest number shown loses.",
            "Ways to turn: turn two steps. It goes counter-clockwise.", "Nobody turns a gear.",
            "No abilities before the first turn.", "These gears have no powers: multicolour.",
            "Whoever does not win sends", "Everybody turns their own gear.",
            "All gears are set: your gear swaps numbers as multicolour does; your left neighbour's",
            "you look at your right neighbour's gear; you may set your gear again; your gear must",
            "Your gear has just come up: your left neighbour's gear goes one step back.",
            "You have won: you send one more open card to check.", "Use a special ability?",
        ),
        "ru": (
            "первый из номиналов 3, 1, 4", "Ход идёт против часовой.", "Никто не вращает.",
            "Вы победили: вы отправляете на проверку ещё одну открытую карту.", "особое умение",
        ),
    }  # fmt: skip
    for part in parts[lang]:
        assert any(part in text for text in told), part


def test_the_history_tells_every_round_and_no_secret() -> None:
    random = Random(4)
    match = Match(GEARS, 4, {}, Chance("4"))
    match.settle()
    history = History()
    while waiting := match.waiting_for():
        seat = random.choice(waiting)
        match.play(seat, random.choice(match.position.legal(seat)))
        match.settle()
        events = history.follow(match)
        opened = max(i for i, event in enumerate(events) if event.kind == "round")
        told = {shown[0] for event in events[opened:] for shown in event.shown}
        assert told == {i for i, board in enumerate(match.view().boards, 1) if board.up}
    results = [event for event in events if event.kind == "result"]
    assert len(results) == sum(event.kind == "round" for event in events)
    assert all(len(event.shown) == 4 for event in results)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_and_rules_fit_their_lines(lang: str) -> None:
    words = Words(lang, "gears")
    for card, effect in data.NIGHT_EFFECTS.items():
        for name in (card, f"≈ {effect}"):
            thing = name.removeprefix("≈ ")
            line = f"{words(f'value-{thing}')}. {words(f'rule-{thing}')}"
            assert len(line) + len(name) - len(thing) <= WIDTH, line
    for character, abilities in data.CHARACTERS.items():
        for ability in abilities:
            values = {"character": words(f"value-{character}"), "ability": ability}
            assert len(f"{words('character-later', **values)} ≈") <= WIDTH - DISCARD
