"""Expansions › Racloir Technology: cards that turn each round for a token, until the skull."""

from __future__ import annotations

from typing import NamedTuple

from holdfast.engine.requests import Face
from holdfast.engine.story import say
from holdfast.games.desolated.amounts import KINDS
from holdfast.games.desolated.pieces import SKULL, Technology
from holdfast.games.desolated.rules.refill import discard, gain_token
from holdfast.games.desolated.state import Desolated, Player


class Turn(NamedTuple):
    """An Advanced Material card to be turned, with the step at its top."""

    card: Technology
    step: int

    @property
    def effect(self) -> int:
        return self.card.track[self.step]

    def face(self) -> Face:
        what = "discard it" if self.effect == SKULL else f"gain 1 {KINDS[self.effect]}, if the pool has it"
        return Face(
            f"turn {self.card.key} at step {self.step + 1}",
            f"Turn {self.card.name}: {what}",
            (f"card {self.card.key}",),
        )


def may_wait(game: Desolated, turn: Turn) -> bool:
    """Whether it can make a difference when in the Draw Phase a card is turned. [DES-184]

    The pool may get the token first; and a pile that runs out is shuffled with the card that the skull discards.
    """
    if turn.effect == SKULL:
        return len(game.material_pile) < game.box.numbers.draw
    return game.pool[turn.effect] == 0


def turn_technology(game: Desolated, player: Player, turn: Turn) -> None:
    """Resolve the edge at the top of a card, then turn it; a skull discards it. [DES-179, DES-180, DES-183]"""
    at = player.technology.index((turn.card, turn.step))
    if turn.effect == SKULL:
        del player.technology[at]
        discard(game, turn.card)
        say(game, "{player} lost {card} by its skull", player=player, card=turn.card.name)
    else:
        player.technology[at] = (turn.card, turn.step + 1)
        gain_token(game, player, turn.effect, turn.card.name)
