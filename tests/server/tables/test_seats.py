"""Seats and their keys: who holds a seat first owns it, and nobody who came later can take it from them."""

from __future__ import annotations

import time

import pytest

from holdfast.server.errors import NoSuchSeat, NotYourSeat, SeatTaken
from holdfast.server.storage.rows import ChatLine
from holdfast.server.storage.store import Store
from holdfast.server.tables.models import SeatPlan
from server.servers import (
    EVE,
    KATE,
    OPEN,
    PAUL,
    PERSON,
    QUIET,
    RunningService,
    created,
    new_table,
    table_for_two,
)

pytestmark = pytest.mark.anyio

HOUR_S = 3600.0


async def answer(service: RunningService, table: str, token: str) -> None:
    """Choose the first option."""
    seen = await service.view(table, token)
    assert seen.decision is not None
    await service.choose(table, token, seen.decision.options[0].key, seen.seq)


def notices(talk: tuple[ChatLine, ...]) -> list[str]:
    return [line.text for line in talk if line.seat is None]


async def test_a_guest_plays_but_has_no_power_over_who_holds_the_seat(service: RunningService) -> None:
    table = await table_for_two(service)
    link = await service.seats.create_link(table, PAUL)
    assert await service.seats.claim_by_link(table, link, EVE) == 1
    await answer(service, table, EVE)

    with pytest.raises(NotYourSeat, match="held this seat first"):
        await service.seats.end_link(table, EVE)
    with pytest.raises(NotYourSeat, match="held this seat first"):
        await service.seats.create_link(table, EVE)
    assert await service.seats.held(table, PAUL) == 1
    assert notices((await service.view(table)).talk) == [
        "Another browser now holds the seat of Paul, by its private link."
    ]


@pytest.mark.parametrize("by", [KATE, PAUL])
async def test_host_and_owner_restore_a_seat_to_its_owner(service: RunningService, by: str) -> None:
    table = await table_for_two(service)
    link = await service.seats.create_link(table, PAUL)
    await service.seats.claim_by_link(table, link, EVE)
    await service.seats.end_link(table, by, 1)

    assert await service.seats.held(table, PAUL) == 1
    assert await service.seats.held(table, EVE) is None
    with pytest.raises(NoSuchSeat):
        await service.seats.claim_by_link(table, link, EVE)


async def test_the_host_cannot_take_a_seat_from_somebody_who_has_played(service: RunningService) -> None:
    table = await table_for_two(service)
    await answer(service, table, PAUL)
    with pytest.raises(NotYourSeat, match="you can give somebody else a link to the seat of Paul in 3 days"):
        await service.seats.create_invitation(table, KATE, 1)
    await service.seats.end_link(table, KATE, 1)

    assert await service.seats.held(table, PAUL) == 1


async def test_who_is_away_for_long_keeps_the_seat_beside_the_person_whom_the_host_invites(
    service: RunningService, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await table_for_two(service)
    await answer(service, table, PAUL)
    later = time.time() + 3 * 24 * HOUR_S + 1
    monkeypatch.setattr("holdfast.server.tables.conditions.now", lambda: later)
    async with service.subscribe(table, PAUL):
        with pytest.raises(NotYourSeat, match="Paul is at the table"):
            await service.seats.create_invitation(table, KATE, 1)
    link = await service.seats.create_invitation(table, KATE, 1)
    await service.seats.claim_by_link(table, link, EVE)

    assert [await service.seats.held(table, token) for token in (PAUL, EVE)] == [1, 1]
    await service.seats.end_link(table, PAUL)
    assert await service.seats.held(table, EVE) is None


async def test_who_uses_the_own_link_again_stays_the_owner(service: RunningService) -> None:
    table = await table_for_two(service)
    link = await service.seats.create_link(table, PAUL)
    await service.seats.claim_by_link(table, link, EVE)
    assert await service.seats.claim_by_link(table, link, PAUL) == 1
    await service.seats.end_link(table, PAUL)

    assert await service.seats.held(table, EVE) is None


async def test_the_host_is_who_set_the_table_up_also_behind_an_open_seat(service: RunningService, store: Store) -> None:
    made = await created(service, OPEN, PERSON, SeatPlan("person", "Eve"))
    await service.seats.claim(made.table, 0, "Paul", PAUL)
    again = RunningService(store, QUIET)

    assert made.seat == 1
    with pytest.raises(NotYourSeat, match="only the person who set the table up"):
        await again.seats.create_invitation(made.table, PAUL, 2)
    link = await again.seats.create_invitation(made.table, KATE, 2)
    assert await again.seats.claim_by_link(made.table, link, EVE) == 2
    await again.close()


async def test_the_deadline_counts_from_when_somebody_was_asked_also_after_a_restart(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In Cryo both keep cards at the same time: what one answers does not give the other more time."""
    service = RunningService(store, QUIET)
    table = await table_for_two(service, deadline_s=HOUR_S)
    asked = (await store.actions(table))[0].at
    monkeypatch.setattr("holdfast.server.tables.registry.now", lambda: asked + 1800)
    await answer(service, table, KATE)
    for running in (service, RunningService(store, QUIET)):
        seen = await running.view(table)
        assert sorted(seen.waiting) == [0, 1]
        assert seen.due == pytest.approx({0: asked + 1800 + HOUR_S, 1: asked + HOUR_S}, abs=1)
        await running.close()


async def test_an_undo_gives_everybody_their_time_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    service = RunningService(store, QUIET)
    table = await table_for_two(service, deadline_s=HOUR_S)
    asked = (await store.actions(table))[0].at
    await answer(service, table, KATE)
    monkeypatch.setattr("holdfast.server.tables.registry.now", lambda: asked + 1800)
    await service.undo(table, KATE)
    for running in (service, RunningService(store, QUIET)):
        assert (await running.view(table)).due == {0: asked + 1800 + HOUR_S, 1: asked + 1800 + HOUR_S}
        await running.close()


async def test_the_host_lets_a_bot_play_for_somebody_who_has_not_come_and_they_take_it_back(
    service: RunningService,
) -> None:
    made = await created(service, PERSON, SeatPlan("person", "Paul"), SeatPlan("person", "Eve"))
    await service.seats.claim_by_link(made.table, made.links[2], EVE)
    with pytest.raises(NotYourSeat, match="no deadline"):
        await service.seats.set_stand_in(made.table, EVE, 1, "random")
    await service.seats.set_stand_in(made.table, KATE, 1, "random")
    assert await service.seats.claim_by_link(made.table, made.links[1], PAUL) == 1
    await service.seats.set_stand_in(made.table, PAUL, 1, None)

    assert (await service.view(made.table)).people[1].bot == ""
    assert notices((await service.view(made.table)).talk) == [
        "A bot (Random) plays for Paul, who has not come yet, as Kate wished.",
        "Paul is back, and plays instead of the bot.",
    ]


async def test_what_somebody_may_do_with_each_seat_is_in_their_view(service: RunningService) -> None:
    table = await new_table(service, PERSON, OPEN, OPEN)
    await service.seats.claim(table, 1, "Paul", PAUL)

    assert dict((await service.view(table, KATE)).may) == {
        0: ("link", "stand_in", "take_back"),
        1: ("invite",),
        2: ("fill",),
    }
    assert dict((await service.view(table, PAUL)).may) == {1: ("link", "stand_in", "take_back")}
    assert dict((await service.view(table, EVE)).may) == {}
    with pytest.raises(SeatTaken):
        await service.seats.claim(table, 1, "Eve", EVE)
