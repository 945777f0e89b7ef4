"""Phase 6, Action: player turns. The Main actions themselves have files of their own."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from holdfast.engine.requests import Face, Refusal, Word, choose
from holdfast.engine.story import say
from holdfast.games.frostpunk.pieces import (
    AUTOMATON,
    CHILD,
    CITIZENS,
    DISCONTENT,
    ENGINEER,
    GROUND,
    TREES,
    WORKER,
    WORKFORCE,
    Building,
    Citizen,
    Event,
    Site,
)
from holdfast.games.frostpunk.rules.causes import because
from holdfast.games.frostpunk.rules.citizens import use_card, use_cards
from holdfast.games.frostpunk.rules.construct import construct, site_at
from holdfast.games.frostpunk.rules.expeditions import can_deploy, deploy, why_not_deploy
from holdfast.games.frostpunk.rules.generator import burn, fuel_face, max_fuel
from holdfast.games.frostpunk.rules.heat import heated, zone_heated
from holdfast.games.frostpunk.rules.hope_and_discontent import increase, once_per_round
from holdfast.games.frostpunk.rules.meeples import able, adjust, anything_left, take
from holdfast.games.frostpunk.rules.sickness import sicken
from holdfast.games.frostpunk.rules.snow import any_tile_fits, remove_snow
from holdfast.games.frostpunk.rules.special_actions import (
    open_specials,
    perform_special,
    special_users,
    specials,
    why_not_special,
)
from holdfast.games.frostpunk.rules.supply import gain
from holdfast.games.frostpunk.rules.use import has_room, takes_automatons, use_building
from holdfast.games.frostpunk.state import ACTION, DUSK, NOBODY, Frostpunk, Player

SNOW: Final = "remove snow"
GATHER: Final = "gather"
CONSTRUCT: Final = "construct"
USE: Final = "use"
DEPLOY: Final = "deploy scouts"
FUEL: Final = "fuel"

PASS: Final = Word("pass", "Pass")
EMERGENCY: Final = Word("emergency shift", "Emergency Shift: 2 temporary Workers for 1 more Discontent")


class Deed(msgspec.Struct, frozen=True):
    """A Main action and the space where it happens, or fuel and how much."""

    what: str
    at: int = NOBODY


deed = cache(Deed)
"""Equal deeds are one object."""
Move = Deed | Citizen | Event | Word


def start_actions(game: Frostpunk) -> None:
    """The Leader begins, after Meeples are counted and laid on Spent tokens. [FRO-136, FRO-143]"""
    adjust(game)
    game.phase = ACTION
    game.turn = game.leader
    game.passes = 0


async def player_turn(game: Frostpunk) -> None:
    """Fuel if you like, then one Main action with one Meeple, or pass. [FRO-143 to FRO-147]"""
    player = game.players[game.turn]
    fresh = True
    while True:
        move = await choose(
            player,
            "Your turn: which action?",
            lambda: moves(game, player, fresh),  # noqa: B023  # asked at once
            rule="FRO-145",
            face=lambda move: move_face(game, move),
            refused=lambda: refusals(game),
        )
        fresh = False
        if move is PASS:
            game.passes += 1
            say(game, "{player} passed", player=player)
            break
        if isinstance(move, Citizen):
            await use_card(game, player, move)
        elif isinstance(move, Word):
            await emergency_shift(game, player)
        elif isinstance(move, Deed) and move.what == FUEL:
            burn(game, move.at)
        else:
            game.passes = 0
            await main_action(game, player, move)
            await use_cards(game, player)
            break
    end_turn(game)


def end_turn(game: Frostpunk) -> None:
    """The Phase ends when all have passed in a row, or nothing is left that could act. [FRO-147]

    Temporary Meeples that did not act have had their Action Phase. [FRO-288]
    """
    if game.passes >= len(game.players) or not anything_left(game):
        game.phase = DUSK
        game.temps = [0, 0, 0]
        say(game, "The Action Phase ended")
    else:
        game.turn = (game.turn + 1) % len(game.players)


async def emergency_shift(game: Frostpunk, player: Player) -> None:
    """Once per Round, at the start of a turn: 2 temporary Workers for +1 Discontent. [FRO-348]"""
    once_per_round(game, "emergency_shift")
    game.temps[WORKER] += game.box.tracks.numbers.emergency_workers
    say(game, "{player} called an Emergency Shift", player=player)
    with because(game, "Emergency Shift"):
        await increase(game, player, DISCONTENT)


# What can be done ------------------------------------------------------------------------------------------------


def moves(game: Frostpunk, player: Player, fresh: bool) -> list[Move]:
    """All that a player can do now, fuel and Citizen cards included."""
    found: list[Move] = [deed(FUEL, coal) for coal in range(1, max_fuel(game) + 1)]
    if fresh and "emergency_shift" in game.flags and "emergency_shift" not in game.used_flags:
        found.append(EMERGENCY)
    found += player.hand
    types = [type_ for type_ in (WORKER, ENGINEER, CHILD, AUTOMATON) if able(game, type_)]
    if types and types != [AUTOMATON]:
        if any_tile_fits(game):
            found.append(deed(SNOW))
        found.append(deed(CONSTRUCT))
        found += [deed(GATHER, space) for space in gathering(game)]
        if (game.ready[WORKER] or game.ready[ENGINEER]) and can_deploy(game):
            found.append(deed(DEPLOY))
        found += open_specials(game, types)
    found += [deed(USE, site.spaces[0]) for site in game.sites if has_room(site) and hands(game, site.building, types)]
    found.append(PASS)
    return found


def gathering(game: Frostpunk) -> list[int]:
    """Spaces with Coal, Wood or Steam Cores and without a Meeple. [FRO-170 to FRO-172]"""
    ground, gatherers = game.ground, game.gatherers
    return [
        space
        for space, amount in enumerate(game.amounts)
        if amount and ground[space] != TREES and gatherers[space] == NOBODY
    ]


def hands(game: Frostpunk, building: Building, types: list[int]) -> list[int]:
    """Which of these can use a Building. [FRO-189, FRO-283]"""
    return [
        type_
        for type_ in types
        if type_ in building.users or (type_ == AUTOMATON and takes_automatons(game, building))
    ]  # fmt: skip


def doers(game: Frostpunk, move: Deed | Event) -> list[int]:
    """Who can do it: Children only remove snow, gather and construct; temporary Meeples are no Scouts. [FRO-343]"""
    types = [type_ for type_ in (WORKER, ENGINEER, CHILD, AUTOMATON) if able(game, type_)]
    if isinstance(move, Event):
        assert move.special is not None
        return special_users(game, move.special, types)
    if move.what == USE:
        return hands(game, site_at(game, move.at).building, types)
    if move.what == DEPLOY:
        return [type_ for type_ in (WORKER, ENGINEER) if game.ready[type_]]
    return [type_ for type_ in types if type_ != AUTOMATON]


def warm(game: Frostpunk, move: Deed | Event) -> bool:
    """Whether an action is heated: by its kind, its card, or the place where the Meeple goes. [FRO-148 to FRO-150]"""
    if isinstance(move, Event):
        assert move.special is not None
        return not move.special.cold
    if move.what == SNOW:
        return False
    if move.what == GATHER:
        return zone_heated(game, game.box.hex_of[move.at])
    if move.what == USE:
        return heated(game, site_at(game, move.at))
    return True


# Doing it --------------------------------------------------------------------------------------------------------


async def main_action(game: Frostpunk, player: Player, move: Deed | Event) -> None:
    """Place a Meeple; in the cold one of its type falls sick before the action is resolved.

    [FRO-145, FRO-151, FRO-162]
    """
    type_ = await choose(
        player, "Who does it?", lambda: doers(game, move), rule="FRO-145", face=lambda type_: doer_face(game, type_)
    )
    cold = type_ != AUTOMATON and not warm(game, move)
    if goes_for_long(move):
        game.ready[type_] -= 1
    else:
        await take(game, player, type_)
    if game.story is not None:
        what = move_face(game, move).label
        say(game, "{player} sent one {doer}: {what}", player=player, doer=WORKFORCE[type_], what=what)
    if cold:
        with because(game, "work in the cold"):
            await sicken(game, player, type_)
    if isinstance(move, Event):
        await perform_special(game, player, move, type_)
    elif move.what == SNOW:
        game.snow_crew.append(type_)
        await remove_snow(game, player)
    elif move.what == GATHER:
        gather(game, move.at, type_)
    elif move.what == CONSTRUCT:
        game.construct_crew.append(type_)
        await construct(game, player)
    elif move.what == USE:
        await use_building(game, player, site_at(game, move.at), type_)
    else:
        await deploy(game, player, type_)


def goes_for_long(move: Deed | Event) -> bool:
    """A Scout, and a Meeple that stays on its card, do not come home at night: no temporary Meeple can be one."""
    if isinstance(move, Event):
        assert move.special is not None
        return move.special.stays
    return move.what == DEPLOY


def gather(game: Frostpunk, space: int, type_: int) -> None:
    """Up to 2 Resources from that space only. [FRO-170]"""
    taken = min(game.box.tracks.numbers.gather, game.amounts[space])
    game.gatherers[space] = type_
    game.amounts[space] -= taken
    gain(game, game.ground[space], taken)


# How it looks ----------------------------------------------------------------------------------------------------


def doer_face(game: Frostpunk, type_: int) -> Face:
    """Who acts; the label of a second Child says what it costs. [FRO-343]"""
    name = WORKFORCE[type_]
    price = type_ == CHILD and game.children_used >= game.box.tracks.numbers.child_workers
    return Face(
        name, f"{name.capitalize()} (exhausts a Hope token)" if price else name.capitalize(), (f"meeple {name}",)
    )


def move_face(game: Frostpunk, move: Move) -> Face:
    """An action's key, label and place; in the cold the label says so."""
    if isinstance(move, Event):
        assert move.special is not None
        frost = "" if warm(game, move) else " (cold)"
        return Face(f"special {move.key}", f"{move.name}: {move.special.text}{frost}", (f"card {move.key}",))
    if not isinstance(move, Deed):
        return move.face()
    if move.what == FUEL:
        return fuel_face(move.at)
    if move.what == USE:
        return use_face(game, site_at(game, move.at))
    frost = "" if warm(game, move) else " (cold)"
    if move.at == NOBODY:
        return Face(move.what, f"{move.what.capitalize()}{frost}", (f"action {move.what}",))
    name = game.box.space_names[move.at]
    held = f"{game.amounts[move.at]} {GROUND[game.ground[move.at]]}"
    return Face(f"gather {name}", f"Gather from {name} ({held}){frost}", (f"space {name}",))


def use_face(game: Frostpunk, site: Site) -> Face:
    building, name = site.building, game.box.space_names[site.spaces[0]]
    text = building.texts[building in game.upgraded]
    title = building.name if building.preprinted else f"{building.name} on {name}"
    frost = "" if heated(game, site) else " (cold)"
    return Face(f"use {name}", f"{title}: {text}{frost}", (f"space {name}",))


def refusals(game: Frostpunk) -> list[Refusal]:
    """What a player might look for now, and why it is not there."""
    types = [type_ for type_ in (WORKER, ENGINEER, CHILD, AUTOMATON) if able(game, type_)]
    found = list[Refusal]()
    if not can_deploy(game):
        found.append(Refusal(move_face(game, deed(DEPLOY)), why_not_deploy(game), "FRO-191"))
    if not any_tile_fits(game):
        found.append(Refusal(move_face(game, deed(SNOW)), "no tile can be placed", "FRO-169"))
    for site in game.sites:
        if site.building.users and not site.ruin:
            face = move_face(game, deed(USE, site.spaces[0]))
            if not has_room(site):
                found.append(Refusal(face, "it has been used this Round", "FRO-188"))
            elif not hands(game, site.building, types):
                users = " or ".join(CITIZENS[type_] for type_ in site.building.users)
                found.append(Refusal(face, f"no {users} is available", "FRO-189"))
    for posted in specials(game):
        why = why_not_special(game, posted, types)
        if why:
            found.append(Refusal(move_face(game, posted.card), why, "FRO-196"))
    return found
