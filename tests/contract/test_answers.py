"""Every illegal answer is refused with a clear error and changes nothing."""

from __future__ import annotations

import pytest

from contract.walking import Case, every_case, finished, keys, opening, shown
from holdfast import GameOver, IllegalChoice, NotYourDecision
from holdfast.engine.requests import Option
from holdfast.engine.table import Answer


@every_case
def test_an_illegal_answer_raises_its_error_and_changes_nothing(case: Case) -> None:
    stale: Option | None = None
    for table, decision, _ in opening(case, 31):
        before, asked, log, lines = (
            case.game.clone(table.state),
            [shown(decision) for decision in table.decisions],
            list(table.log),
            list(table.story.lines),
        )
        deciding = {decision.seat for decision in table.decisions}
        wrong: list[tuple[Answer, int | None, type[IllegalChoice]]] = [
            ("no such key", decision.seat, IllegalChoice),
            ("", decision.seat, IllegalChoice),
            (len(decision), decision.seat, IllegalChoice),
            (-1, decision.seat, IllegalChoice),
            (keys(decision)[0], 99, NotYourDecision),
        ]
        wrong += [(0, seat, NotYourDecision) for seat in range(case.seats) if seat not in deciding]
        wrong += [(option, decision.seat, IllegalChoice) for option in decision.refused]
        if stale is not None:
            wrong.append((stale, None, IllegalChoice))
        for answer, seat, error in wrong:
            with pytest.raises(error) as caught:
                table.choose(answer, seat=seat)
            assert str(caught.value)

        assert table.state == before
        assert [shown(decision) for decision in table.decisions] == asked
        assert table.log == log
        assert table.story.lines == lines
        stale = decision.options[0]


@every_case
def test_the_error_says_who_answered_what_and_what_was_possible(case: Case) -> None:
    table = case.table(32)
    decision = table.decision
    with pytest.raises(IllegalChoice) as caught:
        table.choose("room 9")

    message = str(caught.value)
    assert f"seat {decision.seat}" in message
    assert '"room 9"' in message
    assert decision.prompt in message
    assert all(key in message for key in keys(decision))


@every_case
def test_after_the_end_nothing_can_be_chosen(case: Case) -> None:
    table = finished(case, 33)
    before = case.game.clone(table.state)
    for answer in ("recall", 0):
        with pytest.raises(GameOver):
            table.choose(answer, seat=0)
    with pytest.raises(GameOver):
        assert table.decision
    with pytest.raises(GameOver):
        table.step(0)

    assert table.state == before
    assert table.decisions == []
