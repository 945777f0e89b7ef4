"""Action Phase: Upgrade, Trade, Earn, Harvest or Pass; then the excess is settled."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from holdfast.engine.requests import Face, Refusal, Word
from holdfast.engine.story import say
from holdfast.games.desolated.rules.conversion import might_convert
from holdfast.games.desolated.rules.earn import can_earn, earn
from holdfast.games.desolated.rules.free_actions import ask
from holdfast.games.desolated.rules.harvest import harvest, harvestable
from holdfast.games.desolated.rules.trade import can_trade, settle_excess, trade
from holdfast.games.desolated.rules.upgrade import upgrade
from holdfast.games.desolated.state import Desolated, Player

UPGRADE: Final = Word("upgrade", "Upgrade: place a card from your hand")
TRADE: Final = Word("trade", "Trade for an Influence card")
EARN: Final = Word("earn", "Earn a Landmark")
HARVEST: Final = Word("harvest", "Harvest a chained card")
PASS: Final = Word("pass", "Pass")
END: Final = Word("end actions", "End the Action Phase")
ENDS: Final = (END,)
WHERE: Final = {UPGRADE: ("hand",), TRADE: ("influence row",), EARN: ("landmark row",), HARVEST: ("chains",)}
"""What the actions point at."""


async def action_phase(game: Desolated, player: Player) -> None:
    """One action, two in solo; conversions until the player ends the phase; then the excess.

    [DES-023, DES-136 to DES-138, DES-219]
    """
    numbers = game.box.numbers
    for _ in range(numbers.solo.actions if game.solo else numbers.actions):
        action = await ask(
            game,
            player,
            "Which action?",
            lambda: actions(game, player),
            rule="DES-023",
            face=action_face,
            refused=lambda: closed_actions(game, player),
        )
        if action is PASS:
            say(game, "{player} passed", player=player)
        else:
            await ACTIONS[action](game, player)
    await ask(
        game,
        player,
        "End the Action Phase?",
        lambda: ENDS,
        rule="DES-219",
        declines=lambda: ENDS if might_convert(game, player) else (),
    )
    await settle_excess(game, player)


def actions(game: Desolated, player: Player) -> list[Word]:
    """What can be carried out completely; Pass always can. [DES-086, DES-217]"""
    found = list[Word]()
    if player.hand:
        found.append(UPGRADE)
    if can_trade(game, player):
        found.append(TRADE)
    if can_earn(game, player):
        found.append(EARN)
    if harvestable(player):
        found.append(HARVEST)
    found.append(PASS)
    return found


def closed_actions(game: Desolated, player: Player) -> list[Refusal]:
    """The actions that cannot be chosen, and why."""
    reasons = {
        UPGRADE: "you have no card in hand",
        TRADE: "you cannot pay for any card of the Influence row",
        EARN: "you cannot pay for any card of the Landmark row",
        HARVEST: "you have no card in a chain",
    }
    possible = actions(game, player)
    return [Refusal(action_face(action), why, "DES-217") for action, why in reasons.items() if action not in possible]


def action_face(action: Word) -> Face:
    """An action points at what it takes from."""
    return action.face()._replace(places=WHERE.get(action, ()))


ACTIONS: Final[dict[Word, Callable[[Desolated, Player], Awaitable[None]]]] = {
    UPGRADE: upgrade,
    TRADE: trade,
    EARN: earn,
    HARVEST: harvest,
}
