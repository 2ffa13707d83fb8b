"""Are the rules' tests any good? Each mutant of the rules must make one of them fail.

`record` runs the tests once and keeps which test runs which line; `run` then tries every mutant, or
a sample, on the tests that run its line, the quickest first, until one fails. What was tried before
is not tried again. Mutants that change nothing anybody could see stand in tests/mutants.toml.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import random
import resource
import signal
import sys
import time
import tomllib
import traceback
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from importlib import import_module
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest
from hypothesis import Phase, settings

from tools.mutants import Mutant, mutants_of, mutated

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "tinkertable" / "games"
EQUIVALENT = ROOT / "tests" / "mutants.toml"
TESTS = ("tests/games", "tests/differential", "tests/playthroughs", "tests/conformance")
COMPILED = ("test_backends.py", "test_observations.py", "test_bulk.py")  # of tests/conformance
QUIET = (
    "-p", "no:terminal", "-p", "no:cacheprovider", "--assert=plain", "-W", "ignore",
    "-o", "addopts=", "-m", "not soak",
)  # fmt: skip
FOR_IMPORTS = 0.4  # of the time at most
FAVOURITES = 8  # tests that killed last in the same file are tried first
KILLED, SURVIVED, TIME, UNCOVERED, BROKEN = "killed", "survived", "time", "uncovered", "broken"


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

    def of_game(self, game: str) -> list[int]:
        files = [lines for file, lines in self.lines.items() if file.startswith(f"{game}/")]
        found = {t for lines in files for tests in lines.values() for t in tests}
        return sorted(found, key=self.seconds.__getitem__)


class Session:
    """pytest, with a loop of our own over the tests it has found."""

    def __init__(self, loop: Callable[[dict[str, pytest.Item]], None]) -> None:
        self.loop = loop

    @pytest.hookimpl(trylast=True)
    def pytest_configure(self) -> None:
        settings.register_profile("mutation", settings(), phases=[Phase.explicit, Phase.generate])
        settings.load_profile("mutation")

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            sys.exit("some tests cannot be imported")
        self.loop({item.nodeid: item for item in session.items})
        return True


class Failures:
    """Which tests fail while they are recorded."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> None:
        if failed(call):
            self.names.add(item.nodeid)


def failed(call: pytest.CallInfo[None]) -> bool:
    return bool(call.excinfo and not call.excinfo.errisinstance(pytest.skip.Exception))


class Verdict:
    """In a child: the first failure ends the process and tells its test."""

    def __init__(self, out: int) -> None:
        self.out = out

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> None:
        if failed(call):
            os.write(self.out, item.nodeid.encode())
            os._exit(1)


def run_one(item: pytest.Item) -> None:
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)


def forget() -> Callable[[], None]:
    """Boxes and games that are kept for all tests are made anew for each."""
    kept = [
        value
        for name, module in [*sys.modules.items()]
        if name.startswith("tests.") or name == "tinkertable.core.position"
        for value in vars(module).values()
        if hasattr(value, "cache_clear")
    ]

    def clear() -> None:
        for value in kept:
            value.cache_clear()

    return clear


def record(folder: Path, paths: list[str], jobs: int) -> None:
    """Run every test once, and keep what it runs; so many processes share the tests."""
    from coverage import Coverage as Tracer

    folder.mkdir(exist_ok=True)
    tracer = Tracer(data_file=None, config_file=False, include=[f"{GAMES}/*/rules/*"])
    names: list[str] = []
    failures = Failures()

    def loop(items: dict[str, pytest.Item]) -> None:
        names.extend(items)
        clear = forget()
        imported = lines_run(tracer)
        for job in range(jobs):
            if os.fork() == 0:
                tracer.get_data().erase()
                in_child(lambda: share(job, imported, items, clear))  # noqa: B023
        for _ in range(jobs):
            os.wait()

    def share(
        job: int, imported: Lines, items: dict[str, pytest.Item], clear: Callable[[], None]
    ) -> None:
        seconds = []
        for name in names[job::jobs]:
            clear()
            tracer.switch_context(name)
            start = time.process_time()
            run_one(items[name])
            seconds.append(round(time.process_time() - start, 4))
        part = {"seconds": seconds, "imported": imported, "lines": lines_run(tracer)}
        part["failed"] = sorted(failures.names)
        (folder / f"part-{job}.json").write_text(json.dumps(part))

    tracer.start()
    ignored = [f"--ignore=tests/conformance/{name}" for name in COMPILED]
    pytest.main([*QUIET, *ignored, *paths], plugins=[Session(loop), failures])
    tracer.stop()
    whole = Coverage(names, [0.0] * len(names))
    numbers, failing = {name: i for i, name in enumerate(names)}, []
    for job in range(jobs):
        path = folder / f"part-{job}.json"
        part = json.loads(path.read_text())
        path.unlink()
        whole.seconds[job::jobs] = part["seconds"]
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
    print(f"{len(names)} tests, {sum(whole.seconds):.0f} s")


Lines = dict[str, dict[str, list[str]]]  # by file and line: the tests


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


Child = Callable[[Mutant | None, list[int], int], None]  # tests, and where to say what failed


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


def in_child(what: Callable[[], None], out: int = 2) -> None:
    """Never returns: whatever goes wrong in a mutant's process ends there, and is told."""
    try:
        null = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(null, stream)
        resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
        what()
        os._exit(0)
    except BaseException:
        os.write(out, traceback.format_exc()[-1000:].encode())
        os._exit(2)


def verdict_of(status: int) -> str:
    if os.WIFEXITED(status) and os.WEXITSTATUS(status) == 2:
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
        signal.setitimer(signal.ITIMER_PROF, 20)

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


def equivalents() -> dict[str, str]:
    """By mutant: why nobody could see it."""
    if not EQUIVALENT.exists():
        return {}
    told = tomllib.loads(EQUIVALENT.read_text()).get("equivalent", [])
    return {mutant: entry["why"] for entry in told for mutant in entry["mutants"]}


def at_import(coverage: Coverage, mutants: list[Mutant]) -> set[str]:
    """The places of which something runs at import."""
    found = set()
    for mutant in mutants:
        lines = coverage.at_import.get(mutant.file, ())
        if mutant.at_import or any(mutant.first <= line <= mutant.last for line in lines):
            found.add(mutant.place)
    return found


def run(args: argparse.Namespace) -> None:
    coverage = Coverage(**json.loads((args.folder / "coverage.json").read_text()))
    known, chosen = equivalents(), {part: sample(part, args) for part in args.parts}
    left = sum(map(len, chosen.values()))
    end = time.monotonic() + args.seconds
    for part, mutants in chosen.items():
        game = game_of(part)
        start = time.monotonic()
        share = (end - start) * len(mutants) / max(1, left)
        left -= len(mutants)
        out = args.out / f"{game}.jsonl"
        done = {json.loads(line)["mutant"] for line in out.open()} if out.exists() else set()
        early = at_import(coverage, all_mutants(game))
        mutants = [m for m in mutants if m.key not in done and m.key not in known]
        print(f"{part}: {len(mutants)} mutants", flush=True)
        trial = Trial(game, coverage, args.jobs, args.budget, start + share * FOR_IMPORTS, out)
        try_imports(trial, [m for m in mutants if m.place in early])
        trial.deadline = start + share
        try_functions(trial, [m for m in mutants if m.place not in early])
        report(game, out, time.monotonic() - start)


def sample(part: str, args: argparse.Namespace) -> list[Mutant]:
    """In an order of chance, so that what a run has done when it ends is a sample too."""
    mutants = [m for m in all_mutants(game_of(part)) if m.file.startswith(part)]
    random.Random(args.seed).shuffle(mutants)
    return mutants[: args.sample or len(mutants)]


def game_of(part: str) -> str:
    return part.partition("/")[0]


def all_mutants(game: str) -> list[Mutant]:
    files = sorted((GAMES / game / "rules").rglob("*.py"))
    return [m for path in files for m in mutants_of(path, str(path.relative_to(GAMES)))]


def report(game: str, out: Path, seconds: float) -> None:
    lines = [json.loads(line) for line in out.open()]
    counts = {v: sum(line["verdict"] == v for line in lines) for v in
              (KILLED, TIME, SURVIVED, UNCOVERED, BROKEN)}  # fmt: skip
    dead = counts[KILLED] + counts[TIME]
    share = f"{dead / max(1, len(lines)):.1%}"
    print(f"{game}: {share} of {len(lines)} killed, {counts}, {seconds:.0f} s", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("record", "run"))
    parser.add_argument("parts", nargs="*", help="games or files, such as gears/rules/ring.py")
    parser.add_argument("--tests", nargs="*", default=TESTS, help="what `record` runs")
    parser.add_argument("--folder", type=Path, default=ROOT / ".mutation", help="of `record`")
    parser.add_argument("--out", type=Path, help="folder of results; that of `record` if not given")
    parser.add_argument("--sample", type=int, default=0, help="so many mutants of each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--budget", type=float, default=30, help="seconds of tests for one mutant")
    parser.add_argument("--seconds", type=float, default=86_400, help="for everything")
    args = parser.parse_args()
    if "PYTHONHASHSEED" not in os.environ:  # some tests are named after sets
        os.environ["PYTHONHASHSEED"] = "0"
        os.execv(sys.executable, [sys.executable, "-m", "tools.mutation", *sys.argv[1:]])
    os.chdir(ROOT)
    if args.what == "record":
        record(args.folder, args.tests, args.jobs)
        return
    args.parts = args.parts or sorted(path.parent.name for path in GAMES.glob("*/rules"))
    args.out = args.out or args.folder
    args.out.mkdir(exist_ok=True)
    run(args)


if __name__ == "__main__":
    main()
