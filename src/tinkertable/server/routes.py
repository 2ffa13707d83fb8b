"""Tables, people and editions over HTTP: docs/protocol.md, "HTTP"."""

from __future__ import annotations

import time
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from pydantic.json_schema import SkipJsonSchema

from tinkertable.bots import BOTS
from tinkertable.core.chance import Chance
from tinkertable.core.edition import BadEdition, Edition, edition_file, read_edition
from tinkertable.core.errors import InputError
from tinkertable.core.game import Game
from tinkertable.core.seats import NOBODY
from tinkertable.games import GAMES, load

from . import keys, messages, shapes
from .connection import dumps
from .document import CONFLICT
from .identity import MaybePerson, Person, new_person, set_cookie
from .keys import digest, same, token
from .query import MoveNumber, SeatNumber, known_query
from .refusal import Refusal, refused
from .server import Server, server_of
from .table import Facts, Table
from .tables import Live, new_id

router = APIRouter(prefix="/api", dependencies=[Depends(known_query)])

GameName = Annotated[
    str, Path(pattern=messages.WORD, max_length=40, json_schema_extra={"enum": list(GAMES)})
]
TableId = Annotated[str, Path(pattern=messages.TABLE_ID)]
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
async def rules(game: GameName, lang: Literal["en", "ru"] = "en") -> shapes.Rules:
    name = "RULES.md" if lang == "en" else f"RULES.{lang}.md"
    return shapes.Rules(markdown=(_game(game).folder / name).read_text(encoding="utf-8"))


@router.get("/games/{game}/edition")
async def edition_template(game: GameName) -> shapes.EditionFile:
    """The game's own components, as an edition to fill in."""
    found = _game(game)
    return shapes.EditionFile(game=found.name, name="", data=dict(found.components))


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


@router.delete("/me", status_code=204, responses=CONFLICT)
async def forget_me(request: Request, response: Response, person: Person) -> None:
    """Name, chat and seats go; a match that others play goes on with a bot."""
    server = server_of(request)
    for table_id in await server.store.everywhere(person):
        await _forget_at(server, table_id, person)
    await server.store.forget_person(person)
    server.tables.part_with(person)
    server.bus.publish({"forgotten": person})
    response.delete_cookie("tinkertable", path="/")


async def _forget_at(server: Server, table_id: str, person: str) -> None:
    def alone(table: Table) -> None:
        if not table.holders() <= {person}:
            raise Refusal("taken", "others play here")

    try:
        await server.tables.forget(table_id, alone)
    except Refusal as refusal:
        if refusal.code == "taken":
            await server.tables.act(table_id, lambda table: table.forget(person))
        elif refusal.code not in ("not-found", "wrong-version"):  # nobody can open those any more
            raise


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


@router.post("/tables", status_code=201, responses=CONFLICT)
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


def _wished(seat: messages.PersonWish | messages.BotWish, person: str) -> dict[str, Any]:
    if isinstance(seat, messages.BotWish):
        return {"kind": "bot", "bot": seat.bot}
    return {"kind": "open"} if seat.kind == "open" else {"kind": "human", "person": person}


async def _new_invite(server: Server, table_id: str) -> str:
    fresh = token()
    await server.store.set_invite(table_id, digest(fresh))
    return fresh


async def _shown(server: Server, table_id: str, person: str | None) -> shapes.Table:
    muted = await server.store.muted(person) if person else set[str]()

    def show(table: Table, live: Live) -> dict[str, Any]:
        if not table.knows(person or ""):
            raise Refusal("not-found", "there is no such table, or it is not for you")
        return server.tables.to_json(table, person or "", live.online(), muted)

    return shapes.Table(**await server.tables.look(table_id, show))


@router.get("/tables/{table_id}", responses=CONFLICT)
async def table(request: Request, table_id: TableId, person: MaybePerson) -> shapes.Table:
    return await _shown(server_of(request), table_id, person)


@router.delete("/tables/{table_id}", status_code=204, responses=CONFLICT)
async def remove(request: Request, table_id: TableId, person: Person) -> None:
    def check(table: Table) -> None:
        if table.facts.host != person:
            raise Refusal("not-yours", "expected the host of the table")
        if table.status != "open":
            raise Refusal("wrong-status", f"the table is {table.status}")

    await server_of(request).tables.forget(table_id, check)


@router.post("/tables/{table_id}/invite", responses=CONFLICT)
async def invite(request: Request, table_id: TableId, person: Person) -> shapes.Invite:
    server = server_of(request)

    def check(table: Table, _: Live) -> None:
        if person not in table.holders() | {table.facts.host}:
            raise Refusal("not-yours", "expected somebody who sits at the table")

    await server.tables.look(table_id, check)
    return shapes.Invite(invite=await _new_invite(server, table_id))


@router.post("/tables/{table_id}/seat-token", responses=CONFLICT)
async def seat_token(
    request: Request, table_id: TableId, wish: messages.OneSeat, person: Person
) -> shapes.SeatToken:
    """For a program that is to play one's seat through the socket."""
    server = server_of(request)

    def check(table: Table, _: Live) -> None:
        if wish.seat > len(table.seats):
            raise Refusal("no-such-seat", f"expected a seat from 1 to {len(table.seats)}")
        if wish.seat - 1 not in table.seats_of(person):
            raise Refusal("not-yours", f"seat {wish.seat} is not yours")

    await server.tables.look(table_id, check)
    made = keys.seat_token(server.keys, table_id, wish.seat - 1, person)
    return shapes.SeatToken(token=made)


@router.post("/tables/{table_id}/sit", responses=CONFLICT)
async def sit(
    request: Request, table_id: TableId, wish: messages.Sit, person: Person
) -> shapes.Table:
    server = server_of(request)
    await _let_in(server, table_id, person, wish.invite)
    await server.tables.act(table_id, lambda table: table.sit(person, wish.seat - 1))
    return await _shown(server, table_id, person)


@router.post("/tables/{table_id}/watch", responses=CONFLICT)
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


@router.post("/tables/{table_id}/leave", responses=CONFLICT)
async def leave(
    request: Request, table_id: TableId, wish: messages.OneSeat, person: Person
) -> shapes.Table:
    server = server_of(request)
    await server.tables.act(table_id, lambda table: table.leave(person, wish.seat - 1))
    return await _shown(server, table_id, person)


@router.post("/tables/{table_id}/back", responses=CONFLICT)
async def back(
    request: Request, table_id: TableId, wish: messages.OneSeat, person: Person
) -> shapes.Table:
    server = server_of(request)
    await server.tables.act(table_id, lambda table: table.back(person, wish.seat - 1))
    return await _shown(server, table_id, person)


@router.post("/tables/{table_id}/stand-in", responses=CONFLICT)
async def stand_in(
    request: Request, table_id: TableId, wish: messages.StandIn, person: Person
) -> shapes.Table:
    server = server_of(request)
    bot, at = wish.bot, wish.seat - 1

    def away(table: Table, live: Live) -> bool:
        return not table.seats[at : at + 1] or table.seats[at].person not in live.online()

    gone: bool = await server.tables.look(table_id, away)
    await server.tables.act(table_id, lambda table: table.stand_in(person, at, bot, gone))
    return await _shown(server, table_id, person)


@router.post("/tables/{table_id}/pause", responses=CONFLICT)
async def pause(request: Request, table_id: TableId, person: Person) -> shapes.Table:
    server = server_of(request)
    await server.tables.act(table_id, lambda table: table.pause(person))
    return await _shown(server, table_id, person)


@router.post("/tables/{table_id}/resume", responses=CONFLICT)
async def resume(request: Request, table_id: TableId, person: Person) -> shapes.Table:
    server = server_of(request)
    await server.tables.act(table_id, lambda table: table.resume(person))
    return await _shown(server, table_id, person)


@router.post("/tables/{table_id}/resign", responses=CONFLICT)
async def resign(
    request: Request, table_id: TableId, wish: messages.OneSeat, person: Person
) -> shapes.Table:
    server = server_of(request)
    await server.tables.act(table_id, lambda table: table.resign(person, wish.seat - 1))
    return await _shown(server, table_id, person)


@router.post("/tables/{table_id}/vote", responses=CONFLICT)
async def vote(
    request: Request, table_id: TableId, wish: messages.Vote, person: Person
) -> shapes.Table:
    server = server_of(request)
    at = wish.seat - 1
    await server.tables.act(table_id, lambda table: table.vote(person, at, wish.end))
    return await _shown(server, table_id, person)


@router.post("/tables/{table_id}/rematch", responses=CONFLICT)
async def rematch(request: Request, table_id: TableId, person: Person) -> shapes.Table:
    """The same people and bots, each one seat further."""
    server = server_of(request)
    old: Table = await server.tables.look(table_id, lambda table, _: table)
    old.may_rematch(person)
    if not old.rematch:
        fresh = _rotated(old, person)
        await server.tables.create(fresh, old.match.edition, None)  # it is there before it is told
        await server.tables.act(table_id, lambda table: table.point_to_rematch(person, fresh.id))
        old = await server.tables.look(table_id, lambda table, _: table)
        if old.rematch != fresh.id:  # somebody else was quicker
            await server.tables.forget(fresh.id, lambda _: None)
    assert old.rematch
    return await _shown(server, old.rematch, person)


def _rotated(old: Table, host: str) -> Facts:
    seats = [_again(seat.person, seat.bot) for seat in old.seats]
    return Facts(
        id=new_id(),
        game=old.facts.game,
        seed=Chance.secret().seed,
        options=old.facts.options,
        edition=old.facts.edition,
        seats=(*seats[-1:], *seats[:-1]),
        public=old.facts.public,
        clock=old.facts.clock,
        hurry=old.facts.hurry,
        host=host,
        created=time.time(),
    )


def _again(person: str | None, bot: str | None) -> dict[str, Any]:
    if bot:
        return {"kind": "bot", "bot": bot}
    return {"kind": "human", "person": person} if person else {"kind": "open"}


# Logs


@router.get("/tables/{table_id}/log", responses=CONFLICT, response_model_exclude_unset=True)
async def export(request: Request, table_id: TableId, person: MaybePerson) -> shapes.ExportedLog:
    server = server_of(request)

    def log(table: Table, _: Live) -> dict[str, Any]:
        if not table.knows(person or ""):
            raise Refusal("not-found", "there is no such table, or it is not for you")
        seats = table.seats_of(person or "")
        names = [server.tables.names.get(seat.person or "", seat.bot) for seat in table.seats]
        return table.log(seats[0] if len(seats) == 1 else NOBODY) | {"players": names}

    return shapes.ExportedLog(**await server.tables.look(table_id, log))


@router.get("/tables/{table_id}/replay", responses=CONFLICT)
async def replay(
    request: Request,
    table_id: TableId,
    move: Annotated[MoveNumber, Query()] = 0,
    seat: Annotated[SeatNumber | SkipJsonSchema[None], Query()] = None,
) -> shapes.Replay:
    def look_back(table: Table, _: Live) -> dict[str, Any]:
        if not table.opened:
            raise Refusal("wrong-status", "a match can be stepped through when it is over")
        if seat is not None and seat > len(table.seats):
            raise Refusal("no-such-seat", f"expected a seat from 1 to {len(table.seats)}")
        moves = table.moves(NOBODY)
        at = min(move, len(moves))
        state = table.replay(None if seat is None else seat - 1, at)
        state["log"] = {"keep": 0, "add": moves[:at]}
        return {"moves": len(moves), "move": at, "state": state}

    return shapes.Replay(**await server_of(request).tables.look(table_id, look_back))


@router.post("/import", status_code=201, responses=CONFLICT)
async def import_log(request: Request, wish: messages.Import, person: Person) -> shapes.Table:
    """A log as a new hot-seat table of one's own."""
    server, log = server_of(request), wish.log
    game = _game(log.game)
    edition = await _edition_for(server, game, log.edition, wish.edition)
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
        seed=log.seed or Chance.secret().seed,
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
    server: Server, game: Game, played: str | None, given: messages.NewEdition | None
) -> Edition | None:
    """The edition a log was played with: given beside it, or known here."""
    if given is None:
        return await server.tables.edition(played)
    edition = await _keep_edition(server, game, given)
    if edition.hash != played:
        raise Refusal("bad-edition", f"the log was played with another edition ({played})")
    return edition


# Editions


@router.post("/editions", status_code=201, responses=CONFLICT)
async def add_edition(
    request: Request, wish: messages.NewEdition, _: Person
) -> shapes.EditionFacts:
    edition = await _keep_edition(server_of(request), _game(wish.game), wish)
    return shapes.EditionFacts(hash=edition.hash, name=edition.name)


async def _keep_edition(server: Server, game: Game, given: messages.NewEdition) -> Edition:
    try:
        edition = read_edition(game, dumps(given.model_dump()))
    except (BadEdition, ValueError) as error:
        raise Refusal("bad-edition", str(error)) from None
    text = dumps(edition_file(edition))
    await server.store.add_edition(edition.hash, game.name, edition.name, text)
    return edition


@router.get("/editions/{hash}")
async def edition(
    request: Request, hash: Annotated[str, Path(pattern=messages.HASH)]
) -> shapes.EditionFile:
    found = await server_of(request).tables.edition(hash)
    if found is None:
        raise Refusal("not-found", "there is no such edition")
    return shapes.EditionFile(**edition_file(found))


# The server itself


@router.get("/health")
async def health(request: Request) -> shapes.Health:
    server = server_of(request)
    store = await server.store.ok()
    progress = server.workers.progress
    bots = shapes.Bots(ready=progress >= 1, progress=progress)
    return shapes.Health(ok=store, store=store, bus=server.bus.ok, bots=bots)
