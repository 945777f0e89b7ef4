"""The games as PettingZoo environments, under PettingZoo's own tests."""

from __future__ import annotations

from random import Random

import pytest
from pettingzoo.env_registry import registration
from pettingzoo.test import api_test, seed_test

import holdfast
from holdfast.engine.errors import IllegalChoice, UnknownGame
from holdfast.lab import environments

COMPETITIVE = [name for name, game in holdfast.games().items() if not game.open_table]

dictionaries_are_meant = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]
"""PettingZoo's test knows by name which of its own games have a dictionary with a mask, as ours do."""

pytestmark = dictionaries_are_meant


@pytest.mark.parametrize("name", COMPETITIVE)
def test_the_api_test_of_pettingzoo_passes(name: str) -> None:
    env = environments.aec(name)
    api_test(env, num_cycles=60)
    assert str(env) == f"holdfast/{name}_v1"


@pytest.mark.parametrize("name", COMPETITIVE)
def test_the_seed_test_of_pettingzoo_passes(name: str) -> None:
    made = list[str]()

    def make() -> object:
        made.append(name)
        return environments.aec(name)

    seed_test(make, num_cycles=40)
    assert len(made) == 2


@pytest.mark.parametrize("name", COMPETITIVE)
def test_a_game_played_to_its_end_rewards_every_agent_once(name: str) -> None:
    env = environments.aec(name)
    env.reset(seed=3)
    random, totals, asked = Random(3), dict.fromkeys(env.possible_agents, 0.0), 0
    for agent in env.agent_iter():
        observation, reward, terminated, _, info = env.last(observe=asked < 20)
        totals[agent] += reward
        assert observation is None or observation["action_mask"].tolist() == info["action_mask"].tolist()
        if terminated:
            assert "score" in info
            env.step(None)
        else:
            env.step(random.randrange(int(info["action_mask"].sum())))
            asked += 1
    assert sorted(totals.values())[-1] >= 0
    assert sorted(totals.values())[0] == -1
    assert env.agents == []


def test_environments_are_made_by_id_and_by_name_for_any_seats() -> None:
    assert environments.aec("holdfast/cryo_v1", seats=3).possible_agents == ["player_0", "player_1", "player_2"]
    registered = registration.make("aec", "holdfast/pioneers_v1", seats=4)
    assert len(registered.possible_agents) == 4
    with pytest.raises(UnknownGame, match="there is no environment 'holdfast/cryo_v9'; there are: holdfast/arkosa_v1"):
        environments.aec("holdfast/cryo_v9")
    with pytest.raises(IllegalChoice, match="needs 2 seats or more, not 1"):
        environments.aec("cryo", seats=1)


def test_a_masked_action_is_refused_and_changes_nothing() -> None:
    env = environments.aec("cryo")
    env.reset(seed=1)
    before = env.last()[0]["observation"].tolist()
    with pytest.raises(IllegalChoice, match="action 63 is not there"):
        env.step(63)
    with pytest.raises(IllegalChoice, match="has not ended, and must act"):
        env.step(None)
    assert env.last()[0]["observation"].tolist() == before


def test_after_a_seed_the_games_that_follow_are_fixed_too() -> None:
    first, second = environments.aec("cryo"), environments.aec("cryo")
    first.reset(seed=5)
    second.reset(seed=5)
    earlier = first.last()[0]["observation"].tolist()
    first.reset()
    second.reset()
    assert first.last()[0]["observation"].tolist() == second.last()[0]["observation"].tolist() != earlier
