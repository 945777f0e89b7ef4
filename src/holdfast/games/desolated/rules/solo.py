"""Variants › Solo: a race against the destruction of the Landmarks."""

from __future__ import annotations

from holdfast.engine.requests import choose
from holdfast.engine.story import say
from holdfast.games.desolated.pieces import Material
from holdfast.games.desolated.rules.draw_phase import take
from holdfast.games.desolated.rules.refill import clear_from_row, draw_material
from holdfast.games.desolated.state import Desolated, MaterialCard, Player


def move_landmarks(game: Desolated) -> None:
    """Every Landmark moves one slot to the right; from the last it is discarded. [DES-140, DES-141]"""
    row = game.landmark_row
    last = row[-1]
    if last is not None:
        game.landmark_discard.append(last)
        say(game, "{card} was destroyed", card=last.name)
    row[:] = [None, *row[:-1]]


async def end_of_round(game: Desolated, player: Player) -> bool:
    """The round closes with the reveal, unless no Landmark is left, which ends the game. [DES-144, DES-151, DES-152]"""
    if not any(game.landmark_row) and not game.landmark_pile.rest:
        return True
    await reveal_two(game, player)
    return False


async def reveal_two(game: Desolated, player: Player) -> None:
    """Reveal two Material cards; one strikes the Influence row, the other the Material row. [DES-144, DES-222]"""
    for _ in range(game.box.numbers.solo.reveal):
        card = await draw_material(game)
        if card is not None:
            game.revealed.append(card)
            say(game, "{card} was revealed", card=card.name)
    if game.revealed:
        options = list(dict.fromkeys(game.revealed))
        first = await choose(player, "Which card strikes the Influence row?", options, rule="DES-144")
        game.revealed.remove(first)
        strike_influence(game, first)
        take(game, player, first, openly=True)
    if game.revealed:
        second = game.revealed.pop()
        strike_materials(game, second)
        take(game, player, second, openly=True)


def strike_influence(game: Desolated, chosen: MaterialCard) -> None:
    """Influence cards whose cost contains the material value are discarded. [DES-145, DES-146, DES-149, DES-182]"""
    if not isinstance(chosen, Material):
        return
    for slot, card in enumerate(game.influence_row):
        if card is not None and card.cost[chosen.material]:
            clear_from_row(game, slot)
            say(game, "{card} was discarded", card=card.name)


def strike_materials(game: Desolated, second: MaterialCard) -> None:
    """Material row cards of the same material value are discarded; the gaps stay. [DES-147, DES-148, DES-182]"""
    if not isinstance(second, Material):
        return
    for slot, card in enumerate(game.material_row):
        if isinstance(card, Material) and card.material == second.material:
            game.material_row[slot] = None
            game.material_discard.append(card)
            say(game, "{card} was discarded", card=card.name)


def grade(game: Desolated, points: int) -> str:
    """The grade of a solo score; a boundary belongs to the better one. [DES-154, DES-155]"""
    earned = [row.name for row in game.box.numbers.solo.grades if points >= row.least]
    return earned[-1] if earned else ""
