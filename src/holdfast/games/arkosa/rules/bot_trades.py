"""Solo › Bot B's trades: what it can reach with the common trades, and how it gets there."""

from __future__ import annotations

from typing import NamedTuple

from holdfast.engine.requests import choose
from holdfast.games.arkosa.amounts import FOOD, MAGTAPE, NITROGEN, SCRAP, SHARD, vector
from holdfast.games.arkosa.rules import tracks
from holdfast.games.arkosa.rules.tokens import kind_face, one_of
from holdfast.games.arkosa.rules.trade import exchange
from holdfast.games.arkosa.state import Arkosa, Player
from holdfast.games.toolkit.amounts import Vector


class Plan(NamedTuple):
    """The trades that make a cost payable: swaps with the pool first, then magtape, then scrap. [ARK-361]"""

    give: int
    swaps: int
    magtape: int
    scrap: int


def plan(bot: Player, pool: list[int], cost: Vector) -> Plan | None:
    """The fewest trades for what is missing, out of the food and nitrogen that the cost does not ask for itself.

    None if no sequence of trades makes the cost payable. [ARK-273, ARK-301, ARK-361, ARK-363]
    """
    stock = bot.stock
    if stock[SHARD] < cost[SHARD]:
        return None
    magtape, scrap = max(0, cost[MAGTAPE] - stock[MAGTAPE]), max(0, cost[SCRAP] - stock[SCRAP])
    for swaps in range(max(pool) + 1):
        for give in (FOOD, NITROGEN):
            spare = [stock[FOOD] - cost[FOOD], stock[NITROGEN] - cost[NITROGEN]]
            spare[give] -= swaps
            spare[1 - give] += swaps
            if swaps <= pool[1 - give] and min(spare) >= magtape and sum(spare) - 2 * magtape >= scrap:
                return Plan(give, swaps, magtape, scrap)
    return None


async def buy(game: Arkosa, bot: Player, cost: Vector, trades: Plan) -> None:
    """Make the trades of a plan, then pay. [ARK-273, ARK-361]"""
    if trades.swaps:
        exchange(game, bot, trades.give, trades.swaps)
    common = game.box.board.trades
    for _ in range(trades.magtape):
        tracks.pay(game, bot, vector(common.magtape.pay))
        tracks.gain(game, bot, vector(common.magtape.get))
    for _ in range(trades.scrap):
        tracks.pay(game, bot, one_of(await for_scrap(bot, cost)))
        tracks.gain(game, bot, vector(common.scrap.get))
    tracks.pay(game, bot, cost)


async def for_scrap(bot: Player, cost: Vector) -> int:
    """For scrap it gives what it has more of to spare; on a tie the human chooses. [ARK-273, ARK-372]"""
    food, nitrogen = bot.stock[FOOD] - cost[FOOD], bot.stock[NITROGEN] - cost[NITROGEN]
    if food == nitrogen:
        kind = await choose(bot, "What does the bot trade for scrap?", [FOOD, NITROGEN], rule="ARK-273", face=kind_face)
        return kind
    return FOOD if food > nitrogen else NITROGEN
