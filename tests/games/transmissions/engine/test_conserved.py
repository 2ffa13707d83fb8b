"""Nothing is lost and nothing made: at every step all components are somewhere."""

from __future__ import annotations

import random
from dataclasses import astuple

import pytest

from tests.conformance.play import walk
from tinkertable.core.position import Position
from tinkertable.games.transmissions.view.board import Board, HarveyBoard
from tinkertable.games.transmissions.view.names import Side
from tinkertable.games.transmissions.view.table import View

from ..table import GAME, RESOURCES

BACK: dict[Side, Side] = {"N": "S", "S": "N", "E": "W", "W": "E"}
CARDS = {"TY", "TB", "TG", "TR", "TL1", "TL2", "TL3"}


def boards(view: View) -> list[Board | HarveyBoard]:
    return [*view.boards, *([view.harvey] if view.harvey else [])]


def tiles(view: View, what: str) -> list[str]:
    """Items or ideas: still to come, on display, on boards."""
    found = [*getattr(view.left, f"{what}s")]
    found += [tile.id for offer in view.display if (tile := getattr(offer, what))]
    for board in boards(view):
        found += [tile.id for column in board.columns for tile in getattr(column, f"{what}s")]
    return found


def check_tiles(view: View, seats: int) -> None:
    for what in ("item", "idea"):
        found = [name for name in tiles(view, what) if not name.startswith("SI")]
        assert len(found) == len(set(found)) <= 7 * (3 if seats == 1 else seats)
    starters = [name for name in tiles(view, "idea") if name.startswith("SI")]
    starters += [name for board in view.boards for name in board.dealt]
    assert len(set(starters)) == len(starters) <= 2 * seats
    if view.turn:
        assert len(starters) == 2 * seats
    for board in boards(view):
        for column in board.columns:
            used = len(column.ideas) + 2 * len(column.items)
            assert column.free == column.slots - used >= 0


def check_pipes(view: View, seats: int) -> None:
    found = [*view.left.pipes]
    found += [stack.pipe.id for stack in view.stacks if stack.pipe]
    for board in view.boards:
        found += [pipe.tile.id for pipe in board.pipes[1:]] + [*board.flipped]
        cells = {(pipe.x, pipe.y) for pipe in board.pipes}
        assert len(cells) == len(board.pipes)
        for pipe in board.pipes:
            assert pipe.links or pipe.number == 0
            for side, other in pipe.links.items():
                back = BACK[side]
                assert board.pipes[other].links[back] == pipe.number
    if view.harvey:
        found += view.harvey.flipped
    assert len(found) == len(set(found)) == 34
    under = sum(stack.under for stack in view.stacks)
    assert under <= len(view.left.pipes)


def check_cards(view: View) -> None:
    forest = view.forest
    count = forest.draw + len(forest.discard) + len(forest.seen)
    for seat, board in enumerate(view.boards, 1):
        count += sum(board.held.values()) + sum(board.spent.values())
        if view.turn:
            cards = [*(board.hand or ()), *board.undrawn, *board.deck]
            if view.turn.card and seat == view.turn.side:
                cards.append(view.turn.card)
            assert set(cards) == CARDS
            assert len(cards) == 7
    if view.harvey:
        count += sum(view.harvey.held.values())
    assert count == 28
    assert forest.draw == sum(forest.unseen.values())


def solo_total(view: View) -> dict[str, int]:
    """What the player and the pool have together, with what is being paid."""
    held = [view.boards[0].stock, view.pool, view.turn.paid if view.turn else None]
    return {name: sum(getattr(stock, name) for stock in held if stock) for name in RESOURCES}


def check_resources(before: View, text: str, after: View) -> None:
    """R54, R55: alone nothing comes but from Harvey, nothing goes but to the box."""
    old, new = solo_total(before), solo_total(after)
    if text == "@box":
        assert all(new[name] <= old[name] for name in RESOURCES)
    elif text.startswith("step"):
        assert all(new[name] >= old[name] for name in RESOURCES)
    else:
        assert new == old


@pytest.mark.parametrize(("seats", "printing"), [(1, "en"), (2, "ru"), (3, "en"), (4, "ru")])
def test_components_are_conserved(seats: int, printing: str) -> None:
    """R1, R5, R8, R9, R11, R54, R55."""
    rng = random.Random(f"{seats}{printing}")
    position = Position(GAME, seats, {"printing": printing, "sets": "advanced"})
    view = GAME.view(position, 0)
    before, text = view, ""
    seen: set[str] = set()
    boxed: set[str] = set()  # what has left the game does not come back
    for _, action in walk(position, rng):
        view = GAME.view(position.hidden(0), 0)
        check_tiles(view, seats)
        check_pipes(view, seats)
        check_cards(view)
        now = {*tiles(view, "item"), *tiles(view, "idea")}
        assert not now & boxed
        boxed |= seen - now
        seen = now
        assert all(n >= 0 for board in view.boards for n in astuple(board.stock))
        if seats == 1 and text:
            check_resources(before, text, view)
        before, text = view, GAME.codec.text(action)
    assert position.over
