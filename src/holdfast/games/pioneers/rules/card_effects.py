"""What the verbs of `verbs.py` do. [PIO-206, PIO-279]"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from holdfast.engine.content import Content
from holdfast.engine.requests import Face, choose, reveal
from holdfast.engine.story import say
from holdfast.games.pioneers.amounts import RESOURCES, Vector, amount_face, single, vector, worded
from holdfast.games.pioneers.box import by_size
from holdfast.games.pioneers.pieces import DECKS, Card, Survivor
from holdfast.games.pioneers.rules.decks import discard, draw_cards, peek
from holdfast.games.pioneers.rules.dice_rolls import defend
from holdfast.games.pioneers.rules.effect_checks import feasible, people
from holdfast.games.pioneers.rules.market import Buy, buy, buy_face, purchases
from holdfast.games.pioneers.rules.projects import place_free
from holdfast.games.pioneers.rules.reactions import lose_cards
from holdfast.games.pioneers.rules.resources import can_pay, gain, give, mixes, pay, receive, trim
from holdfast.games.pioneers.rules.winning import move_marker
from holdfast.games.pioneers.state import Pioneers, Player
from holdfast.games.pioneers.verbs import (
    Amount,
    Choose,
    Convert,
    DefenceRoll,
    Discard,
    DiscardHand,
    DrawCards,
    Effect,
    ExtraTurn,
    Forbid,
    Gain,
    GainPoints,
    LookHand,
    Lose,
    MarketBuy,
    Peek,
    PlaceResearch,
    ProductionChange,
    Steal,
)
from holdfast.games.pioneers.wording import effects_text

Source = Card | Survivor
"""The card or survivor whose effect it is."""


def amount(n: Amount, player: Player) -> int:
    """A number, by the size of this player's town if it depends on that."""
    return n if isinstance(n, int) else by_size(n)[player.size]


async def carry_out(
    game: Pioneers, effects: Sequence[Effect], me: Player, target: Player | None, source: Source
) -> None:
    """Do one thing after another, each as far as possible. [PIO-206]"""
    for effect in effects:
        await do(game, effect, me, target, source)


async def do(game: Pioneers, effect: Effect, me: Player, target: Player | None, source: Source) -> None:
    """One effect, for each player that it applies to."""
    match effect:
        case Gain():
            for player in people(game, effect.who, me, target):
                await gain_tokens(game, player, effect)
        case Lose():
            for player in people(game, effect.who, me, target):
                await lose_tokens(game, player, effect)
        case Steal():
            assert target is not None
            await steal(game, me, target, effect)
        case Convert():
            if can_pay(me, vector(effect.give)):
                await pay(game, me, vector(effect.give))
                await gain(game, me, vector(effect.get))
        case DrawCards():
            for player in people(game, effect.who, me, target):
                await draw_cards(game, player, DECKS.index(effect.deck), effect.n)
        case PlaceResearch():
            for player in people(game, effect.who, me, target):
                await place_free(game, player, effect.n)
        case GainPoints():
            for player in people(game, effect.who, me, target):
                player.permanent += effect.n
                move_marker(game, player)
        case Discard():
            for player in people(game, effect.who, me, target):
                await discard_from_town(game, player, me if effect.chooser == "self" else player, effect)
        case DiscardHand():
            for player in people(game, effect.who, me, target):
                await discard_from_hand(game, player, effect.n)
        case _:
            await do_more(game, effect, me, target, source)


async def do_more(game: Pioneers, effect: Effect, me: Player, target: Player | None, source: Source) -> None:
    """The effects that reach further than tokens and cards."""
    match effect:
        case ExtraTurn():
            me.extra += 1
            say(game, "{player} won an additional turn", player=me)
        case DefenceRoll():
            assert isinstance(source, Card)
            for player in people(game, effect.who, me, target):
                if not await defend(game, me, player, source, amount(effect.difficulty, player)):
                    await carry_out(game, effect.on_fail, me, player, source)
        case Forbid():
            forbid(game, effect)
        case ProductionChange():
            game.changes.append((effect.tag, RESOURCES.index(effect.res), effect.n))
        case Choose():
            for player in people(game, effect.who, me, target):
                await pick_a_way(game, player, effect, me, player if effect.who != "self" else target, source)
        case Peek():
            await peek(game, me, DECKS.index(effect.deck), effect.n)
        case MarketBuy():
            await market_buy(game, me, effect.discount)
        case LookHand():
            for player in people(game, effect.who, me, target):
                await look_at_hand(game, me, player)
        case _:
            raise AssertionError(effect)


# Tokens -----------------------------------------------------------------------------------------------------------


async def gain_tokens(game: Pioneers, player: Player, effect: Gain) -> None:
    n = amount(effect.n, player)
    if effect.res != "choice":
        await gain(game, player, single(RESOURCES.index(effect.res), n))
        return
    await gain(game, player, await choose(player, "Gain which?", mixes((n, n, n), n), rule="PIO-279", face=amount_face))


async def lose_tokens(game: Pioneers, player: Player, effect: Lose) -> None:
    """Only the named kind counts, and if there are fewer, all of them go. [PIO-188, PIO-206]"""
    n = amount(effect.n, player)
    food, credit, response = player.pile
    if effect.res != "choice":
        kind = RESOURCES.index(effect.res)
        gone: Vector = single(kind, min(n, player.pile[kind]))
    else:
        ways = mixes((food, credit, response), min(n, food + credit + response))
        gone = await choose(player, "Lose which?", ways, rule="PIO-206", face=amount_face)
    give(player, gone)
    say(game, "{player} lost {amount}", player=player, amount=worded(gone))


async def steal(game: Pioneers, thief: Player, victim: Player, effect: Steal) -> None:
    """The thief picks the kind of each; what does not fit is discarded. [PIO-227, PIO-232, PIO-234]"""
    food, credit, response = victim.pile
    if effect.res != "any":
        kind = RESOURCES.index(effect.res)
        taken = single(kind, min(effect.n, victim.pile[kind]))
    else:
        ways = mixes((food, credit, response), min(effect.n, food + credit + response))
        taken = await choose(thief, "Take which?", ways, rule="PIO-232", face=amount_face)
    give(victim, taken)
    receive(thief, taken)
    say(game, "{thief} took {amount} from {victim}", thief=thief, victim=victim, amount=worded(taken))
    await trim(game, thief)


# Cards ------------------------------------------------------------------------------------------------------------


async def discard_from_town(game: Pioneers, owner: Player, chooser: Player, effect: Discard) -> None:
    """The chooser names the cards, never the HQ; then they are lost unless protected. [PIO-241, PIO-275]"""
    left = [card for card in (*owner.structures, *owner.row) if card.matches(effect.type)]
    named = list[Card]()
    if len(left) <= effect.n:
        named, left = left, named
    while left and len(named) < effect.n:
        card = await choose(
            chooser,
            "Discard which {type}?",
            list(dict.fromkeys(left)),
            rule="PIO-206",
            about={"type": effect.type},
            face=lambda card: card.in_town() if chooser is owner else card.in_town_of(owner.color),
        )
        left.remove(card)
        named.append(card)
    await lose_cards(game, owner, named)


async def discard_from_hand(game: Pioneers, player: Player, n: int) -> None:
    """Cards of one's choice, face up, to the discard piles of their decks. [PIO-036]"""
    for _ in range(min(n, len(player.hand))):
        card = await choose(
            player, "Discard which card from hand?", lambda: list(dict.fromkeys(player.hand)), rule="PIO-279"
        )
        player.hand.remove(card)
        discard(game, card)
        say(game, "{player} discarded {card}", player=player, card=card)


async def look_at_hand(game: Pioneers, player: Player, other: Player) -> None:
    """The player alone sees the other's hand as it is now. [PIO-016]"""
    if other.hand:
        names = ", ".join(card.name for card in other.hand)
        await reveal("somebody has seen a hand")
        say(
            game,
            "You saw in the hand of {other}: {cards}",
            to=player,
            others="{player} looked at the hand of {other}",
            player=player,
            other=other,
            cards=names,
        )


async def market_buy(game: Pioneers, player: Player, discount: int) -> None:
    """A purchase by the rules of the Market action, cheaper, without using the action. [PIO-267]"""
    found = purchases(game, player, discount)
    if found:
        choice: Buy = await choose(
            player,
            "Buy which card?",
            found,
            rule="PIO-267",
            face=lambda purchase: buy_face(game, player, purchase, discount),
        )
        buy(game, player, choice, discount)


# Bans and choices -------------------------------------------------------------------------------------------------


def forbid(game: Pioneers, effect: Forbid) -> None:
    """Until the end of the round, for everybody. [PIO-278]"""
    if effect.what == "wastes_action":
        game.no_wastes = True
        say(game, "The Wastes action was banned for the rest of the round")
    else:
        game.no_attacks = True
        say(game, "Attack cards were banned for the rest of the round")


class Way(Content, frozen=True):
    """One of the options that a card gives."""

    effects: tuple[Effect, ...]
    text: str

    def face(self) -> Face:
        return Face(self.text, self.text.capitalize())


@cache
def ways(effect: Choose) -> tuple[Way, ...]:
    return tuple(Way(effects, effects_text(effects)) for effects in effect.options)


async def pick_a_way(
    game: Pioneers, chooser: Player, effect: Choose, me: Player, target: Player | None, source: Source
) -> None:
    """One option that can be carried out; with none nothing happens. [PIO-193, PIO-233]"""
    open_ = [way for way in ways(effect) if feasible(game, way.effects, me, target)]
    if open_:
        way = await choose(chooser, "Which of these?", open_, rule="PIO-193")
        await carry_out(game, way.effects, me, target, source)
