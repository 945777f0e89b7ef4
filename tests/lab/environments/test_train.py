"""The worked example: a policy that learns, in reduced form."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
import torch

SOURCE = Path(__file__).parents[3] / "examples" / "train.py"


@pytest.fixture(scope="module")
def train() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train_example", SOURCE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["train_example"] = module
    spec.loader.exec_module(module)
    return module


def test_one_command_trains_measures_and_draws(train: ModuleType, tmp_path: Path) -> None:
    small = "--watch 80 --passes 1 --updates 1 --steps 8 --count 4 --workers 1 --every 1 --games 3 --last 3 --trials 3"
    measurements = train.main([*small.split(), "--out", str(tmp_path)])

    assert [(measurement.steps, measurement.against) for measurement in measurements] == [
        (0, "random"), (0, "greedy"), (80, "random"), (80, "greedy"), (112, "random"), (112, "greedy"),
    ]  # fmt: skip
    assert len(json.loads((tmp_path / "curve.json").read_text(encoding="utf-8"))) == 6
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")
    policy = train.Policy(train.Episode("pioneers", 3).encoder.size)
    before = policy.value.weight.clone()
    policy.load_state_dict(torch.load(tmp_path / "policy.pt", weights_only=True))
    assert not torch.equal(policy.value.weight, before)


def test_by_watching_the_policy_comes_to_choose_as_the_greedy_player(train: ModuleType) -> None:
    torch.manual_seed(1)
    random = torch.Generator().manual_seed(1)
    found = train.demonstrations("pioneers", 3, 150, 5)
    policy = train.Policy(len(found.observations[0]))
    inputs, choices = found.inputs(range(150)), torch.tensor(found.choices)
    before = policy(*inputs)[0].gather(1, choices[:, None]).mean().item()
    train.imitate(policy, torch.optim.Adam(policy.parameters(), lr=3e-3), found, 30, random)
    after = policy(*inputs)[0].gather(1, choices[:, None]).mean().item()
    assert after > before + 0.2


def test_an_advantage_is_what_a_choice_did_better_than_expected(train: ModuleType) -> None:
    """Seat 0, seat 1, seat 0, and seat 0 wins; then a new game has begun whose first choice nobody has followed yet."""
    found = train.Rollout()
    for seat, value, evaluation, ended in ((0, 0.1, 0.5, 0), (1, 0.2, 0.4, 0), (0, 0.3, 0.7, 1), (1, 0.0, 0.5, 0)):
        found.seats.append(np.array([seat]))
        found.values.append(np.array([value], np.float32))
        found.evaluations.append(np.array([evaluation], np.float32))
        found.ended.append(np.array([ended == 1]))
        found.returns.append(np.array([[1, -1] if ended else [0, 0]], np.float32))
    better, known = train.advantages(found)

    last = 1 - 2 * 0.7 - 0.3
    first = 2 * (train.DISCOUNT * 0.7 - 0.5) + train.DISCOUNT * (0.3 + train.GAE_LAMBDA * last) - 0.1
    assert better[:, 0] == pytest.approx([first, -1 - 2 * 0.4 - 0.2, last, 0], abs=1e-5)
    assert known[:, 0].tolist() == [True, True, True, False]


def test_a_better_choice_becomes_more_likely(train: ModuleType) -> None:
    torch.manual_seed(1)
    random = torch.Generator().manual_seed(1)
    policy = train.Policy(6)
    mask = torch.ones(64, 3, dtype=torch.bool)
    inputs = train.PolicyInput(torch.rand(64, 6), torch.rand(64, 3, train.FEATURES), mask)
    actions = torch.arange(64) % 3
    log_probs = policy(*inputs)[0].detach()
    chosen = log_probs.gather(1, actions[:, None]).squeeze(-1)
    found = train.Rollout(inputs=[inputs], actions=[actions], log_probabilities=[chosen])
    found.values.append(np.zeros(64, np.float32))
    found.seats.append(np.zeros(64, int))
    found.evaluations.append(np.zeros(64, np.float32))
    found.ended.append(np.ones(64, bool))
    found.returns.append(np.where(actions.numpy()[:, None] == 1, 1.0, -1.0).astype(np.float32))
    optimiser = torch.optim.Adam(policy.parameters(), lr=1e-3)
    for _ in range(4):
        train.improve(policy, optimiser, found, random)
    assert policy(*inputs)[0][:, 1].mean().item() > log_probs[:, 1].mean().item() + 0.05


def test_the_interval_of_a_measurement_shrinks_with_more_games(train: ModuleType) -> None:
    few, many = train.Measurement(0, "greedy", 24, 0.5), train.Measurement(0, "greedy", 2400, 0.5)
    assert few.error == pytest.approx(0.186, abs=0.002)
    assert many.error == pytest.approx(0.02, abs=0.001)
    assert train.Measurement(0, "greedy", 24, 0.0).error > 0
