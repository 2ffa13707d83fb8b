"""The mutants of the rules that are said to change nothing are still mutants of the rules."""

from __future__ import annotations

import textwrap
from pathlib import Path

from tools.mutants import mutants_of, mutated
from tools.mutation import EQUIVALENT, GAMES, equivalents

SOURCE = """
    LIMIT = 3

    def below(x: int) -> bool:
        if x < LIMIT and not x == 1:
            return True
        return False
    """
CHANGES = {
    ("", "LIMIT = 3", "3 → 4"),
    ("", "LIMIT = 3", "3 → 2"),
    ("below", "if x < LIMIT and (not x == 1):", "x < LIMIT and (not x == 1) → True"),
    ("below", "if x < LIMIT and (not x == 1):", "x < LIMIT and (not x == 1) → False"),
    ("below", "if x < LIMIT and (not x == 1):", "x < LIMIT and (not x == 1) → x < LIMIT or not x == 1"),
    ("below", "if x < LIMIT and (not x == 1):", "x < LIMIT → x <= LIMIT"),
    ("below", "if x < LIMIT and (not x == 1):", "x < LIMIT → x >= LIMIT"),
    ("below", "if x < LIMIT and (not x == 1):", "not x == 1 → x == 1"),
    ("below", "if x < LIMIT and (not x == 1):", "x == 1 → x != 1"),
    ("below", "if x < LIMIT and (not x == 1):", "1 → 2"),
    ("below", "if x < LIMIT and (not x == 1):", "1 → 0"),
    ("below", "return True", "removed"),
    ("below", "return True", "True → False"),
    ("below", "return False", "False → True"),
}  # fmt: skip


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

    def below(change: str, x: int) -> bool:
        names: dict[str, object] = {}
        exec(mutated(path, numbers[change]), names)
        return bool(names["below"](x))  # type: ignore[operator]

    assert [below("3 → 4", x) for x in (2, 3, 4)] == [True, True, False]
    assert [below("x < LIMIT → x >= LIMIT", x) for x in (2, 3)] == [False, True]
    assert [below("x == 1 → x != 1", x) for x in (1, 2)] == [True, False]


def test_what_is_said_to_change_nothing_is_a_mutant() -> None:
    known = equivalents()
    files = {mutant.split(" ")[0] for mutant in known}
    every = {mutant.key for file in files for mutant in mutants_of(GAMES / file, file)}
    assert known.keys() <= every, f"{EQUIVALENT.name} names what is no mutant any more"
    assert all(why.strip() for why in known.values())
