"""The bus: tells other server processes what happened. It may lose things; the store does not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

Listener = Callable[[dict[str, Any]], None]


class Bus(Protocol):
    shared: bool  # are there other processes to be told?

    lost: int  # news that could not be sent

    @property
    def ok(self) -> bool: ...

    async def start(self, listener: Listener, again: Callable[[], None]) -> None: ...
    def publish(self, news: dict[str, Any]) -> None: ...
    async def stop(self) -> None: ...


class Alone:
    """One process: everybody who must know is here."""

    shared = False
    lost = 0
    ok = True

    async def start(self, listener: Listener, again: Callable[[], None]) -> None:
        pass

    def publish(self, news: dict[str, Any]) -> None:
        pass

    async def stop(self) -> None:
        pass


def open_bus(url: str) -> Bus:
    if not url:
        return Alone()
    from .redis_bus import RedisBus

    return RedisBus(url)
