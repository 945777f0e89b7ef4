"""2. Player Actions › Put a Colonist to Work."""

from __future__ import annotations

from functools import cache

from holdfast.engine.content import Content
from holdfast.engine.requests import Face, Refusal
from holdfast.engine.story import say
from holdfast.games.arkosa.amounts import KINDS
from holdfast.games.arkosa.pieces import Colonist
from holdfast.games.arkosa.rules.colonists import begin_work, lay_down, leave_hand
from holdfast.games.arkosa.rules.symbols import can_start, price, run
from holdfast.games.arkosa.state import Arkosa, Player
from holdfast.games.arkosa.verbs import Effects
from holdfast.games.arkosa.wording import text


class Work(Content, frozen=True):
    """Put a colonist to work with one of its actions, numbered from the left. [ARK-065]"""

    colonist: Colonist
    number: int

    @property
    def effects(self) -> Effects:
        return self.colonist.actions[self.number - 1]

    def face(self) -> Face:
        return Face(
            f"{self.colonist.key} {self.number}",
            f"{self.colonist.name}: {text(self.effects)}",
            (f"colonist {self.colonist.key}", f"work {self.colonist.key} {self.number}"),
        )


def laid_face(work: Work) -> Face:
    """The work of a colonist whose card is laid down: an option can point only at the card."""
    face = work.face()
    return face._replace(places=face.places[:1])


@cache
def works(colonist: Colonist) -> tuple[Work, ...]:
    """All actions of a colonist, from left to right."""
    return tuple(Work(colonist, number) for number in range(1, len(colonist.actions) + 1))


def possible_work(game: Arkosa, player: Player, among: list[Colonist]) -> list[Work]:
    """Every printed action whose cost can be paid, also one that will do nothing. [ARK-068]"""
    return [
        work
        for colonist in among
        for work in works(colonist)
        if not price(work.effects) or can_start(game, player, work.effects)
    ]


def impossible_work(game: Arkosa, player: Player) -> list[Refusal]:
    """The actions in hand that cannot be paid."""
    return [
        Refusal(work.face(), f"it costs {KINDS.text(price(work.effects))}", "ARK-068")
        for colonist in player.hand
        for work in works(colonist)
        if not can_start(game, player, work.effects)
    ]


async def put_to_work(game: Arkosa, player: Player, work: Work) -> None:
    """Play a colonist from hand, carry out one of its actions, lay it down. [ARK-065, ARK-070, ARK-071]"""
    leave_hand(player, work.colonist)
    await do_work(game, player, work)


async def do_work(game: Arkosa, player: Player, work: Work) -> None:
    """The colonist is at work until it is laid down, resting or injured. [ARK-070, ARK-328]"""
    begin_work(player, work.colonist)
    say(game, "{player} put {colonist} to work", player=player, colonist=work.colonist)
    await run(game, player, work.effects)
    lay_down(player)
