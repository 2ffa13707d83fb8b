"""Rules keep to the subset of Python that compiles: read off every @rule function."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import tinkertable

PACKAGE = Path(tinkertable.__file__).parent
MARK = "rule"

FORBIDDEN: tuple[type[ast.AST], ...] = (
    ast.Try, ast.Raise, ast.With, ast.Assert, ast.ListComp, ast.SetComp, ast.DictComp,
    ast.GeneratorExp, ast.Lambda, ast.Dict, ast.Set, ast.JoinedStr, ast.Slice, ast.FunctionDef,
    ast.AsyncFunctionDef, ast.ClassDef, ast.Yield, ast.YieldFrom, ast.Await, ast.Global,
    ast.Nonlocal, ast.Delete, ast.Starred, ast.Match, ast.Import, ast.ImportFrom, ast.Div,
)  # fmt: skip
Name = tuple[str, str]  # module, function


def rules_of(path: Path) -> list[ast.FunctionDef]:
    return [
        node
        for node in ast.parse(path.read_text()).body
        if isinstance(node, ast.FunctionDef)
        and any(isinstance(mark, ast.Name) and mark.id == MARK for mark in node.decorator_list)
    ]


FILES = {
    path.relative_to(PACKAGE).as_posix(): path
    for path in sorted(PACKAGE.rglob("*.py"))
    if rules_of(path)
}


def faults(function: ast.FunctionDef) -> Iterator[str]:
    body = function.body[1:] if ast.get_docstring(function) else function.body
    for node in (inner for statement in body for inner in ast.walk(statement)):
        where = f"{function.name}, line {getattr(node, 'lineno', '?')}"
        if isinstance(node, FORBIDDEN):
            yield f"{where}: {type(node).__name__}"
        elif isinstance(node, ast.Constant) and not isinstance(node.value, int):
            yield f"{where}: {node.value!r} is no whole number"
        elif isinstance(node, ast.List | ast.Tuple) and not unpacked(node, body):
            yield f"{where}: makes a {type(node).__name__}"
        elif isinstance(node, ast.Call) and not isinstance(node.func, ast.Name):
            yield f"{where}: calls a method"
        elif isinstance(node, ast.Call) and node.keywords:
            yield f"{where}: names arguments"


def unpacked(node: ast.List | ast.Tuple, body: list[ast.stmt]) -> bool:
    """Part of `a, b = 1, 2`, which makes no tuple."""
    for statement in (inner for outer in body for inner in ast.walk(outer)):
        if isinstance(statement, ast.Assign):
            sides = [*statement.targets, statement.value]
            if node in sides and all(isinstance(side, ast.Tuple) for side in sides):
                return True
    return False


@pytest.mark.parametrize("name", FILES)
def test_rules_keep_to_the_subset(name: str) -> None:
    found = [fault for function in rules_of(FILES[name]) for fault in faults(function)]
    if name.startswith("bots/"):  # games count in whole numbers, searches weigh
        found = [fault for fault in found if not fault.endswith(("Div", "is no whole number"))]
    assert found == []


@pytest.mark.parametrize("name", FILES)
def test_every_argument_and_result_is_annotated(name: str) -> None:
    """The annotations are the compiled signature."""
    for function in rules_of(FILES[name]):
        assert function.returns is not None, function.name
        arguments = function.args
        assert all(argument.annotation for argument in arguments.args), function.name
        unusual = [*arguments.kwonlyargs, *arguments.defaults, arguments.vararg, arguments.kwarg]
        assert not any(unusual), function.name


def module_of(name: str) -> str:
    return ".".join(["tinkertable", *name.removesuffix(".py").removesuffix("/__init__").split("/")])


def callees(name: str) -> dict[Name, set[Name]]:
    """Which rules the rules of a file call, under the names it imports them by."""
    module = module_of(name)
    package = module.split(".")[:-1]
    known: dict[str, Name] = {}
    for node in ast.parse(FILES[name].read_text()).body:
        if isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            source = ".".join([*base, *filter(None, [node.module])])
            known |= {a.asname or a.name: (source, a.name) for a in node.names}
    rules = rules_of(FILES[name])
    known |= {rule.name: (module, rule.name) for rule in rules}
    return {
        (module, rule.name): {
            known[node.func.id]
            for node in ast.walk(rule)
            if isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in known
        }
        for rule in rules
    }


def test_no_rule_calls_itself() -> None:
    """Neither directly nor through others: peel off what calls nothing that is left."""
    calls: dict[Name, set[Name]] = {}
    for name in FILES:
        calls |= callees(name)
    left = dict(calls)
    while left:
        free = {rule for rule, called in left.items() if not called & set(left)}
        assert free, f"these call each other: {sorted(left)}"
        left = {rule: called for rule, called in left.items() if rule not in free}
    assert any(calls.values())


@pytest.mark.parametrize(
    "text",
    [
        "for x in [1, 2]:\n  pass", "x = {1: 2}", "x = {1}", "x = 'a'", "x = f'{y}'", "x = 1.5",
        "x = y[1:2]", "y.append(1)", "x = [i for i in y]", "x = lambda: 1", "raise z", "x = y / 2",
        "try:\n  pass\nfinally:\n  pass", "with y:\n  pass", "def g():\n  pass", "x = (1, 2)",
        "return None", "x = max(1, key=y)", "yield 1", "assert y", "global z",
    ],
)  # fmt: skip
def test_the_subset_test_sees(text: str) -> None:
    lines = "".join(f"  {line}\n" for line in text.splitlines())
    function = ast.parse(f"def f(y):\n{lines}").body[0]
    assert isinstance(function, ast.FunctionDef)
    assert list(faults(function))


@pytest.mark.parametrize("text", ["a, b = y[0], y[1]", "y[0] += -1", "x = a if y else b", "f(y)"])
def test_the_subset_test_lets_pass(text: str) -> None:
    function = ast.parse(f"def g(y):\n  '''Doc.'''\n  {text}").body[0]
    assert isinstance(function, ast.FunctionDef)
    assert list(faults(function)) == []
