"""Special Actions of cards in the Scenario and Event displays."""

from __future__ import annotations

from holdfast.engine.story import say
from holdfast.games.frostpunk.pieces import CITIZENS, Event, Posted, Special
from holdfast.games.frostpunk.rules.causes import because
from holdfast.games.frostpunk.rules.effects import pay, payable, resolve
from holdfast.games.frostpunk.rules.events import remove_posted
from holdfast.games.frostpunk.rules.supply import spend
from holdfast.games.frostpunk.state import NOBODY, Frostpunk, Player


def specials(game: Frostpunk) -> list[Posted]:
    """Displayed cards with a Special Action. [FRO-194]"""
    return [posted for posted in (*game.scenario, *game.events) if posted.card.special is not None]


def special_users(game: Frostpunk, special: Special, types: list[int]) -> list[int]:
    """Who can take it; temporary Meeples leave at night, so they take none that asks a Meeple to stay. [FRO-369]"""
    return [type_ for type_ in types if type_ in special.users and (game.ready[type_] or not special.stays)]


def why_not_special(game: Frostpunk, posted: Posted, types: list[int]) -> str:
    """Why a Special Action cannot be taken; empty if it can. [FRO-195, FRO-196, FRO-369]"""
    special = posted.card.special
    assert special is not None
    if posted.worker != NOBODY:
        return "it has been taken this Round"
    if posted.card.key in game.used_specials:
        return "it has been taken, once per game"
    if not special_users(game, special, types):
        return f"no {' or '.join(CITIZENS[type_] for type_ in special.users)} is available"
    if any(have < price for have, price in zip(game.stock, special.place, strict=True)):
        return "what must be placed is not there"
    return "" if payable(game, special.cost) else "its cost cannot be paid in full"


def open_specials(game: Frostpunk, types: list[int]) -> list[Event]:
    return [posted.card for posted in specials(game) if not why_not_special(game, posted, types)]


async def perform_special(game: Frostpunk, player: Player, card: Event, type_: int) -> None:
    """Spend or place what the card asks; at the last placement its full effect happens and it goes.

    [FRO-195, FRO-196, FRO-327]
    """
    special = card.special
    assert special is not None
    placed = _put_on(game, card, type_, any(special.place))
    if special.once_per_game:
        game.used_specials.append(card.key)
    with because(game, card.name):
        await pay(game, player, special.cost)
        for resource, amount in enumerate(special.place):
            spend(game, resource, amount)
        await resolve(game, player, special.do)
        if special.capacity and placed == special.capacity:
            say(game, "{card} was complete", card=card)
            await resolve(game, player, special.full)
            remove_posted(game, card)


def _put_on(game: Frostpunk, card: Event, type_: int, places: bool) -> int:
    """The Meeple goes on the card, with what is placed there; how many placements it has now."""
    for display in (game.scenario, game.events):
        for index, posted in enumerate(display):
            if posted.card is card:
                display[index] = Posted(card, posted.placed + places, posted.failed, type_, posted.stayed)
                return posted.placed + places
    raise AssertionError(f"{card.key} lies in no display")
