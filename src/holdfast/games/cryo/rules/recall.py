"""Playing the game › Recall: recover salvage, resolve incident, return drones."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from holdfast.engine.chance import draw
from holdfast.engine.requests import Face, Word, choose
from holdfast.engine.story import say
from holdfast.games.cryo.pieces import (
    EXTRA_PLATFORM_ACTION,
    SAVE_A_POD,
    Benefit,
    Incident,
    PlatformDock,
    Section,
)
from holdfast.games.cryo.rules.benefits import can_pay, enjoy, enjoyable, gain, pay, room
from holdfast.games.cryo.rules.scrap import ask
from holdfast.games.cryo.state import NOBODY, Cryo, Player

Looting = Callable[[Cryo, Player, Benefit], Coroutine[Any, Any, None]]
"""How the benefit of a looting token is gained: as a player, or as the solo rival."""

TAKE: Final = Word("take", "Take the action")
SKIP: Final = Word("skip", "Skip it")


async def recall(game: Cryo, player: Player) -> None:
    """Recall: recover salvage, resolve incident, return drones. [CRY-110]"""
    say(game, "{player} recalled", player=player)
    recover_salvage(game, player)
    await resolve_incident(game, player)
    await return_drones(game, player)


# 1. Recover salvage ----------------------------------------------------------------------------------------------


def recover_salvage(game: Cryo, player: Player) -> None:
    """For each own pod on a salvage space gain 1 material of its kind; the pods stay. [CRY-111]"""
    if any(player.salvage):
        gain(game, player, (*player.salvage, 0, 0))


# 2. Resolve incident ---------------------------------------------------------------------------------------------


async def resolve_incident(game: Cryo, player: Player) -> None:
    """Resolve 1 face-up incident token of any section, then refill its space. [CRY-112, CRY-113]"""
    if not any(game.incidents):
        return
    section = await ask(
        game,
        player,
        "Resolve which incident?",
        lambda: [one for one in game.box.sections if game.incidents[one.index] is not None],
        rule="CRY-112",
        face=lambda one: incident_face(game, one),
    )
    await resolve(game, player, section)
    await refill(game, section)


async def resolve(game: Cryo, player: Player, section: Section, loot: Looting = enjoy) -> None:
    """Sabotage destroys a chamber, looting is gained and kept, the sunset ends the game. [CRY-120 to CRY-122]"""
    token = game.incidents[section.index]
    assert token is not None
    game.incidents[section.index] = None
    if token.kind == "sabotage":
        await sabotage(game, player, section)
        return
    player.incidents.append(token)
    if token.kind == "sunset":
        game.sunset_resolved = True
        say(game, "{player} saw the sun set: the game ends after this turn", player=player)
    else:
        say(game, "{player} looted {section}", player=player, section=section)
        await loot(game, player, token.benefit)


async def sabotage(game: Cryo, player: Player, section: Section) -> None:
    """Sabotage the lowest-numbered chamber of the section that is still whole, or of another one. [CRY-116, CRY-118]

    If all 12 chambers are destroyed, nothing happens. [CRY-119]
    """
    if game.sabotaged[section.index] == 3:
        others = [one for one in game.box.sections if game.sabotaged[one.index] < 3]
        if not others:
            return
        section = await choose(player, "Sabotage which other section?", others, rule="CRY-118")
    chamber = game.sabotaged[section.index]
    game.sabotaged[section.index] += 1
    say(game, "Sabotage destroyed chamber {number} of {section}", number=chamber + 1, section=section)
    for owner in game.players:
        destroy_pods(game, owner, section, chamber)


def destroy_pods(game: Cryo, owner: Player, section: Section, chamber: int) -> None:
    """All pods in the chamber are destroyed, but for the one that Advance Warning saves. [CRY-117, CRY-198, CRY-199]"""
    place = section.index * 3 + chamber
    pods = owner.stasis[place]
    if pods and owner.abilities & SAVE_A_POD:
        if chamber < 2:
            owner.stasis[place + 1] += 1
            pods -= 1
        elif room(game, owner) > 0:
            owner.awake += 1
            pods -= 1
    owner.stasis[place] = 0
    owner.destroyed += pods


async def refill(game: Cryo, section: Section) -> None:
    """Place the top token of the leftmost stack, if any is left, on the empty incident space. [CRY-113, CRY-114]"""
    game.incidents[section.index] = await next_incident(game)


async def next_incident(game: Cryo) -> Incident | None:
    """The next token of the track; the sunset lies under the rightmost stack. [CRY-030]"""
    for place, tokens in enumerate(game.track):
        if tokens:
            game.track[place] -= 1
            early = game.box.track[place] == "early"
            token = await draw(game.early if early else game.late, "early incidents" if early else "late incidents")
            return token
    sunset, game.sunset = game.sunset, None
    return sunset


def incident_face(game: Cryo, section: Section) -> Face:
    """A section as an option, with the token that lies there."""
    token = game.incidents[section.index]
    assert token is not None
    return section.face()._replace(label=f"{section.name}: {token.face().label}")


# 3. Return drones ------------------------------------------------------------------------------------------------


async def return_drones(game: Cryo, player: Player) -> None:
    """One at a time each drone returns to an open dock of the platform, and may take its action. [CRY-124, CRY-125]"""
    while away(game, player):
        dock = await ask(
            game,
            player,
            "Return a drone to which dock?",
            lambda: [one for one in game.box.platform if not player.home[one.index]],
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
    answer = await ask(
        game,
        player,
        "Take the platform action?",
        lambda: [TAKE, SKIP] if available(game, player, dock) else [SKIP],
        rule="CRY-125",
    )
    if answer is TAKE:
        await take_platform_action(game, player, dock)


def complete(player: Player, dock: PlatformDock) -> bool:
    """All slots of the action are filled. [CRY-127]"""
    return (dock.price < 0 or player.slots[dock.price] is not None) and (
        dock.benefit < 0 or player.slots[dock.benefit] is not None
    )


def available(game: Cryo, player: Player, dock: PlatformDock) -> bool:
    """The slots are filled, the price can be paid, and there is something to gain. [CRY-127, CRY-129]"""
    if not complete(player, dock) or not enjoyable(game, player, gained(player, dock)):
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
    await enjoy(game, player, benefit)


async def automation(game: Cryo, player: Player) -> None:
    """Automation: after all drones have returned, 1 more available action at an open dock. [CRY-210, CRY-278]"""
    dock = await ask(
        game,
        player,
        "Automation: take another platform action?",
        lambda: [
            *(one for one in game.box.platform if not player.home[one.index] and available(game, player, one)),
            SKIP,
        ],
        rule="CRY-210",
    )
    if isinstance(dock, PlatformDock):
        await take_platform_action(game, player, dock)
