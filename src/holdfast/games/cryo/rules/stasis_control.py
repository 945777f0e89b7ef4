"""Deploy › Stasis control."""

from __future__ import annotations

from functools import cache

from holdfast.engine.requests import Face, choose
from holdfast.games.cryo.amounts import Cost
from holdfast.games.cryo.pieces import CHEAPER_STASIS, Space
from holdfast.games.cryo.rules.crew_pods import awaken, mixes, room
from holdfast.games.cryo.rules.materials import can_pay, pay, times
from holdfast.games.cryo.rules.scrap import ask
from holdfast.games.cryo.state import Cryo, Player


async def stasis_control(game: Cryo, player: Player, space: Space) -> None:
    """Stasis control: spend up to 3 organics to take as many own pods from this section. [CRY-062 to CRY-064]"""
    pods = await ask(
        game, player, "Awaken how many pods?", lambda: awakenable(game, player, space), rule="CRY-062", face=_pods
    )
    await pay(game, player, stasis_price(game, player, space.cost, pods))
    first = space.section * 3
    available = tuple(player.stasis[first : first + 3])
    taken = await choose(
        player, "From which chambers?", mixes(available, pods, pods), rule="CRY-063", face=chambers_face
    )
    for chamber, number in enumerate(taken):
        if number:
            awaken(game, player, first + chamber, number)


def awakenable(game: Cryo, player: Player, space: Space) -> list[int]:
    """How many pods can be taken: as many as are here, fit and can be paid for. [CRY-064, CRY-275]"""
    first = space.section * 3
    most = min(space.most, sum(player.stasis[first : first + 3]), room(game, player))
    return [n for n in range(1, most + 1) if can_pay(player, stasis_price(game, player, space.cost, n))]


def can_awaken(game: Cryo, player: Player, space: Space) -> bool:
    first = space.section * 3
    return (
        any(player.stasis[first : first + 3])
        and room(game, player) > 0
        and can_pay(player, stasis_price(game, player, space.cost, 1))
    )


def _pods(number: int) -> Face:
    return Face(f"{number} pods" if number > 1 else "1 pod", f"{number} pods" if number > 1 else "1 pod")


def chambers_face(mix: tuple[int, ...]) -> Face:
    parts = [f"{n} from chamber {chamber}" for chamber, n in enumerate(mix, 1) if n]
    return Face(", ".join(parts), ", ".join(parts))


@cache
def cheaper(cost: Cost, organics: int) -> Cost:
    """A price with some organics taken off, not below 0."""
    amounts = ((c, max(o - organics, 0), t, n, e) for c, o, t, n, e in cost.amounts)
    return Cost(tuple(amounts), cost.nanites_stand_in, cost.cards)


def stasis_price(game: Cryo, player: Player, cost: Cost, pods: int) -> Cost:
    """Stasis control costs an organic a pod; with Wakeup Protocol the total is 1 less. [CRY-062, CRY-190, CRY-275]"""
    price = times(cost, pods)
    if player.abilities & CHEAPER_STASIS:
        return cheaper(price, game.box.abilities.cheaper_stasis)
    return price
