"""How a state looks to a seat: the points it would score now, and what its means promise while there is time."""

from __future__ import annotations

from math import exp
from typing import Final

from holdfast.games.cryo.scoring import majority, scored_missions
from holdfast.games.cryo.state import OVER, Cryo, Player

CLEAR: Final = 5.0
"""A lead of so many points is worth about three chances in four."""
STOCK: Final = (0.40, 0.50, 0.45, 0.55, 0.60)
"""What the first of each material, and energy, may still become, in points."""
FADING: Final = 0.85
"""What each further one is worth beside the one before."""
AWAKE: Final = 0.9
CREWED: Final = 0.8
"""A pod that a vehicle can carry."""
ASLEEP: Final = 0.35
SALVAGING: Final = 0.9
CARD: Final = 0.5
MISSION: Final = 1.0
UPGRADE: Final = 1.2
TILE: Final = 0.35
HOME: Final = 0.3
"""A drone that waits on the platform."""


def evaluate(game: Cryo, seat: int) -> float:
    """Between 0 and 1: how far ahead of the best other player this seat is."""
    worth = [points(game, player) for player in game.players]
    lead = worth[seat] - max(worth[:seat] + worth[seat + 1 :])
    return 1 / (1 + exp(-lead / CLEAR))


def points(game: Cryo, player: Player) -> float:
    """What a player would score now, and what may still come."""
    scoring = game.box.numbers.scoring
    now = (
        scoring.pod_in_cavern * sum(player.settled)
        + scoring.upgrade_or_vehicle * (len(player.upgrades) + len(player.vehicles))
        + scoring.pod_on_platform * player.awake
        + sum(scored_missions(game, player))
        + sum(majority(game, player, cavern) for cavern, pods in enumerate(player.settled) if pods)
    )
    return now if game.phase == OVER else now + left(game) * promise(player)


def left(game: Cryo) -> float:
    """How much of the game is still to come, from 1 down to 0, by the incidents that are left."""
    tokens = sum(game.track) + sum(token is not None for token in game.incidents)
    return min(1.0, tokens / (3 * game.size + 6))


def promise(player: Player) -> float:
    """What a player's means may still become, in points, with the whole game ahead."""
    stock = sum(STOCK[kind] * (1 - FADING**amount) / (1 - FADING) for kind, amount in enumerate(player.stock))
    carried = min(player.awake, sum(card.vehicle.capacity for card in player.vehicles))
    return (
        stock
        + AWAKE * player.awake
        + CREWED * carried
        + ASLEEP * sum(player.stasis)
        + SALVAGING * sum(player.salvage)
        + CARD * min(len(player.hand), 4)
        + MISSION * len(player.missions)
        + UPGRADE * len(player.upgrades)
        + TILE * sum(tile is not None for tile in player.slots)
        + HOME * sum(player.home)
    )


