"""Mutants: a module's source with one small thing wrong, named so that a reader finds the place."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass
from pathlib import Path
from types import CodeType
from typing import Any

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.Pow: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}
BODIES = ("body", "orelse", "finalbody", "handlers")
SILENT = ("annotation", "decorator_list", "returns", "ctx")  # nothing in them is a rule
ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "tinkertable" / "games"
LONGEST = 100  # characters of a statement that name a place


@dataclass(frozen=True)
class Mutant:
    file: str  # below src/tinkertable/games
    number: int  # among those of its file
    function: str  # the outermost one; "" at import, "Class." in the body of one
    source: str  # the statement; of one with a body, its head
    change: str
    first: int  # its lines
    last: int

    @property
    def at_import(self) -> bool:
        return not self.function or self.function.endswith(".")

    @property
    def place(self) -> str:
        return f"{self.file} {self.function}"

    @property
    def key(self) -> str:
        """The same as long as the function and the statement are."""
        return f"{self.place} | {self.source} | {self.change}"


@dataclass
class Edit:
    """What stands in one place of the tree, and what shall."""

    owner: Any  # a node or a list of nodes
    slot: str | int
    new: ast.AST
    told: str = ""

    @property
    def old(self) -> Any:
        return (
            getattr(self.owner, self.slot) if isinstance(self.slot, str) else self.owner[self.slot]
        )

    @property
    def change(self) -> str:
        return self.told or f"{ast.unparse(self.old)} → {ast.unparse(self.new)}"

    def make(self) -> None:
        if isinstance(self.slot, str):
            setattr(self.owner, self.slot, self.new)
        else:
            self.owner[self.slot] = self.new


def mutants_of(path: Path, file: str) -> list[Mutant]:
    found: list[Mutant] = []
    seen: Counter[tuple[str, str, str]] = Counter()
    for number, (function, statement, edit) in enumerate(edits(ast.parse(path.read_text()))):
        head = copy(statement)
        for name in BODIES:
            if hasattr(head, name):
                setattr(head, name, [])
        source = " ".join(ast.unparse(head).split())[:LONGEST]
        seen[place := (function, source, edit.change)] += 1
        change = edit.change + (f" #{seen[place]}" if seen[place] > 1 else "")
        body = getattr(statement, "body", None)
        last = body[0].lineno - 1 if body else statement.end_lineno or statement.lineno
        found.append(
            Mutant(
                file,
                number,
                function,
                source,
                change,
                statement.lineno,
                max(last, statement.lineno),
            )
        )
    return found


def all_mutants(game: str) -> list[Mutant]:
    files = sorted((GAMES / game / "rules").rglob("*.py"))
    return [mutant for path in files for mutant in mutants_of(path, str(path.relative_to(GAMES)))]


def mutated(path: Path, number: int) -> CodeType:
    """A module with one of its mutants in it."""
    tree = ast.parse(path.read_text())
    for i, (_, statement, edit) in enumerate(edits(tree)):
        if i == number:
            ast.copy_location(edit.new, statement)
            edit.make()
            break
    return compile(ast.fix_missing_locations(tree), str(path), "exec")


def edits(tree: ast.Module) -> Iterator[tuple[str, Any, Edit]]:
    """Every change, with the function and the statement it is made in."""
    yield from _in_body(tree.body, "")


def _in_body(body: list[Any], function: str) -> Iterator[tuple[str, Any, Edit]]:
    """Of statements, or of a `try`'s handlers, which have nothing but a body themselves."""
    at_import = not function or function.endswith(".")
    for i, statement in enumerate(body):
        if _left_alone(statement):
            continue
        if not isinstance(statement, ast.FunctionDef | ast.ClassDef | ast.ExceptHandler):
            removed = () if at_import else _removed(body, i)  # a name less at import: no test
            for edit in [*removed, *_rewritten(statement), *_in_expressions(statement)]:
                yield function, statement, edit
        inside = function
        if isinstance(statement, ast.ClassDef):
            inside = f"{statement.name}."
        elif isinstance(statement, ast.FunctionDef) and at_import:
            inside += statement.name
        for name in BODIES:
            yield from _in_body(getattr(statement, name, []), inside)


def _left_alone(statement: ast.AST) -> bool:
    """Imports, docstrings, declarations, what a module offers."""
    if isinstance(statement, ast.Import | ast.ImportFrom | ast.Pass):
        return True
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        return True
    if isinstance(statement, ast.AnnAssign) and statement.value is None:
        return True
    return isinstance(statement, ast.Assign) and ast.unparse(statement.targets[0]) == "__all__"


def _removed(body: list[Any], i: int) -> Iterator[Edit]:
    statement = body[i]
    if not hasattr(statement, "body") and not _says_no(statement):
        yield Edit(body, i, ast.Pass(), "removed")
    if isinstance(statement, ast.Break):
        yield Edit(body, i, ast.Continue(), "break → continue")
    if isinstance(statement, ast.Continue):
        yield Edit(body, i, ast.Break(), "continue → break")


def _says_no(statement: ast.stmt) -> bool:
    """Without it nothing is returned, which is as false; that True is returned is tried anyway."""
    value = statement.value if isinstance(statement, ast.Return) else None
    return isinstance(value, ast.Constant) and value.value is False


def _rewritten(statement: ast.stmt) -> Iterator[Edit]:
    if isinstance(statement, ast.AugAssign):
        new = ARITHMETIC[type(statement.op)]()
        yield Edit(statement, "op", new, f"{_sign(statement.op)} → {_sign(new)}")
    if isinstance(statement, ast.Return) and statement.value:
        if not isinstance(statement.value, ast.Constant):
            yield Edit(statement, "value", ast.Constant(0), "return 0")
    if isinstance(statement, ast.If):
        yield from _forced(statement, "test", True)
    if isinstance(statement, ast.If | ast.While):
        yield from _forced(statement, "test", False)


def _in_expressions(node: ast.AST) -> Iterator[Edit]:
    if isinstance(node, ast.IfExp):
        yield from _forced(node, "test", True)
        yield from _forced(node, "test", False)
    if isinstance(node, ast.comprehension):
        for i in range(len(node.ifs)):
            yield from _forced(node.ifs, i, True)
    for name, value in ast.iter_fields(node):
        if name in SILENT or (isinstance(node, ast.stmt) and name in BODIES):
            continue
        places: list[tuple[Any, str | int, Any]] = (
            [(value, i, part) for i, part in enumerate(value)]
            if isinstance(value, list)
            else [(node, name, value)]
        )
        for owner, slot, part in places:
            if isinstance(part, ast.expr):
                for new in _instead(part):
                    yield Edit(owner, slot, new)
            if isinstance(part, ast.expr | ast.comprehension | ast.keyword):
                yield from _in_expressions(part)


def _forced(owner: Any, slot: str | int, value: bool) -> Iterator[Edit]:
    edit = Edit(owner, slot, ast.Constant(value))
    if not isinstance(edit.old, ast.Constant):
        yield edit


def _instead(node: ast.expr) -> Iterator[ast.expr]:
    if isinstance(node, ast.Compare):
        for i, sign in enumerate(node.ops):
            for other in COMPARISONS[type(sign)]:
                ops = [*node.ops[:i], other(), *node.ops[i + 1 :]]
                yield ast.Compare(node.left, ops, node.comparators)
    if isinstance(node, ast.BinOp) and not _is_text(node.left):
        yield ast.BinOp(node.left, ARITHMETIC[type(node.op)](), node.right)
    if isinstance(node, ast.BoolOp):
        yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
    if isinstance(node, ast.UnaryOp):
        yield node.operand
    if isinstance(node, ast.Constant):
        if isinstance(node.value, bool):
            yield ast.Constant(not node.value)
        elif isinstance(node.value, int):
            yield ast.Constant(node.value + 1)
            yield ast.Constant(node.value - 1)


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def _sign(op: ast.operator) -> str:
    return ast.unparse(ast.BinOp(ast.Name("_"), op, ast.Name("_"))).strip("_ ")
