"""Bots, moves and points in the words of a catalogue."""

from __future__ import annotations

import re
from collections.abc import Callable

from tinkertable.core.game import Item
from tinkertable.core.position import Position
from tinkertable.games.sentient.rules.actions import CARD_NAMES, CODEC
from tinkertable.games.sentient.rules.contract import pass_wipes
from tinkertable.games.sentient.rules.data import DICE
from tinkertable.games.sentient.rules.state import COVERING, State
from tinkertable.games.sentient.view.cards import Bot, bot_of
from tinkertable.games.sentient.view.placements import Corners
from tinkertable.games.sentient.view.rounds import investors_of_round
from tinkertable.games.sentient.view.table import View
from tinkertable.terminal.sheet import signed

Say = Callable[..., str]  # a key of the catalogue and what fills its blanks

GUESS = "≈"  # reconstructed
COVER = "×"  # a covered corner
FIRST, SECOND, NO_PLACE = "★", "•", "–"  # with an investor


def condition_text(say: Say, card: Bot) -> str:
    if card.formulas:
        return formulas_text(say, card)
    numbers = dict(zip("nm", card.numbers, strict=False))
    text = say(f"terminal-condition-{card.condition}", **numbers)
    return text + GUESS * ("condition" in card.reconstructed)


def formulas_text(say: Say, card: Bot) -> str:
    """What formulas say: "5 if L < R; otherwise L + R − 6"."""
    told = []
    for one in card.formulas:
        if one.test:
            told.append(say("formula-if", points=one.points, test=one.test))
        else:
            told.append(say("formula-else", points=one.points) if told else one.points)
    return "; ".join(told)


def condition_in(say: Say, card: Bot, width: int) -> str:
    """A condition in a column: of formulas as much as fits."""
    if not card.formulas:
        return condition_text(say, card)
    first = card.formulas[0]
    text = re.sub(" ?([<>=≤≥≠+−×]) ?", r"\1", first.test or first.points)
    whole = len(card.formulas) == 1 and len(text) <= width
    return text if whole else f"{text[: width - 1]}…"


def points_text(card: Bot) -> str:
    """What is printed: one number, two, or nothing where a formula says it."""
    told = [one.points for one in card.formulas]
    printed = "/".join(map(str, told if all(map(str.isdigit, told)) and told else card.points))
    return printed + GUESS * (bool(printed) and "points" in card.reconstructed)


def corners_text(card: Bot, covered: Corners = ()) -> str:
    """Left and right; a covered corner is crossed out."""
    left, right = ("L" in covered, card.left), ("R" in covered, card.right)
    return "".join(COVER if is_covered else sign for is_covered, sign in (left, right))


def question(say: Say, position: Position, seen: View) -> str:
    """What the seat that looks is asked now."""
    s: State = position.state
    assert seen.you is not None
    board = seen.boards[seen.you - 1]
    if board.hand:
        return say("terminal-ask-plug", type=board.hand.type, card=bot_text(say, board.hand))
    if s.phase == COVERING:
        card = board.network[s.step]
        assert card is not None
        text = bot_text(say, card)
        return say("terminal-ask-cover", type=card.type, card=text, n=board.assistants)
    if not board.agents:
        return say("ask-last-pass")
    return say("terminal-ask-buy" if board.passed else "terminal-ask-turn")


def bot_text(say: Say, card: Bot) -> str:
    """A bot in a sentence, besides its type: condition, points and corners."""
    parts = [condition_text(say, card), "" if card.formulas else points_text(card)]
    corners = corners_text(card) + GUESS * ("corners" in card.reconstructed)
    return " ".join([*filter(None, parts), corners])


def position_after(position: Position, seat: int, action: int) -> Position:
    """The table after a move; after a plug also with all its corners at work."""
    trial = position.copy()
    trial.play(seat, action)
    if CODEC.named[action].verb == "plug" and (trial.acting() >> seat) & 1:
        covers = [a for a in trial.legal(seat) if CODEC.texts[a] == "block -"]
        if covers:
            trial.play(seat, covers[0])
    return trial


def change_text(say: Say, before: Position, after: Position, seat: int) -> str:
    """What a move does to the score: "bots +3, total +4"."""
    old, new = before.score(seat), after.score(seat)
    changed = [line for line in old if new[line] != old[line]]
    texts = [f"{say(f'line-{line}').lower()} {signed(new[line] - old[line])}" for line in changed]
    return ", ".join([*texts[1:], *texts[:1]]) or say("terminal-no-change")


def dice_text(before: Position, after: Position, seat: int) -> str:
    """What becomes of the dice: "3 5 1 1 2 → 4 4 1 1 2". The move may end the round."""
    s: State = before.state
    t: State = after.state
    first = s.round_now * DICE
    old, new = (" ".join(map(str, x.board[seat].dice[first:][:DICE])) for x in (s, t))
    return old if old == new else f"{old} → {new}"


def buy_text(say: Say, before: Position, action: int, seat: int) -> str:
    """How a seat would stand with the two investors beside a slot, and what that is worth."""
    s: State = before.state
    after, slot = position_after(before, seat, action), int(CODEC.named[action].arguments[0])
    parts = []
    for investor in investors_of_round(after, s.round_now)[slot : slot + 2]:
        places = {investor.second: SECOND, investor.first: FIRST}
        place = places.get(seat + 1, NO_PLACE)
        parts.append(f"{investor.type} {investor.influence[seat]}{place}")
    change = signed(after.total(seat) - before.total(seat))
    return f"{', '.join(parts)}; {say('line-total').lower()} {change}"


def move_text(say: Say, position: Position, action: int, seat: int) -> str:
    """A move in a list, with what it does."""
    s: State = position.state
    verb, arguments = CODEC.named[action].verb, CODEC.named[action].arguments
    if verb == "pass":
        return say("terminal-move-pass-wipe" if pass_wipes(s.board[seat]) else "move-pass")
    after = position_after(position, seat, action)
    dice = dice_text(position, after, seat)
    change = change_text(say, position, after, seat)
    if verb == "plug":
        return say("terminal-move-plug", slot=arguments[0], dice=dice, change=change)
    if arguments[0] == "-":
        return say("terminal-move-cover-nothing", dice=dice, change=change)
    return say("terminal-move-cover", corners=arguments[0], dice=dice, change=change)


def item_text(say: Say, position: Position, item: Item) -> str:
    """What earned points, in a line; an open one may still change."""
    facts = dict(item.facts)
    open_sign = "" if facts["settled"] else "…"
    if item.line == "bots":
        card = bot_of(position, CARD_NAMES.index(facts["card"]))
        return say("item-bots", **facts, condition=condition_text(say, card)) + open_sign
    facts |= {"type": say(f"value-{facts['type']}"), "n": item.count}
    if facts["by"] == "printed":
        return say(f"item-{item.line}-printed", **facts)
    facts["by"] = say(f"value-{facts['by']}")
    return say(f"item-{item.line}", **facts) + open_sign
