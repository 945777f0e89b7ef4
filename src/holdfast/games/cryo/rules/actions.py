"""Deploy › the actions beside the docks of the ship, each in a file of its own.

Each action has a predicate, whether one use of it is possible, and a rule that takes it. [CRY-268]
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final, NamedTuple

from holdfast.games.cryo.amounts import Cost
from holdfast.games.cryo.pieces import Space
from holdfast.games.cryo.rules.computer import can_compute, computer
from holdfast.games.cryo.rules.crew_pods import room
from holdfast.games.cryo.rules.materials import can_pay
from holdfast.games.cryo.rules.reactor_fabricator import can_convert, convert
from holdfast.games.cryo.rules.resource_space import resource_space
from holdfast.games.cryo.rules.salvage import assign_salvage, can_assign, can_withdraw, withdraw_salvage
from holdfast.games.cryo.rules.scout import can_scout, scout
from holdfast.games.cryo.rules.stasis_control import can_awaken, stasis_control, stasis_price
from holdfast.games.cryo.state import Cryo, Player


class Action(NamedTuple):
    """Whether one use is possible, and how it is taken."""

    possible: Callable[[Cryo, Player, Space], bool]
    take: Callable[[Cryo, Player, Space], Coroutine[Any, Any, None]]


def _always(_game: Cryo, _player: Player, _space: Space) -> bool:
    return True


ACTIONS: Final[dict[str, Action]] = {
    "stasis_control": Action(can_awaken, stasis_control),
    "resource_space": Action(_always, resource_space),
    "reactor": Action(can_convert, convert),
    "fabricator": Action(can_convert, convert),
    "computer": Action(can_compute, computer),
    "scout": Action(can_scout, scout),
    "assign_salvage": Action(can_assign, assign_salvage),
    "withdraw_salvage": Action(can_withdraw, withdraw_salvage),
}


def why_not(game: Cryo, player: Player, space: Space) -> str:
    """Why an action is not possible now, in words."""
    if space.cost.amounts and not can_pay(player, _price(game, player, space)):
        return f"needs {space.cost.text()}"
    if space.action == "stasis_control":
        return "no pod of yours is here" if room(game, player) else "no room on your platform"
    if space.action == "withdraw_salvage":
        return "you have no pod on salvage" if room(game, player) else "no room on your platform"
    if space.action in ("scout", "assign_salvage") and not player.awake:
        return "you have no awakened pod"
    return {"scout": "no cavern left to scout", "assign_salvage": "every salvage space is taken"}.get(
        space.action, "no card to draw or play"
    )


def _price(game: Cryo, player: Player, space: Space) -> Cost:
    return stasis_price(game, player, space.cost, 1) if space.action == "stasis_control" else space.cost
