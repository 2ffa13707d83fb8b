"""Secrets: R11. Who knows which cards, what cannot be taken back, what is dealt anew."""

from __future__ import annotations

import pytest

from tests.conformance.secrets import seen
from tinkertable.core.chance import Chance
from tinkertable.core.errors import NotLegal
from tinkertable.core.match import Match
from tinkertable.core.seats import ITSELF, NATURE, NOBODY

from ..table import GAME, Table

OTHER_HANDS = ("TY TB TG", "TR TL2 TL3")


def test_r11_hands_are_secret() -> None:
    """T14: three in hand, four undrawn; each seat sees its own."""
    table = Table(hands=("TY TB TL1", "TG TR TL2"))
    for viewer in (0, 1, NOBODY):
        boards = table.view(viewer).boards
        known = [board.hand for board in boards]
        expected = [("TY", "TB", "TL1"), ("TG", "TR", "TL2")]
        assert known == [cards if seat == viewer else None for seat, cards in enumerate(expected)]
        assert [board.cards for board in boards] == [3, 3]
        assert [len(board.undrawn) for board in boards] == [
            4 if seat == viewer else 7 for seat in range(2)
        ]
    assert "* hand 1 TY TB TL1" in table.match.move_texts(0)
    assert table.match.move_texts(0)[-1] == "* hand ?"
    assert table.match.move_texts(NOBODY)[-2:] == ["* hand ?", "* hand ?"]


def test_r11_others_are_told_the_same_whatever_the_hand() -> None:
    """Everything: view, moves, log, what they may do."""
    worlds = [Table(3, hands=("TY TB TL1", other, "TY TB TG")) for other in OTHER_HANDS]
    for move in ("card TY Y", "go 1", "skip", "end", "hand 1 TR"):
        for viewer in (0, 2, NOBODY):
            one, two = (seen(table.match, viewer) for table in worlds)
            assert one == two
        assert seen(worlds[0].match, 1) != seen(worlds[1].match, 1)
        for table in worlds:
            table.play(move)
    for table, card in zip(worlds, ("TB", "TL2"), strict=True):
        table.robots_at(2, 5, 8, 12)
        table.play(next(text for text in table.legal("card") if text.split()[1] == card))
    assert seen(worlds[0].match, 0) != seen(worlds[1].match, 0)


def test_r11_playing_a_secret_card_cannot_be_taken_back() -> None:
    table = Table().play("card TY Y")
    assert table.match.position.revealed() == ITSELF
    assert table.match.undoable(0) is None
    table.play("go 1")
    table.match.undo(0)
    with pytest.raises(NotLegal):
        table.match.undo(0)


def test_r11_after_four_turns_nothing_is_hidden() -> None:
    table = Table()
    for turn in range(5):
        for seat in (1, 2):
            cards = table.legal("card")
            known = table.view(2 - seat).boards[seat - 1].hand
            assert (known is None) == (turn < 4)
            table.play(cards[0], "go 1", "skip", "end").let_nature()
            if turn == 4:
                assert table.match.moves[-1].reveals == 0
    assert table.view(NOBODY).boards[0].hand is not None
    assert table.view(1).boards[0].deck == table.view(0).boards[0].deck != ()
    assert table.match.move_texts(NOBODY)[-1] == "2 end"


def test_r11_what_is_redealt_could_be() -> None:
    table = Table(3).play("card TL1 G", "go 1", "skip", "end", "hand 1 TG", "card TY Y")
    for viewer in (0, 1, 2, NOBODY):
        hidden = table.match.position.hidden(viewer)
        seen = set()
        for seed in range(60):
            redealt = hidden.redealt(viewer, seed)
            boards = redealt.state.board
            assert [bin(b.hand).count("1") for b in boards[:3]] == [3, 2, 3]
            for b in boards[:3]:
                assert b.hand & b.undrawn == 0
            if viewer >= 0:
                assert boards[viewer].hand == table.state.board[viewer].hand
            seen.add(tuple(b.hand for b in boards[:3]))
        assert len(seen) > 20


def test_r4_every_bag_is_its_own() -> None:
    """What is drawn from one does not depend on how often another was drawn from."""
    bags: dict[str, set[int]] = {}
    for seats in (1, 3):
        match = Match(GAME, seats, chance=Chance("bags"))
        while len(match.moves) < 120 and not match.position.over:
            if match.waiting_for() == [NATURE]:
                bag = match.position.bag()
                match.draw()
                verb = match.moves[-1].text.split()[1]
                bags.setdefault(verb, set()).add(bag)
            else:
                seat = match.waiting_for()[0]
                match.play(seat, match.position.legal(seat)[0])
    assert bags.pop("hand") == {9, 10, 11}
    assert bags.pop("spots") == bags.pop("robots")
    assert bags.pop("harvey") == bags.pop("step")
    assert len(set().union(*bags.values())) == len(bags) == 7


def test_r36_played_forest_cards_are_seen_by_all() -> None:
    table = Table().holds("FC02", "FC03").play("play FC02")
    board = table.view(1).boards[0]
    assert (board.held, board.spent) == ({"FC03": 1}, {"FC02": 1})
