"""Tables at which people sit: who can only decline is asked like everybody else, and nothing else changes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.tiny import CARDS, TINY, Card, Tiny
from holdfast import Table
from holdfast.engine.record import Entry
from holdfast.engine.requests import NO, checkpoint, choose, offer, together


async def threatens(game: Tiny) -> None:
    """The first asks the second for a card to answer with, and goes on; nobody sees what the second holds."""
    attacker, defender = game.players
    while game.rounds:
        await checkpoint()
        await choose(attacker, "Attack how?", (1, 2), rule="T-1")
        answer = await offer(defender, "Answer?", lambda: list(defender.hand), rule="T-2", declines=(NO,))
        if isinstance(answer, Card):
            defender.hand.remove(answer)
            defender.played.append(answer)
        game.rounds -= 1


THREAT = replace(TINY, play=threatens)


def threat(*hand: Card, patient: bool = True, tape: Sequence[Entry] = ()) -> Table[Tiny]:
    state = TINY.new(None, 2, {"rounds": 3})
    state.players[1].hand += hand
    return Table(THREAT, seats=2, state=state, patient=patient, tape=tape)


def test_who_can_only_decline_is_answered_for_at_once_where_nobody_waits() -> None:
    table = threat(patient=False)
    table.choose("1")

    assert table.log == [Entry(0, "1"), Entry(1, "no")]
    assert table.decision.seat == 0


def test_a_patient_table_asks_as_if_there_were_something_to_answer_with() -> None:
    empty, full = threat(), threat(CARDS[0])
    for table in (empty, full):
        table.choose("1")

    assert (empty.decision.seat, empty.decision.prompt) == (full.decision.seat, full.decision.prompt) == (1, "Answer?")
    assert (empty.decision.idle, full.decision.idle) == (True, False)
    assert empty.log == full.log
    for table in (empty, full):
        table.choose("no", seat=1)
    assert empty.log == full.log
    assert empty.undo_blocked(0) == full.undo_blocked(0) == "Player 2 has decided since"


def test_the_log_is_the_same_whether_the_table_waits_or_not() -> None:
    hasty, patient = threat(patient=False), threat()
    while not hasty.over:
        hasty.choose(0)
    while not patient.over:
        patient.choose(0)

    assert patient.record() == hasty.record()


def test_what_was_answered_before_is_not_asked_again_when_it_is_played_back() -> None:
    hasty = threat(patient=False)
    hasty.choose("1")
    patient = threat()
    patient.play_back(hasty.log)

    assert patient.log == hasty.log
    assert patient.decision.seat == 0
    patient.choose("2")
    assert patient.decision.seat == 1


def test_a_fork_does_not_wait() -> None:
    table = threat()
    fork = table.fork()
    fork.step(0)

    assert fork.decision.seat == 0
    table.choose("1")
    later = table.fork()
    assert later.decision.seat == 1
    later.step(0)
    assert later.decision.seat == 0


def test_among_seats_that_choose_together_too_the_one_who_can_only_decline_is_asked() -> None:
    async def all_answer(game: Tiny) -> None:
        async def answer(seat: int) -> None:
            player = game.players[seat]
            await offer(player, "Answer?", lambda: list(player.hand), rule="T-2", declines=(NO,))

        await checkpoint()
        await together([answer(0), answer(1)])

    def asked(patient: bool) -> list[int]:
        state = TINY.new(None, 2, {"rounds": 1})
        state.players[1].hand.append(CARDS[0])
        table: Table[Tiny] = Table(replace(TINY, play=all_answer), seats=2, state=state, patient=patient)
        return [decision.seat for decision in table.decisions]

    assert asked(patient=True) == [0, 1]
    assert asked(patient=False) == [1]


def test_after_undo_a_game_that_was_played_back_goes_on_by_new_chance() -> None:
    """What was taken back must not be taken for what comes next."""
    table = Table(TINY, seats=1, seed=3)
    table.choose(0)
    before = len(table.log)
    for key in ("no", "a", "b"):
        table.choose(key)
    again: Table[Tiny] = Table(TINY, seats=1, seed=3, tape=table.log[:1])
    again.choose(0)
    again.play_back(table.log[before : before + 1])
    again.play_back(table.log[before + 1 : before + 2])
    again.undo()
    again.undo()
    again.choose("1")

    assert again.log[before:][0] == Entry(0, "1")
    assert again.log[before:][1].who == "coin"


async def discards(game: Tiny) -> None:
    """The first attacks, and the second discards a card of the hand face up."""
    attacker, defender = game.players
    while game.rounds:
        await checkpoint()
        await choose(attacker, "Attack how?", (1, 2), rule="T-1")
        card = await choose(
            defender, "Discard?", lambda: list(dict.fromkeys(defender.hand)), rule="T-2", hidden=len(defender.hand)
        )
        defender.hand.remove(card)
        defender.played.append(card)
        game.rounds -= 1


def discarding(*hand: Card) -> Table[Tiny]:
    state = TINY.new(None, 2, {"rounds": 3})
    state.players[1].hand += hand
    return Table(replace(TINY, play=discards), seats=2, state=state, patient=True)


def test_hidden_cards_that_are_alike_are_chosen_from_like_others() -> None:
    alike, different = discarding(*CARDS[:1] * 3), discarding(*CARDS[:3])
    for table in (alike, different):
        table.choose("1")

    assert (alike.decision.seat, alike.decision.idle) == (1, True)
    assert (different.decision.seat, different.decision.idle) == (1, False)


def test_who_has_seen_the_only_card_of_another_cannot_undo_what_showed_it() -> None:
    table = discarding(CARDS[0], CARDS[1])
    table.choose("1")
    table.choose("card 1", seat=1)
    table.choose("1", seat=0)

    assert table.state.players[1].played == [CARDS[0], CARDS[1]]
    assert table.undo_blocked(0) == "Player 2 has shown something"
