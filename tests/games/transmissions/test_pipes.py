"""Connecting pipes: R26, and the flow they make: R47."""

from __future__ import annotations

from tinkertable.games.transmissions.rules.actions import PIPE_NAMES
from tinkertable.games.transmissions.rules.turn.pipes import connect, disconnect

from .table import Table, at_action


def buy(pipe: str, table: Table | None = None) -> Table:
    """At the pipes with one to place."""
    table = table or at_action(12)
    table.stock("WWWYYYBBBGGG 0E")
    table.state.top[0] = PIPE_NAMES.index(pipe)
    cost = table.view()["stacks"][0]["pipe"]["cost"]
    return table.play("pipe 1", f"pay {cost}")


def lay(table: Table, pipe: str, place: str) -> Table:
    """Another pipe in the same turn, which no rule allows."""
    table.state.phase = 19  # before the action
    return buy(pipe, table).play(place).let_nature()


def flow(table: Table) -> tuple[int, int]:
    """Pipes on the longest path, and its points."""
    return table.view()["boards"][0]["flow_length"], table.score()["flow"]


def test_r26_equal_joints_connect() -> None:
    """V05: `-r-q` at the start, P06 `r-r-` turned beside its round joint."""
    table = buy("P06")
    assert table.legal() == ["at 0E r1", "flip"]
    table.play("at 0E r1").let_nature()
    pipes = table.view()["boards"][0]["pipes"]
    assert [(pipe["x"], pipe["y"], pipe["rot"]) for pipe in pipes] == [(0, 0, 0), (1, 0, 1)]
    assert pipes[1]["tile"]["edges"] == "-r-r"
    assert [pipe["links"] for pipe in pipes] == [{"E": 1}, {"W": 0}]
    assert flow(table) == (2, 3)


def test_r26_a_pipe_taken_back_leaves_nothing() -> None:
    """For bots, who try one out."""
    table = buy("P06").play("at 0E r1").let_nature()
    board = table.board()
    fields = (board.x, board.y, board.tile, board.rot, board.link)
    before = [list(field) for field in fields]
    connect(table.match.position.box[0], board, PIPE_NAMES.index("P24"), 1, 2, 0)
    assert [list(field) for field in fields] != before
    disconnect(board)
    assert [list(field) for field in fields] == before
    assert board.pipes == 2


def test_r26_unequal_joints_do_not() -> None:
    """V09: `qq--` beside the round joint only; on the other side it connects."""
    table = buy("P07")
    assert table.legal() == ["at 0W r0", "at 0W r1", "flip"]
    table = at_action(12)
    table.board().tile[0] = PIPE_NAMES.index("P04")  # rr--
    assert buy("P07", table).legal() == ["flip"]


def test_r26_rotations_that_look_alike_are_told_once() -> None:
    """B10: a cross of two kinds has two, a straight of one kind two."""
    assert buy("P24").legal("at") == ["at 0E r1", "at 0W r0"]
    assert buy("P01").legal("at") == ["at 0W r1"]
    assert buy("P11").legal("at") == ["at 0E r2", "at 0E r3", "at 0W r2", "at 0W r3"]


def test_r26_a_cell_is_told_from_its_lowest_neighbour() -> None:
    """B10: and several joints may connect at once, so that there are loops."""
    table = lay(buy("P24").play("at 0E r1").let_nature(), "P24", "at 1N r1")
    # 0 at (0, 0), 1 at (1, 0) with q r q r, 2 at (1, 1)
    assert [(p["x"], p["y"]) for p in table.view()["boards"][0]["pipes"]] == [
        (0, 0),
        (1, 0),
        (1, 1),
    ]
    table.state.phase = 19
    places = buy("P24", table).legal("at")
    assert "at 0N r1" in places
    assert not any(place.startswith("at 2W") for place in places)
    table.play("at 0N r1").let_nature()
    pipes = table.view()["boards"][0]["pipes"]
    assert pipes[3]["links"] == {"E": 2}
    assert pipes[2]["links"] == {"S": 1, "W": 3}
    assert flow(table) == (4, 10)


def test_r26_a_loop_is_walked_once() -> None:
    table = at_action(12)
    b = table.board()
    b.tile[0] = PIPE_NAMES.index("P24")  # rqrq
    for place in ("at 0E r0", "at 0N r0", "at 1N r0"):
        lay(table, "P24", place)
    pipes = table.view()["boards"][0]["pipes"]
    assert [(p["x"], p["y"]) for p in pipes] == [(0, 0), (1, 0), (0, 1), (1, 1)]
    assert pipes[3]["links"] == {"S": 1, "W": 2}
    assert flow(table) == (4, 10)
    assert sorted(table.view()["boards"][0]["flow"]) == [0, 1, 2, 3]


def test_r47_a_path_not_a_set() -> None:
    """V05–V08."""
    table = buy("P06").play("at 0E r1").let_nature()
    assert flow(table) == (2, 3)
    lay(table, "P22", "at 1E r3")  # r-q- as -q-r
    assert table.view()["boards"][0]["pipes"][2]["tile"]["edges"] == "-q-r"
    assert flow(table) == (3, 6)
    lay(table, "P01", "at 0W r1")
    assert flow(table) == (3, 6)
    lay(table, "P14", "at 3W r1")
    assert flow(table) == (3, 6)
    lay(table, "P27", "at 4W r1")
    assert flow(table) == (4, 10)
    assert table.view()["boards"][0]["flow"] == [0, 3, 4, 5]


def test_r47_points_of_the_flow() -> None:
    """T03, A36: the starting pipe alone is one."""
    table = at_action(12)
    assert flow(table) == (1, 1)
    points = []
    place = "at 0W r1"
    for i, pipe in enumerate(["P01", "P14", "P27", "P01", "P14", "P27"]):
        lay(table, pipe, place)
        points.append(table.score()["flow"])
        place = f"at {i + 1}W r1"
    assert points == [3, 6, 10, 15, 20, 25]
