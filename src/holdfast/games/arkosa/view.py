"""What a seat may see, built up piece by piece from what lies open."""

from __future__ import annotations

from functools import cache
from typing import Any

from holdfast.engine.game import View
from holdfast.engine.memo import memoized
from holdfast.games.arkosa.amounts import KINDS, RESOURCES, Amounts, vector
from holdfast.games.arkosa.box import DECKS, Box
from holdfast.games.arkosa.pieces import ROOM_TYPES, Bonus, Bribe, Colonist, Event, Location, Room, TrackSpace, Victim
from holdfast.games.arkosa.rules.colony import colonists, population, speciality, worth
from holdfast.games.arkosa.scoring import sheet
from holdfast.games.arkosa.state import OVER, Arkosa, Player
from holdfast.games.arkosa.verbs import Choose, Each, Effects, May, Rank, RollD6, Target
from holdfast.games.arkosa.wording import WHEN, text

_SHARDS = ("none", "active", "deactivated")
_NO_BONUS = Bonus()


def view(game: Arkosa, seat: int | None) -> View:
    """All that lies open, and the seat's own cards. [ARK-016, ARK-028, ARK-086, ARK-134, ARK-320]"""
    board = game.box.board
    seen: View = {
        "game": "arkosa",
        "seat": seat,
        "round": game.round,
        "phase": game.phase,
        "turn": game.turn,
        "action": game.action,
        "first": game.first,
        "setup": "regular" if game.regular else "starter",
        "promises": game.promises,
        "advanced": game.advanced,
        "locations": _locations(game),
        "line": [None if room is None else _room(room) for room in game.line],
        "bag": len(game.bag),
        "discarded_rooms": [room.key for room in game.discarded_rooms],
        "special_rooms": [_room(room) for room in game.specials],
        "pool": {"food": game.pool[0], "nitrogen": game.pool[1]},
        "marker": game.marker,
        "track": _track(game.box),
        "morale_track": {"least": board.morale.least, "reputation": list(board.morale.reputation)},
        "decks": {deck: len(pile) for deck, pile in zip(DECKS, game.events, strict=True)},
        "discards": _discards(game),
        "colonist_decks": {"A": len(game.colonists_a), "B": len(game.colonists_b)},
        "exiled": [card.key for card in game.exiled],
        "events": [_event(card) for card in game.open_events],
        "last_event": None if game.last_event is None else _event(game.last_event),
        "bribes": [_bribe(bribe) for bribe in game.bribes],
        "players": [_player(game, player, seat) for player in game.players],
    }
    if game.solo:
        seen["solo"] = {
            "deck": len(game.solo_deck),
            "idle": game.idle,
            "discards": [[card.id for card in pile] for pile in game.solo_discards],
        }
    return seen


def _amounts(amounts: Amounts | None) -> dict[str, int]:
    return {} if amounts is None else {name: n for name, n in zip(KINDS.kinds, vector(amounts), strict=True) if n}


# What is printed, and what changes seldom, is put into words once and shared by all views. -------------------------


@memoized(lambda game: (game.box, *game.path))
def _locations(game: Arkosa) -> list[dict[str, Any]]:
    return [
        _location(place, game.path[place.path_index - 1] if place.path_index else None)
        for place in game.box.board.locations
    ]


@memoized(lambda game: tuple(map(tuple, game.discards)))
def _discards(game: Arkosa) -> dict[str, list[str]]:
    return {deck: [card.key for card in pile] for deck, pile in zip(DECKS, game.discards, strict=True)}


@cache
def _track(box: Box) -> list[dict[str, Any]]:
    return [_track_space(space) for space in box.board.track]


def _track_space(space: TrackSpace) -> dict[str, Any]:
    return {
        "kind": space.kind,
        "number": space.number,
        "deck": space.deck if space.kind == "event" else None,
        "text": text(space.effects) if space.effects else "",
    }


@cache
def _location(place: Location, colonist: Colonist | None) -> dict[str, Any]:
    return {
        "id": place.id,
        "name": place.name,
        "kind": place.kind,
        "steps": place.steps,
        "cost": _amounts(place.cost),
        "packs": list(place.packs),
        "gain": text(place.effects) if place.effects else "",
        "colonist": None if colonist is None else _colonist(colonist),
    }


@cache
def _room(room: Room) -> dict[str, Any]:
    return {
        "key": room.key,
        "name": room.name,
        "kind": room.kind,
        "type": room.type,
        "points": room.points,
        "cost": _amounts(room.cost),
        "text": text(room.production),
        "double_exempt": room.double_exempt,
    }


@cache
def _colonist(card: Colonist, points: int | None = None) -> dict[str, Any]:
    return {
        "key": card.key,
        "name": card.name,
        "deck": card.deck,
        "types": list(card.types),
        "special": card.special,
        "points": card.points if points is None else points,
        "per_room": None if card.points_per_room is None else card.points_per_room.type,
        "actions": [text(effects) for effects in card.actions],
    }


@cache
def _event(card: Event) -> dict[str, Any]:
    crate = {str(number): text(face.do) for number, face in card.table.items()}
    raid = {str(number): text(effects) for number, effects in card.by_round.items()}
    return {
        "key": card.key,
        "name": card.name,
        "deck": card.deck,
        "kind": card.kind,
        "text": text(card.effects) if card.effects else "",
        "table": crate,
        "by_round": raid,
        "when": WHEN[card.when] if card.when else "",
        "victim": victim(card),
        "choices": _choices((*card.effects, *(effect for face in card.table.values() for effect in face.do))),
        "flavour": card.flavour,
    }


def victim(card: Event) -> str:
    """Whom a raid looks for."""
    if isinstance(card.victim, Victim):
        return f"whoever has the {card.victim.pick} {card.victim.metric.replace('_', ' ')}"
    return "everybody" if card.victim == "all" else ""


def _choices(effects: Effects) -> list[str]:
    """What a card lets people choose between, wherever on the card it stands."""
    found = list[str]()
    for effect in effects:
        if isinstance(effect, Choose):
            found += [text(option) for option in effect.options]
        elif isinstance(effect, May | Each | Target | Rank):
            found += _choices(effect.do)
        elif isinstance(effect, RollD6):
            found += [choice for entry in effect.table for choice in _choices(entry.do)]
    return found


@cache
def _bribe(bribe: Bribe) -> dict[str, Any]:
    return {"key": bribe.key, "name": bribe.name, "cost": _amounts(bribe.cost), "points": bribe.points}


@cache
def _bonus(bonus: Bonus) -> dict[str, Any]:
    return {
        "placement": _amounts(bonus.placement),
        "production": _amounts(bonus.production.gain) if bonus.production else {},
        "type": bonus.production.type if bonus.production else None,
        "double": bonus.double,
    }


def _player(game: Arkosa, player: Player, seat: int | None) -> dict[str, Any]:
    """A colony; hands are hidden, and so are secret promises, until the end."""
    over = game.phase == OVER
    own = (seat == player.seat and not player.bot) or over

    def cards(zone: list[Colonist]) -> list[dict[str, Any]]:
        return [_colonist(card, worth(player, card)) for card in zone]

    return {
        "side": player.side,
        "bot": player.bot,
        "bot_name": game.box.bots[player.bot].name if player.bot else None,
        "colour": player.colour,
        "bunker": None if player.board is None else player.board.name,
        "leader": None if player.leader is None else player.leader.name,
        "special_trade": text(player.leader.special_trade) if player.leader is not None and game.regular else None,
        "trade_used": player.trade_used,
        "stock": dict(zip(RESOURCES, player.stock, strict=True)),
        "reputation": player.reputation,
        "morale": player.morale,
        "spaces": _spaces(game, player),
        "population": population(player),
        "hand_size": len(player.hand),
        "hand": cards(player.hand) if own else None,
        "dealt": cards(player.dealt) if own else None,
        "resting": cards(player.resting),
        "injured": cards(player.injured),
        "worker": None if player.worker is None else _colonist(player.worker, worth(player, player.worker)),
        "worker_hurt": player.hurt,
        "items": [_event(item) for item in player.items],
        "bribes_count": len(player.bribes),
        "bribes": [_bribe(bribe) for bribe in player.bribes] if own or not game.promises else None,
        "offered": [_bribe(bribe) for bribe in player.offered] if own else None,
        "specialities": _specialities(player) if own else None,
        "passed": player.passed,
        "turns": player.turns,
        "score": dict(sheet(game, player).parts) if over else None,
    }


@memoized(lambda game, player: (game.box, player.board, *player.rooms, *player.shards))
def _spaces(game: Arkosa, player: Player) -> list[dict[str, Any]]:
    return [
        {
            "key": space.key,
            "room": None if (room := player.rooms[space.index]) is None else _room(room),
            "shard": _SHARDS[player.shards[space.index]],
            "bonus": _bonus(player.board.bonuses[space.index] if player.board else _NO_BONUS),
        }
        for space in game.box.spaces
    ]


@memoized(lambda player: (*player.rooms, *colonists(player)))
def _specialities(player: Player) -> dict[str, int]:
    return {kind: speciality(player, kind) for kind in ROOM_TYPES}
