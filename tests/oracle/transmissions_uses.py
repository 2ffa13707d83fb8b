"""Ideas and forest cards: when each may be used, at what price, to what effect."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import combinations_with_replacement

from .transmissions_box import Deal, Idea
from .transmissions_data import ENGRAMS, ROBOTS, SPACES, in_order
from .transmissions_table import Offers, Steps
from .transmissions_turn import POST_ACTION, PRE_MOVE, Turn


@dataclass(frozen=True)
class Bargain:
    """One way to pay what is asked and to choose what is brought."""

    word: str  # "WY>B": what is given and chosen; "B" what is chosen, "WY>" what is given
    cost: str
    paid: str  # " @board" or " @box", alone
    gained: str


def some(letters: str, count: int) -> list[str]:
    return [in_order("".join(row)) for row in combinations_with_replacement(letters, count)]


def bargains(turn: Turn, deal: Deal) -> Iterator[Bargain]:
    for given in some(ENGRAMS, deal.pay_any):
        cost = deal.pays + given
        for paid in turn.table.payable(turn.player, cost):
            for chosen in choices(turn, deal, cost, paid):
                said = chosen if len(deal.of) > 1 else ""
                word = f"{given}>{said}" if given else said
                yield Bargain(word, cost, paid, deal.gains + chosen)


def choices(turn: Turn, deal: Deal, cost: str, paid: str) -> list[str]:
    """What may be chosen: alone, as many as there are once what is named was taken (S02, B18)."""
    for count in range(deal.gain_any, 0, -1):
        found = [
            letters
            for letters in some(deal.of, count)
            if turn.table.would_gain(deal.gains + letters, cost, paid)
            >= count + turn.table.would_gain(deal.gains, cost, paid)
        ]
        if found:
            return found
    return [""]


# Ideas.


def idea_offers(turn: Turn) -> Offers:
    """Each idea of the moved robot once (A07), bought a moment ago or not (A08)."""
    offers: Offers = {}
    for tile in turn.player.columns[turn.sub.robot]:
        if tile in turn.box.items or tile in turn.sub.used:
            continue
        idea = idea_of(turn, tile)
        if idea.effect in ("left", "right"):
            for target in neighbours(turn, idea.effect):
                found = one_idea(turn, idea_of(turn, target), f"{tile}>{target}", [tile, target])
                offers |= found
        else:
            offers |= one_idea(turn, idea, tile, [tile])
    return offers


def idea_of(turn: Turn, tile: str) -> Idea:
    return turn.box.idea(tile, turn.table.printing)


def neighbours(turn: Turn, side: str) -> list[str]:
    """What a copy may use (A30, A31, B06): the next column only, no copies, no tile twice."""
    column = turn.box.beside(turn.sub.robot, 1 if side == "right" else -1)
    tiles = turn.player.columns[column] if column else []
    ideas = [tile for tile in tiles if tile not in turn.box.items and tile not in turn.sub.used]
    return [tile for tile in ideas if idea_of(turn, tile).effect not in ("left", "right", "end")]


def one_idea(turn: Turn, idea: Idea, name: str, marks: list[str]) -> Offers:
    moving = turn.sub.phase == PRE_MOVE
    if idea.effect in ("steps", "reverse"):
        # A49: "in the opposite direction - i.e. counter-clockwise" is what it does already.
        idle = idea.effect == "reverse" and turn.sub.direction == -1
        return steering(turn, idea, name, marks) if moving and not idle else {}
    if idea.effect in ("jump", "swap"):
        return leaps(turn, idea, name, marks) if moving and not turn.sub.steered else {}
    if idea.effect == "forest":
        return forest_draws(turn, idea, name, marks)
    if idea.effect == "bonus":
        fits = turn.sub.phase == POST_ACTION and turn.sub.took_engrams
        return exchanges(turn, f"use {name}", idea, marks) if fits else {}
    if idea.effect == "trade":
        return exchanges(turn, f"use {name}", idea, marks)
    return {}  # end scoring


def said(text: str, bargain: Bargain, *more: str) -> str:
    return " ".join(filter(None, [text, bargain.word, *more])) + bargain.paid


def steering(turn: Turn, idea: Idea, name: str, marks: list[str]) -> Offers:
    return {
        said(f"use {name}", way): partial(steer, turn, idea, way, marks)
        for way in bargains(turn, idea)
    }


def steer(turn: Turn, idea: Idea, way: Bargain, marks: list[str]) -> None:
    """K15 and K16 add up; K03 turns the whole move round (A10)."""
    turn.sub.used += marks
    turn.table.pay(turn.player, way.cost, way.paid)
    turn.sub.steered = True
    turn.sub.extra += idea.steps
    if idea.effect == "reverse":
        turn.sub.direction = -1


def leaps(turn: Turn, idea: Idea, name: str, marks: list[str]) -> Offers:
    """A11: instead of the move."""
    table, mine = turn.table, turn.sub.robot
    offers: Offers = {}
    for way in bargains(turn, idea):
        if idea.effect == "jump":
            for space in range(SPACES):
                if space not in table.robots.values():
                    text = said(f"jump {name}", way, str(space))
                    offers[text] = partial(leap, turn, marks, way, "", space)
        else:
            for other in ROBOTS:
                if other != mine:
                    text = said(f"swap {name}", way, other)
                    offers[text] = partial(leap, turn, marks, way, other, table.robots[other])
    return offers


def leap(turn: Turn, marks: list[str], way: Bargain, partner: str, space: int) -> None:
    turn.sub.used += marks
    turn.table.pay(turn.player, way.cost, way.paid)
    if partner:
        turn.table.robots[partner] = turn.table.robots[turn.sub.robot]
    turn.arrive(space)


def forest_draws(turn: Turn, idea: Idea, name: str, marks: list[str]) -> Offers:
    if not turn.table.forest_cards():  # A47
        return {}
    return {
        said(f"use {name}", way): partial(draw_one, turn, marks, way)
        for way in bargains(turn, idea)
    }


def draw_one(turn: Turn, marks: list[str], way: Bargain) -> Steps:
    turn.sub.used += marks
    turn.table.pay(turn.player, way.cost, way.paid)
    card = yield from turn.table.draw_forest()
    turn.player.forest_open.append(card)


def exchanges(turn: Turn, text: str, deal: Deal, marks: list[str]) -> Offers:
    """Pay, then gain; not without any gain (A49, B18)."""
    return {
        said(text, way): partial(carry_out, turn, way, marks)
        for way in bargains(turn, deal)
        if turn.table.would_gain(way.gained, way.cost, way.paid)
    }


def carry_out(turn: Turn, way: Bargain, marks: list[str]) -> None:
    """`marks`: the ideas used, or the forest card."""
    turn.table.pay(turn.player, way.cost, way.paid)
    turn.table.gain(turn.player, way.gained)
    for mark in marks:
        if mark in turn.box.forest:
            turn.player.use_up(mark)
        else:
            turn.sub.used.append(mark)


# Forest cards.


def forest_card_offers(turn: Turn) -> Offers:
    """Cards played by themselves (B09); FC07 and FC10 are part of a purchase (B07)."""
    offers: Offers = {}
    for name in sorted(set(turn.player.forest_open)):
        card = turn.box.forest[name]
        acted = turn.sub.phase == POST_ACTION and turn.sub.acted_at == card.place
        if card.window == "any" or (card.window == "after" and acted):
            offers |= exchanges(turn, f"play {name}", card, [name])
    return offers


def again_offers(turn: Turn) -> Offers:
    """FC11 (A24), but no more turns for who brought the end about (A34)."""
    ended = turn.table.end is not None and turn.table.end.side == turn.seat
    if ended or not turn.player.holds("again"):
        return {}
    return {f"again {robot}": partial(again, turn, robot) for robot in ROBOTS}


def again(turn: Turn, robot: str) -> Steps:
    turn.player.use_up(turn.player.holds("again"))
    yield from turn.start_again(robot)
