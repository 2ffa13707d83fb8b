"""What a robot does where it ends its move: gathering, the forest, the three markets."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import product

from .transmissions_data import IDEA_SLOTS, ITEM_SLOTS, PARTNER, POSITIONS, STACKS, in_order
from .transmissions_pipes import Placed
from .transmissions_table import Offers, Steps, choose
from .transmissions_turn import POST_ACTION, Turn

SUBSTITUTE, FREE_IDEA = "FC07", "FC10"  # as moves name them
GATHERED = {"LAKE": ("B", "WW"), "MEADOW": ("G", "YY"), "POWER": ("EEEE",)}


def action_offers(turn: Turn) -> Offers:
    """Skipping is always possible, and the only way on when nothing else is (A27)."""
    offers: Offers = {"skip": partial(turn.enter, POST_ACTION)}
    here = turn.here()
    if here in GATHERED:
        offers |= gather_offers(turn, GATHERED[here])
    elif here == "FOREST":
        offers |= forest_offers(turn)
    elif here == "TOWN":
        offers |= item_offers(turn)
    elif here == "SCRAP":
        offers |= idea_offers(turn)
    else:
        offers |= pipe_offers(turn)
    return offers


# Gathering.


def gather_offers(turn: Turn, choices: tuple[str, ...]) -> Offers:
    """A15: all of it or nothing; alone, what the pool has, if it has any (B18)."""
    offers: Offers = {}
    for wanted in choices:
        if turn.table.would_gain(wanted):
            text = f"take {len(wanted)}{wanted[0]}"
            offers[text] = partial(gather, turn, wanted)
    return offers


def gather(turn: Turn, wanted: str) -> None:
    turn.table.gain(turn.player, wanted)
    turn.sub.took_engrams = "E" not in wanted
    turn.acted()


# Forest.


def forest_offers(turn: Turn) -> Offers:
    """B04."""
    discard, cards = len(turn.table.forest_discard), turn.table.forest_cards()
    modes = []
    if cards == 1:
        modes.append("one")
    if cards >= 2:
        modes.append("draw")
        if discard >= 2:
            modes.append("discard")
        if discard >= 1:
            modes.append("each")
    return {f"forest {mode}": partial(visit_forest, turn, mode) for mode in modes}


def visit_forest(turn: Turn, mode: str) -> Steps:
    turn.acted()
    table, taken = turn.table, []
    from_discard = {"draw": 0, "each": 1, "discard": 2, "one": len(table.forest_discard)}[mode]
    for _ in range(from_discard):
        taken.append(table.forest_discard.pop())
    while len(taken) < (1 if mode == "one" else 2):
        card = yield from table.draw_forest()
        taken.append(card)
    kept = taken[0]
    if mode != "one":
        text = yield from choose(turn.seat, [f"keep {card}" for card in sorted(set(taken))])
        kept = text.split()[1]
        taken.remove(kept)
        table.forest_discard.append(taken[0])
    turn.player.forest_open.append(kept)


# Town and Scrap Yard.


def payments(turn: Turn, cost: str) -> Iterator[tuple[str, str]]:
    """Engrams that pay for the printed ones, and the card declared for it (A22, B07)."""
    yield in_order(cost), ""
    if turn.player.holds("paying"):
        swaps = product(*[(letter, PARTNER[letter]) for letter in cost])
        for engrams in sorted({in_order("".join(swap)) for swap in swaps} - {in_order(cost)}):
            yield engrams, f" +{SUBSTITUTE}"


def item_offers(turn: Turn) -> Offers:
    offers: Offers = {}
    for position in POSITIONS:
        pair = turn.table.display[position]
        if pair is None:
            continue
        for engrams, card in payments(turn, turn.box.items[pair[0]].cost):
            cost = engrams + "E" * turn.box.item_electricity[position]
            for paid in turn.table.payable(turn.player, cost):
                for column in turn.player.with_room(ITEM_SLOTS):
                    for free in ["", *free_idea_columns(turn, column)]:
                        more = card + (f" +{FREE_IDEA}:{free}" if free else "")
                        text = f"item {position} {column} {engrams}{more}{paid}"
                        offers[text] = partial(
                            buy_item, turn, position, column, cost, paid, bool(card), free
                        )
    return offers


def free_idea_columns(turn: Turn, column: str) -> list[str]:
    """FC10 (A23): where the idea would fit once the item lies on its column."""
    if not turn.player.holds("paired"):
        return []
    room = {other: turn.player.free(other) for other in turn.player.columns}
    room[column] -= ITEM_SLOTS
    return [other for other, slots in room.items() if slots >= IDEA_SLOTS]


def buy_item(
    turn: Turn, position: int, column: str, cost: str, paid: str, substitute: bool, free: str
) -> Steps:
    table, player = turn.table, turn.player
    pair = table.display[position]
    assert pair is not None
    item, idea = pair
    table.pay(player, cost, paid)
    player.columns[column].append(item)
    if substitute:
        player.use_up(player.holds("paying"))
    if free:
        player.use_up(player.holds("paired"))
        player.columns[free].append(idea)
    else:
        table.boxed.append(idea)
    yield from table.close_gap(position)
    table.check_end(turn.seat)
    turn.acted()


def idea_offers(turn: Turn) -> Offers:
    offers: Offers = {}
    for position in POSITIONS:
        pair = turn.table.display[position]
        if pair is None:
            continue
        for surcharge in ("Y", "W") if position in turn.box.surcharged else ("",):
            cost = surcharge + "E" * turn.box.idea_cost(pair[1], turn.table.printing)
            for paid in turn.table.payable(turn.player, cost):
                for column in turn.player.with_room(IDEA_SLOTS):
                    text = f"idea {position} {column} {surcharge}".rstrip() + paid
                    offers[text] = partial(buy_idea, turn, position, column, cost, paid)
    return offers


def buy_idea(turn: Turn, position: int, column: str, cost: str, paid: str) -> Steps:
    table = turn.table
    pair = table.display[position]
    assert pair is not None
    item, idea = pair
    table.pay(turn.player, cost, paid)
    turn.player.columns[column].append(idea)
    table.boxed.append(item)
    yield from table.close_gap(position)
    table.check_end(turn.seat)
    turn.acted()


# Pipes.


def pipe_offers(turn: Turn) -> Offers:
    offers: Offers = {}
    for stack in STACKS:
        pipe = turn.table.tops[stack]
        if pipe is None:
            continue
        ways: dict[str, Placed | None] = {**fitting(turn, pipe), "flip": None}
        for engrams, card in payments(turn, turn.box.pipes[pipe].cost):
            for paid in turn.table.payable(turn.player, engrams):
                for way, place in ways.items():
                    offers[f"pipe {stack} {engrams} {way}{card}{paid}"] = partial(
                        buy_pipe, turn, stack, engrams, paid, bool(card), place
                    )
    return offers


def fitting(turn: Turn, pipe: str) -> dict[str, Placed]:
    return turn.player.network.fitting(pipe, turn.box.pipes[pipe])


def buy_pipe(
    turn: Turn, stack: int, engrams: str, paid: str, substitute: bool, place: Placed | None
) -> Steps:
    table, player = turn.table, turn.player
    table.pay(player, engrams, paid)
    if substitute:
        player.use_up(player.holds("paying"))
    pipe = table.take_pipe(stack)
    if place:
        player.network.tiles.append(place)
    else:
        player.flipped.append(pipe)
    yield from table.reveal_pipe(stack)
    table.check_end(turn.seat)
    turn.acted()
