"""Positions of Cryo for tests, built piece by piece and played by the keys of the options.

    table = cryo(kate=seat(vehicles=["imaging"], awake=4, energy=3, tech=1, organic=1), liam=seat())
    table.plays("launch dock", "launch", "tunnel 2", ...)

Pods that are awake, settled, on salvage or destroyed are taken out of stasis, from the last chamber of Dispatch on,
unless the chambers are given. All that is not said is as after set-up, with the same face-up pieces every time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypedDict

from games import position
from holdfast.engine.pieces import Pile
from holdfast.games.cryo import GAME
from holdfast.games.cryo.amounts import RESOURCES, Resource
from holdfast.games.cryo.box import box
from holdfast.games.cryo.pieces import Card, CavernTile, Incident, Tile
from holdfast.games.cryo.setup import new
from holdfast.games.cryo.state import TURNS, Cryo, Player

BOX = box()
SALVAGE = ("crystal", "organic", "tech")


@dataclass
class Seat:
    """What a player has; see `seat`."""

    stock: Mapping[Resource, int]
    awake: int = 0
    destroyed: int = 0
    settled: Mapping[str, int] = field(default_factory=dict)
    salvage: Mapping[str, int] = field(default_factory=dict)
    stasis: Mapping[str, Sequence[int]] | None = None
    hand: Sequence[str] = ()
    upgrades: Sequence[str] = ()
    missions: Sequence[str] = ()
    vehicles: Sequence[str] = ()
    slots: Mapping[str, str] = field(default_factory=dict)
    home: Sequence[str] = ("custom 1", "awaken", "charge")
    docked: Sequence[str] = ()
    incidents: Sequence[str] = ()


def seat(**has: Any) -> Seat:
    """A player: `crystal=2, energy=1, awake=3, hand=["imaging"], docked=["engineering A", "launch dock"]`, and so on.

    Drones named in `docked` stand on the board; the others are at home, on the leftmost docks unless `home` says so.
    `slots` maps places to tiles: `{"custom 1 below": "pink crystal"}`; `settled` caverns to pods.
    """
    stock = {name: has.pop(name, 0) for name in RESOURCES.kinds}
    made = Seat(stock, **has)
    if "home" not in has:
        made.home = made.home[: max(0, 3 - len(made.docked))]
    return made


def card(key: str) -> Card:
    return next(card for card in BOX.cards if card.key == key)


def incident(key: str) -> Incident:
    return next(token for token in BOX.incidents if token.key == key)


def tile(key: str) -> Tile:
    return next(tile for pile in BOX.tiles for tile in pile if tile.key == key)


def cavern_tile(key: str) -> CavernTile:
    return next(tile for tile in BOX.cavern_tiles if tile.key == key)


class Holding:
    """A player as tests ask about them: `table.seat("kate").energy`, and everything that the state has."""

    def __init__(self, player: Player) -> None:
        self._player = player

    def __getattr__(self, name: str) -> Any:
        if name in RESOURCES.kinds:
            return self._player.stock[RESOURCES.kinds.index(name)]
        found = getattr(self._player, name)
        return (
            [piece.key for piece in found]
            if name in ("hand", "upgrades", "missions", "vehicles", "incidents")
            else found
        )


class Position(position.Position[Cryo]):
    """A table in a built position."""

    def seat(self, name: str) -> Holding:
        return Holding(self.player(name))

    def player(self, name: str) -> Player:
        return self.state.players[self.names.index(name)]

    def crew(self, name: str) -> dict[str, int]:
        """Where a player has settled, and how many."""
        settled = self.player(name).settled
        return {cavern.key: settled[cavern.index] for cavern in BOX.caverns if settled[cavern.index]}


class Board(TypedDict, total=False):
    """What lies on the table, where it differs from the usual.

    `caverns` are face up besides cavern 1 (glimmer grotto) and 2 (spore garden). `stacks` names the face-up tile of a
    resource space ("engineering N1": "pink crystal"), or None for an empty stack; `beneath` how many lie below each.
    `incidents` names the token of a section, or None. `sabotaged` counts destroyed chambers. `deck` is the whole deck,
    in no order (the other cards are then discarded): what is drawn is scripted by `chance={"deck": ["imaging"]}`.
    """

    caverns: Mapping[str, str]
    stacks: Mapping[str, str | None]
    beneath: int
    incidents: Mapping[str, str | None]
    track: Sequence[int]
    sabotaged: Mapping[str, int]
    damaged: Sequence[str]
    discard: Sequence[str]
    deck: Sequence[str]


def cryo(
    *,
    turn: str | None = None,
    chance: Mapping[str, Sequence[str]] | None = None,
    board: Board | None = None,
    **players: Seat,
) -> Position:
    """A game between these players, at the start of the turn of the first of them or of `turn`."""
    names = list(players)
    state = new(BOX, len(names), {})
    _lay_out(state, players, board or {})
    state.turn = names.index(turn) if turn else 0
    return Position(GAME, state, names, chance=chance)


def solo(
    *,
    human: Seat | None = None,
    rival: Seat | None = None,
    turn: str = "human",
    posts: Sequence[str] | None = None,
    decisions: Sequence[str] = ("imaging", "supercharge"),
    harder: bool = False,
    unpredictable: bool = False,
    chance: Mapping[str, Sequence[str]] | None = None,
    board: Board | None = None,
) -> Position:
    """A solo game between "human" and "rival", who has 5 drones; `turn="rival"` starts with the rival's turn.

    `posts` are the board cards from engineering A to dispatch B, by default in the order of the content.
    """
    options = {"harder": harder, "unpredictable": unpredictable}
    state = new(BOX, 1, options)
    assert state.rival is not None
    state.rival.posts = [_taken(state.deck, card(key)) for key in posts or [card.key for card in BOX.cards]]
    if not unpredictable:
        state.rival.decisions = [_taken(state.deck, card(key)) for key in decisions]
    second = rival or seat()
    if len(second.home) + len(second.docked) < 5:
        second.home = [dock.key for dock in BOX.platform][: 5 - len(second.docked)]
    _lay_out(state, {"human": human or seat(), "rival": second}, board or {})
    state.players[1].abilities = 0
    state.turn = 1 if turn == "rival" else 0
    return Position(GAME, state, ["human", "rival"], seats=1, options=options, chance=chance)


def _lay_out(state: Cryo, players: Mapping[str, Seat], board: Board) -> None:
    for player, has in zip(state.players, players.values(), strict=True):
        _place_tiles(state, player, has)
    _stacks(state, board.get("stacks", {}), board.get("beneath", state.size - 1))
    known = {"cavern 1": "glimmer grotto", "cavern 2": "spore garden", **board.get("caverns", {})}
    for cavern in BOX.caverns:
        if cavern.key in known:
            state.caverns[cavern.index] = _taken(state.hidden[cavern.size], cavern_tile(known[cavern.key]))
    _incidents(state, board.get("incidents", {}))
    state.track = list(board.get("track", [state.size] * len(BOX.track)))
    state.damaged = tuple(dock.key in board.get("damaged", ()) for dock in BOX.docks)
    for player, has in zip(state.players, players.values(), strict=True):
        _furnish(state, player, has)
    state.discard += [_taken(state.deck, card(key)) for key in board.get("discard", ())]
    if "deck" in board:
        spare = state.deck.rest
        state.deck.rest = [_out_of(spare, card(key)) for key in board["deck"]]
        state.discard += spare
    for key, count in board.get("sabotaged", {}).items():
        _sabotage(state, key, count)
    state.phase = TURNS


def _place_tiles(state: Cryo, player: Player, has: Seat) -> None:
    """Tiles on platforms come first, so that the usual stacks do not use them up."""
    for slot in BOX.slots:
        if slot.key in has.slots:
            placed = tile(has.slots[slot.key])
            player.slots[slot.index] = _taken(state.tiles[placed.back], placed)


def _stacks(state: Cryo, stacks: Mapping[str, str | None], beneath: int) -> None:
    for space in BOX.spaces:
        if space.stack >= 0:
            name = f"{BOX.sections[space.section].key} {space.key.split()[-1]}"
            wanted = stacks.get(name, state.tiles[space.back].rest[0].key)
            state.stacks[space.stack] = _taken(state.tiles[space.back], tile(wanted)) if wanted else None
            state.beneath[space.stack] = beneath if wanted else 0


def _incidents(state: Cryo, incidents: Mapping[str, str | None]) -> None:
    usual = ("early sabotage", "early 2 crystal", "early 2 organic", "early 2 tech")
    for section, usual_key in zip(BOX.sections, usual, strict=True):
        key = incidents.get(section.key, usual_key)
        if key == "sunset":
            state.incidents[section.index], state.sunset = state.sunset, None
        elif key is not None:
            token = incident(key)
            state.incidents[section.index] = _taken(state.early if token.back == "early" else state.late, token)


def _furnish(state: Cryo, player: Player, has: Seat) -> None:
    player.stock = [has.stock[name] for name in RESOURCES.kinds]
    player.awake, player.destroyed = has.awake, has.destroyed
    for key, pods in has.settled.items():
        player.settled[next(cavern.index for cavern in BOX.caverns if cavern.key == key)] = pods
    player.salvage = [has.salvage.get(name, 0) for name in SALVAGE]
    _stasis(player, has)
    for zone in ("hand", "upgrades", "missions", "vehicles"):
        getattr(player, zone).extend(_taken(state.deck, card(key)) for key in getattr(has, zone))
    for upgrade in player.upgrades:
        player.abilities |= upgrade.abilities
    player.home = [dock.key in has.home for dock in BOX.platform]
    for key in has.docked:
        if key == "launch dock":
            player.launched += 1
        else:
            state.drones[next(dock.index for dock in BOX.docks if dock.key == key)] = player.side
    for key in has.incidents:
        token = incident(key)
        if token.kind == "sunset":
            state.sunset = None
            player.incidents.append(token)
        else:
            player.incidents.append(_taken(state.early if token.back == "early" else state.late, token))


def _stasis(player: Player, has: Seat) -> None:
    if has.stasis is not None:
        for section in BOX.sections:
            player.stasis[section.index * 3 : section.index * 3 + 3] = list(has.stasis.get(section.key, (0, 0, 0)))
        out = 15 - sum(player.stasis) - has.awake - sum(has.settled.values()) - sum(has.salvage.values())
        player.destroyed = out if not has.destroyed else has.destroyed
        return
    gone = has.awake + has.destroyed + sum(has.settled.values()) + sum(has.salvage.values())
    for chamber in range(11, -1, -1):
        taken = min(gone, player.stasis[chamber])
        player.stasis[chamber] -= taken
        gone -= taken


def _sabotage(state: Cryo, section: str, count: int) -> None:
    """Destroy the first chambers of a section, with whatever pods are in them."""
    index = next(candidate.index for candidate in BOX.sections if candidate.key == section)
    state.sabotaged[index] = count
    for player in state.players:
        for chamber in range(index * 3, index * 3 + count):
            player.destroyed += player.stasis[chamber]
            player.stasis[chamber] = 0


def _taken(pile: Pile[Any], piece: Any) -> Any:
    return _out_of(pile.rest, piece)


def _out_of(pieces: list[Any], piece: Any) -> Any:
    pieces.remove(piece)
    return piece
