"""Does the store take what is written? A row is written and read back."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import Any

import sqlalchemy as sa

from .engines import ABSENT, Engine
from .schema import probes
from .watch import Watch

log = logging.getLogger(__name__)

KEPT = 3600.0  # seconds for which the rows of processes that have ended stay
FRESH = 1.0  # seconds for which an answer holds, however many ask
PATIENCE = 5.0  # seconds: a store that takes longer does not work
LATE, LOST = "late", "lost"


class Probe:
    """`ask` says what is wrong with the store; nothing, if it works."""

    def __init__(self, engine: Engine, watch: Watch, upsert: Any) -> None:
        self._engine = engine
        self._watch = watch
        self._process = secrets.token_hex(8)
        insert = upsert(probes)
        self._put = insert.on_conflict_do_update(
            index_elements=["process"],
            set_={"token": insert.excluded.token, "at": insert.excluded.at},
        )
        self._looking: asyncio.Task[str | None] | None = None
        self._until = 0.0
        self._found: str | None = None
        self._told: str | None = None
        self._since = 0.0  # when it began not to work

    async def ask(self) -> str | None:
        if time.monotonic() >= self._until:
            if self._looking is None:  # of many who ask one looks
                self._looking = asyncio.create_task(self._look())
            task = self._looking
            # One that hangs is not given up: what it finds counts when it comes.
            done, _ = await asyncio.wait([task], timeout=PATIENCE)
            self._found = task.result() if done else LATE
            self._until = time.monotonic() + FRESH
            if done:
                self._looking = None
        fault = self._found or self._watch.trouble
        self._tell(fault)
        return fault

    async def _look(self) -> str | None:
        token, now = secrets.token_hex(16), time.time()

        def write(connection: sa.Connection) -> None:
            connection.execute(probes.delete().where(probes.c.at < now - KEPT))
            row = {"process": self._process, "token": token, "at": now}
            connection.execute(self._put.values(row))

        mine = sa.select(probes.c.token).where(probes.c.process == self._process)
        try:
            await self._engine.change(write)
            found = await self._engine.read(lambda connection: connection.scalar(mine))
        except ABSENT as error:
            return str(self._watch.failed("probe", error))
        except Exception:
            log.exception("probe failed")
            return LOST
        return None if found == token else LOST

    def _tell(self, fault: str | None) -> None:
        """Say it when it changes."""
        if fault == self._told:
            return
        now = time.monotonic()
        if self._told is None:
            self._since = now
        self._told = fault
        if fault is None:
            log.warning("store works again", extra={"seconds": round(now - self._since, 1)})
        else:
            log.warning("store does not work", extra={"reason": fault})

    async def stop(self) -> None:
        if self._looking:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)
