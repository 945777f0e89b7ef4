"""Scenario cards, their Triggers, and the Seed Arks."""

from __future__ import annotations

from holdfast.engine.requests import Face, choose
from holdfast.engine.story import say
from holdfast.games.frostpunk.pieces import Event, Posted, Site
from holdfast.games.frostpunk.rules.causes import because, describe, tell
from holdfast.games.frostpunk.rules.decision_making import leader
from holdfast.games.frostpunk.rules.effects import resolve
from holdfast.games.frostpunk.rules.events import remove_posted
from holdfast.games.frostpunk.rules.heat import heated
from holdfast.games.frostpunk.rules.requirements import arks_left
from holdfast.games.frostpunk.rules.winning import lose
from holdfast.games.frostpunk.state import Frostpunk, Player
from holdfast.games.frostpunk.verbs.effects import AddFrost, EnterScenario, PlaceFinalTrigger, RemoveScenario, ThawArk


async def reach_triggers(game: Frostpunk) -> None:
    """Trigger tokens on the Round marker's space are taken off, in alphabetical order. [FRO-081, FRO-083]"""
    for letter in sorted(letter for letter, space in game.triggers.items() if space == game.round):
        del game.triggers[letter]
        for card in [card for card in game.scenario_deck if card.trigger == letter]:
            await enter(game, leader(game), card)


async def enter(game: Frostpunk, who: Player, card: Event) -> None:
    """A Scenario card comes into the display, and its enter effects are resolved at once. [FRO-263]"""
    game.scenario_deck.remove(card)
    game.scenario.append(Posted(card))
    say(game, "A Scenario card came: {card}: {effects}", card=card, effects=describe(game, card.enter))
    with because(game, card.name):
        await resolve(game, who, card.enter)


async def enter_scenario(game: Frostpunk, who: Player, effect: EnterScenario) -> None:
    await enter(game, who, game.box.scenario_card(effect.card))


async def remove_scenario(game: Frostpunk, who: Player, effect: RemoveScenario) -> None:
    remove_posted(game, game.box.scenario_card(effect.card))


async def place_final_trigger(game: Frostpunk, who: Player, effect: PlaceFinalTrigger) -> None:
    """The last Trigger goes the Setup card's number of spaces ahead. [FRO-265]"""
    space = min(game.round + game.card.final_ahead, len(game.box.fed))
    game.triggers[effect.trigger] = space
    say(game, "Trigger {letter} was laid on space {space}", letter=effect.trigger, space=space)


# The Arks --------------------------------------------------------------------------------------------------------


def ark_sites(game: Frostpunk) -> list[Site]:
    """The Arks in the order of their frost counters."""
    return [next(site for site in game.sites if site.hex == hex_) for hex_ in game.box.arks]


def ark_lost(game: Frostpunk, ark: int) -> bool:
    """An Ark with 3 frost tokens is lost; it stays on its hex. [FRO-316]"""
    return game.frost[ark] >= game.box.tracks.numbers.frost_lost


async def add_frost(game: Frostpunk, who: Player, effect: AddFrost) -> None:
    """Each Ark that is neither lost nor heated gets frost; the second lost Ark loses the game. [FRO-316, FRO-368]"""
    for ark, site in enumerate(ark_sites(game)):
        if not ark_lost(game, ark) and not heated(game, site):
            game.frost[ark] += effect.n
            tell(game, "Frost settled on Ark {ark}: {tokens}", ark=ark + 1, tokens=game.frost[ark])
            if len(game.frost) - arks_left(game) >= game.box.tracks.numbers.arks_lost:
                lose(game, "arks")


def ark_face(ark: int) -> Face:
    return Face(f"ark {ark + 1}", f"Ark {ark + 1}", (f"ark {ark + 1}",))


async def thaw_ark(game: Frostpunk, who: Player, effect: ThawArk) -> None:
    """Remove frost from one Ark that is not lost. [FRO-317]"""
    options = [ark for ark, tokens in enumerate(game.frost) if tokens and not ark_lost(game, ark)]
    if options:
        ark = await choose(who, "Thaw which Ark?", options, rule="FRO-317", face=ark_face)
        game.frost[ark] -= effect.n
        say(game, "Ark {ark} was thawed", ark=ark + 1)
