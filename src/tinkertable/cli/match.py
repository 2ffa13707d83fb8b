"""`tinkertable match GAME --bots A,B,…`: let bots play."""

from __future__ import annotations

import json
import secrets
import time
from argparse import ArgumentParser, Namespace
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from tinkertable.arena.play import play_match
from tinkertable.arena.summary import summary
from tinkertable.bots import load as load_bot
from tinkertable.core.errors import InputError, shown
from tinkertable.core.game import Game
from tinkertable.games import load

from . import progress
from .editions import add_edition, edition_in
from .options import add_game, add_options, parse_options


def arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--bots", required=True, metavar="A,B,…", help="one bot a seat")
    parser.add_argument("--games", type=int, metavar="N", help="how many (default 1, or all deals)")
    parser.add_argument("--seed", help="for the same games again")
    add_options(parser)
    add_edition(parser)
    parser.add_argument("--deals", metavar="FILE", help="take nature's dice from a file of deals")
    parser.add_argument("--log", metavar="FILE", help="write one log a line")
    parser.add_argument("--json", action="store_true", help="one object a game, then a summary")


def run(args: Namespace) -> int:
    game = load(args.game)
    names = args.bots.split(",")
    bots = [load_bot(name) for name in names]
    game.check_seats(len(bots))
    options = game.settle_options(parse_options(args.options))
    edition = edition_in(args.edition, game)
    deals = read_deals(game, args.deals) if args.deals else None
    games = args.games if args.games is not None else len(deals) if deals else 1
    if games < 1 or (deals is not None and games > len(deals)):
        most = f" to {len(deals)}" if deals is not None else " or more"
        raise InputError(f"expected --games as 1{most}, got {games}")
    seed = args.seed if args.seed is not None else secrets.token_hex(8)
    totals, winners = [], []
    begun = time.perf_counter()
    with _log_file(args.log) as log:
        for i in range(games):
            deal, nature = deals[i] if deals else (None, None)
            start = time.perf_counter()
            match = play_match(game, bots, options, f"{seed}-{i}", nature, edition)
            answer: dict[str, Any] = {
                "scores": match.sheets(),
                "winners": [seat + 1 for seat in match.position.winners()],
                "seconds": round(time.perf_counter() - start, 6),
            }
            if deals:
                answer["deal"] = deal
            totals.append([score["total"] for score in match.scores()])
            winners.append(answer["winners"])
            if log:
                written = match.log()
                written.more["players"] = names
                if deals:
                    written.more.pop("seed", None)  # the dice were given, not drawn from it
                print(json.dumps(written.to_json()), file=log)
            if args.json:
                print(json.dumps(answer), flush=True)
            progress.show(i + 1, games, "games")
    end = {**summary(names, totals, winners), "seed": seed}
    end["seconds"] = round(time.perf_counter() - begun, 6)
    if args.json:
        print(json.dumps({"summary": end}))
    else:
        _print_table(end)
    return 0


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
