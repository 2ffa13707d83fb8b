"""Tables, people and editions over HTTP: docs/protocol.md, "HTTP"."""

from __future__ import annotations

import time
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request, Response

from tinkertable.bots import BOTS
from tinkertable.core.chance import Chance
from tinkertable.core.edition import BadEdition, Edition, read_edition
from tinkertable.core.errors import InputError
from tinkertable.core.game import Game
from tinkertable.core.log import Log, read_log
from tinkertable.core.seats import NOBODY
from tinkertable.games import GAMES, load

from . import messages, shapes
from .connection import dumps
from .identity import MaybePerson, Person, new_person, set_cookie
from .keys import digest, same, token
from .refusal import Refusal, refused
from .server import Server, server_of
from .table import Facts, Table
from .tables import Live, edition_file, new_id

router = APIRouter(prefix="/api")

TableId = Annotated[str, Path(pattern=r"^[a-z2-7]{16}$")]
PersonId = Annotated[str, Path(pattern=r"^p[a-z2-7]{24}$")]
RECOVERY = 7 * 24 * 3600.0  # seconds a recovery link works


# Games


@router.get("/games")
async def games() -> list[shapes.GameFacts]:
    return [_game_facts(load(name)) for name in GAMES]


def _game_facts(game: Game) -> shapes.GameFacts:
    return shapes.GameFacts(
        name=game.name,
        seats=list(game.seats),
        options={name: list(values) for name, values in game.options.items()},
        lines=list(game.lines),
        bots=list(BOTS),
        editions=bool(game.components),
    )


@router.get("/games/{game}/rules")
async def rules(game: str, lang: Literal["en", "ru"] = "en") -> shapes.Rules:
    name = "RULES.md" if lang == "en" else f"RULES.{lang}.md"
    return shapes.Rules(markdown=(_game(game).folder / name).read_text(encoding="utf-8"))


@router.get("/games/{game}/edition")
async def edition_template(game: str) -> dict[str, Any]:
    """The game's own components, as an edition to fill in."""
    found = _game(game)
    return {"game": found.name, "name": "", "data": found.components or {}}


def _game(name: str) -> Game:
    try:
        return load(name)
    except InputError as error:
        raise refused(error, "not-found") from None


# People


@router.get("/me")
async def who_am_i(
    request: Request, response: Response, person: MaybePerson
) -> shapes.Person | None:
    if person is None:
        return None
    server = server_of(request)
    set_cookie(response, server, person)  # for another year, and with the newest key
    return shapes.Person(id=person, name=server.tables.names[person])


@router.post("/me")
async def be(
    request: Request, response: Response, wish: messages.Me, person: MaybePerson
) -> shapes.Person:
    server = server_of(request)
    if person is None:
        person = new_person()
        await server.store.add_person(person, wish.name, time.time())
        set_cookie(response, server, person)
    else:
        await server.store.rename(person, wish.name)
    server.tables.names[person] = wish.name
    server.bus.publish({"person": person, "name": wish.name})
    return shapes.Person(id=person, name=wish.name)


@router.delete("/me", status_code=204)
async def forget_me(request: Request, response: Response, person: Person) -> None:
    """Name, chat and seats go; a match that others play goes on with a bot."""
    server = server_of(request)
    for table_id in await server.store.everywhere(person):
        holders = await server.tables.look(table_id, lambda table, _: table.holders())
        if holders <= {person}:
            await server.tables.forget(table_id)
        else:
            await server.tables.act(table_id, lambda table: table.forget(person))
    await server.store.forget_person(person)
    server.tables.names.pop(person, None)
    response.delete_cookie("tinkertable", path="/")


@router.post("/me/recovery")
async def recovery(request: Request, person: Person) -> shapes.Token:
    fresh = token()
    await server_of(request).store.add_recovery(digest(fresh), person, time.time() + RECOVERY)
    return shapes.Token(token=fresh)


@router.post("/recover")
async def recover(request: Request, response: Response, wish: messages.Recover) -> shapes.Person:
    server = server_of(request)
    person = await server.store.use_recovery(digest(wish.token), time.time())
    names = await server.store.names([person]) if person else {}
    if person is None or person not in names:
        raise Refusal("bad-token", "this link was used before, is too old, or never was one")
    server.tables.names.update(names)
    set_cookie(response, server, person)
    return shapes.Person(id=person, name=names[person])


@router.post("/people/{person_id}/mute", status_code=204)
async def mute(request: Request, person_id: PersonId, wish: messages.Mute, person: Person) -> None:
    server = server_of(request)
    await server.store.set_muted(person, person_id, wish.muted)
    server.tables.set_muted(person, person_id, wish.muted)


# Tables


@router.get("/tables")
async def tables(
    request: Request,
    person: MaybePerson,
    list: Annotated[Literal["mine", "waiting", "public"], Query()] = "public",
) -> list[shapes.Table]:
    server = server_of(request)
    if list == "public":
        ids = await server.store.public()
    else:
        ids = await server.store.mine(person, list == "waiting") if person else []
    found = []
    for table_id in ids:
        try:
            found.append(await _shown(server, table_id, person))
        except Refusal:
            continue  # of an older version, or gone meanwhile
    return found


@router.post("/tables", status_code=201)
async def create(request: Request, wish: messages.NewTable, person: Person) -> shapes.Created:
    server = server_of(request)
    game = _game(wish.game)
    edition = await server.tables.edition(wish.edition)
    try:
        options = game.settle_options(wish.options)
        game.check_seats(len(wish.seats))
    except InputError as error:
        raise refused(error, "bad-table") from None
    facts = Facts(
        id=new_id(),
        game=game,
        seed=Chance.secret().seed,
        options=options,
        edition=edition.hash if edition else None,
        seats=tuple(_wished(seat, person) for seat in wish.seats),
        public=wish.visibility == "public",
        clock=float(wish.clock) if wish.clock else None,
        hurry=wish.hurry,
        host=person,
        created=time.time(),
    )
    await server.tables.create(facts, edition, None)
    invite = None if facts.public else await _new_invite(server, facts.id)
    return shapes.Created(table=await _shown(server, facts.id, person), invite=invite)


def _wished(seat: messages.SeatWish, person: str) -> dict[str, Any]:
    if seat.kind == "bot":
        return {"kind": "bot", "bot": _bot(seat.bot)}
    if seat.bot is not None:
        raise Refusal("bad-table", f"expected no bot on a seat of kind {seat.kind}")
    return {"kind": "open"} if seat.kind == "open" else {"kind": "human", "person": person}


def _bot(name: str | None) -> str:
    if name not in BOTS:
        raise Refusal("bad-table", f"expected a bot ({', '.join(BOTS)}), got {name!r}")
    return name


async def _new_invite(server: Server, table_id: str) -> str:
    fresh = token()
    await server.store.set_invite(table_id, digest(fresh))
    return fresh


async def _shown(server: Server, table_id: str, person: str | None) -> shapes.Table:
    def show(table: Table, live: Live) -> dict[str, Any]:
        if not table.knows(person or ""):
            raise Refusal("not-found", "there is no such table, or it is not for you")
        return server.tables.to_json(table, person or "", live.online())

    return shapes.Table(**await server.tables.look(table_id, show))


@router.get("/tables/{table_id}")
async def table(request: Request, table_id: TableId, person: MaybePerson) -> shapes.Table:
    return await _shown(server_of(request), table_id, person)


@router.delete("/tables/{table_id}", status_code=204)
async def remove(request: Request, table_id: TableId, person: Person) -> None:
    def check(table: Table, _: Live) -> None:
        if table.facts.host != person:
            raise Refusal("not-yours", "expected the host of the table")
        if table.status != "open":
            raise Refusal("wrong-status", f"the table is {table.status}")

    server = server_of(request)
    await server.tables.look(table_id, check)
    await server.tables.forget(table_id)


@router.post("/tables/{table_id}/invite")
async def invite(request: Request, table_id: TableId, person: Person) -> shapes.Invite:
    server = server_of(request)

    def check(table: Table, _: Live) -> None:
        if person not in table.holders() | {table.facts.host}:
            raise Refusal("not-yours", "expected somebody who sits at the table")

    await server.tables.look(table_id, check)
    return shapes.Invite(invite=await _new_invite(server, table_id))


@router.post("/tables/{table_id}/sit")
async def sit(
    request: Request, table_id: TableId, wish: messages.Sit, person: Person
) -> shapes.Table:
    server = server_of(request)
    await _let_in(server, table_id, person, wish.invite)
    await server.tables.act(table_id, lambda table: table.sit(person, wish.seat - 1))
    return await _shown(server, table_id, person)


@router.post("/tables/{table_id}/watch")
async def watch(
    request: Request, table_id: TableId, wish: messages.Watch, person: Person
) -> shapes.Table:
    server = server_of(request)
    await _let_in(server, table_id, person, wish.invite)
    return await _shown(server, table_id, person)


async def _let_in(server: Server, table_id: str, person: str, invite: str | None) -> None:
    """An invited table opens for whoever has the link."""
    if await server.tables.look(table_id, lambda table, _: table.knows(person)):
        return
    kept = await server.store.invite(table_id)
    if invite is None or kept is None or not same(invite, kept):
        raise Refusal("bad-token", "this table needs an invitation that still holds")
    await server.tables.act(table_id, lambda table: table.watch(person))


@router.post("/tables/{table_id}/leave")
async def leave(
    request: Request, table_id: TableId, wish: messages.OneSeat, person: Person
) -> shapes.Table:
    server = server_of(request)
    await server.tables.act(table_id, lambda table: table.leave(person, wish.seat - 1))
    return await _shown(server, table_id, person)


@router.post("/tables/{table_id}/back")
async def back(
    request: Request, table_id: TableId, wish: messages.OneSeat, person: Person
) -> shapes.Table:
    server = server_of(request)
    await server.tables.act(table_id, lambda table: table.back(person, wish.seat - 1))
    return await _shown(server, table_id, person)


@router.post("/tables/{table_id}/stand-in")
async def stand_in(
    request: Request, table_id: TableId, wish: messages.StandIn, person: Person
) -> shapes.Table:
    server = server_of(request)
    bot, at = _bot(wish.bot), wish.seat - 1

    def away(table: Table, live: Live) -> bool:
        return not table.seats[at : at + 1] or table.seats[at].person not in live.online()

    gone: bool = await server.tables.look(table_id, away)
    await server.tables.act(table_id, lambda table: table.stand_in(person, at, bot, gone))
    return await _shown(server, table_id, person)


@router.post("/tables/{table_id}/pause")
async def pause(request: Request, table_id: TableId, person: Person) -> shapes.Table:
    server = server_of(request)
    await server.tables.act(table_id, lambda table: table.pause(person))
    return await _shown(server, table_id, person)


@router.post("/tables/{table_id}/resume")
async def resume(request: Request, table_id: TableId, person: Person) -> shapes.Table:
    server = server_of(request)
    await server.tables.act(table_id, lambda table: table.resume(person))
    return await _shown(server, table_id, person)


@router.post("/tables/{table_id}/resign")
async def resign(
    request: Request, table_id: TableId, wish: messages.OneSeat, person: Person
) -> shapes.Table:
    server = server_of(request)
    await server.tables.act(table_id, lambda table: table.resign(person, wish.seat - 1))
    return await _shown(server, table_id, person)


@router.post("/tables/{table_id}/vote")
async def vote(
    request: Request, table_id: TableId, wish: messages.Vote, person: Person
) -> shapes.Table:
    server = server_of(request)
    at = wish.seat - 1
    await server.tables.act(table_id, lambda table: table.vote(person, at, wish.end))
    return await _shown(server, table_id, person)


@router.post("/tables/{table_id}/rematch")
async def rematch(request: Request, table_id: TableId, person: Person) -> shapes.Table:
    """The same people and bots, each one seat further."""
    server = server_of(request)
    fresh = new_id()
    await server.tables.act(table_id, lambda table: table.point_to_rematch(person, fresh))
    old: Table = await server.tables.look(table_id, lambda table, _: table)
    new = old.rematch or fresh
    if not await server.store.numbers([new]):  # whoever pointed to it may not have come further
        seats = [_again(seat.person, seat.bot) for seat in old.seats]
        facts = Facts(
            id=new,
            game=old.facts.game,
            seed=Chance.secret().seed,
            options=old.facts.options,
            edition=old.facts.edition,
            seats=(*seats[-1:], *seats[:-1]),
            public=old.facts.public,
            clock=old.facts.clock,
            hurry=old.facts.hurry,
            host=person,
            created=time.time(),
        )
        try:
            await server.tables.create(facts, old.match.edition, None)
        except Refusal:
            if not await server.store.numbers([new]):  # else another was quicker
                raise
    return await _shown(server, new, person)


def _again(person: str | None, bot: str | None) -> dict[str, Any]:
    if bot:
        return {"kind": "bot", "bot": bot}
    return {"kind": "human", "person": person} if person else {"kind": "open"}


# Logs


@router.get("/tables/{table_id}/log")
async def export(request: Request, table_id: TableId, person: MaybePerson) -> dict[str, Any]:
    server = server_of(request)

    def log(table: Table, _: Live) -> dict[str, Any]:
        if not table.knows(person or ""):
            raise Refusal("not-found", "there is no such table, or it is not for you")
        seats = table.seats_of(person or "")
        names = [server.tables.names.get(seat.person or "", seat.bot) for seat in table.seats]
        return table.log(seats[0] if len(seats) == 1 else NOBODY) | {"players": names}

    found: dict[str, Any] = await server.tables.look(table_id, log)
    return found


@router.get("/tables/{table_id}/replay")
async def replay(
    request: Request,
    table_id: TableId,
    move: Annotated[int, Query(ge=0, le=100_000)] = 0,
    seat: Annotated[int | None, Query(ge=1, le=messages.SEATS)] = None,
) -> shapes.Replay:
    def look_back(table: Table, _: Live) -> dict[str, Any]:
        if not table.opened:
            raise Refusal("wrong-status", "a match can be stepped through when it is over")
        if seat is not None and seat > len(table.seats):
            raise Refusal("not-found", f"expected a seat from 1 to {len(table.seats)}")
        moves = table.moves(NOBODY)
        at = min(move, len(moves))
        state = table.replay(None if seat is None else seat - 1, at)
        state["log"] = {"keep": 0, "add": moves[:at]}
        return {"moves": len(moves), "move": at, "state": state}

    return shapes.Replay(**await server_of(request).tables.look(table_id, look_back))


@router.post("/import", status_code=201)
async def import_log(request: Request, wish: messages.Import, person: Person) -> shapes.Table:
    """A log as a new hot-seat table of one's own."""
    server = server_of(request)
    try:
        log = read_log(dumps(wish.log))
    except (InputError, ValueError) as error:
        raise Refusal("bad-log", str(error)) from None
    game = _game(log.game)
    edition = await _edition_for(server, game, log, wish.edition)
    seed = log.more.get("seed")
    usable = isinstance(seed, str) and 0 < len(seed) <= 64 and seed.isascii() and seed.isprintable()
    try:
        game.check_seats(log.seats)
        options = game.settle_options(log.options)
        if log.version not in (None, game.version):
            raise InputError(f"{game.name} is of version {game.version}, not {log.version}")
        if len(log.moves) > game.most_moves(log.seats):
            raise InputError(f"expected at most {game.most_moves(log.seats)} moves")
    except InputError as error:
        raise refused(error, "bad-log") from None
    facts = Facts(
        id=new_id(),
        game=game,
        seed=seed if usable else Chance.secret().seed,  # type: ignore[arg-type]
        options=options,
        edition=edition.hash if edition else None,
        seats=tuple({"kind": "human", "person": person} for _ in range(log.seats)),
        public=False,
        clock=None,
        hurry=False,
        host=person,
        created=time.time(),
    )
    await server.tables.create(facts, edition, log.moves)
    return await _shown(server, facts.id, person)


async def _edition_for(
    server: Server, game: Game, log: Log, given: dict[str, Any] | None
) -> Edition | None:
    if given is not None:
        edition = await _keep_edition(server, game, given)
        if log.edition != edition.hash:
            raise Refusal("bad-edition", f"the log was played with another edition ({log.edition})")
        return edition
    return await server.tables.edition(log.edition)


# Editions


@router.post("/editions", status_code=201)
async def add_edition(
    request: Request, wish: messages.NewEdition, _: Person
) -> shapes.EditionFacts:
    game = _game(wish.game)
    file = {"game": game.name, "name": wish.name, "data": wish.data}
    edition = await _keep_edition(server_of(request), game, file)
    return shapes.EditionFacts(hash=edition.hash, name=edition.name)


async def _keep_edition(server: Server, game: Game, file: dict[str, Any]) -> Edition:
    try:
        edition = read_edition(game, dumps(file))
    except (BadEdition, ValueError) as error:
        raise Refusal("bad-edition", str(error)) from None
    text = dumps(edition_file(edition))
    await server.store.add_edition(edition.hash, game.name, edition.name, text)
    return edition


@router.get("/editions/{hash}")
async def edition(
    request: Request, hash: Annotated[str, Path(pattern=r"^sha256:[0-9a-f]{64}$")]
) -> dict[str, Any]:
    found = await server_of(request).tables.edition(hash)
    if found is None:
        raise Refusal("not-found", "there is no such edition")
    return dict(edition_file(found))


# The server itself


@router.get("/health")
async def health(request: Request) -> shapes.Health:
    server = server_of(request)
    store = await server.store.ok()
    progress = server.workers.progress
    bots = shapes.Bots(ready=progress >= 1, progress=progress)
    return shapes.Health(ok=store, store=store, bus=server.bus.ok, bots=bots)
