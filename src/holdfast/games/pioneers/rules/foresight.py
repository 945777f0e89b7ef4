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
    Deed,
    Discard,
    DiscardHand,
    DrawCards,
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
    """Whom a deed applies to, one after another. [PIO-183, PIO-274]"""
    if who == "self":
        return [me]
    if who == "target":
        if target is None:
            raise RuleBug("an effect has a target, but none was chosen")
        return [target]
    return seating(game, me)[1 if who == "opponents" else 0 :]


def would_change(game: Pioneers, deeds: Sequence[Deed], me: Player, target: Player | None) -> bool:
    """Whether at least one of these changes something. Gains always count, and so do rolls. [PIO-219]"""
    return any(changes(game, deed, me, target) for deed in deeds)


def feasible(game: Pioneers, deeds: Sequence[Deed], me: Player, target: Player | None) -> bool:
    """Whether an option can be carried out: it changes something, and what must be exact can be given in full."""
    return would_change(game, deeds, me, target) and all(
        enough(deed, player)
        for deed in deeds
        if isinstance(deed, Lose | DiscardHand)
        for player in people(game, deed.who, me, target)
    )


def enough(deed: Lose | DiscardHand, player: Player) -> bool:
    """Whether all that is exact can be given."""
    if isinstance(deed, DiscardHand):
        return len(player.hand) >= deed.n
    return not deed.exact or lacks(deed, player) <= 0


def lacks(deed: Lose, player: Player) -> int:
    """How many tokens are missing."""
    n = by_size(deed.n)[player.size]
    return n - (sum(player.pile) if deed.res == "choice" else player.pile[RESOURCES.index(deed.res)])


def changes(game: Pioneers, deed: Deed, me: Player, target: Player | None) -> bool:
    """Whether one deed would change something."""
    match deed:
        case Gain():
            return True
        case Lose():
            kinds = range(3) if deed.res == "choice" else [RESOURCES.index(deed.res)]
            return any(player.pile[kind] for player in people(game, deed.who, me, target) for kind in kinds)
        case Steal():
            assert target is not None
            return any(target.pile) if deed.res == "any" else target.pile[RESOURCES.index(deed.res)] > 0
        case Convert():
            return can_pay(me, vector(deed.give))
        case DrawCards():
            return can_draw(deck_of(game, DECKS.index(deed.deck)))
        case PlaceResearch():
            return any(placements(game, player, deed.n) for player in people(game, deed.who, me, target))
        case Discard():
            towns = people(game, deed.who, me, target)
            return any(card.matches(deed.type) for player in towns for card in (*player.structures, *player.row))
        case DiscardHand() | LookHand():
            return any(player.hand for player in people(game, deed.who, me, target))
        case Choose():
            return any(
                would_change(game, option, me, player if deed.who != "self" else target)
                for player in people(game, deed.who, me, target)
                for option in deed.options
            )
        case Peek():
            return len(deck_of(game, DECKS.index(deed.deck))) > 0
        case MarketBuy():
            return bool(purchases(game, me, deed.discount))
        case _:
            return True
