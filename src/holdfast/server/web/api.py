"""The JSON API, for clients in any language. docs/api.md explains how to use it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Depends, Path, Query, Request, Response
from pydantic import BaseModel, ConfigDict, Field

import holdfast
from holdfast import bots
from holdfast.rule_reports import MAX_TEXT_LENGTH
from holdfast.server.bots.analysis_jobs import AnalysisJobs
from holdfast.server.bots.hints import HintProvider
from holdfast.server.errors import NotYourSeat
from holdfast.server.tables.input_cleaning import MAX_CHAT_LENGTH, MAX_NAME_LENGTH, MAX_RECORD_LENGTH
from holdfast.server.tables.models import DEFAULT_PACE_S, SeatPlan, TablePlan
from holdfast.server.tables.service import TableService
from holdfast.server.tables.setup import MAX_DEADLINE_S, MIN_DEADLINE_S
from holdfast.server.tables.table_view import TableView
from holdfast.server.web.limits import MAX_SEQ
from holdfast.server.web.requests import analysis_of, hints_of, origin_of, service_of, unless_disconnected
from holdfast.server.web.schemas import (
    AnalysisOut,
    ChangesOut,
    CreatedOut,
    ErrorOut,
    GameOut,
    HintOut,
    LinkOut,
    MomentOut,
    SeatedOut,
    SummaryOut,
    TableOut,
)
from holdfast.server.web.serialise import table_to_json
from holdfast.server.web.tokens import given_token, new_token

ERROR_RESPONSES: dict[int | str, dict[str, Any]] = {
    400: {"model": ErrorOut, "description": "Not legal, or not valid"},
    403: {"model": ErrorOut, "description": "Not your seat, or not your decision"},
    404: {"model": ErrorOut, "description": "No such table or seat"},
    409: {"model": ErrorOut, "description": "The table has moved on, the seat is taken, or it is too early"},
    410: {"model": ErrorOut, "description": "The game is over"},
    413: {"model": ErrorOut, "description": "Too long"},
    422: {"model": ErrorOut, "description": "Not as this page describes it"},
    429: {
        "model": ErrorOut,
        "description": "Too many requests from your address (`Retry-After` says when to try again), or public tables",
    },
    503: {
        "model": ErrorOut,
        "description": "The database is unavailable, or too many jobs are waiting; try again later",
    },
}

router = APIRouter(prefix="/api/v1", responses=ERROR_RESPONSES)

Key = Annotated[str, Field(min_length=1, max_length=500, examples=["recall"])]
Number = Annotated[int, Field(ge=0, le=MAX_SEQ)]
SeatNumber = Annotated[int, Path(ge=0, le=7)]
TableId = Annotated[str, Path(pattern=r"^[a-z0-9]{1,16}$", description="The id of a table.")]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class SeatIn(Body):
    kind: Literal["person", "bot", "open"]
    name: str = Field("", max_length=MAX_NAME_LENGTH)
    bot: str = Field("", max_length=64, examples=["random"])


class PlanIn(Body):
    game: str = Field(max_length=32, examples=["cryo"])
    seats: list[SeatIn] = Field(min_length=1, max_length=8)
    options: dict[str, bool | int | str] = Field(default_factory=dict)
    seed: int | None = Field(
        None,
        ge=0,
        lt=1 << 64,
        description="Decides all chance. Only for one person, alone or with bots; everybody can see it.",
    )
    public: bool = Field(False, description="Whether everybody may find and watch the table.")
    pace: float = Field(DEFAULT_PACE_S, ge=0, le=10, description="Seconds that a bot takes for a move.")
    deadline: float | None = Field(
        None,
        ge=MIN_DEADLINE_S,
        le=MAX_DEADLINE_S,
        description="Seconds after which others may let a bot play for somebody who is asked and away; never if null.",
    )


class ClaimIn(Body):
    name: str = Field(min_length=1, max_length=MAX_NAME_LENGTH)
    seat: Annotated[int, Field(ge=0, le=7)] | None = Field(None, description="Any open seat if left out.")


class LinkIn(Body):
    secret: str = Field(min_length=1, max_length=100)


class AnswerIn(Body):
    key: Key
    seq: Number = Field(description="The `seq` of the table as you saw it.")


class UndoIn(Body):
    seq: Number | None = None


class ChatIn(Body):
    text: str = Field(min_length=1, max_length=MAX_CHAT_LENGTH)


class ReportIn(Body):
    text: str = Field(min_length=1, max_length=MAX_TEXT_LENGTH, examples=["Scouting should cost 1 energy here."])
    clause: str = Field("", max_length=20, description="The rule; the one behind the open decision if left out.")


class StandInIn(Body):
    bot: str | None = Field(None, max_length=64, description="The bot; null gives the seat back.")


class RecordIn(Body):
    text: str = Field(max_length=MAX_RECORD_LENGTH)


class ContinueIn(Body):
    at: Number
    seat: Annotated[int, Field(ge=0, le=7)]
    name: str = Field("", max_length=MAX_NAME_LENGTH)


def optional_token(request: Request) -> str | None:
    return given_token(request)


def required_token(request: Request) -> str:
    token = given_token(request)
    if token is None:
        raise NotYourSeat("send the token of your seat: Authorization: Bearer …")
    return token


Service = Annotated[TableService, Depends(service_of)]
Hints = Annotated[HintProvider, Depends(hints_of)]
Analysis = Annotated[AnalysisJobs, Depends(analysis_of)]
Origin = Annotated[str, Depends(origin_of)]
OptionalToken = Annotated[str | None, Depends(optional_token)]
RequiredToken = Annotated[str, Depends(required_token)]


def table_response(view: TableView) -> Response:
    """A table view as JSON. Its shape is that of `TableOut`, which is not built: that would take many times as long."""
    return Response(msgspec.json.encode(table_to_json(view)), media_type="application/json")


@router.get("/games", tags=["games"])
async def games() -> list[GameOut]:
    """The games, how many can play, their options, and the bots."""
    levels: dict[str, str] = {level: level for level in bots.LEVELS}
    return [GameOut.from_game(game, levels) for game in holdfast.games().values()]


@router.post("/tables", status_code=201, tags=["tables"])
async def create(plan: PlanIn, service: Service, token: OptionalToken, origin: Origin) -> CreatedOut:
    """Set a table up. You get the first seat planned for a person; without a token you get a new one."""
    token = token or new_token()
    seats = tuple(SeatPlan(seat.kind, seat.name, seat.bot) for seat in plan.seats)
    table_plan = TablePlan(plan.game, seats, plan.options, plan.seed, plan.public, plan.pace, plan.deadline)
    created = await service.new_tables.create(table_plan, token, origin)
    return CreatedOut(table=created.table, seat=created.seat, token=token, links=dict(created.links))


@router.get("/tables", tags=["tables"])
async def public_tables(service: Service) -> list[SummaryOut]:
    """The running tables that everybody may watch."""
    return [SummaryOut.from_summary(summary) for summary in await service.public_tables()]


@router.get("/my/tables", tags=["tables"])
async def my_tables(service: Service, token: RequiredToken) -> list[SummaryOut]:
    """The tables at which you hold a seat."""
    return [SummaryOut.from_summary(summary) for summary in await service.tables_of(token)]


@router.get("/tables/{table}", tags=["tables"], response_model=TableOut)
async def view(table: TableId, service: Service, token: OptionalToken) -> Response:
    """The table as you may see it, with your open decision."""
    return table_response(await service.view(table, token))


@router.post("/tables/{table}/seats", status_code=201, tags=["seats"])
async def claim_seat(table: TableId, body: ClaimIn, service: Service, token: OptionalToken) -> SeatedOut:
    """Claim an open seat; without a token you get a new one."""
    token = token or new_token()
    return SeatedOut(table=table, seat=await service.seats.claim(table, body.seat, body.name, token), token=token)


@router.post("/tables/{table}/take", status_code=201, tags=["seats"])
async def claim_by_link(table: TableId, body: LinkIn, service: Service, token: OptionalToken) -> SeatedOut:
    """Hold the seat of a private link."""
    token = token or new_token()
    return SeatedOut(table=table, seat=await service.seats.claim_by_link(table, body.secret, token), token=token)


@router.post("/tables/{table}/link", status_code=201, tags=["seats"])
async def create_link(table: TableId, service: Service, token: RequiredToken) -> LinkOut:
    """A new private link to your seat, for another device of yours; the previous one ends."""
    return LinkOut(secret=await service.seats.create_link(table, token))


@router.delete("/tables/{table}/link", status_code=204, tags=["seats"])
async def end_own_link(table: TableId, service: Service, token: RequiredToken) -> Response:
    """End the link to your seat, and let nobody hold it who came by it. Only its first holder may."""
    await service.seats.end_link(table, token)
    return Response(status_code=204)


@router.post("/tables/{table}/seats/{seat}/link", status_code=201, tags=["seats"])
async def create_invitation(table: TableId, seat: SeatNumber, service: Service, token: RequiredToken) -> LinkOut:
    """For the person who set the table up: a new link to another seat; the previous one ends.

    Possible until the seat has given its first answer: its holder loses it. Later only when its people have been
    away for the table's deadline (3 days without one) though they are asked; then they keep it.
    """
    return LinkOut(secret=await service.seats.create_invitation(table, token, seat))


@router.delete("/tables/{table}/seats/{seat}/link", status_code=204, tags=["seats"])
async def end_link(table: TableId, seat: SeatNumber, service: Service, token: RequiredToken) -> Response:
    """For the person who set the table up, or the seat's first holder: let only the first holder hold the seat."""
    await service.seats.end_link(table, token, seat)
    return Response(status_code=204)


@router.put("/tables/{table}/seats/{seat}/bot", tags=["seats"], response_model=TableOut)
async def set_stand_in(
    table: TableId, seat: SeatNumber, body: StandInIn, service: Service, token: RequiredToken
) -> Response:
    """Let a bot play your seat; or an open one, if you set the table up; or another's after the table's deadline.

    `null` takes your own seat back, also in the middle of the bot's turn.
    """
    await service.seats.set_stand_in(table, token, seat, body.bot)
    return table_response(await service.view(table, token))


@router.post("/tables/{table}/choose", tags=["playing"], response_model=TableOut)
async def choose(table: TableId, body: AnswerIn, service: Service, token: RequiredToken) -> Response:
    """Answer your open decision by the key of an option. The response means that the answer is stored."""
    await service.choose(table, token, body.key, body.seq)
    return table_response(await service.view(table, token))


@router.post("/tables/{table}/undo", tags=["playing"], response_model=TableOut)
async def undo(table: TableId, body: UndoIn, service: Service, token: RequiredToken) -> Response:
    """Take back your last answer, if nothing was revealed since."""
    await service.undo(table, token, body.seq)
    return table_response(await service.view(table, token))


@router.get("/tables/{table}/preview", tags=["playing"])
async def preview(
    table: TableId, key: Annotated[str, Query(min_length=1, max_length=500)], service: Service, token: RequiredToken
) -> ChangesOut:
    """What an option would change in the numbers of your view."""
    return ChangesOut(changes=await service.preview(table, token, key))


@router.get("/tables/{table}/hint", tags=["playing"])
async def hint(table: TableId, request: Request, hints: Hints, token: RequiredToken) -> list[HintOut]:
    """The options that a bot would consider in your seat. It is dropped when you hang up or the table moves on."""
    found = await unless_disconnected(request, hints.hints(table, token))
    return [HintOut(**option.__dict__) for option in found]


@router.post("/tables/{table}/talk", status_code=204, tags=["playing"])
async def talk(table: TableId, body: ChatIn, service: Service, token: RequiredToken) -> Response:
    """Write a line of chat, for everybody at the table."""
    await service.add_chat(table, token, body.text)
    return Response(status_code=204)


@router.post("/tables/{table}/reports", status_code=201, tags=["playing"])
async def report_problem(
    table: TableId, body: ReportIn, service: Service, token: RequiredToken
) -> dict[Literal["report"], str]:
    """Report a rule problem. The rule, the position and the record are kept for the operator of the server."""
    return {"report": await service.report_problem(table, token, body.text, body.clause)}


@router.get("/tables/{table}/record", tags=["records"], response_class=Response,
            responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}})  # fmt: skip
async def record(table: TableId, service: Service, token: OptionalToken) -> Response:
    """The record of a finished game: one JSON value per line."""
    text = (await service.record(table, token)).text()
    attachment = {"Content-Disposition": f'attachment; filename="{table}.record"'}
    return Response(text, media_type="text/plain", headers=attachment)


@router.post("/records", status_code=201, tags=["records"])
async def upload(body: RecordIn, service: Service) -> dict[Literal["table"], str]:
    """A finished table, from the text of a record."""
    return {"table": await service.new_tables.upload_record(body.text)}


@router.get("/tables/{table}/replay", tags=["records"], response_model=TableOut)
async def replay(
    table: TableId,
    service: Service,
    at: Annotated[int, Query(ge=0, le=1_000_000)],
    through: Annotated[Literal["all"] | Annotated[int, Field(ge=0, le=7)] | None, Query()] = None,
) -> Response:
    """A finished game after `at` entries, as a seat, a spectator, or all seats together see it."""
    return table_response(await service.replay_view(table, at, through))


@router.get("/tables/{table}/history", tags=["records"])
async def history(table: TableId, service: Service) -> list[MomentOut]:
    """The scores of all sides after each answer of a finished game."""
    moments = await service.history(table)
    return [MomentOut(entry=moment.entry, scores=list(moment.scores)) for moment in moments]


@router.post("/tables/{table}/analysis", status_code=202, tags=["records"])
async def request_analysis(table: TableId, analysis: Analysis) -> AnalysisOut:
    """Have a finished game analysed by a bot; asked again, it is the same analysis. `GET` says how far it is."""
    return AnalysisOut.from_status(await analysis.request(table))


@router.get("/tables/{table}/analysis", tags=["records"])
async def analysis(table: TableId, analysis: Analysis) -> AnalysisOut:
    """Each seat's chance over a finished game and the decisions that cost the most, as far as it was analysed."""
    return AnalysisOut.from_status(await analysis.status(table))


@router.post("/tables/{table}/continue", status_code=201, tags=["records"])
async def continue_from(table: TableId, body: ContinueIn, service: Service, token: OptionalToken) -> CreatedOut:
    """A new table against bots that continues a finished game from one of its moments."""
    token = token or new_token()
    created = await service.new_tables.continue_from(table, body.at, body.seat, token, body.name)
    return CreatedOut(table=created.table, seat=created.seat, token=token, links={})
