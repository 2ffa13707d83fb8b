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
from tinkertable.games.gears.rules import data
from tinkertable.games.gears.rules.entry import may_send
from tinkertable.games.gears.rules.state import RED
from tinkertable.games.gears.rules.winners import judge
from tinkertable.games.gears.view.blocks import round_blocks
from tinkertable.games.gears.view.names import effect_name

MECHANIC_BY_DAY = 0
CODES = ["red1", "red2", "red3", "red4", "blue1", "blue2", "blue3", "blue4"]
DEALT = [*(f"* deal {code}" for code in CODES), "* drop grey", "* drop grey"]


def edition(**data: Any) -> Edition:
    return read_edition(GAME, json.dumps({"game": "gears", "data": data}))


def played(given: Edition | None, *moves: str) -> Match:
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
    assert swapped.box[0].effect[2] == 10
    assert swapped.box[0].effect[-1] == 0


def card(**changed: Any) -> dict[str, Any]:
    return {"round_cards": {"highest": changed}}


def night(effect: Any) -> dict[str, Any]:
    return {"night_effects": {"lowest": effect}}


def day(ability: Any) -> dict[str, Any]:
    return {"characters": {"mechanic": {"day": ability}}}


@pytest.mark.parametrize("effect", data.EFFECT_BLOCKS)
def test_r32_an_effect_in_blocks_is_the_one_by_name(effect: str) -> None:
    blocks = json.loads(json.dumps(data.EFFECT_BLOCKS[effect]))
    told, ordinary = edition(**night(blocks)).box, edition(**night(blocks | {"up": "one_by_one"}))
    assert told == edition(**night(effect)).box
    assert (ordinary.box == told) == (effect != "blackout")
    assert edition(**night({"order": "clockwise"})).box == edition(**night("none")).box


@pytest.mark.parametrize("ability", data.ABILITY_BLOCKS)
def test_r22_an_ability_in_blocks_is_the_one_by_name(ability: str) -> None:
    """By day and by night."""
    blocks = json.loads(json.dumps(data.ABILITY_BLOCKS[ability]))
    assert edition(**day(blocks)).box == edition(**day(ability)).box


def test_r16_a_round_card_of_one_s_own_is_told_in_parts() -> None:
    given = edition(**card(wins="every", numbers=[4, 2], loses="highest"))
    ours, other = (
        played(
            box, "* character mechanic", "* character countess", "* token 1", "* round highest"
        ).view().claims
        for box in (None, given)
    )  # fmt: skip
    assert (ours.mode, ours.numbers, ours.loses, ours.ours) == ("first", (4, 3, 2, 1), None, True)
    assert (other.mode, other.numbers, other.loses) == ("every", (4, 2), "highest")
    assert not other.ours


EVERYTHING = {
    "when": "before",
    "counts_as": "grey",
    "turn": {"whose": "right", "steps": 3},
    "look": "left",
    "set": "other",
    "lock": True,
}


def test_r22_an_ability_of_one_s_own_is_told_in_parts() -> None:
    """It has no name; each of its deeds is done, in this order."""
    match = played(
        edition(**day(EVERYTHING)),
        "* character mechanic", "* character countess", "* token 2", "* round highest",
        "1 set blue 0", "2 set blue 3",
    )  # fmt: skip
    mine = match.view(0).boards[0]
    assert mine.ability == "other"
    assert mine.blocks.when == "before"
    assert [(one.does, one.whose, one.steps) for one in mine.blocks.deeds] == [
        ("grey", "own", 0), ("turn", "right", 3), ("look", "left", 0), ("set_other", "own", 0),
        ("lock", "own", 0),
    ]  # fmt: skip
    assert match.legal_texts(0) == ["use ability", "pass"]
    match.play_text("1 use ability")
    seen = match.view(0)
    assert (seen.using, seen.phase, seen.boards[0].counts_as) == ("other", "replace", "grey")
    assert (seen.boards[1].gear, seen.boards[1].side) == ("blue", 2)
    assert match.view().boards[1].gear is None
    assert match.undoable(0) is None  # the neighbour's gear was seen
    match.play_text("1 set red 0")
    assert match.view(0).locked == "other"
    assert match.legal_texts(1) == ["turn 0"]


def test_r24_what_the_night_switches_off_is_not_offered() -> None:
    """R39, R43: powers, windows, and who sends a card to check besides."""
    night_now = edition(**{
        "night_effects": {"lowest": {
            "turns": [], "order": "counterclockwise", "whose": "own", "up": "together",
            "powers_off": ["grey", "blue"], "abilities_off": ["before", "entry"], "match": False,
            "check": "losers",
        }}
    })  # fmt: skip
    box = night_now.box[0]
    row = 1 + list(data.ROUND_CARDS).index("lowest")
    seen = round_blocks(box, row)
    assert (seen.turns, seen.backwards, seen.whose, seen.together) == ((), True, "own", True)
    assert (seen.powers_off, seen.abilities_off) == (("blue", "grey"), ("before", "entry"))
    assert (seen.matching, seen.checks) == (False, "losers")
    assert effect_name(box, row) == "other"
    ordinary = round_blocks(box, 0)
    assert (ordinary.turns, ordinary.whose, ordinary.checks) == (("+", "-", "0"), "left", "none")


@pytest.mark.parametrize(
    ("told", "why"),
    [
        ({"gears": []}, "gears: expected an object"),
        ({"gears": {"green": [1, 2, 3, 4]}}, "gears: expected one of red, .*'green'"),
        ({"gears": {"red": None}}, "gears: 'red' is missing"),
        ({"gears": {"red": [1, 2, 3]}}, "gears, red: expected a list of 4 numbers"),
        ({"gears": {"red": 7}}, "gears, red: expected a list of 4 numbers"),
        ({"gears": {"red": [1, 2, 3, 5]}}, "gears, red: expected a number from 1 to 4, got 5"),
        ({"night_effects": {"lowest": "rain"}}, "night_effects, lowest: .*rust.*'rain'"),
        ({"characters": {"mechanic": {"day": "tune"}}}, "mechanic, day: expected one of oil, "),
        ({"characters": {"mechanic": {"noon": "oil"}}}, "characters, mechanic: .*'noon'"),
        ({"characters": {"mechanic": "oil"}}, "characters, mechanic: expected an object"),
        ({"cards": {}}, "data: expected one of gears, round_cards, night_effects, characters"),
        ({"round_cards": 5}, "round_cards: expected an object"),
        ({"round_cards": {"highest": None}}, "round_cards: 'highest' is missing"),
        (card(wins="all"), "highest, wins: expected one of first, every, got 'all'"),
        (card(loses="middle"), "highest, loses: expected one of none, lowest, highest"),
        (card(numbers=[]), "highest, numbers: expected a list, got"),
        (card(numbers=4), "highest, numbers: expected a list, got 4"),
        (card(numbers=[0]), "highest, numbers: expected a number from 1 to 4, got 0"),
        (card(numbers=[1, 2, 1]), "highest, numbers: expected different numbers, got"),
        (card(colour=1), "round_cards, highest: expected one of wins, numbers, loses, got 'col"),
        (night(7), "night_effects, lowest: expected an object, got 7"),
        (night("rain"), "night_effects, lowest: expected one of none, half_turn, .*'rain'"),
        (night({"rain": 1}), "night_effects, lowest: expected one of turns, order, .*'rain'"),
        (night({"turns": "+"}), "lowest, turns: expected a list, got '\\+'"),
        (night({"turns": ["3"]}), "lowest, turns: expected one of \\+, -, 0, 2, got '3'"),
        (night({"turns": [2]}), "lowest, turns: expected one of \\+, -, 0, 2, got 2"),
        (night({"order": "left"}), "lowest, order: expected one of clockwise, counter"),
        (night({"whose": "mine"}), "lowest, whose: expected one of own, left, right"),
        (night({"up": "later"}), "lowest, up: expected one of one_by_one, together"),
        (night({"powers_off": ["red"]}), "lowest, powers_off: expected one of blue, grey, multi"),
        (night({"abilities_off": ["noon"]}), "abilities_off: expected one of set, before, after"),
        (night({"match": 1}), "lowest, match: expected one of true, false, got 1"),
        (night({"check": "all"}), "lowest, check: expected one of none, jammed, losers"),
        (day(7), "mechanic, day: expected an object, got 7"),
        (day({}), "mechanic, day: 'when' is missing"),
        (day({"when": "noon"}), "day, when: expected one of set, before, after, entry"),
        (day({"when": "set"}), "day: expected what it does, one or more of counts_as, turn, look"),
        (day({"when": "before", "lock": False}), "day: expected what it does"),
        (day({"when": "set", "lock": True}), "day: expected one of when, counts_as, .*'lock'"),
        (day({"when": "after", "set": "any"}), "day: expected one of when, .*'set'"),
        (day({"when": "set", "check": "one"}), "day: expected one of when, .*'check'"),
        (day({"when": "entry", "turn": {}}), "day: expected one of when, check, enter"),
        (day({"when": "entry", "check": "one", "enter": "any"}), "of an entry only one"),
        (day({"when": "entry", "check": "two"}), "day, check: expected one of one, with_others"),
        (day({"when": "entry", "enter": "all"}), "day, enter: expected one of any"),
        (day({"when": "before", "lock": 1}), "day, lock: expected one of true, false, got 1"),
        (day({"when": "set", "counts_as": "red"}), "counts_as: expected one of blue, grey, multi"),
        (day({"when": "set", "look": "own"}), "day, look: expected one of left, right"),
        (day({"when": "set", "set": "none"}), "day, set: expected one of any, other"),
        (day({"when": "set", "turn": 1}), "day, turn: expected an object"),
        (day({"when": "set", "turn": {"steps": 1}}), "day, turn: 'whose' is missing"),
        (day({"when": "set", "turn": {"steps": 4, "whose": "own"}}), "from 1 to 3, got 4"),
        (day({"when": "set", "turn": {"steps": 1, "whose": "all"}}), "whose: expected one of own"),
        ({"blue_returns": "never"}, "blue_returns: expected one of needed, always, got 'never'"),
    ],
)
def test_nonsense_is_refused(told: dict[str, Any], why: str) -> None:
    with pytest.raises(BadEdition, match=why):
        edition(**told)


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


def test_r26_a_gear_that_is_up_is_not_looked_at() -> None:
    match = played(
        edition(**day({"when": "before", "look": "left"})),
        "* character mechanic", "* character countess", "* token 1", "* round highest",
        "1 set blue 0", "2 set blue 3", "1 turn 0",
    )  # fmt: skip
    assert match.legal_texts(1) == ["turn +", "turn -", "turn 0"]  # the first seat was not asked


def test_r30_an_ability_of_one_s_own_may_send_one_card_whoever_wins() -> None:
    """No ability of ours does so: Parallel Computation needs another winner."""
    box = edition(**day({"when": "entry", "check": "one"})).box[0]
    state = Match(GAME, 2).position.state
    state.winners = 0b01
    assert may_send(box, state, MECHANIC_BY_DAY)
    ours = edition(**day("computation")).box[0]
    assert not may_send(ours, state, MECHANIC_BY_DAY)
    state.winners = 0b11
    assert may_send(ours, state, MECHANIC_BY_DAY)
    assert not may_send(edition(**day("oil")).box[0], state, MECHANIC_BY_DAY)


def test_what_an_owner_states_is_not_guessed() -> None:
    box = edition(**day("ratchet"), **night("sparks")).box[0]
    assert box.ability_guessed == [0, 1, 1, 1, 1, 1, 1, 1]
    lowest = list(data.ROUND_CARDS).index("lowest")
    assert [effect for effect, guess in enumerate(box.effect_guessed) if not guess] == [
        0, 1 + lowest
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("values", "winners", "jammed"),
    [
        ((1, 2, 3, 4), 0b0001, 0),
        ((1, 2, 2, 4), 0b0001, 0b0110),
        ((2, 2, 3, 4), 0b0100, 0b0011),
        ((1, 4, 4, 3), 0b0001, 0),  # the highest have not jammed
        ((3, 3, 4, 4), 0, 0b0011),
    ],
)
def test_r43_on_another_card_who_is_alone_has_not_jammed(
    values: tuple[int, ...], winners: int, jammed: int
) -> None:
    """Where an edition moves Sparks to a card on which one number wins."""
    position = Match(GAME, 4, edition=edition(**night("sparks"))).position
    state = position.state
    state.card = list(data.ROUND_CARDS).index("lowest")
    for board, value in zip(state.board, values, strict=True):
        board.gear, board.value = RED, value
    judge(position.box[0], state, 0)
    assert (state.winners, state.jammed) == (winners, jammed)
