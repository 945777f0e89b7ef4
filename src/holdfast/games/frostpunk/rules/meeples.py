"""Meeples: how many there are, which of them can act, and taking one from the supply."""

from __future__ import annotations

from holdfast.engine.requests import choose
from holdfast.games.frostpunk.pieces import ANY, AUTOMATON, CHILD, COAL, ENGINEER, HOPE, WORKER
from holdfast.games.frostpunk.rules.causes import because
from holdfast.games.frostpunk.rules.hope_and_discontent import exhausting, lying, turn_over
from holdfast.games.frostpunk.rules.requirements import count_active
from holdfast.games.frostpunk.rules.shelters import city_meeples
from holdfast.games.frostpunk.rules.supply import spend
from holdfast.games.frostpunk.rules.use import can_automaton_work
from holdfast.games.frostpunk.state import ACTION, Frostpunk, Player


def adjust(game: Frostpunk) -> None:
    """Meeples by the Population track less Scouts; then one on each Spent token, as far as they go.

    [FRO-136 to FRO-142]
    """
    game.meeples = city_meeples(game)
    for type_ in range(3):
        game.resting[type_] = min(game.spent[type_], game.meeples[type_])
        game.ready[type_] = game.meeples[type_] - game.resting[type_]
    game.automatons_ready = game.automatons
    game.children_used = 0


def child_may_act(game: Frostpunk) -> bool:
    """With Children at Work one a Round, a second for exhausting a Hope token. [FRO-146, FRO-343]"""
    if "child_work" not in game.flags or not (game.ready[CHILD] or game.temps[CHILD]):
        return False
    rationed = game.children_used - game.box.tracks.numbers.child_workers
    return rationed < 0 or (rationed == 0 and count_active(game, HOPE, ANY) > 0)


def able(game: Frostpunk, type_: int) -> bool:
    """Whether a Meeple of this type (or an Automaton) can act."""
    if type_ == AUTOMATON:
        return can_automaton_work(game)
    if type_ == CHILD:
        return child_may_act(game)
    return bool(game.ready[type_] or game.temps[type_])


def anything_left(game: Frostpunk) -> bool:
    """Whether anything could still act this Round. [FRO-147]"""
    return any(able(game, type_) for type_ in (WORKER, ENGINEER, CHILD, AUTOMATON))


def back_to_supply(game: Frostpunk, type_: int) -> None:
    """A Meeple whose card or Building has left the table is in the supply, and can act again. [FRO-088, FRO-327]

    Temporary and regular Meeples are alike: a regular one comes back if any was placed. Outside the Action Phase
    nobody acts.
    """
    if game.phase != ACTION:
        return
    if type_ == AUTOMATON:
        game.automatons_ready += 1
    elif game.ready[type_] + game.resting[type_] < game.meeples[type_]:
        game.ready[type_] += 1
    else:
        game.temps[type_] += 1


async def take(game: Frostpunk, player: Player, type_: int) -> None:
    """Take a Meeple to act: temporary ones first. An Automaton burns Coal. [FRO-282, FRO-288]"""
    if type_ == AUTOMATON:
        game.automatons_ready -= 1
        with because(game, "Automaton"):
            spend(game, COAL, game.box.tracks.numbers.automaton_coal)
        return
    if game.temps[type_]:
        game.temps[type_] -= 1
    else:
        game.ready[type_] -= 1
    if type_ == CHILD:
        await second_child(game, player)


async def second_child(game: Frostpunk, player: Player) -> None:
    """The second Child of a Round costs an active Hope token. [FRO-343]"""
    game.children_used += 1
    if game.children_used > game.box.tracks.numbers.child_workers:
        options = lying(game, HOPE, active=True)
        with because(game, "a second Child at work"):
            turn_over(game, await choose(player, "Exhaust which token?", options, rule="FRO-343", face=exhausting))
