"""The worth of warm beds, kitchens, fuel, other Buildings and the Generator. See `__init__.py`."""

from __future__ import annotations

from math import exp
from typing import Final

from holdfast.games.frostpunk.pieces import CHILD, COAL, ENGINEER, INSULATIONS, WORKER
from holdfast.games.frostpunk.state import NIGHT, PREPARATION, Frostpunk

_LEVELS: Final = {colour: level for level, colour in enumerate(INSULATIONS)}

BED: Final = 0.3
"""A night without a warm bed."""
LATER_BED: Final = 0.25
COLD_BED: Final = 0.3
"""The part of a bed that counts though tonight's heat does not reach it."""
COOKED: Final = 0.05
"""A Food that the city can make in a Round, for each Round left, until it is enough."""
ENOUGH_FOOD: Final = 14.0
TRAPPED: Final = 0.12
BETTER_FOOD: Final = 0.1
"""A Food more than 3 that one use of a kitchen makes, for each Round left."""
MINED: Final = 0.13
"""A Coal that the city can make in a Round, for each Round left, until it is enough."""
BUILDING_WORTH: Final = {
    "medical_post": (0.5, 0.3, 0.08), "infirmary": (0.6,), "gathering_post": (0.18,), "workshop": (0.3,),
    "sawmill": (0.2,), "beacon": (0.5,), "wall_drill": (0.25,), "steelworks": (0.4,), "factory": (0.5,),
    "steam_hub": (0.3, 0.1), "cemetery": (0.2,), "snow_pit": (0.1,), "public_house": (0.4,),
    "fighting_ring": (0.25,), "watch_post": (0.35,), "chapel": (0.45,), "care_house": (0.15,), "memorial": (0.1,),
}  # fmt: skip
"""A Building's first, second and third copy, for each Round left."""
UNLOCKED: Final = 0.2
"""What a Building that may be built is worth, as a part of one that stands."""
ROOM: Final = 0.12
"""A free space, of the first eight."""
BREAKDOWN: Final = 5.0
EXPLOSION: Final = 22.0
OVERHEATED: Final = 6.0
STRESS: Final = (0.15, 0.4)
"""A Stress cube, before the first breakdown and after it."""
STUCK: Final = 0.06
COLD: Final = 0.3
"""A space of the Cold marker, for each Round left; and one of a Heat Range indicator."""
RANGE: Final = 0.08


def buildings(game: Frostpunk, nights: tuple[float, float, float]) -> float:
    """All Buildings. `nights`: until the first Storm, from it to the second, and after that."""
    counts = dict[str, int]()
    taken = -2
    for site in game.sites:
        taken += len(site.spaces)
        if not site.ruin:
            key = site.building.key
            counts[key] = counts.get(key, 0) + 1
    worth = kitchens(game, counts) + fuel(game, counts)
    for key, copies in counts.items():
        worths = BUILDING_WORTH.get(key)
        if worths is not None:
            worth += worths[0] if copies == 1 else sum(worths[:copies])
    for building in game.unlocked:
        if building.key not in counts:
            worths = BUILDING_WORTH.get(building.key)
            if worths is not None:
                worth += UNLOCKED * worths[0]
    room = 3 + 2 * (len(game.tiles) - game.tiles.count(None)) - taken
    return worth * (nights[0] + nights[1] + nights[2]) + beds(game, nights) + ROOM * min(8, room)


def kitchens(game: Frostpunk, counts: dict[str, int]) -> float:
    """The Food that the city can make in a Round, until it is enough; and Traps, which need nobody."""
    huts, upgraded = counts.get("hunters_hut", 0), False
    for building in game.upgraded:
        upgraded |= building.key == "hunters_hut"
    cookhouses, hothouses = counts.get("cookhouse", 0), counts.get("hothouse", 0)
    served = min(huts, 3)
    food = huts * (4 + upgraded) + cookhouses * (2 + served) + hothouses * 12
    better = huts * upgraded + cookhouses * max(0, served - 1) + hothouses * 6
    return COOKED * min(food, ENOUGH_FOOD) + BETTER_FOOD * better + TRAPPED * huts * (1 + upgraded)


def fuel(game: Frostpunk, counts: dict[str, int]) -> float:
    """The Coal that the city can make in a Round, until it is enough for the cold."""
    coal = 7 * (counts.get("coal_mine", 0) + counts.get("coal_thumper", 0)) + 2.5 * min(counts.get("kiln", 0), 2)
    return MINED * min(coal, game.cold + 2.0)


# Beds ------------------------------------------------------------------------------------------------------------


def beds(game: Frostpunk, nights: tuple[float, float, float]) -> float:
    """Who has no bed falls sick: tonight, until the first Storm, until the second, and after it."""
    tonight, *later, children = bed_count(game)
    meeples, citizens = game.box.meeples, game.citizens
    young = meeples[citizens[CHILD]]
    sleepers = meeples[citizens[WORKER]] + meeples[citizens[ENGINEER]] + young - min(children, young)
    sleepers -= len(game.scouts)
    worth = -BED * max(0.0, sleepers - tonight) if game.phase <= NIGHT else 0.0
    for span, there in zip(nights, later, strict=True):
        if sleepers > there:
            worth -= LATER_BED * span * (sleepers - there)
    return worth


def bed_count(game: Frostpunk) -> tuple[float, float, float, float, int]:
    """Beds warm tonight; all beds now, after the first Storm and after the second; and those for Children."""
    tonight = now = after_first = after_second = 0.0
    children, flags, numbers = 0, game.flags, game.box.tracks.numbers
    lined, in_ruins = "lining" in flags, numbers.ruin_slots if "ruin_sleep" in flags else 0
    shared = numbers.shared_slots if "shared_beds" in flags else 0
    heat, hexes, ranges = min(game.cold, game.heat + game.stock[COAL]), game.box.hexes, game.ranges
    for site in game.sites:
        building = site.building
        if not building.shelter:
            children += building.shelter_child
            continue
        mortal = building.ruin_side
        there = in_ruins if site.ruin else shared if shared and mortal else building.shelter
        zone = ranges[hexes[site.hex].zone]
        level = _LEVELS.get(building.lined if lined else building.insulation)
        warm = heat > zone or (level is not None and heat > ranges[level])
        tonight += there if warm else COLD_BED * there
        now += there
        if site.ruin or not mortal or building.key == "house":
            after_first += there
            after_second += there
        else:
            after_first += there if building.key == "bunkhouse" else in_ruins
            after_second += in_ruins
    return tonight, now, after_first, after_second, children


# The Generator ---------------------------------------------------------------------------------------------------


def generator(game: Frostpunk, left: float) -> float:
    """How worn it is, and the cold to come."""
    worn = STRESS[game.overheated] * game.stress + STUCK * game.stuck + OVERHEATED * game.overheated
    return -worn - left * (COLD * (game.cold - 3) + RANGE * (game.ranges[0] + game.ranges[1] + game.ranges[2]))


def breakdown(game: Frostpunk) -> float:
    """How near the next breakdown is and how bad it would be.

    The city heats as much as it can, or leaves it at the heat of this moment and some fall sick.
    """
    max_heat = game.cold if game.phase == PREPARATION else min(game.cold, game.heat + game.stock[COAL])
    bad = EXPLOSION if game.overheated else BREAKDOWN
    return max(-bad * breaking(game, max_heat), -bad * breaking(game, game.heat) - BED * (max_heat - game.heat))


def breaking(game: Frostpunk, heat: int) -> float:
    """Roughly the chance of a breakdown at the next check with this heat, and a little for the check after it."""
    coming = 0.62 * game.box.tracks.heat.cubes[heat] + 0.25 * game.stuck
    over = game.stress + coming - game.box.tracks.stress.spaces - 0.6
    return 1 / (1 + exp(-1.3 * over)) + 0.12 / (1 + exp(-0.8 * (over + coming - 4)))
