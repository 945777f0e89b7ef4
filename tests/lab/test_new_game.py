"""A game with only the required fields of a manifest: no evaluate, habits, layout, study or bot settings."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from pettingzoo.test import api_test

from commands import data_of, run
from engine.tiny import TINY
from holdfast import bots
from holdfast.engine.table import Table
from holdfast.games import PACKAGES
from holdfast.lab import environments
from holdfast.lab.environments.encoder import Encoder
from holdfast.lab.environments.episode import Episode
from holdfast.lab.environments.generic_layout import generic_layout
from lab.environments.walks import walk


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tiny, found as a game of another package is."""
    module = ModuleType("tiny_game")
    module.__dict__["GAME"] = TINY
    monkeypatch.setitem(sys.modules, "tiny_game", module)
    monkeypatch.setitem(PACKAGES, "tiny", "tiny_game")


@pytest.mark.parametrize("bot", ["random", "greedy", "greedy:50%", "search:20", *bots.LEVELS])
def test_every_bot_plays_it(bot: str) -> None:
    found = data_of("simulate", "tiny", "--seats", "2", "--games", "1", "--bots", bot, "--json")

    assert found["games"] == 1
    assert found["length"]["mean"] > 5


def test_bots_can_be_matched_in_it_and_its_results_written(tmp_path: Path) -> None:
    found = data_of("arena", "tiny", "--bots", "greedy,random", "--games", "4", "--json")
    assert found["bots"]["greedy"]["games"] == 4

    written = run("simulate", "tiny", "--seats", "3", "--games", "2", "--out", str(tmp_path / "tiny.parquet"))
    assert written.exit_code == 0, written.output
    assert (tmp_path / "tiny.seats.parquet").exists()


def test_a_balance_report_on_it_is_refused_clearly() -> None:
    refused = run("balance", "tiny", "--games", "2")

    assert refused.exit_code == 2
    assert "tiny" in refused.stderr


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
def test_it_is_an_environment_for_several_agents_and_for_one() -> None:
    env = environments.aec("tiny", seats=3)
    api_test(env, num_cycles=60)
    env.close()

    alone = environments.gym("tiny", seats=2, opponents="greedy")
    observation, info = alone.reset(seed=4)
    assert alone.observation_space.contains(observation)
    ended, reward = False, 0.0
    while not ended:
        observation, reward, ended, _, info = alone.step(int(np.argmax(info["action_mask"])))
    assert reward in (-1.0, 0.0, 1.0)


def test_observations_follow_the_view_and_are_the_same_in_every_encoder() -> None:
    episode, twin = Episode("tiny", 2), Encoder(TINY, 2, TINY.check(2, {}))
    views, numbers = set[str](), set[bytes]()
    for seat in walk(episode, seed=3):
        view = episode.play.view(seat)
        observation = episode.encoder.observation(view, seat, None)
        assert np.abs(observation).max() <= 1
        assert observation.tobytes() == twin.observation(view, seat, None).tobytes()
        views.add(repr((seat, view)))
        numbers.add(observation.tobytes())
    assert len(numbers) > 10
    assert len(numbers) >= 0.9 * len(views)


def test_the_viewers_side_comes_first_and_names_say_what_each_number_is() -> None:
    table = Table(TINY, seats=3, seed=1)
    table.state.players[2].luck = 4
    layout = generic_layout("tiny", table.view(0), 3)
    numbers = layout.encode(table.view(2), 2, {})

    assert numbers[layout.names.index("tiny.players.own.luck")] == 4
    assert numbers[layout.names.index("tiny.players.+1.luck")] == 0
    assert numbers[layout.names.index("tiny.deck")] == len(table.state.deck)
    assert len(set(layout.names)) == layout.size


def test_a_hand_that_others_see_as_a_number_is_a_bag_with_its_size() -> None:
    table = Table(TINY, seats=2, seed=1)
    layout = generic_layout("tiny", table.view(0), 2)
    sizes = [layout.names.index(f"tiny.players.{side}.dealt[31]") for side in ("own", "+1")]

    numbers = layout.encode(table.view(0), 0, {})
    assert [numbers[at] for at in sizes] == [2, 2]


def test_what_is_missing_or_of_another_kind_becomes_zeros() -> None:
    layout = generic_layout("odd", {"turn": 3, "phase": "dawn", "over": False, "board": {"cards": ["a"]}}, 2)

    assert not any(layout.encode({}, 0, {}))
    assert any(layout.encode({"phase": 7, "turn": ["a", "b"]}, 0, {}))
