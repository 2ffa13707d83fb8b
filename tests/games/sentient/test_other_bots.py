"""The rules of Sentient with a box that has other bots, or others' corners: R2, R17."""

from __future__ import annotations

from tests.oracle.sentient_bots import BOTS

from .table import Table


def test_r02_other_bots(rules: type[Table]) -> None:
    bots = {name: corners for name, corners in BOTS.items() if name != "TEQd"} | {"MD1c": "--"}
    match = rules.deal("1 2", bots=bots)
    assert match.draws() == set(BOTS) - {"TEQd"} | {"MD1c"}
    match.open_round("MD1c TLTa TGTa TGEa", dice="54111 11111")
    match.turns("0+0>0")
    assert (match.dice(1), match.score(1)["bots"]) == ("43111", 4)


def test_r17_nothing_to_cover_nothing_asked(rules: type[Table]) -> None:
    match = rules.begin(
        factory="TEQa TLTa TGTa TGEa", dice="44111 11111", bots=BOTS | {"TEQa": "=="}
    )
    match.buy("1", "0+0")
    match.play("1 plug 0")
    assert match.acting() == "2"
    assert match.board(1)["assistants"] == 5
    assert (match.dice(1), match.score(1)["bots"]) == ("44111", 5)


def test_r17_other_corners_are_covered(rules: type[Table]) -> None:
    match = rules.begin(
        factory="TEQa TLTa TGTa TGEa", dice="44111 11111", bots=BOTS | {"TEQa": "+-"}
    )
    match.buy("1", "0+0")
    match.play("1 plug 0")
    assert match.offers() == {"block -", "block L", "block R", "block LR"}
    match.play("1 block R")
    assert match.dice(1) == "54111"
