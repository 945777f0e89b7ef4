"""Special effects: whom an effect applies to, and whether it would change anything. [PIO-219]"""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.engine.errors import RuleBug
from holdfast.games.pioneers.amounts import RESOURCES
from holdfast.games.pioneers.pieces import DECKS
from holdfast.games.pioneers.rules.decks import can_draw, deck_of
from holdfast.games.pioneers.rules.market import purchases
from holdfast.games.pioneers.rules.projects import placements
from holdfast.games.pioneers.rules.resources import can_pay
from holdfast.games.pioneers.state import Pioneers, Player
from holdfast.games.pioneers.verbs import (
    Amount,
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
from holdfast.games.toolkit.amounts import Vector


def seating(game: Pioneers, first: Player) -> list[Player]:
    """All players in turn order, starting with this one."""
    at = game.order.index(first.seat)
    return [game.players[seat] for seat in (*game.order[at:], *game.order[:at])]


def affected(game: Pioneers, effect: Effect, me: Player, target: Player | None) -> list[Player]:
    """Whom an effect applies to, one after another; without `who` its own player. [PIO-183, PIO-274]"""
    who: Who = getattr(effect, "who", "self")
    if who == "self":
        return [me]
    if who == "target":
        if target is None:
            raise RuleBug("an effect has a target, but none was chosen")
        return [target]
    return seating(game, me)[1 if who == "opponents" else 0 :]


# Amounts ----------------------------------------------------------------------------------------------------------


def amount(n: Amount, player: Player) -> int:
    """A number, by the size of this player's town if it depends on that."""
    return n if isinstance(n, int) else (n.small, n.medium, n.large)[player.size]


def named_tokens(effect: Gain | Lose, player: Player) -> Vector:
    """The tokens whose kind the effect names."""
    return amount(effect.food, player), amount(effect.credit, player), amount(effect.response, player)


# What would change, and what is possible --------------------------------------------------------------------------


def would_change(game: Pioneers, effects: Sequence[Effect], me: Player, target: Player | None) -> bool:
    """Whether at least one of these changes something. Gains always count, and so do rolls. [PIO-219]"""
    return any(changes(game, effect, me, target) for effect in effects)


def feasible(game: Pioneers, effects: Sequence[Effect], me: Player, target: Player | None) -> bool:
    """Whether an option can be carried out: it changes something, and what must be exact can be given in full."""
    return would_change(game, effects, me, target) and all(
        enough(effect, player)
        for effect in effects
        if isinstance(effect, Lose | DiscardHand)
        for player in affected(game, effect, me, target)
    )


def enough(effect: Lose | DiscardHand, player: Player) -> bool:
    """Whether all that is exact can be given."""
    if isinstance(effect, DiscardHand):
        return len(player.hand) >= effect.n
    if not effect.exact:
        return True
    named = named_tokens(effect, player)
    left = sum(player.pile) - sum(named)
    return all(n <= have for n, have in zip(named, player.pile, strict=True)) and amount(effect.choice, player) <= left


def changes(game: Pioneers, effect: Effect, me: Player, target: Player | None) -> bool:
    """Whether one effect would change something."""
    match effect:
        case Gain():
            return True
        case Lose():
            return any(takes_any(effect, player) for player in affected(game, effect, me, target))
        case Steal():
            assert target is not None
            named = effect.food, effect.credit, effect.response
            return any(have and (effect.any or n) for have, n in zip(target.pile, named, strict=True))
        case Convert():
            return can_pay(me, RESOURCES.vector(effect.give))
        case DrawCards():
            return can_draw(deck_of(game, DECKS.index(effect.deck)))
        case PlaceResearch():
            return any(placements(game, player, effect.n) for player in affected(game, effect, me, target))
        case Discard():
            towns = affected(game, effect, me, target)
            return any(card.matches(effect.type) for player in towns for card in (*player.structures, *player.row))
        case DiscardHand() | LookHand():
            return any(player.hand for player in affected(game, effect, me, target))
        case Choose():
            return any(
                would_change(game, option, me, player if effect.who != "self" else target)
                for player in affected(game, effect, me, target)
                for option in effect.options
            )
        case Peek():
            return len(deck_of(game, DECKS.index(effect.deck))) > 0
        case MarketBuy():
            return bool(purchases(game, me, effect.discount))
        case _:
            return True


def takes_any(effect: Lose, player: Player) -> bool:
    """Whether the player has a token of a kind that the effect names; any, if there is a choice."""
    named = effect.food, effect.credit, effect.response
    return any(have and (effect.choice or n) for have, n in zip(player.pile, named, strict=True))
