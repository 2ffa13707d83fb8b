"""`tinkertable match GAME --bots A,B,…`: let bots play."""

from __future__ import annotations

import json
import secrets
import time
from argparse import ArgumentParser, Namespace
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from tinkertable.arena.series import Played, Series, play_all
from tinkertable.arena.summary import summary
from tinkertable.backends import BACKENDS
from tinkertable.bots import check as check_bot
from tinkertable.bots.program import SECONDS
from tinkertable.core.edition import edition_file
from tinkertable.core.errors import InputError, shown
from tinkertable.core.game import Game
from tinkertable.games import load

from . import progress
from .editions import add_edition, edition_in
from .options import add_game, add_options, parse_options


def arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--bots", required=True, metavar="A,B,…",
        help="one bot a seat: easy, normal, hard, expert, random, greedy, exec:COMMAND or"
        " python:MODULE",
    )  # fmt: skip
    parser.add_argument("--games", type=int, metavar="N", help="how many (default 1, or all deals)")
    parser.add_argument("--seed", help="for the same games again")
    parser.add_argument(
        "--pairs", action="store_true", help="play every deal in every seating of the bots"
    )
    parser.add_argument(
        "--backend", choices=BACKENDS, default="",
        help="how their rules run (default: native for bots that search, else plain)",
    )  # fmt: skip
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes (default 1)")
    parser.add_argument(
        "--seconds", type=float, default=SECONDS, metavar="S",
        help=f"what a program (exec:) has for its moves of a match (default {SECONDS:.0f})",
    )  # fmt: skip
    add_options(parser)
    add_edition(parser)
    parser.add_argument("--deals", metavar="FILE", help="take nature's dice from a file of deals")
    parser.add_argument("--log", metavar="FILE", help="write one log a line")
    parser.add_argument("--json", action="store_true", help="one object a game, then a summary")


def run(args: Namespace) -> int:
    game = load(args.game)
    series = _series(args, game)
    todo = len(series.tasks)
    played: list[Played] = []
    begun = time.perf_counter()
    with _log_file(args.log) as log:
        for match in progress.counted(play_all(series, args.jobs), todo, "games"):
            played.append(match)
            if log:
                print(json.dumps(match.log), file=log)
            if args.json:
                print(json.dumps(_match_json(series, match)), flush=True)
            elif match.forfeit:
                seat, reason = match.forfeit["seat"], match.forfeit["reason"]
                print(f"game {len(played)}: seat {seat} forfeits: {reason}", flush=True)
    end = {**summary(series.bots, played), "seed": series.seed}
    end["seconds"] = round(time.perf_counter() - begun, 6)
    if args.json:
        print(json.dumps({"summary": end}))
    else:
        _print_table(end)
    return 0


def _series(args: Namespace, game: Game) -> Series:
    """What the arguments ask for, checked."""
    names = tuple(args.bots.split(","))
    for name in names:
        check_bot(name, game)
    game.check_seats(len(names))
    deals = read_deals(game, args.deals) if args.deals else None
    games = args.games if args.games is not None else len(deals) if deals else 1
    if games < 1 or (deals is not None and games > len(deals)):
        most = f" to {len(deals)}" if deals is not None else " or more"
        raise InputError(f"expected --games as 1{most}, got {games}")
    if args.jobs < 1:
        raise InputError(f"expected --jobs as 1 or more, got {args.jobs}")
    edition = edition_in(args.edition, game)
    return Series(
        game=game.name,
        bots=names,
        seed=args.seed if args.seed is not None else secrets.token_hex(8),
        games=games,
        options=game.settle_options(parse_options(args.options)),
        edition=json.dumps(edition_file(edition)) if edition else None,
        deals=deals,
        paired=args.pairs,
        seconds=args.seconds,
        backend=args.backend,
    )


def _match_json(series: Series, match: Played) -> dict[str, Any]:
    """One match as JSON."""
    answer: dict[str, Any] = {
        "scores": match.scores,
        "winners": match.winners,
        "seconds": round(match.seconds, 6),
    }
    if series.paired:
        answer |= {"players": match.players, "pair": match.deal + 1}
    if series.deals:
        answer["deal"] = series.deals[match.deal][0]
    if match.forfeit:
        answer["forfeit"] = match.forfeit
    return answer


def _log_file(name: str | None) -> Any:
    if name is None:
        return nullcontext(None)
    try:
        return Path(name).open("w", encoding="utf-8")
    except OSError as error:
        raise InputError(f"cannot write {name}: {error.strerror}") from None


def read_deals(game: Game, name: str) -> list[tuple[str, list[str]]]:
    """Name and nature's moves of every deal in a file {"deals": [{"id", …}, …]}."""
    if game.deal is None:
        raise InputError(f"{game.name} cannot be dealt from a file")
    try:
        data = json.loads(Path(name).read_bytes())
    except OSError as error:
        raise InputError(f"cannot read {name}: {error.strerror}") from None
    except (ValueError, RecursionError) as error:
        raise InputError(f"expected deals as JSON in {name}: {error}") from None
    deals = data.get("deals") if isinstance(data, dict) else None
    if not isinstance(deals, list) or not deals:
        raise InputError(f"expected {{'deals': […]}} in {name}, got {shown(data)}")
    found = []
    for number, deal in enumerate(deals, 1):
        if not isinstance(deal, dict):
            raise InputError(f"deal {number} of {name}: expected an object, got {shown(deal)}")
        try:
            found.append((str(deal.get("id", number)), game.deal(deal)))
        except InputError as error:
            raise InputError(f"deal {number} of {name}: {error}") from None
    return found


def _print_table(end: dict[str, Any]) -> None:
    print(f"{end['games']} games, seed {end['seed']}, {end['seconds']:.1f} s")
    for s in end["standings"]:
        print(
            f"seat {s['seat']:2} {s['bot']:10} mean {s['mean']:7.2f}"
            f"  95 % {s['low']:7.2f} … {s['high']:7.2f}  wins {100 * s['wins']:5.1f} %"
        )
    for rival in end.get("rivals", []):
        figures = f"mean {rival['mean']:7.2f}  95 % {rival['low']:7.2f} … {rival['high']:7.2f}"
        print(f"{'against':18} {figures}")
    if "pairs" not in end and "rivals" not in end:
        return
    for name, of in end["bots"].items():
        points, wins = of["points"], of["wins"]
        print(
            f"{name:18} mean {points['mean']:7.2f}  95 % {points['low']:7.2f} …"
            f" {points['high']:7.2f}  wins {100 * wins['share']:5.1f} %"
            f" ({100 * wins['low']:.1f} … {100 * wins['high']:.1f})"
        )
    for pair in end.get("pairs", []):
        taken = pair["taken"]
        print(
            f"{pair['bots'][0]} takes {taken['won']} of {taken['decided']} deals from"
            f" {pair['bots'][1]}: {100 * taken['share']:.1f} %"
            f" ({100 * taken['low']:.1f} … {100 * taken['high']:.1f})"
        )
