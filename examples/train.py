"""Train a small policy to play one of the games, and see it beat the random and the greedy player.

    python examples/train.py --out trained

First the policy watches the greedy player and learns to choose as it does; then it plays many games against itself at
once, and learns from them by proximal policy optimisation. Now and then it plays against the random and the greedy
player. Afterwards `trained/` holds the policy (`policy.pt`), how well it played (`curve.json`), and the same drawn
(`curve.png`). Needs the extra `learn`: `pip install 'holdfast-games[learn]'`.

The policy looks at each option by its features and at the state of the game, and gives the option a score; so it need
not know how many options there are, or where they stand. While it plays against itself it is rewarded for victories
and, on the way there, for every step by which the game looks better to it (the game's own `evaluate`); when it plays
it sees nothing but its observations.
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

FAR, SMOOTH = 0.998, 0.9
"""How much a reward counts one decision later; and how far advantages look ahead of what the value says."""
CLIP, ENTROPY, PASSES, PART = 0.2, 0.01, 3, 512
"""How far one update may change a choice; the price of being too sure; looks at each decision, so many at a time."""
EVALUATION_WEIGHT = 2.0
"""How much a game that looks won counts, beside the 1 for winning it."""


class Policy(nn.Module):
    """Scores each option by what it is and how the game stands; and says how well the game stands."""

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


class Seen(NamedTuple):
    """A batch as the policy takes it, cut down to as many options as any decision in it has."""

    observation: Tensor
    options: Tensor
    mask: Tensor


def seen(batch: Batch) -> Seen:
    most = int(batch.action_mask.sum(axis=1).max())
    return Seen(
        torch.from_numpy(batch.observation.copy()),
        torch.from_numpy(batch.options[:, :most].copy()),
        torch.from_numpy(batch.action_mask[:, :most].astype(bool)),
    )


# Watching --------------------------------------------------------------------------------------------------------


@dataclass
class Watched:
    """Decisions of the greedy player: what it saw, its options in a row, and what it chose."""

    observations: list[Floats] = field(default_factory=list)
    options: list[Floats] = field(default_factory=list)
    choices: list[int] = field(default_factory=list)

    def look(self, numbers: Sequence[int]) -> Seen:
        many = [len(self.options[number]) for number in numbers]
        options = np.zeros((len(numbers), max(many), FEATURES), np.float32)
        mask = np.zeros((len(numbers), max(many)), bool)
        for row, number in enumerate(numbers):
            options[row, : many[row]] = self.options[number]
            mask[row, : many[row]] = True
        observations = np.stack([self.observations[number] for number in numbers])
        return Seen(torch.from_numpy(observations), torch.from_numpy(options), torch.from_numpy(mask))


def watched(game: str, seats: int, decisions: int, seed: int) -> Watched:
    """So many decisions of the greedy player in games against itself."""
    found, episode, number = Watched(), Episode(game, seats), 0
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
    policy: Policy, optimiser: torch.optim.Optimizer, found: Watched, passes: int, random: torch.Generator
) -> None:
    """Make what the greedy player chose more likely, until it is as likely as it can be."""
    choices = torch.tensor(found.choices)
    for _ in range(passes):
        for part in torch.split(torch.randperm(len(choices), generator=random), PART // 2):
            chances, _ = policy(*found.look(part.tolist()))
            loss = -chances.gather(1, choices[part, None]).mean()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()


# Playing against itself ------------------------------------------------------------------------------------------


@dataclass
class Rollout:
    """What happened in all games over some steps, step by step."""

    looks: list[Seen] = field(default_factory=list)
    actions: list[Tensor] = field(default_factory=list)
    likely: list[Tensor] = field(default_factory=list)
    values: list[Floats] = field(default_factory=list)
    seats: list[np.ndarray] = field(default_factory=list)
    evaluations: list[Floats] = field(default_factory=list)
    ended: list[np.ndarray] = field(default_factory=list)
    returns: list[Floats] = field(default_factory=list)


def gathered(env: VectorEnvironment, batch: Batch, policy: Policy, steps: int, random: torch.Generator) -> Rollout:
    """Let the policy play all seats of all games for so many steps."""
    found = Rollout()
    for _ in range(steps):
        look = seen(batch)
        with torch.no_grad():
            chances, values = policy(*look)
        actions = torch.multinomial(chances.exp(), 1, generator=random).squeeze(-1)
        found.looks.append(look)
        found.actions.append(actions)
        found.likely.append(chances.gather(1, actions[:, None]).squeeze(-1))
        found.values.append(values.numpy())
        found.seats.append(batch.seat.copy())
        found.evaluations.append(batch.evaluation.copy())
        env.step(actions.numpy())
        found.ended.append(batch.ended.copy())
        found.returns.append(batch.returns.copy())
    return found


def advantages(found: Rollout) -> tuple[Floats, np.ndarray]:
    """By how much each choice did better than its state was worth, and whether that is known yet.

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
            seat, value, evaluation = (
                int(found.seats[step][game]),
                found.values[step][game],
                found.evaluations[step][game],
            )
            if seat in following:
                known[step, game] = True
                after = following[seat]
                if after is None:
                    better[step, game] = ending[seat] - EVALUATION_WEIGHT * evaluation - value
                else:
                    gained = EVALUATION_WEIGHT * (FAR * found.evaluations[after][game] - evaluation)
                    foreseen = FAR * (found.values[after][game] + SMOOTH * better[after, game])
                    better[step, game] = gained + foreseen - value
            following[seat] = step
    return better, known


def improve(policy: Policy, optimiser: torch.optim.Optimizer, found: Rollout, random: torch.Generator) -> None:
    """Make choices that did better than expected more likely, and the others less, but no step too large."""
    better, known = advantages(found)
    most = max(look.options.shape[1] for look in found.looks)
    look = Seen(
        torch.cat([moment.observation for moment in found.looks]),
        torch.cat(
            [nn.functional.pad(moment.options, (0, 0, 0, most - moment.options.shape[1])) for moment in found.looks]
        ),
        torch.cat([nn.functional.pad(moment.mask, (0, most - moment.mask.shape[1])) for moment in found.looks]),
    )
    actions, likely = torch.cat(found.actions), torch.cat(found.likely)
    gains = torch.from_numpy(better.reshape(-1))
    worth = gains + torch.from_numpy(np.concatenate(found.values))
    where = torch.from_numpy(np.flatnonzero(known.reshape(-1)))
    gains = (gains - gains[where].mean()) / (gains[where].std() + 1e-6)
    for _ in range(PASSES):
        for part in torch.split(where[torch.randperm(len(where), generator=random)], PART):
            chances, values = policy(*(array[part] for array in look))
            now = chances.gather(1, actions[part, None]).squeeze(-1)
            ratio = (now - likely[part]).exp()
            gain = torch.min(ratio * gains[part], ratio.clamp(1 - CLIP, 1 + CLIP) * gains[part]).mean()
            unsure = -(chances.exp() * chances.clamp(min=-30)).sum(-1).mean()
            loss = 0.5 * (values - worth[part]).square().mean() - gain - ENTROPY * unsure
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimiser.step()


# How well it plays -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Mark:
    """How the policy did against a bot in every other seat: its share of victories in so many games."""

    steps: int
    against: str
    games: int
    share: float

    @property
    def error(self) -> float:
        """Half of the 95% interval (Wilson's) around the share."""
        z, n, p = 1.96, self.games, self.share
        return z / (1 + z * z / n) * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))


def measured(env: VectorEnvironment, policy: Policy, against: str, games: int, steps: int) -> Mark:
    """The same number of games from every place at every seat, with the choice that the policy likes best."""
    each, batch = games // env.count, env.reset()
    played, won = np.zeros(env.count, int), 0.0
    while played.min() < each:
        seat = batch.seat.copy()
        with torch.no_grad():
            chances, _ = policy(*seen(batch))
        env.step(chances.argmax(dim=-1).numpy())
        for place in np.flatnonzero(batch.ended & (played < each)):
            won += (float(batch.returns[place, seat[place]]) + 1) / 2
        played += batch.ended
    return Mark(steps, against, each * env.count, won / (each * env.count))


def draw(marks: Sequence[Mark], game: str, seats: int, path: Path) -> None:
    """The learning curve, with the interval of every point, and the share that equals would have."""
    import matplotlib as mpl  # noqa: PLC0415  # only to draw

    mpl.use("Agg")
    from matplotlib import pyplot as plt  # noqa: PLC0415  # likewise

    figure, axes = plt.subplots(figsize=(7, 4.2), layout="constrained")
    for against, colour, sign in (("random", "#0072B2", "o"), ("greedy", "#D55E00", "s")):
        points = [mark for mark in marks if mark.against == against]
        axes.errorbar(
            [mark.steps / 1000 for mark in points], [100 * mark.share for mark in points],
            [100 * mark.error for mark in points], color=colour, marker=sign, capsize=3, label=f"against {against}",
        )  # fmt: skip
    axes.axhline(100 / seats, color="#555555", linestyle=":", label="equals")
    axes.set(xlabel="decisions learnt from, in thousands", ylabel="victories, %", ylim=(-2, 102))
    axes.set_title(f"{game.capitalize()}, {seats} seats: the policy against bots in every other seat")
    axes.legend(loc="best")
    figure.savefig(path, dpi=120)
    plt.close(figure)


def main(words: Sequence[str] | None = None) -> list[Mark]:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="pioneers")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--watch", type=int, default=100_000, help="decisions of the greedy player (default 100000)")
    parser.add_argument("--passes", type=int, default=8, help="looks at each of them (default 8)")
    parser.add_argument("--updates", type=int, default=400, help="how often to learn from its own play (default 400)")
    parser.add_argument("--rate", type=float, default=1e-4, help="how quickly, then (default 0.0001)")
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


def train(asked: argparse.Namespace) -> list[Mark]:
    """Watch, play, measure now and then, and keep what came of it."""
    torch.set_num_threads(1)
    torch.manual_seed(asked.seed)
    random = torch.Generator().manual_seed(asked.seed)
    asked.out.mkdir(parents=True, exist_ok=True)
    table = {"seats": asked.seats, "workers": asked.workers}
    with (
        VectorEnvironment(asked.game, count=asked.count, seed=asked.seed, evaluation=True, **table) as env,
        VectorEnvironment(asked.game, count=asked.trials, seed=1000, opponents="random", seat=None, **table) as easy,
        VectorEnvironment(asked.game, count=asked.trials, seed=2000, opponents="greedy", seat=None, **table) as hard,
    ):
        policy = Policy(env.size)
        diary = Diary(asked, policy, {"random": easy, "greedy": hard})
        diary.measure(0, asked.games)
        optimiser = torch.optim.Adam(policy.parameters(), lr=1e-3)
        imitate(policy, optimiser, watched(asked.game, asked.seats, asked.watch, asked.seed), asked.passes, random)
        optimiser = torch.optim.Adam(policy.parameters(), lr=asked.rate)
        batch, steps = env.reset(), asked.watch
        for update in range(asked.updates):
            if update % asked.every == 0:
                diary.measure(steps, asked.games)
            improve(policy, optimiser, gathered(env, batch, policy, asked.steps, random), random)
            steps += asked.steps * asked.count
        diary.measure(steps, asked.last)
    return diary.marks


class Diary:
    """How the policy did, kept in the folder after every measurement."""

    def __init__(self, asked: argparse.Namespace, policy: Policy, against: dict[str, VectorEnvironment]) -> None:
        self.marks: list[Mark] = []
        self._asked, self._policy, self._against = asked, policy, against
        self._began = perf_counter()

    def measure(self, steps: int, games: int) -> None:
        for name, env in self._against.items():
            mark = measured(env, self._policy, name, games, steps)
            self.marks.append(mark)
            told = f"{100 * mark.share:5.1f} % ± {100 * mark.error:.1f} of {mark.games} games"
            print(f"{perf_counter() - self._began:6.0f} s  {steps:>8} decisions  against {name}: {told}", flush=True)
        folder = self._asked.out
        torch.save(self._policy.state_dict(), folder / "policy.pt")
        (folder / "curve.json").write_text(
            json.dumps([asdict(mark) for mark in self.marks], indent=1), encoding="utf-8"
        )
        draw(self.marks, self._asked.game, self._asked.seats, folder / "curve.png")


if __name__ == "__main__":
    main()
