"""What cards, HQs, survivors and projects change as long as they lie there: numbers that add up. [PIO-207, PIO-277]

The powers of a player are one row of numbers; these are its columns.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from holdfast.games.pioneers.verbs import (
    KINDS,
    PASSIVES,
    Capacity,
    FreePlay,
    MarketDiscount,
    Modifier,
    Passive,
    PlanBonus,
    ResearchBonus,
    ResearchFree,
    WaiveCard,
    WaiveTokens,
    WastesExtra,
)

Powers = tuple[int, ...]

DEFENCE: Final = 0
"""Added to defence rolls."""
RAID: Final = 1
"""Added to rolls as raiding attacker."""
CAPACITY: Final = 2
DISCOUNT: Final = 3
PLAN: Final = 4
"""Three columns: what a Plan action yields more."""
DRAWN: Final = 7
"""More cards drawn by a Wastes action."""
KEPT: Final = 8
"""More cards kept of them."""
RESEARCH_FREE: Final = 9
RESEARCH_BONUS: Final = 10
WAIVE: Final = 11
"""Three columns: tokens off the maintenance bill."""
WAIVE_CARD: Final = 14
"""A column for each kind: cards that need no maintenance."""
FREE: Final = 19
"""A column for each kind: cards that are played for nothing."""
FREE_ONCE: Final = 24
"""A column for each kind: how many are played for nothing in each turn."""
POINTS: Final = 29
"""Victory points."""
COLUMNS: Final = 30

NO_POWERS: Final[Powers] = (0,) * COLUMNS


def powers(passives: Iterable[Passive], points: int = 0, combat: int = 0) -> Powers:
    """The row of numbers that these effects amount to."""
    row = [0] * COLUMNS
    row[POINTS] = points
    row[DEFENCE] = row[RAID] = combat
    for passive in passives:
        PASSIVES.functions[type(passive)](row, passive)
    return tuple(row) if any(row) else NO_POWERS


def added(rows: Iterable[Powers]) -> Powers:
    """Effects of several cards add up, also of cards with the same name. [PIO-277]"""
    return tuple(map(sum, zip(*rows, strict=True)))


# What each passive effect adds ------------------------------------------------------------------------------------


def add_modifier(row: list[int], passive: Modifier) -> None:
    row[DEFENCE] += passive.n if passive.roll != "raid" else 0
    row[RAID] += passive.n if passive.roll != "defence" else 0


def add_waived_cards(row: list[int], passive: WaiveCard) -> None:
    row[WAIVE_CARD + KINDS.index(passive.type)] += passive.n


def add_waived_tokens(row: list[int], passive: WaiveTokens) -> None:
    add_tokens(row, WAIVE, passive)


def add_plan_bonus(row: list[int], passive: PlanBonus) -> None:
    add_tokens(row, PLAN, passive)


def add_tokens(row: list[int], column: int, passive: WaiveTokens | PlanBonus) -> None:
    for kind, n in enumerate((passive.food, passive.credit, passive.response)):
        row[column + kind] += n


def add_capacity(row: list[int], passive: Capacity) -> None:
    row[CAPACITY] += passive.n


def add_discount(row: list[int], passive: MarketDiscount) -> None:
    row[DISCOUNT] += passive.n


def add_wastes_cards(row: list[int], passive: WastesExtra) -> None:
    row[DRAWN] += passive.n
    row[KEPT] += passive.n if passive.keep == "all" else 0


def add_free_research(row: list[int], passive: ResearchFree) -> None:
    row[RESEARCH_FREE] += passive.n


def add_research_bonus(row: list[int], passive: ResearchBonus) -> None:
    row[RESEARCH_BONUS] += passive.n


def add_free_play(row: list[int], passive: FreePlay) -> None:
    row[(FREE if passive.limit == "none" else FREE_ONCE) + KINDS.index(passive.type)] += 1
