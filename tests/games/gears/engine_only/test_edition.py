"""Another edition of Gears: other numbers, other abilities, other nights."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from tinkertable.core.edition import Edition, read_edition
from tinkertable.core.errors import BadEdition, BadLog
from tinkertable.core.match import Match
from tinkertable.games.gears import GAME

CODES = ["red1", "red2", "red3", "red4", "blue1", "blue2", "blue3", "blue4"]
DEALT = [*(f"* deal {code}" for code in CODES), "* drop grey", "* drop grey"]


def edition(**data: Any) -> Edition:
    return read_edition(GAME, json.dumps({"game": "gears", "data": data}))


def played(given: Edition, *moves: str) -> Match:
    match = Match(GAME, 2, edition=given)
    for move in [*DEALT, *moves]:
        match.play_text(move)
    return match


def test_other_numbers_on_a_gear() -> None:
    """R2."""
    match = played(
        edition(gears={"blue": [4, 3, 2, 1]}),
        "* character mechanic", "* character countess", "* token 1", "* round lowest",
        "1 set blue 0", "2 set blue 3", "1 pass", "1 turn 0",
    )  # fmt: skip
    assert match.view().boards[1].value == 1


def test_a_character_with_another_ability() -> None:
    """R22, R30."""
    match = played(
        edition(characters={"mechanic": {"day": "ratchet"}}),
        "* character mechanic", "* character countess", "* token 2", "* round lowest",
        "1 set blue 0", "2 set blue 3",
    )  # fmt: skip
    assert match.view().boards[0].ability == "ratchet"
    assert match.legal_texts(0) == ["use ratchet", "pass"]


def test_a_night_without_its_effect() -> None:
    """R32."""
    given = edition(night_effects=dict.fromkeys(GAME.components["night_effects"], "none"))
    assert set(given.box[0].effect) == {0}
    swapped = edition(night_effects={"lowest": "sparks", "all_but_highest": "none"})
    assert swapped.box[0].effect[1] == 10
    assert swapped.box[0].effect[-1] == 0


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ({"gears": []}, "gears: expected an object"),
        ({"gears": {"green": [1, 2, 3, 4]}}, "gears: expected one of red, .*'green'"),
        ({"gears": {"red": None}}, "gears: 'red' is missing"),
        ({"gears": {"red": [1, 2, 3]}}, "gears, red: expected a list of 4 numbers"),
        ({"gears": {"red": 7}}, "gears, red: expected a list of 4 numbers"),
        ({"gears": {"red": [1, 2, 3, 5]}}, "gears, red: expected a number from 1 to 4, got 5"),
        ({"night_effects": {"lowest": "rain"}}, "night_effects, lowest: .*rust.*'rain'"),
        ({"characters": {"mechanic": {"day": "tuning"}}}, "mechanic, day: expected one of oil, "),
        ({"characters": {"mechanic": {"night": "oil"}}}, "mechanic, night: .*swapout.*'oil'"),
        ({"characters": {"mechanic": {"noon": "oil"}}}, "characters, mechanic: .*'noon'"),
        ({"characters": {"mechanic": "oil"}}, "characters, mechanic: expected an object"),
        ({"cards": {}}, "data: expected one of gears, night_effects, characters"),
        ({"blue_returns": "never"}, "blue_returns: expected one of needed, always, got 'never'"),
    ],
)
def test_nonsense_is_refused(data: dict[str, Any], why: str) -> None:
    with pytest.raises(BadEdition, match=why):
        edition(**data)


OTHER_BLUE = {"gears": {"blue": [2, 1, 4, 3]}}


def test_an_edition_of_version_2_is_known_by_the_hash_it_had() -> None:
    known = "sha256:1302f401116170aa9a03bd2a44c78554a23e1e95f88b5175f3864c0ae23c42e7"
    assert edition(**OTHER_BLUE).hash == known
    assert edition(**OTHER_BLUE, blue_returns="always").hash != known


def test_r19_a_log_of_version_2_asks_as_it_did_with_an_edition_too() -> None:
    given = edition(**OTHER_BLUE)
    match = Match(GAME, 2, {"strict": "on"}, edition=edition(**OTHER_BLUE, blue_returns="always"))
    for move in DEALT:
        match.play_text(move)
    match.play_text("* token 1")
    while not match.over:  # blue comes last in both shifts, and all gears are left as they are
        seat = match.waiting_for()[0]
        legal = match.legal_texts(seat)
        blue = match.view().round in (5, 10)
        best = [text for text in legal if text.startswith("set blue") == blue]
        match.play(seat, GAME.codec.number(("turn 0" in legal and "turn 0") or (best or legal)[0]))
    log = match.log()
    assert " return " in log.moves[-1]
    old = replace(log, version=2, edition=given.hash)
    again = Match.replay(GAME, old, given)
    assert again.move_texts() == log.moves
    assert again.scores() == match.scores()
    with pytest.raises(BadLog, match="may not act"):
        Match.replay(GAME, replace(old, version=3), given)
