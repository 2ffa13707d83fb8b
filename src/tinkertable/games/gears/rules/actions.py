"""Action numbers, in the order `legal` offers them, and their texts."""

from __future__ import annotations

from tinkertable.core.notation import Block, Codec

from . import data
from .state import CARDS, CHARACTERS, CODES, GEARS, SEATS, SIDES

DEAL_CODE = 0  # nature: + code card
DROP_GEAR = DEAL_CODE + CODES  # nature: + gear
DEAL_CHARACTER = DROP_GEAR + GEARS  # nature: + character
GIVE_TOKEN = DEAL_CHARACTER + CHARACTERS  # nature: + seat
OPEN_ROUND = GIVE_TOKEN + SEATS  # nature: + round card
SET_GEAR = OPEN_ROUND + CARDS  # + gear * SIDES + side
TURN_GEAR = SET_GEAR + GEARS * SIDES  # + how
TURNS = 4
TURN_PLUS, TURN_MINUS, TURN_LEAVE, TURN_TWO = range(TURN_GEAR, TURN_GEAR + TURNS)
ENTER = TURN_GEAR + TURNS  # + code card
CHECK = ENTER + CODES  # + code card
RETURN_GEAR = CHECK + CODES  # + gear
USE_OIL = RETURN_GEAR + GEARS
USE_TUNING, USE_RATCHET, USE_PENDULUM, USE_SEARCH, USE_SWAPOUT = range(USE_OIL + 1, USE_OIL + 6)
USE_COMPUTATION = USE_SWAPOUT + 1  # + code card
USE_SOLUTION = USE_COMPUTATION + CODES  # + code card
PASS = USE_SOLUTION + CODES
ACTIONS = PASS + 1

CODE_NAMES = tuple(f"{colour}{n}" for colour in data.CODE_COLOURS for n in data.CODE_NUMBERS)
GEAR_NAMES = tuple(data.GEARS)
SIDE_NAMES = tuple(str(side) for side in range(SIDES))

CODEC = Codec(
    {
        DEAL_CODE: Block("deal {}", (CODE_NAMES,)),
        DROP_GEAR: Block("drop {}", (GEAR_NAMES,)),
        DEAL_CHARACTER: Block("character {}", (tuple(data.CHARACTERS),)),
        GIVE_TOKEN: Block("token {}", (tuple(str(seat + 1) for seat in range(SEATS)),)),
        OPEN_ROUND: Block("round {}", (tuple(data.ROUND_CARDS),)),
        SET_GEAR: Block("set {} {}", (GEAR_NAMES, SIDE_NAMES)),
        TURN_GEAR: Block("turn {}", (("+", "-", "0", "2"),)),
        ENTER: Block("enter {}", (CODE_NAMES,)),
        CHECK: Block("check {}", (CODE_NAMES,)),
        RETURN_GEAR: Block("return {}", (GEAR_NAMES,)),
        USE_OIL: Block("use {}", (("oil", "tuning", "ratchet", "pendulum", "search", "swapout"),)),
        USE_COMPUTATION: Block("use computation {}", (CODE_NAMES,)),
        USE_SOLUTION: Block("use solution {}", (CODE_NAMES,)),
        PASS: Block("pass"),
    },
    ACTIONS,
)
