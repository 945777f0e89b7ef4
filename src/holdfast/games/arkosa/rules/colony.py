"""A colony at a glance: who belongs to it, what rooms and colonists are worth, which rooms have power."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from holdfast.games.arkosa.amounts import FOOD, NITROGEN, Resource, number_of
from holdfast.games.arkosa.pieces import Colonist, Room
from holdfast.games.arkosa.state import ACTIVE, DEACTIVATED, NONE, Player
from holdfast.games.arkosa.verbs import Metric, RoomType

# Colonists -------------------------------------------------------------------------------------------------------


def colonists(player: Player) -> list[Colonist]:
    """Everybody: in hand, resting, injured, and the one at work. [ARK-136, ARK-328]"""
    everybody = [*player.hand, *player.resting, *player.injured]
    if player.worker is not None:
        everybody.append(player.worker)
    return everybody


def population(player: Player) -> int:
    """How many colonists the colony has. [ARK-136, ARK-328]"""
    return len(player.hand) + len(player.resting) + len(player.injured) + (player.worker is not None)


def uninjured(player: Player) -> list[Colonist]:
    """All who can be injured: in hand, resting, or at work. [ARK-186]"""
    healthy = [*player.hand, *player.resting]
    if player.worker is not None and not player.hurt:
        healthy.append(player.worker)
    return healthy


def worth(player: Player, colonist: Colonist) -> int:
    """The points of a colonist now; some count the rooms of a type. [ARK-205, ARK-206, ARK-232, ARK-309]"""
    per_room = colonist.points_per_room
    if per_room is None:
        return colonist.points
    rooms = sum(room is not None and room.type == per_room.type for room in player.rooms)
    return colonist.points + per_room.each * rooms


# Rooms and power -------------------------------------------------------------------------------------------------


def room_at(player: Player, space: int) -> Room:
    """The visible room of a space that has one."""
    room = player.rooms[space]
    assert room is not None
    return room


def powered(player: Player) -> list[int]:
    """The spaces with an active shard."""
    return [space for space, shard in enumerate(player.shards) if shard == ACTIVE]


def deactivated(player: Player) -> list[int]:
    """The spaces with an X shard."""
    return [space for space, shard in enumerate(player.shards) if shard == DEACTIVATED]


def unpowered(player: Player) -> list[int]:
    """The built rooms without a shard. [ARK-157, ARK-158]"""
    shards = player.shards
    return [space for space, room in enumerate(player.rooms) if room is not None and shards[space] == NONE]


def vault(player: Player) -> Room | None:
    """A visible room with a passive effect and an active shard. [ARK-119, ARK-349]"""
    for space, room in enumerate(player.rooms):
        if room is not None and room.passive is not None and player.shards[space] == ACTIVE:
            return room
    return None


def can_be_robbed(player: Player) -> bool:
    """Whether somebody may steal from this player. [ARK-349]"""
    room = vault(player)
    return room is None or room.passive is None or not room.passive.immune_to_steal


# Comparisons -----------------------------------------------------------------------------------------------------


def speciality(player: Player, kind: RoomType) -> int:
    """Points of visible rooms and of colonists of a type; injuries do not matter. [ARK-169, ARK-174, ARK-340]"""
    rooms = sum(room.points for room in player.rooms if room is not None and room.type == kind)
    return rooms + sum(worth(player, colonist) for colonist in colonists(player) if colonist.counts_for(kind))


METRICS: Final[dict[Metric, Callable[[Player], int]]] = {
    "food": lambda player: player.stock[0],
    "nitrogen": lambda player: player.stock[1],
    "scrap": lambda player: player.stock[2],
    "magtape": lambda player: player.stock[3],
    "shard": lambda player: player.stock[4],
    "tokens": lambda player: sum(player.stock),
    "larder": lambda player: player.stock[FOOD] + player.stock[NITROGEN],
    "morale": lambda player: player.morale,
    "reputation": lambda player: player.reputation,
    "population": population,
    "powered_rooms": lambda player: len(powered(player)),
    "labour": lambda player: speciality(player, "labour"),
    "science": lambda player: speciality(player, "science"),
    "entertainment": lambda player: speciality(player, "entertainment"),
}


def standing_out(people: list[Player], metric: Metric, pick: str) -> list[Player]:
    """All who have the most, or the least, of something; nobody at 0 ever has the most. [ARK-215, ARK-344]"""
    measure = METRICS[metric]
    amounts = [measure(player) for player in people]
    if not amounts:
        return []
    wanted = max(amounts) if pick == "most" else min(amounts)
    if pick == "most" and wanted <= 0:
        return []
    return [player for player, amount in zip(people, amounts, strict=True) if amount == wanted]


def held(player: Player, kinds: tuple[Resource, ...]) -> list[int]:
    """Which of these kinds of token the player has."""
    return [kind for name in kinds if player.stock[kind := number_of(name)]]
