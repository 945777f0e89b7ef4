"""A play that also stops where chance decides, so that the caller sees each outcome with its probability."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from holdfast.engine.chance import ChanceRequest, Draw, Generator64, Roll, Shuffle
from holdfast.engine.game import Game, State
from holdfast.engine.play import Play
from holdfast.engine.requests import Outcome, face_of


class _ChanceAsked(Exception):  # not an error: leaves the driver when a rule asks chance
    """A rule asks chance."""


class ChancePlay(Play[Any]):
    """A play in which `chance` is the open request to chance, or None, and `decide_chance` answers it.

    A shuffle is answered piece by piece. A request with a single outcome answers itself.
    """

    __slots__ = ("_order", "chance")

    def __init__(self, game: Game[Any], state: State) -> None:
        super().__init__(game, state, Generator64(0))
        self.chance: ChanceRequest[Any] | None = None
        self._order: list[int] = []
        self.keep_checkpoints()

    def _chance(self, request: ChanceRequest[Any]) -> Outcome:
        only = only_outcome(request)
        if only is None:
            self.chance = request
            raise _ChanceAsked
        return only

    def _run(self, value: object) -> None:
        try:
            super()._run(value)
        except _ChanceAsked:
            return

    def outcomes(self) -> list[tuple[int, float]]:
        """The possible outcomes, as numbers for `decide_chance`, with their probabilities."""
        request = self.chance
        assert request is not None
        if isinstance(request, Roll):
            return _grouped([(index, face_of(face).key) for index, face in enumerate(request.faces)])
        if isinstance(request, Shuffle):
            return _grouped([(index, face_of(request.items[index]).key) for index in self._left(request)])
        return _grouped(
            [(index, id(piece)) for index, piece in enumerate(request.pile.rest)]
        )  # equal ones are one object

    def _left(self, request: Shuffle[Any]) -> list[int]:
        """The pieces of a shuffle whose place is not decided yet."""
        return [index for index in range(len(request.items)) if index not in self._order]

    def decide_chance(self, number: int) -> None:
        """Answer for chance."""
        request = self.chance
        assert request is not None
        if isinstance(request, Shuffle):
            self._order.append(number)
            left = self._left(request)
            if len(left) > 1:
                return
            order = (*self._order, *left)
            self._go_on(order, request.apply(order))
        else:
            self._go_on(number, request.apply(number))

    def _go_on(self, outcome: Outcome, answer: object) -> None:
        self.chance, self._order = None, []
        self._journal.append(outcome)
        self._run(answer)

    def outcome_label(self, number: int) -> str:
        """An outcome in words."""
        request = self.chance
        assert request is not None
        key = request.key((number,)) if isinstance(request, Shuffle) else request.key(number)
        return f"{request.name}: {key}"

    def copy(self) -> ChancePlay:
        """An independent copy."""
        return self._with_chance(self._twin(self._journal, self._redeals, self.generator))

    def redealt(self, seat: int, seed: int) -> ChancePlay:
        """A copy in which everything hidden from a seat is dealt again. Not while chance is asked."""
        assert self.chance is None
        return self._with_chance(self.fork(as_seen_by=seat, seed=seed))

    def _with_chance(self, twin: Play[Any]) -> ChancePlay:
        made = ChancePlay.__new__(ChancePlay)
        for name in Play.__slots__:
            setattr(made, name, getattr(twin, name))
        waiting: object = twin._pending
        made.chance = waiting if isinstance(waiting, Roll | Draw | Shuffle) else None
        made._order = self._order[:]
        made.keep_checkpoints()
        return made


def _grouped(found: list[tuple[int, Hashable]]) -> list[tuple[int, float]]:
    """Equal outcomes count as the first of them; with the probability of each."""
    first, many = dict[Hashable, int](), dict[int, int]()
    for index, name in found:
        place = first.setdefault(name, index)
        many[place] = many.get(place, 0) + 1
    return [(place, number / len(found)) for place, number in many.items()]


def only_outcome(request: ChanceRequest[Any]) -> Outcome | None:
    """The only outcome; None if there are several."""
    if isinstance(request, Roll):
        return 0 if len(request.faces) == 1 else None
    if isinstance(request, Draw):
        return 0 if request.pile.top or len(request.pile.rest) == 1 else None
    return tuple(range(len(request.items))) if len(request.items) < 2 else None
