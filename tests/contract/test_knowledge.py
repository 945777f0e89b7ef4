"""No seat learns from an answer that it takes back, from a preview, or from the course of play, what it may not know.

What a seat cannot see is dealt again (`redeal`), and the same is done in both games: as long as the seat sees the same,
it must notice no difference.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from contract.walking import THOROUGH, Case, every_case, shown
from holdfast import Table
from holdfast.engine.chance import Generator64
from holdfast.engine.play import Play
from holdfast.engine.preview import preview
from holdfast.engine.requests import Decision
from holdfast.engine.story import Story

OPENINGS, OPENING_DECISIONS = (8, 12) if not THOROUGH else (60, 30)
"""Many set-ups, because hidden cards are chosen and shown there."""
WALK_DECISIONS = 70 if not THOROUGH else 100_000
PREVIEWED_DECISIONS = 24 if not THOROUGH else 2_000
TWINS = 8 if not THOROUGH else 1_000
"""How many pairs of games are played on from checkpoints of a walk, each for some answers."""
TWIN_ANSWERS = 12


def patient_table(case: Case, seed: int) -> Table[Any]:
    """A table as the server has it: with several seats nobody learns who had no choice."""
    return Table(case.game, seats=case.seats, seed=seed, options=case.options, patient=case.seats > 1)


def redealt(table: Table[Any], seat: int, seed: int) -> Play[Any]:
    """The game with other hidden cards, told from here on."""
    fork = table.redealt(seat, seed)
    fork.state.story = Story(table.story.names)
    return fork


def seen(play: Play[Any], seat: int, lines: int = 0) -> tuple[object, ...]:
    """Everything that a seat is shown: view, own decision, story."""
    own = [shown(decision) for decision in play.decisions if decision.seat == seat]
    return play.view(seat), own, play.state.story.for_seat(seat)[lines:]


def waiting(play: Play[Any]) -> list[int]:
    """The seats that have something to decide, as everybody sees them."""
    return [decision.seat for decision in play.decisions]


def moments(case: Case) -> Iterator[tuple[Table[Any], Decision[Any], int]]:
    """Decisions of a long walk and of many openings, with a random index; the caller answers before the next."""
    lengths = [WALK_DECISIONS, *[OPENING_DECISIONS] * OPENINGS]
    for seed, length in enumerate(lengths):
        table, random = patient_table(case, seed), Random(seed)
        for _ in range(length):
            if table.over:
                break
            decision = random.choice(table.decisions)
            yield table, decision, random.randrange(len(decision))


def questions(play: Play[Any]) -> list[tuple[int, str]]:
    """Who is asked what. A question that is left out, because there is one option, is noticed by the pace."""
    return [(decision.seat, decision.rule) for decision in play.decisions]


@every_case
def test_between_an_answer_and_its_undo_nothing_hidden_becomes_known(case: Case) -> None:
    """What the seat sees while it can still undo is the same whatever lay hidden before it answered."""
    undoable = 0
    for number, (table, decision, index) in enumerate(moments(case)):
        seat, place = decision.seat, table.decisions.index(decision)
        asked, key = decision.prompt, decision.options[index].key
        forks = [redealt(table, seat, 2 * number + deal) for deal in range(2)]
        lines = len(table.story.for_seat(seat))
        table.choose(index, seat=seat)
        if table.undo_blocked(seat) is None:
            undoable += 1
            truth = seen(table, seat, lines), waiting(table)
            for fork in forks:
                fork.answer(fork.decisions[place], index)
                assert (seen(fork, seat), waiting(fork)) == truth, (
                    f"{key!r} at {asked!r} showed something hidden, and can be undone"
                )

    assert undoable > 20


@every_case
def test_a_preview_is_the_same_under_every_redeal(case: Case) -> None:
    found = 0
    for seed in range(2):
        table, random = patient_table(case, 70 + seed), Random(seed)
        for number in range(PREVIEWED_DECISIONS // 2):
            if table.over:
                break
            decision = random.choice(table.decisions)
            place, index = table.decisions.index(decision), random.randrange(len(decision))
            changes = preview(table, decision, index)
            found += bool(changes)
            for deal in range(2):
                other = table.redealt(decision.seat, 1000 * number + deal)
                assert preview(other, other.decisions[place], index) == changes, decision.options[index].key
            table.choose(index, seat=decision.seat)

    assert found > 0


def twins(case: Case, state: Any, seat: int, seed: int) -> tuple[Table[Any], Table[Any]]:
    """Two tables at the same checkpoint, between which this seat sees no difference."""
    other = case.game.clone(state)
    case.game.redeal(other, seat, Generator64(seed))
    first, second = (
        Table(case.game, seats=case.seats, options=case.options, state=start, seed=seed, patient=case.seats > 1)
        for start in (case.game.clone(state), other)
    )
    return first, second


@every_case
def test_the_course_of_play_shows_a_seat_nothing_that_its_view_does_not(case: Case) -> None:
    """While two games look the same to a seat, the same seats are waited for, and the same can be undone, or not."""
    compared, started = 0, 0
    table, random = patient_table(case, 80), Random(80)
    base = None
    while not table.over and started < TWINS:
        if table._base is not base and random.random() < 0.3:
            base, seat = table._base, random.randrange(case.seats)
            started += 1
            compared += compare(*twins(case, base, seat, started), seat, random)
        table.choose(random.randrange(len(table.decision)), seat=table.decision.seat)

    assert compared > 5


def compare(first: Table[Any], second: Table[Any], seat: int, random: Random) -> int:
    """Give the same answers in both games until the seat sees a difference; how often there was none."""
    for number in range(TWIN_ANSWERS):
        if seen(first, seat) != seen(second, seat):
            return number  # chance, or what another seat showed
        noticed = [(questions(table), table.undo_blocked(seat), table.over) for table in (first, second)]
        assert noticed[0] == noticed[1]
        if first.over:
            return number
        decision = random.choice(first.decisions)
        key = random.choice(decision.options).key
        twin = next(other for other in second.decisions if other.seat == decision.seat)
        if all(option.key != key for option in twin.options):
            assert decision.seat != seat
            return number  # another seat has other cards
        first.choose(key, seat=decision.seat)
        second.choose(key, seat=decision.seat)
    return TWIN_ANSWERS
