"""The files in `content/`, as structs; `box.py` loads them."""

from __future__ import annotations

from typing import Literal

from holdfast.engine.content import Content
from holdfast.engine.digest import Prose
from holdfast.games.arkosa.amounts import Amounts
from holdfast.games.arkosa.pieces import Bonus, Bribe, Colonist, Event, Leader, Location, Room, SoloCard, TrackSpace

DieFace = Literal["food", "nitrogen", "magtape", "scrap", "shard", "injury"]
Level = Literal["very easy", "easy", "normal", "hard", "very difficult"]


class SideData(Content, frozen=True):
    """A side of a bunker board. Spaces are named by row and column, such as `r1c2`."""

    built: dict[str, str]
    """The ids of printed rooms, and `star` for the space of the special room."""
    spaces: dict[str, Bonus]
    morale: int = 0
    resources: Amounts = Amounts()


class BunkerData(Content, frozen=True):
    """A bunker board with its two sides."""

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
    """How likely an event of a deck is to be good or bad, in per cent."""

    positive: int
    mixed: int
    negative: int


class EventsFile(Content, frozen=True):
    odds: dict[str, Odds]
    events: tuple[Event, ...]


class BribesFile(Content, frozen=True):
    bribes: tuple[Bribe, ...]
    available: dict[int, int]
    """How many bribes are laid out, by the number of players."""


class BotData(Content, frozen=True):
    """A bot and its side of the solo boards."""

    id: Literal["A", "B"]
    name: str
    morale: int
    resources: Amounts
    shards_on_rooms: int
    """How many of its rooms start with power."""
    board: SideData
    morale_against: dict[str, int] = {}
    """Its morale at the start if the player has a certain leader."""
    basis: Prose = ""
    known: Prose = ""


class SoloFile(Content, frozen=True):
    cards: tuple[SoloCard, ...]
    idle_cards: dict[Level, int]
    least_turns: int
    """The turns that a bot has in a round at least."""
    deal: int
    """Colonists dealt to the player, who keeps some; the bot gets the others."""
    keep: int
    location_order: tuple[str, ...]
    """Where Bot B would rather explore, the best first."""
    bots: list[BotData]


class MoraleTrack(Content, frozen=True):
    least: int
    reputation: tuple[int, ...]
    """What each space pays, from the least morale up."""


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
    """The spaces of the production line."""
    pool: dict[int, Amounts]
    """The trade pool at the start of each round."""
    trades: Trades
    die: tuple[DieFace, ...]
    numbered_die: tuple[int, ...]


class ExilePenalty(Content, frozen=True):
    morale: int
    injured_reputation: int


class Rations(Content, frozen=True):
    colonists: int
    """How many colonists a ration feeds."""
    food: int
    nitrogen: int
    morale: int
    """What an unfed group costs."""


class Promises(Content, frozen=True):
    deal: int
    keep: int


class Scoring(Content, frozen=True):
    """Points at the end of the game."""

    injured: int
    """What an injured colonist costs."""
    best: int
    runner_up: int
    runner_up_from: int
    """From how many players on there are points for the second."""
    bulk: int
    """How many food, nitrogen and scrap make a point."""
    magtape: int
    shard: int


class GameFile(Content, frozen=True):
    """Numbers of the rules that belong to no card."""

    rounds: int
    reputation: int
    """The reputation at the start."""
    actions: int
    """Actions in a turn."""
    turn_limit: int
    """Turns in a round, after which a player must pass."""
    first_to_pass: int
    """Tokens for the first to pass."""
    population: int
    """How many colonists a colony may keep."""
    founders: int
    """Colonists at the start."""
    colours: tuple[str, ...]
    exile: ExilePenalty
    rations: Rations
    bribes_from_round: int
    promises: Promises
    steps_of_choice: tuple[int, ...]
    """The steps that a colonist with a choice of steps may take."""
    scoring: Scoring
