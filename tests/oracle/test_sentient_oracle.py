"""The referee of Sentient against the specification: bots, worked examples, edges."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from .sentient import Oracle
from .sentient_bots import BOTS, TYPES, points, turned, type_of


def start(order: str, factory: str, row: str, dice: str) -> Oracle:
    """A game at the first turn of its first round."""
    seats = len(order.split())
    game = Oracle(seats)
    for seat in range(1, seats + 1):
        game.play("*", f"half {seat} {TYPES[seat - 1]}")
    game.play("*", f"order {order}")
    for slot, bot in enumerate(factory.split()):
        game.play("*", f"fill {slot} {bot}")
    game.play("*", f"investors {row}")
    for seat, faces in enumerate(dice.split(), start=1):
        for die, face in enumerate(faces):
            game.play("*", f"die {seat} {die} {face}")
    return game


def turns(game: Oracle, words: str) -> None:
    """Buys such as "2+1" with everything else as it comes, or "pass"."""
    for word in words.split():
        (seat,) = game.acting()
        game.play(seat, "pass" if word == "pass" else f"buy {word}")
        while game.acting() == {"*"} and any("fill" in text for text in game.legal("*")):
            game.play("*", max(game.legal("*")))
        while game.acting() == {seat} and not {"pass", "buy 0+0"} & game.legal(seat):
            game.play(seat, min(game.legal(seat)))


def test_twelve_bots_of_each_type_with_the_same_corners() -> None:
    assert len(BOTS) == 60
    for kind in TYPES:
        found = Counter(corners for bot, corners in BOTS.items() if type_of(bot) == kind)
        once, twice = ("++", "+-", "-+", "--"), ("+=", "-=", "=+", "=-")
        assert found == {**dict.fromkeys(once, 1), **dict.fromkeys(twice, 2)}


@pytest.mark.parametrize(
    ("bot", "left", "right", "expected"),
    [
        ("SSUM6a", 6, 5, 5),
        ("IOOa", 5, 3, 3),
        ("INF4a", 1, 4, 2),
        ("INF4a", 4, 4, 7),
        ("TGTa", 4, 2, 4),
        ("TEQa", 4, 3, 0),
        ("TEQa", 3, 3, 5),
        ("S8SUMa", 6, 6, 0),
        ("S5MINa", 6, 6, 0),
        ("S7MAXa", 6, 6, 1),
        ("SMIN1a", 1, 5, 0),
    ],
)
def test_examples_of_points(bot: str, left: int, right: int, expected: int) -> None:
    assert points(bot, left, right) == expected


def test_over_the_edge() -> None:
    assert (turned(6, "+"), turned(1, "-"), turned(6, "-"), turned(3, "=")) == (1, 6, 5, 3)


def test_the_example_of_investors() -> None:
    game = start("1 2 3", "TLTa TGTa TLEa TGEa", "INF IND MIL SRV TRN", "11111 11111 11111")
    turns(game, "0+2 0+2 0+2 1+0 1+0 0+0 2+0 3+1 2+0 3+1 3+0 3+2")
    places = [[rank.seat for rank in game.ranking(k)[:2]] for k in range(5)]
    assert places == [[3, 1], [1, 2], [1, 2], [3, 1], [2, 3]]
    reasons = [[rank.by for rank in game.ranking(k)[:2]] for k in range(5)]
    assert reasons == [
        ["influence", "order"],
        ["order", "order"],
        ["influence", "order"],
        ["influence", "order"],
        ["agents", "influence"],
    ]


def test_the_example_of_passing() -> None:
    game = start("1 2 3", "TLTa TGTa TLEa TGEa", "INF IND MIL SRV TRN", "11111 " * 3)
    turns(game, "0+0 0+0 0+0 pass 0+0 pass 0+0 0+0 0+0 0+0 0+0 0+0 0+0 pass 0+0")
    assert (game.round, game.order) == (2, [2, 3, 1])


def test_every_seat_buys_four_times_and_passes_once_a_round() -> None:
    rng = random.Random("rounds")
    for seats in (2, 3, 4):
        game = Oracle(seats)
        done: Counter[tuple[int, str, str]] = Counter()
        while game.acting():
            (who,) = game.acting()
            text = rng.choice(sorted(game.legal(who)))
            done[game.round, who, text.split()[0]] += 1
            game.play(who, text)
            lying = [*game.deck, *game.discard, *(bot for bot in game.factory if bot)]
            for player in game.players.values():
                lying += [*player.pile, *player.network.values()]
                lying += [player.hand] if player.hand else []
            assert sorted(lying) == sorted(BOTS)
        for number in (1, 2, 3):
            for seat in range(1, seats + 1):
                assert done[number, str(seat), "buy"] == 4
                assert done[number, str(seat), "pass"] == 1
                assert done[number, str(seat), "plug"] == 4
        assert len(game.finished) == 3


def test_what_is_not_asked_cannot_be_answered() -> None:
    game = Oracle(2)
    with pytest.raises(ValueError, match="to act"):
        game.play("1", "pass")
    with pytest.raises(ValueError, match="half 1"):
        game.play("*", "half 2 INF")
    with pytest.raises(ValueError, match="seats"):
        Oracle(5)
