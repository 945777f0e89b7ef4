"""What the active player may do at any time up to the end of the Action Phase: convert, and cash in a Character.

Every decision of that time goes through `ask`, which offers these beside its own options. [DES-040, DES-191]
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TypeVar

from holdfast.engine.content import Content
from holdfast.engine.requests import Declines, Face, Refusal, choose
from holdfast.engine.story import say
from holdfast.games.desolated.amounts import KINDS
from holdfast.games.desolated.pieces import CHARACTER, Material
from holdfast.games.desolated.rules.conversion import CONVERT, Convert, can_convert, convert
from holdfast.games.desolated.rules.refill import discard, gain_token
from holdfast.games.desolated.state import Desolated, Player

T = TypeVar("T")


class CashIn(Content, frozen=True):
    """Discard the Character for the material in its top-left corner."""

    card: Material

    def face(self) -> Face:
        label = f"Discard {self.card.name} for 1 {KINDS[self.card.material]}"
        return Face(f"cash in {self.card.key}", label, (f"chain {self.card.key}",))


Free = Convert | CashIn
cash_in_of = cache(CashIn)


def free_actions(game: Desolated, player: Player) -> list[Free]:
    """What can be done now without using the action."""
    found: list[Free] = [CONVERT] if can_convert(game, player) else []
    if game.options.characters:
        characters = [card for chain in player.chains for card in chain.cards if card.kind == CHARACTER]
        found += [cash_in_of(card) for card in characters]
    return found


async def ask(
    game: Desolated,
    player: Player,
    prompt: str,
    options: Callable[[], Sequence[T]],
    *,
    rule: str,
    face: Callable[[T], Face] | None = None,
    refused: Callable[[], Sequence[Refusal]] | None = None,
    declines: Declines = (),
) -> T:
    """A choice of the active player, who may use free actions first, as often as they can."""
    while True:
        answer = await choose(
            player,
            prompt,
            options,
            rule=rule,
            also=lambda: free_actions(game, player),
            face=face,
            refused=refused,
            declines=declines,
        )
        if isinstance(answer, Convert):
            await convert(game, player)
        elif isinstance(answer, CashIn):
            cash_in(game, player, answer.card)
        else:
            return answer


def cash_in(game: Desolated, player: Player, card: Material) -> None:
    """The Character leaves the game for a token of its material; its chain may break. [DES-190 to DES-192]"""
    leave_chain(player, card)
    discard(game, card)
    say(game, "{player} discarded {card}", player=player, card=card.name)
    gain_token(game, player, card.material)


def leave_chain(player: Player, card: Material) -> None:
    """A card leaves its chain, and the parts to its left and right stay where they are. [DES-076]"""
    at = next(at for at, chain in enumerate(player.chains) if card in chain.cards)
    player.chains[at : at + 1] = player.chains[at].without(card)
