"""Between the notation of RULES.md and the oracle's: options, lines, and the parts of its moves."""

from __future__ import annotations

from itertools import permutations

from .transmissions_data import LOCATION_CARDS

REMOVED = {"whole": "", "robots": "TL1+TL2+TL3"}  # by difficulty; else what it says
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


def removed_cards(options: dict[str, str]) -> tuple[str, ...]:
    """By copy."""
    named = REMOVED.get(options["difficulty"], options["difficulty"])
    if named == "counted":
        return sum(((card,) * int(options[f"without_{card}"]) for card in LOCATION_CARDS), ())
    return tuple(card for card in named.split("+") if card) * 3


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
        card, *gained = words
        return [(f"play {card}", *paid, *(f"gain {engrams}" for engrams in gained))]
    if verb == "pair":
        return [(f"pair {words[0]} {words[1]}", f"with {words[2]}")]
    if text == "forest one":
        return [("forest last",)]
    return [(text,)]


def _use(verb: str, words: list[str], paid: Parts) -> Parts:
    """An idea, perhaps one that copies another."""
    name, _, copied = words[0].partition(">")
    first = (f"use {name}", f"copy {copied}") if copied else (f"{verb} {name}",)
    if verb == "jump":
        return (*first, *paid, f"space {words[1]}")
    if verb == "swap":
        return (*first, *paid, f"robot {words[1]}")
    if len(words) == 1:
        return (*first, *paid)
    given, _, gained = words[1].rpartition(">")
    return (*first, *((f"give {given}",) if given else ()), *paid, f"gain {gained}")
