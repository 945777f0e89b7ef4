"""Cards and effects: lists of effects are resolved in printed order, costs are paid before. [FRO-309]

What each verb does stands in the chapter that it belongs to; `effects.py` of the game lists them all.
"""

from __future__ import annotations

from functools import cache, partial
from operator import lt
from typing import Any, NamedTuple

from holdfast.engine.requests import NO, YES, Face, choose
from holdfast.games.frostpunk.box import Box
from holdfast.games.frostpunk.pieces import token_counts
from holdfast.games.frostpunk.rules.requirements import count_active, met
from holdfast.games.frostpunk.state import Frostpunk, Player
from holdfast.games.frostpunk.verbs.effects import (
    COSTS,
    VERBS,
    Choose,
    Cure,
    DiscardCitizenCards,
    Exhaust,
    If,
    May,
    PerHopeToken,
    Spend,
    Treat,
    Verb,
)
from holdfast.games.frostpunk.verbs.parameters import Costs, Effects, Way
from holdfast.games.frostpunk.wording import key_of, way_in_words


class Points(NamedTuple):
    """Cure and Treat points that are used together."""

    cure: int = 0
    treat: int = 0


async def resolve(game: Frostpunk, who: Player, effects: Effects) -> None:
    """Resolve effects one after the other, each as far as possible; `who` makes the choices. [FRO-309, FRO-314]"""
    for carry_out, effect in steps(effects):
        await carry_out(game, who, effect)


@cache
def steps(effects: Effects) -> tuple[tuple[Verb, Any], ...]:
    """What is carried out one after the other. Cure and Treat points side by side are one step. [FRO-249]"""
    found = list[tuple[Verb, Any]]()
    for effect in effects:
        step: Any = effect
        if isinstance(effect, Cure | Treat):
            before = found.pop()[1] if found and isinstance(found[-1][1], Points) else Points()
            cure, treat = (effect.n, 0) if isinstance(effect, Cure) else (0, effect.n)
            step = Points(before.cure + cure, before.treat + treat)
        found.append((VERBS.functions[type(effect)], step))
    return tuple(found)


# Costs -----------------------------------------------------------------------------------------------------------


def payable(game: Frostpunk, cost: Costs) -> bool:
    """A cost must be paid in full, or the effect may not be chosen. [FRO-052, FRO-060]"""
    for price in cost:
        if isinstance(price, Spend):
            lacking = any(map(lt, game.stock, price.amounts))
        elif isinstance(price, Exhaust):
            lacking = any(count_active(game, side, kind) < count for side, kind, count in token_counts(price))
        else:
            assert isinstance(price, DiscardCitizenCards)
            lacking = sum(len(player.hand) for player in game.players) < price.n
        if lacking:
            return False
    return True


async def pay(game: Frostpunk, who: Player, cost: Costs) -> None:
    """Pay before the effects. [FRO-309]"""
    for price in cost:
        await COSTS.functions[type(price)](game, who, price)


def open_ways(game: Frostpunk, ways: tuple[Way, ...]) -> list[Way]:
    """Alternatives whose requirement holds and whose cost can be paid in full. [FRO-332]"""
    return [way for way in ways if met(game, way.needs) and payable(game, way.cost)]


async def go(game: Frostpunk, who: Player, way: Way | May) -> None:
    """Pay for an alternative, then do it."""
    await pay(game, who, way.cost)
    await resolve(game, who, way.do)


# Effects that hold others ----------------------------------------------------------------------------------------


@cache
def way_words(box: Box, way: Way | May) -> str:
    """What a way says."""
    return way_in_words(way, box.names)


@cache
def way_face(box: Box, way: Way) -> Face:
    words = way_words(box, way)
    return Face(key_of(way), f"{words[:1].upper()}{words[1:]}")


async def choose_way(game: Frostpunk, who: Player, effect: Choose) -> None:
    """Exactly one open alternative; with none left nothing happens. [FRO-332]"""
    ways = open_ways(game, effect.ways)
    if ways:
        face = partial(way_face, game.box)
        await go(game, who, await choose(who, "Which will it be?", ways, rule="FRO-332", face=face))


async def may(game: Frostpunk, who: Player, effect: May) -> None:
    """Pay the cost to get the rest, or leave it."""
    if payable(game, effect.cost):
        about = {"what": way_words(game.box, effect)}
        if await choose(who, "Do this: {what}?", (YES, NO), rule="FRO-309", about=about) is YES:
            await go(game, who, effect)


async def when(game: Frostpunk, who: Player, effect: If) -> None:
    """A condition is checked when its effect is reached. [FRO-310]"""
    await resolve(game, who, effect.then if met(game, effect.when) else effect.otherwise)


async def per_hope_token(game: Frostpunk, who: Player, effect: PerHopeToken) -> None:
    """Once for each Hope token on the track, active or exhausted. [FRO-254]"""
    for _ in range(len(game.hope)):
        await resolve(game, who, effect.do)
