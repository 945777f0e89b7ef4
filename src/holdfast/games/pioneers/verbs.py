"""The verbs of cards, HQs, survivors and projects, in four closed lists. `effects.py` binds them. [PIO-279]

An effect is done once, a cost is paid for an activation, a reaction happens at its own moment, and a passive effect
lasts as long as its card lies there.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Final, Literal, get_args

import msgspec

from holdfast.engine.content import Content
from holdfast.games.pioneers.convert import rewrite
from holdfast.games.toolkit.effects import Tagged, Vocabulary

Resource = Literal["food", "credit", "response"]
Kind = Literal["structure", "item", "personality", "event", "attack"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
DeckName = Literal["market", "wastes"]
Who = Literal["self", "target", "opponents", "each"]
Limit = Literal["none", "once_per_turn", "once_per_round"]
Count = Annotated[int, msgspec.Meta(ge=0)]


class BySize(Content, frozen=True):
    """A number that depends on the town size of the player it applies to."""

    small: Count
    medium: Count
    large: Count


Amount = Count | BySize


class Effect(Tagged):
    """Something done once: when a card is played or activated, or when a roll against it fails."""


class Cost(Tagged):
    """Part of what an activation costs."""


class ReactionEffect(Tagged):
    """What a card does at its own moment."""


class Passive(Tagged):
    """An effect that lasts as long as the card lies there."""


class HowMany(Content, frozen=True):
    """A parameter that several verbs have."""

    n: Count


class TokenCounts(Content, frozen=True):
    """Tokens by kind, for verbs that do not depend on the town size."""

    food: Count = 0
    credit: Count = 0
    response: Count = 0


# Tokens -----------------------------------------------------------------------------------------------------------


class Gain(Content, Effect, frozen=True):
    """Take tokens from the central stores; of `choice` the gaining player picks each."""

    food: Amount = 0
    credit: Amount = 0
    response: Amount = 0
    choice: Amount = 0
    who: Who = "self"


class Lose(Content, Effect, Cost, frozen=True):
    """Return tokens, or all there are; of `choice` the losing player picks each.

    `exact`, in an option of `choose`: the option is open only to a player who has all of them.
    """

    food: Amount = 0
    credit: Amount = 0
    response: Amount = 0
    choice: Amount = 0
    who: Who = "self"
    exact: bool = False


class Steal(TokenCounts, Effect, frozen=True):
    """Take tokens from the target; of `any` the thief picks each."""

    any: Count = 0


class Convert(Content, Effect, frozen=True):
    """Pay the tokens of `give` to get those of `get`."""

    give: dict[Resource, Count]
    get: dict[Resource, Count]


# Cards, research and points ---------------------------------------------------------------------------------------


class DrawCards(Content, Effect, frozen=True):
    """Take cards from the top of a deck into hand."""

    deck: DeckName
    n: Count = 1
    who: Who = "self"


class Peek(Content, Effect, frozen=True):
    """Look at the top cards of a deck and put each back on top or at the bottom."""

    deck: DeckName
    n: Count = 1


class LookHand(Content, Effect, frozen=True):
    """See a player's hand."""

    who: Who


class Discard(Content, Effect, frozen=True):
    """Cards of a type or with a tag leave a town; `chooser` names them: the owner, or the player of the card."""

    type: Literal["structure", "item", "personality", "farm", "livestock", "weapon"]
    n: Count = 1
    who: Who = "self"
    chooser: Literal["owner", "self"] = "owner"


class DiscardHand(HowMany, Effect, Cost, frozen=True):
    """Discard cards of one's choice from hand, face up."""

    who: Who = "self"


class DiscardSelf(Content, Cost, frozen=True):
    """This card leaves the town."""


class MarketBuy(Content, Effect, frozen=True):
    """Buy a card from the market, cheaper, without using the action."""

    discount: Count


class PlaceResearch(HowMany, Effect, frozen=True):
    """Place 1 to n own research tokens on one project without paying."""

    who: Who = "self"


class GainPoints(HowMany, Effect, frozen=True):
    """Permanent victory points."""

    who: Who = "self"


# Turns, rolls, bans and choices -----------------------------------------------------------------------------------


class ExtraTurn(Content, Effect, frozen=True):
    """One additional turn in this Step 1."""


class DefenceRoll(Content, Effect, frozen=True):
    """Each of these players in turn makes a defence roll and suffers `on_fail` if it fails."""

    difficulty: Amount
    on_fail: tuple[Effect, ...]
    who: Who = "self"


class Forbid(Content, Effect, frozen=True):
    """Nobody may do this until the end of the round."""

    what: Literal["wastes_action", "attack_cards"]


class ProductionChange(Content, Effect, frozen=True):
    """In Step 2 of this round every card with the tag yields more, or less, of each kind that it produces."""

    tag: Literal["farm", "livestock", "weapon"]
    food: int = 0
    credit: int = 0
    response: int = 0


class Choose(Content, Effect, frozen=True):
    """These players pick one of the options that can be carried out; an empty one only if there is no other."""

    options: tuple[tuple[Effect, ...], ...]
    who: Who = "self"


# Reactions --------------------------------------------------------------------------------------------------------


class Modifier(Content, ReactionEffect, Passive, frozen=True):
    """Added to rolls: to defend, to raid, or all. In a reaction it lasts for the fight."""

    roll: Literal["defence", "raid", "all"]
    n: int


class Reroll(Content, ReactionEffect, frozen=True):
    """Reroll both dice without paying."""


class Prevent(Content, ReactionEffect, frozen=True):
    """The threatened structure stays."""


# Passive effects --------------------------------------------------------------------------------------------------


class WaiveCard(Content, Passive, frozen=True):
    """n cards of this type need no maintenance."""

    type: Literal["structure", "item", "personality"]
    n: Count = 1


class WaiveTokens(TokenCounts, Passive, frozen=True):
    """The whole maintenance bill is lower by up to this many tokens of each kind."""


class PlanBonus(TokenCounts, Passive, frozen=True):
    """Plan actions yield more."""


class Capacity(HowMany, Passive, frozen=True):
    """The resource pile holds more."""


class MarketDiscount(HowMany, Passive, frozen=True):
    """Market cards are cheaper."""


class WastesExtra(HowMany, Passive, frozen=True):
    """Wastes actions draw more cards; with `all` more are kept, too."""

    keep: Literal["one", "all"]


class ResearchFree(HowMany, Passive, frozen=True):
    """The first tokens of a Research action cost nothing."""


class ResearchBonus(HowMany, Passive, frozen=True):
    """After a Research action more tokens may be placed on the same project, free and beyond the maximum."""


class FreePlay(Content, Passive, frozen=True):
    """Cards of this type cost no response token to play: all of them, or the first of each turn."""

    type: Kind
    limit: Literal["none", "once_per_turn"]


VERBS = Vocabulary[Callable[..., Awaitable[None]]](
    "verb",
    Effect,
    {
        "gain": Gain,
        "lose": Lose,
        "steal": Steal,
        "convert": Convert,
        "draw": DrawCards,
        "peek": Peek,
        "look_hand": LookHand,
        "discard": Discard,
        "discard_hand": DiscardHand,
        "market_buy": MarketBuy,
        "place_research": PlaceResearch,
        "gain_vp": GainPoints,
        "extra_turn": ExtraTurn,
        "defence_roll": DefenceRoll,
        "forbid": Forbid,
        "production_change": ProductionChange,
        "choose": Choose,
    },
    rewrite,
)
COSTS = Vocabulary[Any]("cost", Cost, {"lose": Lose, "discard_hand": DiscardHand, "discard_self": DiscardSelf}, rewrite)
REACTIONS = Vocabulary[Any](
    "reaction", ReactionEffect, {"modifier": Modifier, "reroll": Reroll, "prevent": Prevent}, rewrite
)
PASSIVES = Vocabulary[Callable[[list[int], Any], None]](
    "passive effect",
    Passive,
    {
        "modifier": Modifier,
        "waive_card": WaiveCard,
        "waive_tokens": WaiveTokens,
        "plan_bonus": PlanBonus,
        "capacity": Capacity,
        "market_discount": MarketDiscount,
        "wastes_extra": WastesExtra,
        "research_free": ResearchFree,
        "research_bonus": ResearchBonus,
        "free_play": FreePlay,
    },
    rewrite,
)
