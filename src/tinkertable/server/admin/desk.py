"""The operator's desk: a store that is there, of our version, and opened for one piece of work."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, TypeVar

import sqlalchemy as sa

from tinkertable.core.errors import InputError
from tinkertable.server.refusal import Refusal
from tinkertable.server.settings import Settings
from tinkertable.server.store import causes
from tinkertable.server.store.engines import ABSENT
from tinkertable.server.store.errors import Away
from tinkertable.server.store.notices import post
from tinkertable.server.store.store import Store
from tinkertable.server.store.upgrades import check_version, head, version_of

T = TypeVar("T")


class Unusable(InputError):
    """The store does not do what it should."""

    def __init__(self, where: str, error: BaseException) -> None:
        super().__init__(f"the store {where} cannot be used: {causes.words(error)}")


def at_desk(settings: Settings, work: Callable[[Store], Awaitable[T]], whatever: bool = False) -> T:
    """Do something with the store; what is wrong with it is said in a line. `whatever`: it may be
    of another version, or not be there yet."""

    async def run() -> T:
        async with _opened(settings, whatever) as store:
            return await work(store)

    return asyncio.run(run())


@contextlib.asynccontextmanager
async def _opened(settings: Settings, whatever: bool) -> AsyncIterator[Store]:
    file = settings.store_file
    if file is not None and not (whatever or file.is_file()):
        raise InputError(f"there is no store {file}")
    store = Store(settings.engine_url, patience=None)
    if file is None and store.engine.name == "sqlite":
        raise InputError("a store in memory is only its server's")
    try:
        if not whatever:
            await _check(store)
        await store.begin()
        yield store
    except Refusal as refusal:
        raise InputError(f"{refusal.code}: {refusal}") from None
    except Away as error:
        raise Unusable(store.engine.where, error) from None
    except ABSENT as error:
        raise Unusable(store.engine.where, error) from None
    finally:
        await store.stop()


async def _check(store: Store) -> None:
    had = await store.engine.read(version_of)
    check_version(had)
    if had < head():
        raise InputError(
            f"the store is of version {had}, this program knows {head()}:"
            " start the server, or run tinkertable admin upgrade"
        )


async def change(store: Store, work: Callable[[sa.Connection], T], **news: Any) -> T:
    """Change the store and tell the processes that work on it, in one transaction."""

    def both(connection: sa.Connection) -> T:
        found = work(connection)
        post(connection, news)
        return found

    return await store.engine.change(both)
