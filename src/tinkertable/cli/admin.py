"""`tinkertable admin …`: look after a store, while a server runs on it or not."""

from __future__ import annotations

import json
import logging
import time
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from tinkertable.core.errors import InputError, shown

from .extras import require

if TYPE_CHECKING:
    from tinkertable.server.store.store import Store

T = TypeVar("T")

# By what is done: in a line, and what it is done to.
ACTIONS = {
    "tables": ("list tables, the latest first", None),
    "table": ("all that is known of a table, and why it cannot be read", "ID"),
    "end": ("end a match as it stands", "ID"),
    "delete": ("delete a table", "ID"),
    "people": ("list people, the newest first", None),
    "person": ("all that is known of a person", "ID"),
    "ban": ("shut a person out", "ID"),
    "unban": ("let a person in again", "ID"),
    "expiry": ("for how long things are kept that nobody uses, and what goes next", None),
    "backup": ("write the store to a file, as it is now", "FILE"),
    "restore": ("make the store what a backup says", "FILE"),
    "check": ("replay every journal", None),
    "vacuum": ("delete what belongs to nothing, and give back the space", None),
    "upgrade": ("bring the store to the version of this program", None),
}
DAY = 24 * 3600.0
MOST = 1_000_000  # lines of a list; days
STATUSES = ("open", "playing", "paused", "over", "ended")


def arguments(parser: ArgumentParser) -> None:
    parts = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    for name, (purpose, what) in ACTIONS.items():
        part = parts.add_parser(name, help=purpose, description=purpose)
        if what:
            part.add_argument("what", metavar=what)
        part.add_argument(
            "--database", default="", metavar="URL", help="sqlite:///FILE or postgresql://…"
        )
        part.add_argument(
            "--data", default="", metavar="FOLDER", help="where the embedded store is"
        )
        part.add_argument("--json", action="store_true", help="as JSON, for programs")
        _more(part, name)


def _more(part: ArgumentParser, name: str) -> None:
    if name in ("tables", "people", "expiry"):
        part.add_argument("--most", type=_count, default=100, metavar="N", help="list so many")
    if name == "tables":
        part.add_argument("--game", help="of this game")
        part.add_argument("--status", choices=STATUSES, help="in this state")
        part.add_argument("--person", metavar="ID", help="of which this person is a part")
        part.add_argument("--idle", type=_days, metavar="DAYS", help="unchanged for so long")
    if name == "people":
        part.add_argument("--name", help="whose name has this in it")
        part.add_argument("--banned", action="store_true", help="who are shut out")
    if name == "restore":
        part.add_argument("--force", action="store_true", help="even if a server has the store")


def _count(text: str) -> int:
    number = int(text)
    if not 1 <= number <= MOST:
        raise ArgumentTypeError(f"expected a number from 1 to {MOST}, got {shown(text)}")
    return number


def _days(text: str) -> float:
    number = float(text)
    if not 0 <= number <= MOST:
        raise ArgumentTypeError(f"expected days from 0 to {MOST}, got {shown(text)}")
    return number


def run(args: Namespace) -> int:
    require("play")
    if args.database.startswith("postgresql"):
        require("server")
    logging.getLogger("tinkertable").addHandler(logging.NullHandler())  # the answer says all
    _refuse_undecodable(args)
    ours = logging.getLogger("tinkertable")
    if not ours.handlers:  # what is wrong is said in words of ours
        ours.addHandler(logging.NullHandler())
    code: int = globals()[f"_{args.action}"](args)
    return code


def _refuse_undecodable(args: Namespace) -> None:
    """The name of a file may be any bytes; what is looked for in the store is text."""
    for name, given in vars(args).items():
        of_a_file = (name == "what" and ACTIONS[args.action][1] == "FILE") or name == "data"
        if isinstance(given, str) and not of_a_file:
            try:
                given.encode()
            except UnicodeEncodeError:
                raise InputError(f"expected text, got {shown(given)}") from None


def _at(args: Namespace, work: Callable[[Store], Awaitable[T]], whatever: bool = False) -> T:
    from tinkertable.server.admin.desk import at_desk
    from tinkertable.server.settings import Settings

    return at_desk(Settings(database=args.database, folder=args.data), work, whatever)


# Tables


def _tables(args: Namespace) -> int:
    from tinkertable.server.admin.tables import Filter, listed

    older = None if args.idle is None else args.idle * DAY
    wanted = Filter(args.game, args.status, args.person, older, args.most)
    rows = _at(args, lambda store: listed(store, wanted))
    return _list(args, rows, ("id", "game", "status", "number", "touched", "host"))


def _table(args: Namespace) -> int:
    from tinkertable.server.admin.tables import inspected

    return _show(args, _at(args, lambda store: inspected(store, args.what)))


def _end(args: Namespace) -> int:
    from tinkertable.server.admin.tables import end

    _at(args, lambda store: end(store, args.what))
    return _done(args, f"{args.what} has ended")


def _delete(args: Namespace) -> int:
    from tinkertable.server.admin.tables import delete

    _at(args, lambda store: delete(store, args.what))
    return _done(args, f"{args.what} is deleted")


# People


def _people(args: Namespace) -> int:
    from tinkertable.server.admin.people import listed

    rows = _at(args, lambda store: listed(store, args.name, args.banned, args.most))
    return _list(args, rows, ("id", "created", "hosts", "sits", "lines", "banned", "name"))


def _person(args: Namespace) -> int:
    from tinkertable.server.admin.people import inspected

    return _show(args, _at(args, lambda store: inspected(store, args.what)))


def _ban(args: Namespace) -> int:
    from tinkertable.server.admin.people import ban

    on = args.action == "ban"
    _at(args, lambda store: ban(store, args.what, on))
    return _done(args, f"{args.what} is {'shut out' if on else 'let in again'}")


_unban = _ban


# What nobody uses


def _expiry(args: Namespace) -> int:
    from tinkertable.server.admin.expiry import Kind, Next, policy, upcoming
    from tinkertable.server.keeping import NOTICE

    async def work(store: Store) -> tuple[list[Kind], list[Next]]:
        return await policy(store), await upcoming(store, args.most)

    kinds, nearest = _at(args, work)
    if args.json:
        _say(args, {"policy": [kind._asdict() for kind in kinds], "notice": NOTICE / DAY}, "")
        for one in nearest:
            _say(args, one._asdict(), "")
        return 0
    days = [{**kind._asdict(), "days": f"{kind.days:g}" if kind.days else "-"} for kind in kinds]
    _list(args, days, ("kind", "days", "kept", "announced"))
    print(f"\nDays for which the service runs; announced {NOTICE / DAY:g} of them before.")
    if nearest:
        print("\nNext, unless somebody uses it:")
        _list(args, [one._asdict() for one in nearest], ("days", "kind", "announced", "id"))
    return 0


# The store


def _backup(args: Namespace) -> int:
    from tinkertable.server.admin.backup import back_up
    from tinkertable.server.settings import Settings

    settings = Settings(database=args.database, folder=args.data)
    size = _at(args, lambda store: back_up(store, settings, Path(args.what)))
    return _done(args, f"{args.what} has the store, {size} bytes", bytes=size)


def _restore(args: Namespace) -> int:
    from tinkertable.server.admin.backup import restore
    from tinkertable.server.settings import Settings

    settings, file = Settings(database=args.database, folder=args.data), Path(args.what)
    count = _at(args, lambda store: restore(store, settings, file, args.force), whatever=True)
    return _done(args, f"the store has the {count} tables of {args.what}", tables=count)


def _check(args: Namespace) -> int:
    from tinkertable.server.admin.upkeep import checked, file_faults, orphans

    async def work(store: Store) -> int:
        faults = await file_faults(store)
        for said in faults:
            _say(args, {"file": said}, f"the file: {said}")
        count = bad = 0
        async for one in checked(store):
            count += 1
            if one.fault is not None:
                bad += 1
                what = {"table": one.table, "game": one.game, "status": one.status, **one.fault}
                _say(args, what, f"{one.table} ({one.game}): {one.fault['why']}")
        for part, rows in (await orphans(store)).items():
            _say(args, {"part": part, "rows": rows}, f"{part}: {rows} rows of no table (vacuum)")
        told = f"{count} tables, {bad} of them cannot be read"
        _say(args, {"tables": count, "faults": bad + len(faults)}, told)
        return 1 if bad or faults else 0

    return _at(args, work)


def _vacuum(args: Namespace) -> int:
    from tinkertable.server.admin.upkeep import vacuum

    found = _at(args, vacuum)
    told = (
        f"{found['before']} bytes before, {found['after']} after; {found['rows']} rows of no table"
    )
    return _done(args, told, **found)


def _upgrade(args: Namespace) -> int:
    from tinkertable.server.store.upgrades import head, migrate

    if not args.database.startswith("postgresql"):
        _refuse_missing(args)
    had = _at(args, lambda store: store.engine.change(migrate), whatever=True)
    return _done(args, f"the store was of version {had} and is of {head()}", had=had, has=head())


def _refuse_missing(args: Namespace) -> None:
    from tinkertable.server.settings import Settings

    file = Settings(database=args.database, folder=args.data).store_file
    if file is None or not file.is_file():
        raise InputError(f"there is no store {file}")


# Saying it


def _say(args: Namespace, facts: Mapping[str, Any], text: str) -> None:
    print(json.dumps(facts, ensure_ascii=False) if args.json else text)


def _done(args: Namespace, text: str, **facts: Any) -> int:
    _say(args, {"done": args.action, **facts}, text)
    return 0


def _show(args: Namespace, facts: Mapping[str, Any]) -> int:
    if args.json:
        print(json.dumps(facts, ensure_ascii=False))
        return 0
    for name, value in facts.items():
        if isinstance(value, list):
            print(f"{name}:")
            for one in value:
                print(f"  {_worded(name, one)}")
        else:
            print(f"{name}: {_worded(name, value)}")
    return 0


def _list(args: Namespace, rows: Sequence[Mapping[str, Any]], names: Sequence[str]) -> int:
    if args.json:
        for row in rows:
            print(json.dumps(row, ensure_ascii=False))
        return 0
    lines = [list(names), *([_worded(name, row[name]) for name in names] for row in rows)]
    widths = [max(len(line[i]) for line in lines) for i in range(len(names))]
    for line in lines:
        cells = (cell.ljust(width) for cell, width in zip(line, widths, strict=True))
        print("  ".join(cells).rstrip())
    return 0


def _worded(name: str, value: Any) -> str:
    """A value as people read it."""
    if value is None:
        return "-"
    if name in ("created", "touched", "at", "banned") and isinstance(value, float):
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(value))
    if isinstance(value, Mapping):
        return "  ".join(f"{key}: {_worded(key, one)}" for key, one in value.items())
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
