"""The shapes of what the API says; also its documentation."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, Field

from holdfast.engine.game import Game, Result
from holdfast.engine.requests import Decision, Option
from holdfast.server.bots.analysis_jobs import AnalysisStatus
from holdfast.server.tables.models import Summary
from holdfast.server.tables.table_view import Seen


class Mistake(BaseModel):
    """What went wrong, as a word for programs and a sentence for people."""

    kind: str = Field(examples=["Stale"])
    message: str = Field(examples=["the table has moved on since; look again"])


class Wrong(BaseModel):
    error: Mistake


class SettingOut(BaseModel):
    name: str
    values: list[bool | int | str] = Field(description="The first is the default.")
    about: str
    seats: list[int] | None = Field(description="The numbers of seats it is for; null for all.")


class GameOut(BaseModel):
    name: str
    title: str
    about: str
    seats: list[int] = Field(description="How many seats a table of it may have.")
    settings: list[SettingOut]
    bots: dict[str, str] = Field(description="The levels of bots, each with the name to give for a seat.")

    @staticmethod
    def of(game: Game[Any], levels: dict[str, str]) -> GameOut:
        settings = [
            SettingOut(
                name=one.name,
                values=list(one.values),
                about=one.about,
                seats=None if one.seats is None else list(one.seats),
            )
            for one in game.settings
        ]
        return GameOut(
            name=game.name, title=game.title, about=game.about, seats=list(game.seats), settings=settings, bots=levels
        )


class OptionOut(BaseModel):
    key: str = Field(description="What to answer with.")
    label: str
    places: list[str] = Field(description="The places on the board that it points at.")
    why_not: str = Field("", description="For what is not on offer: the reason.")
    rule: str = Field("", description="The clause of the rulebook.")

    @staticmethod
    def of(option: Option) -> OptionOut:
        return OptionOut(
            key=option.key, label=option.label, places=list(option.places), why_not=option.why_not, rule=option.rule
        )


class DecisionOut(BaseModel):
    seat: int
    prompt: str
    rule: str
    options: list[OptionOut]
    refused: list[OptionOut] = Field(description="What one might look for, and why it is not on offer.")
    idle: bool = Field(description="Whether you can only decline; if you do not, the table does so in a while.")

    @staticmethod
    def of(decision: Decision[Any]) -> DecisionOut:
        return DecisionOut(
            seat=decision.seat,
            prompt=decision.prompt,
            rule=decision.rule,
            options=[OptionOut.of(option) for option in decision.options],
            refused=[OptionOut.of(option) for option in decision.refused],
            idle=decision.idle,
        )


class SheetOut(BaseModel):
    name: str
    parts: dict[str, int]
    total: int


class ResultOut(BaseModel):
    sheets: list[SheetOut]
    winners: list[int]

    @staticmethod
    def of(result: Result) -> ResultOut:
        sheets = [SheetOut(name=one.name, parts=dict(one.parts), total=one.total) for one in result.sheets]
        return ResultOut(sheets=sheets, winners=list(result.winners))


class PersonOut(BaseModel):
    seat: int
    name: str
    kind: str = Field(description="`person`, `bot` or `open`.")
    bot: str = Field(description="The bot that plays the seat, also while it stands in for a person.")
    connected: bool


class TalkOut(BaseModel):
    seat: int | None
    name: str
    text: str = Field(description="A person's words: never to be taken as markup.")
    at: float


class TableOut(BaseModel):
    """A table as the one who asks may see it."""

    table: str
    game: str
    title: str
    seq: int = Field(description="The number of the last action. Send it with an answer.")
    seat: int | None = Field(description="Your seat; null for a spectator.")
    people: list[PersonOut]
    names: list[str] = Field(description="The names of all sides; an automated rival is the last.")
    view: dict[str, Any] = Field(description="All that lies open, and what is yours. Its shape is the game's own.")
    decision: DecisionOut | None = Field(description="What you are asked, if anything.")
    discussed: DecisionOut | None = Field(
        description="In games where all see the same: what another is asked. You may suggest an answer."
    )
    suggested: dict[str, list[int]] = Field(description="The options that others suggest, by key, with their seats.")
    waiting: list[int] = Field(description="The seats that have something to decide.")
    story: list[str]
    undo_blocked: str | None = Field(description="Why you cannot undo; null if you can.")
    over: bool
    result: ResultOut | None
    talk: list[TalkOut]
    public: bool
    at: int | None = Field(description="In a replay: the entry that is shown.")
    entries: int

    @staticmethod
    def of(seen: Seen) -> TableOut:
        return TableOut(
            table=seen.table,
            game=seen.game.name,
            title=seen.title,
            seq=seen.seq,
            seat=seen.seat,
            people=[PersonOut(**one.__dict__) for one in seen.people],
            names=list(seen.names),
            view=seen.view,
            decision=None if seen.decision is None else DecisionOut.of(seen.decision),
            discussed=None if seen.discussed is None else DecisionOut.of(seen.discussed),
            suggested={key: list(seats) for key, seats in seen.suggested.items()},
            waiting=list(seen.waiting),
            story=list(seen.story),
            undo_blocked=seen.undo_blocked,
            over=seen.over,
            result=None if seen.result is None else ResultOut.of(seen.result),
            talk=[TalkOut(**one.__dict__) for one in seen.talk],
            public=seen.public,
            at=seen.at,
            entries=seen.entries,
        )


class SummaryOut(BaseModel):
    table: str
    game: str
    title: str
    names: list[str]
    kinds: list[str]
    seat: int | None
    waiting: list[int]
    your_turn: bool
    over: bool
    public: bool
    created: float
    changed: float

    @staticmethod
    def of(summary: Summary) -> SummaryOut:
        return SummaryOut(**summary.__dict__, your_turn=summary.your_turn)


class CreatedOut(BaseModel):
    table: str
    seat: int | None = Field(description="Your seat.")
    token: str = Field(description="Holds your seat: send it as `Authorization: Bearer …`. Keep it secret.")
    links: dict[int, str] = Field(description="Secrets for the other persons' seats, to be given to them.")


class SeatedOut(BaseModel):
    table: str
    seat: int
    token: str = Field(description="Holds your seat: send it as `Authorization: Bearer …`. Keep it secret.")


class LinkOut(BaseModel):
    secret: str


class ChangesOut(BaseModel):
    changes: dict[str, int] | None = Field(description="By path into the view; null where it cannot be foreseen.")


class HintOut(BaseModel):
    key: str
    label: str
    chance: float = Field(description="The chance that it leaves, from 0 to 1, as the bot sees it.")
    why: str


class MomentOut(BaseModel):
    entry: int
    scores: list[int]


class ChancesOut(BaseModel):
    entry: int = Field(description="After so many entries of the record.")
    seats: list[float] = Field(description="Each seat's chance, from 0 to 1, as the game's own eye sees it.")


class SlipOut(BaseModel):
    entry: int = Field(description="Where the decision stands: `replay?at=` shows it, `continue` goes on from it.")
    seat: int
    prompt: str
    chosen: str
    better: str
    line: str = Field(description="Where the better option leads.")
    cost: float = Field(description="How much of the chance was lost.")


class AnalysisOut(BaseModel):
    state: Literal["none", "waiting", "thinking", "done"]
    done: int = Field(description="Decisions analysed so far.")
    total: int
    chances: list[ChancesOut] = Field(description="At the beginning of every turn, and in the end.")
    slips: list[SlipOut] = Field(description="The decisions that cost the most, the costliest first.")

    @staticmethod
    def of(status: AnalysisStatus) -> AnalysisOut:
        chances = [ChancesOut(entry=one.entry, seats=list(one.seats)) for one in status.found.chances]
        slips = [SlipOut(**one.__dict__) for one in status.found.slips]
        return AnalysisOut(state=status.state, done=status.done, total=status.total, chances=chances, slips=slips)
