"""Actions, in the order `legal` offers them: their numbers, their texts, who takes them."""

from __future__ import annotations

from tinkertable.core.notation import Codec
from tinkertable.core.seats import NATURE
from tinkertable.core.when import When

from . import data
from .state import SEATS, SIDES

TURN_NAMES = ("+", "-", "0", "2")

CODE_NAMES = tuple(f"{colour}{n}" for colour in data.CODE_COLOURS for n in data.CODE_NUMBERS)
GEAR_NAMES = tuple(data.GEARS)
SIDE_NAMES = tuple(str(side) for side in range(SIDES))

WITH_EXTRAS = When(options={"strict": ("off",)})
_ABILITIES = {**WITH_EXTRAS.options, "characters": ("on",)}
WITH_CHARACTERS = When(options=_ABILITIES)
WITH_OTHERS = When(options=_ABILITIES, edition=True)  # abilities as ours has none

CODEC = Codec()
DEAL_CODE = CODEC.add("deal {}", CODE_NAMES, by=NATURE)  # + code card
DROP_GEAR = CODEC.add("drop {}", GEAR_NAMES, by=NATURE)  # + gear
DEAL_CHARACTER = CODEC.add("character {}", tuple(data.CHARACTERS), by=NATURE)  # + character
# + seat
GIVE_TOKEN = CODEC.add("token {}", tuple(str(seat + 1) for seat in range(SEATS)), by=NATURE)
OPEN_ROUND = CODEC.add("round {}", tuple(data.ROUND_CARDS), by=NATURE)  # + round card
SET_GEAR = CODEC.add("set {} {}", GEAR_NAMES, SIDE_NAMES)  # + gear * SIDES + side
TURN_GEAR = CODEC.add("turn {}", TURN_NAMES)  # + how
TURN_PLUS, TURN_MINUS, TURN_LEAVE, TURN_TWO = range(TURN_GEAR, TURN_GEAR + len(TURN_NAMES))
ENTER = CODEC.add("enter {}", CODE_NAMES)  # + code card
CHECK = CODEC.add("check {}", CODE_NAMES)  # + code card
RETURN_GEAR = CODEC.add("return {}", GEAR_NAMES)  # + gear
# Abilities of ours are used by name, others by what they are: one that needs nothing more, one
# that sends a card to check, one that enters a card.
IN_WINDOWS = ("oil", "tuning", "ratchet", "pendulum", "search", "swapout")
# + place in IN_WINDOWS, or after them
USE = CODEC.add("use {}", (*IN_WINDOWS, "ability"), when=WITH_CHARACTERS)
USE_ABILITY = USE + len(IN_WINDOWS)
# + code card
USE_COMPUTATION = CODEC.add("use computation {}", CODE_NAMES, when=WITH_CHARACTERS)
USE_SOLUTION = CODEC.add("use solution {}", CODE_NAMES, when=WITH_CHARACTERS)
USE_CHECK = CODEC.add("use check {}", CODE_NAMES, when=WITH_OTHERS)
USE_ENTER = CODEC.add("use enter {}", CODE_NAMES, when=WITH_OTHERS)
PASS = CODEC.add("pass", when=WITH_CHARACTERS)
ACTIONS = CODEC.actions
