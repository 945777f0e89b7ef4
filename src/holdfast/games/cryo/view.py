"""What a seat may see, built up piece by piece from what lies open."""

from __future__ import annotations

from functools import cache
from typing import Any

from holdfast.engine.game import View
from holdfast.engine.memo import memoized
from holdfast.games.cryo.amounts import RESOURCES
from holdfast.games.cryo.box import Box
from holdfast.games.cryo.pieces import LOOK_AT_CAVERNS, CavernTile, Dock, Incident, Space, Tile
from holdfast.games.cryo.rules.caverns import in_use
from holdfast.games.cryo.scoring import sheet
from holdfast.games.cryo.state import NOBODY, OVER, Cryo, Player


def view(game: Cryo, seat: int | None) -> View:
    """All that lies open, and the seat's own cards. [CRY-045, CRY-164, CRY-167, CRY-274]"""
    box = game.box
    seen: View = {
        "game": "cryo",
        "seat": seat,
        "phase": game.phase,
        "turn": game.turn,
        "first": game.first,
        "scrapped": game.scrapped,
        "sections": _sections(game),
        "launch": [player.launched for player in game.players],
        "incident_track": _incident_track(game),
        "sunset_on_track": game.sunset is not None,
        "caverns": _caverns(game, seat is not None and bool(game.players[seat].abilities & LOOK_AT_CAVERNS)),
        "tunnels": _tunnels(box),
        "salvage": _salvage(game),
        "deck": len(game.deck),
        "discard": [card.key for card in game.discard],
        "players": [_player(game, player, seat) for player in game.players],
    }
    if game.rival is not None:
        upper = [dock for dock in box.docks if dock.below]
        seen["rival"] = {
            "board_cards": {dock.key: card.key for dock, card in zip(upper, game.rival.posts, strict=False)},
            "decision_cards": [card.key for card in game.rival.decisions],
            "harder": game.rival.harder,
            "unpredictable": game.rival.unpredictable,
        }
    return seen


# Parts that are printed or rarely change are built once and shared by all views. ----------------------------------


@cache
def _docks(box: Box, section: int) -> list[Dock]:
    return [dock for dock in box.docks if dock.section == section]


@cache
def _spaces(box: Box, section: int) -> list[Space]:
    return [space for space in box.spaces if space.section == section]


@cache
def _stacks(box: Box, section: int) -> list[int]:
    return [space.stack for space in _spaces(box, section) if space.stack >= 0]


@memoized(lambda game: (game.box, *game.track))
def _incident_track(game: Cryo) -> list[dict[str, Any]]:
    return [{"back": back, "tokens": tokens} for back, tokens in zip(game.box.track, game.track, strict=True)]


@memoized(lambda game: (game.box, *[kind for player in game.players for kind in player.salvage]))
def _salvage(game: Cryo) -> dict[str, dict[str, Any]]:
    return {
        RESOURCES.kinds[kind]: {
            "spaces": sum(least <= game.size for least in spaces),
            "pods": [player.salvage[kind] for player in game.players],
        }
        for kind, spaces in enumerate(game.box.salvage)
    }


@memoized(
    lambda game: (
        game.box, game.damaged, *game.drones, *game.stacks, *game.beneath, *game.incidents, *game.sabotaged,
        *[tuple(player.stasis) for player in game.players],
    )
)  # fmt: skip
def _sections(game: Cryo) -> list[dict[str, Any]]:
    return [_section(game, index) for index in range(len(game.box.sections))]


@memoized(
    lambda game, index: (
        game.box, index, game.incidents[index], game.sabotaged[index],
        *[(game.drones[dock.index], game.damaged[dock.index]) for dock in _docks(game.box, index)],
        *[(game.stacks[stack], game.beneath[stack]) for stack in _stacks(game.box, index)],
        *[tuple(player.stasis[3 * index : 3 * index + 3]) for player in game.players],
    )
)  # fmt: skip
def _section(game: Cryo, index: int) -> dict[str, Any]:
    section, box = game.box.sections[index], game.box
    token = game.incidents[index]
    return {
        "key": section.key,
        "name": section.name,
        "incident": None if token is None else _incident(token),
        "chambers": [
            {
                "sabotaged": chamber < game.sabotaged[index],
                "pods": [player.stasis[index * 3 + chamber] for player in game.players],
            }
            for chamber in range(3)
        ],
        "docks": [_dock(dock, game.drones[dock.index], game.damaged[dock.index]) for dock in _docks(box, index)],
        "spaces": [_space(game, space) for space in _spaces(box, index)],
    }


def _space(game: Cryo, space: Space) -> dict[str, Any]:
    if space.stack < 0:
        return _action_space(space)
    return _resource_space(space, game.stacks[space.stack], game.beneath[space.stack])


@memoized(
    lambda game, imaging: (
        game.box, *game.caverns, *(game.peeked if imaging else ()), *[tuple(player.settled) for player in game.players],
    )
)  # fmt: skip
def _caverns(game: Cryo, imaging: bool) -> list[dict[str, Any]]:
    """The caverns; with the upgrade Imaging also the face-down tiles."""
    return [_cavern(game, index, imaging) for index in range(len(game.box.caverns))]


def _cavern(game: Cryo, index: int, imaging: bool) -> dict[str, Any]:
    space, tile = game.box.caverns[index], game.caverns[index]
    shown = tile or (game.peeked[index] if imaging else None)
    return {
        "key": space.key,
        "size": "large" if space.size else "small",
        "row": space.row,
        "used": in_use(game, space),
        "faceup": tile is not None,
        "tile": shown and _tile(shown),
        "pods": [player.settled[index] for player in game.players],
    }


def _player(game: Cryo, player: Player, seat: int | None) -> dict[str, Any]:
    """A faction; hands are hidden, and missions until the end."""
    rival = game.rival is not None and player.side == 1
    faction = _faction(game.box, player, rival, seat == player.seat and not rival)
    if game.phase != OVER:
        return faction
    missions = [card.key for card in player.missions]
    return {**faction, "missions": missions, "score": dict(sheet(game, player).parts)}


@memoized(
    lambda box, player, rival, own: (
        box, player.side, rival, own, player.awake, player.destroyed, *player.stock, *player.home, *player.slots,
        tuple(player.upgrades), tuple(player.vehicles), tuple(player.incidents),
        tuple(player.hand) if own else len(player.hand), tuple(player.missions) if own else len(player.missions),
        tuple(player.dealt) if own else None,
    )
)  # fmt: skip
def _faction(box: Box, player: Player, rival: bool, own: bool) -> dict[str, Any]:
    """A faction while the game lasts."""
    return {
        "side": player.side,
        "rival": rival,
        "color": box.numbers.colors[player.side],
        "stock": dict(zip(RESOURCES.kinds, player.stock, strict=True)),
        "limits": _limits(box),
        "awake": player.awake,
        "destroyed": player.destroyed,
        "home": [dock.key for dock in box.platform if player.home[dock.index]],
        "platform": _platform(box, player),
        "slots": _slots(box, player),
        "upgrades": [card.key for card in player.upgrades],
        "vehicles": [card.key for card in player.vehicles],
        "incidents": [token.key for token in player.incidents],
        "hand_size": len(player.hand),
        "missions_count": len(player.missions),
        "hand": [card.key for card in player.hand] if own else None,
        "dealt": [card.key for card in player.dealt] if own else None,
        "missions": [card.key for card in player.missions] if own else None,
        "score": None,
    }


@memoized(lambda box, player: (box, *player.home))
def _platform(box: Box, player: Player) -> list[dict[str, Any]]:
    return [
        {"key": dock.key, "name": dock.name, "drone": player.home[dock.index]} for dock in box.platform
    ]  # fmt: skip


@memoized(lambda box, player: (box, *player.slots))
def _slots(box: Box, player: Player) -> dict[str, Any]:
    return {slot.key: None if (tile := player.slots[slot.index]) is None else tile.icons for slot in box.slots}


@cache
def _tunnels(box: Box) -> list[dict[str, Any]]:
    return [{"key": t.key, "ends": [end.key for end in t.ends], "energy": t.energy} for t in box.tunnels]


@cache
def _incident(token: Incident) -> dict[str, Any]:
    return {"key": token.key, "kind": token.kind, "gain": token.benefit.text()}


@cache
def _dock(dock: Dock, drone: int, damaged: bool) -> dict[str, Any]:
    return {
        "key": dock.key,
        "drone": None if drone == NOBODY else drone,
        "damaged": damaged,
        "spaces": [space.key for space in dock.spaces],
    }


@cache
def _action_space(space: Space) -> dict[str, Any]:
    return {"key": space.key, "name": space.name, "action": space.action, "index": space.index}


@cache
def _resource_space(space: Space, tile: Tile | None, beneath: int) -> dict[str, Any]:
    return {
        **_action_space(space),
        "tile": None if tile is None else tile.icons,
        "beneath": beneath,
        "printed": next(name for name, n in zip(RESOURCES.kinds, space.printed, strict=True) if n),
    }


@cache
def _tile(tile: CavernTile) -> dict[str, Any]:
    return {
        "key": tile.key,
        "name": tile.name,
        "biome": tile.biome,
        "cost": {name: n for name, n in zip(RESOURCES.kinds, tile.price, strict=True) if n},
        "majority": [tile.first, tile.second],
    }


@cache
def _limits(box: Box) -> dict[str, int]:
    return dict(zip(RESOURCES.kinds, box.limits, strict=True))
