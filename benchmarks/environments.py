"""Steps a second of the environments beside PettingZoo's own classic games, and over two worker processes beside one.

All are driven the same way, as PettingZoo measures itself: observe, choose an unmasked action at random, step,
reset at the end. Single environments are measured by the processor's time, which others on the machine disturb
least; workers by the clock. Rounds are interleaved; figures are medians. Part of `make bench`.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import warnings
from collections.abc import Callable
from importlib.util import find_spec
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

import numpy as np
from numpy.typing import NDArray

import holdfast
from holdfast.lab import environments
from holdfast.lab.environments.vector import Batch, VectorEnvironment

PEER = "PettingZoo chess_v6"
CLASSICS = ("chess_v6", "connect_four_v3", "tictactoe_v3")
TARGET, TARGET_OF_TWO = 8.0, 1.8
"""What one environment shall make of chess_v6, and two workers of one."""

COUNT = 64
Drive = Callable[[int, float], float]
"""Steps a second, from a seed and the seconds to spend."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print figures and ratios as JSON")
    parser.add_argument("--rounds", type=int, default=7, help="interleaved rounds (default 7)")
    parser.add_argument("--seconds", type=float, default=1.0, help="stepping per subject and round (default 1.0)")
    arguments = parser.parse_args()
    measured = measure(arguments.rounds, arguments.seconds)
    print(json.dumps(measured, indent=1) if arguments.json else as_text(measured))


def measure(rounds: int, seconds: float) -> dict[str, dict[str, float]]:
    """Steps a second by name; each of our games beside each classic; two workers beside one."""
    steps = _medians(_ours() | _classics(), rounds, seconds)
    ours = [name for name in steps if name.startswith("holdfast")]
    ratios = {f"{name} / {peer}": steps[name] / steps[peer] for name in ours for peer in steps if peer not in ours}
    measured = {"steps_per_second": steps, "ratios": ratios}
    if len(os.sched_getaffinity(0)) > 1:
        measured["workers"] = _workers(rounds, seconds)
    return measured


def _medians(drives: dict[str, Drive], rounds: int, seconds: float) -> dict[str, float]:
    for drive in drives.values():
        drive(0, seconds / 5)  # warm up: imports, caches
    found: dict[str, list[float]] = {name: [] for name in drives}
    for number in range(rounds):
        for name, drive in drives.items():
            gc.collect()
            found[name].append(drive(1000 * number, seconds))
    return {name: median(speeds) for name, speeds in found.items()}


def _ours() -> dict[str, Drive]:
    made: dict[str, Drive] = {}
    for name, game in holdfast.games().items():
        if game.open_table:
            made[f"holdfast {name} (Gymnasium)"] = _alone(environments.gym(name))
        else:
            made[f"holdfast {name}"] = _in_turn(environments.aec(name))
    return made


def _classics() -> dict[str, Drive]:
    if find_spec("pygame") is None:
        return {}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # deprecation warnings of PettingZoo and pygame themselves
        from pettingzoo import classic  # noqa: PLC0415  # a peer that need not be installed

        return {f"PettingZoo {name}": _in_turn(getattr(classic, name).env()) for name in CLASSICS}


def _in_turn(env: Any) -> Drive:
    def drive(seed: int, least: float) -> float:
        random, steps, began = Random(seed), 0, process_time()
        env.reset(seed=seed)
        while process_time() - began < least:
            observation, _, ended, cut_off, _ = env.last()
            if ended or cut_off:
                env.reset()
                continue
            env.step(random.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            steps += 1
        return steps / (process_time() - began)

    return drive


def _alone(env: Any) -> Drive:
    def drive(seed: int, least: float) -> float:
        random, steps, began = Random(seed), 0, process_time()
        observation, _ = env.reset(seed=seed)
        while process_time() - began < least:
            action = random.choice(np.flatnonzero(observation["action_mask"]).tolist())
            observation, _, ended, _, _ = env.step(action)
            steps += 1
            if ended:
                observation, _ = env.reset()
        return steps / (process_time() - began)

    return drive


def _workers(rounds: int, seconds: float) -> dict[str, float]:
    """Random stepping of many games of Cryo by one worker and by two; the process that drives them is another one."""
    with (
        VectorEnvironment("cryo", seats=3, count=COUNT, workers=1, seed=1, parts=1) as single,
        VectorEnvironment("cryo", seats=3, count=COUNT, workers=2, seed=1, parts=1) as two,
    ):
        drives = {
            "one": _by_parts(single),
            "two": _by_parts(two),
            "one in step": _in_step(single),
            "two in step": _in_step(two),
        }
        speeds = _medians(drives, rounds, seconds)
    in_step = speeds["two in step"] / speeds["one in step"]
    return {**speeds, "ratio": speeds["two"] / speeds["one"], "ratio in step": in_step}


def _by_parts(env: VectorEnvironment) -> Drive:
    """Choose for the part that is ready first, while the others are being stepped."""

    def drive(seed: int, least: float) -> float:
        random, steps = np.random.default_rng(seed), 0
        env.reset()
        began = perf_counter()
        for part in env.parts:
            env.send(part, _at_random(random, part.batch))
        while perf_counter() - began < least:
            part = env.wait()
            env.send(part, _at_random(random, part.batch))
            steps += len(part.batch.seat)
        return steps / (perf_counter() - began)

    return drive


def _in_step(env: VectorEnvironment) -> Drive:
    """Choose for all games at once, and wait for all."""

    def drive(seed: int, least: float) -> float:
        random, steps, batch = np.random.default_rng(seed), 0, env.reset()
        began = perf_counter()
        while perf_counter() - began < least:
            batch = env.step(_at_random(random, batch))
            steps += env.count
        return steps / (perf_counter() - began)

    return drive


def _at_random(random: np.random.Generator, batch: Batch) -> NDArray[np.int32]:
    shown = batch.action_mask.sum(axis=1)
    chosen: NDArray[np.int32] = (random.random(len(shown)) * shown).astype(np.int32)
    return chosen


def as_text(measured: dict[str, dict[str, float]]) -> str:
    lines = [f"{'environments, random steps':34}{'steps/s':>12}"]
    lines += [f"{name:34}{speed:>12,.0f}" for name, speed in measured["steps_per_second"].items()]
    lines.append("")
    for name, ratio in measured["ratios"].items():
        against = f"   (target {TARGET:.0f}x: {'met' if ratio >= TARGET else 'MISSED'})" if PEER in name else ""
        lines.append(f"{name:60} {ratio:>7.1f}x{against}")
    if not measured["ratios"]:
        lines.append("PettingZoo's classic games need pygame; `make bench` installs it")
    if workers := measured.get("workers"):
        met = "met" if workers["ratio"] >= TARGET_OF_TWO else "MISSED"
        lines.append(f"{'cryo over two workers / one':60} {workers['ratio']:>7.2f}x   (target {TARGET_OF_TWO}x: {met})")
        lines.append(f"{'cryo over two workers / one, all in step':60} {workers['ratio in step']:>7.2f}x")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
