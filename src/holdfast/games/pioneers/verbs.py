"""The verbs of cards, HQs, survivors and projects: a small closed list. `effects.py` carries them out. [PIO-279]"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from holdfast.engine.content import Content

Resource = Literal["food", "credit", "response"]
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


# Effects: done once, when a card is played, activated, or fails to be fended off ------------------------------------


class Gain(Content, frozen=True, tag_field="op", tag="gain"):
    """Take tokens from the central stores; of `choice` the gaining player picks each."""

    res: Literal["food", "credit", "response", "choice"]
    n: Amount
    who: Who = "self"


class Lose(Content, frozen=True, tag_field="op", tag="lose"):
    """Return tokens, or all there are; `exact` as an option: only if all of them can be given."""

    res: Literal["food", "credit", "response", "choice"]
    n: Amount
    who: Who = "self"
    exact: bool = False


class Steal(Content, frozen=True, tag_field="op", tag="steal"):
    """Take tokens from the target; of `any` the thief picks each."""

    res: Literal["food", "credit", "response", "any"]
    n: Count


class Convert(Content, frozen=True, tag_field="op", tag="convert"):
    """Pay the one to get the other."""

    give: dict[Resource, Count]
    get: dict[Resource, Count]


class DrawCards(Content, frozen=True, tag_field="op", tag="draw"):
    """Take cards from the top of a deck into hand."""

    deck: DeckName
    n: Count
    who: Who = "self"


class PlaceResearch(Content, frozen=True, tag_field="op", tag="place_research"):
    """Place 1 to n own research tokens on one project without paying."""

    n: Count
    who: Who = "self"


class GainPoints(Content, frozen=True, tag_field="op", tag="gain_vp"):
    """Permanent victory points."""

    n: Count
    who: Who = "self"


class Discard(Content, frozen=True, tag_field="op", tag="discard"):
    """Cards of a type or with a tag leave a town; `chooser` names them: the owner, or the player of the card."""

    type: Literal["structure", "item", "personality", "farm", "livestock", "weapon"]
    n: Count
    who: Who = "self"
    chooser: Literal["owner", "self"] = "owner"


class DiscardSelf(Content, frozen=True, tag_field="op", tag="discard_self"):
    """This card leaves the town, as a cost."""


class DiscardHand(Content, frozen=True, tag_field="op", tag="discard_hand"):
    """Discard cards of one's choice from hand, face up."""

    n: Count
    who: Who = "self"


class ExtraTurn(Content, frozen=True, tag_field="op", tag="extra_turn"):
    """One additional turn in this Step 1."""


class DefenceRoll(Content, frozen=True, tag_field="op", tag="defence_roll"):
    """Each of these players in turn makes a defence roll and suffers `on_fail` if it fails."""

    difficulty: Amount
    on_fail: tuple[Effect, ...]
    who: Who = "self"


class Forbid(Content, frozen=True, tag_field="op", tag="forbid"):
    """Nobody may do this until the end of the round."""

    what: Literal["wastes_action", "attack_cards"]


class ProductionChange(Content, frozen=True, tag_field="op", tag="production_change"):
    """In Step 2 of this round every card with the tag that produces `res` yields so much more, or less."""

    tag: Literal["farm", "livestock", "weapon"]
    res: Resource
    n: int


class Choose(Content, frozen=True, tag_field="op", tag="choose"):
    """These players pick one of the options that can be carried out; an empty one only if there is no other."""

    options: tuple[tuple[Effect, ...], ...]
    who: Who = "self"


class Peek(Content, frozen=True, tag_field="op", tag="peek"):
    """Look at the top cards of a deck and put each back on top or at the bottom."""

    deck: DeckName
    n: Count


class MarketBuy(Content, frozen=True, tag_field="op", tag="market_buy"):
    """Buy a card from the market, cheaper, without using the action."""

    discount: Count


class LookHand(Content, frozen=True, tag_field="op", tag="look_hand"):
    """See a player's hand."""

    who: Who


Effect = (
    Gain | Lose | Steal | Convert | DrawCards | PlaceResearch | GainPoints | Discard | DiscardHand | ExtraTurn
    | DefenceRoll | Forbid | ProductionChange | Choose | Peek | MarketBuy | LookHand
)  # fmt: skip
Cost = Lose | DiscardHand | DiscardSelf
"""What an activation may cost."""


# Reactions --------------------------------------------------------------------------------------------------------


class Modifier(Content, frozen=True, tag_field="op", tag="modifier"):
    """Added to rolls: to defend, to raid, or all. In a reaction it lasts for the fight."""

    roll: Literal["defence", "raid", "all"]
    n: int


class Reroll(Content, frozen=True, tag_field="op", tag="reroll"):
    """Reroll both dice without paying."""


class Prevent(Content, frozen=True, tag_field="op", tag="prevent"):
    """The threatened structure stays."""


Reacting = Modifier | Reroll | Prevent


# Passive effects: as long as the card lies there ------------------------------------------------------------------


class WaiveCard(Content, frozen=True, tag_field="op", tag="waive_card"):
    """So many cards of this type need no maintenance."""

    type: Literal["structure", "item", "personality"]
    n: Count


class WaiveTokens(Content, frozen=True, tag_field="op", tag="waive_tokens"):
    """The whole maintenance bill is lower by up to so many tokens of a kind."""

    res: Resource
    n: Count


class Capacity(Content, frozen=True, tag_field="op", tag="capacity"):
    """The resource pile holds more."""

    n: Count


class MarketDiscount(Content, frozen=True, tag_field="op", tag="market_discount"):
    """Market cards are cheaper."""

    n: Count


class PlanBonus(Content, frozen=True, tag_field="op", tag="plan_bonus"):
    """Plan actions yield more."""

    res: Resource
    n: Count


class WastesExtra(Content, frozen=True, tag_field="op", tag="wastes_extra"):
    """Wastes actions draw more cards; with `all` more are kept, too."""

    n: Count
    keep: Literal["one", "all"]


class ResearchFree(Content, frozen=True, tag_field="op", tag="research_free"):
    """The first tokens of a Research action cost nothing."""

    n: Count


class ResearchBonus(Content, frozen=True, tag_field="op", tag="research_bonus"):
    """After a Research action more tokens may be placed on the same project, free and beyond the maximum."""

    n: Count


class FreePlay(Content, frozen=True, tag_field="op", tag="free_play"):
    """Cards of this type cost no response token to play: all of them, or the first of each turn."""

    type: Literal["structure", "item", "personality", "event", "attack"]
    limit: Literal["none", "once_per_turn"]


Passive = (
    Modifier | WaiveCard | WaiveTokens | Capacity | MarketDiscount | PlanBonus | WastesExtra | ResearchFree
    | ResearchBonus | FreePlay
)  # fmt: skip
