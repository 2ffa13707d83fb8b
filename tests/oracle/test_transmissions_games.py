"""Whole random games of the oracle of Transmissions: they go on, end, and lose no component."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from .transmissions import OPTIONS, Oracle
from .transmissions_data import CARDS, FOREST_COPIES, IDEA_COST, ITEMS, LAST_TURN, PIPES
from .transmissions_data import STARTING_IDEAS as STARTING

GAMES = 6
SETTINGS: list[dict[str, str]] = [
    {},
    {"sets": "advanced"},
    {"sets": "advanced", "printing": "ru", "reshuffle": "immediate", "cleanup": "each"},
    {"sets": "chosen", "gap": "turn", "robots": "start player", "cleanup": "each", "start": "1"},
]


def tiles_in_play(game: Oracle) -> list[str]:
    found = [*game.item_stack, *game.idea_stack, *game.boxed, *game.starting_ideas]
    for pair in game.display.values():
        found += pair or ()
    for board in [*game.players.values(), game.harvey]:
        found += board.tiles()
    return found


def pipes_in_play(game: Oracle) -> list[str]:
    found = [*game.pipe_bag, *game.harvey.pipes, *(top for top in game.tops.values() if top)]
    for player in game.players.values():
        found += [*player.network.names(), *player.flipped]
    return found


def forest_in_play(game: Oracle) -> Counter[str]:
    found = game.forest_draw + Counter(game.forest_discard) + Counter(game.harvey.forest)
    for player in game.players.values():
        found += Counter(player.forest_open) + Counter(player.forest_used)
    return found


def check(game: Oracle, sets: set[str]) -> None:
    """Between two turns, or wherever no forest card is in a hand that chooses."""
    expected = {name for name in (*ITEMS, *IDEA_COST) if name[0] in sets} | set(STARTING)
    assert sorted(tiles_in_play(game)) == sorted(expected)
    assert sorted(pipes_in_play(game)) == sorted(PIPES)
    assert len(set(game.robots.values())) == 4
    for player in game.players.values():
        cards = [*player.hand, *player.undrawn, *player.played]
        cards += [player.card] if player.card else []
        assert sorted(cards) == sorted(CARDS)
        assert min(player.owns.values(), default=0) >= 0
        assert all(player.free(column) >= 0 for column in player.columns)
    assert all(game.harvey.free(column) >= 0 for column in game.harvey.columns)
    assert min(game.pool.values(), default=0) >= 0
    if game.turn is None or not any("keep" in text for text in game.legal()):
        assert game.acting() == "*" or forest_in_play(game) == Counter(FOREST_COPIES)


def some_move(rng: random.Random, game: Oracle) -> str:
    """Nature by its weights; a player seldom skips or ends a turn with something left to do."""
    weights = game.weights()
    if game.acting() != "*":
        for text in weights:
            weights[text] = 1 if text.endswith(("skip", "end")) else 4
    return rng.choices(list(weights), list(weights.values()))[0]


def random_game(
    rng: random.Random, seats: int, options: dict[str, str], removed: str, checked: bool = True
) -> Oracle:
    game = Oracle(seats, options, removed)
    sets: set[str] = set()
    moves, set_up = 0, False
    while game.acting() is not None:
        assert game.legal()
        assert game.winners() == []
        text = some_move(rng, game)
        if text.split()[1] == "sets":
            sets = set("".join(text.split()[2:]))
        game.play(text)
        moves += 1
        set_up = set_up or game.display[4] is not None
        if checked and set_up:
            check(game, sets)
        assert moves < 8000
    return game


@pytest.mark.parametrize("options", SETTINGS)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_games(seats: int, options: dict[str, str]) -> None:
    rng = random.Random(f"{seats} {options}")
    for number in range(GAMES):
        removed = ("none", "TL1", "all")[number % 3]
        game = random_game(rng, seats, options, removed if seats == 1 else "none")
        sides = [1, 2] if seats == 1 else game.seats
        assert list(game.scores()) == sides
        assert set(game.winners()) <= set(sides)
        assert game.winners()
        counts = [player.turns for player in game.players.values()]
        counts += [game.harvey.turns] if seats == 1 else []
        if game.end is None:
            assert counts == [LAST_TURN] * len(sides)
        else:
            others = [side for side in sides if side != game.end.side]
            assert all(counts[side - 1] >= counts[game.end.side - 1] for side in others)
            assert max(counts) - min(counts) <= 1


def test_every_way_to_end() -> None:
    rng = random.Random("ends")
    reasons = set()
    for number in range(90):
        game = random_game(rng, 1 + number % 3, {}, "none", checked=False)
        reasons.add(game.end.reason if game.end else None)
    assert {"FILL", "DISPLAY", "PIPES"} <= reasons


def test_what_is_not_asked_cannot_be_answered() -> None:
    with pytest.raises(ValueError, match="seats"):
        Oracle(5)
    with pytest.raises(ValueError, match="printing"):
        Oracle(2, {"printing": "de"})
    with pytest.raises(ValueError, match="start 1"):
        Oracle(2).play("* start 3")
    assert set(OPTIONS) == set(Oracle(2).options)
