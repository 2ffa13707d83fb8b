"""Codecs, logs, editions: whatever is read comes back as it was, or is refused in a short line."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.conformance.play import finish
from tests.properties import ANY_TEXT, JSON_VALUES, assert_short_line, examples, with_slips
from tinkertable.cli.logs import match_of
from tinkertable.core.chance import Chance
from tinkertable.core.edition import edition_file, read_edition, template
from tinkertable.core.errors import BadEdition, BadLog, InputError, NotAnAction
from tinkertable.core.log import read_log
from tinkertable.core.match import Match
from tinkertable.games import GAMES, load

every_game = pytest.mark.parametrize("name", GAMES)
every_edition = pytest.mark.parametrize("name", [name for name in GAMES if load(name).components])


# Codecs


@every_game
@given(data=st.data())
def test_a_number_comes_back_from_its_text(name: str, data: st.DataObject) -> None:
    codec = load(name).codec
    number = data.draw(st.integers(0, codec.actions - 1))
    assert codec.number(codec.text(number)) == number


@every_game
@given(number=st.integers())
def test_a_number_beyond_the_actions_has_no_text(name: str, number: int) -> None:
    codec = load(name).codec
    if 0 <= number < codec.actions:
        assert codec.text(number) in codec.texts
        return
    with pytest.raises(NotAnAction) as refused:
        codec.text(number)
    assert_short_line(refused.value)


def with_edges(texts: list[str]) -> st.SearchStrategy[str]:
    """One of the texts with something before or behind it."""
    edge = st.sampled_from(["", " ", "\t", "\n", "\0"])
    return st.builds("{}{}{}".format, edge, st.sampled_from(texts), edge)


@every_game
@examples(3)
@given(data=st.data())
def test_a_text_comes_back_from_its_number_or_has_none(name: str, data: st.DataObject) -> None:
    codec = load(name).codec
    text = data.draw(ANY_TEXT | with_slips(codec.texts, most=2) | with_edges(codec.texts))
    try:
        number = codec.number(text)
    except NotAnAction as refused:
        assert text not in codec.texts
        assert_short_line(refused)
    else:
        assert codec.text(number) == text


# Logs

LOG_KEYS: dict[str, st.SearchStrategy[Any]] = {
    "game": ANY_TEXT | JSON_VALUES,
    "seats": st.integers() | JSON_VALUES,
    "moves": st.lists(ANY_TEXT) | st.lists(ANY_TEXT | JSON_VALUES) | JSON_VALUES,
}
MORE_KEYS: dict[str, st.SearchStrategy[Any]] = {
    "version": st.integers() | JSON_VALUES,
    "options": st.dictionaries(ANY_TEXT, ANY_TEXT) | JSON_VALUES,
    "edition": ANY_TEXT | JSON_VALUES,
    "seed": ANY_TEXT,
    "players": st.lists(ANY_TEXT),
}
LOGS = st.builds(
    lambda log, more: {**more, **log},
    st.fixed_dictionaries(LOG_KEYS, optional=MORE_KEYS),
    st.dictionaries(ANY_TEXT, JSON_VALUES, max_size=3),
)


@examples(10)
@given(data=JSON_VALUES | LOGS | st.fixed_dictionaries({}, optional=LOG_KEYS | MORE_KEYS))
def test_json_is_a_log_that_comes_back_or_a_bad_one(data: Any) -> None:
    try:
        log = read_log(json.dumps(data))
    except BadLog as refused:
        assert_short_line(refused)
        return
    assert (type(log.game), type(log.seats)) == (str, int)
    assert all(isinstance(move, str) for move in log.moves)
    told = log.to_json()
    assert read_log(json.dumps(told)) == log
    absent = {key for key in ("version", "edition") if data.get(key) is None}
    assert told == {"options": {}} | {k: v for k, v in data.items() if k not in absent}


@examples(3)
@given(text=ANY_TEXT | st.binary())
def test_text_that_is_no_log_is_refused(text: str | bytes) -> None:
    with pytest.raises(BadLog) as refused:
        read_log(text)
    assert_short_line(refused.value)


@cache
def logs_of(name: str) -> list[str]:
    """Whole matches, one for each number of seats, as text."""
    game = load(name)
    found = []
    for seats in range(game.seats[0], min(4, game.seats[1]) + 1):
        match = Match(game, seats, {}, Chance(f"log {seats}"))
        found.append(json.dumps(finish(match, Random(seats)).log().to_json()))
    return found


@every_game
@examples(2)
@given(data=st.data())
def test_a_log_with_slips_is_replayed_or_refused(name: str, data: st.DataObject) -> None:
    text = data.draw(with_slips(logs_of(name)))
    try:
        match = match_of(text, {})
    except InputError as refused:
        assert_short_line(refused)
    else:
        assert match.move_texts() == read_log(text).moves


# Editions


@cache
def templates(name: str) -> list[str]:
    return [json.dumps(template(load(name)))]


def check_edition(name: str, text: str | bytes) -> None:
    """It is refused, or its file says the same again."""
    game = load(name)
    try:
        edition = read_edition(game, text)
    except BadEdition as refused:
        assert_short_line(refused)
        return
    again = read_edition(game, json.dumps(edition_file(edition)))
    assert again == edition
    assert again.data == edition.data


@every_edition
@examples(3)
@given(data=st.data())
def test_an_edition_with_slips_is_read_or_refused(name: str, data: st.DataObject) -> None:
    check_edition(name, data.draw(with_slips(templates(name))))


def inside(value: Any) -> list[tuple[str, ...]]:
    """The ways to everything in an object of objects."""
    if not isinstance(value, dict):
        return [()]
    return [(), *((key, *way) for key, below in value.items() for way in inside(below))]


def stated(way: tuple[str, ...], value: Any) -> Any:
    for key in reversed(way):
        value = {key: value}
    return value


@every_edition
@examples(3)
@given(data=st.data())
def test_an_edition_that_states_anything_is_read_or_refused(name: str, data: st.DataObject) -> None:
    ways = inside(json.loads(templates(name)[0])["data"])
    value = data.draw(st.none() | st.integers(-1, 10) | JSON_VALUES)
    components = stated(data.draw(st.sampled_from(ways)), value)
    check_edition(name, json.dumps({"game": name, "name": data.draw(ANY_TEXT), "data": components}))


@every_game
@given(text=ANY_TEXT | st.binary() | JSON_VALUES.map(json.dumps))
def test_text_that_is_no_edition_is_refused(name: str, text: str | bytes) -> None:
    with pytest.raises(BadEdition) as refused:
        read_edition(load(name), text)
    assert_short_line(refused.value)


# Score pads

SHEETS = {
    "railroad-ink": [
        "A2H.H. B2HRHRx B1.R.R C2HHHH D2HHRR",
        "D4LLLL D5LH.H C4..L.",
        "A2H.H. B2* B2o",
    ]
}


def test_every_score_pad_is_tried() -> None:
    assert [name for name in GAMES if load(name).score_text] == list(SHEETS)


@pytest.mark.parametrize("name", SHEETS)
@examples(10)
@given(data=st.data())
def test_a_sheet_with_slips_is_scored_or_refused(name: str, data: st.DataObject) -> None:
    pad = load(name).score_text
    assert pad is not None
    text = data.draw(with_slips(SHEETS[name]) | ANY_TEXT)
    try:
        score = pad(text, {})
    except InputError as refused:
        assert_short_line(refused)
    else:
        assert score == pad(text, {})
        assert set(load(name).lines) <= set(score)
