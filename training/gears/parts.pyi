"""What `selfplay_driver.py` is bound with: parts of `bots/drivers/regret.py`, for Gears."""

from tinkertable.bots.drivers.regret import Settings as Settings
from tinkertable.core.defaults import NoWork as Work
from tinkertable.core.layout import Ints
from tinkertable.games.gears.bot.mind import Mind
from tinkertable.games.gears.rules.state import Box, Sheet, State

WORLD: int
COMMITTING: int
TRIAL: int

def nature_choice(box: Box, s: State, out: Ints, n: int, rng: Ints) -> int: ...
def drawn(chances: Ints, m: int, total: int, rng: Ints) -> int: ...
def find(keys: Ints, key: int) -> int: ...
def key_of(box: Box, s: State, seat: int, out: Ints, n: int) -> int: ...
def mean_strategy(body: Ints, place: int, m: int, chances: Ints) -> int: ...
def outcome(
    box: Box, s: State, seat: int, settings: Settings, mind: Mind, work: Work, sheet: Sheet
) -> int: ...
def play_on(
    box: Box, s: State, settings: Settings, keys: Ints, body: Ints, chances: Ints, out: Ints,
    mind: Mind, work: Work, sheet: Sheet, rng: Ints,
) -> None: ...  # fmt: skip
def walk(
    box: Box, rows: list[State], settings: Settings, learner: int, keys: Ints, body: Ints,
    chances: Ints, out: Ints, mind: Mind, work: Work, sheet: Sheet, rng: Ints,
) -> None: ...  # fmt: skip
