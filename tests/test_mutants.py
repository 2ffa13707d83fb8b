"""The mutants of the rules that are said to change nothing are still mutants of the rules."""

from __future__ import annotations

import textwrap
from pathlib import Path
from typing import Any

from tools.mutation.__main__ import EQUIVALENT, equivalents
from tools.mutation.mutants import GAMES, mutants_of, mutated

SOURCE = """
    LIMIT = 3

    def low(x: int) -> bool:
        if x < LIMIT:
            return True
        return False
    """
CHANGES = {
    ("", "LIMIT = 3", "3 → 4"),
    ("", "LIMIT = 3", "3 → 2"),
    ("low", "if x < LIMIT:", "x < LIMIT → True"),
    ("low", "if x < LIMIT:", "x < LIMIT → False"),
    ("low", "if x < LIMIT:", "x < LIMIT → x <= LIMIT"),
    ("low", "if x < LIMIT:", "x < LIMIT → x >= LIMIT"),
    ("low", "return True", "removed"),
    ("low", "return True", "True → False"),
    ("low", "return False", "False → True"),
}


def test_every_small_thing_is_wrong_once(tmp_path: Path) -> None:
    path = tmp_path / "rules.py"
    path.write_text(textwrap.dedent(SOURCE))
    found = mutants_of(path, "rules.py")
    assert len(found) == len(CHANGES)
    assert {(mutant.function, mutant.source, mutant.change) for mutant in found} == CHANGES


def test_a_mutant_is_the_module_with_that_wrong(tmp_path: Path) -> None:
    path = tmp_path / "rules.py"
    path.write_text(textwrap.dedent(SOURCE))
    numbers = {mutant.change: mutant.number for mutant in mutants_of(path, "rules.py")}

    def low(change: str, x: int) -> bool:
        names: dict[str, Any] = {}
        exec(mutated(path, numbers[change]), names)
        return bool(names["low"](x))

    assert [low("3 → 4", x) for x in (2, 3, 4)] == [True, True, False]
    assert [low("x < LIMIT → x >= LIMIT", x) for x in (2, 3)] == [False, True]
    assert [low("removed", x) for x in (2, 3)] == [False, False]


def test_what_is_said_to_change_nothing_is_a_mutant() -> None:
    known = equivalents()
    files = {mutant.split(" ")[0] for mutant in known}
    every = {mutant.key for file in files for mutant in mutants_of(GAMES / file, file)}
    assert known.keys() <= every, f"{EQUIVALENT.name} names what is no mutant any more"
    assert all(why.strip() for why in known.values())
