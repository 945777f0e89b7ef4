"""Use a Building, and what Buildings do with the map around them."""

from __future__ import annotations

from functools import cache
from typing import Final

from holdfast.engine.requests import DONE, NO, YES, Face, Word, choose, offer
from holdfast.engine.story import say
from holdfast.games.frostpunk.amounts import worded
from holdfast.games.frostpunk.pieces import (
    COAL,
    CORE,
    FOOD,
    GROUND,
    TREES,
    WOOD,
    WORKER,
    Building,
    Site,
)
from holdfast.games.frostpunk.rules.causes import because
from holdfast.games.frostpunk.rules.effects import resolve
from holdfast.games.frostpunk.rules.hope_and_discontent import once_per_round
from holdfast.games.frostpunk.rules.requirements import count_built
from holdfast.games.frostpunk.rules.sickness import sicken
from holdfast.games.frostpunk.rules.supply import gain
from holdfast.games.frostpunk.state import NOBODY, Frostpunk, Player
from holdfast.games.frostpunk.verbs.effects import Cook, Cure, FellTrees, GatherAround
from holdfast.games.frostpunk.verbs.parameters import Effects

GATHERED: Final = (WOOD, COAL, CORE)
SICKROOMS: Final = ("medical_post", "infirmary")


def has_room(site: Site) -> bool:
    """A Small Building takes 1 Meeple a Round, a Large one 2. Ruins and Shelters have no action. [FRO-188, FRO-190]"""
    return bool(site.building.users) and not site.ruin and len(site.crew) <= site.building.large


def takes_automatons(game: Frostpunk, building: Building) -> bool:
    """Buildings open to adults; Engineer Buildings with Clockwork Limbs, but never the Dais. [FRO-283, FRO-362]"""
    if len(building.users) > 1:
        return True
    return building.users != (WORKER,) and building.key != "dais" and "automaton_skill" in game.flags


def action(game: Frostpunk, building: Building) -> Effects:
    """The effects of one use; apprentices add a Cure point. [FRO-287, FRO-344]"""
    effects = building.actions[building in game.upgraded]
    if "apprentices" in game.flags and building.key in SICKROOMS and count_built(game, "child_shelter"):
        return helped(effects, game.box.tracks.numbers.apprentice_cure)
    return effects


@cache
def helped(effects: Effects, cure: int) -> Effects:
    """The same with more Cure points."""
    return (*effects, Cure(cure))


async def use_building(game: Frostpunk, player: Player, site: Site, type_: int) -> None:
    """Place the Meeple and resolve the Building's action; Long Shifts may do it twice. [FRO-187, FRO-347]"""
    game.sites[game.sites.index(site)] = Site(site.building, site.spaces, site.hex, site.ruin, (*site.crew, type_))
    say(game, "{player} used: {building}", player=player, building=site.building)
    await work(game, player, site)
    if type_ != WORKER or "long_shift" not in game.flags or "long_shift" in game.used_flags:
        return
    prompt = "Work a long shift? One Worker falls sick of it"
    if await choose(player, prompt, (YES, NO), rule="FRO-347") is YES:
        once_per_round(game, "long_shift")
        await work(game, player, site)
        with because(game, "Long Shifts"):
            await sicken(game, player, WORKER)


async def work(game: Frostpunk, player: Player, site: Site) -> None:
    game.working = site.hex
    with because(game, site.building.name):
        await resolve(game, player, action(game, site.building))
    game.working = NOBODY


# What Buildings do -----------------------------------------------------------------------------------------------


async def cook(game: Frostpunk, who: Player, effect: Cook) -> None:
    """Food, and 1 more for each Hunter's Hut on the map up to a limit. [FRO-294]"""
    gain(game, FOOD, effect.food + min(count_built(game, "hunters_hut"), effect.huts))


def around(game: Frostpunk) -> list[int]:
    """The hex of the Building at work and those next to it."""
    return [game.working, *game.box.hexes[game.working].neighbours]


def loose(game: Frostpunk, kinds: tuple[int, ...]) -> list[int]:
    """Spaces around with such pieces and without a Meeple; nothing lies under Buildings."""
    return [
        space
        for hex_ in around(game)
        for space in game.box.hexes[hex_].spaces
        if game.amounts[space] and game.ground[space] in kinds and game.gatherers[space] == NOBODY
    ]


def space_face(game: Frostpunk, space: int | Word) -> Face:
    if isinstance(space, Word):
        return space.face()
    if space < 0:
        edge = game.box.hexes[-space].edge
        return Face(edge, f"Trees at the rim, {edge} ({game.rim[-space]})", (f"rim {edge}",))
    name = game.box.space_names[space]
    text = f"{game.amounts[space]} {GROUND[game.ground[space]]} on {name}"
    return Face(name, text, (f"space {name}",))


async def gather_around(game: Frostpunk, who: Player, effect: GatherAround) -> None:
    """Up to so many Resources, in any mix, from this tile and those next to it. [FRO-296]"""
    for _ in range(effect.n):
        space = await offer(
            who, "Take a Resource from where?", loose(game, GATHERED), rule="FRO-296", decline=DONE,
            face=lambda space: space_face(game, space),
        )  # fmt: skip
        if isinstance(space, Word):
            return
        game.amounts[space] -= 1
        game.stock[game.ground[space]] += 1
        say(game, "{player} gathered {what}", player=who, what=worded(1, game.ground[space]))


def fellable(game: Frostpunk) -> list[int]:
    """Trees around: spaces, and rim pieces that touch one of these tiles (by the negative of its hex). [FRO-300]"""
    rim = [-hex_ for hex_ in around(game) if game.rim[hex_] and game.tiles[hex_] is not None]
    return loose(game, (TREES,)) + rim


async def fell_trees(game: Frostpunk, who: Player, effect: FellTrees) -> None:
    """Up to so many Trees become Wood. [FRO-299, FRO-300]"""
    for _ in range(effect.n):
        space = await offer(
            who, "Fell a Tree where?", fellable(game), rule="FRO-300", decline=DONE,
            face=lambda space: space_face(game, space),
        )  # fmt: skip
        if isinstance(space, Word):
            return
        if space < 0:
            game.rim[-space] -= 1
        else:
            game.amounts[space] -= 1
        gain(game, WOOD, 1)


def can_automaton_work(game: Frostpunk) -> bool:
    """An unused Automaton, and Coal for it. [FRO-282]"""
    return game.automatons_ready > 0 and game.stock[COAL] >= game.box.tracks.numbers.automaton_coal
