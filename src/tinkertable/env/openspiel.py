"""OpenSpiel: every game as one of its own, sequential, with nature's moves as chance nodes.

Importing this registers them: `pyspiel.load_game("tinkertable_gears(players=3,strict=on)")`.
Seats that may act at once do so in turn, lowest first, and do not see what the others chose.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from numpy.lib.stride_tricks import as_strided

from tinkertable.core import defaults
from tinkertable.core.edition import read_edition
from tinkertable.core.game import Game
from tinkertable.core.information import Recall
from tinkertable.core.notation import SEATS
from tinkertable.core.observing import Observing, observation_of
from tinkertable.core.position import Position
from tinkertable.core.record import lowest, rows
from tinkertable.core.seats import NATURE, NOBODY
from tinkertable.core.worlds import world
from tinkertable.games import GAMES, load

from .actions import seat_actions
from .returns import bounds, returns_of
from .setting import REWARDS

MOST_NUMBERS = 3  # of an information state, for each move
SEEDS = 1 << 30


def short_name(game: Game) -> str:
    return f"tinkertable_{game.name.replace('-', '_')}"


class SpielGame(pyspiel.Game):
    """A game with its seats and options, from its start or from another position; one class for
    each of ours."""

    game: Game

    def __init__(
        self, params: Mapping[str, Any] | None = None, start: Position | None = None
    ) -> None:
        game = self.game
        given = {**_parameters(game), **(params or {})}
        self.reward = given["reward"]
        if self.reward not in REWARDS:
            raise ValueError(f"reward is one of {', '.join(REWARDS)}, not {self.reward!r}")
        self.start = start if start is not None else _start(game, given)
        seats, options = self.start.seats, self.start.options
        self.actions = seat_actions(game, seats, options, edition=bool(given["edition"]))
        self.chances = _nature(game)
        self.chance_numbers = list(self.chances)
        self.observing = observation_of(game, seats)
        self.most_numbers = MOST_NUMBERS * game.most_moves(seats)
        super().__init__(_kind(game, seats, self.reward), self._sizes(), dict(params or {}))

    def _sizes(self) -> pyspiel.GameInfo:
        position = self.start
        least, most = bounds(self.reward)
        return pyspiel.GameInfo(
            num_distinct_actions=self.actions.count,
            max_chance_outcomes=len(self.chances),
            num_players=position.seats,
            min_utility=least,
            max_utility=most,
            utility_sum=0.0 if _zero_sum(position.seats, self.reward) else None,
            max_game_length=position.game.most_moves(position.seats),
        )

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.start.game.most_moves(self.start.seats)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Any:
        """What a seat sees, as OpenSpiel's kinds of it have it: now, or all it has seen so far; as
        strings also what everybody sees, and what the seat sees beyond that. None: no such kind."""
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if params:
            raise ValueError(f"expected no parameters, got {params}")
        one, nobody = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE
        if kind.private_info == one and kind.public_info:
            return Memory(self) if kind.perfect_recall else Observer(self.observing)
        if kind.private_info == nobody and kind.public_info:
            return Public(self.start, kind.perfect_recall)
        if kind.private_info == one and not kind.perfect_recall:
            return Private(self.start)
        return None


class Moment:
    """A match at some moment: what a state of OpenSpiel holds, copies and pickles."""

    def __init__(self, position: Position) -> None:
        self.position = position.copy()
        self.recall = Recall(position.seats)
        self.acting = position.acting()

    def play(self, action: int) -> None:
        self.acting = self.recall.play(self.position, lowest(self.acting), action)

    def __deepcopy__(self, memo: dict[int, Any]) -> Moment:
        twin = object.__new__(Moment)
        twin.position, twin.recall = self.position.copy(), self.recall.copy()
        twin.acting = self.acting
        return twin


class SpielState(pyspiel.State):
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.now = Moment(game.start)

    @property
    def _game(self) -> SpielGame:
        found: SpielGame = self.get_game()
        return found

    def current_player(self) -> int:
        if not self.now.acting:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = lowest(self.now.acting)
        return int(pyspiel.PlayerId.CHANCE) if seat == NATURE else seat

    def is_terminal(self) -> bool:
        return self.now.acting == 0

    def _legal_actions(self, player: int) -> list[int]:
        dense = self._game.actions.dense
        return [dense[action] for action in self.now.position.legal(player)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        odds, numbers = self.now.position.odds(), self._game.chances
        total = sum(weight for _, weight in odds)
        return [(numbers[action], weight / total) for action, weight in odds]

    def _apply_action(self, action: int) -> None:
        self.now.play(self._number(self.current_player(), action))

    def _number(self, player: int, action: int) -> int:
        """The game's own number of an action."""
        if player == pyspiel.PlayerId.CHANCE:
            return self._game.chance_numbers[action]
        return self._game.actions.numbers[action]

    def _action_to_string(self, player: int, action: int) -> str:
        return self.now.position.game.codec.text(self._number(player, action))

    def returns(self) -> list[float]:
        return returns_of(self.now.position, self._game.reward)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the player cannot tell from this one; its whole history fits."""
        seed = int(sampler() * SEEDS)
        game = self._game
        found = world(game.start, self.now.recall.of(player), seed)
        twin = game.new_initial_state()
        for seat, action in found.moves:
            dense = game.chances if seat == NATURE else game.actions.dense
            twin.apply_action(dense[action])
        return twin

    def __str__(self) -> str:
        return json.dumps(self.now.position.to_json())


class Observer:
    """What a seat sees now: the game's observation, as one tensor and as named parts of it."""

    def __init__(self, observing: Observing) -> None:
        self._observing = observing
        self.tensor = np.zeros(observing.size, np.float32)
        self.dict = {
            part.name: as_strided(
                self.tensor[part.first :],
                part.shape or (1,),
                [4 * stride for stride in part.strides] or (4,),
            )
            for part in observing.parts
        }

    def set_from(self, state: SpielState, player: int) -> None:
        position = state.now.position
        seen: Any = rows(self._observing.record, 1)[0]
        work = rows(position.game.Work, 1)[0]
        self._observing.rule(position.box[0], position.state, player, work, seen)
        self.tensor[:] = seen._flat()

    def string_from(self, state: SpielState, player: int) -> str:
        return json.dumps(state.now.position.hidden(player).to_json())


class Memory:
    """What a seat has seen so far, in order."""

    def __init__(self, game: SpielGame) -> None:
        self._game = game.start.game
        self.tensor = np.zeros(game.most_numbers, np.float32)
        self.dict = {"seen": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        numbers = state.now.recall.of(player).numbers[: len(self.tensor)]
        self.tensor[: len(numbers)] = numbers
        self.tensor[: len(numbers)] += 1  # 0 is where nothing stands
        self.tensor[len(numbers) :] = 0

    def string_from(self, state: SpielState, player: int) -> str:
        texts = state.now.recall.of(player).texts(self._game)
        return ", ".join([f"seat {player + 1}", *texts])


class Public:
    """What everybody sees, as a string: now, or so far."""

    tensor = None

    def __init__(self, start: Position, so_far: bool) -> None:
        self._game, self._spectator, self._so_far = start.game, _spectator(start), so_far
        self.dict: dict[str, Any] = {}

    def set_from(self, state: SpielState, player: int) -> None:
        """There are no numbers."""

    def string_from(self, state: SpielState, _player: int) -> str:
        if self._so_far:
            return ", ".join(state.now.recall.of(self._spectator).texts(self._game))
        return json.dumps(state.now.position.hidden(self._spectator).to_json())


class Private:
    """What a seat sees and a spectator does not, as a string: numbers of the state, by place."""

    tensor = None

    def __init__(self, start: Position) -> None:
        self._spectator = _spectator(start)
        self.dict: dict[str, Any] = {}

    def set_from(self, state: SpielState, player: int) -> None:
        """There are no numbers."""

    def string_from(self, state: SpielState, player: int) -> str:
        position = state.now.position
        mine, theirs = (position.hidden(who).state._flat() for who in (player, self._spectator))
        more = {i: a for i, (a, b) in enumerate(zip(mine, theirs, strict=True)) if a != b}
        return json.dumps(more) if more else ""


def _spectator(start: Position) -> int:
    """Who sees what everybody sees: whoever plays alone hides nothing from itself."""
    return NOBODY if start.seats > 1 else 0


def _parameters(game: Game) -> dict[str, Any]:
    """What may be named after the game, with its default."""
    options: dict[str, Any] = {name: values[0] for name, values in game.options.items()}
    for name, values in game.options.items():
        if all(value.isdigit() for value in values):  # OpenSpiel reads such texts as numbers
            options[name] = int(values[0])
    return {"players": max(2, game.seats[0]), "reward": REWARDS[0], "edition": "", **options}


def _start(game: Game, given: Mapping[str, Any]) -> Position:
    box = None
    if given["edition"]:
        box = read_edition(game, Path(given["edition"]).read_text(encoding="utf-8")).box
    options = {name: str(given[name]) for name in game.options}
    return Position(game, given["players"], options, box)


def _nature(game: Game) -> dict[int, int]:
    """Nature's actions, numbered without gaps."""
    takers = game.codec.takers
    numbers = [action for action in range(game.codec.actions) if takers[action] != SEATS]
    return {number: at for at, number in enumerate(numbers)}


def _zero_sum(seats: int, reward: str) -> bool:
    return reward == "win" and seats > 1


def _kind(game: Game, seats: int, reward: str) -> pyspiel.GameType:
    information, utility = pyspiel.GameType.Information, pyspiel.GameType.Utility
    open_to_all = seats == 1 or game.hide.__code__ is defaults.hide.__code__
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"Tinkertable: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.PERFECT_INFORMATION
        if open_to_all
        else information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if _zero_sum(seats, reward) else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


@cache
def _class_of(game: Game) -> type[SpielGame]:
    """OpenSpiel lets go of it after Python has ended: classes outlive that, functions do not.
    A pickle finds it here by its name."""
    made = type(short_name(game), (SpielGame,), {"game": game})
    globals()[made.__name__] = made
    return made


def register(game: Game) -> str:
    """Make a game known to OpenSpiel; its name there."""
    usual = _parameters(game)
    kind = _kind(game, usual["players"], usual["reward"])
    pyspiel.register_game(kind, _class_of(game))
    return short_name(game)


def game_from(start: Position, reward: str = "win") -> SpielGame:
    """A game that begins at a position in which nothing is hidden: an endgame, to be solved."""
    return _class_of(start.game)({"reward": reward}, start)


for name in GAMES:
    register(load(name))
