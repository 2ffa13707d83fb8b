"""What a person is asked, and the moves to choose from, in the words of a catalogue."""

from __future__ import annotations

from tinkertable.core.position import Position
from tinkertable.games.transmissions.rules.actions import CODEC, IDEA_NAMES
from tinkertable.games.transmissions.view.components import idea_tile
from tinkertable.games.transmissions.view.names import COLOURS
from tinkertable.games.transmissions.view.table import View
from tinkertable.words import Words

from .wording import (
    card_text,
    effect_text,
    engrams_text,
    full_name,
    gift_text,
    item_line,
    pipe_line,
)

# The verb that tells best what is asked, first.
ORDER = (
    "spots", "robots", "sets", "put", "card", "cycle", "go", "end", "copy", "space", "robot",
    "give", "gain", "column", "pay", "@board", "also", "flip", "keep", "drop", "skip",
)  # fmt: skip
IDEAS = ("use", "jump", "swap", "copy", "put")
ENGRAMS = ("give", "gain", "pay", "drop")
NUMBERED = ("go", "item", "idea", "pipe")
OF_ROBOTS = ("put", "robot", "column", "again", "also")
SHORT = ("card", "cycle", "play", "at", "space")
QUARTER = 90  # degrees


def question(words: Words, legal: list[int], view: View) -> str:
    """What the person is asked now, by the moves there are."""
    verbs = {CODEC.named[action].verb for action in legal}
    verb = next((verb for verb in ORDER if verb in verbs), "skip")
    turn, board = view.turn, view.boards[(view.you or 1) - 1]
    if verb == "go":
        return words("ask-go", robot=turn.robot if turn else "")
    if verb == "@board":
        return words("terminal-ask-where")
    if verb == "end":
        return words("ask-end-more" if len(legal) > 1 else "ask-end")
    if verb == "column":
        return _purchase_question(words, view)
    if verb == "drop":
        engrams = sum(int(getattr(board.stock, colour)) for colour in COLOURS)
        return words("ask-drop", hold=view.hold, n=engrams - view.hold)
    if verb == "skip":
        return words("ask-act", place=_place_of(view, turn.robot if turn else None))
    return words("ask-at") if verb == "flip" else words(f"ask-{verb}")


def _purchase_question(words: Words, view: View) -> str:
    turn = view.turn
    item = view.display[turn.position - 1].item if turn and turn.acted == "TOWN" else None
    if item is None:
        return words("ask-column-idea")
    return words("ask-column-item", what=full_name(words, item.name))


def _place_of(view: View, robot: str | None) -> str:
    """Where a robot stands."""
    return next((str(one.location) for one in view.rondel if one.robot == robot), "")


def move_text(words: Words, position: Position, action: int, view: View) -> str:
    """A move in a list."""
    verb, arguments = CODEC.named[action].verb, CODEC.named[action].arguments
    if verb in SHORT:
        return _short_text(words, verb, arguments, view)
    said = words(_message(verb, arguments), **_facts(words, verb, arguments, view))
    told = _told(words, position, verb, arguments, view)
    return words("of", what=said, whom=told) if told else said


def _message(verb: str, arguments: tuple[str, ...]) -> str:
    """Its id: "choice-" and the verb; some have one for each argument."""
    if verb == "forest" or arguments == ("none",):
        return f"choice-{verb}-{arguments[0]}"
    if verb in ("jump", "swap"):  # the idea says so
        return "choice-use"
    return f"choice-{verb.removeprefix('@')}"


def _facts(words: Words, verb: str, arguments: tuple[str, ...], view: View) -> dict[str, str | int]:
    """What its message wants to know."""
    first, last = (arguments[0], arguments[-1]) if arguments else ("", "")
    if verb in ENGRAMS:
        return {"what": engrams_text(words, first)}
    if verb == "take":
        return {"what": gift_text(words, first)}
    if verb in NUMBERED:
        return {"n": int(first)}
    if verb in OF_ROBOTS:
        return {"robot": last}
    if verb == "keep":
        return {"what": card_text(words, view.forest.cards[first])}
    if verb == "sets":
        return {"what": first}
    if verb == "robots":
        return {"what": ", ".join(words("robot", robot=robot) for robot in first)}
    return {"n": view.worth.flipped} if verb == "flip" else {}


def _told(
    words: Words, position: Position, verb: str, arguments: tuple[str, ...], view: View
) -> str:
    """What the table shows of it."""
    if verb in IDEAS:
        idea = IDEA_NAMES.index(arguments[0])
        return effect_text(words, idea_tile(position.box[0], position.state, idea))
    if verb == "spots":
        return ", ".join(arguments[0].split())
    if verb == "go":
        steps = int(arguments[0])
        return _space_text(words, next(r.space for r in view.reach if r.steps == steps), view)
    return _tile_text(words, verb, int(arguments[0]) - 1, view) if verb in NUMBERED else ""


def _short_text(words: Words, verb: str, arguments: tuple[str, ...], view: View) -> str:
    """By the names that stand in the rows above, or where little room is left."""
    first, last = arguments[0], arguments[-1]
    if verb == "card":
        place = _place_of(view, last)
        return words("terminal-move-card", card=first, robot=last, place=place)
    if verb == "play":
        what = card_text(words, view.forest.cards[first])
        return words("terminal-move-play", card=first, what=what)
    if verb == "at":
        return _laying_text(words, *arguments)
    return (
        words("terminal-move-cycle", card=first)
        if verb == "cycle"
        else _space_text(words, int(first), view)
    )


def _laying_text(words: Words, *arguments: str) -> str:
    """Of "0", "E", "r1"."""
    beside, side, turns = arguments
    turned = QUARTER * int(turns.removeprefix("r"))
    return words("terminal-move-at", beside=int(beside), side=side, turned=turned)


def _space_text(words: Words, space: int, view: View) -> str:
    return words("terminal-space", place=view.rondel[space].location, n=space)


def _tile_text(words: Words, verb: str, at: int, view: View) -> str:
    """What lies there, and its price."""
    if verb == "pipe":
        pipe = view.stacks[at].pipe
        return pipe_line(words, pipe) if pipe else ""
    offer = view.display[at]
    if verb == "item":
        line = item_line(words, offer.item, view.worth) if offer.item else ""
        return f"{line}, {offer.price}E"
    extra = words("terminal-surcharge") if offer.surcharge else ""
    return f"{effect_text(words, offer.idea)}, {offer.idea.price}E{extra}" if offer.idea else ""
