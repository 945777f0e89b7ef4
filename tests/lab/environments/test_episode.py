"""Episodes: pages of options, seats that choose together, and what the end is worth."""

from __future__ import annotations

from random import Random

import pytest

import holdfast
from holdfast.engine.errors import GameOver, IllegalChoice
from holdfast.engine.game import Result, Sheet
from holdfast.lab.environments.encoder import FEATURES
from holdfast.lab.environments.episode import Episode, returns
from lab.environments.walks import walk


@pytest.mark.parametrize("name", ["arkosa", "desolated"])
def test_every_option_can_be_reached_by_turning_pages(name: str) -> None:
    narrow, wide = Episode(name, 2, width=4), Episode(name, 2)
    random, turned = Random(1), 0
    narrow.reset(9)
    wide.reset(9)
    for _ in range(150):
        if wide.over:
            break
        index = random.randrange(wide.shown())
        wanted = wide.decision.options[index].key
        while wanted not in [option.key for option in narrow.options_shown()]:
            assert narrow.shown() == 4
            narrow.step(3)
            turned += 1
        seen = narrow.observe(narrow.decision.seat)
        assert seen["action_mask"].sum() == narrow.shown()
        narrow.step([option.key for option in narrow.options_shown()].index(wanted))
        wide.step(index)
        assert narrow.play.state == wide.play.state
    assert turned > 30


def test_the_action_that_turns_the_page_has_no_features() -> None:
    episode = Episode("cryo", 2, width=3)
    episode.reset(1)
    assert len(episode.decision) > 3
    seen = episode.observe(episode.decision.seat)
    assert seen["options"].shape == (3, FEATURES)
    assert not seen["options"][2].any()
    assert seen["options"][:2].any(axis=1).all()
    first = seen["observation"]
    episode.step(2)
    assert (episode.observe(episode.decision.seat)["observation"] != first).any()


def test_an_action_that_is_not_there_changes_nothing() -> None:
    episode = Episode("cryo", 2)
    episode.reset(1)
    before = episode.game.clone(episode.play.state)
    with pytest.raises(IllegalChoice, match=r"action 63 is not there: \d+ actions are, from 0"):
        episode.step(63)
    with pytest.raises(IllegalChoice, match="action -1 is not there"):
        episode.step(-1)
    assert episode.play.state == before


def test_nothing_can_be_done_after_the_end() -> None:
    episode = Episode("cryo", 2)
    assert sum(1 for _ in walk(episode, seed=1)) > 50
    with pytest.raises(GameOver):
        episode.step(0)
    assert not episode.observe(0)["action_mask"].any()


@pytest.mark.parametrize(("name", "seats"), [("cryo", 3), ("pioneers", 3), ("arkosa", 3)])
def test_seats_that_choose_together_see_nothing_of_what_another_chose(name: str, seats: int) -> None:
    episode = Episode(name, seats)
    compared = 0
    for seat in walk(episode, seed=6, most=60):
        for other in [decision.seat for decision in episode.play.decisions if decision.seat != seat]:
            seen = set[bytes]()
            for index in range(len(episode.decision)):
                after = episode.play.fork()
                after.step(index)
                if other in [decision.seat for decision in after.decisions]:
                    seen.add(episode.encoder.observation(after.view(other), other, None).tobytes())
            assert len(seen) <= 1
            compared += len(seen)
    assert compared > 5


def test_what_the_end_is_worth() -> None:
    cryo, frostpunk = holdfast.games()["cryo"], holdfast.games()["frostpunk"]
    sheets = tuple(Sheet(f"Player {seat + 1}", {"points": seat}) for seat in range(3))
    assert returns(cryo, Result(sheets, (2,)), 3) == [-1, -1, 1]
    assert returns(cryo, Result(sheets, (0, 2)), 3) == [0, -1, 0]
    assert returns(frostpunk, Result(sheets, (0, 1, 2)), 3) == [1, 1, 1]
    assert returns(frostpunk, Result(sheets, ()), 3) == [-1, -1, -1]
