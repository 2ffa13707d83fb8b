"""Harvey, who plays against the only seat (section 4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator

from .transmissions_data import IDEA_SLOTS, ITEM_SLOTS, ROBOTS, is_far
from .transmissions_table import HARVEY, Ask, Steps, Table, draw

Went = Generator[Ask, str, bool]  # whether the action was not lost to a gap
GATHERED = {  # into the pool, from the furthest space and from the other
    "MEADOW": ("G", "YY"),
    "LAKE": ("B", "WW"),
    "POWER": ("EE", "E"),
}


def harvey_turn(table: Table) -> Steps:
    harvey = table.harvey
    if not harvey.deck:
        harvey.deck, harvey.discard = Counter(harvey.discard), []
    text = yield from draw({f"harvey {card}": n for card, n in harvey.deck.items()})
    card = text.split()[1]
    harvey.deck -= Counter([card])
    shows = table.box.cards[card]
    if isinstance(shows, str):
        yield from step(table, shows)
    else:
        yield from robots_of(table, shows)
    harvey.discard.append(card)
    harvey.turns += 1


def robots_of(table: Table, places: tuple[str, ...]) -> Steps:
    """S06: who stands in a location when it is reached, so a robot may move again."""
    for place in places:
        for robot in table.standing_in(place):
            went = yield from step(table, robot)
            if not went and gap_loses(table) == "turn":
                return


def gap_loses(table: Table) -> str:
    if table.options["gap"] == "printing":
        return {"en": "turn", "ru": "action"}[table.printing]
    return table.options["gap"]


def step(table: Table, robot: str) -> Went:
    space = table.landing(robot, table.box.distance[robot], 1)
    table.robots[robot] = space
    number = ROBOTS.index(robot) + 1  # of the display position and of the stack
    place = table.box.location(space)
    went = True
    if place in GATHERED:
        table.pool += Counter(GATHERED[place][0 if is_far(space) else 1])
    elif place == "FOREST":
        yield from forest(table)
    elif place == "PIPES":
        went = yield from pipe(table, number)
    else:
        went = yield from tile(table, number, wants_item=place == "TOWN")
    table.check_end(HARVEY)
    return went


def tile(table: Table, position: int, *, wants_item: bool) -> Went:
    """S07: the neighbour is boxed and the display refilled, as for a player."""
    pair = table.display[position]
    if pair is None:
        return False  # S12
    item, idea = pair
    wanted, other = (item, idea) if wants_item else (idea, item)
    table.boxed.append(other)
    columns = table.harvey.with_room(ITEM_SLOTS if wants_item else IDEA_SLOTS)
    if columns:
        table.harvey.columns[columns[0]].append(wanted)
    else:
        table.boxed.append(wanted)  # S09
    yield from table.close_gap(position)
    return True


def forest(table: Table) -> Steps:
    """S16: with no discard he takes nothing, and a card is turned up all the same."""
    if table.forest_discard:
        table.harvey.forest.append(table.forest_discard.pop())
    if table.forest_cards():
        card = yield from table.draw_forest()
        table.forest_discard.append(card)


def pipe(table: Table, stack: int) -> Went:
    if table.tops[stack] is None:
        return False
    table.harvey.pipes.append(table.take_pipe(stack))
    yield from table.reveal_pipe(stack)
    return True
