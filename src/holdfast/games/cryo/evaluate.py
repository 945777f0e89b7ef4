"""Evaluate a state for a seat: the points it would score now, and what its resources may still become."""

from __future__ import annotations

from math import exp
from typing import Final

from holdfast.games.cryo.scoring import majority, scored_missions
from holdfast.games.cryo.state import OVER, Cryo, Player

LEAD_SCALE_POINTS: Final = 8.0
"""A lead of this many points means a chance to win of about three in four."""

# What each thing may still become, in points, with the whole game ahead. Fitted to the course of games between bots.
RESOURCE_POINTS: Final = (0.5, 0.9, 1.2, 1.1, 2.2)
"""Crystal, organic, tech, nanite and energy, each up to FULL_VALUE_UNITS of it."""
FULL_VALUE_UNITS: Final = 3
SURPLUS_SHARE: Final = 0.2
"""The share of its value that a unit beyond FULL_VALUE_UNITS has."""
AWAKE_POD_POINTS: Final = 1.6
CREWED_POD_POINTS: Final = 0.3
"""For a pod that fits into a vehicle, in addition."""
SLEEPING_POD_POINTS: Final = 0.9
SALVAGING_POD_POINTS: Final = 1.8
HAND_CARD_POINTS: Final = 1.3
USEFUL_HAND_CARDS: Final = 3
MISSION_POINTS: Final = -0.5
"""A mission already scores what it counts now; a mission taken on early uses up a slot."""
UPGRADE_POINTS: Final = 1.6
VEHICLE_POINTS: Final = 0.7
CAVERN_POINTS: Final = 1.0
DRONE_AT_HOME_POINTS: Final = 0.1


def evaluate(game: Cryo, seat: int) -> float:
    """Between 0 and 1: how far ahead of the best other player this seat is."""
    totals = [points(game, player) for player in game.players]
    lead = totals[seat] - max(totals[:seat] + totals[seat + 1 :])
    return 1 / (1 + exp(-lead / LEAD_SCALE_POINTS))


def points(game: Cryo, player: Player) -> float:
    """What the player would score now, plus what may still come."""
    scoring = game.box.numbers.scoring
    now = (
        scoring.pod_in_cavern * sum(player.settled)
        + scoring.upgrade_or_vehicle * (len(player.upgrades) + len(player.vehicles))
        + scoring.pod_on_platform * player.awake
        + sum(scored_missions(game, player))
        + sum(majority(game, player, cavern) for cavern, pods in enumerate(player.settled) if pods)
    )
    return now if game.phase == OVER else now + share_left(game) * potential(player)


def share_left(game: Cryo) -> float:
    """The share of the game still to come, from 1 down to 0, by the incidents left."""
    tokens = sum(game.track) + sum(token is not None for token in game.incidents)
    return min(1.0, tokens / (3 * game.size + 6))


def potential(player: Player) -> float:
    """What the player's resources, pods and cards may still become, in points, with the whole game ahead."""
    stock = 0.0
    for points, amount in zip(RESOURCE_POINTS, player.stock, strict=True):
        surplus = amount - FULL_VALUE_UNITS
        stock += points * (amount if surplus <= 0 else FULL_VALUE_UNITS + SURPLUS_SHARE * surplus)
    carried = min(player.awake, sum(card.vehicle.capacity for card in player.vehicles))
    return (
        stock
        + AWAKE_POD_POINTS * player.awake
        + CREWED_POD_POINTS * carried
        + SLEEPING_POD_POINTS * sum(player.stasis)
        + SALVAGING_POD_POINTS * sum(player.salvage)
        + HAND_CARD_POINTS * min(len(player.hand), USEFUL_HAND_CARDS)
        + MISSION_POINTS * len(player.missions)
        + UPGRADE_POINTS * len(player.upgrades)
        + VEHICLE_POINTS * len(player.vehicles)
        + CAVERN_POINTS * sum(pods > 0 for pods in player.settled)
        + DRONE_AT_HOME_POINTS * sum(player.home)
    )
