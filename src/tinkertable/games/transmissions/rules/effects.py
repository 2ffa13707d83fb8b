"""What ideas and forest cards do, from an edition's tables to the box."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tinkertable.core.edition import BadEdition, number_in, one_of
from tinkertable.core.errors import shown

from . import data
from .actions import MOST_ENGRAMS
from .edition import (
    MOST_ACORNS,
    MOST_AGAIN,
    MOST_POINTS,
    MOST_PRICE,
    MOST_STEPS,
    complete,
    filled,
    known_and_more,
    some_engrams,
    wildlife,
)
from .state import AGAIN, ANY, NONE, PAIRED, PAYING

KIND = data.Kind("end")._asdict()  # an idea that does nothing
CARD = data.Forest()._asdict()  # a card that there is none of
PAID = ("pay_volts", "pay", "pay_any")
GAINED = ("gain_volts", "gain", "gain_any", "of")
TRADE = (*PAID, *GAINED)
PRINTED = ("points", "birds", "butterflies")  # whatever else it does
# What else an idea says, by its effect.
SAYS = {
    "end": (), "swap": PAID, "jump": PAID, "reverse": PAID, "steps": (*PAID, "steps"),
    "trade": TRADE, "forest": PAID, "bonus": TRADE, "right": (), "left": (),
}  # fmt: skip
# And a forest card, by when it is played.
ALLOWS = {"never": (), "any": TRADE, "after": (*TRADE, "place")}


def read_ideas(components: Mapping[str, Any]) -> tuple[dict[str, list[int]], list[dict[str, Any]]]:
    """R30, R31: the tiles, and what each pays and gains, by printing."""
    kinds = {
        "en": _kinds(components["kinds"], data.KINDS, "kinds"),
        "ru": _kinds(components["russian_kinds"], data.RUSSIAN_KINDS, "russian_kinds"),
    }
    names = tuple(kinds["en"])
    for name in kinds["ru"]:
        one_of(name, names, "russian_kinds")
    kinds["ru"] = kinds["en"] | kinds["ru"]
    ideas = complete(components["ideas"], data.IDEAS, "ideas")
    starting = complete(components["starting_ideas"], data.STARTING, "starting_ideas")
    given = known_and_more(components["russian_prices"], data.RUSSIAN_PRICES, "russian_prices")
    russian = {
        one_of(kind, names, "russian_prices"): _price(given[kind], f"russian_prices, {kind}")
        for kind in given
    }
    tiles = []
    for name in data.IDEAS:
        idea = complete(ideas[name], ("kind", "price"), f"ideas, {name}")
        kind = one_of(idea["kind"], names, f"ideas, {name}, kind")
        tiles.append((kind, _price(idea["price"], f"ideas, {name}, price")))
    for name in data.STARTING:
        tiles.append((one_of(starting[name], names, f"starting_ideas, {name}"), 0))
    rows = [kinds[printing][kind] for printing in data.PRINTINGS for kind, _ in tiles]
    found = {
        "effect": [data.EFFECTS.index(row["effect"]) for row in rows],
        "idea_price": [
            *(price for _, price in tiles),
            *(russian.get(kind, price) for kind, price in tiles),
        ],
        "steps": [row["steps"] for row in rows],
        "idea_points": [row["points"] for row in rows],
        "idea_birds": [row["birds"] for row in rows],
        "idea_flies": [row["butterflies"] for row in rows],
    }
    return found, rows


def _price(given: Any, where: str) -> int:
    return number_in(given, 0, MOST_PRICE, where)


def _kinds(given: Any, own: Mapping[str, Any], table: str) -> dict[str, dict[str, Any]]:
    """Ours and those of one's own."""
    kinds = {}
    for name, row in known_and_more(given, own, table).items():
        where = f"{table}, {name}"
        kind = complete(row, KIND, where) if name in own else filled(row, KIND, where)
        one_of(kind["effect"], data.EFFECTS, f"{where}, effect")
        _no_more(kind, KIND, ("effect", *PRINTED, *SAYS[kind["effect"]]), where)
        _check_trade(kind, where)
        wildlife(kind, where)
        number_in(kind["steps"], int(kind["effect"] == "steps"), MOST_STEPS, f"{where}, steps")
        if kind["effect"] in ("trade", "bonus"):
            _check_gain(kind, where)
        kinds[name] = kind
    return kinds


def _no_more(
    row: Mapping[str, Any], defaults: Mapping[str, Any], known: Iterable[str], where: str
) -> None:
    """Nothing that would do nothing."""
    for key, value in row.items():
        if key not in (*known, "of") and value != defaults[key]:
            raise BadEdition("edition-idle", where=where, key=shown(key), got=shown(value))


def _check_trade(row: Mapping[str, Any], where: str) -> None:
    for key in ("pay", "gain"):
        some_engrams(row[key], f"{where}, {key}", MOST_ENGRAMS)
        number_in(row[f"{key}_volts"], 0, MOST_PRICE, f"{where}, {key}_volts")
        number_in(row[f"{key}_any"], 0, MOST_ENGRAMS, f"{where}, {key}_any")
    some_engrams(row["of"], f"{where}, of", len(data.COLOURS))


def _check_gain(row: Mapping[str, Any], where: str) -> None:
    """Whoever pays gets something for it."""
    if not (row["gain_volts"] or row["gain"] or (row["gain_any"] and row["of"])):
        raise BadEdition("edition-gain", where=where)


def read_forest(given: Any) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """R9, R36: the cards, and what each pays and gains."""
    known_and_more(given, data.FOREST, "forest")
    named = filled(given, {name: {} for name in data.FOREST_NAMES}, "forest")
    cards = [
        _card(complete(named[name], CARD, f"forest, {name}"), f"forest, {name}")
        if name in data.FOREST
        else _card(named[name], f"forest, {name}")
        for name in data.FOREST_NAMES
    ]
    copies = [card["copies"] for card in cards]
    if sum(copies) != data.FOREST_CARDS:
        raise BadEdition("edition-cards", where="forest", count=data.FOREST_CARDS, got=sum(copies))
    windows = [data.WINDOWS.index(card["window"]) for card in cards]
    again = sum(n for n, window in zip(copies, windows, strict=True) if window == AGAIN)
    if again > MOST_AGAIN:
        raise BadEdition("edition-again", where="forest", most=MOST_AGAIN, got=again)
    found = {
        "forest_kinds": max(i for i, count in enumerate(copies) if count) + 1,
        "forest_copies": copies,
        "acorns": [card["acorns"] for card in cards],
        "forest_points": [card["points"] for card in cards],
        "window": windows,
        "place": [data.LOCATIONS.index(card["place"]) if card["place"] else NONE for card in cards],
        "paying_cards": _with(windows, PAYING),
        "paired_cards": _with(windows, PAIRED),
        "again_cards": _with(windows, AGAIN),
    }
    return found, cards


def _with(windows: list[int], window: int) -> int:
    return sum(1 << i for i, one in enumerate(windows) if one == window)


def _card(given: Any, where: str) -> dict[str, Any]:
    card = filled(given, CARD, where)
    window = one_of(card["window"], data.WINDOWS, f"{where}, window")
    known = ("window", "copies", "acorns", "points", *ALLOWS.get(window, ()))
    _no_more(card, CARD, known, where)
    _check_trade(card, where)
    number_in(card["copies"], 0, data.FOREST_CARDS, f"{where}, copies")
    number_in(card["acorns"], 0, MOST_ACORNS, f"{where}, acorns")
    number_in(card["points"], 0, MOST_POINTS, f"{where}, points")
    if window == "after":
        one_of(card["place"], data.LOCATIONS, f"{where}, place")
    if window in data.WINDOWS[ANY:PAYING]:
        _check_gain(card, where)
    return card


def trades(rows: list[dict[str, Any]]) -> dict[str, list[int]]:
    """What each row pays and gains, as the rules read it."""
    paid = [[row["pay"].count(colour) for colour in data.COLOURS] for row in rows]
    gained = [[row["gain"].count(colour) for colour in data.COLOURS] for row in rows]
    chosen = [_bits(row["of"]) if row["gain_any"] else 0 for row in rows]
    return {
        "pays_volts": [row["pay_volts"] for row in rows],
        "pays": [count for counts in paid for count in counts],
        "pays_any": [row["pay_any"] for row in rows],
        "gains_volts": [row["gain_volts"] for row in rows],
        "gains": [count for counts in gained for count in counts],
        "gains_any": [row["gain_any"] if row["of"] else 0 for row in rows],
        "gains_of": chosen,
        "paid_colours": [_bits(row["pay"]) for row in rows],
        "gained_colours": [
            _bits(row["gain"]) | more for row, more in zip(rows, chosen, strict=True)
        ],
    }


def _bits(colours: str) -> int:
    return sum(1 << data.COLOURS.index(colour) for colour in set(colours))
