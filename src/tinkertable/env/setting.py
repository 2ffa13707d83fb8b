"""What all lanes of an environment share: the kind of match, and what is told of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from types import ModuleType
from typing import Any

import numpy as np

from tinkertable.backends.drivers import bind_driver, step
from tinkertable.backends.simulation import playouts_of
from tinkertable.core.edition import Edition
from tinkertable.core.errors import InputError, shown
from tinkertable.core.game import Game
from tinkertable.core.observing import Observing, observation_of
from tinkertable.core.offers import GROUP
from tinkertable.core.position import default_box
from tinkertable.core.record import rows

from . import blind
from .actions import NO_ACTION, SeatActions, seat_actions, with_nature

MASKS = ("packed", "bytes")
REWARDS = ("win", "score", "margin")  # in the order of the driver's numbers
CHANCES = ("inside", "explicit")
MOST_SEED = 1 << 63
FOUL = -100.0  # points for an action that is not legal, where rewards are points


@dataclass(frozen=True, eq=False)
class Setting:
    """One kind of match, and what its lanes tell."""

    game: Game
    seats: int
    options: dict[str, str]
    box: list[Any]
    actions: SeatActions  # nature's too, where her turns are handed out
    observing: Observing | None
    mask: str
    reward: str
    explicit: bool
    autoreset: bool

    @property
    def words(self) -> int:
        """Of a packed mask."""
        return -(-self.actions.count // step.WORD)

    @property
    def mask_type(self) -> Any:
        return np.uint64 if self.mask == "packed" else np.bool_

    @property
    def observed(self) -> tuple[int, str]:
        """How many numbers a seat sees, and their type."""
        if self.observing is None:
            return 0, "i1"
        return self.observing.size, self.observing.width.code

    @property
    def driver(self) -> ModuleType:
        return _driver(self.game, self.observing)

    def setup(self, seed: int) -> step.Setup:
        """The driver's record of it."""
        (found,) = rows(step.Setup, 1)
        values = {
            "seed": seed,
            "seats": self.seats,
            "rivals": self.game.rivals.get(self.seats, 0),
            "most_moves": self.game.most_moves(self.seats),
            "actions": self.actions.count,
            "words": self.words,
            "reward": REWARDS.index(self.reward),
            "handed_out": self.explicit,
            "again": self.autoreset,
            "masked": self.mask == "bytes",
        }
        for name, value in values.items():
            setattr(found, name, value)
        return found

    def tables(self) -> tuple[Any, Any, Any]:
        """By dense number the codec's; by the codec's the dense one; and, as a set from bit 0 on,
        how many numbers from there on follow each other in both."""
        dense = self.actions.dense
        spans = np.ones(len(dense), np.int64)
        for number in reversed(range(len(dense) - 1)):
            if dense[number] != NO_ACTION and dense[number + 1] == dense[number] + 1:
                spans[number] = (int(spans[number + 1]) << 1 | 1) & ((1 << GROUP) - 1)
        return np.array(self.actions.numbers), np.array(dense), spans

    def worth(self) -> Any:
        """What rewards are worth, in the order the driver reads them."""
        table = np.zeros(step.WORTHS + 2 * (self.seats + 1), np.float32)
        table[step.POINT] = 0.5 if self.seats in self.game.halves else 1
        if self.reward != "win":
            table[step.WORST] = FOUL
            return table
        others = self.seats - 1
        table[step.WORST] = -1
        table[step.REST] = 1 / others if others else 0
        shares = table[step.WORTHS :].reshape(self.seats + 1, 2)  # by winners: lost, won
        for winners in range(1, self.seats + 1):
            won = (self.seats / winners - 1) / others if others else 1
            shares[winners] = -1 / others if others else -1, won
        shares[0] = 0 if others else -1
        return table


@cache
def _driver(game: Game, observing: Observing | None) -> ModuleType:
    if observing is None:
        nothing = bind_driver(blind, game)
        names = {"Observation": nothing.Observation, "observe": nothing.observe}
    else:
        names = observing.names
    more = {"nature_choice": playouts_of(game).nature_choice, **names}
    return bind_driver(step, game, more)


def settle(
    game: Game,
    seats: int,
    options: Mapping[str, str],
    edition: Edition | None,
    obs: bool | str,
    mask: str,
    reward: str,
    chance: str,
    autoreset: bool,
) -> Setting:
    """A setting, checked."""
    for name, value, known in (
        ("mask", mask, MASKS), ("reward", reward, REWARDS), ("chance", chance, CHANCES),
    ):  # fmt: skip
        if value not in known:
            raise InputError(f"expected {name} to be one of {', '.join(known)}, got {shown(value)}")
    if edition is not None and edition.game != game.name:
        raise InputError("edition-game", game=game.name, got=edition.game)
    actions = seat_actions(game, seats, options, edition is not None)
    return Setting(
        game=game,
        seats=game.check_seats(seats),
        options=game.settle_options(options),
        box=edition.box if edition is not None else default_box(game),
        actions=with_nature(actions, game) if chance == "explicit" else actions,
        observing=_observing(game, seats, obs),
        mask=mask,
        reward=reward,
        explicit=chance == "explicit",
        autoreset=autoreset,
    )


def _observing(game: Game, seats: int, obs: bool | str) -> Observing | None:
    if obs is False:
        return None
    if obs is True or obs == "game":
        return observation_of(game, seats)
    if obs == "state":
        return observation_of(_unobserved(game), seats)
    raise InputError(f"expected obs to be True, False, game or state, got {shown(obs)}")


@cache
def _unobserved(game: Game) -> Game:
    """The game without an observation of its own: what is seen is its state."""
    return replace(game, observation=None)


def check_seed(seed: object) -> int:
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < MOST_SEED:
        raise InputError(f"expected a seed from 0 to 2**63 - 1, got {shown(seed)}")
    return seed
