"""What the docs name exists: files and folders in backticks, in links and in trees; modules run."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [
    *sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").glob("*.md")),
    "README.md", "CONTRIBUTING.md", "training/README.md", "web/README.md",
]  # fmt: skip
TREES = "docs/architecture.md"  # the page that says where everything is
ELSEWHERE = {".git", ".venv", ".venv-peers", "node_modules"}  # folders not looked into
MADE = (
    "src/tinkertable/client",
    ".venv/",
    ".venv-peers",
)  # what `make` makes: not there in a fresh clone
FILE = re.compile(r"\.(?:py|pyi|md|toml|ts|svelte|css|js|mjs|json|txt|lock|svg|xz)$")
SPLIT = re.compile(r"(<\w+>)")
PATH = re.compile(r"[\w.<>-]+(?:/[\w.<>-]+)*/?")


@cache
def existing() -> tuple[str, ...]:
    """Every file and folder of the checkout, folders without a slash at the end."""
    found = []
    for folder, folders, files in os.walk(ROOT):
        folders[:] = sorted(name for name in folders if name not in ELSEWHERE)
        place = Path(folder).relative_to(ROOT)
        found += [(place / name).as_posix() for name in (*folders, *files)]
    return tuple(found)


@cache
def is_there(path: str, from_the_top: bool = False) -> bool:
    """Is it the end of some path? `<game>` stands for any one name; the client's code imports files
    without their endings."""
    parts = ["[^/]+" if part[:1] == "<" else re.escape(part) for part in SPLIT.split(path)]
    start = "" if from_the_top else "(?:.*/)?"
    pattern = re.compile(rf"{start}{''.join(parts).rstrip('/')}(?:(?:\.svelte)?(?:\.ts)?)")
    return any(map(pattern.fullmatch, existing()))


def text_of(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def fenced(page: str) -> list[str]:
    return re.findall(r"^ *```\w*\n(.*?)^ *```", text_of(page), re.M | re.S)


def prose(page: str) -> str:
    return re.sub(r"^ *```.*?^ *```", "", text_of(page), flags=re.M | re.S)


def paths(page: str) -> Iterator[str]:
    """Words in backticks that are a file's name or, alone and with a slash, a folder's; and the
    files in drawings."""
    for drawing in re.findall(r"^```mermaid\n(.*?)^```", text_of(page), re.M | re.S):
        yield from re.findall(r"[\w/]+\.pyi?\b", drawing)
    for code in re.findall(r"`([^`\n]+)`", prose(page)):
        for word in code.split():
            looks_so = FILE.search(word) or ("/" in word and code == word)
            if looks_so and PATH.fullmatch(word) and not word.startswith(MADE):
                yield word


def modules(page: str) -> list[str]:
    """What is run with `python -m` and is ours."""
    ours = r"-m ((?:tests|benchmarks|training|tinkertable)(?:\.\w+)+)"
    return re.findall(ours, text_of(page))


def tree(block: str) -> Iterator[str]:
    """The paths of a tree: its first line is a folder, what lies in it is indented by two more."""
    above: list[str] = []
    for line in filter(str.strip, block.splitlines()):
        name = line.split()[0]
        depth = (len(line) - len(line.lstrip())) // 2
        above = [*above[:depth], name.rstrip("/")]
        yield "/".join(above)


def trees() -> list[str]:
    found = [path for block in fenced(TREES) if is_tree(block) for path in tree(block)]
    return list(dict.fromkeys(found))


def is_tree(block: str) -> bool:
    return bool(re.match(r"[\w./]+/(?:\s|$)", block))


@pytest.mark.parametrize("page", PAGES)
def test_every_path_in_backticks_exists(page: str) -> None:
    assert [path for path in paths(page) if not is_there(path)] == []


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_somewhere(page: str) -> None:
    links = re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", prose(page))
    places = [link for link in links if "://" not in link]
    folder = (ROOT / page).parent
    assert [place for place in places if not (folder / place).exists()] == []


@pytest.mark.parametrize("page", PAGES)
def test_every_module_exists(page: str) -> None:
    files = {name: name.replace(".", "/") for name in modules(page)}
    found = [name for name, file in files.items() if is_there(f"{file}.py") or is_there(file)]
    assert found == list(files)


@pytest.mark.parametrize("path", trees())
def test_the_trees_are_true(path: str) -> None:
    assert is_there(path, from_the_top=True)


def test_the_trees_leave_no_package_out() -> None:
    packages = {path.parent.name for path in (ROOT / "src/tinkertable").glob("*/__init__.py")}
    told = {path.split("/")[2] for path in trees() if path.count("/") == 2}
    assert packages <= told


@pytest.mark.parametrize("path", ["core/no_such.py", "games/<game>/no_such", "no_such.py"])
def test_what_is_not_there_is_missed(path: str) -> None:
    assert not is_there(path)
