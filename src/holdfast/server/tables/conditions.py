"""Conditions of permissions: when somebody may do something, and what they are told when they may not."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import NamedTuple

from holdfast.engine.errors import GameOver, HoldfastError, NotYourDecision
from holdfast.server.errors import NotOver, NotYourSeat, SeatTaken, TableStopped
from holdfast.server.storage.rows import OPEN, PERSON
from holdfast.server.storage.store import now
from holdfast.server.tables.loaded_table import LoadedTable

MINUTE_S, HOUR_S, DAY_S = 60.0, 3600.0, 86400.0
UNITS = ((DAY_S, "day"), (HOUR_S, "hour"), (MINUTE_S, "minute"))
ABANDONED_AFTER_S = 3 * DAY_S
"""At tables without a deadline: how long somebody must be away with an open decision before the host may invite."""


class When(StrEnum):
    """When something is allowed, in the words of docs/permissions.md."""

    ALWAYS = "yes"
    PLAYING = "while the game is played"
    ASKED = "while the seat is asked"
    DISCUSSED = "while all may discuss the decision"
    OPEN = "while the seat is open"
    LINKED = "with its link"
    SEATED = "keeps the own seat"
    UNTAKEN = "until somebody takes the seat"
    UNPLAYED = "until the seat has answered"
    OVERDUE = "after the deadline, if nobody of the seat is there"
    ABANDONED = "after the deadline or 3 days, if nobody of the seat is there"
    OVER = "when the game is over"
    STOPPED = "when it cannot be played on"
    PUBLIC = "if the table is public"
    SWITCHED_ON = "with `--metrics`"


class Case(NamedTuple):
    """Something that somebody wants to do: at which table, with which seat."""

    loaded: LoadedTable
    seat: int | None
    present: frozenset[int]
    """The seats whose people are at the table."""

    @property
    def name(self) -> str:
        return "nobody" if self.seat is None else self.loaded.seats[self.seat].name


class Condition(NamedTuple):
    """Whether something is allowed now, and the error if it is not."""

    holds: Callable[[Case], bool]
    error: Callable[[Case], HoldfastError]


def check_playing(loaded: LoadedTable) -> None:
    """Raise if the game is over, or the rules no longer follow its log."""
    error = ended(loaded)
    if error is not None:
        raise error


def ended(loaded: LoadedTable) -> HoldfastError | None:
    """Why nobody can play at the table any more, if so."""
    if loaded.row.closed:
        return GameOver("the game is over")
    if loaded.stopped is not None:
        return TableStopped(loaded.stopped.why)
    return None


def due_at(loaded: LoadedTable, seat: int) -> float | None:
    """From when the others may let a bot play a person's seat, if nobody of it is there then."""
    deadline, row = loaded.row.deadline_s, loaded.seats[seat]
    if deadline is None or row.kind != PERSON or row.bot or seat not in loaded.waiting:
        return None
    return loaded.pending[seat].asked_at + deadline


def duration(seconds: float) -> str:
    """A length of time in words, rounded up to whole minutes, hours or days."""
    unit, name = next(found for found in UNITS if seconds >= found[0] or found is UNITS[-1])
    number = max(1, math.ceil(seconds / unit))
    return f"{number} {name}" if number == 1 else f"{number} {name}s"


def has_answered(loaded: LoadedTable, seat: int) -> bool:
    """Whether a seat has ever answered. Of a game that was resumed from a snapshot nobody knows."""
    if loaded.setup.snapshot is not None:
        return True
    return any(chunk[0].who == seat for chunk in loaded.chunks[1:])


def _playing(case: Case) -> bool:
    return ended(case.loaded) is None


def _taken(case: Case) -> bool:
    return case.seat in case.loaded.holders.values()


def _for_person(case: Case) -> bool:
    return case.seat is not None and case.loaded.seats[case.seat].kind == PERSON


def _open(case: Case) -> bool:
    return _playing(case) and any(row.kind == OPEN and case.seat in (None, row.seat) for row in case.loaded.seats)


def _away_for(case: Case, seconds: float | None) -> bool:
    """Whether the seat was asked so long ago, and nobody of it is at the table."""
    seat = case.seat
    if seconds is None or seat is None or not _for_person(case) or not _playing(case) or seat in case.present:
        return False
    return seat in case.loaded.waiting and now() >= case.loaded.pending[seat].asked_at + seconds


def _abandoned_after_s(case: Case) -> float:
    return ABANDONED_AFTER_S if case.loaded.row.deadline_s is None else case.loaded.row.deadline_s


def _overdue_error(case: Case) -> HoldfastError:
    name, deadline = case.name, case.loaded.row.deadline_s
    if deadline is None:
        return NotYourSeat(f"this table has no deadline, so a bot plays for {name} only if {name} wants it")
    return _away_error(case, deadline, f"a bot can play for {name}")


def _away_error(case: Case, seconds: float, what: str) -> HoldfastError:
    seat = case.seat
    if seat in case.present:
        return NotYourSeat(f"{case.name} is at the table; {what} only when they are away")
    if seat is None or seat not in case.loaded.waiting:
        return NotYourSeat(f"{case.name} has nothing to decide now")
    left = duration(case.loaded.pending[seat].asked_at + seconds - now())
    return NotYourSeat(f"{what} in {left}, unless they answer before")


def _abandoned_error(case: Case) -> HoldfastError:
    if not _for_person(case):
        return SeatTaken(f"{case.name} sits there already")
    return _away_error(case, _abandoned_after_s(case), f"you can give somebody else a link to the seat of {case.name}")


def _unless_ended(error: Callable[[Case], HoldfastError]) -> Callable[[Case], HoldfastError]:
    return lambda case: ended(case.loaded) or error(case)


def _not_asked(case: Case) -> HoldfastError:
    names = ", ".join(case.loaded.seats[seat].name for seat in case.loaded.waiting)
    return NotYourDecision(f"you have nothing to decide now; {names} must decide")


def _seat_taken(case: Case) -> HoldfastError:
    return SeatTaken("all seats are taken; you can watch" if case.seat is None else f"seat {case.seat} is taken")


def _not_over(_case: Case) -> HoldfastError:
    return NotOver("a game can be seen, had and analysed as a whole when it is over")


def _never(_case: Case) -> HoldfastError:
    return NotYourSeat("this is not allowed here")


CONDITIONS: Mapping[When, Condition] = {
    When.ALWAYS: Condition(lambda _case: True, _never),
    When.SEATED: Condition(lambda _case: True, _never),
    When.LINKED: Condition(lambda _case: True, _never),
    When.PUBLIC: Condition(lambda case: case.loaded.row.public, _never),
    When.SWITCHED_ON: Condition(lambda _case: False, _never),
    When.PLAYING: Condition(_playing, _unless_ended(_never)),
    When.ASKED: Condition(lambda case: _playing(case) and case.seat in case.loaded.waiting, _unless_ended(_not_asked)),
    When.DISCUSSED: Condition(
        lambda case: _playing(case) and case.loaded.discussed(None) is not None, _unless_ended(_not_asked)
    ),
    When.OPEN: Condition(_open, _unless_ended(_seat_taken)),
    When.UNTAKEN: Condition(
        lambda case: _playing(case) and _for_person(case) and not _taken(case), _unless_ended(_seat_taken)
    ),
    When.UNPLAYED: Condition(
        lambda case: (
            _playing(case) and _for_person(case) and case.seat is not None and not has_answered(case.loaded, case.seat)
        ),
        _unless_ended(_seat_taken),
    ),
    When.OVERDUE: Condition(lambda case: _away_for(case, case.loaded.row.deadline_s), _unless_ended(_overdue_error)),
    When.ABANDONED: Condition(lambda case: _away_for(case, _abandoned_after_s(case)), _unless_ended(_abandoned_error)),
    When.OVER: Condition(lambda case: case.loaded.row.closed, _not_over),
    When.STOPPED: Condition(lambda case: case.loaded.stopped is not None, _not_over),
}
