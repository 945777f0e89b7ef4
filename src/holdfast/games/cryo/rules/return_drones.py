"""Recall › 3. Return drones, and the actions of the platform."""

from __future__ import annotations

from typing import Final

from holdfast.engine.requests import Word
from holdfast.engine.story import say
from holdfast.games.cryo.pieces import EXTRA_PLATFORM_ACTION, Benefit, PlatformDock
from holdfast.games.cryo.rules.benefits import can_gain_benefit, gain_benefit
from holdfast.games.cryo.rules.materials import can_pay, pay
from holdfast.games.cryo.rules.scrap import ask, ask_whether
from holdfast.games.cryo.state import NOBODY, Cryo, Player

TAKE: Final = Word("take", "Take the action")


SKIP: Final = Word("skip", "Skip it")


async def return_drones(game: Cryo, player: Player) -> None:
    """One at a time each drone returns to an open dock of the platform, and may take its action. [CRY-124, CRY-125]"""
    while away(game, player):
        dock = await ask(
            game,
            player,
            "Return a drone to which dock?",
            lambda: [dock for dock in game.box.platform if not player.home[dock.index]],
            rule="CRY-124",
        )
        bring_home(game, player, dock)
        await platform_action(game, player, dock)
    if player.abilities & EXTRA_PLATFORM_ACTION:
        await automation(game, player)


def away(game: Cryo, player: Player) -> bool:
    """Whether the player has a drone on the board."""
    return player.launched > 0 or player.side in game.drones


def bring_home(game: Cryo, player: Player, dock: PlatformDock) -> None:
    """Move one drone from the board to this dock; drones are alike."""
    if player.launched:
        player.launched -= 1
    else:
        game.drones[game.drones.index(player.side)] = NOBODY
    player.home[dock.index] = True


async def platform_action(game: Cryo, player: Player, dock: PlatformDock) -> None:
    """After returning a drone, the player may take the action of its dock, once all its slots are filled. [CRY-127]"""
    if not complete(player, dock):
        return
    if await ask_whether(
        game, player, "Take the platform action?", TAKE, SKIP, lambda: available(game, player, dock), rule="CRY-125"
    ):
        await take_platform_action(game, player, dock)


def complete(player: Player, dock: PlatformDock) -> bool:
    """All slots of the action are filled. [CRY-127]"""
    return (dock.price < 0 or player.slots[dock.price] is not None) and (
        dock.benefit < 0 or player.slots[dock.benefit] is not None
    )


def available(game: Cryo, player: Player, dock: PlatformDock) -> bool:
    """The slots are filled, the price can be paid, and there is something to gain. [CRY-127, CRY-129]"""
    if not complete(player, dock) or not can_gain_benefit(game, player, gained(player, dock)):
        return False
    price = player.slots[dock.price] if dock.price >= 0 else None
    return price is None or can_pay(player, price.cost)


def gained(player: Player, dock: PlatformDock) -> Benefit:
    """The tile below the arrow, or the icon printed there. [CRY-129]"""
    tile = player.slots[dock.benefit] if dock.benefit >= 0 else None
    if tile is not None:
        return tile.benefit
    assert dock.printed is not None
    return dock.printed


async def take_platform_action(game: Cryo, player: Player, dock: PlatformDock) -> None:
    """Pay the tile above the arrow to gain what is below it. [CRY-129, CRY-133 to CRY-138]"""
    say(game, "{player} used {action}", player=player, action=dock.name)
    benefit = gained(player, dock)
    price = player.slots[dock.price] if dock.price >= 0 else None
    if price is not None:
        await pay(game, player, price.cost)
    await gain_benefit(game, player, benefit)


async def automation(game: Cryo, player: Player) -> None:
    """Automation: after all drones have returned, 1 more available action at an open dock. [CRY-210, CRY-278]"""
    dock = await ask(
        game,
        player,
        "Automation: take another platform action?",
        lambda: [
            *(dock for dock in game.box.platform if not player.home[dock.index] and available(game, player, dock)),
            SKIP,
        ],
        rule="CRY-210",
    )
    if isinstance(dock, PlatformDock):
        await take_platform_action(game, player, dock)
