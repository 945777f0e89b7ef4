"""Events met while exploring: story, item, crate and raid; and the cards of Dr. Sawbones."""

from __future__ import annotations

from holdfast.engine.chance import draw, roll
from holdfast.engine.requests import NO, YES, choose
from holdfast.engine.story import say
from holdfast.games.arkosa.box import DECKS
from holdfast.games.arkosa.pieces import Event, Victim
from holdfast.games.arkosa.rules.colony import standing_out
from holdfast.games.arkosa.rules.items import items_for, use
from holdfast.games.arkosa.rules.symbols import answer_face, run
from holdfast.games.arkosa.state import NOT_RAIDED, Arkosa, Player, clockwise
from holdfast.games.arkosa.verbs import Deck, DrawEvent
from holdfast.games.arkosa.wording import WHEN


async def draw_event_of(game: Arkosa, player: Player, effect: DrawEvent, _source: Player) -> None:
    """A card that makes its player draw another."""
    await draw_event(game, player, effect.deck)


async def draw_event(game: Arkosa, player: Player, deck: Deck) -> None:
    """Draw a card, show it to everybody, resolve it, discard it. [ARK-085 to ARK-087, ARK-326]"""
    number = DECKS.index(deck)
    pile = game.events[number]
    if not pile:
        pile.shuffle_in(game.discards[number])  # an empty deck is made of its discards [ARK-088]
        game.discards[number].clear()
    if not pile:
        return
    card = await draw(pile, f"{deck} events")
    game.open_events.append(card)
    game.last_event = card
    say(game, "{player} met {card}", player=player, card=card)
    await resolve(game, player, card)
    game.open_events.remove(card)
    if card.kind == "item":
        player.items.append(card)
        say(game, "{player} kept {card}, to use {when}", player=player, card=card, when=WHEN[card.when])
    else:
        game.discards[number].append(card)


async def resolve(game: Arkosa, player: Player, card: Event) -> None:
    """As the card says; an item is kept for later. [ARK-208, ARK-210, ARK-212, ARK-213]"""
    if card.kind in ("story", "sawbones"):
        await run(game, player, card.effects)
    elif card.kind == "crate":
        number = await roll(game.box.board.numbered_die, "numbered die")
        say(game, "{player} rolled a {number} for the crate", player=player, number=number)
        await run(game, player, card.table[number].do)
    elif card.kind == "raid":
        await raid(game, player, card)


# Raids -----------------------------------------------------------------------------------------------------------


async def raid(game: Arkosa, active: Player, card: Event) -> None:
    """Find all victims, then deal with them one after another, clockwise. [ARK-214, ARK-215, ARK-345]

    Against a bot a raid always has the strength of round 1. [ARK-253]
    """
    level = 1 if game.solo else game.round
    for victim in victims(game, active, card):
        if await escapes(game, victim, card):
            continue
        say(game, "{card} hit {victim}", card=card, victim=victim)
        victim.spared = 0
        await run(game, victim, card.by_round[level])
        victim.spared = NOT_RAIDED


def victims(game: Arkosa, active: Player, card: Event) -> list[Player]:
    """Whom the card names; in solo play always the human. [ARK-215, ARK-253, ARK-344]"""
    people = [player for player in clockwise(game, active.side) if not player.bot]
    if game.solo or not isinstance(card.victim, Victim):
        return people
    return standing_out(people, card.victim.metric, card.victim.pick)


async def escapes(game: Arkosa, victim: Player, card: Event) -> bool:
    """An item may keep the whole raid from its owner, before anything happens. [ARK-343]"""
    for item in items_for(victim, "raid_hits_you"):
        answer = await choose(
            victim,
            "{card} will hit you: use {item}?",
            [YES, NO],
            rule="ARK-343",
            face=answer_face,
            about={"card": card, "item": item},
        )
        if answer is YES:
            await use(game, victim, item)
            return True
    return False
