"""`tinkertable play`: the table in your browser, everything on this machine."""

from __future__ import annotations

import threading
import time
import urllib.request
import webbrowser
from argparse import ArgumentParser, Namespace

from . import keeping
from .extras import require


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--port", type=int, default=8017, help="the port, if it is free")
    parser.add_argument("--data", default="", metavar="FOLDER", help="where matches are kept")
    parser.add_argument("--no-browser", action="store_true", help="only say the address")
    keeping.arguments(parser, dict.fromkeys(keeping.DAYS, 0.0))


def run(args: Namespace) -> int:
    require("play")
    from tinkertable.server.lock import StoreHeld
    from tinkertable.server.run import free_port, serve
    from tinkertable.server.settings import Settings

    port = free_port("127.0.0.1", args.port)
    settings = Settings(port=port, folder=args.data, **keeping.given(args))

    def begin() -> None:
        print(f"Tinkertable is at {settings.url}  (ctrl-C ends it; matches are kept)", flush=True)
        if not args.no_browser:
            threading.Thread(target=_open, args=(settings.url,), daemon=True).start()

    try:
        serve(settings, begin=begin)
    except StoreHeld as held:
        print(f"Tinkertable is at {held.url} already  (process {held.pid})", flush=True)
        if not args.no_browser:
            _open(held.url)
    return 0


def _open(address: str) -> None:
    """Open the browser as soon as the server answers."""
    for _ in range(100):
        try:
            urllib.request.urlopen(f"{address}api/health", timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return
