"""What an observation says is what the view says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Any

import pytest

from tests.conformance.readback import Facts, Look, Whole, check_agreement, looks, untold
from tests.games.transmissions.other_box import other_edition
from tinkertable.games import load
from tinkertable.games.transmissions.rules import data
from tinkertable.games.transmissions.rules.actions import FOREST_NAMES, IDEA_NAMES, ITEM_NAMES
from tinkertable.games.transmissions.rules.tiles import FAMILY_NAMES
from tinkertable.games.transmissions.view.board import Board, HarveyBoard
from tinkertable.games.transmissions.view.components import IdeaTile, ItemTile, PipeTile
from tinkertable.games.transmissions.view.names import COLOURS, PLACES, RESOURCES, Stock
from tinkertable.games.transmissions.view.table import View

GAME = load("transmissions")
EACH = 24
KINDS = [
    (1, {"printing": "ru", "gap": "turn", "difficulty": "TL1+TL3"}),
    (1, {"start": "first", "first": "harvey", "difficulty": "counted", "without_tl2": "2"}),
    (2, {"sets": "chosen", "cleanup": "each"}),
    (2, {"placement": "start-player", "reshuffle": "immediate"}),
    (3, {"sets": "advanced", "later": "more", "gap": "action"}),
    (4, {"flow": "set"}),
]
# Which move is asked, as text, tells the phase.
PHASES = {
    "start": "draw who begins", "pair": "draw an item", "with": "draw an idea",
    "top": "draw a pipe", "draw": "draw a forest card", "harvey": "draw Harvey's card",
    "step": "Harvey's step", "deal": "deal starting ideas", "put": "put a starting idea",
    "card": "card", "cycle": "card", "go": "move", "skip": "action", "end": "end",
    "copy": "copy an idea", "space": "jump to a space", "robot": "swap with a robot",
    "give": "give engrams", "gain": "gain engrams", "column": "choose a column", "pay": "pay",
    "@board": "board or box", "also": "idea beside the item", "flip": "place a pipe",
    "keep": "keep a forest card", "drop": "drop an engram",
}  # fmt: skip
DRAWN = {"spots": "draw spaces", "robots": "draw robots", "sets": "draw sets"}
CHOSEN = {"spots": "choose spaces", "robots": "place robots", "sets": "choose sets"}
# Neither the view nor the moves so far tell how far Harvey's card is carried out.
UNTOLD = {"harvey.row", "harvey.second"}


@cache
def found(edition: bool) -> list[Look]:
    box = other_edition().box if edition else None
    return looks(GAME, KINDS, EACH, box)


@pytest.mark.parametrize("edition", [False, True])
def test_observations_say_what_the_view_says(edition: bool) -> None:
    check_agreement(found(edition), says)


def test_whatever_is_wrong_in_them_would_be_noticed() -> None:
    assert untold([*found(False), *found(True)], says) == UNTOLD


def says(look: Look) -> Facts:
    view: View = look.view
    players = 2 if look.position.seats == 1 else look.position.seats
    boards: list[Board | HarveyBoard] = [*view.boards, *([view.harvey] if view.harvey else [])]
    facts: Facts = {
        "phase": phase(look),
        "rulings": [
            f"{name}={value}"
            for name, value in (
                ("printing", "ru"), ("placement", "start-player"), ("start", "first"),
                ("first", "harvey"), ("reshuffle", "immediate"), ("cleanup", "each"),
                ("flow", "set"), ("later", "more"),
            )
            if look.options[name] == value
        ],
        "spots": spots(look),
        "sets": look.options["sets"],
        "gap": look.options["gap"],
        "first": look.label(view.first, players),
        "ended": look.label(view.end.side if view.end else None, players),
        "reason": view.end.reason if view.end else None,
        **ring(view),
        "display": {
            str(i): {
                "price": offer.price,
                "surcharge": offer.surcharge,
                "item": item(offer.item),
                "idea": idea(offer.idea),
            }
            for i, offer in enumerate(view.display, 1)
        },
        "stacks": {
            str(i): {"pipe": pipe(stack.pipe), "under": stack.under}
            for i, stack in enumerate(view.stacks, 1)
        },
        "items_left": list(view.left.items),
        "ideas_left": list(view.left.ideas),
        "starters_left": starters_left(boards),
        "pipes_left": list(view.left.pipes),
        **forest(view),
        "now": now(look),
        "worth": worth(view),
        "harvey": {
            "pool": stock(view.pool),
            "paid": stock(view.turn.paid if view.turn else None),
            "deck": {card: view.harvey.deck.get(card, 0) if view.harvey else 0 for card in CARDS},
        },
        "player": {
            str(look.label(seat, players)): {"acting": seat in view.acting, **player(view, board)}
            for seat, board in enumerate(boards, 1)
        },
    }  # fmt: skip
    if not look.made:  # R56: his deck is whole
        facts["harvey"]["full"] = facts["harvey"]["deck"]
    if view.turn:
        facts["turn"] = look.label(view.turn.side, players)
    return facts


CARDS = data.CARD_NAMES


def spots(look: Look) -> list[str]:
    """R2: spaces are chosen before it is who stands on them."""
    return look.made[-1].split()[1:] if "robots" in look.verbs else []


def phase(look: Look) -> str:
    view: View = look.view
    if not view.acting:
        return "over"
    nature = view.acting == ("*",)
    if "hand" in look.verbs:
        return "draw a card" if len(look.moves[0].split()) == 3 else "deal hands"
    names = PHASES | (DRAWN if nature else CHOSEN)
    told = {names[verb] for verb in look.verbs if verb in names}
    assert len(told) == 1, look.verbs
    return told.pop()


def ring(view: View) -> Facts:
    places = {card: dict.fromkeys(PLACES, 0) for card in CARDS}
    for card, listed in view.cards.items():
        places[card] |= {place: i for i, place in enumerate(listed, 1)}
    return {
        "location": {str(space.space): space.location for space in view.rondel},
        "robot_at": {
            robot.robot: None if robot.space is None else str(robot.space) for robot in view.robots
        },
        "distance": {robot.robot: robot.distance for robot in view.robots},
        "slots": {robot.robot: robot.slots for robot in view.robots},
        "fill_points": {robot.robot: robot.fill_points for robot in view.robots},
        "columns": {str(i): c.robot for i, c in enumerate(view.boards[0].columns, 1)},
        "card_robot": {card: view.robot_cards.get(card) for card in CARDS},
        "card_locations": places,
    }


def counts(letters: tuple[str, ...]) -> Facts:
    return {colour: letters.count(colour) for colour in COLOURS}


def stock(given: Stock | None) -> Facts:
    return {resource: getattr(given, resource) if given else 0 for resource in RESOURCES}


def trade(tiles: list[Any]) -> Facts:
    """Of ideas or forest cards: all that they pay and gain."""
    return {
        "pays_volts": sum(tile.pays_volts for tile in tiles),
        "pays": counts(tuple(letter for tile in tiles for letter in tile.pays)),
        "pays_any": sum(tile.pays_any for tile in tiles),
        "gains_volts": sum(tile.gains_volts for tile in tiles),
        "gains": counts(tuple(letter for tile in tiles for letter in tile.gains)),
        "gains_any": sum(tile.gains_any for tile in tiles),
        "gains_of": counts(tuple(letter for tile in tiles for letter in tile.gains_of)),
    }


def printed(tile: Any) -> Facts:
    return {name: getattr(tile, name) if tile else 0 for name in ("points", "birds", "butterflies")}


def item(tile: ItemTile | None) -> Facts:
    return {
        "engrams": counts(tile.cost if tile else ()),
        **printed(tile),
        "family": tile.family if tile else None,
        "collects": tile.special if tile else None,
    }


def idea(tile: IdeaTile | None) -> Facts:
    return {
        "effect": tile.effect if tile else None,
        "price": tile.price if tile else 0,
        "trade": trade([tile] if tile else []),
        "steps": tile.steps if tile else 0,
        **printed(tile),
    }


def pipe(tile: PipeTile | None) -> Facts:
    return {
        "engrams": counts(tile.cost if tile else ()),
        "joints": dict(zip("NESW", tile.edges if tile else (None,) * 4, strict=True)),
        **printed(tile),
    }


def starters_left(boards: list[Board | HarveyBoard]) -> list[str]:
    taken = {tile.id for board in boards for column in board.columns for tile in column.ideas}
    taken |= {name for board in boards if isinstance(board, Board) for name in board.dealt}
    return [name for name in data.STARTING if name not in taken]


def forest(view: View) -> Facts:
    piles = view.forest
    from_top = [FOREST_NAMES.index(name) + 1 for name in reversed(piles.discard)]
    return {
        "forest": {name: piles.unseen.get(name, 0) for name in FOREST_NAMES},
        "discard": {
            str(i + 1): number
            for i, number in enumerate((from_top + [0] * len(FOREST_NAMES))[: len(FOREST_NAMES)])
        },
        "top": two_cards(view, tuple(reversed(piles.discard))),
        "seen": two_cards(view, piles.seen),
    }


def two_cards(view: View, names: tuple[str, ...]) -> Facts:
    found = {}
    for i, place in enumerate(("first", "second")):
        name = names[i] if i < len(names) else None
        card = view.forest.cards[name] if name else None
        found[place] = {
            "kind": name,
            "window": card.window if card else None,
            "place": card.place if card else None,
            "trade": trade([card] if card else []),
        }
    return found


def now(look: Look) -> Facts:
    """The turn. Small decisions follow from the move they belong to, and from what is asked."""
    turn, asked = look.view.turn, phase(look)
    choosing = asked in ("give engrams", "gain engrams")
    small = choosing or asked in SMALL
    facts: Facts = {
        "card": turn.card if turn else None,
        "robot": turn.robot if turn else None,
        "backwards": bool(turn and turn.way < 0),
        "extra": turn.extra if turn else 0,
        "acted": turn.acted if turn else None,
        "gathered": turn is not None and not turn.harvey and gathered(look, asked),
        "used": list(turn.used) if turn else [],
        "back": None,
        "paying": None,
        "position": position(look, asked),
        "column": turn.column if turn else None,
        "want": 0,
        "choice": [],
        "again": again(look, asked),
        "drawing": drawn_for(look) if asked == "draw a forest card" else None,
        "look": 0,
        "in_hand": idea(None),
    }
    if asked == "keep a forest card" or facts["drawing"] == "to choose from":
        facts["look"] = 1 if last(look, ("forest",)) == "forest last" else 2
    if choosing:
        facts |= chosen(look, asked)
    if asked == "put a starting idea":
        facts["in_hand"] = idea(look.view.boards[int(look.view.acting[0]) - 1].to_put[0])
    if small or facts["drawing"] == "to keep":
        verb, *rest = last(look, CAUSES).split()
        if small:
            facts["paying"] = CAUSES[verb]
        if CAUSES[verb] in ("an idea", "a forest card"):
            facts["back"] = part(look)
        if small and CAUSES[verb] == "an idea":
            facts["in_hand"] = idea(owned(look.view)[rest[0]])
        if small and CAUSES[verb] == "a forest card":
            facts["in_hand"] = {**idea(None), "trade": trade([look.view.forest.cards[rest[0]]])}
    return facts


SMALL = (
    "copy an idea", "jump to a space", "swap with a robot", "choose a column", "pay",
    "board or box",
)  # fmt: skip
# What is paid for after a move, until another of these.
CAUSES = {
    "use": "an idea", "jump": "an idea", "swap": "an idea", "copy": "an idea",
    "play": "a forest card", "item": "an item", "idea": "a new idea", "pipe": "a pipe",
    "drop": "what is dropped",
}  # fmt: skip
# The part of a turn after a move.
PARTS = {
    "card": "move", "again": "move", "go": "action", "space": "action", "robot": "action",
    "take": "end", "forest": "end", "item": "end", "idea": "end", "pipe": "end", "skip": "end",
    "end": "card",
}  # fmt: skip


def last(look: Look, verbs: Iterable[str]) -> str:
    return next((text for text in reversed(look.made) if text.split()[0] in verbs), "")


def part(look: Look) -> str:
    """R17, R36: that in which an idea is used or a card is played."""
    return PARTS.get(last(look, PARTS).split(" ")[0], "card")


def gathered(look: Look, asked: str) -> bool:
    """R33: has this turn's action taken engrams?"""
    text = last(look, ("take", "card", "again"))
    return asked not in ("card", "over") and text.startswith("take") and not text.endswith("E")


def again(look: Look, asked: str) -> str | None:
    """R41: a clean-up before another turn."""
    text = last(look, ("again", "end", "go"))
    cleaning = asked in ("draw a card", "drop an engram") or (
        asked == "board or box" and last(look, CAUSES).startswith("drop")
    )
    return text.split()[1] if cleaning and text.startswith("again") else None


def drawn_for(look: Look) -> str:
    text = last(look, ("top", "forest", "use", "copy", "step"))
    reasons = {"top": "to turn up", "forest": "to choose from", "step": "for Harvey"}
    return reasons.get(text.split()[0], "to keep")


def position(look: Look, asked: str) -> str | None:
    """Where something is bought, or laid out."""
    if asked in ("draw an item", "draw a pipe"):
        return look.moves[0].split()[1]
    if asked == "draw an idea":
        return last(look, ("pair",)).split()[1]
    if asked in ("choose a column", "pay", "idea beside the item", "place a pipe"):
        return last(look, ("item", "idea", "pipe")).split()[1]
    bought = last(look, CAUSES).split()
    if asked == "board or box" and bought[0] in ("item", "idea", "pipe"):
        return bought[1]
    return None


def chosen(look: Look, asked: str) -> Facts:
    """R30: engrams to give or to gain; R54: alone such as lie on the board."""
    verb, name = last(look, CAUSES).split()
    pool = look.view.pool
    tile: Any = look.view.forest.cards[name] if verb == "play" else owned(look.view)[name]
    if asked == "give engrams":
        return {"want": tile.pays_any}
    there = [c for c in tile.gains_of if pool is None or getattr(pool, c)]
    return {"want": tile.gains_any, "choice": there}


def owned(view: View) -> dict[str, IdeaTile]:
    return {tile.id: tile for board in view.boards for c in board.columns for tile in c.ideas}


def worth(view: View) -> Facts:
    told, cards = view.worth, view.forest.cards
    return {
        "family": {
            name: {str(i): points for i, points in enumerate(row, 1)}
            for name, row in told.families.items()
        },
        "each": {name: collects.each for name, collects in told.specials.items()},
        "most": {name: collects.most for name, collects in told.specials.items()},
        "flow": {str(i): points for i, points in enumerate(told.flow)},
        "flow_more": told.flow_more,
        "flipped": told.flipped,
        "acorns": {name: card.acorns for name, card in cards.items()},
        "forest": {name: card.points for name, card in cards.items()},
    }


def player(view: View, board: Board | HarveyBoard) -> Facts:
    own = board if isinstance(board, Board) else None
    items = [tile for column in board.columns for tile in column.items]
    families = Counter(tile.family for tile in items)
    collectors = Counter(tile.special for tile in items)
    ideas = [tile for column in board.columns for tile in column.ideas]
    held = Counter(board.held)
    cards = [view.forest.cards[name] for name in held.elements()]
    windows = Counter(str(card.window) for card in cards)
    facts: Facts = {
        "turns": board.turns,
        "stock": stock(own.stock if own else None),
        "dealt": list(own.dealt) if own else [],
        "column": {
            column.robot: {
                "free": column.free,
                "ideas": [name for name in IDEA_NAMES if name in {t.id for t in column.ideas}],
                "effects": {
                    name: sum(tile.effect == name for tile in column.ideas) for name in data.EFFECTS
                },
                "trade": trade(list(column.ideas)),
                "steps": sum(tile.steps for tile in column.ideas),
            }
            for column in board.columns
        },
        "items": [name for name in ITEM_NAMES if name in {tile.id for tile in items}],
        "family": {name: families[name] for name in FAMILY_NAMES},
        "collectors": {name: collectors[name] for name in ("per_item", "per_idea", "per_pipe")},
        "idea_count": len(ideas),
        "pipe_count": len(board.flipped) + (len(own.pipes) - 1 if own else 0),
        "birds": board.birds,
        "butterflies": board.butterflies,
        "points": {
            line: board.score[line] for line in ("pipes", "filled", "items", "ideas", "forest")
        },
        "acorns": board.acorns,
        "held": {name: held[name] for name in FOREST_NAMES},
        "spent": {name: own.spent.get(name, 0) if own else 0 for name in FOREST_NAMES},
        "windows": {name: windows[name] for name in data.WINDOWS},
        "trade": trade(cards),
        "cards": own.cards if own else 0,
        "hand": list(own.hand or ()) if own else [],
        "undrawn": list(own.undrawn) if own else [],
        "flipped": list(board.flipped),
        "pipes": pipes(own),
    }
    deck = own.deck if own else ()
    facts["deck"] = {str(i + 1): deck[i] if i < len(deck) else None for i in range(data.DECK)}
    return facts


def pipes(board: Board | None) -> Facts:
    """Nine cells by nine: the starting pipe in their middle, if all the others are there then."""
    laid = board.pipes if board else ()
    west = start_of([one.x for one in laid])
    south = start_of([one.y for one in laid])
    cells = {one.number: f"{9 - (one.y - south)}{'abcdefghi'[one.x - west]}" for one in laid}
    joints: Facts = {
        side: {joint: [] for joint in ("round", "rectangular", "triangular")} for side in "NESW"
    }
    for one in sorted(laid, key=lambda one: (-one.y, one.x)):
        for side, joint in zip("NESW", one.tile.edges, strict=True):
            if joint:
                joints[side][joint].append(cells[one.number])
    numbers = Whole({cells[one.number]: one.number + 1 for one in laid})
    return {"number": numbers, "joints": joints, "beyond": 0}


def start_of(places: list[int]) -> int:
    """Where nine places in a row begin that have all of these in them."""
    least, most = min(places, default=0), max(places, default=0)
    assert most - least < 9
    return least if least < -4 else max(-4, most - 8)
