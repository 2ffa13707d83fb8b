"""Mutants tried in processes of their own, and what became of them."""

from __future__ import annotations

import gc
import json
import os
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib import import_module
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType

import pytest

from .coverage import Coverage
from .mutants import GAMES, Mutant, mutated
from .session import BROKE, QUIET, Session, Verdict, forget, in_child, run_one

KILLED, SURVIVED, TIME, UNCOVERED, BROKEN = "killed", "survived", "time", "uncovered", "broken"
FAVOURITES = 8  # tests that killed last in the same file are tried first
IMPORTING = 10  # seconds
Child = Callable[[Mutant | None, list[int], int], None]  # tests, and where to say what failed


@dataclass
class Trial:
    """The mutants of one game, tried in forked processes, and what became of them."""

    game: str
    coverage: Coverage
    jobs: int
    budget: float  # seconds of tests for one mutant
    deadline: float
    out: Path
    favourites: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))

    def tests_for(self, mutant: Mutant, at_import: bool) -> list[int]:
        known = self.coverage.of_game(self.game) if at_import else self.coverage.of(mutant)
        inside = set(known)
        first = [t for t in self.favourites[mutant.file] if t in inside]
        left = self.budget
        chosen: list[int] = []
        for t in [*first, *(t for t in known if t not in set(first))]:
            left -= self.coverage.seconds[t]
            if left < 0 and chosen:
                break
            chosen.append(t)
        return chosen

    def check(self, child: Child) -> None:
        """Without a mutant every test passes; one that does not judges none."""
        whole = self.coverage.of_game(self.game)
        parts = [whole[job :: self.jobs] for job in range(self.jobs)]
        running: dict[int, tuple[list[int], int]] = {}
        while parts or running:
            while parts:
                reader, pid = forked(child, None, parts[-1])
                running[pid] = parts.pop(), reader
            pid, status = os.wait()
            tests, reader = running.pop(pid)
            said = said_by(reader)
            if status:
                failed = [t for t in tests if self.coverage.tests[t] == said]
                print(f"without a mutant, {verdict_of(status)}: {said}", file=sys.stderr)
                self.coverage.leave_out(failed or tests)
                parts += [[t for t in tests if t not in failed]] if failed else []

    def try_all(self, mutants: list[Mutant], at_import: bool, child: Child) -> None:
        """So many at a time, each in a process of its own; results as they come."""
        waiting = iter(mutants)
        running: dict[int, tuple[Mutant, int, float]] = {}
        while True:
            for mutant in self._next(waiting, self.jobs - len(running)):
                tests = self.tests_for(mutant, at_import)
                if not tests:
                    self._keep(mutant, UNCOVERED, "", 0)
                    continue
                reader, pid = forked(child, mutant, tests)
                running[pid] = mutant, reader, time.monotonic()
            if not running:
                return
            pid, status = os.wait()
            mutant, reader, start = running.pop(pid)
            self._keep(mutant, verdict_of(status), said_by(reader), time.monotonic() - start)

    def _next(self, waiting: Iterator[Mutant], count: int) -> Iterator[Mutant]:
        for _ in range(count):
            mutant = next(waiting, None) if time.monotonic() < self.deadline else None
            if mutant is None:
                return
            yield mutant

    def _keep(self, mutant: Mutant, verdict: str, by: str, seconds: float) -> None:
        if by and verdict == KILLED:
            number, last = self.coverage.tests.index(by), self.favourites[mutant.file]
            self.favourites[mutant.file] = [number, *(t for t in last if t != number)][:FAVOURITES]
        told = {"mutant": mutant.key, "line": mutant.first, "verdict": verdict, "by": by}
        with self.out.open("a") as file:
            file.write(json.dumps({**told, "seconds": round(seconds, 2)}) + "\n")


def forked(child: Child, mutant: Mutant | None, tests: list[int]) -> tuple[int, int]:
    """A process that tries tests: where it says what failed, and its number."""
    reader, writer = os.pipe()
    if (pid := os.fork()) == 0:
        in_child(lambda: child(mutant, tests, writer), writer)
    os.close(writer)
    return reader, pid


def said_by(reader: int) -> str:
    said = os.read(reader, 2000).decode()
    os.close(reader)
    return said


def verdict_of(status: int) -> str:
    if os.WIFEXITED(status) and os.WEXITSTATUS(status) == BROKE:
        return BROKEN
    if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGPROF:
        return TIME
    return SURVIVED if status == 0 else KILLED


def run_tests(items: dict[str, pytest.Item], coverage: Coverage, tests: list[int]) -> None:
    """Each with a limit to the processor time it takes, behind which it is cut off."""
    for t in tests:
        signal.setitimer(signal.ITIMER_PROF, 2 + 5 * coverage.seconds[t])
        run_one(items[coverage.tests[t]])


def try_functions(trial: Trial, mutants: list[Mutant]) -> None:
    """What does nothing at import: in a fork of a process that has found all tests, the function
    gets its mutant's code, wherever it has been copied to."""
    tests = trial.coverage.of_game(trial.game)

    def loop(items: dict[str, pytest.Item]) -> None:
        for file in sorted((GAMES / trial.game).rglob("*.py")):
            if "bot" not in file.relative_to(GAMES).parts:
                import_module(module_of(str(file.relative_to(GAMES))))
        clear, functions = forget(), defaultdict(list)
        for value in gc.get_objects():
            if isinstance(value, FunctionType):
                functions[value.__module__, value.__qualname__].append(value)
        gc.freeze()

        def child(mutant: Mutant | None, chosen: list[int], out: int) -> None:
            clear()
            if mutant:
                code = mutated(GAMES / mutant.file, mutant.number)
                new = next(c for c in codes(code) if c.co_qualname == mutant.function)
                for function in functions[module_of(mutant.file), mutant.function]:
                    function.__code__ = new
            plugins.register(Verdict(out))
            run_tests(items, trial.coverage, chosen)

        plugins = next(iter(items.values())).config.pluginmanager
        trial.check(child)
        trial.try_all(mutants, False, child)

    if os.fork() == 0:
        pytest.main([*QUIET, *files_of(trial.coverage, tests)], plugins=[Session(loop)])
        os._exit(0)
    os.wait()


def try_imports(trial: Trial, mutants: list[Mutant]) -> None:
    """What is done at import: in a fork of a process that knows no game, which then imports it."""

    def child(mutant: Mutant | None, chosen: list[int], out: int) -> None:
        assert mutant
        code, honest = mutated(GAMES / mutant.file, mutant.number), SourceFileLoader.get_code

        def get_code(self: SourceFileLoader, fullname: str) -> CodeType | None:
            return code if fullname == module_of(mutant.file) else honest(self, fullname)

        SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]
        signal.setitimer(signal.ITIMER_PROF, IMPORTING)

        def loop(items: dict[str, pytest.Item]) -> None:
            run_tests(items, trial.coverage, chosen)
            os._exit(0)

        args = [*QUIET, *files_of(trial.coverage, chosen)]
        pytest.main(args, plugins=[Session(loop), Verdict(out)])
        os._exit(3)  # some test could not be imported

    trial.try_all(mutants, True, child)


def codes(code: CodeType) -> Iterator[CodeType]:
    """Of a module or class, and of everything in it."""
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield part
            yield from codes(part)


def module_of(file: str) -> str:
    name = "tinkertable.games." + file.removesuffix(".py").replace("/", ".")
    return name.removesuffix(".__init__")


def files_of(coverage: Coverage, tests: list[int]) -> list[str]:
    return sorted({coverage.tests[t].split("::")[0] for t in tests})
