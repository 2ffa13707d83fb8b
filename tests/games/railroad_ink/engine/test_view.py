"""What a client is told, so that it need know no rule."""

from __future__ import annotations

import random

import pytest

from tests.games.railroad_ink.base_positions import gap_left
from tests.games.railroad_ink.engine_table import EngineTable
from tests.games.railroad_ink.lava_positions import EMERGENCY
from tests.games.railroad_ink.meteor_positions import only_craters_left
from tinkertable.core.chance import Chance
from tinkertable.core.match import Match
from tinkertable.core.seats import NOBODY
from tinkertable.games.railroad_ink import GAME
from tinkertable.games.railroad_ink.view.models import (
    Choices,
    Lake,
    Meteor,
    Piece,
    View,
    Way,
    WhyNot,
)

ROUTES = "H.H. H.H. RR.. HR.."


def seen(table: EngineTable, seat: int = 1) -> View:
    view: View = table.match.view(seat - 1)
    return view


def chosen(table: EngineTable, seat: int = 1) -> Choices:
    choices = seen(table, seat).choices
    assert choices
    return choices


def pieces(table: EngineTable, seat: int = 1) -> dict[str, Piece]:
    return {piece.key: piece for piece in chosen(table, seat).pieces}


@pytest.mark.parametrize("expansion", ["none", "meteor", "lava"])
@pytest.mark.parametrize("seats", [1, 3])
def test_choices_are_the_legal_list_and_marks_the_score_s(expansion: str, seats: int) -> None:
    match = Match(GAME, seats, {"expansion": expansion}, chance=Chance(f"view {seats}"))
    pick = random.Random(seats)
    match.settle()
    while not match.position.over:
        seat = pick.choice(match.waiting_for())
        view: View = match.view(seat)
        assert view.choices
        assert sorted(offered(view.choices)) == sorted(match.legal_texts(seat))
        assert view.choices.done == (view.choices.why_not is None)
        for other in range(seats):
            check_marks(match, seat, other)
        match.play(seat, pick.choice(match.position.legal(seat)))
        match.settle()
    assert not any(marks.wet for marks in match.view(0).marks)


def offered(choices: Choices) -> list[str]:
    texts = ["done"] * choices.done
    kinds = set()
    for piece in choices.pieces:
        texts += [piece.skip] if piece.skip else []
        if piece.kind not in kinds:  # equal dice offer the same
            texts += [text for turns in piece.places.values() for text in turns]
        if piece.state == "open":
            kinds.add(piece.kind)
    return texts + [way.move for way in (choices.meteor.ways if choices.meteor else ())]


def check_marks(match: Match, viewer: int, seat: int) -> None:
    position = match.position.hidden(viewer)
    marks = match.view(viewer).marks[seat]
    items = GAME.explain(position, seat)
    told = [end for item in items if item.line == "errors" for end in item.ends]
    assert sorted(told) == sorted(marks.ends + marks.mouths)
    assert len(marks.ends) + len(marks.mouths) == position.score(seat)["errors"]


def test_the_field_is_the_box_s() -> None:
    field = seen(EngineTable()).field
    assert field.exits["A2N"] == "H"
    assert field.exits["B7E"] == "R"
    assert len(field.exits) == 12
    assert field.centre == ("C3", "C4", "C5", "D3", "D4", "D5", "E3", "E4", "E5")


@pytest.mark.parametrize(("expansion", "rounds"), [("none", 7), ("meteor", 6), ("lava", 6)])
def test_the_round_is_told_with_its_dice(expansion: str, rounds: int) -> None:
    table = EngineTable(expansion=expansion)
    table.roll("H.H. RRR. RR.. HRHRx")
    assert (seen(table).round, seen(table).rounds) == (1, rounds)
    assert seen(table).dice == ("H.H.", "RRR.", "RR..", "HRHRx")


def test_a_die_knows_where_it_went_and_dries_when_done() -> None:
    table = EngineTable(2)
    table.roll(ROUTES)
    table.draw("A2H.H. A4RR..")
    dice = pieces(table)
    assert (dice["1"].state, dice["1"].cell) == ("used", "A2")
    assert (dice["2"].state, dice["2"].cell) == ("open", None)
    assert (dice["3"].state, dice["3"].cell) == ("used", "A4")
    assert seen(table).marks[0].wet == ("A2", "A4")
    assert seen(table, 2).marks[0].wet == ()
    assert seen(table).marks[0].joined == ("A2N", "A4N")
    assert chosen(table).why_not == WhyNot("dice-left", 2)
    table.draw("B2H.H. C2HR..")
    table.say("done")
    assert seen(table).marks[0].wet == ()
    assert pieces(table)["4"].cell == "C2"


def test_the_best_fit_comes_first() -> None:
    table = EngineTable()
    table.roll("RRR. HH.. HH.. H.R.")
    assert pieces(table)["2"].places["A6"][0] == "place A6HH.."
    table.draw("A4RRR. A6H..H")  # a rail to the west of A5, a highway to its east
    assert pieces(table)["4"].places["A5"][0] == "place A5.H.R"
    assert pieces(table)["3"].places["A5"] == ("place A5.HH.", "place A5HH..")


def test_what_fits_nowhere_is_stuck_and_specials_tell_their_cell() -> None:
    table = EngineTable()
    table.roll(ROUTES)
    table.draw("A2HHHR")
    assert pieces(table)["q"].state == "used"
    assert pieces(table)["q"].cell == "A2"
    assert pieces(table)["w"].state == "stuck"
    assert chosen(table).specials_left == 2


def test_a_spectator_has_nothing_to_choose() -> None:
    table = EngineTable(2)
    table.roll(ROUTES)
    assert table.match.view(NOBODY).choices is None


def test_the_meteor_s_way_is_told_before_it_falls() -> None:
    table = EngineTable(expansion="meteor")
    table.roll(ROUTES + " W 3")
    choices = chosen(table)
    way = Way("meteor", "W", ("D3", "D2"), "D1")
    assert (seen(table).aim, seen(table).distance) == ("W", 3)
    assert choices.meteor == Meteor("D4", (way,))
    assert choices.why_not == WhyNot("meteor-first", 1)
    assert pieces(table)["q"].skip == "skip HHHR"
    assert pieces(table)["1"].state == "open"
    table.say("meteor")
    assert chosen(table).meteor is None
    table.finish_round()
    table.roll(ROUTES + " any 2")
    meteor = chosen(table).meteor
    assert meteor
    assert [way.side for way in meteor.ways] == ["N", "E", "S", "W"]
    assert (seen(table).aim, seen(table).distance) == ("any", 2)


def test_lakes_open_mouths_and_the_lava_duty() -> None:
    table = EngineTable(expansion="lava")
    table.roll(ROUTES + " L.L. LL..")
    marks = seen(table).marks[0]
    assert marks.mouths == ("D4E", "D4N", "D4S", "D4W")
    assert marks.lakes == (Lake(("D4",), closed=False),)
    assert pieces(table)["5"].due
    table.draw("C4L.L.")
    assert pieces(table)["5"].cell == "C4"
    assert not pieces(table)["6"].due
    assert chosen(table).emergency is None


def test_an_emergency_is_told_by_what_is_left_to_do() -> None:
    table = EngineTable(expansion="lava")
    for faces, cells in EMERGENCY:
        table.roll(faces)
        table.draw(cells)
        if cells != EMERGENCY[-1][1]:
            table.say("done")
    choices = chosen(table)
    assert choices.emergency == "erase-or-volcano"
    assert choices.erases
    erased = choices.erases[0]
    move = next(piece.places[erased][0] for piece in choices.pieces if piece.group == "lava")
    table.say(move)
    assert chosen(table).emergency is None


def test_r14_what_would_strand_another_die_is_told() -> None:
    table = gap_left(EngineTable)
    assert isinstance(table, EngineTable)
    station = pieces(table)["4"]
    assert station.places.keys() == {"F3", "F4", "G2"}
    assert station.withheld == ("F3", "G2")  # one way of two
    free = gap_left(EngineTable, must_place="maximal")
    assert isinstance(free, EngineTable)
    assert pieces(free)["4"].withheld == ()


# Rails fit in F7, but only a station in D7 lets all three follow.
ONE_WAY_ONLY = """A1.H.H A2H..H A4.HHH A5H.H. A7.HHH B2H..H B3.H.H B4H.HH B6.HHH C1HHH. C2..HH
C3H.H. C5..HH C7.H.H D1.HHH D3HHH. D4.HHH D5H.H. D6HH.. E1HH.H E2HHH. E3..HH E4.HH. E5H.H. E6H.H.
F1HHH. F2.H.H F3H.H. F4.H.H F5HH.. G1H..H G2H..H G3HHH. G4H..H G5.HHH"""


def test_r14_a_die_may_be_withheld_altogether() -> None:
    table = EngineTable()
    table.put(ONE_WAY_ONLY)
    table.roll("R.R. R.R. R.R. HR..")
    dice = pieces(table)
    assert table.dice() == {"D7..RH", "D7.HR."}
    assert (dice["1"].state, dice["1"].withheld) == ("stuck", ("F7",))
    assert chosen(table).why_not == WhyNot("dice-left", 1)
    table.draw("D7..RH")
    assert pieces(table)["1"].places


def test_r31_a_die_is_due_only_where_the_duty_looks() -> None:
    table = only_craters_left(EngineTable, crater_duty="optional", must_place="maximal")
    assert isinstance(table, EngineTable)
    dice = pieces(table)
    assert dice["1"].places.keys() == {"A4"}
    assert not dice["1"].due  # it fits on a crater only
    assert dice["4"].due


def test_an_exit_that_only_lava_faces_is_not_joined() -> None:
    table = EngineTable(expansion="lava")
    table.put("A2LLLL B1RRR.")
    assert seen(table).marks[0].joined == ()
    table.put("A2LLLL B1.R.R")
    assert seen(table).marks[0].joined == ("B1W",)
