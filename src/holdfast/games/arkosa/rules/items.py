"""Items: event cards that are kept and used later, each under its own condition; never an action."""

from __future__ import annotations

from functools import cache

from holdfast.engine.content import Content
from holdfast.engine.requests import Face
from holdfast.engine.story import say
from holdfast.games.arkosa.box import DECKS
from holdfast.games.arkosa.pieces import Event
from holdfast.games.arkosa.rules.colony import deactivated
from holdfast.games.arkosa.rules.symbols import run
from holdfast.games.arkosa.state import Arkosa, Player
from holdfast.games.arkosa.verbs import Effect, Fix, Heal
from holdfast.games.arkosa.wording import text


class UseItem(Content, frozen=True):
    """Use an item; never an action. [ARK-210]"""

    item: Event

    def face(self) -> Face:
        label = f"Use {self.item.name}: {text(self.item.effects)}"
        return Face(f"use {self.item.key}", label, (f"event {self.item.key}",))


use_item = cache(UseItem)


def items_for(player: Player, window: str) -> list[Event]:
    """The items that can be used in a window. [ARK-211, ARK-343]"""
    return [item for item in player.items if item.when == window]


def own_items(game: Arkosa, player: Player) -> list[UseItem]:
    """Items for any point of the own turn, rations and production, as far as they would do something. [ARK-343]"""
    if game.turn != player.side:
        return []
    return [use_item(item) for item in items_for(player, "own_turn") if any(helps(player, do) for do in item.effects)]


def helps(player: Player, effect: Effect) -> bool:
    """Healing needs somebody injured, fixing a deactivated shard. [ARK-343]"""
    match effect:
        case Heal():
            return bool(player.injured)
        case Fix():
            return bool(deactivated(player))
    return True


async def use(game: Arkosa, player: Player, item: Event) -> None:
    """An item is used once, then discarded. [ARK-211]"""
    player.items.remove(item)
    game.open_events.append(item)
    say(game, "{player} used {item}", player=player, item=item)
    await run(game, player, item.effects)
    game.open_events.remove(item)
    game.discards[DECKS.index(item.deck)].append(item)


async def counts_in_its_window(_game: Arkosa, _player: Player, _effect: Effect, _source: Player) -> None:
    """An item for a window does nothing by itself: the rule of that window reads what it says. [ARK-343]"""
