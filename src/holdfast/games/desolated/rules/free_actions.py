"""What the active player may do at any time: cash in a Character, and up to the end of the Action Phase convert.

Every decision up to then goes through `ask`, which offers these beside its own options; the decisions of the Status
Phase go through `ask_late`. [DES-040, DES-191]
"""

from __future__ import annotations

from typing import Final

from holdfast.games.desolated.rules.characters import CashIn, cash_in, cash_ins
from holdfast.games.desolated.rules.conversion import Convert, conversion_offer, convert
from holdfast.games.desolated.state import Desolated, Player
from holdfast.games.toolkit.free_actions import FreeActions

Free = Convert | CashIn


def free_actions(game: Desolated, player: Player) -> list[Free]:
    """What can be done now without using the action."""
    conversion = conversion_offer(game, player)
    found: list[Free] = [] if conversion is None else [conversion]
    found += cash_ins(game, player)
    return found


async def use(game: Desolated, player: Player, action: Free) -> None:
    """Carry out a free action."""
    if isinstance(action, Convert):
        await convert(game, player)
    else:
        cash_in(game, player, action.card)


ask: Final = FreeActions(Free, free_actions, use).choose
"""A choice of the active player, who may use free actions first, as often as they can."""
ask_late: Final = FreeActions(CashIn, cash_ins, use).choose
"""The same in the Status Phase, when nothing is converted any more. [DES-191, DES-219]"""
