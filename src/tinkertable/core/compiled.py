"""Compiled mode: records are rows of memory, rules are machine code. The one file that names numba.

Every rule is compiled once, for the signature its annotations name, callees first; the result is
cached on disk in a folder named by a hash of all rule sources (numba itself does not notice edits
in other files).
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
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

from .layout import declared

CHECKED = os.environ.get("TINKERTABLE_RULES") == "checked"
KEPT_CACHES = 3

try:
    import llvmlite
    import numpy as np
except ImportError as missing:
    raise SystemExit(
        f"compiled rules need the extra 'fast' (pip install 'tinkertable[fast]'): {missing}"
    ) from None

T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Any])


def _fingerprint() -> str:
    package = Path(__file__).parents[1]
    digest = hashlib.sha256(repr((sys.version, np.__version__, llvmlite.__version__)).encode())
    for folder in ("core", "games", "bots"):
        for path in sorted((package / folder).rglob("*.py")):
            digest.update(str(path.relative_to(package)).encode() + path.read_bytes())
    return digest.hexdigest()[:16] + ("-checked" if CHECKED else "")


def _cache_folder() -> Path:
    """This source's folder; older ones beyond the last few are deleted."""
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "tinkertable"
    folder = home / _fingerprint()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    except OSError:  # a read-only home: compile again in every process
        return Path(tempfile.mkdtemp(prefix="tinkertable-"))
    same_kind = [f for f in home.iterdir() if f.name.endswith("-checked") == CHECKED]
    for old in sorted(same_kind, key=lambda f: f.stat().st_mtime)[:-KEPT_CACHES]:
        shutil.rmtree(old, ignore_errors=True)
    return folder


CACHE = _cache_folder()
os.environ["NUMBA_CACHE_DIR"] = str(CACHE)  # read when numba is imported

import numba  # noqa: E402
from numba import types  # noqa: E402
from numba.core import codegen, cpu  # noqa: E402
from numba.extending import intrinsic  # noqa: E402

# _nrt=False: no reference counting (a third of the speed); allocation in a rule is then an error.
_FLAGS: dict[str, Any] = {"cache": True, "nogil": True, "boundscheck": CHECKED, "_nrt": False}
_INNER = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "cache": False}


def record(cls: type[T]) -> type[T]:
    made: Any = cls
    made.FIELDS = declared(cls)
    parts: list[Any] = []
    for name, f in made.FIELDS.items():
        kind = f.nested.DTYPE if f.nested else np.dtype(f.code)
        parts.append((name, kind, (f.count,)) if f.count else (name, kind))
    # A plain aligned struct: np.record around it would lose the alignment of nested records.
    made.DTYPE = np.dtype(parts, align=True)
    made.NUMBA = numba.from_dtype(made.DTYPE)
    return cls


def rows(cls: Any, count: int) -> Any:
    return np.zeros(count, cls.DTYPE)


def ints(count: int) -> Any:
    return np.zeros(count, np.int64)


def table(values: Iterable[int]) -> Any:
    return np.array(list(values), np.int64)


@numba.njit(nogil=True, _nrt=False, boundscheck=CHECKED)
def copy_row(target: Any, i: int, source: Any, j: int) -> None:
    target[i] = source[j]


def copied(source: Any) -> Any:
    return source.copy()


def frozen(s: Any) -> object:
    return s.tobytes()


def part(s: Any, name: str) -> Any:
    return s[name]


def put(s: Any, name: str, value: int) -> None:
    s[name] = value


def rule(f: F) -> Any:
    return numba.njit(**_FLAGS | _INNER)(f)


def entry(f: F) -> Any:
    return numba.njit(**_FLAGS)(f)


@intrinsic
def _ctpop(typing: Any, x: Any) -> Any:
    return types.int64(types.int64), lambda _context, builder, _sig, args: builder.ctpop(args[0])


@rule
def popcount(x: int) -> int:
    return _ctpop(x)  # type: ignore[no-any-return]


@rule
def lowest(x: int) -> int:
    return _ctpop((x & -x) - 1)  # type: ignore[no-any-return]


def _type(annotation: Any) -> Any:
    if annotation is int:
        return types.int64
    if annotation is bool:
        return types.boolean
    if get_origin(annotation) is list:  # list[int], list[State]: contiguous memory
        return _type(get_args(annotation)[0])[::1]
    return annotation.NUMBA


def _signature(f: Callable[..., Any]) -> tuple[Any, ...]:
    hints = get_type_hints(f)
    code = f.__code__
    return tuple(_type(hints[name]) for name in code.co_varnames[: code.co_argcount])


def _callees(f: Callable[..., Any]) -> Iterator[Any]:
    for name in f.__code__.co_names:
        callee = f.__globals__.get(name)
        if hasattr(callee, "py_func") and callee is not copy_row:
            yield callee


def _build(dispatcher: Any, seen: set[Any]) -> Iterator[tuple[str, float]]:
    """Callees first, so that each has its one signature before anything is inferred from a call."""
    if dispatcher in seen:
        return
    seen.add(dispatcher)
    for callee in _callees(dispatcher.py_func):
        yield from _build(callee, seen)
    yield from _compile(dispatcher)


def _compile(dispatcher: Any) -> Iterator[tuple[str, float]]:
    if dispatcher.signatures:
        return
    inner = dispatcher.targetoptions.get("no_cpython_wrapper", False)
    begun = time.process_time()  # CPU seconds: wall seconds lie on a busy machine
    with _unfinished() if inner else contextlib.nullcontext():
        dispatcher.compile(_signature(dispatcher.py_func))
    dispatcher.disable_compile()
    yield dispatcher.py_func.__name__, time.process_time() - begun


@contextlib.contextmanager
def _unfinished() -> Iterator[None]:
    """Leave an inner rule as raw intermediate code: it is optimised once, inside each entry.

    Finishing every rule by itself as well would more than double the time to compile. These are
    numba's internals: where they change, nothing is patched and compiling only takes longer.
    """
    kept = [(owner, name, getattr(owner, name)) for owner, name, _ in _PATCHES]
    for owner, name, patch in _PATCHES:
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


_PATCHES: list[tuple[Any, str, Any]] = [
    (codegen.JITCodeLibrary, "_optimize_functions", _set_layout_only),
    (codegen.JITCodeLibrary, "_optimize_final_module", lambda _library: None),
    (codegen.JITCodeLibrary, "_finalize_final_module", _finish_nothing),
    # Never called by itself: what stands for it need only be a built-in and different every time.
    (cpu.CPUContext, "get_executable", lambda *_: [].append),
]
if not all(hasattr(owner, name) for owner, name, _ in _PATCHES):
    _PATCHES = []


def warm(name: str, entries: Iterable[Any]) -> Iterator[tuple[str, float]]:
    """Compile a game's entries or load them; one process at a time does the compiling."""
    complete = CACHE / f"{name}.complete"
    with open(CACHE / f"{name}.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if complete.exists():  # entries carry their callees' code: nothing else need be loaded
            for dispatcher in entries:
                yield from _compile(dispatcher)
            return
        seen: set[Any] = set()
        for dispatcher in entries:
            yield from _build(dispatcher, seen)
        complete.touch()


def unseal(dispatcher: Any) -> None:
    """Let another target compile a rule and what it calls; `_compile` sealed them for this one."""
    todo, seen = [dispatcher], set()
    while todo:
        open_one = todo.pop()
        open_one.disable_compile(False)
        seen.add(open_one)
        todo += (callee for callee in _callees(open_one.py_func) if callee not in seen)
