"""What the oracle leaves out: other cards, the longest way and turn, Harvey's single steps."""

from __future__ import annotations

import random
import warnings

import pytest

from tests.conformance.play import walk
from tinkertable.core.edition import read_edition
from tinkertable.core.log import Log
from tinkertable.core.match import Match
from tinkertable.core.position import Position
from tinkertable.games.transmissions import CARD, TURN
from tinkertable.games.transmissions.rules.actions import ITEM_NAMES, PIPE_NAMES
from tinkertable.games.transmissions.rules.turn.pipes import connect, disconnect
from tinkertable.games.transmissions.view.table import End

from ..table import GAME, Table


def test_r13_a_hand_that_moves_nothing() -> None:
    """B16: only in an edition whose location cards leave something out."""
    text = '{"game": "transmissions", "data": {"cards": {"TL1": ["TOWN"], "TL3": ["MEADOW"]}}}'
    with pytest.warns(UserWarning, match="no robot to move"):
        edition = read_edition(GAME, text)
    table = Table(edition=edition, hands=("TL1 TL2 TL3", "TY TB TG")).holds("FC02")
    table.robots_at(4, 5, 8, 12)
    assert table.legal() == ["cycle TL1", "cycle TL2", "cycle TL3", "play FC02"]
    table.play("play FC02", "cycle TL2", "hand 1 TY")
    assert table.hand() == {"TL1", "TL3", "TY"}
    assert table.board().played[0] == 5
    assert table.board().turns == 1
    assert table.spaces() == {"Y": 4, "B": 5, "G": 8, "R": 12}
    assert table.acting == "2"


def test_r13_the_games_own_cards_leave_nothing_out() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        read_edition(GAME, '{"game": "transmissions"}')


def test_r14_all_the_way_round() -> None:
    """A12: the eleventh space is the one it came from; there is no twelfth."""
    table = Table().clear().idea("Y", "F5", "G5", "E5", "SI1").robots_at(0, 3, 6, 9)
    table.idea("B", "SI2").play("card TY Y", "use F5", "use G5", "use E5", "use SI1")
    assert table.legal("go")[-1] == "go 8"
    table.state.extra = 20
    assert table.legal("go")[-1] == "go 11"
    assert table.reach()[11] == 0
    assert table.reach()[10] == 13


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_r17_r44_turns_end_within_their_bound(seats: int) -> None:
    """No tile twice, no turn longer than told, a move in every list."""
    options = {"sets": "advanced", "cleanup": "each"}
    for seed in range(6):
        position = Position(GAME, seats, options)
        moves, again, last = 0, 0, -1
        used: list[str] = []
        rng = random.Random(seed)
        for seat, action in walk(position, rng, lambda text: text in ("end", "skip")):
            text = GAME.codec.text(action)
            verb, *rest = text.split()
            moved = sum(b.turns for b in position.state.board)
            if moved != last or verb == "again":
                again = again + 1 if verb == "again" else 0
                used = []
                moves = moves if verb == "again" else 0
                last = moved
            moves += 1
            assert moves <= (1 + again) * TURN + 28 * CARD or not position.state.ready
            if verb in ("use", "jump", "swap", "copy"):
                assert rest[0] not in used
                used += rest
            assert seat == 30 or position.legal(seat)


def test_r26_a_pipe_taken_back_leaves_nothing() -> None:
    """For bots, who try one out."""
    table = Table().connect("P06", "0E r1")
    board = table.board()
    fields = (board.x, board.y, board.tile, board.rot, board.link)
    before = [list(field) for field in fields]
    connect(table.match.position.box[0], board, PIPE_NAMES.index("P24"), 1, 2, 0)
    assert [list(field) for field in fields] != before
    disconnect(board)
    assert [list(field) for field in fields] == before
    assert board.pipes == 2


def test_r44_sixty_turns_alone() -> None:
    """B01: the player buys nothing, what Harvey takes is put back."""
    table = Table(1, {"start": "first"})
    while table.acting:
        table.under(5, 5, 5, 5).clear(2)
        table.state.items_left |= 1 << len(ITEM_NAMES) - 1
        table.state.ideas_left |= 1 << len(ITEM_NAMES) - 1
        table.state.pipes_left |= 1 << len(PIPE_NAMES) - 1
        table.pass_turn()
    assert table.view().end == End(side=None, reason="turns")
    assert [table.turns(player) for player in (1, 2)] == [60, 60]


def test_r57_harveys_steps_are_moves_of_nature() -> None:
    """Each forced, the robot further clockwise first."""
    table = Table(1, start=2).robots_at(12, 13, 2, 4)
    table.match.play_text("* harvey TL1")
    assert table.legal() == ["step B"]
    table.play("step B").let_nature()
    assert table.steps() == ["B", "Y"]


def test_r59_before_version_3_a_gap_lost_the_action() -> None:
    """What a log of that time does not say was so."""
    moves = ["* start 2"]
    for version in (1, 2):
        past = Match.replay(GAME, Log("transmissions", 1, moves, version))
        assert past.position.options["gap"] == "action"
    assert (
        Match.replay(GAME, Log("transmissions", 1, moves, 3)).position.options["gap"] == "printing"
    )
