"""The box the oracle plays with: our own as restated, or what an edition's file makes of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, replace
from functools import cached_property
from typing import Any

from . import transmissions_data as data
from .transmissions_data import ENGRAMS, ROBOTS, rows

LONG = {"POWER_STATION": "POWER", "SCRAP_YARD": "SCRAP"}  # a file's names of locations
NOTHING = "none"  # a file's name for no family and no collector


@dataclass(frozen=True)
class Deal:
    """What is asked and what is brought, as a file says it."""

    pay_volts: int = 0
    pay: str = ""
    pay_any: int = 0
    gain_volts: int = 0
    gain: str = ""
    gain_any: int = 0
    of: str = ENGRAMS

    @property
    def pays(self) -> str:
        return self.pay + "E" * self.pay_volts

    @property
    def gains(self) -> str:
        return self.gain + "E" * self.gain_volts


@dataclass(frozen=True)
class Idea(Deal):
    effect: str = "end"
    steps: int = 0
    points: int = 0
    birds: int = 0
    butterflies: int = 0


@dataclass(frozen=True)
class Card(Deal):
    window: str = "never"
    copies: int = 0
    acorns: int = 0
    points: int = 0
    place: str = ""


@dataclass(frozen=True)
class Item:
    name: str
    cost: str
    points: int
    birds: int
    butterflies: int
    family: str
    special: str


@dataclass(frozen=True)
class Pipe:
    cost: str
    edges: str
    points: int
    birds: int
    butterflies: int


@dataclass(frozen=True)
class Box:
    rondel: tuple[str, ...]
    columns: str
    distance: Mapping[str, int]
    slots: Mapping[str, int]
    fill_points: Mapping[str, int]
    cards: Mapping[str, str | tuple[str, ...]]  # a robot, or locations from the top
    harvey_cards: Mapping[str, int]
    item_electricity: Mapping[int, int]
    surcharged: tuple[int, ...]
    items: Mapping[str, Item]
    families: Mapping[str, tuple[int, ...]]
    specials: Mapping[str, tuple[int, int]]
    kinds: Mapping[str, Idea]
    russian_kinds: Mapping[str, Idea]
    ideas: Mapping[str, tuple[str, int]]  # kind and price
    russian_cost: Mapping[str, int]  # by kind
    starting_ideas: Mapping[str, str]
    pipes: Mapping[str, Pipe]
    starts: tuple[Pipe, ...]  # by seat
    flow: tuple[int, ...]
    beyond: int
    flipped: int
    forest: Mapping[str, Card]

    def location(self, space: int) -> str:
        return self.rondel[space // 2]

    def beside(self, robot: str, steps: int) -> str | None:
        """The robot of the column so far to the right."""
        place = self.columns.index(robot) + steps
        return self.columns[place] if 0 <= place < len(self.columns) else None

    def idea(self, name: str, printing: str) -> Idea:
        kind = self.kind(name)
        if printing == "ru" and kind in self.russian_kinds:
            return self.russian_kinds[kind]
        return self.kinds[kind]

    def kind(self, name: str) -> str:
        return self.starting_ideas[name] if name in self.starting_ideas else self.ideas[name][0]

    def idea_cost(self, name: str, printing: str) -> int:
        kind, price = self.ideas[name]
        return self.russian_cost.get(kind, price) if printing == "ru" else price

    @cached_property
    def robot_cards(self) -> dict[str, str]:
        return {card: shows for card, shows in self.cards.items() if isinstance(shows, str)}

    def flow_points(self, tiles: int) -> int:
        known = (0, *self.flow)
        return known[min(tiles, 5)] + self.beyond * max(0, tiles - 5)

    def with_window(self, window: str, cards: Iterable[str]) -> list[str]:
        return [card for card in cards if self.forest[card].window == window]


# Our own.


def _deal(text: str) -> dict[str, Any]:
    """Of "EE>B", "??>(WYBG)", "EE"."""
    paid, _, gained = text.partition(">")
    choices = gained.count("(")
    of = gained[gained.index("(") + 1 : gained.index(")")] if choices else ENGRAMS
    named = gained.partition("(")[0]
    return {
        "pay_volts": paid.count("E"),
        "pay": paid.replace("E", "").replace("?", ""),
        "pay_any": paid.count("?"),
        "gain_volts": named.count("E"),
        "gain": named.replace("E", ""),
        "gain_any": choices,
        "of": of,
    }


def _worth(words: list[str]) -> dict[str, Any]:
    """Of "2 points 1 butterfly"."""
    singular = {"point": "points", "bird": "birds", "butterfly": "butterflies"}
    counts = zip(words[::2], words[1::2], strict=True)
    return {singular.get(word, word): int(count) for count, word in counts}


def _idea(effect: str, rest: list[str]) -> Idea:
    if effect == "end":
        return Idea(**_worth(rest))
    if effect == "steps":
        return Idea(effect="steps", steps=int(rest[0]))
    return Idea(effect=effect, **_deal("".join(rest)))


def _card(copies: str, acorns: str, window: str, *rest: str) -> Card:
    facts: dict[str, Any] = {"copies": int(copies), "acorns": int(acorns), "window": window}
    if window == "never":
        return Card(**facts, **_worth(list(rest)))
    place = rest[0] if window == "after" else ""
    return Card(**facts, place=place, **_deal("".join(rest[bool(place) :])))


def _item(cost: str, worth: str, *wildlife: str) -> Item:
    return Item(
        name="",
        cost=cost,
        points=int(worth) if worth.isdigit() else 0,
        birds=wildlife.count("bird"),
        butterflies=wildlife.count("butterfly"),
        family=worth if worth in data.FAMILIES else "",
        special=worth if worth in data.SPECIALS else "",
    )


def _pipe(cost: str, edges: str, points: str, *wildlife: str) -> Pipe:
    birds, butterflies = wildlife.count("bird"), wildlife.count("butterfly")
    return Pipe(cost, edges, int(points), birds, butterflies)


OWN = Box(
    rondel=data.LOCATIONS,
    columns=data.COLUMNS,
    distance=data.DISTANCE,
    slots=data.SLOTS,
    fill_points=data.FILL_POINTS,
    cards={**data.ROBOT_CARDS, **data.LOCATION_CARDS},
    harvey_cards=dict.fromkeys(data.CARDS, data.HARVEY_COPIES),
    item_electricity=data.ITEM_ELECTRICITY,
    surcharged=data.SURCHARGED,
    items={name: _item(*facts) for name, *facts in rows(data.ITEM_ROWS)},
    families=data.FAMILIES,
    specials=data.SPECIALS,
    kinds={name: _idea(effect, rest) for name, effect, *rest in rows(data.KIND_ROWS)},
    russian_kinds={
        name: _idea(effect, rest) for name, effect, *rest in rows(data.RUSSIAN_KIND_ROWS)
    },
    ideas={name: (kind, int(price)) for name, kind, price in rows(data.IDEA_ROWS)},
    russian_cost=data.RUSSIAN_COST,
    starting_ideas=data.STARTING_IDEAS,
    pipes={name: _pipe(*facts) for name, *facts in rows(data.PIPE_ROWS)},
    starts=(Pipe("", data.START_PIPE, 0, 0, 0),) * 4,
    flow=data.FLOW,
    beyond=data.FLOW_BEYOND,
    flipped=data.FLIPPED_POINTS,
    forest={name: _card(*facts) for name, *facts in rows(data.FOREST_ROWS)},
)


# What an edition's file says.


def edited(stated: Mapping[str, Any], own: Box = OWN) -> Box:
    """`stated`: the `data` of the file. An object is taken over key by key, a list as a whole."""
    robots = stated.get("robots", {})
    facts = {
        fact: {**getattr(own, fact), **{r: row[fact] for r, row in robots.items() if fact in row}}
        for fact in ("distance", "slots", "fill_points")
    }
    specials = {
        name: (row.get("each", own.specials[name][0]), row.get("most", own.specials[name][1]))
        for name, row in stated.get("specials", {}).items()
    }
    ideas = {
        name: (row.get("kind", own.ideas[name][0]), row.get("price", own.ideas[name][1]))
        for name, row in stated.get("ideas", {}).items()
    }
    cards = {
        card: shows if isinstance(shows, str) else _places(shows)
        for card, shows in stated.get("cards", {}).items()
    }
    return Box(
        **facts,
        rondel=_places(stated["rondel"]) if "rondel" in stated else own.rondel,
        columns=stated.get("columns", own.columns),
        cards={**own.cards, **cards},
        harvey_cards={**own.harvey_cards, **stated.get("harvey_cards", {})},
        item_electricity=_by_position(stated.get("item_prices")) or own.item_electricity,
        surcharged=own.surcharged
        if "idea_surcharges" not in stated
        else tuple(p for p, more in _by_position(stated["idea_surcharges"]).items() if more),
        items=_changed(own.items, stated.get("items", {}), Item),
        families={
            **own.families, **{k: tuple(v) for k, v in stated.get("families", {}).items()}
        },
        specials={**own.specials, **specials},
        kinds=_changed(own.kinds, stated.get("kinds", {}), Idea),
        russian_kinds=_changed(own.russian_kinds, stated.get("russian_kinds", {}), Idea),
        ideas={**own.ideas, **ideas},
        russian_cost={**own.russian_cost, **stated.get("russian_prices", {})},
        starting_ideas={**own.starting_ideas, **stated.get("starting_ideas", {})},
        pipes=_changed(own.pipes, stated.get("pipes", {}), Pipe),
        starts=_starts(stated["starting_pipe"]) if "starting_pipe" in stated else own.starts,
        flow=tuple(stated.get("flow_points", own.flow)),
        beyond=stated.get("flow_more", own.beyond),
        flipped=stated.get("flipped_points", own.flipped),
        forest=_changed(own.forest, stated.get("forest", {}), Card),
    )  # fmt: skip


def _changed(own: Mapping[str, Any], stated: Mapping[str, Any], new: type[Any]) -> dict[str, Any]:
    """Rows with some of their fields replaced; null is what a new row would have."""
    found = dict(own)
    standard: dict[str, Any] = {field.name: field.default for field in fields(new)}
    for name, given in stated.items():
        row = {key: standard[key] if value is None else value for key, value in given.items()}
        if "place" in row:
            row["place"] = _places([row["place"]])[0]
        for key in ("family", "special"):
            if row.get(key) == NOTHING:
                row[key] = ""
        found[name] = replace(found[name], **row) if name in found else new(**row)
    return found


def _places(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(LONG.get(name, name) for name in names)


def _by_position(values: list[int] | None) -> dict[int, int]:
    return dict(enumerate(values, 1)) if values else {}


def _starts(given: Any) -> tuple[Pipe, ...]:
    """One for all seats, or one for each."""
    each = given if isinstance(given, list) else [given] * 4
    nothing = Pipe("", "----", 0, 0, 0)
    return tuple(
        replace(nothing, edges=pipe) if isinstance(pipe, str) else replace(nothing, **pipe)
        for pipe in each
    )


__all__ = ["OWN", "ROBOTS", "Box", "Card", "Deal", "Idea", "Item", "Pipe", "edited"]
