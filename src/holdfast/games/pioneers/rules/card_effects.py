"""Special effects: what the verbs of `verbs.py` do, each as far as possible. [PIO-206, PIO-279]

`effects.py` binds each verb to its function here. A function is called once for each player to whom the effect applies.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from holdfast.engine.content import Content
from holdfast.engine.requests import Face, choose, reveal
from holdfast.engine.story import say
from holdfast.games.pioneers.amounts import RESOURCES, amount_face, minus, plus
from holdfast.games.pioneers.pieces import DECKS, Card, Survivor
from holdfast.games.pioneers.rules.decks import discard, draw_cards, peek
from holdfast.games.pioneers.rules.dice_rolls import defend
from holdfast.games.pioneers.rules.effect_checks import affected, amount, feasible, named_tokens
from holdfast.games.pioneers.rules.market import Buy, buy, buy_face, purchases
from holdfast.games.pioneers.rules.projects import place_free
from holdfast.games.pioneers.rules.reactions import lose_cards
from holdfast.games.pioneers.rules.resources import can_pay, gain, give, mixes, pay, receive, trim
from holdfast.games.pioneers.rules.winning import move_marker
from holdfast.games.pioneers.state import Pioneers, Player
from holdfast.games.pioneers.verbs import (
    VERBS,
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
from holdfast.games.toolkit.amounts import Vector

Source = Card | Survivor


class Cause(NamedTuple):
    """Why an effect happens: who plays or uses the card, on whom, and the card or survivor itself."""

    player: Player
    target: Player | None
    source: Source


async def carry_out(
    game: Pioneers, effects: Sequence[Effect], me: Player, target: Player | None, source: Source
) -> None:
    """Do one thing after another, each for every player that it applies to. [PIO-206]"""
    for effect in effects:
        function, cause = VERBS.functions[type(effect)], Cause(me, target, source)
        for player in affected(game, effect, me, target):
            await function(game, player, effect, cause)


# Tokens -----------------------------------------------------------------------------------------------------------


async def gain_tokens(game: Pioneers, player: Player, effect: Gain, _cause: Cause) -> None:
    """Take tokens; of those to choose from the player picks each."""
    tokens = named_tokens(effect, player)
    if effect.choice:
        n = amount(effect.choice, player)
        chosen = await choose(player, "Gain which?", mixes((n, n, n), n), rule="PIO-279", face=amount_face)
        tokens = plus(tokens, chosen)
    await gain(game, player, tokens)


async def lose_tokens(game: Pioneers, player: Player, effect: Lose, _cause: Cause) -> None:
    """Only the named kind counts, and if there are fewer, all of them go. [PIO-188, PIO-206]"""
    have: Vector = tuple(player.pile)
    gone = at_most(named_tokens(effect, player), have)
    if effect.choice:
        have = minus(have, gone)
        ways = mixes(have, min(amount(effect.choice, player), sum(have)))
        gone = plus(gone, await choose(player, "Lose which?", ways, rule="PIO-206", face=amount_face))
    give(player, gone)
    say(game, "{player} lost {amount}", player=player, amount=RESOURCES.text(gone))


async def steal_tokens(game: Pioneers, thief: Player, effect: Steal, cause: Cause) -> None:
    """The thief picks the kind of each; what does not fit is discarded. [PIO-227, PIO-232, PIO-234]"""
    victim = cause.target
    assert victim is not None
    have: Vector = tuple(victim.pile)
    taken = at_most((effect.food, effect.credit, effect.response), have)
    if effect.any:
        have = minus(have, taken)
        ways = mixes(have, min(effect.any, sum(have)))
        taken = plus(taken, await choose(thief, "Take which?", ways, rule="PIO-232", face=amount_face))
    give(victim, taken)
    receive(thief, taken)
    say(game, "{thief} took {amount} from {victim}", thief=thief, victim=victim, amount=RESOURCES.text(taken))
    await trim(game, thief)


def at_most(wanted: Vector, have: Vector) -> Vector:
    """As many of each kind as there are. [PIO-206]"""
    return min(wanted[0], have[0]), min(wanted[1], have[1]), min(wanted[2], have[2])


async def convert_tokens(game: Pioneers, player: Player, effect: Convert, _cause: Cause) -> None:
    """Pay in full, or nothing happens. [PIO-259]"""
    if can_pay(player, RESOURCES.vector(effect.give)):
        await pay(game, player, RESOURCES.vector(effect.give))
        await gain(game, player, RESOURCES.vector(effect.get))


# Cards ------------------------------------------------------------------------------------------------------------


async def draw_into_hand(game: Pioneers, player: Player, effect: DrawCards, _cause: Cause) -> None:
    await draw_cards(game, player, DECKS.index(effect.deck), effect.n)


async def peek_at_deck(game: Pioneers, player: Player, effect: Peek, _cause: Cause) -> None:
    await peek(game, player, DECKS.index(effect.deck), effect.n)


async def see_hand(game: Pioneers, other: Player, _effect: LookHand, cause: Cause) -> None:
    """The player of the card alone sees the other's hand as it is now. [PIO-016]"""
    if other.hand:
        names = ", ".join(card.name for card in other.hand)
        await reveal("somebody has seen a hand")
        say(
            game,
            "You saw in the hand of {other}: {cards}",
            to=cause.player,
            others="{player} looked at the hand of {other}",
            player=cause.player,
            other=other,
            cards=names,
        )


async def discard_from_town(game: Pioneers, owner: Player, effect: Discard, cause: Cause) -> None:
    """The chooser names the cards, never the HQ; then they are lost unless protected. [PIO-241, PIO-275]"""
    chooser = cause.player if effect.chooser == "self" else owner
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


async def discard_from_hand(game: Pioneers, player: Player, effect: DiscardHand, _cause: Cause | None = None) -> None:
    """Cards of one's choice, face up, to the discard piles of their decks. [PIO-036]"""
    for _ in range(min(effect.n, len(player.hand))):
        card = await choose(
            player,
            "Discard which card from hand?",
            lambda: list(dict.fromkeys(player.hand)),
            rule="PIO-279",
            hidden=len(player.hand),
        )
        player.hand.remove(card)
        discard(game, card)
        say(game, "{player} discarded {card}", player=player, card=card)


async def buy_cheaper(game: Pioneers, player: Player, effect: MarketBuy, _cause: Cause) -> None:
    """A purchase by the rules of the Market action, cheaper, without using the action. [PIO-267]"""
    discount = effect.discount
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


# Research, points and turns ---------------------------------------------------------------------------------------


async def place_research(game: Pioneers, player: Player, effect: PlaceResearch, _cause: Cause) -> None:
    await place_free(game, player, effect.n)


async def gain_points(game: Pioneers, player: Player, effect: GainPoints, _cause: Cause) -> None:
    """Points that cannot be lost."""
    player.permanent += effect.n
    move_marker(game, player)


async def win_turn(game: Pioneers, player: Player, _effect: ExtraTurn, _cause: Cause) -> None:
    player.extra += 1
    say(game, "{player} won an additional turn", player=player)


# Rolls, bans and choices ------------------------------------------------------------------------------------------


async def roll_to_defend(game: Pioneers, defender: Player, effect: DefenceRoll, cause: Cause) -> None:
    """A defence roll against an event; on a failure the defender suffers what it says. [PIO-274]"""
    attacker, _, source = cause
    assert isinstance(source, Card)
    if not await defend(game, attacker, defender, source, amount(effect.difficulty, defender)):
        await carry_out(game, effect.on_fail, attacker, defender, source)


async def forbid(game: Pioneers, _player: Player, effect: Forbid, _cause: Cause) -> None:
    """Until the end of the round, for everybody. [PIO-278]"""
    if effect.what == "wastes_action":
        game.no_wastes = True
        say(game, "The Wastes action was banned for the rest of the round")
    else:
        game.no_attacks = True
        say(game, "Attack cards were banned for the rest of the round")


async def change_production(game: Pioneers, _player: Player, effect: ProductionChange, _cause: Cause) -> None:
    """For every town, in Step 2 of this round. [PIO-278]"""
    changes = effect.food, effect.credit, effect.response
    game.changes += [(effect.tag, kind, changes[kind]) for kind in range(len(RESOURCES.kinds)) if changes[kind]]


class Way(Content, frozen=True):
    """One of the options that a card gives."""

    effects: tuple[Effect, ...]
    text: str

    def face(self) -> Face:
        return Face(self.text, self.text.capitalize())


@cache
def ways(effect: Choose) -> tuple[Way, ...]:
    return tuple(Way(effects, effects_text(effects)) for effects in effect.options)


async def choose_way(game: Pioneers, chooser: Player, effect: Choose, cause: Cause) -> None:
    """One option that can be carried out; with none nothing happens. [PIO-193, PIO-233]"""
    player, target, source = cause
    if effect.who != "self":
        target = chooser
    possible = [way for way in ways(effect) if feasible(game, way.effects, player, target)]
    if possible:
        way = await choose(chooser, "Which of these?", possible, rule="PIO-193")
        await carry_out(game, way.effects, player, target, source)
