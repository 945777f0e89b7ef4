"""No seat learns what it may not see, and a redealt game plays on."""

from __future__ import annotations

from random import Random

from contract.walking import THOROUGH, Case, every_case, shown, stops, walk


@every_case
def test_a_seat_sees_the_same_after_a_redeal_of_what_it_cannot_see(case: Case) -> None:
    changed = 0
    for table, _, _ in stops(case, 21):
        for seat in range(case.seats):
            other = table.fork(as_seen_by=seat)
            changed += other.state != table.state
            assert other.view(seat) == table.view(seat)
            assert other.view(None) == table.view(None)
            own = [shown(decision) for decision in table.decisions if decision.seat == seat]
            assert [shown(decision) for decision in other.decisions if decision.seat == seat] == own

    assert changed > 10 or case.game.open_table


@every_case
def test_seats_see_the_same_exactly_where_the_table_is_open(case: Case) -> None:
    """In an open game all seats see the same; in any other game they do not."""
    differing = 0
    for table, _, _ in stops(case, 24):
        views = [{**table.view(seat), "seat": None} for seat in (None, *range(case.seats))]
        differing += any(view != views[0] for view in views)

    assert (differing == 0) is case.game.open_table


@every_case
def test_a_redealt_game_keeps_its_invariants_and_plays_on_to_the_end(case: Case) -> None:
    for number, (table, _, _) in enumerate(walk(case, 22)):
        if number % 60 and not THOROUGH:
            continue
        random, seat = Random(number), number // 60 % case.seats
        other = table.fork(as_seen_by=seat)
        case.game.invariants(other.state)
        for _ in range(case.game.max_decisions):
            if other.over:
                break
            other.step(random.randrange(len(other.decision)))
        assert other.over
        case.game.invariants(other.state)


@every_case
def test_a_spectator_sees_nothing_that_any_seat_may_not_see(case: Case) -> None:
    """A redeal for any seat leaves a spectator's view unchanged, so the view holds no seat's secret."""
    for table, _, _ in stops(case, 23):
        views = [table.fork(as_seen_by=seat).view(None) for seat in range(case.seats)]
        assert all(view == table.view(None) for view in views)
