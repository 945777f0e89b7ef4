"""Symbols: carrying out what a card, tile or space shows, from left to right, and whom an effect is for."""

from __future__ import annotations

from functools import cache
from typing import Final

from holdfast.engine.requests import Face, Word, choose
from holdfast.engine.story import say
from holdfast.games.arkosa.amounts import REPUTATION, RESOURCES, SHARD, covers, vector
from holdfast.games.arkosa.rules.colonists import colonist_deck
from holdfast.games.arkosa.rules.colony import held, population, powered, standing_out, uninjured
from holdfast.games.arkosa.state import Arkosa, Player, clockwise, opponents
from holdfast.games.arkosa.verbs import (
    VERBS,
    Deactivate,
    Each,
    Effect,
    Effects,
    Exile,
    Injure,
    Lose,
    LoseChoice,
    Pay,
    Rank,
    Recruit,
    RecruitPath,
    Target,
)
from holdfast.games.arkosa.wording import text
from holdfast.games.toolkit.amounts import Vector

FUNCTIONS: Final = VERBS.functions


async def run(game: Arkosa, player: Player, effects: Effects, source: Player | None = None) -> None:
    """Carry out a list from left to right; what cannot be done is skipped. [ARK-216]"""
    for effect in effects:
        await FUNCTIONS[type(effect)](game, player, effect, source or player)


# What can be done ------------------------------------------------------------------------------------------------


@cache
def price(effects: Effects) -> Vector:
    """All that a list asks to be paid."""
    paid = [vector(effect) for effect in effects if isinstance(effect, Pay)]
    return tuple(map(sum, zip(*paid, strict=True))) if paid else ()


def can_start(game: Arkosa, player: Player, effects: Effects) -> bool:
    """Whether the price of a list can be paid in full, and its recruit finds somebody. [ARK-068, ARK-330, ARK-332]"""
    cost = price(effects)
    if cost and not (covers(player.stock, cost) and (not cost[REPUTATION] or player.reputation >= cost[REPUTATION])):
        return False
    return all(_finds_somebody(game, effect) for effect in effects)


def _finds_somebody(game: Arkosa, effect: Effect) -> bool:
    if isinstance(effect, Recruit):
        return bool(colonist_deck(game))
    if isinstance(effect, RecruitPath):
        path = zip(game.box.path, game.path, strict=True)
        return any(card is not None for place, card in path if place.id == effect.at)
    return True


def can_carry_out(game: Arkosa, player: Player, effects: Effects) -> bool:
    """An option is possible if it can be paid, and every loss in it takes at least one thing. [ARK-218]"""
    return can_start(game, player, effects) and all(_takes_something(player, effect) for effect in effects)


def _takes_something(player: Player, effect: Effect) -> bool:
    match effect:
        case Lose():
            asked = vector(effect)
            kinds = [kind for kind, _ in enumerate(RESOURCES) if asked[kind]]
            return not kinds or any(player.stock[kind] or (kind == SHARD and powered(player)) for kind in kinds)
        case LoseChoice():
            return bool(held(player, effect.of))
        case Injure():
            return bool(uninjured(player)) if effect.who == "choice" else can_injure_explorer(player)
        case Deactivate():
            return bool(powered(player))
        case Exile():
            return population(player) > 0
    return True


def can_injure_explorer(player: Player) -> bool:
    """The explorer, if not injured already; without one, any uninjured colonist. [ARK-342]"""
    return bool(uninjured(player)) if player.worker is None else not player.hurt


# Choices and subjects --------------------------------------------------------------------------------------------


def list_face(effects: Effects) -> Face:
    """A list of effects as an option."""
    words = text(effects)
    return Face(words, words[:1].upper() + words[1:])


def choice_face(effects: Effects) -> Face:
    """A list of effects as an option that is printed on an open event card."""
    face = list_face(effects)
    return face._replace(places=(f"choice {face.key}",))


def answer_face(word: Word) -> Face:
    """Yes and no, when an open event card asks."""
    face = word.face()
    return face._replace(places=(f"answer {face.key}",))


def side_face(game: Arkosa, side: int) -> Face:
    """A player as an option."""
    colour = game.players[side].colour
    return Face(colour, colour.capitalize(), (f"player {side}",))


async def each(game: Arkosa, player: Player, effect: Each, source: Player) -> None:
    """One after another, clockwise; what is addressed to all players leaves bots alone. [ARK-209, ARK-251]"""
    if effect.who == "opponents":
        for other in opponents(game, player):
            await run(game, other, effect.do, source)
        return
    for other in clockwise(game, player.side):
        if not other.bot:
            await run(game, other, effect.do, source)


async def target(game: Arkosa, player: Player, effect: Target, source: Player) -> None:
    """An opponent of choice; in solo play there is only one. [ARK-222, ARK-252, ARK-357]"""
    victim = await choose_opponent(game, player, opponents(game, player))
    say(game, "{player} turned on {victim}", player=player, victim=victim)
    await run(game, victim, effect.do, source)


async def choose_opponent(game: Arkosa, player: Player, among: list[Player]) -> Player:
    """One of these opponents."""
    if len(among) == 1:
        return among[0]
    side = await choose(
        player,
        "Which opponent?",
        [other.side for other in among],
        rule="ARK-222",
        face=lambda side: side_face(game, side),
    )
    return game.players[side]


async def rank(game: Arkosa, player: Player, effect: Rank, source: Player) -> None:
    """Everybody with the most or the least, all found before anything happens; never a bot. [ARK-252, ARK-345]"""
    people = [person for person in clockwise(game, player.side) if not person.bot]
    for person in standing_out(people, effect.metric, effect.pick):
        await run(game, person, effect.do, source)
