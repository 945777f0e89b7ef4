"""The value of a state for a seat: the points it would score now, and those that its cards promise."""

from __future__ import annotations

from collections.abc import Iterable
from math import exp
from typing import Final

from holdfast.games.desolated.pieces import Insula, Landmark
from holdfast.games.desolated.rules.final_round import counted
from holdfast.games.desolated.scoring import bonus, sheet
from holdfast.games.desolated.state import OVER, Desolated, Player

LEAD_SCALE_POINTS: Final = 8.0
"""A lead of this many points wins about three times in four."""
POINTS_PER_MATERIAL_WORTH: Final = 0.5
"""The points that a material may still become, as a share of its worth."""
POINTS_PER_KIND_IN_HAND: Final = 0.6
"""For every kind of material in hand: the more kinds, the more can be paid."""
POINTS_PER_CHAINED_CARD: Final = 0.9
"""For every card in a chain, which converts every turn."""
POINTS_PER_LINK: Final = 0.4
"""For every link between two cards, through which a conversion can go on."""
POINTS_PER_ICON: Final = 1.2
"""For every influence icon, up to three of a type."""
LANDMARK_SHARES: Final = (0.6, 0.2, 0.1)
"""The share of its points that a Landmark counts for while 0, 1 or 2 of its influence icons are missing."""
SOLO_EVEN_POINTS: Final = 40.0
"""The points in a solo game that count as an even chance."""


def evaluate(game: Desolated, seat: int) -> float:
    """Between 0 and 1: how far ahead of the best other player this seat is."""
    worth = [points(game, player) for player in game.players]
    others = worth[:seat] + worth[seat + 1 :]
    lead = worth[seat] - (max(others) if others else SOLO_EVEN_POINTS)
    return 1 / (1 + exp(-lead / LEAD_SCALE_POINTS))


def points(game: Desolated, player: Player) -> float:
    """The points that a player would score now, and those that may still come."""
    now = sheet(game, player).total
    return now if game.phase == OVER else now + remaining(game) * promise(game, player)


def remaining(game: Desolated) -> float:
    """The share of the game that is still to come, from 1 down to 0. It ends with somebody's third Landmark."""
    if game.final:
        return 0.15
    most = max(counted(player) for player in game.players)
    return 1 - most / (game.box.numbers.landmarks_to_end + 1)


def promise(game: Desolated, player: Player) -> float:
    """The points that a player's cards and tokens may still become, with the whole game ahead."""
    materials = _worth(game, (card.material for card in player.hand))
    materials += sum(game.box.worth[kind] * amount for kind, amount in enumerate(player.tokens))
    chained = sum(len(chain.cards) for chain in player.chains)
    icons = [sum(card.icons[kind] for card in player.influence) for kind in range(3)]
    return (
        POINTS_PER_MATERIAL_WORTH * materials
        + POINTS_PER_KIND_IN_HAND * len({card.material for card in player.hand})
        + POINTS_PER_CHAINED_CARD * chained
        + POINTS_PER_LINK * (chained - len(player.chains))
        + POINTS_PER_ICON * sum(min(number, 3) for number in icons)
        + max((within_reach(player, card, icons) for card in _row(game)), default=0.0)
    )


def within_reach(player: Player, card: Landmark, icons: list[int]) -> float:
    """What a Landmark that lies open promises: its points, and what its bonus would count in the player's chains."""
    missing = sum(max(0, need - have) for need, have in zip(card.cost, icons, strict=True))
    return LANDMARK_SHARES[missing] * (card.vp + bonus(player, Insula(card))) if missing < len(LANDMARK_SHARES) else 0.0


def _worth(game: Desolated, kinds: Iterable[int]) -> float:
    return float(sum(game.box.worth[kind] for kind in kinds))


def _row(game: Desolated) -> list[Landmark]:
    return [card for card in game.landmark_row if card is not None and not card.advanced]
