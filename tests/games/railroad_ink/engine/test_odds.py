"""R2, R4: how often each face is on its die."""

from __future__ import annotations

from tests.games.railroad_ink.engine_table import EngineTable
from tests.games.railroad_ink.table import A_FACES, B_FACES, NATURE, ROUTES


def test_r02_the_faces_of_the_dice() -> None:
    table = EngineTable()
    for _ in range(3):
        assert table.offers(NATURE) == {f"roll {face}" for face in A_FACES}
        assert [weight for _, weight in table.match.position.odds()] == [1] * 6
        table.play("* roll H.H.")
    assert table.offers(NATURE) == {f"roll {face}" for face in B_FACES}
    assert [weight for _, weight in table.match.position.odds()] == [2] * 3


def test_r04_the_expansion_dice_have_their_odds() -> None:
    table = EngineTable(expansion="meteor")
    table.roll(ROUTES)
    assert [weight for _, weight in table.match.position.odds()] == [1, 1, 1, 1, 2]
    table.roll("N")
    assert [weight for _, weight in table.match.position.odds()] == [3, 2, 1]
    table = EngineTable(expansion="lava")
    table.roll(ROUTES)
    for _ in range(2):
        assert [weight for _, weight in table.match.position.odds()] == [2, 1, 1, 1, 1]
        table.roll("LL..")
