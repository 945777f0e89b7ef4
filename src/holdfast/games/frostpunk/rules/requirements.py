"""Requirements: what the red text of an option, or an `if` on a card, asks of the city."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from holdfast.games.frostpunk.pieces import ANY, HOPE, Need, Token
from holdfast.games.frostpunk.rules.shelters import spare_beds
from holdfast.games.frostpunk.state import Frostpunk


def track(game: Frostpunk, side: int) -> list[Token]:
    """The Hope track or the Discontent track."""
    return game.hope if side == HOPE else game.discontent


def count_active(game: Frostpunk, side: int, kind: int) -> int:
    """Active tokens, of one type or of any."""
    return sum(token.active and kind in (ANY, token.kind) for token in track(game, side))


def count_built(game: Frostpunk, key: str) -> int:
    """Copies of a Building on the map, Ruins not counted."""
    return sum(site.building.key == key and not site.ruin for site in game.sites)


def arks_left(game: Frostpunk) -> int:
    """Arks that are not lost. [FRO-316]"""
    return sum(tokens < game.box.tracks.numbers.frost_lost for tokens in game.frost)


_MEASURES: Final[dict[str, Callable[[Frostpunk, Need], int]]] = {
    "res": lambda game, need: game.stock[need.index],
    "active": lambda game, need: count_active(game, need.index, need.kind),
    "token": lambda game, need: len(track(game, need.index)),
    "law": lambda game, need: any(law.key == need.name for law in game.laws),
    "tech": lambda game, need: any(one.key == need.name for one in game.technologies),
    "built": lambda game, need: count_built(game, need.name),
    "sick": lambda game, need: sum(game.sick) if need.index == ANY else game.sick[need.index],
    "spare_beds": lambda game, need: spare_beds(game),
    "heat": lambda game, need: game.heat,
    "stress": lambda game, need: game.stress,
    "hunger": lambda game, need: game.hunger,
    "deaths": lambda game, need: game.corpses,
    "storms": lambda game, need: game.storms,
    "purpose": lambda game, need: game.purpose == need.name,
    "arks": lambda game, need: arks_left(game),
    "automatons": lambda game, need: game.automatons,
}


def met(game: Frostpunk, need: Need | None) -> bool:
    """Whether a requirement holds now. [FRO-086, FRO-310]"""
    if need is None:
        return True
    if need.all or need.any:
        return all(met(game, one) for one in need.all) and (not need.any or any(met(game, one) for one in need.any))
    value = _MEASURES[need.measure](game, need)
    if need.compare == ">=":
        holds = value >= need.number
    elif need.compare == "<=":
        holds = value <= need.number
    else:
        holds = value == need.number
    return holds is not need.negated
