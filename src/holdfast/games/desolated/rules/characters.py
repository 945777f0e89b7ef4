"""Modules › Characters: each can be discarded for a token of its material at any time."""

from __future__ import annotations

from functools import cache

from holdfast.engine.content import Content
from holdfast.engine.requests import Face
from holdfast.engine.story import say
from holdfast.games.desolated.amounts import KINDS
from holdfast.games.desolated.pieces import CHARACTER, Material
from holdfast.games.desolated.rules.chains import leave_chain
from holdfast.games.desolated.rules.refill import discard, gain_token
from holdfast.games.desolated.state import Desolated, Player


class CashIn(Content, frozen=True):
    """Discard the Character for the material in its top-left corner."""

    card: Material
    gains: bool
    """Whether the pool has a token of that material."""

    def face(self) -> Face:
        kind = KINDS[self.card.material]
        gain = f"1 {kind}" if self.gains else f"nothing: the pool has no {kind}"
        return Face(f"cash in {self.card.key}", f"Discard {self.card.name} for {gain}", (f"chain {self.card.key}",))


cash_in_of = cache(CashIn)


def cash_ins(game: Desolated, player: Player) -> list[CashIn]:
    """The Character of a player, while it lies in a chain. [DES-190]"""
    if not game.options.characters:
        return []
    characters = [card for chain in player.chains for card in chain.cards if card.kind == CHARACTER]
    return [cash_in_of(card, game.pool[card.material] > 0) for card in characters]


def cash_in(game: Desolated, player: Player, card: Material) -> None:
    """The Character leaves the game for a token of its material; its chain may break. [DES-190 to DES-192]"""
    leave_chain(player, card)
    discard(game, card)
    say(game, "{player} discarded {card}", player=player, card=card.name)
    gain_token(game, player, card.material, card.name)
