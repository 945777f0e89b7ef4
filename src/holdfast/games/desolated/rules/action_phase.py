"""Action Phase: Upgrade, Trade, Earn, Harvest or Pass; then the excess is settled."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from holdfast.engine.requests import Face, Refusal, Word
from holdfast.engine.story import say
from holdfast.games.desolated.amounts import RESOURCES
from holdfast.games.desolated.rules.conversion import might_convert
from holdfast.games.desolated.rules.earn import can_earn, earn, earnable_slots, landmark_face
from holdfast.games.desolated.rules.free_actions import ask
from holdfast.games.desolated.rules.harvest import harvest, harvest_face, harvestable
from holdfast.games.desolated.rules.trade import can_trade, influence_row, settle_excess, tradable, trade, trade_face
from holdfast.games.desolated.rules.upgrade import card_face, upgrade
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
            face=lambda action: action_face(game, player, action),
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
        face=lambda end: end_face(game, end),
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
    return [Refusal(plain_face(action), why, "DES-217") for action, why in reasons.items() if action not in possible]


def plain_face(action: Word) -> Face:
    """An action points at what it takes from."""
    return action.face()._replace(places=WHERE.get(action, ()))


def action_face(game: Desolated, player: Player, action: Word) -> Face:
    """An action whose only card is taken without another question names that card."""
    face, only = plain_face(action), list[Face]()
    if action is UPGRADE:
        only = [card_face(player, card) for card in dict.fromkeys(player.hand)]
    elif action is TRADE:
        only = [trade_face(game, player, slot) for slot in tradable(game, player)]
    elif action is EARN:
        only = [landmark_face(game, player, slot) for slot in earnable_slots(game, player)]
    elif action is HARVEST:
        only = [harvest_face(game, card) for card in harvestable(player)]
    return face._replace(label=f"{face.label}: {only[0].label}") if len(only) == 1 else face


def end_face(game: Desolated, end: Word) -> Face:
    """The end of the phase, and what becomes of converted materials that were not used. [DES-057, DES-060]"""
    if not any(game.converted):
        return end.face()
    excess = RESOURCES.text(game.converted)
    where = "goes onto cards of the Influence row" if influence_row(game) else "is lost: the Influence row is empty"
    return end.face()._replace(label=f"End the Action Phase: {excess} {where}")


ACTIONS: Final[dict[Word, Callable[[Desolated, Player], Awaitable[None]]]] = {
    UPGRADE: upgrade,
    TRADE: trade,
    EARN: earn,
    HARVEST: harvest,
}
