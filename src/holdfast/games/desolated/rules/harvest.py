"""Action Phase › Harvest: a chained card for a token of its material value."""

from __future__ import annotations

from holdfast.engine.requests import Face, choose
from holdfast.engine.story import say
from holdfast.games.desolated.amounts import KINDS, MATERIALS, WILD
from holdfast.games.desolated.pieces import Material
from holdfast.games.desolated.rules.chains import leave_chain
from holdfast.games.desolated.rules.refill import discard, gain_token
from holdfast.games.desolated.state import Desolated, Player


async def harvest(game: Desolated, player: Player) -> None:
    """Discard a chained card for a token of its material value; its chain may break. [DES-082, DES-083, DES-207]"""
    card = await choose(
        player, "Harvest which card?", harvestable(player), rule="DES-082", face=lambda card: harvest_face(game, card)
    )
    leave_chain(player, card)
    discard(game, card)
    say(game, "{player} harvested {card}", player=player, card=card.name)
    material = card.material
    if material == WILD:
        material = (await choose(player, "Which material does it give?", MATERIALS, rule="DES-207")).index
    gain_token(game, player, material, card.name)


def harvestable(player: Player) -> list[Material]:
    """The cards in chains, a Character among them. [DES-083, DES-225]"""
    return [card for chain in player.chains for card in chain.cards]


def harvest_face(game: Desolated, card: Material) -> Face:
    """A card in a chain, and what it gives."""
    gain = "1 material of your choice" if card.material == WILD else f"1 {KINDS[card.material]}"
    if card.material != WILD and not game.pool[card.material]:
        gain = f"nothing: the pool has no {KINDS[card.material]}"
    return card.lying()._replace(label=f"{card.label} for {gain}")
