"""Expeditions: Scouts, their path, Locations, loot."""

from __future__ import annotations

from typing import Final

from holdfast.engine.requests import Face, Word, choose
from holdfast.engine.story import say
from holdfast.games.frostpunk.pieces import CITIZENS, Expedition, Scout
from holdfast.games.frostpunk.rules.causes import because, describe, tell
from holdfast.games.frostpunk.rules.effects import resolve
from holdfast.games.frostpunk.rules.requirements import count_built
from holdfast.games.frostpunk.rules.sickness import kill
from holdfast.games.frostpunk.state import ACTION, Frostpunk, Player
from holdfast.games.frostpunk.verbs.effects import AdvanceScouts, LoseScout

RETURN: Final = Word("return", "Return with the loot")
GO_ON: Final = Word("go on", "Go on to the next place")


def stacks(game: Frostpunk) -> tuple[tuple[Expedition, ...], ...]:
    return game.box.expeditions[game.card.scenario]


def expedition_limit(game: Frostpunk) -> int:
    """One active Expedition with a Beacon, two once it is upgraded. [FRO-191, FRO-192]"""
    beacons = [site.building for site in game.sites if any(site.building.scouts)]
    return max((beacon.scouts[beacon in game.upgraded] for beacon in beacons), default=0)


def open_stacks(game: Frostpunk) -> list[int]:
    """Stacks without a Scout that have a card left to visit. [FRO-191, FRO-274]"""
    taken = [scout.stack for scout in game.scouts]
    return [
        stack
        for stack, cards in enumerate(stacks(game))
        if stack not in taken and game.visited[stack] < len(cards)
    ]  # fmt: skip


def can_deploy(game: Frostpunk) -> bool:
    return len(game.scouts) < expedition_limit(game) and bool(open_stacks(game))


def why_not_deploy(game: Frostpunk) -> str:
    if not count_built(game, "beacon"):
        return "there is no Beacon"
    return "no further Expedition may set out now"


def stack_face(game: Frostpunk, stack: int) -> Face:
    card = stacks(game)[stack][game.visited[stack]]
    return Face(f"stack {card.stack}", f"Stack {card.stack}: {card.name}", (f"expedition {card.stack}",))


async def deploy(game: Frostpunk, player: Player, type_: int) -> None:
    """A Worker or Engineer goes to the first space of a stack and is now a Scout. [FRO-191, FRO-325]"""
    stack = await choose(
        player, "Send the Scout where?", lambda: open_stacks(game), rule="FRO-191",
        face=lambda stack: stack_face(game, stack),
    )  # fmt: skip
    game.meeples[type_] -= 1
    game.scouts.append(Scout(stack, type_, 0, game.visited[stack]))
    say(game, "{player} sent one {citizen} out", player=player, citizen=CITIZENS[type_])


# Movement --------------------------------------------------------------------------------------------------------


async def advance_scouts(game: Frostpunk, who: Player, spaces: int) -> None:
    """Scouts move one after the other, in an order the players choose. [FRO-116, FRO-326]

    A Scout whose Location is being resolved does not move.
    """
    waiting = [scout.stack for scout in game.scouts if scout.stack != game.arriving] if spaces else []
    while waiting:
        stack = await choose(
            who, "Which Scout moves first?", list(waiting), rule="FRO-326", face=lambda stack: stack_face(game, stack)
        )
        waiting.remove(stack)
        await advance(game, who, stack, spaces)


async def advance(game: Frostpunk, who: Player, stack: int, spaces: int) -> None:
    """Over the trail of visited cards, up to the Location of the first that is not. [FRO-269, FRO-325]"""
    scout = on_stack(game, stack)
    location = game.visited[stack] + stacks(game)[stack][game.visited[stack]].spaces - 1
    position = min(scout.position + spaces, location)
    replace(game, Scout(stack, scout.type, position, scout.since))
    if position == location:
        await arrive(game, who, stack)


def on_stack(game: Frostpunk, stack: int) -> Scout:
    return next(scout for scout in game.scouts if scout.stack == stack)


def replace(game: Frostpunk, scout: Scout) -> None:
    index = next(index for index, old in enumerate(game.scouts) if old.stack == scout.stack)
    game.scouts[index] = scout


async def arrive(game: Frostpunk, who: Player, stack: int) -> None:
    """Read the card, resolve it, take its loot along; then return, or go on if a card is left. [FRO-270, FRO-271]"""
    card = stacks(game)[stack][game.visited[stack]]
    game.visited[stack] += 1
    effects, loot = describe(game, card.arrive), describe(game, card.loot)
    say(game, "The Scout reached {place}: {effects}. Loot: {loot}", place=card, effects=effects, loot=loot)
    before, game.arriving = game.arriving, stack
    with because(game, card.name):
        await resolve(game, who, card.arrive)
    game.arriving = before
    if all(scout.stack != stack for scout in game.scouts):
        return
    options = (RETURN, GO_ON) if game.visited[stack] < len(stacks(game)[stack]) else (RETURN,)
    choice = await choose(who, "The Scout is at {place}. What now?", options, rule="FRO-271", about={"place": card})
    if choice is GO_ON:
        scout = on_stack(game, stack)
        replace(game, Scout(stack, scout.type, game.visited[stack], scout.since))
    else:
        await come_home(game, who, stack)


async def come_home(game: Frostpunk, who: Player, stack: int) -> None:
    """The Meeple can act again, and all loot is gained, oldest card first. [FRO-271, FRO-272, FRO-326]"""
    scout = on_stack(game, stack)
    game.scouts.remove(scout)
    game.meeples[scout.type] += 1
    if game.phase == ACTION:
        game.ready[scout.type] += 1
    say(game, "The Scout came home")
    for card in stacks(game)[stack][scout.since : game.visited[stack]]:
        with because(game, card.name):
            await resolve(game, who, card.loot)


async def advance_all(game: Frostpunk, who: Player, effect: AdvanceScouts) -> None:
    await advance_scouts(game, who, effect.by)


async def lose_scout(game: Frostpunk, who: Player, effect: LoseScout) -> None:
    """The Scout dies; its loot, this card's included, is lost. [FRO-273]"""
    scout = on_stack(game, game.arriving)
    game.scouts.remove(scout)
    tell(game, "The Scout was lost")
    await kill(game, who, scout.type)
