"""How the simple player goes about Arkosa: which small choices it looks into, and its habits in all others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from holdfast.engine.requests import Decision
from holdfast.games.arkosa.amounts import covers, vector
from holdfast.games.arkosa.pieces import Location, Space
from holdfast.games.arkosa.state import ACTIVE, Arkosa, Player

ACTION, FEED, ACTIVATE, SPACE, TARGET, SCRAP_TRADE, SAWBONES = (
    "ARK-064", "ARK-142", "ARK-153", "ARK-115", "ARK-076", "ARK-105", "ARK-107",
)  # fmt: skip
"""The clauses of the decisions that matter here."""
REFILLS: Final = ("room bag", "A colonists", "B colonists")
"""Chance that only brings new tiles and cards to the table."""
SPACES: Final = 4
"""How many spaces for a new room are looked at."""


class ArkosaTaste:
    """An action, a meal and a room are looked at; the first small choice of an action is looked into."""

    def pauses(self, decision: Decision[Any]) -> bool:
        return decision.rule in (ACTION, FEED, ACTIVATE)

    def promising(self, decision: Decision[Any], state: Arkosa) -> Sequence[int]:
        player = state.players[decision.seat]
        if decision.rule == SPACE:
            return good_spaces(player, decision.values)[:SPACES]
        if decision.rule == TARGET:
            return payable(player, decision.values) or range(1)
        return range(len(decision))

    def habit(self, decision: Decision[Any], state: Arkosa) -> int:
        if decision.rule == SPACE:
            return good_spaces(state.players[decision.seat], decision.values)[0]
        if decision.rule == TARGET:
            return (payable(state.players[decision.seat], decision.values) or (0,))[-1]
        if decision.rule in (SCRAP_TRADE, SAWBONES):
            return len(decision) - 1  # enough of that
        return 0

    def matters(self, chance: str) -> bool:
        return chance not in REFILLS


def good_spaces(player: Player, spaces: Sequence[Space]) -> list[int]:
    """Spaces in the order of what they seem good for: little is covered, there is power, a bonus waits."""

    def good_for(index: int) -> float:
        space = spaces[index].index
        room, bonus = player.rooms[space], player.board.bonuses[space] if player.board else None
        if room is None:
            return 1.0 + (bonus is not None and bonus.placement is not None)
        return -room.points + 2.0 * (player.shards[space] == ACTIVE and room.kind == "printed")

    return sorted(range(len(spaces)), key=lambda index: -good_for(index))


def payable(player: Player, targets: Sequence[Location | Any]) -> list[int]:
    """The places that the player can pay for, perhaps with a discount; and items."""
    purse = [have + 1 for have in player.stock]
    return [
        index
        for index, place in enumerate(targets)
        if not isinstance(place, Location) or covers(purse, vector(place.cost))
    ]
