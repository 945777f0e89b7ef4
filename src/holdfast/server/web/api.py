"""The JSON API: everything that can be done at a table, for clients in any language. docs/api.md tells how."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from pydantic import BaseModel, ConfigDict, Field

import holdfast
from holdfast import bots
from holdfast.server.errors import NotYourSeat
from holdfast.server.tables.models import NAME_LENGTH, PACE, RECORD_LENGTH, TALK_LENGTH, Plan, SeatPlan
from holdfast.server.tables.service import Service
from holdfast.server.web.limits import LAST_SEQ
from holdfast.server.web.schemas import (
    AnalysisOut,
    ChangesOut,
    CreatedOut,
    GameOut,
    HintOut,
    LinkOut,
    MomentOut,
    SeatedOut,
    SummaryOut,
    TableOut,
    Wrong,
)
from holdfast.server.web.tokens import given_token, new_token

WRONG: dict[int | str, dict[str, Any]] = {
    400: {"model": Wrong, "description": "Not legal, or not understood"},
    403: {"model": Wrong, "description": "Not your seat, or not your decision"},
    404: {"model": Wrong, "description": "No such table or seat"},
    409: {"model": Wrong, "description": "The table has moved on, the seat is taken, or it is too early"},
    410: {"model": Wrong, "description": "The game is over, or the table has expired"},
    413: {"model": Wrong, "description": "Too long"},
    422: {"model": Wrong, "description": "Not in the shape that this page describes"},
    429: {"model": Wrong, "description": "Too many requests from your address; `Retry-After` says when to come again"},
    503: {
        "model": Wrong,
        "description": "The database is away, or too much waits to be done; ask again later",
    },
}

router = APIRouter(prefix="/api/v1", responses=WRONG)

Key = Annotated[str, Field(min_length=1, max_length=500, examples=["recall"])]
Number = Annotated[int, Field(ge=0, le=LAST_SEQ)]
TableId = Annotated[str, Path(pattern=r"^[a-z0-9]{1,16}$", description="The id of a table.")]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class SeatIn(Body):
    kind: Literal["person", "bot", "open"]
    name: str = Field("", max_length=NAME_LENGTH)
    bot: str = Field("", max_length=64, examples=["random"])


class PlanIn(Body):
    game: str = Field(max_length=32, examples=["cryo"])
    seats: list[SeatIn] = Field(min_length=1, max_length=8)
    options: dict[str, bool | int | str] = Field(default_factory=dict)
    seed: int | None = Field(None, ge=0, lt=1 << 64, description="Decides all chance; secret and random if left out.")
    public: bool = Field(False, description="Whether everybody may find and watch the table.")
    pace: float = Field(PACE, ge=0, le=10, description="Seconds that a bot takes for a move.")


class SitIn(Body):
    name: str = Field(min_length=1, max_length=NAME_LENGTH)
    seat: Annotated[int, Field(ge=0, le=7)] | None = Field(None, description="Any open seat if left out.")


class TakeIn(Body):
    secret: str = Field(min_length=1, max_length=100)


class AnswerIn(Body):
    key: Key
    seq: Number = Field(description="The `seq` of the table as you saw it.")


class UndoIn(Body):
    seq: Number | None = None


class TalkIn(Body):
    text: str = Field(min_length=1, max_length=TALK_LENGTH)


class StandInIn(Body):
    bot: str | None = Field(None, max_length=64, description="The bot; null gives the seat back.")


class RecordIn(Body):
    text: str = Field(max_length=RECORD_LENGTH)


class ContinueIn(Body):
    at: Number
    seat: Annotated[int, Field(ge=0, le=7)]
    name: str = Field("", max_length=NAME_LENGTH)


def service_of(request: Request) -> Service:
    service: Service = request.app.state.service
    return service


def any_token(request: Request) -> str | None:
    return given_token(request)


def own_token(request: Request) -> str:
    token = given_token(request)
    if token is None:
        raise NotYourSeat("send the token of your seat: Authorization: Bearer …")
    return token


Serving = Annotated[Service, Depends(service_of)]
AnyToken = Annotated[str | None, Depends(any_token)]
OwnToken = Annotated[str, Depends(own_token)]


@router.get("/games", tags=["games"])
async def games() -> list[GameOut]:
    """The games, how many can play, their options, and the bots."""
    levels: dict[str, str] = {level: level for level in bots.LEVELS}
    return [GameOut.of(game, levels) for game in holdfast.games().values()]


@router.post("/tables", status_code=201, tags=["tables"])
async def create(plan: PlanIn, service: Serving, token: AnyToken) -> CreatedOut:
    """Set a table up. You sit on the first seat planned for a person; without a token you get a new one."""
    token = token or new_token()
    seats = tuple(SeatPlan(one.kind, one.name, one.bot) for one in plan.seats)
    made = await service.create(Plan(plan.game, seats, plan.options, plan.seed, plan.public, plan.pace), token)
    return CreatedOut(table=made.table, seat=made.seat, token=token, links=dict(made.links))


@router.get("/tables", tags=["tables"])
async def public_tables(service: Serving) -> list[SummaryOut]:
    """The running tables that everybody may watch."""
    return [SummaryOut.of(one) for one in await service.public_tables()]


@router.get("/my/tables", tags=["tables"])
async def my_tables(service: Serving, token: OwnToken) -> list[SummaryOut]:
    """The tables at which you hold a seat."""
    return [SummaryOut.of(one) for one in await service.mine(token)]


@router.get("/tables/{table}", tags=["tables"])
async def view(table: TableId, service: Serving, token: AnyToken) -> TableOut:
    """The table as you may see it, with what you are asked."""
    return TableOut.of(await service.seen(table, token))


@router.post("/tables/{table}/seats", status_code=201, tags=["seats"])
async def sit(table: TableId, body: SitIn, service: Serving, token: AnyToken) -> SeatedOut:
    """Sit down on an open seat; without a token you get a new one."""
    token = token or new_token()
    return SeatedOut(table=table, seat=await service.claim(table, body.seat, body.name, token), token=token)


@router.post("/tables/{table}/take", status_code=201, tags=["seats"])
async def take(table: TableId, body: TakeIn, service: Serving, token: AnyToken) -> SeatedOut:
    """Sit on the seat of a private link."""
    token = token or new_token()
    return SeatedOut(table=table, seat=await service.take(table, body.secret, token), token=token)


@router.post("/tables/{table}/link", status_code=201, tags=["seats"])
async def link(table: TableId, service: Serving, token: OwnToken) -> LinkOut:
    """A new private link to your seat, for another device of yours; the one before ends."""
    return LinkOut(secret=await service.link(table, token))


@router.delete("/tables/{table}/link", status_code=204, tags=["seats"])
async def alone(table: TableId, service: Serving, token: OwnToken) -> Response:
    """End the link to your seat, and let no other browser or program hold it any more."""
    await service.alone(table, token)
    return Response(status_code=204)


@router.post("/tables/{table}/seats/{seat}/link", status_code=201, tags=["seats"])
async def invite(table: TableId, seat: Annotated[int, Path(ge=0, le=7)], service: Serving, token: OwnToken) -> LinkOut:
    """For whoever set the table up: a new link to a seat that nobody has taken yet; the one before ends."""
    return LinkOut(secret=await service.invite(table, token, seat))


@router.put("/tables/{table}/seats/{seat}/bot", tags=["seats"])
async def stand_in(
    table: TableId, seat: Annotated[int, Path(ge=0, le=7)], body: StandInIn, service: Serving, token: OwnToken
) -> TableOut:
    """Let a bot play for who has left, or on an open seat; or give the seat back."""
    await service.stand_in(table, token, seat, body.bot)
    return TableOut.of(await service.seen(table, token))


@router.post("/tables/{table}/choose", tags=["playing"])
async def choose(table: TableId, body: AnswerIn, service: Serving, token: OwnToken) -> TableOut:
    """Answer what you are asked, by the key of an option. Once this answers, the move is kept."""
    await service.choose(table, token, body.key, body.seq)
    return TableOut.of(await service.seen(table, token))


@router.post("/tables/{table}/undo", tags=["playing"])
async def undo(table: TableId, body: UndoIn, service: Serving, token: OwnToken) -> TableOut:
    """Take your last answer back, as far as nothing has come to light since."""
    await service.undo(table, token, body.seq)
    return TableOut.of(await service.seen(table, token))


@router.get("/tables/{table}/preview", tags=["playing"])
async def preview(
    table: TableId, key: Annotated[str, Query(min_length=1, max_length=500)], service: Serving, token: OwnToken
) -> ChangesOut:
    """What an option would change in the numbers of your view."""
    return ChangesOut(changes=await service.preview(table, token, key))


@router.get("/tables/{table}/hint", tags=["playing"])
async def hint(table: TableId, service: Serving, token: OwnToken) -> list[HintOut]:
    """The options that a bot would consider in your seat."""
    return [HintOut(**one.__dict__) for one in await service.hint(table, token)]


@router.post("/tables/{table}/talk", status_code=204, tags=["playing"])
async def talk(table: TableId, body: TalkIn, service: Serving, token: OwnToken) -> Response:
    """Say something to all at the table."""
    await service.say(table, token, body.text)
    return Response(status_code=204)


@router.get("/tables/{table}/record", tags=["records"], response_class=Response,
            responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}})  # fmt: skip
async def record(table: TableId, service: Serving, token: AnyToken) -> Response:
    """The record of a finished game, or of your own solo game so far: one JSON value a line."""
    text = (await service.record(table, token)).text()
    attached = {"Content-Disposition": f'attachment; filename="{table}.record"'}
    return Response(text, media_type="text/plain", headers=attached)


@router.post("/records", status_code=201, tags=["records"])
async def upload(body: RecordIn, service: Serving) -> dict[Literal["table"], str]:
    """A table to look at, from the text of a record."""
    return {"table": await service.upload(body.text)}


@router.get("/tables/{table}/replay", tags=["records"])
async def replay(
    table: TableId,
    service: Serving,
    at: Annotated[int, Query(ge=0, le=1_000_000)],
    through: Annotated[Literal["all"] | Annotated[int, Field(ge=0, le=7)] | None, Query()] = None,
) -> TableOut:
    """A finished game after so many entries, through the eyes of a seat, of a spectator, or with all open."""
    return TableOut.of(await service.seen_back(table, at, through))


@router.get("/tables/{table}/history", tags=["records"])
async def history(table: TableId, service: Serving) -> list[MomentOut]:
    """How all sides stood after each answer of a finished game."""
    return [MomentOut(entry=one.entry, scores=list(one.scores)) for one in await service.history(table)]


@router.post("/tables/{table}/analysis", status_code=202, tags=["records"])
async def look_over(table: TableId, service: Serving) -> AnalysisOut:
    """Have a finished game analysed by a bot; asked again, it is the same analysis. `GET` says how far it is."""
    return AnalysisOut.of(await service.analysing.ask(table))


@router.get("/tables/{table}/analysis", tags=["records"])
async def analysis(table: TableId, service: Serving) -> AnalysisOut:
    """Each seat's chance over a finished game and the decisions that cost the most, as far as it was analysed."""
    return AnalysisOut.of(await service.analysing.at(table))


@router.post("/tables/{table}/continue", status_code=201, tags=["records"])
async def continue_from(table: TableId, body: ContinueIn, service: Serving, token: AnyToken) -> CreatedOut:
    """A new table against bots that goes on from a moment of a finished game."""
    token = token or new_token()
    made = await service.continue_from(table, body.at, body.seat, token, body.name)
    return CreatedOut(table=made.table, seat=made.seat, token=token, links={})
