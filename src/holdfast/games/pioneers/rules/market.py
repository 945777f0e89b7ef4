"""Step 1 › Market: buying cards at falling prices, and the row at the end of the step."""

from __future__ import annotations

from functools import cache

from holdfast.engine.content import Content
from holdfast.engine.requests import Face
from holdfast.engine.story import say
from holdfast.games.pioneers.amounts import CREDIT
from holdfast.games.pioneers.rules.decks import discard, fill_market
from holdfast.games.pioneers.rules.powers import DISCOUNT
from holdfast.games.pioneers.state import Pioneers, Player


class Buy(Content, frozen=True):
    """Buy the card in a slot."""

    slot: int

    def face(self) -> Face:
        return Face(f"buy {self.slot + 1}", f"Buy from slot {self.slot + 1}", (f"market {self.slot + 1}",))


@cache
def buying(slot: int) -> Buy:
    return Buy(slot)


def price(game: Pioneers, player: Player, slot: int, discount: int = 0) -> int:
    """The cost of a slot less all discounts, never below 0. [PIO-098, PIO-102, PIO-267]"""
    return max(0, game.box.board.market_costs[slot] - player.powers[DISCOUNT] - discount)


def purchases(game: Pioneers, player: Player, discount: int = 0) -> list[Buy]:
    """Occupied slots that the player can pay for, in credits only. [PIO-097, PIO-099, PIO-265]"""
    budget = player.pile[CREDIT] + player.powers[DISCOUNT] + discount
    costs = game.box.board.market_costs
    return [buying(slot) for slot, card in enumerate(game.row) if card is not None and costs[slot] <= budget]


def buy(game: Pioneers, player: Player, choice: Buy, discount: int = 0) -> None:
    """Pay, and take the card into hand; the slot stays empty until the end of Step 1. [PIO-032, PIO-097, PIO-101]"""
    card = game.row[choice.slot]
    assert card is not None
    cost = price(game, player, choice.slot, discount)
    player.pile[CREDIT] -= cost
    game.row[choice.slot] = None
    say(game, "{player} bought {card} for {cost}", player=player, card=card, cost=cost)
    player.hand.append(card)


def buy_face(game: Pioneers, player: Player, choice: Buy, discount: int = 0) -> Face:
    """A purchase as an option, with its card and what it costs."""
    card = game.row[choice.slot]
    face = choice.face()
    if card is None:
        return face
    cost = price(game, player, choice.slot, discount)
    return face._replace(label=f"Buy {card.name} for {cost} credit{'' if cost == 1 else 's'}")


async def refresh_market(game: Pioneers) -> None:
    """The card in the last slot goes, the others move up to the cheap end, new ones come in. [PIO-118 to PIO-120]"""
    last = game.row[-1]
    if last is not None:
        discard(game, last)
        game.row[-1] = None
        say(game, "{card} left the market", card=last)
    left = [card for card in game.row if card is not None]
    game.row[:] = [*[None] * (len(game.row) - len(left)), *left]
    await fill_market(game)
