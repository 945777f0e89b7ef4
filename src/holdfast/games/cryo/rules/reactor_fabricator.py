"""Deploy › Reactor, and Fabricator."""

from __future__ import annotations

from holdfast.engine.requests import Face
from holdfast.games.cryo.pieces import Space
from holdfast.games.cryo.rules.benefits import gain_benefit
from holdfast.games.cryo.rules.materials import can_pay, pay, times
from holdfast.games.cryo.rules.scrap import ask
from holdfast.games.cryo.state import Cryo, Player


async def convert(game: Cryo, player: Player, space: Space) -> None:
    """Reactor: crystals to energy; fabricator: other materials to nanites; up to 3 times. [CRY-076, CRY-077]"""
    uses = await ask(game, player, "How many times?", lambda: affordable(player, space), rule="CRY-061", face=_uses)
    await pay(game, player, times(space.cost, uses))
    for _ in range(uses):
        await gain_benefit(game, player, space.benefit)


def affordable(player: Player, space: Space) -> list[int]:
    """The player chooses the number of uses up to the limit and pays for each. [CRY-061]"""
    return [n for n in range(1, space.most + 1) if can_pay(player, times(space.cost, n))]


def _uses(number: int) -> Face:
    return Face(f"{number} times" if number > 1 else "once", f"{number} times" if number > 1 else "Once")


def can_convert(_game: Cryo, player: Player, space: Space) -> bool:
    return can_pay(player, space.cost)
