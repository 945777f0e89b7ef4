"""The JSON that the API returns, as Pydantic models for its documentation. `serialise.py` builds that of tables."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, Field

from holdfast.engine.game import Game
from holdfast.server.bots.analysis_jobs import AnalysisStatus
from holdfast.server.tables.models import TableSummary


class ErrorDetail(BaseModel):
    """A word for programs and a sentence for people."""

    kind: str = Field(examples=["Stale"])
    message: str = Field(examples=["the table has moved on since; look again"])


class ErrorOut(BaseModel):
    error: ErrorDetail


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
    def from_game(game: Game[Any], levels: dict[str, str]) -> GameOut:
        settings = [
            SettingOut(
                name=setting.name,
                values=list(setting.values),
                about=setting.about,
                seats=None if setting.seats is None else list(setting.seats),
            )
            for setting in game.settings
        ]
        return GameOut(
            name=game.name, title=game.title, about=game.about, seats=list(game.seats), settings=settings, bots=levels
        )


class OptionOut(BaseModel):
    key: str = Field(description="Answer with this.")
    label: str
    places: list[str] = Field(description="The places on the board that it refers to.")
    why_not: str = Field("", description="In `refused`: why it is not on offer.")
    rule: str = Field("", description="The clause of the rulebook.")


class DecisionOut(BaseModel):
    seat: int
    prompt: str
    rule: str
    options: list[OptionOut]
    refused: list[OptionOut] = Field(description="Options that one might expect, and why they are not on offer.")
    idle: bool = Field(description="Whether you can only decline; if you do not, the table does so after a while.")


class SheetOut(BaseModel):
    name: str
    parts: dict[str, int]
    total: int


class ResultOut(BaseModel):
    sheets: list[SheetOut]
    winners: list[int]


class PersonOut(BaseModel):
    seat: int
    name: str
    kind: str = Field(description="`person`, `bot` or `open`.")
    bot: str = Field(description="The bot that plays the seat, also while it stands in for a person.")
    connected: bool
    taken: bool = Field(description="Whether anybody has the seat; a person's is free until its link is used.")


class TalkOut(BaseModel):
    seat: int | None
    name: str
    text: str = Field(description="Untrusted text: never markup.")
    at: float


class TableOut(BaseModel):
    """A table as you may see it."""

    table: str
    game: str
    title: str
    seq: int = Field(description="The number of the last action. Send it with an answer.")
    seat: int | None = Field(description="Your seat; null for a spectator.")
    people: list[PersonOut]
    names: list[str] = Field(description="The names of all sides; an automated rival is the last.")
    view: dict[str, Any] = Field(description="What you may see of the game. Its shape is the game's own.")
    decision: DecisionOut | None = Field(description="Your open decision, if any.")
    discussed: DecisionOut | None = Field(
        description="In games where all see the same: another seat's decision. You may suggest an option."
    )
    suggested: dict[str, list[int]] = Field(description="The options that others suggest, by key, with their seats.")
    waiting: list[int] = Field(description="The seats that have something to decide.")
    story: list[str]
    undo_blocked: str | None = Field(description="Why you cannot undo; null if you can.")
    over: bool
    result: ResultOut | None
    talk: list[TalkOut]
    public: bool
    deadline: float | None = Field(
        description="Seconds after which others may let a bot play for somebody who is asked and away; null: never."
    )
    due: dict[str, float] = Field(description="The seats that are asked at a table with a deadline: when it passes.")
    may: dict[str, list[str]] = Field(
        description="What you may do with each seat now: `link`, `end_link`, `invite`, `fill`, `stand_in`, `take_back`."
    )
    at: int | None = Field(description="In a replay: the entry that is shown.")
    entries: int | None = Field(description="How many entries the record of a finished game has; null before the end.")
    chosen_seed: int | None = Field(description="The seed, if the person who plays alone, or with bots, has chosen it.")
    changed: str | None = Field(
        description="What has changed since the table was set up, in one sentence: other rules, other content."
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
    def from_summary(summary: TableSummary) -> SummaryOut:
        return SummaryOut(**summary.__dict__, your_turn=summary.your_turn)


class CreatedOut(BaseModel):
    table: str
    seat: int | None = Field(description="Your seat.")
    token: str = Field(description="Holds your seat: send it as `Authorization: Bearer …`. Keep it secret.")
    links: dict[int, str] = Field(description="Secrets of the private links to the other persons' seats, by seat.")


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
    chance: float = Field(description="The chance to win that it leaves, from 0 to 1, in the bot's estimate.")
    why: str


class MomentOut(BaseModel):
    entry: int
    scores: list[int]


class ChancesOut(BaseModel):
    entry: int = Field(description="The number of entries of the record so far.")
    seats: list[float] = Field(description="Each seat's chance to win, from 0 to 1, by the game's evaluation.")


class SlipOut(BaseModel):
    entry: int = Field(description="The position of the decision: `replay?at=` shows it, `continue` plays on from it.")
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
    def from_status(status: AnalysisStatus) -> AnalysisOut:
        chances = [ChancesOut(entry=found.entry, seats=list(found.seats)) for found in status.found.chances]
        slips = [SlipOut(**slip.__dict__) for slip in status.found.slips]
        return AnalysisOut(state=status.state, done=status.done, total=status.total, chances=chances, slips=slips)
