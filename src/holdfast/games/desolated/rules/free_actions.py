"""What the active player may do at any time up to the end of the Action Phase: convert, and cash in a Character.

Every decision of that time goes through `ask`, which offers these beside its own options. [DES-040, DES-191]
"""

from __future__ import annotations

from typing import Final

from holdfast.games.desolated.pieces import CHARACTER
from holdfast.games.desolated.rules.characters import CashIn, cash_in, cash_in_of
from holdfast.games.desolated.rules.conversion import CONVERT, Convert, can_convert, convert
from holdfast.games.desolated.state import Desolated, Player
from holdfast.games.toolkit.free_actions import FreeActions

Free = Convert | CashIn


def free_actions(game: Desolated, player: Player) -> list[Free]:
    """What can be done now without using the action."""
    found: list[Free] = [CONVERT] if can_convert(game, player) else []
    if game.options.characters:
        characters = [card for chain in player.chains for card in chain.cards if card.kind == CHARACTER]
        found += [cash_in_of(card) for card in characters]
    return found


async def use(game: Desolated, player: Player, action: Free) -> None:
    """Carry out a free action."""
    if isinstance(action, Convert):
        await convert(game, player)
    else:
        cash_in(game, player, action.card)


ask: Final = FreeActions(Free, free_actions, use).choose
"""A choice of the active player, who may use free actions first, as often as they can."""
