"""Modules › Characters: each can be discarded for a token of its material at any time."""

from __future__ import annotations

from functools import cache

from holdfast.engine.content import Content
from holdfast.engine.requests import Face
from holdfast.engine.story import say
from holdfast.games.desolated.amounts import KINDS
from holdfast.games.desolated.pieces import Material
from holdfast.games.desolated.rules.chains import leave_chain
from holdfast.games.desolated.rules.refill import discard, gain_token
from holdfast.games.desolated.state import Desolated, Player


class CashIn(Content, frozen=True):
    """Discard the Character for the material in its top-left corner."""

    card: Material

    def face(self) -> Face:
        label = f"Discard {self.card.name} for 1 {KINDS[self.card.material]}"
        return Face(f"cash in {self.card.key}", label, (f"chain {self.card.key}",))


cash_in_of = cache(CashIn)


def cash_in(game: Desolated, player: Player, card: Material) -> None:
    """The Character leaves the game for a token of its material; its chain may break. [DES-190 to DES-192]"""
    leave_chain(player, card)
    discard(game, card)
    say(game, "{player} discarded {card}", player=player, card=card.name)
    gain_token(game, player, card.material)
