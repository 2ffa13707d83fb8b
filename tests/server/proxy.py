"""A little TCP proxy: moves those who come through it from one server to another."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

Cut = Callable[[bytes], bool]  # should the answer to this be lost, and the line with it?


class Proxy:
    """`async with Proxy(port) as proxy`: what comes to `proxy.port` goes to the target's port."""

    def __init__(self, target: int, cut: Cut | None = None) -> None:
        self.target = target
        self.cut = cut
        self.cuts = 0
        self._server: asyncio.Server | None = None
        self._lines: set[asyncio.Task[None]] = set()

    @property
    def port(self) -> int:
        assert self._server
        return int(self._server.sockets[0].getsockname()[1])

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def __aenter__(self) -> Proxy:
        self._server = await asyncio.start_server(self._come, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server
        self._server.close()
        await self.drop()

    async def move_to(self, target: int) -> None:
        """Everybody is cut off; who comes back arrives there."""
        self.target = target
        await self.drop()

    async def drop(self) -> None:
        lines = list(self._lines)
        for line in lines:
            line.cancel()
        await asyncio.gather(*lines, return_exceptions=True)

    async def _come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = asyncio.current_task()
        assert line
        self._lines.add(line)
        try:
            await self._join(reader, writer)
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            self._lines.discard(line)
            await _hang_up(writer)

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self.target)
        answers = asyncio.create_task(_carry(there, writer))
        asking = asyncio.create_task(self._ask(reader, back, there, answers))
        try:
            await asyncio.wait({asking, answers}, return_when=asyncio.FIRST_COMPLETED)
            if self.cut:
                await asking  # it may be busy losing an answer
        finally:
            back.transport.abort()  # at once: who is cut off twice does not wait here
            await _end(asking, answers)
            await _hang_up(back)

    async def _ask(
        self,
        reader: asyncio.StreamReader,
        back: asyncio.StreamWriter,
        there: asyncio.StreamReader,
        answers: asyncio.Task[None],
    ) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                cut = self.cut and self.cut(data)
                if cut:
                    await _end(answers)
                back.write(data)
                await back.drain()
                if cut:
                    await there.read(1)  # answered, and nobody hears it
                    self.cuts += 1
                    return


async def _carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()


async def _end(*tasks: asyncio.Task[None]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def _hang_up(writer: asyncio.StreamWriter) -> None:
    writer.transport.abort()
    with contextlib.suppress(OSError):
        await writer.wait_closed()
