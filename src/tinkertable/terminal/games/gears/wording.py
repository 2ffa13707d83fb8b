"""What is asked of a seat, its moves and what happened, in the words of a catalogue."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tinkertable.core.position import Position
from tinkertable.games.gears.rules.actions import CODEC
from tinkertable.games.gears.rules.night import effect_of
from tinkertable.games.gears.rules.rotation import target_of
from tinkertable.games.gears.rules.state import (
    ENTRY,
    REPLACE,
    RETURN,
    SET,
    SET_ANEW,
    SPARKED,
    TURN,
    State,
)
from tinkertable.games.gears.view.table import numbers_on

from .events import Event, Shown

Say = Callable[..., str]  # a key of the catalogue and what fills its blanks

WON = "★"
WAYS = {"+": "plus", "-": "minus", "0": "leave", "2": "two"}
SIMPLE = {
    SET: "set",
    REPLACE: "replace",
    SPARKED: "sparked",
    RETURN: "return",
}


def sides_text(values: Sequence[int], side: int) -> str:
    """The four numbers clockwise, the one at the corner in brackets: 1[4]1 4."""
    text = list(f" {' '.join(map(str, values))} ")
    text[2 * side], text[2 * side + 2] = "[", "]"
    return "".join(text)


def short_code(say: Say, code: str) -> str:
    return say(f"terminal-short-{code[:-1]}") + code[-1]


def question(say: Say, position: Position, seen: dict[str, Any], legal: Sequence[int]) -> str:
    """What the seat that looks is asked now."""
    s: State = position.state
    named = [CODEC.named[action] for action in legal]
    if s.phase in SIMPLE:
        return say(f"terminal-ask-{SIMPLE[s.phase]}")
    if s.phase == TURN:
        seat = target_of(s, effect_of(position.box[0], s), seen["you"] - 1) + 1
        if len(legal) == 1:
            ability = say(f"terminal-ability-name-{seen['locked']}")
            return say("terminal-ask-turn-locked", ability=ability, seat=seat)
        return (
            say("terminal-ask-turn-own")
            if seat == seen["you"]
            else say("terminal-ask-turn", seat=seat)
        )
    if s.phase == SET_ANEW:
        return _search_question(say, position, seen)
    if s.phase == ENTRY:
        verbs = {action.verb for action in named}
        both = "enter-check" if "enter" in verbs else "check"
        return say(f"terminal-ask-{both if 'check' in verbs else 'enter'}")
    ability = named[0].arguments[0]
    rule = say(f"terminal-ability-rule-{ability}")
    return say("terminal-ask-use", ability=say(f"terminal-ability-name-{ability}"), rule=rule)


def _search_question(say: Say, position: Position, seen: dict[str, Any]) -> str:
    s: State = position.state
    seat = s.board[seen["you"] - 1].looked_at
    board = seen["boards"][seat]
    value = numbers_on(position, board["gear"])[board["side"]]
    return say(
        "terminal-ask-set-anew",
        seat=seat + 1,
        gear=f"{say('terminal-gear-' + board['gear'])} {value}",
    )


def move_text(say: Say, position: Position, seen: dict[str, Any], action: int) -> str:
    """A move in a list; setting a gear is not one."""
    s: State = position.state
    verb, arguments = CODEC.named[action].verb, CODEC.named[action].arguments
    own = seen["boards"][seen["you"] - 1]
    if verb == "pass":
        return say("terminal-move-keep" if s.phase == SET_ANEW else "terminal-move-pass")
    if verb == "turn":
        return say(f"terminal-move-turn-{WAYS[arguments[0]]}")
    if verb == "return":
        return say("terminal-move-return", gear=say(f"terminal-gear-{arguments[0]}"))
    if verb == "use":
        return _use_text(say, arguments)
    waiting = verb == "enter" and arguments[0] in own["check"]
    return _card_text(say, "enter-from-check" if waiting else verb, arguments[0])


def _card_text(say: Say, key: str, code: str, **more: object) -> str:
    return say(
        f"terminal-move-{key}", gear=say(f"terminal-gear-{code[:-1]}"), number=code[-1], **more
    )


def _use_text(say: Say, arguments: Sequence[str]) -> str:
    ability = say(f"terminal-ability-name-{arguments[0]}")
    if len(arguments) == 1:
        return say("terminal-move-use", ability=ability)
    if arguments[0] == "computation":
        return _card_text(say, "check", arguments[1])
    return _card_text(say, "solution", arguments[1], ability=ability)


def event_texts(say: Say, event: Event) -> list[str]:
    """What happened, in one line or two."""
    seat, what = event.seat, event.what
    shown = _gears_text(say, event.shown, event.winners)
    if event.kind == "round":
        return [say("terminal-log-round", round=event.number, card=say(f"terminal-card-{what}"))]
    if event.kind == "turn":
        return _cause_and_gears(
            say, say(f"terminal-log-turn-{WAYS[what]}", seat=seat), event, shown
        )
    if event.kind == "up":
        return [shown]
    if event.kind == "result":
        nobody = [] if event.winners else [say("terminal-log-nobody")]
        return [say("terminal-log-result", shown=shown), *nobody]
    if event.kind == "use":
        name, _, rest = what.partition(" ")
        ability = say(f"terminal-ability-name-{name}")
        if rest and not event.shown:
            return [
                say("terminal-log-use-card", seat=seat, ability=ability, code=short_code(say, rest))
            ]
        return _cause_and_gears(
            say, say("terminal-log-use", seat=seat, ability=ability), event, shown
        )
    if event.kind == "return":
        return [say("terminal-log-return", seat=seat, gear=say(f"terminal-gear-{what}"))]
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
