"""What is asked of a seat, its moves and what happened, in the words of a catalogue."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tinkertable.core.position import Position
from tinkertable.games.gears.rules.actions import CODEC
from tinkertable.games.gears.rules.night import effect_of
from tinkertable.games.gears.rules.rotation import target_of
from tinkertable.games.gears.rules.state import (
    ENTRY,
    NONE,
    REPLACE,
    RETURN,
    SET,
    SET_ANEW,
    SPARKED,
    TURN,
    State,
)
from tinkertable.games.gears.view.table import View, numbers_on
from tinkertable.words import id_part

from .events import Event, Shown
from .telling import ability_rule

Say = Callable[..., str]  # a key of the catalogue and what fills its blanks

WON = "★"
TITLES = {SET: "set", REPLACE: "replace", SPARKED: "sparked", RETURN: "return"}


# By what a card is used for: how the move is called.
USES = {
    "computation": "check",
    "solution": "solution",
    "check": "other-check",
    "enter": "other-enter",
}


def ability_named(name: str) -> str:
    """The ability that is used by this name in moves."""
    return "other" if name in ("ability", "check", "enter") else name


def sides_text(values: Sequence[int], side: int) -> str:
    """The four numbers clockwise, the one at the corner in brackets: 1[4]1 4."""
    text = list(f" {' '.join(map(str, values))} ")
    text[2 * side], text[2 * side + 2] = "[", "]"
    return "".join(text)


def short_code(say: Say, code: str) -> str:
    """A code card by its name in moves, "red4"."""
    return say(f"terminal-short-{code[:-1]}") + code[-1]


def question(
    say: Say,
    position: Position,
    seen: View,
    legal: Sequence[int],
    names: Sequence[str],
) -> str:
    """What the seat that looks is asked now."""
    s: State = position.state
    named = [CODEC.named[action] for action in legal]
    if s.phase in TITLES:
        return say(f"ask-{TITLES[s.phase]}")
    if s.phase == TURN:
        return _turn_question(say, position, seen, names)
    if s.phase == SET_ANEW:
        return _search_question(say, position, seen, names)
    if s.phase == ENTRY:
        verbs = {action.verb for action in named}
        both = "enter-check" if "enter" in verbs else "check"
        return say(f"ask-{both if 'check' in verbs else 'enter'}")
    board = seen.boards[_viewer(seen)]
    assert board.ability is not None
    rule = ability_rule(say, board.ability, board.blocks)
    return say("terminal-ask-use", ability=board.ability, rule=rule)


def _turn_question(say: Say, position: Position, seen: View, names: Sequence[str]) -> str:
    s: State = position.state
    viewer = _viewer(seen)
    seat = target_of(position.box[0], s, effect_of(position.box[0], s), viewer)
    if seen.locked:
        who = "you" if seat == viewer else "other"
        return say("known-locked", who=who, name=names[seat], ability=seen.locked)
    return say("ask-turn-own") if seat == viewer else say("ask-turn", name=names[seat])


def _search_question(say: Say, position: Position, seen: View, names: Sequence[str]) -> str:
    s: State = position.state
    seat = s.board[_viewer(seen)].looked_at
    if seat == NONE:
        return say("ask-set-anew")
    board = seen.boards[seat]
    assert board.gear is not None
    assert board.side is not None
    value = numbers_on(position, board.gear)[board.side]
    return say("terminal-ask-set-anew", name=names[seat], gear=board.gear, value=value)


def _viewer(seen: View) -> int:
    assert seen.you is not None
    return seen.you - 1


def move_text(say: Say, position: Position, seen: View, action: int) -> str:
    """A move in a list; setting a gear is not one."""
    s: State = position.state
    verb, arguments = CODEC.named[action].verb, CODEC.named[action].arguments
    if verb == "pass" and s.phase == SET_ANEW:
        return say("act-keep")
    if verb in ("pass", "turn"):
        return say(f"move-{id_part(' '.join((verb, *arguments)))}")
    if verb == "return":
        return say("act-return", gear=arguments[0])
    if verb == "use" and len(arguments) == 1:
        return say("act-use", ability=ability_named(arguments[0]))
    key, code = verb, arguments[-1]
    if verb == "use":  # one more card goes to check; any card is entered
        key = USES[arguments[0]]
    elif verb == "enter" and _state(seen, code) == "check":
        key = "enter-check"
    return say(f"act-{key}", gear=code[:-1], value=int(code[-1]))


def _state(seen: View, code: str) -> str:
    """What became of a code card of the seat that looks."""
    return next(card.state for card in seen.boards[_viewer(seen)].code if card.name == code)


def event_texts(say: Say, event: Event) -> list[str]:
    """What happened, in one line or two."""
    seat, what = event.seat, event.what
    shown = _gears_text(say, event.shown, event.winners)
    if event.kind == "round":
        return [say("terminal-log-round", round=event.number, card=say(f"value-{what}"))]
    if event.kind == "turn":
        cause = say(f"terminal-log-{id_part(f'turn {what}')}", seat=seat)
        return _cause_and_gears(say, cause, event, shown)
    if event.kind == "up":
        return [shown]
    if event.kind == "result":
        nobody = [] if event.winners else [say("terminal-log-nobody")]
        return [say("terminal-log-result", shown=shown), *nobody]
    if event.kind == "use":
        name, _, rest = what.partition(" ")
        ability = ability_named(name)
        if rest and not event.shown:
            code = short_code(say, rest)
            return [say("terminal-log-use-card", seat=seat, ability=ability, code=code)]
        cause = say("terminal-log-use", seat=seat, ability=ability)
        return _cause_and_gears(say, cause, event, shown)
    if event.kind == "return":
        return [say("terminal-log-return", seat=seat, gear=what)]
    return [say(f"terminal-log-{event.kind}", seat=seat, code=short_code(say, what))]


def _cause_and_gears(say: Say, cause: str, event: Event, shown: str) -> list[str]:
    """A cause and the gears it shows: in one line if there is only one."""
    if len(event.shown) == 1:
        return [say("terminal-log-then", cause=cause, shown=shown)]
    return [cause, shown] if shown else [cause]


def _gears_text(say: Say, shown: Sequence[Shown], winners: Sequence[int]) -> str:
    return " ".join(
        say("terminal-log-shown", seat=seat, gear=say(f"terminal-short-{gear}"), value=value)
        + (WON if seat in winners else "")
        for seat, gear, value in shown
    )
