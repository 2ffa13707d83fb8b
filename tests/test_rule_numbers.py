"""Every rule has a number: told in both languages, cited by the code, tested by name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tinkertable.games import GAMES, load

TESTS = Path(__file__).parent / "games"


def rules(game: str, file: str) -> list[int]:
    """The numbers of the rules, in the order told."""
    return [int(number) for number in re.findall(r"^\*\*R(\d+)\.\*\*", text(game, file), re.M)]


def text(game: str, file: str) -> str:
    return (load(game).folder / file).read_text(encoding="utf-8")


def sources(game: str) -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted(load(game).folder.rglob("*.py")))


def cited(game: str) -> set[int]:
    """Rules the source names, also as R3–R5."""
    numbers = set()
    for first, last in re.findall(r"\bR(\d+)\b(?:\s*[–-]\s*R(\d+)\b)?", sources(game)):
        numbers |= set(range(int(first), int(last or first) + 1))
    return numbers


def named_in_tests(game: str) -> set[int]:
    """Rules some test is named for."""
    paths = sorted((TESTS / GAMES[game]).rglob("test_*.py"))
    found = (re.findall(r"^def test_r(\d+)_", path.read_text("utf-8"), re.M) for path in paths)
    return {int(number) for numbers in found for number in numbers}


@pytest.mark.parametrize("game", GAMES)
def test_rules_are_numbered_from_one_in_both_languages(game: str) -> None:
    english = rules(game, "RULES.md")
    assert english == list(range(1, len(english) + 1))
    assert english
    assert rules(game, "RULES.ru.md") == english


@pytest.mark.parametrize("game", GAMES)
def test_the_source_cites_every_rule_and_no_other(game: str) -> None:
    assert cited(game) == set(rules(game, "RULES.md"))


@pytest.mark.parametrize("game", GAMES)
def test_a_test_is_named_for_every_rule_and_no_other(game: str) -> None:
    assert named_in_tests(game) == set(rules(game, "RULES.md"))


@pytest.mark.parametrize("file", ["RULES.md", "RULES.ru.md"])
@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_told_with_its_values(game: str, file: str) -> None:
    told = text(game, file)
    for name, values in load(game).options.items():
        row = next((line for line in told.splitlines() if line.startswith(f"| `{name}` |")), "")
        assert [value for value in values if f"`{value}`" not in row] == [], name
        default = row.split("|")[-2].strip() if row else ""
        assert default == f"`{values[0]}`", name
