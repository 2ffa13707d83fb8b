"""Editions: what a file may state, what is refused, what the log remembers."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from tinkertable.core.edition import (
    MOST_BYTES,
    Edition,
    edition_file,
    read_edition,
    read_kept,
    template,
    which_game,
)
from tinkertable.core.errors import BadEdition, BadLog, InputError
from tinkertable.core.game import Game
from tinkertable.core.log import read_log
from tinkertable.core.match import Match
from tinkertable.games import GAMES, load

from .toy import TOY


def edition(data: Any, game: Game = TOY, **more: Any) -> Edition:
    return read_edition(game, json.dumps({"game": game.name, "data": data, **more}))


def test_an_edition_replaces_what_it_states() -> None:
    dear = edition({"point": 5}, name="dear")
    assert (dear.game, dear.name, dear.data) == ("toy", "dear", {"point": 5})
    matches = [Match(TOY, 1), Match(TOY, 1, edition=dear)]
    for move in ("* draw 1", "1 set 1", "1 done"):
        for match in matches:
            match.play_text(move)
    assert [match.scores()[0]["total"] for match in matches] == [1, 5]


def test_the_hash_is_of_what_is_played_with() -> None:
    five = edition({"point": 5})
    assert five.hash.startswith("sha256:")
    assert len(five.hash) == len("sha256:") + 64
    assert edition({"point": 5}, name="another name").hash == five.hash
    assert edition({"point": 6}).hash != five.hash
    assert edition({}).hash == edition({"point": 1}).hash == read_edition(TOY, text_of(TOY)).hash
    other = replace(TOY, name="other toy")
    assert edition({"point": 5}, other).hash != five.hash


def text_of(game: Game) -> str:
    return json.dumps(template(game))


@pytest.mark.parametrize("name", [name for name in GAMES if load(name).components])
def test_a_game_prints_its_own_components_as_an_edition(name: str) -> None:
    game = load(name)
    own = read_edition(game, text_of(game).encode())
    assert which_game(text_of(game)) == name
    assert own.data == json.loads(json.dumps(game.components))
    assert own.hash == edition({}, game).hash


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("{", "JSON"),
        ("[" * 100_000, "JSON"),
        ("7", "a JSON object with a 'game'"),
        ("{}", "a JSON object with a 'game'"),
        ('{"game": 7}', "a JSON object with a 'game'"),
        ('{"game": "gears"}', "an edition of toy, got one of 'gears'"),
        ('{"game": "toy", "date": {}}', "expected one of game, name, data, stated, got 'date'"),
        ('{"game": "toy", "name": 7}', "'name' as a text of one line, got 7"),
        ('{"game": "toy", "name": "two\\nlines"}', "one line"),
        ('{"game": "toy", "data": []}', "'data' as an object"),
        ('{"game": "toy", "data": {"points": 1}}', "expected one of point, got 'points'"),
        ('{"game": "toy", "data": {"point": null}}', "'point' is missing"),
        ('{"game": "toy", "data": {"point": true}}', "point: expected a number from 0 to 100"),
        ('{"game": "toy", "data": {"point": 1.0}}', "got 1.0"),
        ('{"game": "toy", "data": {"point": 101}}', "got 101"),
        ('{"game": "toy", "data": {"point": {"a": 1}}}', "got {'a': 1}"),
        ('{"game": "toy", "data": {"point": 1, "point": 2}}', "'point' twice"),
        ('{"game": "toy", "stated": []}', "stated: expected an object"),
        (b'{"game": "\xff"}', "JSON"),
        (" " * (MOST_BYTES + 1), "at most 1000000 bytes"),
    ],
)
def test_nonsense_is_refused(text: str | bytes, why: str) -> None:
    with pytest.raises(BadEdition, match=r"expected|missing") as refused:
        read_edition(TOY, text)
    assert why in str(refused.value)


def test_a_game_with_nothing_to_replace_says_so() -> None:
    bare = replace(TOY, components={})
    for ask in (lambda: edition({}, bare), lambda: template(bare)):
        with pytest.raises(BadEdition, match="toy has nothing that an edition could replace"):
            ask()


def test_an_edition_of_another_game_is_refused() -> None:
    with pytest.raises(InputError, match="expected an edition of toy, got one of gears"):
        Match(TOY, 1, edition=edition({}, load("gears")))


def test_the_log_names_the_edition_and_is_refused_with_any_other() -> None:
    five, six = edition({"point": 5}), edition({"point": 6})
    match = Match(TOY, 1, edition=five)
    for move in ("* draw 1", "1 set 1", "1 done"):
        match.play_text(move)
    log = read_log(json.dumps(match.log().to_json()))
    assert log.edition == five.hash
    again = Match.replay(TOY, log, five)
    assert again.scores() == match.scores()
    assert again.log() == match.log()
    for other in (None, six):
        with pytest.raises(BadLog, match=f"played with the edition .{five.hash}"):
            Match.replay(TOY, log, other)
    plain = Match(TOY, 1).log()
    assert plain.edition is None
    assert "edition" not in plain.to_json()
    with pytest.raises(BadLog, match=r"played with the game's own components.*sha256:"):
        Match.replay(TOY, plain, five)


def test_what_was_taken_away_stays_away_in_the_file_of_an_edition() -> None:
    mine = edition({"cards": {"TLTc": "=+", "TEQd": None}}, load("sentient"))
    assert "TEQd" not in mine.data["cards"]
    again = read_edition(load("sentient"), json.dumps(edition_file(mine)))
    assert (again, again.data) == (mine, mine.data)


def test_a_file_of_all_components_says_what_of_them_is_stated() -> None:
    """Whoever plays with it sees what is reconstructed, as the owner did."""
    game, bots = load("sentient"), {"TLTc": "=+", "TEQd": None}
    few = edition({"cards": bots}, game)
    assert few.stated == {"cards": bots}
    ours = {name: text for name, text in few.data["cards"].items() if name[:3] == "TGT"}
    more = edition({"cards": bots | ours, "conditions": {"TLT": {}}}, game)
    assert more.stated == {"cards": bots | ours}
    assert more.hash == few.hash
    assert (more.file_hash, more.box[0].reconstructed) != (few.file_hash, few.box[0].reconstructed)
    for one in (few, more):
        again = read_edition(game, json.dumps(edition_file(one)))
        assert (again, again.stated) == (one, one.stated)
        assert again.box[0].reconstructed == one.box[0].reconstructed


def test_what_was_kept_whole_states_what_differs() -> None:
    """Before files said what they state, servers kept them complete."""
    game = load("gears")
    told = {"gears": {"blue": [2, 1, 4, 3]}}
    now = edition(told, game)
    file = edition_file(now)
    del file["stated"]
    kept = read_kept(game, json.dumps(file))
    assert (kept, kept.stated) == (now, told)
    assert read_edition(game, json.dumps(file)).stated == now.data  # an owner's file states all


@pytest.mark.parametrize("value", [7, True, [], {}])
def test_an_edition_in_a_log_is_a_text(value: Any) -> None:
    with pytest.raises(BadLog, match="'edition' to be a text"):
        read_log(json.dumps({"game": "toy", "seats": 1, "moves": [], "edition": value}))
