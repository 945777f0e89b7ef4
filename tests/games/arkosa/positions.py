"""Positions of Arkosa for tests, built piece by piece and played by the keys of the options.

    table = arkosa(kate=seat(food=3, nitrogen=2, hand=["b'orlol"]), liam=seat())
    table.plays("b'orlol 3", "crash site", ...)

All that is not said is as in the player actions of round 1 of a starter game: everybody has an empty supply, a board of
its own with three powered rooms, 20 reputation, and a morale of 0, 1, 2 or 3 by seat.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypedDict

from games import position
from holdfast.engine.game import Value
from holdfast.games.arkosa import GAME
from holdfast.games.arkosa.amounts import RESOURCES
from holdfast.games.arkosa.box import DECKS, box
from holdfast.games.arkosa.pieces import Bribe, Colonist, Event, Room
from holdfast.games.arkosa.setup import new
from holdfast.games.arkosa.state import ACTIONS, Arkosa, Player

BOX = box(None)
SHARDS = {None: 0, "active": 1, "x": 2}
SPECIALS = ("gamblers' den", "mech arena", "triage dome", "metabolic exchanger")
SHARD_NAMES = {number: name for name, number in SHARDS.items()}
PILED = ("hand", "secret", "resting", "injured", "dealt", "items", "bribes", "offered")


@dataclass
class Seat:
    """What a player has; see `seat`."""

    stock: Mapping[str, int]
    hand: Sequence[str] = ()
    resting: Sequence[str] = ()
    injured: Sequence[str] = ()
    items: Sequence[str] = ()
    bribes: Sequence[str] = ()
    morale: int | None = None
    reputation: int = 20
    board: str | None = None
    leader: str | None = None
    special: str | None = None
    rooms: Mapping[str, str] = field(default_factory=dict)
    shards: Mapping[str, str | None] = field(default_factory=dict)
    trade_used: bool = False
    passed: bool = False
    turns: int = 0


def seat(**has: Any) -> Seat:
    """A player: `food=2, hand=["flurn"], rooms={"r2c1": "shisha spa"}, shards={"r2c1": "active", "r1c1": "x"}`."""
    stock: dict[str, int] = {name: has.pop(name, 0) for name in RESOURCES}
    return Seat(stock, **has)


def colonist(key: str) -> Colonist:
    return next(card for card in BOX.colonists if card.key == key)


def room(key: str) -> Room:
    return next(room for room in BOX.rooms if room.key == key)


def event(key: str) -> Event:
    return next(card for card in BOX.events if card.key == key)


def bribe(key: str) -> Bribe:
    return next(bribe for bribe in BOX.bribes if bribe.key == key)


def space(key: str) -> int:
    return next(space.index for space in BOX.spaces if space.key == key)


class Holding:
    """A player as tests ask about them: `table.seat("kate").food`, and everything that the state has, by key."""

    def __init__(self, player: Player) -> None:
        self._player = player

    def __getattr__(self, name: str) -> Any:
        if name in RESOURCES:
            return self._player.stock[RESOURCES.index(name)]
        if name == "rooms":
            return {s.key: room.key for s in BOX.spaces if (room := self._player.rooms[s.index]) is not None}
        if name == "shards":
            return {s.key: SHARD_NAMES[shard] for s in BOX.spaces if (shard := self._player.shards[s.index])}
        found = getattr(self._player, name)
        return [piece.key for piece in found] if name in PILED else found


class Position(position.Position[Arkosa]):
    """A table in a built position."""

    def seat(self, name: str) -> Holding:
        return Holding(self.player(name))

    def player(self, name: str) -> Player:
        return self.state.players[self.names.index(name)]

    def sheet(self, name: str) -> Mapping[str, int]:
        """The score sheet of a player as it stands."""
        return self.table.result().sheets[self.names.index(name)].parts

    @property
    def path(self) -> list[str | None]:
        return [None if card is None else card.key for card in self.state.path]

    @property
    def line(self) -> list[str | None]:
        return [None if room is None else room.key for room in self.state.line]


class Board(TypedDict, total=False):
    """What lies on the table, where it differs from the usual.

    `path` and `line` name what lies open, from Wanderers' Path and the first space on; None is an empty space.
    `bribes` are on display. `bag`, `deck_a` and `deck_b` are all that is left to draw (the rest is out of the game).
    `discards` names discarded event cards, `discarded_rooms` discarded tiles. `tops` are the only cards left in decks.
    """

    path: Sequence[str | None]
    line: Sequence[str | None]
    marker: int
    pool: tuple[int, int]
    bribes: Sequence[str]
    bag: Sequence[str]
    deck_a: Sequence[str]
    deck_b: Sequence[str]
    discards: Sequence[str]
    discarded_rooms: Sequence[str]
    tops: Mapping[str, Sequence[str]]


def arkosa(
    *,
    turn: str | None = None,
    first: str | None = None,
    round: int = 1,  # noqa: A002  # the word of the rulebook
    phase: str = ACTIONS,
    options: Mapping[str, Value] | None = None,
    chance: Mapping[str, Sequence[str]] | None = None,
    board: Board | None = None,
    **players: Seat,
) -> Position:
    """A game between these players, in the turn of the first of them or of `turn`, or at the start of a phase."""
    return between(
        players, turn=turn, first=first, number=round, phase=phase, options=options, chance=chance, board=board
    )


def between(
    players: Mapping[str, Seat],
    *,
    turn: str | None = None,
    first: str | None = None,
    number: int = 1,
    phase: str = ACTIONS,
    options: Mapping[str, Value] | None = None,
    chance: Mapping[str, Sequence[str]] | None = None,
    board: Board | None = None,
) -> Position:
    """The same for players given as a mapping."""
    names, chosen = list(players), GAME.check(len(players), {"setup": "starter", **(options or {})})
    state = new(BOX, len(names), chosen)
    state.first = names.index(first) if first else 0
    state.turn = names.index(turn) if turn else state.first
    _lay_out(state, players, board or {}, number, phase)
    return Position(GAME, state, names, options=chosen, chance=chance)


def solo(
    letter: str = "B",
    *,
    human: Seat | None = None,
    bot: Seat | None = None,
    turn: str = "human",
    round: int = 1,  # noqa: A002  # the word of the rulebook
    phase: str = ACTIONS,
    options: Mapping[str, Value] | None = None,
    chance: Mapping[str, Sequence[str]] | None = None,
    board: Board | None = None,
) -> Position:
    """A solo game between "human" and "bot", who holds the token and has its solo board."""
    chosen = GAME.check(1, {"bot": letter, "setup": "starter" if letter == "A" else "regular", **(options or {})})
    state = new(BOX, 1, chosen)
    state.first = 1
    state.turn = 1 if turn == "bot" else 0
    _lay_out(state, {"human": human or seat(), "bot": bot or seat()}, board or {}, round, phase)
    return Position(GAME, state, ["human", "bot"], seats=1, options=chosen, chance=chance)


def _lay_out(state: Arkosa, players: Mapping[str, Seat], board: Board, number: int, phase: str) -> None:
    state.round, state.phase = number, phase
    if phase in ("rations", "room production", "scoring"):
        state.queue = [(state.first + step) % len(state.players) for step in range(len(state.players))]
    for player, has in zip(state.players, players.values(), strict=True):
        _furnish(state, player, has)
    if number > 1:
        state.bag.rest += state.later_rooms
        state.later_rooms.clear()
    (state.bag.rest if state.advanced else state.removed_rooms).extend(state.specials)
    state.specials.clear()
    _open_cards(state, board)
    pool = BOX.board.pool[number]
    state.pool = list(board.get("pool", (pool.food, pool.nitrogen)))
    state.marker = board.get("marker", 0)
    state.bribes = [_out(state.bribe_deck.rest, bribe(key)) for key in board.get("bribes", ())]
    for key in board.get("discards", ()):
        card = event(key)
        state.discards[DECKS.index(card.deck)].append(_out(state.events[DECKS.index(card.deck)].rest, card))
    for deck, keys in board.get("tops", {}).items():
        at = DECKS.index(deck)
        kept = [_out(state.events[at].rest, event(key)) for key in keys]
        state.discards[at] += state.events[at].rest
        state.events[at].rest = kept


def _open_cards(state: Arkosa, board: Board) -> None:
    deck = state.colonists_a if state.round == 1 else state.colonists_b
    for at, name in enumerate(board.get("path", [card.key for card in deck.rest[:5]])):
        if name is not None:
            card = colonist(name)
            pile = state.colonists_a if card.deck == "A" else state.colonists_b
            state.path[at] = _out(pile.rest, card)
    for at, name in enumerate(board.get("line", ("holo lounge", "giant bug ranch", "shisha spa", "broadcast booth"))):
        state.line[at] = _out(state.bag.rest, room(name)) if name is not None else None
    state.discarded_rooms += [_out(state.bag.rest, room(name)) for name in board.get("discarded_rooms", ())]
    if "bag" in board:
        kept = [_out(state.bag.rest, room(name)) for name in board["bag"]]
        state.removed_rooms += state.bag.rest
        state.bag.rest = kept
    for pile, wanted in ((state.colonists_a, board.get("deck_a")), (state.colonists_b, board.get("deck_b"))):
        if wanted is not None:
            cards = [_out(pile.rest, colonist(name)) for name in wanted]
            state.exiled += pile.rest
            pile.rest = cards


def _furnish(state: Arkosa, player: Player, has: Seat) -> None:
    player.colour = BOX.numbers.colours[player.side]
    player.stock = [has.stock[name] for name in RESOURCES]
    player.reputation = has.reputation
    player.morale = player.side if has.morale is None else has.morale
    player.trade_used, player.passed, player.turns = has.trade_used, has.passed, has.turns
    _bunker(state, player, has)
    for zone in ("hand", "resting", "injured"):
        for key in getattr(has, zone):
            card = colonist(key)
            pile = state.colonists_a if card.deck == "A" else state.colonists_b
            getattr(player, zone).append(_out(pile.rest, card))
    player.secret = [] if player.bot else list(player.hand)
    for key in has.items:
        card_ = event(key)
        player.items.append(_out(state.events[DECKS.index(card_.deck)].rest, card_))
    player.bribes = [_out(state.bribe_deck.rest, bribe(key)) for key in has.bribes]


def _bunker(state: Arkosa, player: Player, has: Seat) -> None:
    boards = BOX.regular_boards if state.regular else BOX.starter_boards
    if player.bot:
        player.board = BOX.bots[player.bot].board
    else:
        player.board = next((bunker for bunker in boards if bunker.key == has.board), boards[player.side])
        leaders = {leader.key: leader for leader in BOX.leaders}
        player.leader = leaders[has.leader] if has.leader else BOX.leaders[player.side]
    player.rooms = list(player.board.rooms)
    if player.board.star >= 0:
        special = has.special or SPECIALS[player.side]
        player.rooms[player.board.star] = _out(state.specials, room(special))
    for key, name in has.rooms.items():
        covered = player.rooms[space(key)]
        if covered is not None and covered.kind != "printed":
            state.removed_rooms.append(covered)
        player.rooms[space(key)] = _built(state, name)
    player.shards = [int(at < 3 and player.bot != "A") for at in range(9)]
    for key, kind in has.shards.items():
        player.shards[space(key)] = SHARDS[kind]


def _built(state: Arkosa, name: str) -> Room:
    """A tile from wherever it is; or a printed room."""
    printed = {room.key: room for board in BOX.starter_boards for room in board.rooms if room is not None}
    if name in printed:
        return printed[name]
    tile = room(name)
    for zone in (state.bag.rest, state.later_rooms, state.specials):
        if tile in zone:
            zone.remove(tile)
            return tile
    raise AssertionError(f"no {name} left")


def _out(pieces: list[Any], piece: Any) -> Any:
    pieces.remove(piece)
    return piece
