"""Between the notation of RULES.md and the oracle's: options, lines, and the parts of its moves."""

from __future__ import annotations

from itertools import permutations

from .transmissions_box import OWN, Box
from .transmissions_data import LOCATION_CARDS

SAME = ("printing", "sets", "reshuffle", "cleanup", "flow", "gap", "later")  # options of both
HARVEY = "2"  # who begins, alone
LINES = {"fill": "filled"}  # the oracle's name of a line, and ours where it is another
Parts = tuple[str, ...]


def oracle_options(options: dict[str, str], seats: int) -> dict[str, str]:
    """The oracle's options for ours."""
    same = {name: options[name] for name in SAME}
    placed = {"engine": "nature", "start-player": "start player"}[options["placement"]]
    start = "random"
    if options["start"] == "first":
        start = HARVEY if seats == 1 and options["first"] == "harvey" else "1"
    return same | {"robots": placed, "start": start}


def removed_cards(options: dict[str, str], box: Box = OWN) -> tuple[str, ...]:
    """By copy; of those that are named, all."""
    named = options["difficulty"].removeprefix("whole")
    if named == "robots":  # EN:342: "remove all the location cards"
        named = "+".join(card for card, shows in box.cards.items() if not isinstance(shows, str))
    if named == "counted":
        return sum(
            ((card,) * int(options[f"without_{card.lower()}"]) for card in LOCATION_CARDS), ()
        )
    return tuple(card for card in named.split("+") if card for _ in range(box.harvey_cards[card]))


def parts_of(text: str, *, also: bool) -> list[Parts]:
    """The small decisions that make a move of the oracle's, in every order they may come in.

    `also`: whether the idea beside an item could be had too, and so is asked for.
    """
    verb, *words = text.split()
    paid = tuple(word for word in words if word.startswith("@"))
    cards = [word for word in words if word.startswith("+")]
    words = [word for word in words if word[0] not in "@+"]
    if verb == "drop":
        return [(*(f"drop {c}" for c in row), *paid) for row in sorted(set(permutations(words[0])))]
    if verb in ("use", "jump", "swap"):
        return [_use(verb, words, paid)]
    if verb == "item":
        position, column, engrams = words
        beside = [card.split(":")[1] for card in cards if ":" in card] or ["none"] * also
        bought = (f"item {position}", f"column {column}", f"pay {engrams}", *paid)
        return [(*bought, *(f"also {place}" for place in beside))]
    if verb == "idea":
        position, column, *engram = words
        return [(f"idea {position}", f"column {column}", *(f"pay {e}" for e in engram), *paid)]
    if verb == "pipe":
        stack, engrams, *place = words
        laid = "flip" if place == ["flip"] else f"at {' '.join(place)}"
        return [(f"pipe {stack}", f"pay {engrams}", *paid, laid)]
    if verb == "play":
        card, *chosen = words
        given, _, gained = "".join(chosen).rpartition(">")
        return [_parts((f"play {card}",), given, paid, gained)]
    if verb == "pair":
        return [(f"pair {words[0]} {words[1]}", f"with {words[2]}")]
    if text == "forest one":
        return [("forest last",)]
    return [(text,)]


def _use(verb: str, words: list[str], paid: Parts) -> Parts:
    """An idea, perhaps one that copies another."""
    name, _, copied = words[0].partition(">")
    first = (f"use {name}", f"copy {copied}") if copied else (f"{verb} {name}",)
    given, gained, target = "", "", ""
    for word in words[1:]:
        if verb == "use" or ">" in word:
            given, _, gained = word.rpartition(">")
        else:
            target = f"{'space' if verb == 'jump' else 'robot'} {word}"
    return _parts(first, given, paid, gained, target)


def _parts(first: Parts, given: str, paid: Parts, gained: str, target: str = "") -> Parts:
    later = (f"gain {gained}" if gained else "", target)
    return (*first, *((f"give {given}",) if given else ()), *paid, *filter(None, later))
