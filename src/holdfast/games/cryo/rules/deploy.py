"""Playing the game › Deploy: one drone to an open dock, one action beside it."""

from __future__ import annotations

from typing import Final

from holdfast.engine.requests import Face, Refusal, Word, choose
from holdfast.engine.story import say
from holdfast.games.cryo.pieces import SECOND_ACTION, USE_DAMAGED_DOCKS, Dock, Space
from holdfast.games.cryo.rules.actions import ACTIONS, why_not
from holdfast.games.cryo.rules.launch import launch, launchable
from holdfast.games.cryo.rules.materials import can_pay, pay
from holdfast.games.cryo.rules.scrap import ask, ask_whether
from holdfast.games.cryo.state import NOBODY, Cryo, Player

NO_ACTION: Final = Word("no action", "Take no action")
LAUNCH: Final = Word("launch", "Launch a vehicle")


async def deploy(game: Cryo, player: Player, dock: Dock) -> None:
    """Deploy: place 1 drone on an open dock, and take 1 of the adjacent actions. [CRY-055, CRY-059]"""
    home = await choose(
        player,
        "Which drone leaves the platform?",
        lambda: [dock for dock in game.box.platform if player.home[dock.index]],
        rule="CRY-055",
    )
    player.home[home.index] = False
    say(game, "{player} deployed to {dock}", player=player, dock=dock.name)
    if dock is game.box.launch_dock:
        player.launched += 1
        await launch_action(game, player)
    else:
        game.drones[dock.index] = player.side
        first = await dock_action(game, player, dock)
        if first is not None and player.abilities & SECOND_ACTION:
            await overclock(game, player, dock, first)


def open_docks(game: Cryo, player: Player) -> list[Dock]:
    """A dock is open when neither a drone nor damage is on it; the launch dock always is. [CRY-056, CRY-092]

    Interfacing opens damaged docks to its owner. [CRY-185]
    """
    drones, damaged = game.drones, game.damaged
    if player.abilities & USE_DAMAGED_DOCKS:
        docks = [dock for dock in game.box.docks if drones[dock.index] == NOBODY]
    else:
        docks = [dock for dock in game.box.docks if drones[dock.index] == NOBODY and not damaged[dock.index]]
    docks.append(game.box.launch_dock)
    return docks


def closed_docks(game: Cryo, player: Player) -> list[Refusal]:
    """The docks that cannot be used, and why."""
    refusals = list[Refusal]()
    for dock in game.box.docks:
        if game.drones[dock.index] != NOBODY:
            refusals.append(Refusal(dock.face(), "a drone stands there", "CRY-056"))
        elif game.damaged[dock.index] and not player.abilities & USE_DAMAGED_DOCKS:
            refusals.append(Refusal(dock.face(), "the dock is damaged", "CRY-039"))
    return refusals


async def dock_action(game: Cryo, player: Player, dock: Dock) -> Space | None:
    """Take 1 action adjacent to the dock, or none. [CRY-057, CRY-059]"""
    space = await ask(
        game,
        player,
        "Take which action?",
        lambda: possible(game, player, dock),
        rule="CRY-059",
        face=lambda choice: action_face(game, choice),
        refused=lambda: impossible(game, player, dock),
    )
    if isinstance(space, Word):
        return None
    await ACTIONS[space.action].take(game, player, space)
    return space


def possible(game: Cryo, player: Player, dock: Dock) -> list[Space | Word]:
    """The adjacent actions of which at least one use is possible, or none of them. [CRY-268]"""
    actions = (space for space in dock.spaces if ACTIONS[space.action].possible(game, player, space))
    return [*actions, NO_ACTION]


def impossible(game: Cryo, player: Player, dock: Dock) -> list[Refusal]:
    """The adjacent actions that cannot be taken, and why."""
    return [
        Refusal(action_face(game, space), why_not(game, player, space), "CRY-268")
        for space in dock.spaces
        if not ACTIONS[space.action].possible(game, player, space)
    ]


def action_face(game: Cryo, choice: Space | Word) -> Face:
    """An action as an option; a resource space shows its tile."""
    if isinstance(choice, Word) or choice.stack < 0:
        return choice.face()
    tile = game.stacks[choice.stack]
    return choice.face()._replace(label=f"{choice.name}: {tile.icons}" if tile else f"{choice.name}: printed material")


async def overclock(game: Cryo, player: Player, dock: Dock, first: Space) -> None:
    """Overclock: after an action, spend 1 energy to take 1 other action beside the dock. [CRY-205, CRY-206, CRY-277]"""
    space = await ask(
        game,
        player,
        "Overclock: spend 1 energy for another action?",
        lambda: other_actions(game, player, dock, first),
        rule="CRY-205",
        face=lambda choice: action_face(game, choice),
    )
    if isinstance(space, Space):
        await pay(game, player, game.box.overclock_cost)
        await ACTIONS[space.action].take(game, player, space)


def other_actions(game: Cryo, player: Player, dock: Dock, first: Space) -> list[Space | Word]:
    """The other actions beside the dock that are still possible once Overclock is paid. [CRY-277]"""
    cost = game.box.overclock_cost
    if not can_pay(player, cost):
        return [NO_ACTION]
    before = player.stock
    player.stock = [have - spent for have, spent in zip(before, cost.amounts[0], strict=True)]
    others = [space for space in possible(game, player, dock) if space is not first]
    player.stock = before
    return others


async def launch_action(game: Cryo, player: Player) -> None:
    """The launch dock offers only the launch, and a drone may stand there without launching. [CRY-093]"""
    if await ask_whether(
        game, player, "Launch a vehicle?", LAUNCH, NO_ACTION, lambda: bool(launchable(game, player)), rule="CRY-093"
    ):
        await launch(game, player)
