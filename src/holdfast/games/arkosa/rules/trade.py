"""2. Player Actions › Make a Trade: a common trade, as often as wanted, or the special trade of the leader."""

from __future__ import annotations

from functools import cache
from typing import Final

from holdfast.engine.content import Content
from holdfast.engine.requests import DONE, Face, Refusal, Word, choose
from holdfast.engine.story import say
from holdfast.games.arkosa.amounts import FOOD, NITROGEN, RESOURCES, covers, vector
from holdfast.games.arkosa.rules import tracks
from holdfast.games.arkosa.rules.build import reset_line
from holdfast.games.arkosa.rules.events import draw_event
from holdfast.games.arkosa.rules.free_moves import ask
from holdfast.games.arkosa.rules.power import receive
from holdfast.games.arkosa.rules.symbols import can_start, run
from holdfast.games.arkosa.rules.tokens import kind_face, one_of
from holdfast.games.arkosa.rules.tracks import change_reputation
from holdfast.games.arkosa.state import Arkosa, Player

SCRAP_TRADE: Final = Word("scrap trade", "Trade: 1 nitrogen or 1 food for 1 scrap", ("trade scrap",))
MAGTAPE_TRADE: Final = Word("magtape trade", "Trade: 1 nitrogen and 1 food for 1 magtape", ("trade magtape",))
SAWBONES_TRADE: Final = Word("sawbones trade", "Trade: 1 nitrogen or 1 food for Dr. Sawbones", ("trade sawbones",))
RESET_TRADE: Final = Word("reset trade", "Trade: 1 reputation to reset the production line", ("trade reset",))
POOL_TRADE: Final = Word("pool trade", "Trade with the trade pool", ("trade pool",))
SPECIAL_TRADE: Final = Word("special trade", "The special trade of your leader", ("special trade",))
ONCE_MORE: Final = Word("again", "Once more")


def trades(game: Arkosa, player: Player) -> list[Word]:
    """The kinds of trade of which at least one is possible. [ARK-104]"""
    stock, common = player.stock, game.box.board.trades
    found = list[Word]()
    if stock[FOOD] or stock[NITROGEN]:
        found.append(SCRAP_TRADE)
        if covers(stock, vector(common.magtape.pay)):
            found.append(MAGTAPE_TRADE)
        found.append(SAWBONES_TRADE)
        if swaps(game, player):
            found.append(POOL_TRADE)
    if player.reputation >= common.reset.reputation:
        found.append(RESET_TRADE)
    if special_trade_possible(game, player):
        found.append(SPECIAL_TRADE)
    return found


def closed_trades(game: Arkosa, player: Player) -> list[Refusal]:
    """The trades that are not possible, and why."""
    reasons = {
        SCRAP_TRADE: ("you have neither nitrogen nor food", "ARK-105"),
        MAGTAPE_TRADE: ("it takes 1 nitrogen and 1 food", "ARK-106"),
        SAWBONES_TRADE: ("you have neither nitrogen nor food", "ARK-107"),
        POOL_TRADE: ("the trade pool has nothing for what you have", "ARK-109"),
        RESET_TRADE: ("you have no reputation to pay with", "ARK-330"),
    }
    if game.regular:
        used = "used already in this round" if player.trade_used else "you cannot pay for it, or nobody is there"
        reasons[SPECIAL_TRADE] = (used, "ARK-111" if player.trade_used else "ARK-332")
    possible = trades(game, player)
    return [Refusal(kind.face(), *why) for kind, why in reasons.items() if kind not in possible]


def special_trade_possible(game: Arkosa, player: Player) -> bool:
    """Once a round, with the regular set-up, if it can be paid. [ARK-111, ARK-332]"""
    assert player.leader is not None
    return game.regular and not player.trade_used and can_start(game, player, player.leader.special_trade)


async def trade(game: Arkosa, player: Player, kind: Word) -> None:
    """One kind of trade is one action. [ARK-104]"""
    if kind is SCRAP_TRADE:
        await scrap_trade(game, player)
    elif kind is MAGTAPE_TRADE:
        await magtape_trade(game, player)
    elif kind is SAWBONES_TRADE:
        await sawbones_trade(game, player)
    elif kind is POOL_TRADE:
        await pool_trade(game, player)
    elif kind is RESET_TRADE:
        await reset_trade(game, player)
    else:
        await special_trade(game, player)


async def food_or_nitrogen(game: Arkosa, player: Player, *, first: bool, rule: str) -> bool:
    """Pay 1 food or 1 nitrogen; after the first time the player may stop. [ARK-105, ARK-107]"""

    def options() -> list[int | Word]:
        kinds: list[int | Word] = [kind for kind in (FOOD, NITROGEN) if player.stock[kind]]
        return kinds if first else [*kinds, DONE]

    kind = await ask(game, player, "Pay with what?", options, rule=rule, face=_kind_or_done)
    if isinstance(kind, Word):
        return False
    tracks.pay(game, player, one_of(kind))
    return True


def _kind_or_done(option: int | Word) -> Face:
    if isinstance(option, Word):
        return option.face()
    return kind_face(option)._replace(places=(f"stock {RESOURCES[option]}",))


async def scrap_trade(game: Arkosa, player: Player) -> None:
    """1 nitrogen or 1 food for 1 scrap, each time either. [ARK-105]"""
    first = True
    while await food_or_nitrogen(game, player, first=first, rule="ARK-105"):
        await receive(game, player, vector(game.box.board.trades.scrap.get))
        first = False


async def magtape_trade(game: Arkosa, player: Player) -> None:
    """1 nitrogen and 1 food for 1 magtape. [ARK-106]"""
    deal = game.box.board.trades.magtape
    most = min(player.stock[FOOD], player.stock[NITROGEN])
    times = await choose(player, "How many magtape?", range(1, most + 1), rule="ARK-106")
    tracks.pay(game, player, tuple(n * times for n in vector(deal.pay)))
    await receive(game, player, tuple(n * times for n in vector(deal.get)))


async def sawbones_trade(game: Arkosa, player: Player) -> None:
    """1 nitrogen or 1 food for a card of Dr. Sawbones, one after another. [ARK-107, ARK-165, ARK-329]"""
    first = True
    while await food_or_nitrogen(game, player, first=first, rule="ARK-107"):
        await draw_event(game, player, "sawbones")
        first = False


async def reset_trade(game: Arkosa, player: Player) -> None:
    """1 reputation for a new production line, one after another. [ARK-108, ARK-329, ARK-330]"""
    price = game.box.board.trades.reset.reputation
    while True:
        change_reputation(game, player, -price)
        await reset_line(game)
        if player.reputation < price:
            return
        if await ask(game, player, "Reset the line again?", lambda: [ONCE_MORE, DONE], rule="ARK-329") is DONE:
            return


class Swap(Content, frozen=True):
    """Give n tokens of one kind to the trade pool for n of the other."""

    give: int
    n: int

    def face(self) -> Face:
        words = f"{self.n} {RESOURCES[self.give]} for {RESOURCES[1 - self.give]}"
        return Face(words, words.capitalize(), ("trade pool",))


swap = cache(Swap)


def swaps(game: Arkosa, player: Player) -> list[Swap]:
    """At least one swap, all in the same direction, only tokens lying in the pool. [ARK-109, ARK-110, ARK-331]"""
    return [
        swap(give, n) for give in (FOOD, NITROGEN) for n in range(1, min(player.stock[give], game.pool[1 - give]) + 1)
    ]


async def pool_trade(game: Arkosa, player: Player) -> None:
    """Swap food and nitrogen with the pool. [ARK-109]"""
    deal = await choose(player, "Swap what?", swaps(game, player), rule="ARK-109")
    exchange(game, player, deal.give, deal.n)


def exchange(game: Arkosa, player: Player, give: int, n: int) -> None:
    """The tokens given stay in the pool. [ARK-109]"""
    player.stock[give] -= n
    player.stock[1 - give] += n
    game.pool[give] += n
    game.pool[1 - give] -= n
    say(game, "{player} swapped {n} {kind} with the pool", player=player, n=n, kind=RESOURCES[give])


async def special_trade(game: Arkosa, player: Player) -> None:
    """Once per round and once per action. [ARK-111]"""
    assert player.leader is not None
    player.trade_used = True
    say(game, "{player} made the trade of {leader}", player=player, leader=player.leader)
    await run(game, player, player.leader.special_trade)
