"""Ideas and forest cards: when each may be used, at what price, to what effect."""

from __future__ import annotations

from functools import partial
from itertools import combinations_with_replacement

from .transmissions_data import (
    AFTER_ACTION,
    ANY,
    ANY_ENGRAM,
    ANY_TIME,
    BONUSES,
    COPY_LEFT,
    COPY_RIGHT,
    END_SCORING,
    ENGRAMS,
    EXTRA_SPACES,
    EXTRA_TURN,
    FOREST_DRAW,
    JUMP,
    KIND,
    REVERSE,
    ROBOTS,
    SPACES,
    SWAP,
    exchanges,
    in_order,
)
from .transmissions_table import Offers, Steps
from .transmissions_turn import POST_ACTION, PRE_MOVE, Turn

PAIRS = [in_order("".join(pair)) for pair in combinations_with_replacement(ENGRAMS, 2)]


def idea_offers(turn: Turn) -> Offers:
    """Each idea of the moved robot once (A07), bought a moment ago or not (A08)."""
    offers: Offers = {}
    for tile in turn.player.columns[turn.sub.robot]:
        if tile not in KIND or tile in turn.sub.used:
            continue
        if KIND[tile] in (COPY_LEFT, COPY_RIGHT):
            for target in neighbours(turn, tile):
                offers |= one_idea(turn, KIND[target], f"{tile}>{target}", [tile, target])
        else:
            offers |= one_idea(turn, KIND[tile], tile, [tile])
    return offers


def neighbours(turn: Turn, copy: str) -> list[str]:
    """What a copy may use (A30, A31, B06): the next column only, no copies, no tile twice."""
    column = ROBOTS.index(turn.sub.robot) + (1 if KIND[copy] == COPY_RIGHT else -1)
    if not 0 <= column < len(ROBOTS):
        return []
    tiles = turn.player.columns[ROBOTS[column]]
    ideas = [tile for tile in tiles if tile in KIND and tile not in turn.sub.used]
    return [tile for tile in ideas if KIND[tile] not in (COPY_LEFT, COPY_RIGHT, *END_SCORING)]


def one_idea(turn: Turn, kind: str, name: str, marks: list[str]) -> Offers:
    moving = turn.sub.phase == PRE_MOVE
    if kind in EXTRA_SPACES:
        return {f"use {name}": partial(steer, turn, marks, EXTRA_SPACES[kind])} if moving else {}
    if kind == REVERSE:
        return {f"use {name}": partial(steer, turn, marks, 0)} if moving else {}
    if kind in (JUMP, SWAP):
        return leaps(turn, kind, name, marks) if moving and not turn.sub.steered else {}
    if kind == FOREST_DRAW:
        return forest_draws(turn, name, marks)
    if kind in BONUSES:
        fits = turn.sub.phase == POST_ACTION and turn.sub.took_engrams
        return exchange(turn, f"use {name}", "", BONUSES[kind], marks) if fits else {}
    if kind in exchanges(turn.table.printing):
        return conversions(turn, kind, name, marks)
    return {}  # end scoring


def steer(turn: Turn, marks: list[str], spaces: int) -> None:
    """K15 and K16 add up; K03 turns the whole move round, twice is no more than once (A10)."""
    turn.sub.used += marks
    turn.sub.steered = True
    turn.sub.extra += spaces
    if spaces == 0:
        turn.sub.direction = -1


def leaps(turn: Turn, kind: str, name: str, marks: list[str]) -> Offers:
    """A11: for 1E instead of the move."""
    table, mine = turn.table, turn.sub.robot
    others = [robot for robot in ROBOTS if robot != mine]
    offers: Offers = {}
    for paid in table.payable(turn.player, "E"):
        if kind == JUMP:
            for space in range(SPACES):
                if space not in table.robots.values():
                    text = f"jump {name} {space}{paid}"
                    offers[text] = partial(leap, turn, marks, paid, "", space)
        else:
            for other in others:
                text = f"swap {name} {other}{paid}"
                offers[text] = partial(leap, turn, marks, paid, other, table.robots[other])
    return offers


def leap(turn: Turn, marks: list[str], paid: str, partner: str, space: int) -> None:
    turn.sub.used += marks
    turn.table.pay(turn.player, "E", paid)
    if partner:
        turn.table.robots[partner] = turn.table.robots[turn.sub.robot]
    turn.arrive(space)


def forest_draws(turn: Turn, name: str, marks: list[str]) -> Offers:
    offers: Offers = {}
    if turn.table.forest_cards():  # A47
        for paid in turn.table.payable(turn.player, "EE"):
            offers[f"use {name}{paid}"] = partial(draw_one, turn, marks, paid)
    return offers


def draw_one(turn: Turn, marks: list[str], paid: str) -> Steps:
    turn.sub.used += marks
    turn.table.pay(turn.player, "EE", paid)
    card = yield from turn.table.draw_forest()
    turn.player.forest_open.append(card)


def conversions(turn: Turn, kind: str, name: str, marks: list[str]) -> Offers:
    """The text tells what is chosen: "WY>B", or "B" where only the gain is."""
    cost, gains = exchanges(turn.table.printing)[kind]
    offers: Offers = {}
    for paid_engrams in PAIRS if ANY in cost else [""]:
        for wanted in gains:
            word = wanted if len(gains) > 1 else ""
            if paid_engrams:
                word = f"{paid_engrams}>{wanted}"
            text = f"use {name} {word}".rstrip()
            offers |= exchange(turn, text, paid_engrams or cost, wanted, marks)
    return offers


def exchange(turn: Turn, text: str, cost: str, wanted: str, marks: list[str]) -> Offers:
    """Pay, then gain; not without any gain (A49, B18)."""
    offers: Offers = {}
    for paid in turn.table.payable(turn.player, cost):
        if turn.table.would_gain(wanted, cost, paid):
            offers[f"{text}{paid}"] = partial(carry_out, turn, cost, paid, wanted, marks)
    return offers


def carry_out(turn: Turn, cost: str, paid: str, wanted: str, marks: list[str]) -> None:
    """`marks`: the ideas used, or the forest card."""
    turn.table.pay(turn.player, cost, paid)
    turn.table.gain(turn.player, wanted)
    for mark in marks:
        if mark in KIND:
            turn.sub.used.append(mark)
        else:
            turn.player.use_up(mark)


def forest_card_offers(turn: Turn) -> Offers:
    """Cards played by themselves (B09); FC07 and FC10 are part of a purchase (B07)."""
    offers: Offers = {}
    for card in sorted(set(turn.player.forest_open)):
        text = f"play {card}"
        if card in ANY_TIME:
            cost, wanted = ANY_TIME[card]
            offers |= exchange(turn, text, cost, wanted, [card])
        elif card == ANY_ENGRAM:
            for letter in ENGRAMS:
                offers |= exchange(turn, f"{text} {letter}", "", letter, [card])
        elif card in AFTER_ACTION and turn.sub.phase == POST_ACTION:
            if turn.sub.acted_at == AFTER_ACTION[card]:
                for engrams in any_two(turn):
                    offers |= exchange(turn, f"{text} {engrams}", "", engrams, [card])
    return offers


def any_two(turn: Turn) -> list[str]:
    """Any two engrams there are: alone, two of the pool's, or its last one."""
    for some in (PAIRS, list(ENGRAMS)):
        whole = [engrams for engrams in some if turn.table.would_gain(engrams) == len(engrams)]
        if whole:
            return whole
    return []


def again_offers(turn: Turn) -> Offers:
    """FC11 (A24), but no more turns for who brought the end about (A34)."""
    ended = turn.table.end is not None and turn.table.end.side == turn.seat
    if EXTRA_TURN not in turn.player.forest_open or ended:
        return {}
    return {f"again {robot}": partial(again, turn, robot) for robot in ROBOTS}


def again(turn: Turn, robot: str) -> Steps:
    turn.player.use_up(EXTRA_TURN)
    yield from turn.start_again(robot)
