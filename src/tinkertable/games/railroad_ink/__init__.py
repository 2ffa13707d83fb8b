"""Railroad Ink: Blazing Red, with the meteor and the lava expansion."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tinkertable.core.errors import InputError, shown
from tinkertable.core.game import Game, Past, gather
from tinkertable.core.position import Position
from tinkertable.core.when import When

from .rules import contract as rules
from .rules import score, state
from .rules.actions import CODEC, WITH_LAVA, WITH_METEOR
from .rules.box import COMPONENTS, LATER_COMPONENTS, make_box
from .rules.data import ROUNDS
from .rules.state import ALL_DICE, DICE, SEATS
from .rules.tiles import CELLS, FIRST_LAVA, PAGES, SHAPES
from .view.items import explain
from .view.notation import implied_expansion, read_board
from .view.table import view

# By option: its values, the default first. RULES.md says what each means.
OPTIONS = {
    "expansion": ("none", "meteor", "lava"),
    "stations": ("pass", "end"),
    "must_place": ("maximum", "maximal"),
    "centre_counts": ("anything", "routes"),
    "skip_counts": ("both", "special"),
    "crater_duty": ("free", "optional"),
    "lava_routes": ("loose", "joined"),
}
EITHER = When(options={"expansion": ("meteor", "lava")})
# A seat draws each cell at most once, but for what a meteor or an emergency erases, and once a
# round decides a meteor and says `done`.
SEAT_MOVES = CELLS + 3 * ROUNDS
ROUTES = SHAPES[:FIRST_LAVA]


def score_text(text: str, options: Mapping[str, str]) -> dict[str, int]:
    """The score of a board given as text; the expansion is the one the board shows."""
    position = Position(GAME, 1, {"expansion": implied_expansion(text), **options})
    read_board(position.box[0], position.state.board[0], text, position.options["expansion"])
    return position.score(0)


def deal(entry: Mapping[str, Any]) -> list[str]:
    """Nature's moves of an entry such as {"dice": [["H.H.", "RR..", "RRR.", "HR.."], …]}."""
    rounds = entry.get("dice")
    if not isinstance(rounds, list) or not rounds:
        raise InputError("deal-rounds", got=shown(rounds))
    moves = []
    for dice in rounds:
        if not isinstance(dice, list) or len(dice) != DICE:
            raise InputError("deal-dice", count=DICE, got=shown(dice))
        for face in dice:
            if face not in ROUTES:
                raise InputError("action-verb", known=", ".join(ROUTES), got=shown(face))
            moves.append(f"roll {face}")
    return moves


GAME = Game(
    name="railroad-ink",
    version=2,
    past={1: Past(options={"must_place": "maximal"})},
    seats=(1, SEATS),
    independent=True,
    options=OPTIONS,
    option_when={
        "centre_counts": EITHER,
        "skip_counts": WITH_METEOR,
        "crater_duty": WITH_METEOR,
        "lava_routes": WITH_LAVA,
    },
    codec=CODEC,
    lines=("networks", "highway", "rail", "centre", "errors", "bonus"),
    line_when={"bonus": EITHER},
    groups=PAGES * CELLS + 2,
    longest=(ALL_DICE * ROUNDS + SEAT_MOVES, SEAT_MOVES),
    components=COMPONENTS,
    later_components=LATER_COMPONENTS,
    make_box=make_box,
    folder=Path(__file__).parent,
    view=view,
    explain=explain,
    bot="tinkertable.games.railroad_ink.bot.knowledge",
    observation="tinkertable.games.railroad_ink.observation",
    home="tinkertable.games.railroad_ink:GAME",
    score_text=score_text,
    deal=deal,
    **gather(state, rules, score),
)

__all__ = ["GAME"]
