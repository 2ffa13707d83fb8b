"""`tinkertable serve`: the server, for whoever can reach it."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from . import keeping
from .extras import require


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on")
    parser.add_argument("--port", type=int, default=8017, help="the port to listen on")
    parser.add_argument("--public-url", default="", metavar="URL", help="how people reach it")
    parser.add_argument(
        "--database", default="", metavar="URL", help="sqlite:///FILE or postgresql://…"
    )
    parser.add_argument("--bus", default="", metavar="URL", help="redis://…")
    parser.add_argument("--data", default="", metavar="FOLDER", help="keys and the embedded store")
    parser.add_argument("--processes", type=int, default=1, metavar="N", help="server processes")
    parser.add_argument("--bot-workers", type=int, default=1, metavar="N", help="for each of them")
    parser.add_argument(
        "--rate", type=float, default=30.0, help="messages a second per person and per address"
    )
    parser.add_argument("--burst", type=float, default=240.0, help="and at once")
    parser.add_argument(
        "--tables", type=int, default=120, metavar="N", help="unfinished tables of one host"
    )
    parser.add_argument(
        "--connections", type=int, default=500, metavar="N", help="open ones of one address"
    )
    keeping.arguments(parser, keeping.DAYS)


def run(args: Namespace) -> int:
    require("play")
    if args.bus or args.database.startswith("postgresql"):
        require("server")
    from tinkertable.server.run import serve
    from tinkertable.server.settings import Settings

    settings = Settings(
        host=args.host,
        port=args.port,
        public_url=args.public_url,
        database=args.database,
        bus=args.bus,
        folder=args.data,
        bot_workers=args.bot_workers,
        rate=args.rate,
        burst=args.burst,
        tables=args.tables,
        connections=args.connections,
        **keeping.given(args),
    )
    serve(settings, args.processes)
    return 0
