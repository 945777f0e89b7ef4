"""The verbs of cards, tiles, boards and track, and the steps of solo cards, with their parameters.

`effects.py` binds each to the function that carries it out. A list of effects runs from left to right for its subject:
the active player for events, the owner for all else.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Literal

from holdfast.engine.content import Content
from holdfast.games.arkosa.amounts import Amounts, Resource
from holdfast.games.arkosa.convert import rewrite_effect, rewrite_step
from holdfast.games.toolkit.effects import Tagged, Vocabulary

Running = Coroutine[Any, Any, None]
Deck = Literal["low", "medium", "high", "raid", "sawbones"]
Pack = Literal["brown", "green", "purple"]
RoomType = Literal["labour", "science", "entertainment"]
Metric = Literal[
    "food", "nitrogen", "scrap", "magtape", "shard", "tokens", "larder", "morale", "reputation", "population",
    "powered_rooms", "labour", "science", "entertainment",
]  # fmt: skip


class Effect(Tagged):
    """An effect of a card, tile, board or space of the track."""

    __slots__ = ()


Effects = tuple[Effect, ...]


class Gain(Amounts, Effect, frozen=True):
    """Take tokens from the general supply, move up on tracks."""


class Lose(Amounts, Effect, frozen=True):
    """Return tokens as far as there are, move down on tracks; a shard in the bunker may be deactivated instead."""


class Pay(Amounts, Effect, frozen=True):
    """A cost, all or nothing, from the supply."""


class GainChoice(Content, Effect, frozen=True):
    """Gain n tokens in any mix of these kinds."""

    n: int
    of: tuple[Resource, ...]


class LoseChoice(Content, Effect, frozen=True):
    """Lose n tokens in any mix of these kinds, as many as possible."""

    n: int
    of: tuple[Resource, ...]


class Convert(Content, Effect, frozen=True):
    """Exchange as often as wanted, or at most `max` times."""

    pay: Amounts
    get: Amounts
    max: int | None = None


class RollGain(Content, Effect, frozen=True):
    """Roll the resource die to gain."""

    n: int


class RollDamage(Content, Effect, frozen=True):
    """Roll the resource die to suffer."""

    n: int


class Faces(Content, frozen=True):
    """What happens on these faces of the numbered die."""

    faces: tuple[int, ...]
    do: Effects = ()


class RollD6(Content, Effect, frozen=True):
    """Roll the numbered die; its table says what each face does."""

    table: tuple[Faces, ...]


class Heal(Content, Effect, frozen=True):
    """Injured colonists of choice go to the resting side, or to hand."""

    n: int
    to: Literal["resting", "hand"] = "resting"


class Injure(Content, Effect, frozen=True):
    """Injure the explorer, the worker, or colonists of choice."""

    who: Literal["explorer", "worker", "choice"]
    n: int = 1


class Deactivate(Content, Effect, frozen=True):
    """Flip active shards of the bunker to X; `by: source` lets the owner of the card pick."""

    n: int
    by: Literal["subject", "source"] = "subject"


class Fix(Content, Effect, frozen=True):
    """Flip X shards of the bunker back to active."""

    n: int


class Choose(Content, Effect, frozen=True):
    """One of these lists, of those that can be carried out."""

    options: tuple[Effects, ...]


class May(Content, Effect, frozen=True):
    """Run the list, or not."""

    do: Effects


class Each(Content, Effect, frozen=True):
    """Run the list for all players, or for all opponents, clockwise."""

    who: Literal["all", "opponents"]
    do: Effects


class Target(Content, Effect, frozen=True):
    """Run the list for an opponent of choice."""

    do: Effects


class Steal(Content, Effect, frozen=True):
    """Take tokens of these kinds from an opponent of choice."""

    n: int
    of: tuple[Resource, ...]


class Rank(Content, Effect, frozen=True):
    """Run the list for everybody with the most, or the least, of something."""

    metric: Metric
    pick: Literal["most", "least"]
    do: Effects


class DrawEvent(Content, Effect, frozen=True):
    """Draw and resolve a card of a deck."""

    deck: Deck


class ResetLine(Content, Effect, frozen=True):
    """Discard all rooms of the production line, then draw new ones."""


class Recruit(Content, Effect, frozen=True):
    """Look at cards of the colonist deck of the round, and keep some."""

    look: int
    keep: int


class RecruitPath(Content, Effect, frozen=True):
    """Take the colonist at a location of the path."""

    at: str


class Exile(Content, Effect, frozen=True):
    """Exile colonists of choice, with or without the usual penalty."""

    n: int
    penalty: bool


class Explore(Content, Effect, frozen=True):
    """Explore with this backpack, its discount, and printed or chosen steps."""

    pack: Pack
    discount: Amounts = Amounts()
    steps: Literal["printed", "choose_1_to_6"] = "printed"


class TakeOutShard(Content, Effect, frozen=True):
    """Take a power shard out of the bunker."""


class RestAtRandom(Content, Effect, frozen=True):
    """A random colonist goes from hand to the resting side."""


class WorkAgain(Content, Effect, frozen=True):
    """Use a resting colonist once more."""


class CopyAction(Content, Effect, frozen=True):
    """Carry out an action of an opponent's resting colonist."""


class ActivateNeighbour(Content, Effect, frozen=True):
    """Activate an adjacent powered room once more."""


class ExploreMod(Content, Effect, frozen=True):
    """Item: the exploration being declared costs nothing."""

    free: bool


class BuildMod(Content, Effect, frozen=True):
    """Item: the room being built costs less."""

    discount: Amounts


class Prevent(Content, Effect, frozen=True):
    """Item: a raid passes its owner by, or n pairs count as fed."""

    what: Literal["raid", "ration_loss"]
    n: int = 0


VERBS = Vocabulary[Callable[..., Running]](
    "verb",
    Effect,
    {
        "gain": Gain,
        "lose": Lose,
        "pay": Pay,
        "gain_choice": GainChoice,
        "lose_choice": LoseChoice,
        "convert": Convert,
        "roll_gain": RollGain,
        "roll_damage": RollDamage,
        "roll_d6": RollD6,
        "heal": Heal,
        "injure": Injure,
        "deactivate": Deactivate,
        "fix": Fix,
        "choose": Choose,
        "may": May,
        "each": Each,
        "target": Target,
        "steal": Steal,
        "rank": Rank,
        "draw_event": DrawEvent,
        "reset_line": ResetLine,
        "recruit": Recruit,
        "recruit_path": RecruitPath,
        "exile": Exile,
        "explore": Explore,
        "take_out_a_shard": TakeOutShard,
        "rest_at_random": RestAtRandom,
        "work_again": WorkAgain,
        "copy_an_action": CopyAction,
        "activate_a_neighbour": ActivateNeighbour,
        "explore_mod": ExploreMod,
        "build_mod": BuildMod,
        "prevent": Prevent,
    },
    rewrite_effect,
)


# Steps of solo cards ---------------------------------------------------------------------------------------------


class Step(Tagged):
    """A step of a solo card."""

    __slots__ = ()


class BuildStep(Content, Step, frozen=True):
    """The bot builds a room."""


class RecruitStep(Content, Step, frozen=True):
    """The bot recruits a colonist."""


class GainStep(Amounts, Step, frozen=True):
    """The bot gains tokens, morale and reputation."""


class WorkStep(Content, Step, frozen=True):
    """The bot puts a colonist to work: the numbers of its actions, in the order in which the bot tries them."""

    priority: tuple[int, ...]


STEPS = Vocabulary[Callable[..., Running]](
    "step",
    Step,
    {"build": BuildStep, "recruit": RecruitStep, "gain": GainStep, "work": WorkStep},
    rewrite_step,
)
