"""Key concepts › Crew pods: awakening them, and room for them on the platform and its vehicles."""

from __future__ import annotations

from functools import cache

from holdfast.engine.requests import Face, choose
from holdfast.engine.story import say
from holdfast.games.cryo.pieces import ROOMIER_VEHICLES, Card
from holdfast.games.cryo.state import Cryo, Player


async def awaken_anywhere(game: Cryo, player: Player) -> None:
    """Take 1 own pod from any stasis chamber of the whole board to the platform. [CRY-134]"""
    chamber = await choose(
        player,
        "Awaken a pod from which chamber?",
        [index for index, pods in enumerate(player.stasis) if pods],
        rule="CRY-134",
        face=lambda index: chamber_face(game, index),
    )
    awaken(game, player, chamber, 1)


def awaken(game: Cryo, player: Player, chamber: int, pods: int) -> None:
    """Move pods from a stasis chamber to the platform. [CRY-047]"""
    player.stasis[chamber] -= pods
    player.awake += pods
    say(
        game,
        "{player} awakened {pods} crew in {section}",
        player=player,
        pods=pods,
        section=game.box.sections[chamber // 3],
    )


def chamber_face(game: Cryo, chamber: int) -> Face:
    """How a stasis chamber looks as an option."""
    section = game.box.sections[chamber // 3]
    return Face(f"{section.key} chamber {chamber % 3 + 1}", f"{section.name}, chamber {chamber % 3 + 1}",
                (f"chamber {section.key} {chamber % 3 + 1}",))  # fmt: skip


def room(game: Cryo, player: Player) -> int:
    """How many more pods fit on the platform and its vehicles. [CRY-049]"""
    space = game.box.numbers.platform.pod_spaces - player.awake
    for card in player.vehicles:
        space += capacity(game, player, card)
    return space


def capacity(game: Cryo, player: Player, card: Card) -> int:
    """How many pods a vehicle holds; Wakeup Protocol adds 1. [CRY-170, CRY-189]"""
    if player.abilities & ROOMIER_VEHICLES:
        return card.vehicle.capacity + game.box.abilities.roomier_vehicles
    return card.vehicle.capacity


@cache
def mixes(available: tuple[int, ...], least: int, most: int) -> tuple[tuple[int, ...], ...]:
    """Every way to take between `least` and `most` pieces from places that hold so many."""
    if not available:
        return ((),) if least <= 0 else ()
    found = list[tuple[int, ...]]()
    for here in range(min(available[0], most), -1, -1):
        found += [(here, *others) for others in mixes(available[1:], least - here, most - here)]
    return tuple(found)
