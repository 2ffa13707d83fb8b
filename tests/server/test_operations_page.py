"""docs/operations.md names what there is: figures, lines of the log, faults, commands, settings."""

from __future__ import annotations

import ast
import json
import re
import shlex
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import prometheus_client
import pytest

from tinkertable.cli import admin, parser
from tinkertable.server import json_logging, sample
from tinkertable.server.figures import PREFIX, Figures
from tinkertable.server.http.responses import Health
from tinkertable.server.json_logging import JsonLines
from tinkertable.server.store import causes, probe, watch

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
SOURCES = [
    path
    for folder in ("server", "workers")
    for path in (ROOT / "src" / "tinkertable" / folder).rglob("*.py")
]
BLOCKS = re.findall(r"```\w*\n(.*?)```", PAGE, re.S)


def section(title: str) -> str:
    return PAGE.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def table(title: str) -> list[list[str]]:
    """The rows of a section's table, without its head."""
    rows = re.findall(r"^\| (.*) \|$", section(title), re.M)
    return [row.split(" | ") for row in rows if set(row) - set("-| ")][1:]


def names(title: str) -> dict[str, list[str]]:
    """By what a table's first column names, the other columns."""
    return {first.strip("`"): more for first, *more in table(title)}


def test_every_figure_is_there_and_of_its_kind() -> None:
    registry = Figures()._registry
    wanted = {
        metric.name + ("_total" if metric.type == "counter" else ""): metric.type
        for metric in registry.collect()
    }
    told = {f"{PREFIX}_{name}": kind for name, (kind, _) in names("Metrics").items()}
    assert told == wanted
    for name in re.findall(rf"\b{PREFIX}_[a-z_]+", PAGE):
        assert name.removesuffix("_bucket") in {*wanted, f"{PREFIX}_"}, name
    for name in re.findall(r"`_([a-z_]+)`", PAGE):
        assert f"{PREFIX}_{name}" in wanted, name


def test_every_figures_labels_are_named() -> None:
    for name, (_, told) in names("Metrics").items():
        (figure,) = (
            one
            for one in vars(Figures()).values()
            if isinstance(one, prometheus_client.metrics.MetricWrapperBase)
            and f"{one._name}{'_total' * (one._type == 'counter')}" == f"{PREFIX}_{name}"
        )
        for label in figure._labelnames:
            assert f"`{label}`" in told, name


def test_every_figure_is_set_by_somebody() -> None:
    """A gauge that nobody sets would be told as 0 for ever."""
    code = "".join(path.read_text() for path in SOURCES if path.name != "figures.py")
    for name, one in vars(Figures()).items():
        if isinstance(one, prometheus_client.metrics.MetricWrapperBase):
            assert re.search(rf"figures\.{name}\b", code), name
    assert sample.__doc__


def warnings(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "log.warning":
            said = node.args[0]
            assert isinstance(said, ast.Constant), f"{path}: {ast.unparse(node)}"
            yield str(said.value)


def test_every_warning_of_the_log_is_there() -> None:
    said = {what for path in SOURCES for what in warnings(path)}
    assert "process ended" in Path(json_logging.__file__).read_text()
    assert names("Logs").keys() == said | {"process ended"}


def test_every_fault_is_there() -> None:
    known = {*causes.OF_SQLITE.values(), *causes.OF_POSTGRES.values(), *causes.OF_SYSTEM.values()}
    assert names("Health").keys() == known | {causes.AWAY, probe.LATE, probe.LOST}
    assert set(watch.GRAVE) <= known
    numbers = (int(probe.PATIENCE), {60.0: "a minute"}[watch.REMEMBERED], {1.0: "once a second"})
    for told in (f"within {numbers[0]} seconds", numbers[1], numbers[2][probe.FRESH]):
        assert told in section("Health")
    assert {10.0: "one in ten seconds"}[watch.SELDOM] in section("Logs")


def test_the_examples_are_of_the_right_shape(caplog: pytest.LogCaptureFixture) -> None:
    (health,) = re.findall(r'`(\{"ok".*\})`', PAGE)
    assert Health.model_validate_json(health).model_dump() == json.loads(health)
    (line,) = re.findall(r'^(\{"at".*\})$', PAGE, re.M)
    made = watch.Watch(Figures())
    made.failed("commit", OSError(28, "no room"), 3)
    written: dict[str, Any] = json.loads(JsonLines().format(caplog.records[-1]))
    assert written.keys() == json.loads(line).keys()
    assert (written["from"], written["what"]) == ("server.store.watch", "commit failed")


def options(part: ArgumentParser) -> set[str]:
    return {one for action in part._actions for one in action.option_strings if one[:2] == "--"}


def part_of(*words: str) -> ArgumentParser:
    found = parser()
    for word in words:
        (parts,) = (one for one in found._actions if isinstance(one.choices, dict))
        assert isinstance(parts.choices, dict)
        found = parts.choices[word]
    return found


def test_every_administrative_action_is_there_with_its_options() -> None:
    rows = {first.strip("`").split()[0]: first.strip("`") for first, _ in table("Administer")}
    assert rows == {
        name: f"{name} {what}" if what else name for name, (_, what) in admin.ACTIONS.items()
    }
    usual = {"--help", "--data", "--database", "--json"}
    for first, told in table("Administer"):
        known = options(part_of("admin", first.strip("`").split()[0])) - usual
        assert set(re.findall(r"--[a-z-]+", told)) == known, first


def test_every_setting_of_serve_is_there() -> None:
    for option in options(part_of("serve")) - {"--help"}:
        assert option in PAGE, option


def test_every_command_on_the_page_is_one() -> None:
    commands = [
        line.replace("\\\n", " ").partition("  #")[0]
        for block in BLOCKS
        for line in re.findall(r"^tinkertable (?:.*\\\n)*.*$", block, re.M)
    ]
    commands += re.findall(r"`(tinkertable (?:admin|serve) [^`…]*)`", PAGE)
    assert len(commands) > 8
    for command in commands:
        if command != "tinkertable admin ACTION":
            assert parser().parse_args(shlex.split(command)[1:]), command
