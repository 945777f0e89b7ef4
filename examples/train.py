"""Train a small policy to play one of the games, and see it beat the random and the greedy player.

    python examples/train.py --out trained

First the policy learns to imitate the greedy player; then it plays many games at once against itself, and learns from
them by proximal policy optimisation (PPO). From time to time it is measured against the random and the greedy player.
Afterwards `trained/` holds the policy (`policy.pt`), its measurements (`curve.json`), and the learning curve
(`curve.png`). Needs the extra `learn`: `pip install 'holdfast-games[learn]'`.

The policy scores each option by its features and the state of the game, so the number and order of the options do not
matter. While it plays against itself it is rewarded for victories and, on the way there, for every improvement of the
game's own `evaluate`; it sees nothing but its observations.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor, nn

from holdfast import bots
from holdfast.lab.environments.encoder import FEATURES, Floats
from holdfast.lab.environments.episode import Episode
from holdfast.lab.environments.vector import Batch, VectorEnvironment

DISCOUNT, GAE_LAMBDA = 0.998, 0.9
"""The discount for each decision, and the lambda of generalised advantage estimation."""
CLIP_RATIO, ENTROPY_WEIGHT, EPOCHS, MINIBATCH = 0.2, 0.01, 3, 512
"""PPO: clip of the probability ratio, weight of the entropy, epochs for each rollout, decisions in a minibatch."""
EVALUATION_WEIGHT = 2.0
"""The weight of the shaped reward from `evaluate`, compared with 1 for a victory."""


class Policy(nn.Module):
    """Scores each option by its features and the state, and estimates the value of the state."""

    def __init__(self, size: int, hidden: int = 128) -> None:
        super().__init__()
        self.state = nn.Sequential(nn.Linear(size, 2 * hidden), nn.ReLU(), nn.Linear(2 * hidden, hidden), nn.ReLU())
        self.option = nn.Linear(FEATURES, hidden)
        self.mixed = nn.Linear(hidden, hidden)
        self.score = nn.Sequential(nn.ReLU(), nn.Linear(hidden, hidden // 2), nn.ReLU(), nn.Linear(hidden // 2, 1))
        self.value = nn.Linear(hidden, 1)

    def forward(self, observation: Tensor, options: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithm of each option's probability, and the value of the state."""
        state = self.state(observation)
        scores = self.score(self.option(options) + self.mixed(state)[:, None, :]).squeeze(-1)
        return torch.log_softmax(scores.masked_fill(~mask, -1e9), dim=-1), self.value(state).squeeze(-1)


class PolicyInput(NamedTuple):
    """A batch as tensors, cut to the largest number of options in it."""

    observation: Tensor
    options: Tensor
    mask: Tensor


def policy_input(batch: Batch) -> PolicyInput:
    most = int(batch.action_mask.sum(axis=1).max())
    return PolicyInput(
        torch.from_numpy(batch.observation.copy()),
        torch.from_numpy(batch.options[:, :most].copy()),
        torch.from_numpy(batch.action_mask[:, :most].astype(bool)),
    )


# Imitation --------------------------------------------------------------------------------------------------------


@dataclass
class Demonstrations:
    """Decisions of the greedy player: observation, features of the options, and choice."""

    observations: list[Floats] = field(default_factory=list)
    options: list[Floats] = field(default_factory=list)
    choices: list[int] = field(default_factory=list)

    def inputs(self, numbers: Sequence[int]) -> PolicyInput:
        many = [len(self.options[number]) for number in numbers]
        options = np.zeros((len(numbers), max(many), FEATURES), np.float32)
        mask = np.zeros((len(numbers), max(many)), bool)
        for row, number in enumerate(numbers):
            options[row, : many[row]] = self.options[number]
            mask[row, : many[row]] = True
        observations = np.stack([self.observations[number] for number in numbers])
        return PolicyInput(torch.from_numpy(observations), torch.from_numpy(options), torch.from_numpy(mask))


def demonstrations(game: str, seats: int, decisions: int, seed: int) -> Demonstrations:
    """Decisions of the greedy player in games against itself."""
    found, episode, number = Demonstrations(), Episode(game, seats), 0
    while len(found.choices) < decisions:
        number += 1
        episode.reset(seed + number)
        episode.play.keep_checkpoints()
        players = [bots.make("greedy", seed=1000 * number + seat) for seat in range(seats)]
        while not episode.over and len(found.choices) < decisions:
            decision = episode.decision
            choice = players[decision.seat].choose(bots.PlayerView(episode.play, decision))
            shown = episode.observe(decision.seat)
            found.observations.append(shown["observation"])
            found.options.append(episode.encoder.options(decision, 0, len(decision)))
            found.choices.append(choice)
            episode.play.step(choice)
    return found


def imitate(
    policy: Policy, optimiser: torch.optim.Optimizer, found: Demonstrations, passes: int, random: torch.Generator
) -> None:
    """Supervised learning of the greedy player's choices."""
    choices = torch.tensor(found.choices)
    for _ in range(passes):
        for part in torch.split(torch.randperm(len(choices), generator=random), MINIBATCH // 2):
            log_probs, _ = policy(*found.inputs(part.tolist()))
            loss = -log_probs.gather(1, choices[part, None]).mean()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()


# Self-play ------------------------------------------------------------------------------------------


@dataclass
class Rollout:
    """What happened in all games, step by step."""

    inputs: list[PolicyInput] = field(default_factory=list)
    actions: list[Tensor] = field(default_factory=list)
    log_probabilities: list[Tensor] = field(default_factory=list)
    values: list[Floats] = field(default_factory=list)
    seats: list[np.ndarray] = field(default_factory=list)
    evaluations: list[Floats] = field(default_factory=list)
    ended: list[np.ndarray] = field(default_factory=list)
    returns: list[Floats] = field(default_factory=list)


def collect_rollout(
    env: VectorEnvironment, batch: Batch, policy: Policy, steps: int, random: torch.Generator
) -> Rollout:
    """Let the policy play all seats of all games for a number of steps."""
    found = Rollout()
    for _ in range(steps):
        inputs = policy_input(batch)
        with torch.no_grad():
            log_probs, values = policy(*inputs)
        actions = torch.multinomial(log_probs.exp(), 1, generator=random).squeeze(-1)
        found.inputs.append(inputs)
        found.actions.append(actions)
        found.log_probabilities.append(log_probs.gather(1, actions[:, None]).squeeze(-1))
        found.values.append(values.numpy())
        found.seats.append(batch.seat.copy())
        found.evaluations.append(batch.evaluation.copy())
        env.step(actions.numpy())
        found.ended.append(batch.ended.copy())
        found.returns.append(batch.returns.copy())
    return found


def advantages(found: Rollout) -> tuple[Floats, np.ndarray]:
    """The advantage of each choice over the value of its state, and whether it is known yet.

    A seat's choice is followed by that seat's next choice in the same game, or by its end.
    """
    steps, count = len(found.values), len(found.values[0])
    better, known = np.zeros((steps, count), np.float32), np.zeros((steps, count), bool)
    for game in range(count):
        following: dict[int, int | None] = {}
        ending = found.returns[0][game]
        for step in reversed(range(steps)):
            if found.ended[step][game]:
                ending = found.returns[step][game]
                following = dict.fromkeys(range(len(ending)))
            seat, value = int(found.seats[step][game]), found.values[step][game]
            evaluation = found.evaluations[step][game]
            if seat in following:
                known[step, game] = True
                after = following[seat]
                if after is None:
                    better[step, game] = ending[seat] - EVALUATION_WEIGHT * evaluation - value
                else:
                    shaping = EVALUATION_WEIGHT * (DISCOUNT * found.evaluations[after][game] - evaluation)
                    bootstrapped = DISCOUNT * (found.values[after][game] + GAE_LAMBDA * better[after, game])
                    better[step, game] = shaping + bootstrapped - value
            following[seat] = step
    return better, known


def improve(policy: Policy, optimiser: torch.optim.Optimizer, found: Rollout, random: torch.Generator) -> None:
    """A PPO update: make choices with an advantage more likely, within the clip."""
    better, known = advantages(found)
    most = max(moment.options.shape[1] for moment in found.inputs)
    inputs = PolicyInput(
        torch.cat([moment.observation for moment in found.inputs]),
        torch.cat(
            [nn.functional.pad(moment.options, (0, 0, 0, most - moment.options.shape[1])) for moment in found.inputs]
        ),
        torch.cat([nn.functional.pad(moment.mask, (0, most - moment.mask.shape[1])) for moment in found.inputs]),
    )
    actions, log_probabilities = torch.cat(found.actions), torch.cat(found.log_probabilities)
    gains = torch.from_numpy(better.reshape(-1))
    targets = gains + torch.from_numpy(np.concatenate(found.values))
    where = torch.from_numpy(np.flatnonzero(known.reshape(-1)))
    gains = (gains - gains[where].mean()) / (gains[where].std() + 1e-6)
    for _ in range(EPOCHS):
        for part in torch.split(where[torch.randperm(len(where), generator=random)], MINIBATCH):
            log_probs, values = policy(*(array[part] for array in inputs))
            now = log_probs.gather(1, actions[part, None]).squeeze(-1)
            ratio = (now - log_probabilities[part]).exp()
            gain = torch.min(ratio * gains[part], ratio.clamp(1 - CLIP_RATIO, 1 + CLIP_RATIO) * gains[part]).mean()
            entropy = -(log_probs.exp() * log_probs.clamp(min=-30)).sum(-1).mean()
            loss = 0.5 * (values - targets[part]).square().mean() - gain - ENTROPY_WEIGHT * entropy
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimiser.step()


# Measuring -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Measurement:
    """The share of victories of the policy against a bot in every other seat."""

    steps: int
    against: str
    games: int
    share: float

    @property
    def error(self) -> float:
        """Half of the 95% interval (Wilson's) around the share."""
        z, n, p = 1.96, self.games, self.share
        return z / (1 + z * z / n) * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))


def measure_policy(env: VectorEnvironment, policy: Policy, against: str, games: int, steps: int) -> Measurement:
    """Play the same number of games in every slot, always with the most likely option."""
    each, batch = games // env.count, env.reset()
    played, won = np.zeros(env.count, int), 0.0
    while played.min() < each:
        seat = batch.seat.copy()
        with torch.no_grad():
            log_probs, _ = policy(*policy_input(batch))
        env.step(log_probs.argmax(dim=-1).numpy())
        for place in np.flatnonzero(batch.ended & (played < each)):
            won += (float(batch.returns[place, seat[place]]) + 1) / 2
        played += batch.ended
    return Measurement(steps, against, each * env.count, won / (each * env.count))


def draw(measurements: Sequence[Measurement], game: str, seats: int, path: Path) -> None:
    """The learning curve, with the interval of every point, and the share of an equal player."""
    import matplotlib as mpl  # noqa: PLC0415  # only to draw

    mpl.use("Agg")
    from matplotlib import pyplot as plt  # noqa: PLC0415  # likewise

    figure, axes = plt.subplots(figsize=(7, 4.2), layout="constrained")
    for against, colour, sign in (("random", "#0072B2", "o"), ("greedy", "#D55E00", "s")):
        points = [measurement for measurement in measurements if measurement.against == against]
        axes.errorbar(
            [point.steps / 1000 for point in points], [100 * point.share for point in points],
            [100 * point.error for point in points], color=colour, marker=sign, capsize=3, label=f"against {against}",
        )  # fmt: skip
    axes.axhline(100 / seats, color="#555555", linestyle=":", label="equals")
    axes.set(xlabel="decisions learnt from, in thousands", ylabel="victories, %", ylim=(-2, 102))
    axes.set_title(f"{game.capitalize()}, {seats} seats: the policy against bots in every other seat")
    axes.legend(loc="best")
    figure.savefig(path, dpi=120)
    plt.close(figure)


def main(words: Sequence[str] | None = None) -> list[Measurement]:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="pioneers")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--watch", type=int, default=100_000, help="decisions of the greedy player (default 100000)")
    parser.add_argument("--passes", type=int, default=8, help="epochs over them (default 8)")
    parser.add_argument("--updates", type=int, default=400, help="PPO updates from self-play (default 400)")
    parser.add_argument("--rate", type=float, default=1e-4, help="learning rate of PPO (default 0.0001)")
    parser.add_argument("--steps", type=int, default=64, help="steps of all games before each update (default 64)")
    parser.add_argument("--count", type=int, default=64, help="games at once (default 64)")
    parser.add_argument("--workers", type=int, default=2, help="processes that play (default 2)")
    parser.add_argument("--every", type=int, default=40, help="updates between two measurements (default 40)")
    parser.add_argument("--games", type=int, default=192, help="games of each measurement (default 192)")
    parser.add_argument("--last", type=int, default=576, help="games of the last measurement (default 576)")
    parser.add_argument("--trials", type=int, default=24, help="games at once while measuring (default 24)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("trained"), help="folder for policy and curve")
    return train(parser.parse_args(words))


def train(args: argparse.Namespace) -> list[Measurement]:
    """Imitate, play, measure from time to time, and save the results."""
    torch.set_num_threads(1)
    torch.manual_seed(args.seed)
    random = torch.Generator().manual_seed(args.seed)
    args.out.mkdir(parents=True, exist_ok=True)
    table = {"seats": args.seats, "workers": args.workers}
    with (
        VectorEnvironment(args.game, count=args.count, seed=args.seed, evaluation=True, **table) as env,
        VectorEnvironment(args.game, count=args.trials, seed=1000, opponents="random", seat=None, **table) as easy,
        VectorEnvironment(args.game, count=args.trials, seed=2000, opponents="greedy", seat=None, **table) as hard,
    ):
        policy = Policy(env.size)
        progress = Progress(args, policy, {"random": easy, "greedy": hard})
        progress.measure(0, args.games)
        optimiser = torch.optim.Adam(policy.parameters(), lr=1e-3)
        shown = demonstrations(args.game, args.seats, args.watch, args.seed)
        imitate(policy, optimiser, shown, args.passes, random)
        optimiser = torch.optim.Adam(policy.parameters(), lr=args.rate)
        batch, steps = env.reset(), args.watch
        for update in range(args.updates):
            if update % args.every == 0:
                progress.measure(steps, args.games)
            improve(policy, optimiser, collect_rollout(env, batch, policy, args.steps, random), random)
            steps += args.steps * args.count
        progress.measure(steps, args.last)
    return progress.measurements


class Progress:
    """The measurements so far, saved to the folder after each."""

    def __init__(self, args: argparse.Namespace, policy: Policy, against: dict[str, VectorEnvironment]) -> None:
        self.measurements: list[Measurement] = []
        self._asked, self._policy, self._against = args, policy, against
        self._began = perf_counter()

    def measure(self, steps: int, games: int) -> None:
        for name, env in self._against.items():
            measurement = measure_policy(env, self._policy, name, games, steps)
            self.measurements.append(measurement)
            result = f"{100 * measurement.share:5.1f} % ± {100 * measurement.error:.1f} of {measurement.games} games"
            print(f"{perf_counter() - self._began:6.0f} s  {steps:>8} decisions  against {name}: {result}", flush=True)
        folder = self._asked.out
        torch.save(self._policy.state_dict(), folder / "policy.pt")
        (folder / "curve.json").write_text(
            json.dumps([asdict(measurement) for measurement in self.measurements], indent=1), encoding="utf-8"
        )
        draw(self.measurements, self._asked.game, self._asked.seats, folder / "curve.png")


if __name__ == "__main__":
    main()
