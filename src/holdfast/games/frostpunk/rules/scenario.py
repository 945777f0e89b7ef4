"""Scenario cards, their Triggers, and the Seed Arks."""

from __future__ import annotations

from holdfast.engine.requests import Face, choose
from holdfast.engine.story import say
from holdfast.games.frostpunk.pieces import Effect, Event, Posted, Site
from holdfast.games.frostpunk.rules.effects import leader, lose, resolve, verb
from holdfast.games.frostpunk.rules.events import remove_posted
from holdfast.games.frostpunk.rules.heat import heated
from holdfast.games.frostpunk.rules.requirements import arks_left
from holdfast.games.frostpunk.state import Frostpunk, Player


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
    say(game, "A Scenario card came: {card}", card=card)
    await resolve(game, who, card.enter)


@verb("scenario")
async def scenario_verb(game: Frostpunk, who: Player, effect: Effect) -> None:
    await enter(game, who, game.box.scenario_card(effect.name))


@verb("unscenario")
async def unscenario_verb(game: Frostpunk, who: Player, effect: Effect) -> None:
    remove_posted(game, game.box.scenario_card(effect.name))


@verb("final_trigger")
async def final_trigger_verb(game: Frostpunk, who: Player, effect: Effect) -> None:
    """The last Trigger goes the Setup card's number of spaces ahead. [FRO-265]"""
    space = min(game.round + game.card.final_ahead, len(game.box.fed))
    game.triggers[effect.name] = space
    say(game, "Trigger {letter} was laid on space {space}", letter=effect.name, space=space)


# The Arks --------------------------------------------------------------------------------------------------------


def ark_sites(game: Frostpunk) -> list[Site]:
    """The Arks in the order of their frost counters."""
    return [next(site for site in game.sites if site.hex == hex_) for hex_ in game.box.arks]


def ark_lost(game: Frostpunk, ark: int) -> bool:
    """An Ark with 3 frost tokens is lost; it stays on its hex. [FRO-316]"""
    return game.frost[ark] >= game.box.tracks.numbers.frost_lost


@verb("frost")
async def frost_verb(game: Frostpunk, who: Player, effect: Effect) -> None:
    """Each Ark that is neither lost nor heated gets frost; the second lost Ark loses the game. [FRO-316, FRO-368]"""
    for ark, site in enumerate(ark_sites(game)):
        if not ark_lost(game, ark) and not heated(game, site):
            game.frost[ark] += effect.amount
            say(game, "Frost settled on Ark {ark}: {tokens}", ark=ark + 1, tokens=game.frost[ark])
            if len(game.frost) - arks_left(game) >= game.box.tracks.numbers.arks_lost:
                lose(game, "arks")


def ark_face(ark: int) -> Face:
    return Face(f"ark {ark + 1}", f"Ark {ark + 1}", (f"ark {ark + 1}",))


@verb("thaw")
async def thaw_verb(game: Frostpunk, who: Player, effect: Effect) -> None:
    """Remove frost from one Ark that is not lost. [FRO-317]"""
    options = [ark for ark, tokens in enumerate(game.frost) if tokens and not ark_lost(game, ark)]
    if options:
        ark = await choose(who, "Thaw which Ark?", options, rule="FRO-317", face=ark_face)
        game.frost[ark] -= effect.amount
        say(game, "Ark {ark} was thawed", ark=ark + 1)
