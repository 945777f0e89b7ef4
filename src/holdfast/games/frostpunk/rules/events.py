"""Morning cards, Dusk cards and Social Disputes: an instant effect, numbered options, and where the card goes."""

from __future__ import annotations

from holdfast.engine.chance import draw
from holdfast.engine.requests import Refusal, choose
from holdfast.engine.story import say
from holdfast.games.frostpunk.pieces import Choice, Event, Posted
from holdfast.games.frostpunk.rules.causes import because, describe, tell
from holdfast.games.frostpunk.rules.decision_making import leader
from holdfast.games.frostpunk.rules.effects import go, payable, resolve
from holdfast.games.frostpunk.rules.meeples import back_to_supply
from holdfast.games.frostpunk.rules.requirements import met
from holdfast.games.frostpunk.state import NOBODY, Frostpunk, Player
from holdfast.games.frostpunk.verbs.effects import AddDusk, DiscardDusk, PurgeDusk
from holdfast.games.frostpunk.wording import requirement_in_words


async def morning_phase(game: Frostpunk) -> None:
    """Reveal the top Morning card; an empty deck skips the Phase. [FRO-085, FRO-090]"""
    if game.morning:
        game.revealed = await draw(game.morning, "morning")
        await resolve_card(game, game.revealed)


async def resolve_card(game: Frostpunk, card: Event) -> None:
    """The instant effect, then one open option, then away with the card. [FRO-085 to FRO-087, FRO-089]

    Without an open option it is removed from the game.
    """
    who = leader(game)
    say(game, "{card} was revealed: {text}" if card.text else "{card} was revealed", card=card, text=card.text)
    with because(game, card.name):
        await resolve(game, who, card.instant)
        options = open_choices(game, card)
        then = "remove"
        if options:
            choice = await choose(
                who, "{card}: what do you do?", options, rule="FRO-086", about={"card": card},
                refused=lambda: closed_choices(game, card),
            )  # fmt: skip
            say_choice(game, card, choice, forced=len(options) == 1)
            await go(game, who, choice.way)
            then = choice.then
    if game.revealed is card:  # else it removed itself [FRO-311]
        put_away(game, card, then)
    game.revealed = None


def say_choice(game: Frostpunk, card: Event, choice: Choice, *, forced: bool) -> None:
    """What was chosen, or what had to be, and what it brings."""
    if forced:
        say(game, "{card} left no choice: {choice}", card=card, choice=choice)
    else:
        say(game, "{player} chose: {choice}", player=leader(game), choice=choice)


def open_choices(game: Frostpunk, card: Event) -> list[Choice]:
    """The options that can be chosen. [FRO-052, FRO-086]"""
    return [choice for choice in card.choices if met(game, choice.way.needs) and payable(game, choice.way.cost)]


def why_not(game: Frostpunk, choice: Choice) -> str:
    """Why an option is closed; empty if it can be chosen. [FRO-052, FRO-086]"""
    needs = choice.way.needs
    if needs is not None and not met(game, needs):
        return f"it needs {requirement_in_words(needs, game.box.names)}"
    return "" if payable(game, choice.way.cost) else "the cost cannot be paid in full"


def closed_choices(game: Frostpunk, card: Event) -> list[Refusal]:
    return [Refusal(choice.face(), why, "FRO-086") for choice in card.choices if (why := why_not(game, choice))]


def put_away(game: Frostpunk, card: Event, then: str) -> None:
    """To the Event display, to the Dusk discard pile, or out of the game. [FRO-087, FRO-200, FRO-208]"""
    if then == "display":
        game.events.append(Posted(card))
    elif then == "discard" and not card.red:
        game.dusk_discard.append(card)
    else:
        game.removed.append(card.key)


def remove_posted(game: Frostpunk, card: Event) -> None:
    """A card leaves its display: Resources on it go to the bank, Meeples to the supply. [FRO-088, FRO-327]"""
    for display in (game.events, game.scenario):
        for posted in display:
            if posted.card is card:
                display.remove(posted)
                game.removed.append(card.key)
                tell(game, "{card} left the game", card=card)
                if posted.worker != NOBODY:
                    back_to_supply(game, posted.worker)
                for type_ in posted.stayed:
                    game.meeples[type_] += 1
                    back_to_supply(game, type_)
                return


# Dusk ------------------------------------------------------------------------------------------------------------


async def dusk_phase(game: Frostpunk) -> None:
    """Effects of displayed cards, then a card of the shuffled Dusk deck. [FRO-197, FRO-198]"""
    await displayed_effects(game)
    if not game.dusk:
        game.dusk.shuffle_in(game.dusk_discard)
        game.dusk_discard.clear()
    if not game.dusk:
        return
    card = await draw(game.dusk, "dusk")
    game.revealed = card
    await resolve_card(game, card)
    if card.red:
        await next_dispute(game)


async def displayed_effects(game: Frostpunk) -> None:
    """Everything marked DUSK PHASE, in an order the players choose. [FRO-197]"""
    waiting = [p.card for p in (*game.scenario, *game.events) if p.card.dusk or p.card.promise]
    while waiting:
        card = await choose(leader(game), "Which is resolved first?", list(waiting), rule="FRO-197")
        waiting.remove(card)
        with because(game, card.name):
            if card.dusk and card in displayed(game):
                say(game, "{card}, at dusk: {effects}", card=card, effects=describe(game, card.dusk))
                await resolve(game, leader(game), card.dusk)
            await check_promise(game, card)


def displayed(game: Frostpunk) -> list[Event]:
    return [posted.card for posted in (*game.scenario, *game.events)]


async def check_promise(game: Frostpunk, card: Event) -> None:
    """Kept: its success. Broken after so many checks: its failure. Either way the card is then removed. [FRO-202]"""
    promise, index = card.promise, next((i for i, posted in enumerate(game.events) if posted.card is card), None)
    if promise is None or index is None:
        return
    posted = game.events[index]
    if met(game, promise.check):
        say(game, "The promise of {card} was kept: {effects}", card=card, effects=describe(game, promise.success))
        remove_posted(game, card)
        await resolve(game, leader(game), promise.success)
    elif posted.failed + 1 >= promise.dusks:
        say(game, "The promise of {card} was broken: {effects}", card=card, effects=describe(game, promise.fail))
        remove_posted(game, card)
        await resolve(game, leader(game), promise.fail)
    else:
        say(game, "The promise of {card} was not kept yet", card=card)
        game.events[index] = Posted(card, posted.placed, posted.failed + 1, posted.worker, posted.stayed)


async def next_dispute(game: Frostpunk) -> None:
    """The next Social Dispute, read openly, is shuffled into deck and discard pile. [FRO-204 to FRO-207]"""
    game.dusk.shuffle_in(game.dusk_discard)
    game.dusk_discard.clear()
    if game.disputes:
        card = await draw(game.disputes, "dispute")
        game.dusk.rest.append(card)
        words = "; ".join(choice.label for choice in card.choices)
        say(game, "{card} joined the Dusk deck: {words}", card=card, words=words)


# Effects ---------------------------------------------------------------------------------------------------------


async def add_dusk(game: Frostpunk, who: Player, effect: AddDusk) -> None:
    """From the reserve into the Dusk deck; a card that is elsewhere stays there. [FRO-092]"""
    card = game.box.dusk_card(effect.card)
    if card in game.reserve:
        game.reserve.remove(card)
        game.dusk.rest.append(card)
        tell(game, "{card} joined the Dusk deck", card=card)


async def purge_dusk(game: Frostpunk, who: Player, effect: PurgeDusk) -> None:
    """A card of the Dusk deck, its discard pile or the display leaves the game; also the one at hand. [FRO-311]"""
    card = game.box.dusk_card(effect.card)
    if game.revealed is card:
        game.revealed = None
        game.removed.append(card.key)
    for pile in (game.dusk.rest, game.dusk_discard):
        if card in pile:
            pile.remove(card)
            game.removed.append(card.key)
    remove_posted(game, card)


async def discard_dusk(game: Frostpunk, who: Player, effect: DiscardDusk) -> None:
    """A chosen card of the Dusk deck, never one with the red icon, goes to the discard pile. [FRO-338]"""
    for _ in range(effect.n):
        options = [card for card in game.dusk.rest if not card.red]
        if options:
            card = await choose(who, "Discard which Dusk card?", options, rule="FRO-338")
            game.dusk.rest.remove(card)
            game.dusk_discard.append(card)
            say(game, "{card} went to the Dusk discard pile", card=card)
