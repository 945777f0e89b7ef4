"""How a state looks to a seat: the points it would score now, and what its means promise while there is time."""

from __future__ import annotations

from math import exp
from typing import Final

from holdfast.games.cryo.scoring import majority, scored_missions
from holdfast.games.cryo.state import OVER, Cryo, Player

CLEAR: Final = 8.0
"""A lead of so many points is worth about three chances in four."""

# What each thing may still become, in points, with the whole game ahead. Fitted to how games between bots went on.
STOCK: Final = (0.5, 0.9, 1.2, 1.1, 2.2)
"""Materials and energy, up to as many as are soon spent."""
SOON: Final = 3
SPARE: Final = 0.2
"""The share of that which one more than those is worth."""
AWAKE: Final = 1.6
CREWED: Final = 0.3
"""A pod that a vehicle can carry, beyond that."""
ASLEEP: Final = 0.9
SALVAGING: Final = 1.8
CARD: Final = 1.3
CARDS: Final = 3
"""How many cards in hand are of use."""
MISSION: Final = -0.5
"""A mission scores already what it counts now; one taken on early could have been another."""
UPGRADE: Final = 1.6
VEHICLE: Final = 0.7
CAVERN: Final = 1.0
HOME: Final = 0.1
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
    stock = 0.0
    for worth, amount in zip(STOCK, player.stock, strict=True):
        stock += worth * (amount if amount <= SOON else SOON + SPARE * (amount - SOON))
    carried = min(player.awake, sum(card.vehicle.capacity for card in player.vehicles))
    return (
        stock
        + AWAKE * player.awake
        + CREWED * carried
        + ASLEEP * sum(player.stasis)
        + SALVAGING * sum(player.salvage)
        + CARD * min(len(player.hand), CARDS)
        + MISSION * len(player.missions)
        + UPGRADE * len(player.upgrades)
        + VEHICLE * len(player.vehicles)
        + CAVERN * sum(pods > 0 for pods in player.settled)
        + HOME * sum(player.home)
    )
