"""Step 2: Maintenance. Production, one trade, paying for the town, removals, storing."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from holdfast.engine.requests import Word, choose
from holdfast.engine.story import say
from holdfast.games.pioneers.amounts import NOTHING, RESOURCES, plus
from holdfast.games.pioneers.pieces import ITEM, PERSONALITY, STRUCTURE, Card, Trade
from holdfast.games.pioneers.rules.powers import WAIVE, WAIVE_CARD
from holdfast.games.pioneers.rules.projects import may_place
from holdfast.games.pioneers.rules.resources import can_pay, pay, receive, trim
from holdfast.games.pioneers.rules.town import remove, resize
from holdfast.games.pioneers.state import Pioneers, Player
from holdfast.games.toolkit.amounts import Vector

NO_TRADE: Final = Word("no trade", "Do not trade")
PAY: Final = Word("pay", "Pay for all cards that are left")


async def maintain(game: Pioneers, player: Player) -> None:
    """Parts 1 to 5, one player after another. [PIO-122, PIO-124]"""
    await produce(game, player)
    await trade(game, player)
    unpaid = await pay_maintenance(game, player)
    if unpaid:
        remove(game, player, unpaid)
        await resize(game, player)
    await store(game, player)


# 1. Production ----------------------------------------------------------------------------------------------------


async def produce(game: Pioneers, player: Player) -> None:
    """Everything the town produces goes to the production pile, which has no limit. [PIO-125, PIO-126, PIO-161]"""
    amount = produced(game, player)
    player.production[:] = amount
    if game.story is not None and amount != NOTHING:
        say(game, "The town of {player} produced {amount}", player=player, amount=RESOURCES.text(amount))
    for card in (*player.structures, *player.row):
        if card.research:
            await may_place(game, player, card.research, "PIO-126")


def produced(game: Pioneers, player: Player) -> Vector:
    """The sum over HQ, structures, items and personalities, as they stand now. [PIO-161, PIO-248]"""
    amount = player.hq.production
    for card in (*player.structures, *player.row):
        amount = plus(amount, output(game, card))
    return amount


def output(game: Pioneers, card: Card) -> Vector:
    """What a card produces this round: changed by an event, if it produces that at all, never below 0. [PIO-278]"""
    food, credit, response = card.production
    for tag, kind, n in game.changes:
        if tag in card.tags and card.production[kind]:
            food += n if kind == 0 else 0
            credit += n if kind == 1 else 0
            response += n if kind == 2 else 0
    return max(food, 0), max(credit, 0), max(response, 0)


# 2. Trade ---------------------------------------------------------------------------------------------------------


async def trade(game: Pioneers, player: Player) -> None:
    """At most one exchange with the central stores; what is received joins the production. [PIO-127 to PIO-133]"""
    options: list[Trade | Word] = [trade for trade in game.box.trades if can_pay(player, trade.give)]
    options.append(NO_TRADE)
    answer = await choose(player, "Trade with the central stores?", options, rule="PIO-127")
    if isinstance(answer, Word):
        return
    await pay(game, player, answer.give)
    player.production[:] = plus((player.production[0], player.production[1], player.production[2]), answer.get)
    if game.story is not None:
        say(game, "{player} received {amount} in trade", player=player, amount=RESOURCES.text(answer.get))


# 3. Paying --------------------------------------------------------------------------------------------------------


async def pay_maintenance(game: Pioneers, player: Player) -> list[Card]:
    """Decide which cards to keep, then pay for all of them at once; the others are returned. [PIO-135 to PIO-142]"""
    kept = [card for card in (*player.structures, *player.row) if card.costly]
    given_up = list[Card]()
    while kept:
        payable = best_bill(player, kept)
        options: list[Card | Word] = [PAY] if payable else []
        options += dict.fromkeys(kept)
        answer = await choose(
            player, "Pay maintenance, or give up a card?", options, rule="PIO-135" if payable else "PIO-140",
            face=lambda option: option.in_town() if isinstance(option, Card) else option.face(),
        )  # fmt: skip
        if isinstance(answer, Word):
            await pay_for(game, player, kept)
            break
        kept.remove(answer)
        given_up.append(answer)
    return given_up


async def pay_for(game: Pioneers, player: Player, kept: list[Card]) -> None:
    """Exemptions first, then one payment; its tokens go back to the central stores. [PIO-141, PIO-164, PIO-167]"""
    waived = list[Card]()
    for kind in (STRUCTURE, ITEM, PERSONALITY):
        waived += await exempt(player, kept, waived, kind)
    await pay(game, player, bill(player, kept, waived))


async def exempt(player: Player, kept: list[Card], waived: list[Card], kind: int) -> list[Card]:
    """The owner chooses which cards of a kind need no maintenance, so that the rest can be paid. [PIO-167]"""
    left = [card for card in kept if card.kind == kind]
    chosen = list[Card]()
    number = player.powers[WAIVE_CARD + kind]
    while left and len(chosen) < number:
        rest = number - len(chosen) - 1
        able = [card for card in dict.fromkeys(left) if workable(player, kept, [*waived, *chosen, card], kind, rest)]
        card = able[0]
        if len(left) > rest + 1:
            card = await choose(player, "Which card needs no maintenance?", able, rule="PIO-167", face=Card.in_town)
        left.remove(card)
        chosen.append(card)
    return chosen


def workable(player: Player, kept: list[Card], waived: list[Card], kind: int, rest: int) -> bool:
    """Whether the bill can be paid with these exempt, and with `rest` more of this kind and those of later kinds."""
    free = {later: player.powers[WAIVE_CARD + later] for later in range(kind + 1, PERSONALITY + 1)}
    free[kind] = rest
    return any_payable(player, kept, waived, free)


def best_bill(player: Player, kept: list[Card]) -> bool:
    """Whether some choice of exemptions lets the player pay for all these cards. [PIO-142]"""
    free = {kind: player.powers[WAIVE_CARD + kind] for kind in (STRUCTURE, ITEM, PERSONALITY)}
    return any_payable(player, kept, [], free)


def any_payable(player: Player, kept: list[Card], waived: list[Card], free: dict[int, int]) -> bool:
    """Try every choice of further exemptions: this many of each kind."""
    kind = next((kind for kind, n in free.items() if n), None)
    if kind is None:
        return can_pay(player, bill(player, kept, waived))
    left = [card for card in kept if card.kind == kind]
    for card in waived:
        if card in left:
            left.remove(card)
    fewer = {other: n for other, n in free.items() if other != kind}
    return any(
        any_payable(player, kept, [*waived, *some], fewer) for some in combinations(left, min(free[kind], len(left)))
    )


def bill(player: Player, kept: list[Card], waived: list[Card]) -> Vector:
    """The sum due for the cards kept, less the tokens waived of each kind, never below 0. [PIO-163, PIO-270]"""
    due, free = NOTHING, list(waived)
    for card in kept:
        if card in free:
            free.remove(card)
        else:
            due = plus(due, card.maintenance)
    powers = player.powers
    return max(due[0] - powers[WAIVE], 0), max(due[1] - powers[WAIVE + 1], 0), max(due[2] - powers[WAIVE + 2], 0)


# 5. Storing -------------------------------------------------------------------------------------------------------


async def store(game: Pioneers, player: Player) -> None:
    """What is left joins the resource pile; of all together the player chooses what to keep. [PIO-145 to PIO-147]"""
    left = player.production[0], player.production[1], player.production[2]
    player.production[:] = NOTHING
    receive(player, left)
    await trim(game, player)
