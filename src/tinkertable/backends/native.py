"""Native: compiled twins of the rules, in memory laid out as C would. Only this names numba.

A rule is copied with other globals: its callees' twins, arrays for tables, instructions of the
processor for the primitives. The copy is compiled once, for the signature its annotations name,
callees first. Entries are cached on disk with all they call.
"""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dis import get_instructions
from functools import cached_property
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

import llvmlite
import numba
import numpy as np
from numba import types
from numba.core import codegen, cpu
from numba.core.compiler_lock import global_compiler_lock
from numba.extending import intrinsic
from numba.np import arrayobj

from tinkertable.core.layout import Ints, fields_of, layout_of
from tinkertable.core.record import (
    copy_row,
    from_image,
    image,
    is_rule,
    lowest,
    popcount,
    set_bits,
)

PACKAGE = Path(__file__).parents[1]
KEPT_CACHES = 3

R = TypeVar("R")
Told = Iterator[tuple[str, float]]  # a function, and the CPU seconds it took


def _width(values: Ints) -> Any:
    """The narrowest type that holds them all."""
    widths = (np.iinfo(one) for one in (np.int8, np.int16, np.int32, np.int64))
    return next(one for one in widths if one.min <= min(values) and max(values) <= one.max).dtype


class Native:
    """Machine code; `checked`: every index is checked; `narrow`: tables are no wider than needed,
    for a target that has little room for constants."""

    def __init__(self, checked: bool = False, narrow: bool = False) -> None:
        self.name = "checked" if checked else "native"
        self._checked = checked
        self._narrow = narrow
        self._twins: dict[FunctionType, Any] = {}
        self._primitives = _primitives(checked)
        self._tables: dict[int, tuple[Ints, Any]] = {}
        self._ready: dict[ModuleType, ModuleType] = {}

    def rows(self, record: type[R], count: int) -> list[R]:
        return np.zeros(count, dtype_of(record))  # type: ignore[return-value]

    def ints(self, count: int) -> Ints:
        return np.zeros(count, np.int64)  # type: ignore[return-value]

    def store(self, rows: Any, i: int, record: Any) -> None:
        rows[i : i + 1] = np.frombuffer(image(record), rows.dtype)

    def read(self, rows: Any, i: int, record: type[R]) -> R:
        return from_image(record, rows[i].tobytes())

    def ready(self, driver: ModuleType) -> ModuleType:
        for _ in self.compile(driver):
            pass
        return self._ready[driver]

    def trusting(self, driver: ModuleType, entry: str) -> Callable[..., Any]:
        (compiled,) = getattr(self.ready(driver), entry).overloads.values()
        call: Callable[..., Any] = compiled.entry_point
        return call

    def compile(self, driver: ModuleType) -> Told:
        """One process at a time compiles; the others wait and load what it made."""
        if driver in self._ready:
            return
        made = ModuleType(driver.__name__, driver.__doc__)
        vars(made).update(vars(driver))
        name = f"{driver.__name__.rpartition('.')[2]}{_source_mark(driver)}"
        self.cache.mkdir(parents=True, exist_ok=True)  # another version may have cleaned up
        complete = self.cache / f"{name}.complete"
        with open(self.cache / f"{name}.lock", "w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            for entry in (getattr(driver, entry) for entry in driver.ENTRIES):
                twin = self._loaded(entry, name) if complete.exists() else None
                if twin is None:
                    yield from self._build(entry, name)
                    twin = self._twins[entry]
                setattr(made, entry.__name__, twin)
            complete.touch()
        self._ready[driver] = made

    def _loaded(self, entry: FunctionType, driver: str) -> Any:
        """An entry from the cache; it carries the code of all it calls. None if it is not there."""
        found = self._cached(_renamed(entry, entry.__globals__, driver))
        with contextlib.suppress(numba.NumbaError):
            found.compile(signature_of(entry))
        if not found.stats.cache_hits:
            return None
        found.disable_compile()
        return found

    def _build(self, f: FunctionType, driver: str = "") -> Told:
        """The twin of a rule and, first, of all that it calls; an entry is told its driver."""
        if f in self._twins:
            return
        for callee in called_rules(f):
            yield from self._build(callee)
        names = self._globals(f)
        begun = time.process_time()  # CPU seconds: wall seconds lie on a busy machine
        if driver:
            twin = self._cached(_renamed(f, names, driver))
            with patched(INDEXING):
                twin.compile(signature_of(f))
        else:
            twin = numba.njit(**self._flags, **INNER)(_renamed(f, names, ""))
            with patched(INDEXING), patched(UNFINISHED):
                twin.compile(signature_of(f))
        twin.disable_compile()
        self._twins[f] = twin
        yield f.__name__, time.process_time() - begun

    def _globals(self, f: FunctionType) -> dict[str, Any]:
        """What a twin finds under the names its rule reads: twins, primitives, arrays."""
        names = {"__builtins__": __builtins__, "__name__": f.__module__}
        for name in global_names(f) & f.__globals__.keys():
            value = f.__globals__[name]
            names[name] = self._table(value) if isinstance(value, list) else value
            if isinstance(value, FunctionType):
                names[name] = self._twins.get(value) or self._primitives.get(value, value)
        return names

    def _table(self, values: Ints) -> Any:
        if id(values) not in self._tables:
            width = _width(values) if self._narrow else np.int64
            self._tables[id(values)] = values, np.array(values, width)
        return self._tables[id(values)][1]

    def open_twin(self, f: FunctionType) -> Any:
        """A twin that is not compiled yet: for a target that compiles it itself."""
        if f not in self._twins:
            for callee in called_rules(f):
                self.open_twin(callee)
            self._twins[f] = numba.njit(_renamed(f, self._globals(f), ""))
        return self._twins[f]

    def _cached(self, f: FunctionType) -> Any:
        kept, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(self.cache)
        try:
            return numba.njit(**self._flags, cache=True)(f)
        finally:
            numba.config.CACHE_DIR = kept

    @property
    def _flags(self) -> dict[str, Any]:
        # No reference counting (a third of the speed); allocation in a rule is then an error.
        return {"nogil": True, "boundscheck": self._checked, "_nrt": False}

    @cached_property
    def cache(self) -> Path:
        """The folder of this source's code; older ones beyond the last few are deleted."""
        home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "tinkertable"
        folder = home / f"{_fingerprint()}-{self.name}"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            os.utime(folder)
        except OSError:  # a read-only home: compile again in every process
            return Path(tempfile.mkdtemp(prefix="tinkertable-"))
        same_kind = [f for f in home.iterdir() if f.name.endswith(f"-{self.name}")]
        for old in sorted(same_kind, key=lambda f: f.stat().st_mtime)[:-KEPT_CACHES]:
            shutil.rmtree(old, ignore_errors=True)
        return folder


INNER: dict[str, Any] = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}


def global_names(f: FunctionType) -> set[str]:
    """The global names a function reads; `co_names` would list attributes as well."""
    return {i.argval for i in get_instructions(f) if i.opname == "LOAD_GLOBAL"}


def called_rules(f: FunctionType) -> list[FunctionType]:
    """The rules a rule calls, in the order of their names."""
    found = (f.__globals__.get(name) for name in sorted(global_names(f)))
    return [value for value in found if isinstance(value, FunctionType) and is_rule(value)]


def _renamed(f: FunctionType, names: dict[str, Any], driver: str) -> FunctionType:
    """A copy with other globals. The cache knows a function by its file, line and full name."""
    twin = FunctionType(f.__code__, names, f.__name__)
    twin.__module__ = f.__module__
    twin.__qualname__ = f"{driver}.{f.__name__}"
    return twin


def signature_of(f: FunctionType) -> tuple[Any, ...]:
    hints = get_type_hints(f)
    code = f.__code__
    return tuple(numba_type(hints[name]) for name in code.co_varnames[: code.co_argcount])


def numba_type(annotation: Any) -> Any:
    if annotation is int:
        return types.int64
    if annotation is bool:
        return types.boolean
    if annotation is float:
        return types.float64
    if get_origin(annotation) is list:  # list[int], list[State]: contiguous memory
        (one,) = get_args(annotation)
        return types.float32[::1] if one is float else numba_type(one)[::1]
    return numba.from_dtype(dtype_of(annotation))


_dtypes: dict[type[Any], np.dtype[Any]] = {}


def dtype_of(record: type[Any]) -> np.dtype[Any]:
    """A record's memory as NumPy names it."""
    if record not in _dtypes:
        parts: list[Any] = []
        for name, f in fields_of(record).items():
            kind = dtype_of(f.nested) if f.nested else np.dtype(f.code)
            parts.append((name, kind, (f.count,)) if f.count else (name, kind))
        # A plain aligned struct: np.record around it would lose the alignment of nested records.
        made = np.dtype(parts, align=True)
        assert made.itemsize == layout_of(record).size, record
        _dtypes[record] = made
    return _dtypes[record]


def _fingerprint() -> str:
    """Of all rule sources: numba itself does not notice edits in other files."""
    digest = hashlib.sha256(repr((sys.version, np.__version__, llvmlite.__version__)).encode())
    for folder in ("core", "backends", "games", "bots"):
        _read_into(digest, PACKAGE / folder)
    return digest.hexdigest()[:16]


def _source_mark(driver: ModuleType) -> str:
    """Of sources outside the package: the folders that a driver or its game lie in."""
    functions = [value for value in vars(driver).values() if isinstance(value, FunctionType)]
    folders = {Path(f.__code__.co_filename).parent for f in functions}
    outside = sorted(folder for folder in folders if not folder.is_relative_to(PACKAGE))
    if not outside:
        return ""
    digest = hashlib.sha256()
    for folder in outside:
        _read_into(digest, folder)
    return f"_{digest.hexdigest()[:16]}"


def _read_into(digest: Any, folder: Path) -> None:
    for path in sorted(folder.rglob("*.py")):
        digest.update(str(path.relative_to(folder)).encode() + path.read_bytes())


# The primitives.


@intrinsic
def _ctpop(typing: Any, x: Any) -> Any:
    return types.int64(types.int64), lambda _context, builder, _sig, args: builder.ctpop(args[0])


def _primitives(checked: bool) -> dict[Callable[..., Any], Any]:
    """What rules may call besides each other, by its plain twin."""
    flags = {"nogil": True, "boundscheck": checked, "_nrt": False}

    @numba.njit(**flags)
    def row_copied(target: Any, i: int, source: Any, j: int) -> None:
        target[i] = source[j]

    @numba.njit(**flags, **INNER)
    def bits_counted(x: int) -> int:
        return _ctpop(x)  # type: ignore[no-any-return]

    @numba.njit(**flags, **INNER)
    def lowest_bit(x: int) -> int:
        return _ctpop((x & -x) - 1)  # type: ignore[no-any-return]

    @numba.njit(**flags, **INNER)
    def bits_set(words: Any, at: int, bits: int) -> None:
        word, shift = at >> 6, at & 63
        words[word] |= bits << shift
        rest = (bits >> 1) >> (63 - shift)  # in two steps: a shift by 64 is undefined
        if rest:
            words[word + 1] |= rest

    return {
        copy_row: row_copied,
        popcount: bits_counted,
        lowest: lowest_bit,
        set_bits: bits_set,
    }


# numba's internals.


@contextlib.contextmanager
def patched(patches: list[tuple[Any, str, Any]]) -> Iterator[None]:
    """Put these in the place of numba's own for a while, all of them or none.

    They are its internals: the version is capped, and a test holds both ways to the same results;
    where they are gone, only compiling, or what was compiled, is slower.
    """
    patches = patches if all(hasattr(owner, name) for owner, name, _ in patches) else []
    with global_compiler_lock:  # what other threads compile meanwhile is numba's own way
        kept = [(owner, name, getattr(owner, name)) for owner, name, _ in patches]
        for owner, name, patch in patches:
            setattr(owner, name, patch)
        try:
            yield
        finally:
            for owner, name, method in kept:
                setattr(owner, name, method)


def _set_layout_only(library: Any, module: Any) -> None:
    module.data_layout = library._codegen._data_layout


def _finish_nothing(library: Any) -> None:
    library._finalize_dynamic_globals()
    library._finalized = True


# Leave an inner rule as raw intermediate code: it is optimised once, inside each entry. numba would
# finish every rule by itself as well.
UNFINISHED: list[tuple[Any, str, Any]] = [
    (codegen.JITCodeLibrary, "_optimize_functions", _set_layout_only),
    (codegen.JITCodeLibrary, "_optimize_final_module", lambda _library: None),
    (codegen.JITCodeLibrary, "_finalize_final_module", _finish_nothing),
    # Never called by itself: what stands for it need only be a built-in and different every time.
    (cpu.CPUContext, "get_executable", lambda *_: [].append),
]


def _index_as_it_is(context: Any, builder: Any, kind: Any, index: Any, _size: Any) -> Any:
    return context.cast(builder, index, kind, types.intp if kind.signed else types.uintp)


# No rule counts from an array's end (checked code refuses it), so that no index is looked at for
# its sign: that is a tenth of the time of a random game.
INDEXING: list[tuple[Any, str, Any]] = [(arrayobj, "fix_integer_index", _index_as_it_is)]
