"""Expansions › Planetary Destruction: Advanced Landmarks give influence for the turn."""

from __future__ import annotations

from typing import NamedTuple

from holdfast.engine.requests import Face
from holdfast.engine.story import say
from holdfast.games.desolated.amounts import INFLUENCES
from holdfast.games.desolated.pieces import Landmark
from holdfast.games.desolated.state import Desolated, Player


class Gift(NamedTuple):
    """An influence that an Advanced Landmark lists."""

    card: Landmark
    influence: int

    def face(self) -> Face:
        kind = INFLUENCES[self.influence]
        places = (f"card {self.card.key}", *kind.places)
        return Face(
            f"{kind.key} from {self.card.key}", f"Gain 1 {kind.key} for this turn from {self.card.name}", places
        )


def gifts(card: Landmark) -> list[Gift]:
    """Each round it gives any one of the influences that it lists. [DES-170, DES-171]"""
    return [Gift(card, influence) for influence in card.listed]


def accept(game: Desolated, player: Player, gift: Gift) -> None:
    """The influence can be spent this turn. [DES-172]"""
    game.granted[gift.influence] += 1
    kind = INFLUENCES[gift.influence]
    say(game, "{player} gained {kind} from {card} for this turn", player=player, kind=kind, card=gift.card.name)
