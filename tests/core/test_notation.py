"""Notation: codecs, and the three ways in which input is refused."""

from __future__ import annotations

import pytest

from tinkertable.core.errors import InputError, NotActing, NotAnAction, NotLegal, shown
from tinkertable.core.notation import SEATS, Action, Codec
from tinkertable.core.position import Position
from tinkertable.core.seats import NATURE, members, seat_text

from .toy import TOY


def test_actions_are_numbered_as_they_are_declared() -> None:
    codec = Codec()
    assert codec.add("go {}{}", "ab", ["1", "2"]) == 0
    assert codec.add("stop") == 4
    assert codec.add("shake {}", "xy", by=NATURE) == 5
    assert codec.actions == 7
    assert codec.texts == ["go a1", "go a2", "go b1", "go b2", "stop", "shake x", "shake y"]
    assert codec.named[3] == Action("go", ("b", "2"))
    assert codec.named[4] == Action("stop")
    assert codec.number("go b1") == 2
    assert codec.takers == [SEATS] * 5 + [NATURE] * 2


@pytest.mark.parametrize("text", ["", "jump", "set", "set 3", "set 1 ", "SET 1", "set ١", "done 1"])
def test_no_action_of_the_game(text: str) -> None:
    with pytest.raises(NotAnAction, match="expected") as refused:
        TOY.codec.number(text)
    assert repr(text) in str(refused.value)


def test_a_hint_shows_the_form_or_the_verbs() -> None:
    with pytest.raises(NotAnAction, match="something like 'set 0'"):
        TOY.codec.number("set 9")
    with pytest.raises(NotAnAction, match="one of draw, set, done"):
        TOY.codec.number("leap")


def test_not_now_and_not_you() -> None:
    position = Position(TOY, 2, {})
    with pytest.raises(NotActing, match=r"seat 1 may not act \(now acting: \*\)"):
        position.play(0, TOY.codec.number("set 0"))
    with pytest.raises(NotLegal, match=r"'done' is not legal for seat \*; 3 other moves are"):
        position.play(NATURE, TOY.codec.number("done"))
    position.play(NATURE, TOY.codec.number("draw 0"))
    with pytest.raises(NotActing, match=r"seat \* may not act \(now acting: 1, 2\)"):
        position.play(NATURE, TOY.codec.number("draw 0"))
    with pytest.raises(NotLegal, match="'done' is not legal for seat 1"):
        position.play(0, TOY.codec.number("done"))


@pytest.mark.parametrize("action", [-1, 7, 10_000, -10_000])
def test_numbers_that_are_no_action_are_refused(action: int) -> None:
    position = Position(TOY, 1, {})
    before = position.to_json()
    with pytest.raises(InputError):
        position.play(NATURE, action)
    assert position.to_json() == before


def test_long_values_are_cut() -> None:
    with pytest.raises(NotAnAction) as refused:
        TOY.codec.number("x" * 10_000_000)
    assert len(str(refused.value)) < 200
    assert shown("a" * 100).endswith("…")
    assert shown([1, 2]) == "[1, 2]"


def test_all_refusals_are_one_family() -> None:
    assert all(issubclass(kind, InputError) for kind in (NotAnAction, NotLegal, NotActing))
    assert issubclass(InputError, ValueError)


def test_seats_in_texts() -> None:
    assert [seat_text(seat) for seat in (0, 11, NATURE)] == ["1", "12", "*"]
    assert list(members(0b1011)) == [0, 1, 3]
    assert list(members(0)) == []
