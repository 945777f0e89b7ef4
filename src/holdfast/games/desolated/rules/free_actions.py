"""What the active player may do at any time up to the end of the Action Phase: convert, and cash in a Character.

Every decision of that time goes through `ask`, which offers these beside its own options. [DES-040, DES-191]
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

from holdfast.engine.requests import Declines, Face, Refusal
from holdfast.games.desolated.pieces import CHARACTER
from holdfast.games.desolated.rules.characters import CashIn, cash_in, cash_in_of
from holdfast.games.desolated.rules.conversion import CONVERT, Convert, can_convert, convert
from holdfast.games.desolated.state import Desolated, Player
from holdfast.games.toolkit.free_actions import choose_with_free_actions

T = TypeVar("T")

Free = Convert | CashIn


def free_actions(game: Desolated, player: Player) -> list[Free]:
    """What can be done now without using the action."""
    found: list[Free] = [CONVERT] if can_convert(game, player) else []
    if game.options.characters:
        characters = [card for chain in player.chains for card in chain.cards if card.kind == CHARACTER]
        found += [cash_in_of(card) for card in characters]
    return found


def ask(
    game: Desolated,
    player: Player,
    prompt: str,
    options: Callable[[], Sequence[T]],
    *,
    rule: str,
    face: Callable[[T], Face] | None = None,
    refused: Callable[[], Sequence[Refusal]] | None = None,
    declines: Declines = (),
) -> Coroutine[Any, Any, T]:
    """A choice of the active player, who may use free actions first, as often as they can."""
    return choose_with_free_actions(
        player,
        prompt,
        options,
        rule=rule,
        free=lambda: free_actions(game, player),
        kinds=Free,
        use=lambda action: use(game, player, action),
        face=face,
        refused=refused,
        declines=declines,
    )


async def use(game: Desolated, player: Player, action: Free) -> None:
    """Carry out a free action."""
    if isinstance(action, Convert):
        await convert(game, player)
    else:
        cash_in(game, player, action.card)
