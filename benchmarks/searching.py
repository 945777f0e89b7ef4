"""How many full playouts a search makes in a second of one core: to the end of a two-seat Cryo game, from its middle.

Seconds are processor time, so that other load on the machine counts little.
"""

from __future__ import annotations

from statistics import median
from time import process_time

import holdfast
from holdfast import bots
from holdfast.bots.budget import Budget
from holdfast.bots.player_view import PlayerView
from holdfast.bots.search import SearchBot
from holdfast.bots.settings import SearchSettings
from holdfast.engine.record import Record

BAR = 600
PLAYOUTS = 400
TO_THE_END = SearchSettings()


def measure(rounds: int) -> dict[str, float]:
    """The median over rounds, each from the middle of another game between greedy bots."""
    speeds = list[float]()
    for number in range(rounds):
        record = played(number)
        table = holdfast.replay(record, at=len(record.entries) // 2)
        bot = SearchBot(number, Budget(playouts=PLAYOUTS), settings=TO_THE_END)
        began = process_time()
        bot.estimate(PlayerView(table, table.decision))
        speeds.append(bot.playouts / (process_time() - began))
    return {"cryo_full_playouts_per_second": median(speeds), "bar": BAR}


def played(seed: int) -> Record:
    """A game between two greedy bots."""
    table = holdfast.new("cryo", seats=2, seed=seed)
    players = [bots.make("greedy", seed=seat) for seat in range(2)]
    while not table.over:
        table.choose(players[table.decision.seat].choose(PlayerView(table, table.decision)))
    return table.record()


def as_text(measured: dict[str, float]) -> str:
    speed = measured["cryo_full_playouts_per_second"]
    return f"search: {speed:,.0f} full playouts a second from the middle of Cryo (bar {measured['bar']:,.0f})"
