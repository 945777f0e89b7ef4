"""How a state looks to a seat: the points it would score now, and what hand, chains and influence promise."""

from __future__ import annotations

from collections.abc import Iterable
from math import exp
from typing import Final

from holdfast.games.desolated.pieces import Insula, Landmark
from holdfast.games.desolated.rules.final_round import counted
from holdfast.games.desolated.scoring import bonus, sheet
from holdfast.games.desolated.state import OVER, Desolated, Player

CLEAR: Final = 8.0
"""A lead of so many points is worth about three chances in four."""
MATERIALS: Final = 0.5
"""What a material may still become, as a share of its worth; a card's points are the worth of its cost, less some."""
KIND: Final = 0.6
"""A kind of material in hand, whatever its worth: the more kinds, the more can be paid."""
CHAINED: Final = 0.9
"""A card in a chain, which converts again and again."""
LINKED: Final = 0.4
"""A card beside another, so that one conversion leads into the next."""
ICON: Final = 1.2
"""An influence icon, towards a Landmark."""
WITHIN_REACH: Final = (0.6, 0.2, 0.1)
"""The share of its points that a Landmark counts for, while so many icons of its influence are missing."""
SOLO: Final = 40.0
"""Alone: the points that are as likely to be enough as not."""


def evaluate(game: Desolated, seat: int) -> float:
    """Between 0 and 1: how far ahead of the best other player this seat is."""
    worth = [points(game, player) for player in game.players]
    others = worth[:seat] + worth[seat + 1 :]
    lead = worth[seat] - (max(others) if others else SOLO)
    return 1 / (1 + exp(-lead / CLEAR))


def points(game: Desolated, player: Player) -> float:
    """What a player would score now, and what may still come."""
    now = sheet(game, player).total
    return now if game.phase == OVER else now + left(game) * promise(game, player)


def left(game: Desolated) -> float:
    """How much of the game is still to come, from 1 down to 0: it ends with somebody's third Landmark."""
    if game.final:
        return 0.15
    most = max(counted(player) for player in game.players)
    return 1 - most / (game.box.numbers.landmarks_to_end + 1)


def promise(game: Desolated, player: Player) -> float:
    """What a player's means may still become, in points, with the whole game ahead."""
    materials = _worth(game, (card.material for card in player.hand))
    materials += sum(game.box.worth[kind] * amount for kind, amount in enumerate(player.tokens))
    chained = sum(len(chain.cards) for chain in player.chains)
    icons = [sum(card.icons[kind] for card in player.influence) for kind in range(3)]
    return (
        MATERIALS * materials
        + KIND * len({card.material for card in player.hand})
        + CHAINED * chained
        + LINKED * (chained - len(player.chains))
        + ICON * sum(min(number, 3) for number in icons)
        + max((within_reach(player, card, icons) for card in _row(game)), default=0.0)
    )


def within_reach(player: Player, card: Landmark, icons: list[int]) -> float:
    """What a Landmark that lies open promises: its points, and what its bonus would count in the player's chains."""
    missing = sum(max(0, need - have) for need, have in zip(card.cost, icons, strict=True))
    return WITHIN_REACH[missing] * (card.vp + bonus(player, Insula(card))) if missing < len(WITHIN_REACH) else 0.0


def _worth(game: Desolated, kinds: Iterable[int]) -> float:
    return float(sum(game.box.worth[kind] for kind in kinds))


def _row(game: Desolated) -> list[Landmark]:
    return [card for card in game.landmark_row if card is not None and not card.advanced]
