"""A game is a contract of functions over box and record, gathered with its facts in one value."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, TypeAlias, cast

from . import defaults
from .bind import bind
from .errors import InputError, shown
from .layout import Ints
from .notation import Codec
from .when import ALWAYS, When

Rule = Callable[..., Any]
Points: TypeAlias = Any  # a whole number, or a half where a game counts halves

# What contract.pyi asks of a game's modules, and what `defaults.py` stands in for.
NEEDED = ("State", "Sheet", "new", "acting", "legal", "apply", "score", "result")
OPTIONAL = ("Box", "Work", "weight", "bag", "reveals", "secrecy", "hide", "redeal")
CONTRACT = (*NEEDED, *OPTIONAL)
MOST_MOVES = 10_000  # of a match whose game names no bound


def gather(*modules: ModuleType) -> dict[str, Any]:
    """The records and rules of a game, each from the module that defines it."""
    found: dict[str, Any] = {}
    for name in CONTRACT:
        homes = [module for module in modules if hasattr(module, name)]
        if homes:
            found[name] = getattr(homes[0], name)
        elif name in NEEDED:
            names = ", ".join(module.__name__ for module in modules)
            raise TypeError(f"a game needs `{name}` (core/contract.pyi); it is not in {names}")
    return found


@dataclass(frozen=True)
class Past:
    """What an earlier version of the rules did otherwise, said by what the present ones offer."""

    # Values that options had where a log does not name one, some of which they may always have had.
    options: Mapping[str, str] = field(default_factory=dict)
    # What the box printed otherwise: the `data` of an edition.
    components: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Item:
    """One thing that earned or cost points: a score line, its points, and where they came from."""

    line: str
    points: int | float
    cells: tuple[str, ...] = ()  # in order where the order means something
    ends: tuple[str, ...] = ()  # sides of cells, such as "D4N"
    count: int = 0  # what was counted, where it is not the number of cells
    facts: Mapping[str, Any] = field(default_factory=dict)  # what else a client can tell by


def view_state(position: Any, viewer: int) -> dict[str, Any]:
    """The state itself, where a game has no view of its own."""
    found: dict[str, Any] = position.to_json()
    return found


def explain_lines(position: Any, seat: int) -> list[Item]:
    """One item a line, where a game does not say more."""
    score = position.score(seat)
    return [Item(line, score[line]) for line in position.game.lines if score[line]]


@dataclass(frozen=True, eq=False, kw_only=True)
class Game:
    """The facts of a game and its rules; contract.pyi says what each rule does."""

    name: str
    version: int  # raised when a change of the rules changes what happens
    seats: tuple[int, int]  # least, most
    independent: bool  # do the seats never touch each other, dice aside?
    codec: Codec
    lines: tuple[str, ...]  # of the score sheet
    groups: int  # in the longest legal list

    State: type[Any]
    Sheet: type[Any]  # of a score: a field named for each line, and what earned them
    new: Rule
    acting: Rule
    legal: Rule
    apply: Rule
    score: Rule
    result: Rule

    folder: Path  # RULES.md lies there
    # (position hidden from the viewer, viewer): what a client draws. The annotation of what it
    # returns, a frozen dataclass, is the type that clients are told.
    view: Callable[[Any, int], Any] = view_state
    # (position, seat): what earned each line.
    explain: Callable[[Any, int], list[Item]] = explain_lines
    options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # the default first
    Work: type[Any] = defaults.NoWork  # the rules' scratch memory
    # Only where something is drawn by weight, from several bags, or hidden; else `defaults.py`.
    weight: Rule = None  # type: ignore[assignment]
    bag: Rule = None  # type: ignore[assignment]
    reveals: Rule = None  # type: ignore[assignment]
    secrecy: Rule = None  # type: ignore[assignment]
    hide: Rule = None  # type: ignore[assignment]
    redeal: Rule = None  # type: ignore[assignment]
    # What an edition of the box may replace, as JSON values; and one box, as a row, of (components,
    # what an edition's file states of them); BadEdition if they cannot be played with.
    Box: type[Any] = defaults.NoComponents
    components: Mapping[str, Any] = field(default_factory=dict)
    make_box: Callable[[Mapping[str, Any], Mapping[str, Any]], list[Any]] = defaults.make_box
    # Components that editions could not replace from the beginning: one that is our own is not
    # part of an edition's hash, so that logs from before still find theirs.
    later_components: tuple[str, ...] = ()
    # A bound on the moves of a match, nature's included: of one seat, and what each further seat
    # may add. Longer logs are refused, and a simulation that goes on is stopped with an error.
    longest: tuple[int, int] = (MOST_MOVES, 0)
    # The module with what a search knows of the game (drivers/knowledge.pyi), its LEVELS; imported
    # when a bot first thinks. None: bots search without knowledge.
    bot: str | None = None
    # The module with what a seat sees as numbers: `Observation`, `observe` (observation.py). None:
    # the numbers of the hidden state as they are.
    observation: str | None = None
    # Where this value stands, "package.module:NAME": what a pickle keeps of it.
    home: str = ""
    # By option: the matches in which its value changes anything, told by options that stand before
    # it. What is not named here always can.
    option_when: Mapping[str, When] = field(default_factory=dict)
    # By line of the score sheet: the matches in which it can be anything but 0.
    line_when: Mapping[str, When] = field(default_factory=dict)
    # By version: the earlier ones whose logs can be played on; those of others are refused.
    past: Mapping[int, Past] = field(default_factory=dict)
    # Seat counts at which `score` counts in half points.
    halves: tuple[int, ...] = ()
    # By seat count: opponents that sit nowhere but are scored, behind the seats.
    rivals: Mapping[int, int] = field(default_factory=dict)
    # What a score pad reads: a text → score lines. None where the game has no such notation.
    score_text: Callable[[str, Mapping[str, str]], dict[str, int]] | None = None
    # Nature's moves from one entry of a deals file, in order.
    deal: Callable[[Mapping[str, Any]], list[str]] | None = None

    def __post_init__(self) -> None:
        missing = [name for name in OPTIONAL if getattr(self, name) is None]
        if missing:
            stand_ins = bind(
                defaults, self.name, {"Box": self.Box, "State": self.State, "Work": self.Work}
            )
            for name in missing:
                object.__setattr__(self, name, getattr(stand_ins, name))

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self

    def __reduce__(self) -> tuple[Callable[[str], Game], tuple[str]]:
        if not self.home:
            raise TypeError(f"{self.name} does not say where it is defined (Game.home)")
        return game_at, (self.home,)

    def most_moves(self, seats: int) -> int:
        alone, each_further = self.longest
        return alone + (seats - 1) * each_further

    def check_seats(self, seats: object) -> int:
        least, most = self.seats
        if not isinstance(seats, int) or isinstance(seats, bool) or not least <= seats <= most:
            raise InputError("seats", game=self.name, least=least, most=most, got=shown(seats))
        return seats

    def settle_options(self, given: Mapping[str, Any]) -> dict[str, str]:
        """Every option's value: the given ones checked, the others at their default."""
        for name, value in given.items():
            if name not in self.options:
                known = ", ".join(self.options) or "none"
                raise InputError("option", game=self.name, known=known, got=shown(name))
            if value not in self.options[name]:
                values = ", ".join(self.options[name])
                raise InputError("option-value", option=name, known=values, got=shown(value))
        return {name: given.get(name, values[0]) for name, values in self.options.items()}

    def option_numbers(self, settled: Mapping[str, str]) -> Ints:
        """Settled options as the rules read them: the index of each value."""
        numbers = [values.index(settled[name]) for name, values in self.options.items()]
        return numbers or [0]  # no backend takes an empty array

    @property
    def offer_size(self) -> int:
        """The memory that the longest legal list takes, with room to write one group too many."""
        return 2 * self.groups + 2

    def options_in(self, options: Mapping[str, str], seats: int) -> dict[str, str]:
        """The settled options that make a difference in such a match; the others do nothing."""
        found: dict[str, str] = {}
        settled = self.effective(options, seats)
        for name, value in settled.items():
            if self.option_when.get(name, ALWAYS).holds(settled, seats):
                found[name] = value
        return found

    def effective(self, options: Mapping[str, str], seats: int) -> dict[str, str]:
        """Settled options with those that do nothing in such a match at their default."""
        found: dict[str, str] = {}
        for name, values in self.options.items():
            matters = self.option_when.get(name, ALWAYS).holds(found, seats)
            found[name] = options[name] if matters else values[0]
        return found

    def lines_in(self, options: Mapping[str, str], seats: int) -> tuple[str, ...]:
        """The lines of the score sheet that can count in such a match."""
        return tuple(
            line for line in self.lines if self.line_when.get(line, ALWAYS).holds(options, seats)
        )


def game_at(home: str) -> Game:
    """The game that stands at "package.module:NAME"."""
    module, _, name = home.partition(":")
    return cast(Game, getattr(import_module(module), name))
