"""Whether an effect would change anything, and whom it applies to. [PIO-219]"""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.engine.errors import RuleBug
from holdfast.games.pioneers.amounts import RESOURCES, vector
from holdfast.games.pioneers.box import by_size
from holdfast.games.pioneers.pieces import DECKS
from holdfast.games.pioneers.rules.decks import can_draw, deck_of
from holdfast.games.pioneers.rules.market import purchases
from holdfast.games.pioneers.rules.projects import placements
from holdfast.games.pioneers.rules.resources import can_pay
from holdfast.games.pioneers.state import Pioneers, Player
from holdfast.games.pioneers.verbs import (
    Choose,
    Convert,
    Discard,
    DiscardHand,
    DrawCards,
    Effect,
    Gain,
    LookHand,
    Lose,
    MarketBuy,
    Peek,
    PlaceResearch,
    Steal,
    Who,
)


def seating(game: Pioneers, first: Player) -> list[Player]:
    """All players in turn order, starting with this one."""
    at = game.order.index(first.seat)
    return [game.players[seat] for seat in (*game.order[at:], *game.order[:at])]


def people(game: Pioneers, who: Who, me: Player, target: Player | None) -> list[Player]:
    """Whom a effect applies to, one after another. [PIO-183, PIO-274]"""
    if who == "self":
        return [me]
    if who == "target":
        if target is None:
            raise RuleBug("an effect has a target, but none was chosen")
        return [target]
    return seating(game, me)[1 if who == "opponents" else 0 :]


def would_change(game: Pioneers, effects: Sequence[Effect], me: Player, target: Player | None) -> bool:
    """Whether at least one of these changes something. Gains always count, and so do rolls. [PIO-219]"""
    return any(changes(game, effect, me, target) for effect in effects)


def feasible(game: Pioneers, effects: Sequence[Effect], me: Player, target: Player | None) -> bool:
    """Whether an option can be carried out: it changes something, and what must be exact can be given in full."""
    return would_change(game, effects, me, target) and all(
        enough(effect, player)
        for effect in effects
        if isinstance(effect, Lose | DiscardHand)
        for player in people(game, effect.who, me, target)
    )


def enough(effect: Lose | DiscardHand, player: Player) -> bool:
    """Whether all that is exact can be given."""
    if isinstance(effect, DiscardHand):
        return len(player.hand) >= effect.n
    return not effect.exact or lacks(effect, player) <= 0


def lacks(effect: Lose, player: Player) -> int:
    """How many tokens are missing."""
    n = by_size(effect.n)[player.size]
    return n - (sum(player.pile) if effect.res == "choice" else player.pile[RESOURCES.index(effect.res)])


def changes(game: Pioneers, effect: Effect, me: Player, target: Player | None) -> bool:
    """Whether one effect would change something."""
    match effect:
        case Gain():
            return True
        case Lose():
            kinds = range(3) if effect.res == "choice" else [RESOURCES.index(effect.res)]
            return any(player.pile[kind] for player in people(game, effect.who, me, target) for kind in kinds)
        case Steal():
            assert target is not None
            return any(target.pile) if effect.res == "any" else target.pile[RESOURCES.index(effect.res)] > 0
        case Convert():
            return can_pay(me, vector(effect.give))
        case DrawCards():
            return can_draw(deck_of(game, DECKS.index(effect.deck)))
        case PlaceResearch():
            return any(placements(game, player, effect.n) for player in people(game, effect.who, me, target))
        case Discard():
            towns = people(game, effect.who, me, target)
            return any(card.matches(effect.type) for player in towns for card in (*player.structures, *player.row))
        case DiscardHand() | LookHand():
            return any(player.hand for player in people(game, effect.who, me, target))
        case Choose():
            return any(
                would_change(game, option, me, player if effect.who != "self" else target)
                for player in people(game, effect.who, me, target)
                for option in effect.options
            )
        case Peek():
            return len(deck_of(game, DECKS.index(effect.deck))) > 0
        case MarketBuy():
            return bool(purchases(game, me, effect.discount))
        case _:
            return True
