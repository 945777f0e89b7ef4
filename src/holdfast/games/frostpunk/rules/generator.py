"""Phase 3, the Generator: fuel, cold, stress, breakdown; and the tower, which is a model of chance."""

from __future__ import annotations

from functools import cache
from math import gcd
from typing import Final

from holdfast.engine.chance import roll
from holdfast.engine.requests import Face, choose
from holdfast.engine.story import say
from holdfast.games.frostpunk.pieces import COAL
from holdfast.games.frostpunk.rules.causes import because, tell
from holdfast.games.frostpunk.rules.decision_making import leader
from holdfast.games.frostpunk.rules.heat import raise_heat, set_cold, set_range
from holdfast.games.frostpunk.rules.sickness import sicken_together
from holdfast.games.frostpunk.rules.supply import spend
from holdfast.games.frostpunk.rules.winning import lose
from holdfast.games.frostpunk.state import Frostpunk, Player
from holdfast.games.frostpunk.verbs.effects import ChangeStress, ClearStress, MoveCold, MoveRanges, RaiseHeat
from holdfast.games.frostpunk.wording import counted

FALLS: Final = "falls"
STICKS: Final = "sticks"


async def generator_phase(game: Frostpunk) -> None:
    """Fuel, cold, stress; then the Heat marker goes back to the first space. [FRO-093 to FRO-103]"""
    await fuel(game, leader(game), "FRO-093")
    await cold_sickness(game)
    await check_stress(game)
    game.heat = 0
    say(game, "The Heat marker went back to the first space")


# Fuel ------------------------------------------------------------------------------------------------------------


def max_fuel(game: Frostpunk) -> int:
    """As much Coal as there is, and the Heat marker never passes the Cold marker. [FRO-093, FRO-094]"""
    return min(game.stock[COAL], game.cold - game.heat)


def burn(game: Frostpunk, coal: int) -> None:
    """The Heat marker advances one space per Coal. [FRO-093]"""
    if coal:
        with because(game, "fuel"):
            spend(game, COAL, coal)
        raise_heat(game, coal)
        say(game, "The Heat marker came to {space}", space=game.heat)


def fuel_face(coal: int) -> Face:
    return Face(f"fuel {coal}", f"Burn {coal} Coal" if coal else "Burn no Coal", ("generator",))


async def fuel(game: Frostpunk, who: Player, rule: str) -> None:
    """The players may spend any number of Coal. [FRO-093, FRO-223]"""
    limit = max_fuel(game)
    if limit:
        burn(game, await choose(who, "Fuel the Generator?", range(limit + 1), rule=rule, face=fuel_face))


async def cold_sickness(game: Frostpunk) -> None:
    """For each icon between the Heat marker and the Cold marker one Citizen falls sick. [FRO-095, FRO-096]"""
    counts = [0, 0, 0]
    for space in range(game.heat, game.cold):
        counts[game.box.icons[space]] += 1
    with because(game, "the cold"):
        await sicken_together(game, leader(game), counts)


# Stress ----------------------------------------------------------------------------------------------------------


@cache
def cube(percent: int) -> tuple[str, ...]:
    """The fate of one cube as a die that falls so often in a hundred."""
    parts = gcd(percent, 100)
    return (FALLS,) * (percent // parts) + (STICKS,) * ((100 - percent) // parts)


async def falling(cubes: int, percent: int, name: str) -> int:
    """How many of these cubes fall, each by itself."""
    fallen = 0
    for _ in range(cubes * bool(percent)):
        fallen += await roll(cube(percent), name) == FALLS
    return fallen


async def check_stress(game: Frostpunk) -> None:
    """Drop cubes, pull the drawer, count, push the drawer in. [FRO-098 to FRO-100, FRO-104 to FRO-108]"""
    odds = game.box.tracks.tower
    dropped = game.box.tracks.heat.cubes[game.heat]
    fallen = await falling(dropped, odds.fall, "tower drop")
    knocked = await falling(game.stuck, min(odds.knock_most, odds.knock_per_cube * dropped), "tower knock")
    game.stuck += dropped - fallen - knocked
    pulled = await falling(game.stuck, odds.pull, "tower pull")
    found = game.drawer + fallen + knocked + pulled
    game.stuck -= pulled
    game.drawer = await falling(game.stuck, odds.push, "tower push")
    game.stuck -= game.drawer
    game.dropped, game.found = dropped, found
    say(game, "{dropped} cubes were dropped, {found} were found in the drawer", dropped=dropped, found=found)
    add_stress(game, found)


def add_stress(game: Frostpunk, cubes: int) -> None:
    """Cubes fill the 10 spaces, then the overflow; one in the overflow breaks the Generator down. [FRO-101, FRO-102]"""
    game.stress += cubes
    if game.stress > game.box.tracks.stress.spaces:
        break_down(game)


def break_down(game: Frostpunk) -> None:
    """The first time it overheats and the cold comes closer; the second time it explodes. [FRO-109, FRO-110]"""
    if game.overheated:
        lose(game, "generator")
    game.overheated = True
    set_cold(game, game.cold + 1)
    for indicator in range(3):
        set_range(game, indicator, game.ranges[indicator] + 1)
    game.stress = 0
    tell(
        game,
        "The Generator broke down and overheated: once more, and it explodes. "
        "The Cold marker came to {cold}, the Heat Range indicators to {ranges}; all Stress cubes went to the bank",
        cold=game.cold, ranges=", ".join(map(str, game.ranges)),
    )  # fmt: skip


# Effects ---------------------------------------------------------------------------------------------------------


async def change_stress(game: Frostpunk, who: Player, effect: ChangeStress) -> None:
    """Stress cubes from a card break the Generator down at once; others go back to the bank. [FRO-111]"""
    if effect.by > 0:
        tell(game, "The Generator took {cubes}", cubes=counted(effect.by, "Stress cube"))
        add_stress(game, effect.by)
    else:
        remove_stress(game, -effect.by)


async def clear_stress(game: Frostpunk, who: Player, effect: ClearStress) -> None:
    remove_stress(game, game.stress)


def remove_stress(game: Frostpunk, cubes: int) -> None:
    removed = min(cubes, game.stress)
    game.stress -= removed
    tell(game, "The Generator shed {cubes}", cubes=counted(removed, "Stress cube"))


async def advance_heat(game: Frostpunk, who: Player, effect: RaiseHeat) -> None:
    raise_heat(game, effect.by)
    tell(game, "The Heat marker came to {space}", space=game.heat)


async def move_cold(game: Frostpunk, who: Player, effect: MoveCold) -> None:
    set_cold(game, game.cold + effect.by)
    tell(game, "The Cold marker came to {space}", space=game.cold)


async def move_ranges(game: Frostpunk, who: Player, effect: MoveRanges) -> None:
    for indicator, by in enumerate((effect.first, effect.second, effect.third)):
        set_range(game, indicator, game.ranges[indicator] + by + effect.every)
    tell(game, "The Heat Range indicators came to {spaces}", spaces=", ".join(map(str, game.ranges)))
