"""4. Morale Points › The morale track; and the reputation track beside it."""

from __future__ import annotations

from holdfast.engine.story import say
from holdfast.games.arkosa.amounts import KINDS, MORALE, REPUTATION
from holdfast.games.arkosa.state import Arkosa, Player
from holdfast.games.toolkit.amounts import Vector


def change_morale(game: Arkosa, player: Player, change: int) -> None:
    """Morale moves one step at a time; off either end it turns into reputation. [ARK-148 to ARK-150]"""
    step = 1 if change > 0 else -1
    least, most = game.box.board.morale.least, game.box.most_morale
    for _ in range(abs(change)):
        to = player.morale + step
        if least <= to <= most:
            push(game, player, to)
            player.morale = to
        else:
            change_reputation(game, player, step)
    if change and game.story is not None:
        verb = "gained" if change > 0 else "lost"
        say(game, "{player} {verb} {change} morale", player=player, verb=verb, change=abs(change))


def push(game: Arkosa, player: Player, to: int) -> None:
    """Whoever stands on the space entered goes to the space just left. [ARK-147, ARK-151]"""
    for other in game.players:
        if other.morale == to and other is not player:
            other.morale = player.morale
            say(game, "{other} made room on the morale track", other=other)


def change_reputation(game: Arkosa, player: Player, change: int) -> None:
    """Reputation has no bounds. [ARK-337]"""
    player.reputation += change
    if change and game.story is not None:
        verb = "gained" if change > 0 else "lost"
        say(game, "{player} {verb} {change} reputation", player=player, verb=verb, change=abs(change))


def gain(game: Arkosa, player: Player, amount: Vector) -> None:
    """Take tokens from the general supply, which never runs out, and move up on tracks. [ARK-011, ARK-066]"""
    stock = player.stock
    taken = False
    for kind in range(5):
        if amount[kind]:
            stock[kind] += amount[kind]
            taken = True
    if taken and game.story is not None:
        say(game, "{player} gained {amount}", player=player, amount=KINDS.text(amount[:MORALE]))
    if amount[MORALE]:
        change_morale(game, player, amount[MORALE])
    if amount[REPUTATION]:
        change_reputation(game, player, amount[REPUTATION])


def pay(game: Arkosa, player: Player, price: Vector) -> None:
    """Pay a price in full from the supply."""
    stock = player.stock
    paid = False
    for kind in range(5):
        if price[kind]:
            stock[kind] -= price[kind]
            paid = True
    if paid and game.story is not None:
        say(game, "{player} paid {amount}", player=player, amount=KINDS.text(price[:MORALE]))
    if price[REPUTATION]:
        change_reputation(game, player, -price[REPUTATION])
