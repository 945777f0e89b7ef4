"""The games as Gymnasium environments, under Gymnasium's own check."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

import holdfast
from holdfast.engine.errors import IllegalChoice
from holdfast.lab import environments
from holdfast.lab.environments.gymnasium_env import GymnasiumEnvironment


@pytest.mark.parametrize("ident", environments.IDS)
def test_the_check_of_gymnasium_passes_alone_or_with_as_few_as_the_game_takes(ident: str) -> None:
    env = gymnasium.make(ident).unwrapped
    check_env(env, skip_render_check=True)
    assert env.spec is not None
    assert env.spec.id == ident


@pytest.mark.parametrize("name", [name for name in holdfast.games() if name != "frostpunk"])
def test_the_check_of_gymnasium_passes_for_a_seat_against_bots(name: str) -> None:
    env = environments.gym(name, seats=3, seat=1, opponents="random")
    check_env(env, skip_render_check=True)
    assert env.episode.seats == 3


def played(env: GymnasiumEnvironment, seed: int) -> tuple[list[int], float, dict[str, Any]]:
    """A whole game at random: which seats were asked, the sum of rewards, the last info."""
    random, total, asked = Random(seed), 0.0, list[int]()
    _, info = env.reset(seed=seed)
    while True:
        asked.append(env.episode.decision.seat)
        _, reward, terminated, truncated, info = env.step(random.randrange(int(info["action_mask"].sum())))
        total += reward
        assert not truncated
        if terminated:
            return asked, total, info


def test_alone_the_rival_of_the_rules_is_the_opponent() -> None:
    asked, total, info = played(environments.gym("cryo"), 2)
    assert set(asked) == {0}
    assert total in (-1, 0, 1)
    assert info["score"] >= 0


def test_in_a_cooperative_game_the_agent_plays_every_seat() -> None:
    asked, total, _ = played(environments.gym("frostpunk", seats=3), 2)
    assert set(asked) == {0, 1, 2}
    assert total in (-1, 1)


def test_against_bots_the_agent_plays_its_own_seat_alone() -> None:
    asked, total, _ = played(environments.gym("pioneers", seats=3, seat=2, opponents="random"), 2)
    assert set(asked) == {2}
    assert -1 <= total <= 1


def test_the_same_seed_gives_the_same_game() -> None:
    games = [played(environments.gym("cryo", seats=2), 7) for _ in range(2)]
    assert games[0][:2] == games[1][:2]


def test_a_masked_action_loses_at_once_and_says_why() -> None:
    env = environments.gym("cryo")
    env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(63)
    assert (reward, terminated, truncated) == (-1, True, False)
    assert "action 63 is not there" in info["illegal"]


def test_a_seat_that_the_table_does_not_have_is_refused() -> None:
    with pytest.raises(IllegalChoice, match="there is no seat 3 at a table of 3"):
        environments.gym("cryo", seats=3, seat=3)
