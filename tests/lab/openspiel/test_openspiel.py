"""The games for OpenSpiel, under its own tests, and played by its algorithms."""

from __future__ import annotations

import pickle
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.pytorch import policy_gradient

import holdfast
from holdfast.engine.errors import HoldfastError, UnknownGame
from holdfast.lab import openspiel

GAMES = list(holdfast.games())


def stepped(state: Any, random: Random) -> None:
    """One step at random, by chance as likely as it is."""
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(outcomes, weights)[0])
    else:
        state.apply_action(random.choice(state.legal_actions()))


def moment(name: str, steps: int, seed: int = 3) -> Any:
    """A state in the middle of a game, at which a player decides."""
    state, random = pyspiel.load_game(name).new_initial_state(), Random(seed)
    while steps > 0 or state.is_chance_node():
        stepped(state, random)
        steps -= 1
    return state


@pytest.mark.parametrize("name", GAMES)
def test_the_random_simulation_of_openspiel_passes(name: str) -> None:
    game = pyspiel.load_game(f"holdfast_{name}")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    assert game.num_players() == holdfast.games()[name].seats[0]


@pytest.mark.parametrize("name", GAMES)
def test_a_state_is_cloned_and_saved_whole(name: str) -> None:
    state = moment(f"holdfast_{name}", 60)
    game, twin = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    clone, random, others = state.clone(), Random(1), Random(1)
    assert game.num_players() == state.get_game().num_players()
    assert str(twin) == str(clone) == str(state)
    player = state.current_player()
    for _ in range(25):
        stepped(clone, random)
        stepped(twin, others)
    assert clone.history() == twin.history()
    assert clone.position.play.state == twin.position.play.state
    assert state.current_player() == player
    assert state.information_state_string(player) == moment(f"holdfast_{name}", 60).information_state_string(player)


def test_a_playthrough_is_the_same_when_it_is_played_again(tmp_path: Path) -> None:
    flags.FLAGS.mark_as_parsed()
    text = generate_playthrough.playthrough("holdfast_desolated", None, seed=7)
    path = tmp_path / "playthrough.txt"
    path.write_text(text, encoding="utf-8")
    original, again = generate_playthrough.replay(path)
    assert original == again
    assert "InformationStateTensor" in text


@pytest.mark.parametrize("name", GAMES)
def test_the_outcomes_of_chance_are_as_likely_as_they_say(name: str) -> None:
    state, random, met = pyspiel.load_game(f"holdfast_{name}").new_initial_state(), Random(5), 0
    for _ in range(150):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            assert len({state.action_to_string(number) for number, _ in outcomes}) == len(outcomes) > 1
            met += 1
        stepped(state, random)
    assert met > 5


def test_what_a_player_remembers_tells_apart_what_it_no_longer_sees() -> None:
    """Two ways into the same view are two information states, and the same way is one."""
    first, second = moment("holdfast_cryo(players=2)", 90, seed=3), moment("holdfast_cryo(players=2)", 90, seed=4)
    again = moment("holdfast_cryo(players=2)", 90, seed=3)
    size = len(first.observation_tensor(0))
    assert first.information_state_tensor(0) == again.information_state_tensor(0)
    assert first.information_state_tensor(0)[size:] != second.information_state_tensor(0)[size:]
    assert first.information_state_tensor(0)[:size] == first.observation_tensor(0)


def test_nothing_hidden_is_in_a_players_information_state() -> None:
    state = moment("holdfast_cryo(players=3)", 150)
    player = state.current_player()
    others = [openspiel.resampled(state, player, seed) for seed in range(5)]
    for other in others:
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
    with pytest.raises(HoldfastError, match="dealt again cannot be saved"):
        pickle.dumps(others[0].position)


def test_its_mcts_plays() -> None:
    state = moment("holdfast_pioneers", 150)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bot = mcts.MCTSBot(state.get_game(), 1.4, 12, evaluator, random_state=np.random.RandomState(1))
    root = bot.mcts_search(state)
    assert root.explore_count == 12
    assert root.best_child().action in state.legal_actions()


def test_its_search_with_imperfect_information_plays() -> None:
    state = moment("holdfast_pioneers", 150)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 1.4, 8, random_state=np.random.RandomState(1))
    random = Random(2)
    bot.set_resampler(lambda root, player: openspiel.resampled(root, player, random.getrandbits(40)))
    assert bot.step(state) in state.legal_actions()


def test_its_learner_learns_from_whole_games() -> None:
    seen = rl_environment.ObservationType.OBSERVATION
    environment = rl_environment.Environment("holdfast_desolated", observation_type=seen)
    environment.seed(3)
    size, actions = environment.observation_spec()["info_state"][0], environment.action_spec()["num_actions"]
    agent = policy_gradient.PolicyGradient(
        0, size, actions, hidden_layers_sizes=[16], batch_size=32, num_critic_before_pi=1, loss_str="a2c"
    )
    for _ in range(2):
        step = environment.reset()
        while not step.last():
            step = environment.step([agent.step(step).action])
        agent.step(step)
        assert step.rewards[0] in (-1, 1)
    assert all(np.isfinite(loss.item()) for loss in agent.loss)


def test_options_of_a_game_are_parameters() -> None:
    game = pyspiel.load_game("holdfast_desolated", {"players": 3, "starting_player": "2", "talents": True})
    settings = game.new_initial_state().position.episode.settings
    assert (settings["starting_player"], settings["talents"], settings["campaigns"]) == (2, True, False)
    with pytest.raises(UnknownGame, match="has no option 'starting_player' that can be '9'"):
        pyspiel.load_game("holdfast_desolated", {"players": 3, "starting_player": "9"})
