"""The files in `content/`, as structs; `box.py` loads them."""

from __future__ import annotations

from typing import Literal

from holdfast.engine.content import Content
from holdfast.games.arkosa.amounts import Amounts
from holdfast.games.arkosa.pieces import Bonus, Bribe, Colonist, Event, Leader, Location, Room, SoloCard, TrackSpace

Level = Literal["very easy", "easy", "normal", "hard", "very difficult"]


class SideData(Content, frozen=True):
    built: dict[str, str]
    spaces: dict[str, Bonus]
    morale: int = 0
    resources: Amounts = Amounts()


class BunkerData(Content, frozen=True):
    id: str
    name: str
    side_a: SideData
    side_b: SideData


class BunkersFile(Content, frozen=True):
    bunkers: list[BunkerData]
    leaders: tuple[Leader, ...]


class RoomsFile(Content, frozen=True):
    rooms: tuple[Room, ...]


class ColonistsFile(Content, frozen=True):
    colonists: tuple[Colonist, ...]


class Odds(Content, frozen=True):
    positive: int
    mixed: int
    negative: int


class EventsFile(Content, frozen=True):
    odds: dict[str, Odds]
    events: tuple[Event, ...]


class BribesFile(Content, frozen=True):
    bribes: tuple[Bribe, ...]
    available: dict[int, int]


class BotData(Content, frozen=True):
    id: Literal["A", "B"]
    name: str
    morale: int
    resources: Amounts
    shards_on_rooms: int
    board: SideData
    morale_against: dict[str, int] = {}
    basis: str = ""
    known: str = ""


class SoloFile(Content, frozen=True):
    cards: tuple[SoloCard, ...]
    idle_cards: dict[Level, int]
    least_turns: int
    deal: int
    keep: int
    location_order: tuple[str, ...]
    bots: list[BotData]


class MoraleTrack(Content, frozen=True):
    least: int
    reputation: tuple[int, ...]


class Trade(Content, frozen=True):
    pay: Amounts = Amounts()
    get: Amounts = Amounts()
    food_or_nitrogen: int = 0
    reputation: int = 0


class Trades(Content, frozen=True):
    scrap: Trade
    magtape: Trade
    sawbones: Trade
    reset: Trade


class BoardFile(Content, frozen=True):
    locations: tuple[Location, ...]
    track: tuple[TrackSpace, ...]
    morale: MoraleTrack
    line: int
    pool: dict[int, Amounts]
    trades: Trades
    die: tuple[Literal["food", "nitrogen", "magtape", "scrap", "shard", "injury"], ...]
    numbered_die: tuple[int, ...]


class ExilePenalty(Content, frozen=True):
    morale: int
    injured_reputation: int


class Rations(Content, frozen=True):
    colonists: int
    food: int
    nitrogen: int
    morale: int


class Promises(Content, frozen=True):
    deal: int
    keep: int


class Scoring(Content, frozen=True):
    injured: int
    best: int
    runner_up: int
    runner_up_from: int
    bulk: int
    magtape: int
    shard: int


class GameFile(Content, frozen=True):
    rounds: int
    reputation: int
    actions: int
    turn_limit: int
    first_to_pass: int
    population: int
    founders: int
    colours: tuple[str, ...]
    exile: ExilePenalty
    rations: Rations
    bribes_from_round: int
    promises: Promises
    steps_of_choice: tuple[int, ...]
    scoring: Scoring
