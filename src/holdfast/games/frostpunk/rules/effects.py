"""Effects: cards, Laws, Buildings and Technologies are lists of verbs, resolved in printed order. [FRO-309]

Each chapter puts its own verbs into `VERBS`; the list itself is closed (verbs.py).
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final, NoReturn

from holdfast.engine.requests import NO, YES, Face, choose
from holdfast.engine.story import say
from holdfast.games.frostpunk.pieces import Alternative, Effect, Effects
from holdfast.games.frostpunk.rules.requirements import count_active, met
from holdfast.games.frostpunk.state import WON, Ended, Frostpunk, Player

Verb = Callable[[Frostpunk, Player, Effect], Coroutine[Any, Any, None]]

VERBS: Final[dict[str, Verb]] = {}
PAYMENTS: Final[dict[str, Verb]] = {}
"""How each verb of a cost is paid."""

LOSSES: Final = {
    "hope": "The people have lost their will to survive",
    "discontent": "The people have banished you from the city",
    "generator": "The Generator has exploded",
    "sickness": "Sickness has overwhelmed the city",
    "hunger": "Hunger has overwhelmed the city",
    "deaths": "Too many have died",
    "time": "Time has run out",
    "arks": "Too many Seed Arks are lost",
}
"""Every way to lose. [FRO-035 to FRO-040, FRO-231, FRO-316]"""


def verb(name: str) -> Callable[[Verb], Verb]:
    """Put a verb into the list."""

    def put(do: Verb) -> Verb:
        VERBS[name] = do
        return do

    return put


async def resolve(game: Frostpunk, who: Player, effects: Effects) -> None:
    """Resolve effects one after the other, each as far as possible; `who` makes the choices. [FRO-309, FRO-314]"""
    for effect in effects:
        await VERBS[effect.verb](game, who, effect)


def lose(game: Frostpunk, reason: str) -> NoReturn:
    """The players lose at once. [FRO-042]"""
    game.outcome = reason
    say(game, "{why}: the game was lost", why=LOSSES[reason])
    raise Ended(reason)


def leader(game: Frostpunk) -> Player:
    """Whoever has the final say. [FRO-044, FRO-045]"""
    return game.players[game.leader]


def round_the_table(game: Frostpunk) -> list[Player]:
    """The players in seat order from the Leader."""
    return game.players[game.leader :] + game.players[: game.leader]


# Costs -----------------------------------------------------------------------------------------------------------


def payable(game: Frostpunk, cost: Effects) -> bool:
    """A cost must be paid in full, or the effect may not be chosen. [FRO-052, FRO-060]"""
    for price in cost:
        if price.verb == "spend":
            have = game.stock[price.index]
        elif price.verb == "exhaust":
            have = count_active(game, price.index, price.kind)
        else:
            have = sum(len(player.hand) for player in game.players)
        if have < price.amount:
            return False
    return True


async def pay(game: Frostpunk, who: Player, cost: Effects) -> None:
    """Pay before the effects. [FRO-309]"""
    for price in cost:
        await PAYMENTS[price.verb](game, who, price)


def open_ways(game: Frostpunk, ways: tuple[Alternative, ...]) -> list[Alternative]:
    """Alternatives whose requirement holds and whose cost can be paid in full. [FRO-332]"""
    return [way for way in ways if met(game, way.needs) and payable(game, way.cost)]


async def go(game: Frostpunk, who: Player, way: Alternative) -> None:
    """Pay for an alternative, then do it."""
    await pay(game, who, way.cost)
    await resolve(game, who, way.do)


# Verbs that hold others ------------------------------------------------------------------------------------------


def way_face(way: Alternative) -> Face:
    return Face(way.text, f"{way.words[:1].upper()}{way.words[1:]}")


@verb("choose")
async def choose_way(game: Frostpunk, who: Player, effect: Effect) -> None:
    """Exactly one open alternative; with none left nothing happens. [FRO-332]"""
    ways = open_ways(game, effect.ways)
    if ways:
        await go(game, who, await choose(who, "Which will it be?", ways, rule="FRO-332", face=way_face))


@verb("may")
async def may(game: Frostpunk, who: Player, effect: Effect) -> None:
    """Pay the cost to get the rest, or leave it."""
    ways = open_ways(game, effect.ways)
    if ways:
        about = {"what": ways[0].words}
        if await choose(who, "Do this: {what}?", (YES, NO), rule="FRO-309", about=about) is YES:
            await go(game, who, ways[0])


@verb("if")
async def when(game: Frostpunk, who: Player, effect: Effect) -> None:
    """A condition is checked when its effect is reached. [FRO-310]"""
    await resolve(game, who, effect.then if met(game, effect.needs) else effect.otherwise)


@verb("per")
async def per_hope_token(game: Frostpunk, who: Player, effect: Effect) -> None:
    """Once for each Hope token on the track, active or exhausted. [FRO-254]"""
    for _ in range(len(game.hope)):
        await resolve(game, who, effect.then)


# The end ---------------------------------------------------------------------------------------------------------


@verb("win")
async def win(game: Frostpunk, who: Player, effect: Effect) -> None:
    """The goal of the scenario is fulfilled. [FRO-034]"""
    game.outcome = WON
    say(game, "The city survived: you won")
    raise Ended(WON)


@verb("defeat")
async def defeat(game: Frostpunk, who: Player, effect: Effect) -> None:
    """A defeat named by a Scenario card. [FRO-328]"""
    lose(game, effect.name)
