"""The order of the set-up steps decides what is known at each choice; and how much Morning Assembly activates."""

from __future__ import annotations

from games.frostpunk.positions import city
from holdfast import Table
from holdfast.games.frostpunk import GAME
from holdfast.games.frostpunk.rules.preparation import morning_assembly
from holdfast.games.frostpunk.state import SETUP, Frostpunk
from proving import rule


@rule("FRO-026", "FRO-027", "FRO-031", "FRO-032")
def test_the_dispute_is_read_before_the_technology_is_chosen_then_come_advisors_then_citizen_cards() -> None:
    table: Table[Frostpunk] = Table(GAME, seats=2, seed=5)
    known = dict[str, tuple[int, bool, int, int]]()
    while table.state.phase == SETUP:
        state = table.state
        disputes = sum(card.red for card in state.dusk.rest)
        advisors = sum(len(player.advisors) for player in state.players)
        cards = sum(len(player.hand) for player in state.players)
        known.setdefault(table.decision.rule, (disputes, state.developing is not None, advisors, cards))
        table.choose(0)

    assert known["FRO-013"] == (0, False, 0, 0)
    assert known["FRO-080"] == (1, False, 0, 0)
    assert known["FRO-031"] == (1, True, 0, 0)


@rule("FRO-355")
def test_morning_assembly_activates_one_token() -> None:
    ann = city(flags=["assembly"], hope=["unity", "unity", "resolve"], discontent=[])
    ann.does(morning_assembly(ann.state), "activate unity")

    assert ann.hope == ["unity*", "unity", "resolve"]
