"""Native code: the memory it works in, its cache, and the parts of numba it leans on."""

from __future__ import annotations

import shutil
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

import numba
import pytest
from numba.core.compiler_lock import global_compiler_lock

from tests.conformance.cases import games
from tests.core.smallest import SMALLEST
from tests.core.toy import TOY
from tinkertable.backends import PLAIN, Backend, backend_named, native
from tinkertable.backends.native import Native, dtype_of
from tinkertable.backends.simulation import RandomGame, playouts_of, random_games
from tinkertable.core.game import Game
from tinkertable.core.layout import layout_of
from tinkertable.core.position import default_box
from tinkertable.core.record import image

from . import allocating, faulty

GAMES = [TOY, SMALLEST, *games()]


def played(backend: Backend) -> list[RandomGame]:
    return random_games(TOY, 3, {}, 5, 20, backend=backend)


class Cold(Native):
    """Nothing is compiled yet, and nothing is left behind."""

    def __init__(self, folder: Path, checked: bool = False) -> None:
        super().__init__(checked)
        self._folder = folder

    @cached_property
    def cache(self) -> Path:
        return self._folder


class Counting(Cold):
    """With numba's reference counting."""

    @property
    def _flags(self) -> dict[str, Any]:
        return {name: value for name, value in super()._flags.items() if name != "_nrt"}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_records_lie_as_numpy_says(game: Game) -> None:
    for record in (game.Box, game.State, game.Work, game.Sheet):
        layout, dtype = layout_of(record), dtype_of(record)
        assert layout.size == dtype.itemsize
        assert layout.alignment == dtype.alignment
        assert dtype.fields is not None
        assert layout.offsets == {name: at for name, (_, at, *_) in dtype.fields.items()}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("name", ["plain", "native"])
def test_what_is_stored_is_read(game: Game, name: str) -> None:
    backend, box = backend_named(name), default_box(game)[0]
    rows = backend.rows(game.Box, 2)
    backend.store(rows, 1, box)
    assert image(backend.read(rows, 1, game.Box)) == image(box)
    assert backend.read(rows, 0, game.Box) == PLAIN.rows(game.Box, 1)[0]


@pytest.mark.parametrize("index", [-5, -1, 4, 1000])
def test_only_checked_code_sees_a_wrong_index(index: int) -> None:
    checked = backend_named("checked")
    values = checked.ints(4)
    with pytest.raises(IndexError):
        checked.ready(faulty).peek(values, index)
    assert checked.ready(faulty).peek(values, 3) == 0
    assert isinstance(backend_named("native").ready(faulty).peek(values, 3), int)


def test_no_rule_takes_memory(tmp_path: Path) -> None:
    """`_nrt` is a private flag of numba's: it still forbids it."""
    with pytest.raises(numba.core.errors.NumbaError):
        Cold(tmp_path).ready(allocating)
    assert Counting(tmp_path).ready(allocating).hoard(5) == 5


def test_reference_counting_changes_nothing(tmp_path: Path) -> None:
    assert played(Counting(tmp_path)) == played(PLAIN)


@pytest.mark.parametrize("patches", [native.UNFINISHED, native.INDEXING])
def test_what_is_patched_in_numba_is_where_we_think(patches: list[tuple[Any, str, Any]]) -> None:
    assert all(hasattr(owner, name) for owner, name, _ in patches)
    kept = [getattr(owner, name) for owner, name, _ in patches]
    with native.patched(patches):
        assert all(getattr(owner, name) is patch for owner, name, patch in patches)
    assert [getattr(owner, name) for owner, name, _ in patches] == kept


def test_what_others_compile_meanwhile_is_finished() -> None:
    def square(x: int) -> int:
        return x * x

    with ThreadPoolExecutor(1) as pool:
        with native.patched(native.UNFINISHED):
            assert global_compiler_lock.is_locked()
            theirs = pool.submit(lambda: numba.njit(square)(12))
        assert theirs.result() == 144


@pytest.mark.parametrize("name", ["UNFINISHED", "INDEXING"])
def test_without_a_patch_rules_do_the_same(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where numba's internals are gone, something takes longer and that is all."""
    monkeypatch.setattr(native, name, [(object, "no such thing", None)])
    assert played(Cold(tmp_path)) == played(PLAIN)


def test_an_entry_that_trusts_what_it_is_given() -> None:
    for backend in (PLAIN, backend_named("native"), backend_named("checked")):
        values = backend.ints(4)
        values[2] = 7
        backend.ready(faulty)
        assert backend.trusting(faulty, "peek")(values, 2) == 7


def compiled(backend: Native, driver: ModuleType) -> list[str]:
    return [name for name, _ in backend.compile(driver)]


def test_what_was_compiled_is_loaded(tmp_path: Path) -> None:
    driver = playouts_of(TOY)
    assert compiled(Cold(tmp_path), driver)[-1] == "random_games"
    again = Cold(tmp_path)
    assert compiled(again, driver) == []
    assert played(again) == played(PLAIN)


def test_a_cache_that_is_gone_is_made_again(tmp_path: Path) -> None:
    backend = Cold(tmp_path / "cache")
    backend.ready(faulty)
    shutil.rmtree(tmp_path / "cache")
    assert played(backend) == played(PLAIN)


def test_half_a_cache_is_compiled_again(tmp_path: Path) -> None:
    driver = playouts_of(TOY)
    Cold(tmp_path).ready(driver)
    for path in tmp_path.rglob("*.nb[ci]"):
        path.unlink()
    assert compiled(Cold(tmp_path), driver)[-1] == "random_games"


def test_an_edited_source_is_compiled_again(tmp_path: Path) -> None:
    """numba notices no edit in another file than the entry's."""
    marks = set()
    for text in ("x = 1\n", "x = 2\n"):
        (tmp_path / "beside.py").write_text(text)
        module = ModuleType("driver")
        exec(compile("def f(): pass", str(tmp_path / "driver.py"), "exec"), vars(module))
        marks.add(native._source_mark(module))
    assert len(marks) == 2
    assert native._source_mark(playouts_of(games()[0])) == ""
