"""The verbs of cards, tiles, boards and track: what content can say. `effects.py` runs them.

A list of verbs runs from left to right for its subject: the active player for events, the owner for all else.
"""

from __future__ import annotations

from functools import cache
from typing import Literal, Union

from holdfast.engine.content import Content
from holdfast.games.arkosa.amounts import Amounts, Resource

Deck = Literal["low", "medium", "high", "raid", "sawbones"]
Pack = Literal["brown", "green", "purple"]
RoomType = Literal["labour", "science", "entertainment"]
Metric = Literal[
    "food", "nitrogen", "scrap", "magtape", "shard", "tokens", "larder", "morale", "reputation", "population",
    "powered_rooms", "labour", "science", "entertainment",
]  # fmt: skip


class Gain(Amounts, frozen=True, tag_field="op", tag="gain"):
    """Take tokens from the general supply, move up on tracks."""


class Lose(Amounts, frozen=True, tag_field="op", tag="lose"):
    """Return tokens as far as there are, move down on tracks; a shard in the bunker may be deactivated instead."""


class Pay(Amounts, frozen=True, tag_field="op", tag="pay"):
    """A cost, all or nothing, from the supply."""


class GainChoice(Content, frozen=True, tag_field="op", tag="gain_choice"):
    """Gain so many tokens in any mix of these kinds."""

    n: int
    of: tuple[Resource, ...]


class LoseChoice(Content, frozen=True, tag_field="op", tag="lose_choice"):
    """Lose so many tokens in any mix of these kinds, as many as possible."""

    n: int
    of: tuple[Resource, ...]


class Convert(Content, frozen=True, tag_field="op", tag="convert"):
    """Exchange as often as wanted, at most so often."""

    pay: Amounts
    get: Amounts
    max: int | None = None


class RollGain(Content, frozen=True, tag_field="op", tag="roll_gain"):
    """Roll the resource die to gain."""

    n: int


class RollDamage(Content, frozen=True, tag_field="op", tag="roll_damage"):
    """Roll the resource die to suffer."""

    n: int


class RollD6(Content, frozen=True, tag_field="op", tag="roll_d6"):
    """Roll the numbered die; ranges of faces name what happens."""

    table: dict[str, tuple[Op, ...]]


class Heal(Content, frozen=True, tag_field="op", tag="heal"):
    """Injured colonists of choice go to the resting side, or to hand."""

    n: int
    to: Literal["resting", "hand"] = "resting"


class Injure(Content, frozen=True, tag_field="op", tag="injure"):
    """Injure the explorer, the worker, or colonists of choice."""

    n: int
    who: Literal["explorer", "worker", "choice"]


class Deactivate(Content, frozen=True, tag_field="op", tag="deactivate"):
    """Flip active shards of the bunker to X; `by: source` lets the owner of the card pick."""

    n: int
    by: Literal["subject", "source"] = "subject"


class Fix(Content, frozen=True, tag_field="op", tag="fix"):
    """Flip X shards of the bunker back to active."""

    n: int


class Choose(Content, frozen=True, tag_field="op", tag="choose"):
    """One of these lists, of those that can be carried out."""

    options: tuple[tuple[Op, ...], ...]


class May(Content, frozen=True, tag_field="op", tag="may"):
    """Run the list, or not."""

    do: tuple[Op, ...]


class Each(Content, frozen=True, tag_field="op", tag="each"):
    """Run the list for all players, or for all opponents, clockwise."""

    who: Literal["all", "opponents"]
    do: tuple[Op, ...]


class Target(Content, frozen=True, tag_field="op", tag="target"):
    """Run the list for an opponent of choice."""

    do: tuple[Op, ...]


class Steal(Content, frozen=True, tag_field="op", tag="steal"):
    """Take tokens of these kinds from an opponent of choice."""

    n: int
    of: tuple[Resource, ...]


class Rank(Content, frozen=True, tag_field="op", tag="rank"):
    """Run the list for everybody with the most, or the least, of something."""

    metric: Metric
    pick: Literal["most", "least"]
    do: tuple[Op, ...]


class DrawEvent(Content, frozen=True, tag_field="op", tag="draw_event"):
    """Draw and resolve a card of a deck."""

    deck: Deck


class ResetLine(Content, frozen=True, tag_field="op", tag="reset_line"):
    """Discard all rooms of the production line, then draw new ones."""


class Recruit(Content, frozen=True, tag_field="op", tag="recruit"):
    """Look at cards of the colonist deck of the round, and keep some."""

    look: int
    keep: int


class RecruitPath(Content, frozen=True, tag_field="op", tag="recruit_path"):
    """Take the colonist at a location of the path."""

    at: str


class Exile(Content, frozen=True, tag_field="op", tag="exile"):
    """Exile colonists of choice, with or without the usual penalty."""

    n: int
    penalty: bool


class Explore(Content, frozen=True, tag_field="op", tag="explore"):
    """Explore with this backpack, its discount, and printed or chosen steps."""

    pack: Pack
    discount: Amounts = Amounts()
    steps: Literal["printed", "choose_1_to_6"] = "printed"


class Special(Content, frozen=True, tag_field="op", tag="special"):
    """A rule of one card, written in Python."""

    rule: Literal[
        "take_out_a_shard", "rest_at_random", "work_again", "copy_an_action", "activate_a_neighbour"
    ]  # fmt: skip


class ExploreMod(Content, frozen=True, tag_field="op", tag="explore_mod"):
    """Item: the exploration being declared costs nothing."""

    free: bool


class BuildMod(Content, frozen=True, tag_field="op", tag="build_mod"):
    """Item: the room being built costs less."""

    discount: Amounts


class Prevent(Content, frozen=True, tag_field="op", tag="prevent"):
    """Item: a raid passes its owner by, or so many pairs count as fed."""

    what: Literal["raid", "ration_loss"]
    n: int = 0


Op = Union[  # noqa: UP007  # msgspec reads it from the annotations above, which name it before it is defined
    Gain, Lose, Pay, GainChoice, LoseChoice, Convert, RollGain, RollDamage, RollD6, Heal, Injure, Deactivate, Fix,
    Choose, May, Each, Target, Steal, Rank, DrawEvent, ResetLine, Recruit, RecruitPath, Exile, Explore, Special,
    ExploreMod, BuildMod, Prevent,
]  # fmt: skip
Ops = tuple[Op, ...]


@cache
def by_number(op: RollD6) -> dict[int, Ops]:
    """What each face of the numbered die does: "1-2" stands for the faces 1 and 2."""
    found = dict[int, Ops]()
    for faces, do in op.table.items():
        first, _, last = faces.partition("-")
        for number in range(int(first), int(last or first) + 1):
            found[number] = do
    return found
