"""Playing the game › Recall: recover salvage, resolve incident, return drones."""

from __future__ import annotations

from holdfast.engine.story import say
from holdfast.games.cryo.rules.incidents import resolve_incident
from holdfast.games.cryo.rules.materials import gain
from holdfast.games.cryo.rules.return_drones import return_drones
from holdfast.games.cryo.state import Cryo, Player


async def recall(game: Cryo, player: Player) -> None:
    """Recall: recover salvage, resolve incident, return drones. [CRY-110]"""
    say(game, "{player} recalled", player=player)
    recover_salvage(game, player)
    await resolve_incident(game, player)
    await return_drones(game, player)


def recover_salvage(game: Cryo, player: Player) -> None:
    """For each own pod on a salvage space gain 1 material of its kind; the pods stay. [CRY-111]"""
    if any(player.salvage):
        gain(game, player, (*player.salvage, 0, 0))
