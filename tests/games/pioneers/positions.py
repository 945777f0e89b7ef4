"""Positions of The Pioneers Program for tests, built piece by piece and played by the keys of the options.

    table = pioneers(anna=seat(structures=["farm"], hand=["raid"], response=2), ben=seat(food=3), cleo=seat())
    table.plays("play raid", "red", ...)

The players are blue, red, green, yellow, purple, orange in the order given, and hold the survivors 6, 5, 4, 3, 2, 1
unless others are named, so they also take their turns in this order. It is round 1, in which survivors have no effect,
unless `board` says so. All decks are full but for what lies on the table; what is drawn is scripted by `chance`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypedDict

from games import position
from holdfast.engine.pieces import Pile
from holdfast.engine.requests import Decision
from holdfast.games.pioneers import GAME
from holdfast.games.pioneers.amounts import RESOURCES
from holdfast.games.pioneers.box import box
from holdfast.games.pioneers.pieces import STRUCTURE, Card, Headquarters, Project, Survivor
from holdfast.games.pioneers.rules.town import refresh, size_of
from holdfast.games.pioneers.rules.turn_order import set_order
from holdfast.games.pioneers.rules.winning import total
from holdfast.games.pioneers.setup import new
from holdfast.games.pioneers.state import ACTIONS, Deck, Pioneers, Player

BOX = box()
MARKET_ROW = ("trading post", "watchtower", "canteen", "school", "bazaar", "workshop")
"""The usual market, from the slot next to the deck (cost 5) to the last (cost 0)."""
PROJECTS = ("purchasing power", "way of the wastes")


@dataclass
class Seat:
    """What a player has; see `seat`."""

    tokens: Mapping[str, int]
    town: Sequence[str] = ()
    hand: Sequence[str] = ()
    survivor: str = ""
    hq: str = ""
    projects: Sequence[str] = ()
    research: Mapping[str, int] = field(default_factory=dict)
    permanent: int = 0
    height: int | None = None
    four: int = 0
    extra: int = 0
    joined: int = 0
    dealt: Sequence[str] = ()


def seat(**has: Any) -> Seat:
    """A player: `food=2, response=1, town=["farm", "theresa"], hand=["raid"]`, and so on.

    `hq` names the face of a large town, by default the martial one; `research` maps projects of the row to tokens;
    `height` and `four` say who came first, by default in the order of the seats.
    """
    tokens: dict[str, int] = {name: has.pop(name, 0) for name in RESOURCES.kinds}
    return Seat(tokens, **has)


def card(key: str) -> Card:
    return next(card for deck in BOX.decks for card in deck if card.key == key)


def project(key: str) -> Project:
    return next(project for project in BOX.projects if project.key == key)


def survivor(key: str) -> Survivor:
    return next(survivor for survivor in BOX.survivors if survivor.key == key)


class Holding:
    """A player as tests ask about them: `table.seat("anna").food`, and everything that the state has."""

    def __init__(self, player: Player) -> None:
        self._player = player

    @property
    def tokens(self) -> tuple[int, ...]:
        """Food, credits, response tokens."""
        return tuple(self._player.pile)

    @property
    def town(self) -> list[str]:
        return [card.key for card in (*self._player.structures, *self._player.row)]

    def __getattr__(self, name: str) -> Any:
        if name in RESOURCES.kinds:
            return self._player.pile[RESOURCES.kinds.index(name)]
        found = getattr(self._player, name)
        if isinstance(found, Headquarters | Survivor):
            return found.key
        if name in ("hand", "structures", "row", "projects", "dealt"):
            return [card.key for card in found]
        return found


class Position(position.Position[Pioneers]):
    """A table in a built position."""

    def plays(self, *keys: str) -> None:
        """Answer one decision after another by key; those with a single option answer themselves.

        "(end turn)" ends the turn, unless it has ended by itself because nothing else was left to do.
        """
        for key in keys:
            if key != "(end turn)":
                self.table.choose(key)
            elif self.table.log[-1].key != "end turn":
                self.table.choose("end turn")
            GAME.invariants(self.state)

    @property
    def decision(self) -> Decision[Any]:
        return self.table.decision

    @property
    def market(self) -> list[str | None]:
        return [None if card is None else card.key for card in self.state.row]

    @property
    def over(self) -> bool:
        return self.table.over

    def seat(self, name: str) -> Holding:
        return Holding(self.player(name))

    def player(self, name: str) -> Player:
        return self.state.players[self.names.index(name)]

    def track(self, space: int) -> list[str]:
        """The markers on a space of the victory track, from the bottom up."""
        return [self.names[seat] for seat in self.view()["victory_track"][space]]

    def winner(self) -> str:
        assert self.table.over
        (won,) = self.table.winners()
        return self.names[won]


class Board(TypedDict, total=False):
    """What lies on the table, where it differs from the usual.

    `wastes` and `market_deck` are the whole decks, in no order; all other cards are then in the discard piles.
    `passed` names who has passed, in order; `flipped` are the alarm tokens turned over so far.
    """

    round: int
    turn: int
    phase: str
    at: str
    market: Sequence[str | None]
    projects: Sequence[str | None]
    wastes: Sequence[str]
    market_deck: Sequence[str]
    passed: Sequence[str]
    flipped: Sequence[str]
    last: int


def pioneers(
    *,
    chance: Mapping[str, Sequence[str]] | None = None,
    board: Board | None = None,
    patient: bool = False,
    **players: Seat,
) -> Position:
    """A game between these players, in the turn of the first of them or of the one named by `at`."""
    names, board = list(players), board or {}
    state = new(BOX, len(names), {})
    state.round, state.turn = board.get("round", 1), board.get("turn", 1)
    state.phase = board.get("phase", ACTIONS)
    _lay_out(state, board)
    _deputies(list(players.values()))
    for player, has in zip(state.players, players.values(), strict=True):
        _furnish(state, player, has)
    for name, deck in (("wastes", state.wastes), ("market_deck", state.market)):
        if name in board:
            _stack(deck, board[name])  # type: ignore[literal-required]  # both names are keys of Board
    _number(state, list(players.values()))
    state.at = state.order.index(names.index(board["at"])) if "at" in board else 0
    state.slots = [names.index(name) for name in board.get("passed", ())]
    return Position(GAME, state, names, chance=chance, patient=patient)


def at_setup(seats: int = 3, *, chance: Mapping[str, Sequence[str]] | None = None) -> Position:
    """A new game with all of its set-up still to come: first the mats are chosen."""
    names = ("anna", "ben", "cleo", "dora", "emil", "fay")[:seats]
    return Position(GAME, new(BOX, seats, {}), names, chance=chance)


def _lay_out(state: Pioneers, board: Board) -> None:
    for slot, key in enumerate(board.get("market", MARKET_ROW)):
        state.row[slot] = _taken(state.market.pile, card(key)) if key else None
    for slot, name in enumerate(board.get("projects", PROJECTS)):
        state.projects[slot] = _taken(state.project_deck, project(name)) if name else None
    for token in board.get("flipped", ()):
        state.flipped.append(_taken(state.alarms, token))
    state.last = board.get("last", 0)


def _deputies(seats: list[Seat]) -> None:
    """Whoever has no survivor yet gets the highest that is left."""
    taken = [has.survivor for has in seats]
    left = iter([survivor.key for survivor in BOX.survivors if survivor.key not in taken])
    for has in seats:
        has.survivor = has.survivor or next(left)


def _furnish(state: Pioneers, player: Player, has: Seat) -> None:
    player.color = BOX.board.colors[player.seat]
    player.survivor = survivor(has.survivor)
    player.pile = [has.tokens[name] for name in RESOURCES.kinds]
    for key in has.town:
        card = _drawn(state, key)
        (player.structures if card.kind == STRUCTURE else player.row).append(card)
    player.hand = [_drawn(state, key) for key in has.hand]
    player.dealt = [_drawn(state, key) for key in has.dealt]
    player.projects = [_taken(state.project_deck, project(key)) for key in has.projects]
    for key, n in has.research.items():
        player.research[state.projects.index(project(key))] = n
    player.permanent, player.extra, player.joined = has.permanent, has.extra, has.joined
    player.size = size_of(state, player)
    faces = BOX.headquarters[player.size]
    player.hq = next(hq for hq in faces if hq.key == has.hq) if has.hq else faces[0]
    refresh(state, player)
    player.points = total(player)


def _number(state: Pioneers, seats: list[Seat]) -> None:
    """Turn order, the heights of victory markers, and who got four points first."""
    set_order(state)
    for place, (player, has) in enumerate(zip(state.players, seats, strict=True)):
        player.height = place if has.height is None else has.height
        if player.points >= BOX.board.goal:
            player.four = has.four or place + 1
            state.fours = max(state.fours, player.four)


def _stack(deck: Deck, keys: Sequence[str]) -> None:
    """Make these the whole deck; all other cards go to the discard pile."""
    spare = deck.pile.rest
    deck.pile.rest = [_out_of(spare, card(key)) for key in keys]
    deck.discard += spare


def _drawn(state: Pioneers, key: str) -> Card:
    drawn = card(key)
    (state.market if drawn.deck == 0 else state.wastes).pile.rest.remove(drawn)
    return drawn


def _taken(pile: Pile[Any], piece: Any) -> Any:
    return _out_of(pile.rest, piece)


def _out_of(pieces: list[Any], piece: Any) -> Any:
    pieces.remove(piece)
    return piece
