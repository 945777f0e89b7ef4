"""Variants › Solo: a race against the destruction of the Landmarks."""

from __future__ import annotations

from holdfast.engine.requests import Face
from holdfast.engine.story import say
from holdfast.games.desolated.pieces import Influence, Material
from holdfast.games.desolated.rules.draw_phase import take
from holdfast.games.desolated.rules.free_actions import ask_late
from holdfast.games.desolated.rules.refill import clear_from_row, draw_material
from holdfast.games.desolated.state import Desolated, MaterialCard, Player


def move_landmarks(game: Desolated) -> None:
    """Every Landmark moves one slot to the right; from the last it is discarded. [DES-140, DES-141]"""
    row = game.landmark_row
    last = row[-1]
    if last is not None:
        game.landmark_discard.append(last)
        say(game, "{card} left the Landmark row and was destroyed", card=last.name)
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
        first = await ask_late(
            game,
            player,
            "Which card strikes the Influence row?",
            lambda: options,
            rule="DES-144",
            face=lambda card: strike_face(game, card),
        )
        game.revealed.remove(first)
        strike_influence(game, first)
        take(game, player, first, openly=True)
    if game.revealed:
        second = game.revealed.pop()
        strike_materials(game, second)
        take(game, player, second, openly=True)


def strike_influence(game: Desolated, chosen: MaterialCard) -> None:
    """Influence cards whose cost contains the material value are discarded. [DES-145, DES-146, DES-149, DES-182]"""
    for slot, card in struck_influence(game, chosen):
        clear_from_row(game, slot)
        say(game, "{card} was discarded: its cost has the material of {chosen}", card=card.name, chosen=chosen.name)


def struck_influence(game: Desolated, chosen: MaterialCard) -> list[tuple[int, Influence]]:
    if not isinstance(chosen, Material):
        return []
    return [(slot, card) for slot, card in enumerate(game.influence_row) if card and card.cost[chosen.material]]


def strike_materials(game: Desolated, second: MaterialCard) -> None:
    """Material row cards of the same material value are discarded; the gaps stay. [DES-147, DES-148, DES-182]"""
    for slot, card in struck_materials(game, second):
        game.material_row[slot] = None
        game.material_discard.append(card)
        say(game, "{card} was discarded: it has the material of {second}", card=card.name, second=second.name)


def struck_materials(game: Desolated, second: MaterialCard) -> list[tuple[int, Material]]:
    if not isinstance(second, Material):
        return []
    row = [(slot, card) for slot, card in enumerate(game.material_row) if isinstance(card, Material)]
    return [(slot, card) for slot, card in row if card.material == second.material]


def strike_face(game: Desolated, chosen: MaterialCard) -> Face:
    """A revealed card, and what it and the other one discard."""
    others = list(game.revealed)
    others.remove(chosen)
    struck = [card.name for _, card in struck_influence(game, chosen)]
    struck += [card.name for other in others for _, card in struck_materials(game, other)]
    face = chosen.face()
    return face._replace(label=f"{face.label}: discards {', '.join(struck) or 'nothing'}")


def grade(game: Desolated, points: int) -> str:
    """The grade of a solo score; a boundary belongs to the better one. [DES-154, DES-155]"""
    earned = [row.name for row in game.box.numbers.solo.grades if points >= row.least]
    return earned[-1] if earned else ""
