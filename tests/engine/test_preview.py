"""Previews: what an option would change, where that can be foreseen."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.tiny import CARDS, TINY, Card, Tiny
from holdfast import ReplayDiverged, Table
from holdfast.engine.chance import roll
from holdfast.engine.preview import numbers, preview
from holdfast.engine.record import Entry
from holdfast.engine.requests import checkpoint, choose, reveal


async def steps(game: Tiny) -> None:
    """1 moves for certain, 2 by chance, 3 turns something up."""
    while game.rounds:
        await checkpoint()
        step = await choose(game.players[0], "Step?", (1, 2, 3), rule="T-1")
        game.players[0].luck += step
        game.players[0].luck += await roll((0, 1), "die") if step == 2 else 0
        if step == 3:
            await reveal("a tile was turned up")
        game.rounds -= 1


def table() -> Table[Tiny]:
    made: Table[Tiny] = Table(replace(TINY, play=steps), seats=1)
    return made


def test_a_certain_option_shows_what_it_changes() -> None:
    here = table()

    assert preview(here, here.decision, 0) == {"players.0.luck": 1, "rounds": -1}
    assert here.state.players[0].luck == 0
    assert here.log == []


@pytest.mark.parametrize("index", [1, 2])
def test_chance_and_hidden_things_have_no_preview(index: int) -> None:
    here = table()

    assert preview(here, here.decision, index) is None


def test_a_secret_choice_among_several_is_previewed_for_its_own_seat() -> None:
    here: Table[Tiny] = Table(TINY, seats=2, chance={"deck": ["card 8", "card 1", "card 5", "card 2"]}, patient=True)
    changed = preview(here, here.decisions[1], 0)

    assert changed is not None
    assert "players.1.dealt.0" in changed
    assert all(path.startswith("players.1") for path in changed)


def test_numbers_are_found_by_their_paths() -> None:
    assert numbers({"a": 1, "b": [{"c": 2}, {"c": "x"}], "d": True, "e": None}) == {"a": 1, "b.0.c": 2}


def test_a_log_is_played_back_action_by_action() -> None:
    first, second = table(), table()
    for index in (1, 0, 2):
        at = len(first.log)
        first.choose(index)
        second.play_back(first.log[at:])
        assert second.state == first.state
        assert second.log == first.log


def test_a_log_that_goes_another_way_is_refused() -> None:
    with pytest.raises(ReplayDiverged):
        table().play_back([Entry(0, "2"), Entry("die", "7")])
    with pytest.raises(ReplayDiverged, match="went another way"):
        table().play_back([Entry(0, "1"), Entry("die", "1")])


async def scores_for_another(game: Tiny) -> None:
    """The first gains what the second holds unseen."""
    await checkpoint()
    gained = await choose(game.players[0], "Step?", (1, 2), rule="T-1")
    game.rounds -= gained
    game.players[0].luck += game.players[1].hand[0].worth
    await choose(game.players[0], "Again?", (1, 2), rule="T-1")


@pytest.mark.parametrize("held", CARDS)
def test_a_preview_leaves_out_what_depends_on_hidden_cards(held: Card) -> None:
    state = TINY.new(None, 2, {"rounds": 3})
    state.players[1].hand.append(held)
    here: Table[Tiny] = Table(replace(TINY, play=scores_for_another), seats=2, state=state)

    assert preview(here, here.decision, 0) == {"rounds": -1}
