"""Transmissions in the terminal: everything to be seen at 80×24, played with keys alone."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from random import Random

import pytest

from tests.conformance.play import some_action
from tests.games.transmissions.table import Table as Laid
from tests.terminal import rows
from tests.terminal.desk import Desk, first_move, sit, terminal
from tests.terminal.rows import KEYS, asked, fits
from tests.words.catalogue import messages
from tinkertable.core.chance import Chance
from tinkertable.core.log import read_log
from tinkertable.core.match import Match
from tinkertable.games import load
from tinkertable.games.transmissions.rules import data
from tinkertable.terminal.games.transmissions.moves import move_text, question
from tinkertable.terminal.games.transmissions.points import item_text
from tinkertable.terminal.rows import WIDTH
from tinkertable.words import LANGUAGES, Words, id_part

GAME = load("transmissions")
MOST = 1200  # moves of a person in a game, and more
play = partial(rows.play, GAME)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_by_keys_alone(tmp_path: Path, lang: str) -> None:
    words = Words(lang, "transmissions")

    async def story(desk: Desk) -> None:
        table = desk.app.table
        for step in range(MOST):
            assert fits(desk.panel), desk.panel
            if table.now.over:
                break
            made = len(table.match.moves)
            await desk.press(*["down"] * (step % 4), "enter")
            assert any(move.seat == 0 for move in table.match.moves[made:])
            await asked(desk)
        assert table.now.over
        assert words("line-total").lower() in desk.panel
        assert desk.foot == words("terminal-tips-over")
        for key in "sps":
            await desk.press(key, "down", "end")
            assert fits(desk.panel), desk.panel

    play(tmp_path, story, lang=lang, seats=1)


def test_four_seats_fit(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        for step in range(30):
            assert fits(desk.panel), desk.panel
            lines = desk.panel.split("\n")
            assert sum("bot" in line for line in lines) >= 3
            await desk.press(*["down"] * (step % 3), "enter")
            await asked(desk)

    play(tmp_path, story, seats=4)


async def until_card(desk: Desk) -> None:
    """Put the starting ideas: then a card is asked for."""
    while "card" not in {text.split()[0] for text in desk.app.table.match.legal_texts(0)}:
        await desk.press("enter")
        await asked(desk)


def test_what_is_seen(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        assert "Put the starting idea on a robot." in desk.panel
        await until_card(desk)
        assert "Transmissions · your turn 1" in desk.panel
        assert "Meadow     Lake       Power" in desk.panel
        assert "W1 Y1 B1 G1 E4  hand T" in desk.panel
        assert "Harvey" in desk.panel
        assert "Board: W" in desk.panel
        assert "Play a card to move a robot." in desk.panel
        await desk.press("enter")
        assert "Choose a space for the " in desk.panel
        assert "▸ " in desk.panel
        await desk.press("u")
        assert desk.foot == Words("en", "transmissions")("terminal-no-undo")

    play(tmp_path, story, seats=1, seed="seen")


def test_points_and_pipes_of_every_seat(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        await until_card(desk)
        await desk.press("s")
        assert "Seat 1, you: total" in desk.panel
        assert "longest flow: the starting pipe alone" in desk.panel
        await desk.press("s")
        assert "Seat 2, bot1: total" in desk.panel
        await desk.press("p")
        assert "Pipes of seat 1, you: a flow of 1" in desk.panel
        assert "# 0 o" in desk.panel
        assert desk.foot == Words("en", "transmissions")("terminal-tips-page")
        await desk.press("p", "enter")
        assert "Pipes of seat 2, bot1" in desk.panel
        await desk.press("escape")
        assert "Play a card" in desk.panel

    play(tmp_path, story, seats=2)


def test_the_language_changes_at_once(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        await until_card(desk)
        await desk.press("L")
        for said in ("ваш ход 1", "Луг", "Сыграйте карту", "Лес: в колоде"):
            assert said in desk.panel
        await desk.press("?")
        assert "Сыграйте карту и двиньте робота" in desk.page
        await desk.press("escape", "L")
        assert "Play a card" in desk.panel

    play(tmp_path, story, seats=2)


def test_any_keys(tmp_path: Path) -> None:
    random = Random(7)

    async def story(desk: Desk) -> None:
        for _ in range(120):
            await desk.press(random.choice(KEYS))
            assert fits(desk._text("#panel")) if desk.app.screen.query("#panel") else True
        log = read_log((tmp_path / "transmissions.json").read_bytes())
        assert Match.replay(GAME, log).move_texts() == log.moves

    sit(terminal(tmp_path, bots=[("bot", first_move)], game=GAME), story)


class Heard(Words):
    """Words that keep in mind what was said."""

    def __init__(self, lang: str) -> None:
        super().__init__(lang, "transmissions")
        self.said: set[str] = set()

    def __call__(self, id: str, /, **facts: object) -> str:
        self.said.add(id)
        return super().__call__(id, **facts)


def speak(match: Match, heard: list[Heard], random: Random) -> None:
    """The question, some moves and, now and then, what earned points, in both languages."""
    seat = match.waiting_for()[0]
    position, legal, view = match.position, match.position.legal(seat), match.view(seat)
    explained = random.random() < 0.1
    for words in heard:
        assert len(question(words, legal, view)) <= WIDTH
        for action in random.sample(legal, min(6, len(legal))):
            assert len(move_text(words, position, action, view)) <= WIDTH - 2
        for item in GAME.explain(position, seat) if explained else ():
            assert item_text(words, item)


def test_every_question_move_and_item_is_said_in_both_languages() -> None:
    heard = [Heard(lang) for lang in LANGUAGES]
    options = {"sets": "chosen", "placement": "start-player", "cleanup": "each"}
    random = Random(3)
    for seed in range(8):
        match = Match(GAME, 1 + seed % 2, options, Chance(str(seed)))
        match.settle()
        while waiting := match.waiting_for():
            speak(match, heard, random)
            legal = match.position.legal(waiting[0])
            match.play(waiting[0], some_action(random, GAME, legal))
            match.settle()
    for moves in RARE:
        ideas, *rest = moves.split(", ")
        table = Laid().clear().idea("B", *ideas.split()).idea("G", "E1", "H1").holds("FC11")
        table.robots_at(5, 1, 8, 11)
        speak(table.match, heard, random)
        for move in rest:
            table.play(move)
            speak(table.match, heard, random)
    parts = ("item-", *(f"terminal-{part}-" for part in ("ask", "move", "effect")))
    for words in heard:
        spoken = {id for id in messages(words.lang, "transmissions") if id.startswith(parts)}
        assert spoken - words.said <= {"item-pipes-taken", "terminal-move-cycle"}
        asked = {f"ask-{name}" for name in ASKED}
        assert asked <= words.said


ASKED = (
    "spots", "robots", "sets", "put", "card", "go", "space", "robot", "act", "column-item",
    "column-idea", "pay", "at", "copy", "give", "gain", "keep", "drop", "also", "end",
    "end-more",
)  # fmt: skip


# Ideas of the blue robot, and moves.
RARE = (
    "Z1 Z4 Z5, card TB B, swap Z1, robot G",
    "Z4 H1 G1, card TB B, use Z4, copy H1, space 6",
    "Z5 G1 H1, card TB B, jump H1, space 0, skip, again B",
    "SI6 F2 E3, card TB B, use SI6, give WY, gain B, go 1, take 1B, use E3",
)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_name(lang: str) -> None:
    known = messages(lang, "transmissions") | messages(lang, None)
    assert {f"value-{id_part(item.name)}" for item in data.ITEMS.values()} <= known.keys()
    assert {f"terminal-short-{line}" for line in GAME.lines} <= known.keys()
    assert {f"line-{line}" for line in (*GAME.lines, "total")} <= known.keys()
