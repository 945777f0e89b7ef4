"""Construct: Build and Dismantle."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import msgspec

from holdfast.engine.requests import DONE, Face, Refusal, Word, choose, offer
from holdfast.engine.story import say
from holdfast.games.frostpunk.pieces import CORE, GROUND, RESOURCES, WOOD, Building, Site
from holdfast.games.frostpunk.rules.causes import because, tell
from holdfast.games.frostpunk.rules.effects import resolve
from holdfast.games.frostpunk.rules.meeples import back_to_supply
from holdfast.games.frostpunk.rules.supply import gain, spend
from holdfast.games.frostpunk.state import NOBODY, Frostpunk, Player
from holdfast.games.frostpunk.verbs.effects import BuildForNothing, Wreck


class Sub(msgspec.Struct, frozen=True):
    """A sub-action: build a kind (space -1), or dismantle what stands on a space."""

    building: Building
    space: int


@cache
def sub(building: Building, space: int) -> Sub:
    return Sub(building, space)


async def construct(game: Frostpunk, who: Player) -> None:
    """Up to 3 sub-actions, 4 with the Drafting Hall, in any order and mix. [FRO-173, FRO-363]"""
    numbers = game.box.tracks.numbers
    for _ in range(numbers.construct4 if "construct4" in game.flags else numbers.sub_actions):
        choice = await offer(
            who,
            "Build or dismantle what?",
            lambda: [*buildable(game), *dismantlable(game)],
            rule="FRO-173",
            decline=DONE,
            face=lambda choice: sub_face(game, choice),
            refused=lambda: unbuildable(game),
        )
        if isinstance(choice, Word):
            return
        if choice.space == NOBODY:
            pay_for(game, choice.building)
            await build(game, who, choice.building)
        else:
            await dismantle(game, site_at(game, choice.space))


def sub_face(game: Frostpunk, choice: Sub | Word) -> Face:
    if isinstance(choice, Word):
        return choice.face()
    building = choice.building
    if choice.space == NOBODY:
        price = ", ".join(f"{n} {name}" for n, name in zip(building.cost, RESOURCES, strict=True) if n)
        return Face(f"build {building.key}", f"Build: {building.name} ({price})", (f"board {building.key}",))
    name = game.box.space_names[choice.space]
    return Face(f"dismantle {name}", f"Dismantle: {building.name} on {name}", (f"space {name}",))


def add_kind(game: Frostpunk, kinds: list[Building], key: str) -> Building:
    """A kind of Building joins those that are unlocked, upgraded or ruined, once."""
    building = game.box.building(key)
    if building not in kinds:
        kinds.append(building)
    return building


# Build -----------------------------------------------------------------------------------------------------------


def why_not_build(game: Frostpunk, building: Building, free: list[list[int]] | None = None) -> tuple[str, str]:
    """Why a Building cannot be built now, with the clause; empty if it can. `free` spares counting the free spaces."""
    closed = why_not_open(game, building)
    return closed if any(closed) else why_not_now(game, building, free)


def why_not_now(game: Frostpunk, building: Building, free: list[list[int]] | None = None) -> tuple[str, str]:
    """Why a Building that is open cannot be built: for want of Resources, or of space."""
    if game.stock[WOOD] < building.cost[WOOD] or game.stock[CORE] < building.cost[CORE]:
        return "its cost cannot be paid in full", "FRO-052"
    if not fits(game, building, free_spaces(game) if free is None else free):
        return "there is no space for it", "FRO-174"
    return "", ""


def why_not_open(game: Frostpunk, building: Building) -> tuple[str, str]:
    """Why a Building could not be built even with all Resources and all the space there is."""
    if building.no_build:
        return "it has a red Build icon", "FRO-177"
    if building in game.ruined:
        return "all of them are Ruins", "FRO-124"
    if not game.board[building.index]:
        return "none is left on the Buildings board", "FRO-174"
    if building.technology and building not in game.unlocked:
        return f"it needs Technology {game.box.names[building.technology]}", "FRO-180"
    if building.below and building not in game.unlocked:
        return "no card has unlocked it", "FRO-175"
    return "", ""


def buildable(game: Frostpunk) -> list[Sub]:
    """What can be built now. [FRO-174, FRO-175]"""
    free = free_spaces(game)
    return [sub(kind, NOBODY) for kind in game.box.buildings if not any(why_not_build(game, kind, free))]


def unbuildable(game: Frostpunk) -> list[Refusal]:
    free = free_spaces(game)
    scenarios = ("", game.card.scenario)
    kinds = [kind for kind in game.box.buildings if not kind.preprinted and kind.scenario in scenarios]
    reasons = ((kind, *why_not_build(game, kind, free)) for kind in kinds)
    return [Refusal(sub_face(game, sub(kind, NOBODY)), why, clause) for kind, why, clause in reasons if why]


def free_spaces(game: Frostpunk) -> list[list[int]]:
    """For each tile with any, its spaces without a Meeple and without a Building. [FRO-174]"""
    taken = {space for site in game.sites for space in site.spaces}
    gatherers, tiles, found = game.gatherers, game.tiles, list[list[int]]()
    for hex_ in game.box.hexes:
        if tiles[hex_.index] is not None:
            free = [space for space in hex_.spaces if space not in taken and gatherers[space] == NOBODY]
            if free:
                found.append(free)
    return found


def suits(game: Frostpunk, building: Building, spaces: list[int]) -> bool:
    """A Coal Mine or Wall Drill needs a Far tile at a rim corner with its wall token. [FRO-182]"""
    if not building.deposit:
        return True
    space, *_ = spaces
    corner = game.box.hexes[game.box.hex_of[space]].corner
    return corner >= 0 and game.walls[corner] == building.deposit


def fits(game: Frostpunk, building: Building, free: list[list[int]]) -> bool:
    """Whether there is any place for a Building."""
    return any(len(spaces) > building.large and suits(game, building, spaces) for spaces in free)


def plots(game: Frostpunk, building: Building) -> list[tuple[int, ...]]:
    """Where a Building fits: one space, or two of the same tile. [FRO-174, FRO-178, FRO-181]"""
    found = list[tuple[int, ...]]()
    for spaces in free_spaces(game):
        if suits(game, building, spaces):
            found += combinations(spaces, 1 + building.large)
    return found


def pay_for(game: Frostpunk, building: Building) -> None:
    with because(game, building.name):
        for resource, price in enumerate(building.cost):
            spend(game, resource, price)


def plot_face(game: Frostpunk, plot: tuple[int, ...]) -> Face:
    names = [game.box.space_names[space] for space in plot]
    return Face(" ".join(names), " and ".join(names), tuple(f"space {name}" for name in names))


def cleared_face(game: Frostpunk, plot: tuple[int, ...]) -> Face:
    """The plot, and what goes back to the bank. [FRO-176]"""
    face = plot_face(game, plot)
    lost = [f"{game.amounts[space]} {GROUND[game.ground[space]]}" for space in plot if game.amounts[space]]
    label = f"{face.label} ({' and '.join(lost)} go back to the bank)" if lost else face.label
    return Face(face.key, label, face.places)


async def build(game: Frostpunk, who: Player, building: Building) -> None:
    """Put the Building down; what lay there goes to the bank. [FRO-176, FRO-331]"""
    plot = await choose(
        who, "Where does the {building} go?", plots(game, building), rule="FRO-174",
        face=lambda plot: cleared_face(game, plot), about={"building": building},
    )  # fmt: skip
    put_up(game, building, plot)
    say(game, "{player} built: {building} on {plot}", player=who, building=building, plot=plot_face(game, plot).label)
    if building.on_build and building not in game.inaugurated:
        game.inaugurated.append(building)
        with because(game, building.name):
            await resolve(game, who, building.on_build)


def put_up(game: Frostpunk, building: Building, plot: tuple[int, ...]) -> None:
    game.board[building.index] -= 1
    for space in plot:
        game.amounts[space] = 0
    game.sites.append(Site(building, plot, game.box.hex_of[plot[0]]))


async def build_for_nothing(game: Frostpunk, who: Player, effect: BuildForNothing) -> None:
    """One from the Buildings board at no cost, if the players want it."""
    building = game.box.building(effect.building)
    if game.board[building.index] and building not in game.ruined and plots(game, building):
        choice = await offer(who, "Build it for nothing?", (building,), rule="FRO-174")
        if choice is building:
            await build(game, who, building)


# Dismantle -------------------------------------------------------------------------------------------------------


def dismantlable(game: Frostpunk) -> list[Sub]:
    """Buildings without a Meeple and without a red Dismantle icon. [FRO-183, FRO-185]"""
    return [
        sub(site.building, site.spaces[0])
        for site in game.sites
        if not site.crew and not site.building.no_dismantle
    ]  # fmt: skip


def site_at(game: Frostpunk, space: int) -> Site:
    """The Building on a space."""
    return next(site for site in game.sites if space in site.spaces)


async def dismantle(game: Frostpunk, site: Site) -> None:
    """Back to the Buildings board, without a refund; a Ruin leaves the game. [FRO-183, FRO-184, FRO-186]"""
    take_down(game, site)
    say(game, "{building} was dismantled", building=site.building)
    if "salvage" in game.flags and not site.ruin:
        gain(game, WOOD, game.box.tracks.numbers.salvage_wood)


def take_down(game: Frostpunk, site: Site) -> None:
    game.sites.remove(site)
    if site.ruin:
        game.ruins_removed.append(site.building)
    else:
        game.board[site.building.index] += 1


async def wreck(game: Frostpunk, who: Player, effect: Wreck) -> None:
    """Chosen Buildings go back to the board, Meeples on them to the supply. [FRO-339, FRO-327]"""
    for _ in range(effect.n):
        kinds = [site for site in game.sites if site.building.key == effect.building]
        sites = [site for site in kinds if not site.building.no_dismantle]
        if sites:
            choice = await choose(
                who,
                "Which is wrecked?",
                [sub(site.building, site.spaces[0]) for site in sites],
                rule="FRO-339",
                face=lambda choice: sub_face(game, choice),
            )
            site = site_at(game, choice.space)
            take_down(game, site)
            tell(game, "{building} was wrecked", building=choice.building)
            for type_ in site.crew:
                back_to_supply(game, type_)
