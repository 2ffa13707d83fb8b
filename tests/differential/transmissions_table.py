"""The table of Transmissions as a view tells it and as the oracle has it, in the same words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise
from typing import Any

from tests.oracle.transmissions import Oracle
from tests.oracle.transmissions_data import CARDS, RESOURCES, ROBOTS
from tests.oracle.transmissions_pipes import SIDES, Network, beside
from tests.oracle.transmissions_score import acorns
from tests.oracle.transmissions_table import Board, Harvey, Player
from tinkertable.core.values import to_plain
from tinkertable.games.transmissions.view.board import Board as PlayerBoard
from tinkertable.games.transmissions.view.board import Column, HarveyBoard
from tinkertable.games.transmissions.view.components import IdeaTile, ItemTile, PipeTile
from tinkertable.games.transmissions.view.table import View

Table = dict[str, Any]
LOCATIONS = {"POWER": "POWER_STATION", "SCRAP": "SCRAP_YARD"}


def counted(owned: Counter[str]) -> dict[str, int]:
    return {kind: owned[kind] for kind in sorted(owned) if owned[kind]}


def stock(owned: Counter[str]) -> dict[str, int]:
    return {letter: owned[letter] for letter in RESOURCES}


def tile(shown: ItemTile | IdeaTile | PipeTile | None) -> str | None:
    return shown.id if shown else None


# As a view tells it.


def shown_table(view: View) -> Table:
    table: Table = {
        "robots": {row.robot: row.space for row in view.robots},
        "rondel": {row.robot: row.space for row in view.rondel if row.robot},
        "display": [(tile(row.item), tile(row.idea)) for row in view.display],
        "prices": [row.idea.price for row in view.display if row.idea],
        "stacks": [(tile(row.pipe), row.under) for row in view.stacks],
        "draw": view.forest.unseen,
        "draw_size": view.forest.draw,
        "discard": [*view.forest.discard],
        "left": {kind: sorted(names) for kind, names in to_plain(view.left).items()},
        "boards": [shown_player(board) for board in view.boards],
        "pool": to_plain(view.pool),
        "harvey": shown_harvey(view.harvey) if view.harvey else None,
        "end": to_plain(view.end),
        "first": view.first,
        "reach": {row.steps: row.space for row in view.reach},
        "usable": sorted(view.usable),
    }
    if view.turn and view.turn.robot:
        names = ("side", "card", "robot", "way", "extra", "acted")
        table["turn"] = {name: getattr(view.turn, name) for name in names}
        table["turn"]["used"] = sorted(view.turn.used)
    return table


def shown_columns(columns: Iterable[Column]) -> Table:
    return {
        row.robot: (
            sorted(idea.id for idea in row.ideas),
            sorted(item.id for item in row.items),
            row.free,
        )
        for row in columns
    }


def shown_player(board: PlayerBoard) -> Table:
    pipes = [
        (row.tile.id, row.x, row.y, row.rot, edges_text(row.tile), row.links) for row in board.pipes
    ]
    assert is_flow(board)
    assert len(board.flow) == board.flow_length
    names = ("stock", "held", "spent", "acorns", "hand", "deck", "turns")
    return {
        **{name: to_plain(getattr(board, name)) for name in names},
        "columns": shown_columns(board.columns),
        "pipes": pipes,
        "flipped": sorted(board.flipped),
        "undrawn": sorted(board.undrawn, key=CARDS.index),
        "flow": board.flow_length,
    }


def edges_text(pipe: PipeTile) -> str:
    """As the rules write joints: "r-q-"."""
    letters = {None: "-", "round": "r", "rectangular": "q", "triangular": "t"}
    return "".join(letters[edge] for edge in pipe.edges)


def is_flow(board: PlayerBoard) -> bool:
    """From the starting pipe, joint by joint, no pipe twice; or all pipes, along all joints."""
    path, links = board.flow, [row.links for row in board.pipes]
    runs = [{row.links[side] for side in row.flow or ()} for row in board.pipes]
    if runs == [set(row.values()) for row in links] and len(path) == len(links):
        return True
    beside: list[set[int]] = [set() for _ in links]
    for a, b in pairwise(path):
        beside[a].add(b)
        beside[b].add(a)
    joined = all(b in links[a].values() for a, b in pairwise(path))
    return path[0] == 0 and joined and len(set(path)) == len(path) and runs == beside


def shown_harvey(board: HarveyBoard) -> Table:
    return {
        "columns": shown_columns(board.columns),
        "pipes": sorted(pipe.id for pipe in board.pipes),
        "held": board.held,
        "acorns": board.acorns,
        "deck": board.deck,
        "turns": board.turns,
    }


# As the oracle has it.


def oracle_table(oracle: Oracle) -> Table:
    pairs = [oracle.display[position] for position in sorted(oracle.display)]
    end = oracle.end
    table = {
        "robots": oracle.robots,
        "rondel": oracle.robots,
        "display": [pair or (None, None) for pair in pairs],
        "prices": [oracle.box.idea_cost(pair[1], oracle.printing) for pair in pairs if pair],
        "stacks": [
            (oracle.tops[k], oracle.stack_left[k] - (oracle.tops[k] is not None))
            for k in sorted(oracle.tops)
        ],
        "draw": counted(oracle.forest_draw),
        "draw_size": oracle.forest_draw.total(),
        "discard": oracle.forest_discard,
        "left": {
            "items": sorted(oracle.item_stack),
            "ideas": sorted(oracle.idea_stack),
            "pipes": sorted(oracle.pipe_bag),
        },
        "boards": [
            oracle_player(player, oracle.options["flow"]) for player in oracle.players.values()
        ],
        "pool": stock(oracle.pool) if oracle.solo else None,
        "harvey": oracle_harvey(oracle.harvey) if oracle.solo else None,
        "end": {"side": end.side, "reason": end.reason.lower()} if end else None,
        "first": oracle.start,
        "reach": oracle_reach(oracle),
        "usable": oracle_usable(oracle),
    }
    if oracle.turn and oracle.turn.sub.robot:
        sub = oracle.turn.sub
        table["turn"] = {
            "side": oracle.turn.seat,
            "card": oracle.turn.player.card or None,
            "robot": sub.robot,
            "way": sub.direction,
            "extra": sub.extra,
            "acted": LOCATIONS.get(sub.acted_at, sub.acted_at) or None,
            "used": sorted(sub.used),
        }
    return table


def oracle_reach(oracle: Oracle) -> dict[int, int]:
    found = {}
    for _, verb, *words in map(str.split, oracle.legal()):
        if verb == "go" and oracle.turn:
            sub, steps = oracle.turn.sub, int(words[0])
            found[steps] = oracle.landing(sub.robot, steps, sub.direction)
    return found


def oracle_usable(oracle: Oracle) -> list[str]:
    """The ideas of the moved robot; a copy by its own name."""
    legal = map(str.split, oracle.legal())
    uses = [words for _, verb, *words in legal if verb in ("use", "jump", "swap")]
    return sorted({words[0].split(">")[0] for words in uses})


def oracle_columns(board: Board) -> Table:
    return {
        robot: (
            sorted(tile for tile in board.columns[robot] if tile in board.ideas()),
            sorted(tile for tile in board.columns[robot] if tile in board.items()),
            board.free(robot),
        )
        for robot in ROBOTS
    }


def oracle_player(player: Player, flow: str) -> Table:
    return {
        "stock": stock(player.owns),
        "held": counted(Counter(player.forest_open)),
        "spent": counted(Counter(player.forest_used)),
        "acorns": acorns(player.holding(flow)),
        "hand": sorted(player.hand, key=CARDS.index),
        "deck": player.played,
        "turns": player.turns,
        "columns": oracle_columns(player),
        "pipes": oracle_pipes(player.network),
        "flipped": sorted(player.flipped),
        "undrawn": sorted(player.undrawn, key=CARDS.index),
        "flow": player.network.longest_flow(flow),
    }


def oracle_pipes(network: Network) -> list[Any]:
    rows = []
    for pipe in network.tiles:
        joined = {other.cell: network.tiles.index(other) for other in network.neighbours(pipe)}
        cells = {side: beside(pipe.cell, side) for side in SIDES}
        links = {side: joined[cell] for side, cell in cells.items() if cell in joined}
        edges = "".join(pipe.edge(side) for side in SIDES)
        rows.append((pipe.name, *pipe.cell, pipe.rotation, edges, links))
    return rows


def oracle_harvey(harvey: Harvey) -> Table:
    return {
        "columns": oracle_columns(harvey),
        "pipes": sorted(harvey.pipes),
        "held": counted(Counter(harvey.forest)),
        "acorns": acorns(harvey.holding()),
        "deck": counted(harvey.deck),
        "turns": harvey.turns,
    }
