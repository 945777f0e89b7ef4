"""Gaining, losing and spending: Food, Resources, Citizens, tokens, Automatons."""

from __future__ import annotations

from holdfast.engine.requests import Face, choose
from holdfast.engine.story import say
from holdfast.games.frostpunk.amounts import worded
from holdfast.games.frostpunk.pieces import CITIZENS, FOOD
from holdfast.games.frostpunk.rules.causes import tell
from holdfast.games.frostpunk.state import Frostpunk, Player
from holdfast.games.frostpunk.verbs.effects import (
    AddSpent,
    AddTemporary,
    ChangeCitizens,
    ChangeHunger,
    Gain,
    GainAutomatons,
    Lose,
    MoveCorpses,
    Spend,
)
from holdfast.games.frostpunk.verbs.parameters import CitizenCounts
from holdfast.games.frostpunk.wording import counted

_TYPES = (0, 1, 2)


def gain(game: Frostpunk, resource: int, amount: int) -> None:
    """From the bank, which never runs out; only the Food track ends. [FRO-005, FRO-046, FRO-050, FRO-053]"""
    game.stock[resource] += amount
    if resource == FOOD:
        game.stock[FOOD] = min(game.stock[FOOD], game.box.tracks.food.last)
    if amount and game.story is not None:
        tell(game, "The city gained {amount}", amount=worded(amount, resource))


def spend(game: Frostpunk, resource: int, amount: int) -> None:
    """To the bank; whoever calls has made sure that it is there. [FRO-050, FRO-052]"""
    game.stock[resource] -= amount
    if amount and game.story is not None:
        tell(game, "The city spent {amount}", amount=worded(amount, resource))


def citizen_face(type_: int) -> Face:
    return Face(CITIZENS[type_], CITIZENS[type_].capitalize(), (f"citizens {CITIZENS[type_]}",))


def fed_type(game: Frostpunk, round_: int) -> int:
    """The Citizen type above a column of the Round track. [FRO-219]"""
    return game.box.fed[round_ - 1]


async def pick(game: Frostpunk, who: Player, prompt: str, types: list[int], rule: str) -> int | None:
    """One of these types of Citizen; None if there is none. [FRO-049]"""
    return await choose(who, prompt, types, rule=rule, face=citizen_face) if types else None


def populated(game: Frostpunk) -> list[int]:
    """The types that have Citizens: only they can be hit by a free choice. [FRO-323]"""
    return [type_ for type_ in _TYPES if game.citizens[type_]]


def targets(game: Frostpunk, people: CitizenCounts) -> list[int]:
    """How many of each type an effect hits: named types, each type, and the fed type. Free choices are asked for."""
    found = [count + people.each for count in (people.worker, people.engineer, people.child)]
    found[fed_type(game, game.round)] += people.fed
    return found


async def gain_resources(game: Frostpunk, who: Player, effect: Gain) -> None:
    for resource, amount in enumerate(effect.amounts):
        if amount:
            gain(game, resource, amount)


async def lose_resources(game: Frostpunk, who: Player, effect: Lose) -> None:
    """What is missing is ignored. [FRO-051]"""
    for resource, amount in enumerate(effect.amounts):
        if amount:
            lost = min(amount, game.stock[resource])
            game.stock[resource] -= lost
            tell(game, "The city lost {amount}", amount=worded(lost, resource))


async def spend_resources(game: Frostpunk, who: Player, cost: Spend) -> None:
    for resource, amount in enumerate(cost.amounts):
        if amount:
            spend(game, resource, amount)


def gain_citizen(game: Frostpunk, type_: int) -> None:
    """Move a Citizen marker right, to the end of its track at most. [FRO-047, FRO-053]"""
    if game.citizens[type_] < game.box.tracks.population.last:
        game.citizens[type_] += 1
        tell(game, "One {citizen} joined the city", citizen=CITIZENS[type_])


def lose_citizen(game: Frostpunk, type_: int) -> None:
    """Move a Citizen marker left. This is not a death: no Corpse, no card. [FRO-051, FRO-054]"""
    if game.citizens[type_]:
        game.citizens[type_] -= 1
        heel(game, type_)
        tell(game, "One {citizen} left the city", citizen=CITIZENS[type_])


def heel(game: Frostpunk, type_: int) -> None:
    """A Sickness marker never stands above its Citizen marker; without Citizens it lies Syringe side up.

    [FRO-237, FRO-238]
    """
    game.sick[type_] = min(game.sick[type_], game.citizens[type_])
    if not game.citizens[type_]:
        game.skull[type_] = False


async def change_citizens(game: Frostpunk, who: Player, effect: ChangeCitizens) -> None:
    """Gain or lose Citizens; where no type is named, the players choose each. [FRO-047, FRO-049, FRO-323]"""
    changes = [count + effect.each for count in (effect.worker, effect.engineer, effect.child)]
    changes[fed_type(game, game.round)] += effect.fed
    for type_, by in enumerate(changes):
        change = gain_citizen if by > 0 else lose_citizen
        for _ in range(abs(by)):
            change(game, type_)
    for _ in range(abs(effect.any)):
        types = list(_TYPES) if effect.any > 0 else populated(game)
        chosen = await pick(game, who, "Which type of Citizen?", types, "FRO-049")
        if chosen is not None:
            (gain_citizen if effect.any > 0 else lose_citizen)(game, chosen)


async def add_spent_tokens(game: Frostpunk, who: Player, effect: AddSpent) -> None:
    """Spent Citizen tokens go to the supply, whether or not that type has Meeples. [FRO-132, FRO-333]"""
    for type_, count in enumerate(targets(game, effect)):
        if count:
            add_spent(game, type_, count)
    for _ in range(effect.any):
        chosen = await pick(game, who, "Which type of Spent Citizen token?", list(_TYPES), "FRO-333")
        assert chosen is not None
        add_spent(game, chosen, 1)


def add_spent(game: Frostpunk, type_: int, amount: int) -> None:
    game.spent[type_] += amount
    tell(game, "{tokens} went to the supply", tokens=counted(amount, f"Spent {CITIZENS[type_].capitalize()} token"))


async def add_temporary(game: Frostpunk, who: Player, effect: AddTemporary) -> None:
    """Temporary Meeples, for this Action Phase or the next. [FRO-288]"""
    for type_, count in enumerate((effect.worker, effect.engineer, effect.child)):
        if count:
            game.temps[type_] += count
            helpers = counted(count, f"temporary {CITIZENS[type_].capitalize()}")
            tell(game, "{helpers} came to help", helpers=helpers)


async def gain_automatons(game: Frostpunk, who: Player, effect: GainAutomatons) -> None:
    """At most 4 Automatons exist. A new one is ready to work. [FRO-313]"""
    new = min(effect.by, game.box.tracks.numbers.automatons - game.automatons)
    game.automatons += new
    game.automatons_ready += new
    say(game, "The city then had {count} Automatons", count=game.automatons)


async def change_hunger(game: Frostpunk, who: Player, effect: ChangeHunger) -> None:
    """Raise the Hunger level; it is answered at the start of the next Hunger Phase. [FRO-334]"""
    raise_hunger(game, effect.by)


def raise_hunger(game: Frostpunk, amount: int) -> None:
    """Above 25 the marker shows its other side; it stops at 50. [FRO-217, FRO-334]"""
    game.hunger = min(game.hunger + amount, game.box.tracks.hunger.last)
    if amount:
        tell(game, "Hunger rose to {level}", level=game.hunger)


async def move_corpses(game: Frostpunk, who: Player, effect: MoveCorpses) -> None:
    """Move the Corpse marker back, not below 0. [FRO-335]"""
    game.corpses = max(0, game.corpses + effect.by)
    tell(game, "The Corpse marker moved back to {space}", space=game.corpses)
