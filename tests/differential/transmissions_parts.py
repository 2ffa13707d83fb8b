"""The small decisions of Transmissions, put together to the oracle's compound moves."""

from __future__ import annotations

from tests.oracle.transmissions import Oracle
from tests.oracle.transmissions_data import in_order
from tinkertable.core.position import Position
from tinkertable.games import load

GAME = load("transmissions")

# Never the first part of a move.
LATER = {
    "copy", "space", "robot", "give", "gain", "column", "pay", "@board", "@box", "also", "at",
    "flip", "with",
}  # fmt: skip
AGAIN = {"drop"}  # parts of one move if they follow one another
Parts = tuple[int, ...]


def verb(text: str) -> str:
    return text.split(maxsplit=1)[0]


def texts(position: Position, seat: int) -> dict[int, str]:
    return {action: GAME.codec.text(action) for action in position.legal(seat)}


def compounds(position: Position, seat: int, oracle: Oracle) -> dict[str, Parts]:
    """Every whole move from here, and how to make it: all ways through the parts."""
    found: dict[str, Parts] = {}
    for action in position.legal(seat):
        for parts in _finished(position, seat, (action,)):
            text = whole([GAME.codec.text(part) for part in parts], oracle)
            drops_in_order = verb(text) == "drop"  # one by one: every order leads to the same
            assert text not in found or drops_in_order, f"{text} can be said in two ways"
            found[text] = parts
    return found


def _finished(position: Position, seat: int, parts: Parts) -> list[Parts]:
    """The moves that begin with these parts, the last of which is still to be played."""
    after = position.copy()
    after.play(seat, parts[-1])
    offered = texts(after, seat)
    verbs = {verb(text) for text in offered.values()}
    dropping = AGAIN if verb(GAME.codec.text(parts[0])) in AGAIN else set()
    if not verbs & (LATER | dropping):
        return [parts]
    assert verbs <= LATER | dropping, f"{verbs} mixes parts and moves"
    found = []
    for action in offered:
        found += _finished(after, seat, (*parts, action))
    return found


def whole(parts: list[str], oracle: Oracle) -> str:
    """The oracle's text of the parts' texts."""
    where = "".join(f" {part}" for part in parts if part.startswith("@"))
    said = [part for part in parts if not part.startswith("@")]
    words = {verb(part): part.split()[1:] for part in said[1:]}
    first, *rest = said[0].split()
    if first == "drop":
        return f"drop {in_order(''.join(part.split()[1] for part in said))}{where}"
    if first in ("use", "jump", "swap"):
        return _use(first, rest[0], words) + where
    if first == "item":
        return _item(rest[0], words, oracle) + where
    if first == "idea":
        return " ".join(["idea", rest[0], *words["column"], *words.get("pay", [])]) + where
    if first == "pipe":
        return _pipe(rest[0], words, oracle) + where
    if first == "pair":
        return f"pair {' '.join(rest)} {words['with'][0]}"
    if said[0] == "forest last":
        return "forest one"
    return f"{said[0]} {_chosen(words)}".rstrip() + where


def _use(first: str, name: str, words: dict[str, list[str]]) -> str:
    if "copy" in words:
        name += ">" + words["copy"][0]
    if "space" in words:
        return " ".join(filter(None, ["jump", name, _chosen(words), words["space"][0]]))
    if "robot" in words:
        return " ".join(filter(None, ["swap", name, _chosen(words), words["robot"][0]]))
    assert first == "use"
    return f"use {name} {_chosen(words)}".rstrip()


def _chosen(words: dict[str, list[str]]) -> str:
    """What is given and gained: "WY>B"."""
    gained = "".join(words.get("gain", []))
    return f"{words['give'][0]}>{gained}" if "give" in words else gained


def _item(position: str, words: dict[str, list[str]], oracle: Oracle) -> str:
    pair = oracle.display[int(position)]
    assert pair is not None, "a gap was bought"
    text = f"item {position} {words['column'][0]} {words['pay'][0]}"
    if words["pay"][0] != in_order(oracle.box.items[pair[0]].cost):
        text += " +FC07"
    also = words.get("also", ["none"])[0]
    return text if also == "none" else f"{text} +FC10:{also}"


def _pipe(stack: str, words: dict[str, list[str]], oracle: Oracle) -> str:
    pipe = oracle.tops[int(stack)]
    assert pipe is not None, "an empty stack was bought from"
    where = "flip" if "flip" in words else " ".join(words["at"])
    text = f"pipe {stack} {words['pay'][0]} {where}"
    return text if words["pay"][0] == in_order(oracle.box.pipes[pipe].cost) else f"{text} +FC07"
