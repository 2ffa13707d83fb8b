"""Which test runs which line of the rules."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import pytest

from .mutants import GAMES, Mutant
from .session import QUIET, Failures, Session, forget, in_child, run_one

TESTS = ("tests/games", "tests/differential", "tests/playthroughs")
NUMBER = 4  # bytes
Lines = dict[str, dict[str, list[str]]]  # by file and line: the tests


@dataclass
class Coverage:
    """Which test runs which line of the rules, how long it takes, and what runs at import."""

    tests: list[str] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    lines: dict[str, dict[str, list[int]]] = field(default_factory=dict)  # by file and line
    at_import: dict[str, list[int]] = field(default_factory=dict)

    def leave_out(self, tests: list[int]) -> None:
        for lines in self.lines.values():
            for line, known in lines.items():
                lines[line] = [t for t in known if t not in tests]

    def of(self, mutant: Mutant) -> list[int]:
        """The tests that run a mutant's lines, the quickest first."""
        lines = self.lines.get(mutant.file, {})
        found = {t for n in range(mutant.first, mutant.last + 1) for t in lines.get(str(n), ())}
        return sorted(found, key=self.seconds.__getitem__)

    def early(self, mutants: list[Mutant]) -> set[str]:
        """The places of which something runs at import."""
        found = set()
        for mutant in mutants:
            lines = self.at_import.get(mutant.file, ())
            if mutant.at_import or any(mutant.first <= line <= mutant.last for line in lines):
                found.add(mutant.place)
        return found

    def of_game(self, game: str) -> list[int]:
        files = [lines for file, lines in self.lines.items() if file.startswith(f"{game}/")]
        found = {t for lines in files for tests in lines.values() for t in tests}
        return sorted(found, key=self.seconds.__getitem__)


def record(folder: Path, paths: list[str], jobs: int, seconds: float) -> None:
    """Run every test once, and keep what it runs; so many processes share the tests.

    Those that none has begun after so many seconds are left out.
    """
    from coverage import Coverage as Tracer

    folder.mkdir(exist_ok=True)
    tracer = Tracer(data_file=None, config_file=False, include=[f"{GAMES}/*/rules/*"])
    names: list[str] = []
    failures = Failures()
    end = time.monotonic() + seconds

    def loop(items: dict[str, pytest.Item]) -> None:
        names.extend(items)
        clear = forget()
        imported = lines_run(tracer)
        waiting, writer = os.pipe()
        os.write(writer, b"".join(i.to_bytes(NUMBER) for i in range(len(names))))
        os.close(writer)
        for job in range(jobs):
            if os.fork() == 0:
                tracer.get_data().erase()
                in_child(lambda: share(job, waiting, imported, items, clear))  # noqa: B023
        for _ in range(jobs):
            os.wait()

    def share(
        job: int,
        waiting: int,
        imported: Lines,
        items: dict[str, pytest.Item],
        clear: Callable[[], None],
    ) -> None:
        taken = {}
        while time.monotonic() < end and (number := os.read(waiting, NUMBER)):
            name = names[int.from_bytes(number)]
            clear()
            tracer.switch_context(name)
            start = time.process_time()
            run_one(items[name])
            taken[name] = round(time.process_time() - start, 4)
        part = {"taken": taken, "imported": imported, "lines": lines_run(tracer)}
        part["failed"] = sorted(failures.names)
        (folder / f"part-{job}.json").write_text(json.dumps(part))

    tracer.start()
    pytest.main([*QUIET, *paths], plugins=[Session(loop), failures])
    tracer.stop()
    whole = Coverage(names, [0.0] * len(names))
    known_tests = 0
    numbers, failing = {name: i for i, name in enumerate(names)}, []
    for job in range(jobs):
        path = folder / f"part-{job}.json"
        part = json.loads(path.read_text())
        path.unlink()
        for name, taken in part["taken"].items():
            whole.seconds[numbers[name]] = taken
        known_tests += len(part["taken"])
        whole.at_import = {
            file: sorted(map(int, by_line)) for file, by_line in part["imported"].items()
        }
        for file, by_line in part["lines"].items():
            known = whole.lines.setdefault(file, {})
            for line, tests in by_line.items():
                known.setdefault(line, []).extend(numbers[test] for test in tests if test)
        for name in part["failed"]:
            print(f"fails without a mutant: {name}")
            failing.append(numbers[name])
    whole.leave_out(failing)
    (folder / "coverage.json").write_text(json.dumps(asdict(whole), separators=(",", ":")))
    print(f"{known_tests} of {len(names)} tests, {sum(whole.seconds):.0f} s", flush=True)


def lines_run(tracer: Any) -> Lines:
    tracer.stop()
    data = tracer.get_data()
    found = {
        str(Path(path).relative_to(GAMES)): {
            str(line): names for line, names in data.contexts_by_lineno(path).items()
        }
        for path in sorted(data.measured_files())
    }
    tracer.start()
    return found
