"""Measure our games beside their peers, in one run, one process, one core: `make bench`.

Rounds are interleaved, so that other load on the machine affects all subjects equally; figures are medians over rounds.
Absolute times mean little on shared machines: read the ratios.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import sys
from statistics import median

import environments
import searching
from subjects import Speed, Subject, subjects

PEER = "catanatron"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print figures and ratios as JSON")
    parser.add_argument("--rounds", type=int, default=7, help="interleaved rounds (default 7)")
    parser.add_argument("--seconds", type=float, default=1.0, help="random play per subject and round (default 1.0)")
    arguments = parser.parse_args()
    stepped = environments.measure(arguments.rounds, arguments.seconds)
    one_core()
    measured = measure(subjects(), arguments.rounds, arguments.seconds, quiet=arguments.json)
    searched = searching.measure(arguments.rounds)
    if arguments.json:
        print(json.dumps({**measured, "environments": stepped, "search": searched}, indent=1))
    else:
        print(f"{as_text(measured)}\n\n{environments.as_text(stepped)}\n{searching.as_text(searched)}")


def one_core() -> None:
    """Stay on one core, where the system allows it."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


Figures = dict[str, dict[str, float]]


def measure(found: list[Subject], rounds: int, seconds: float, *, quiet: bool) -> dict[str, Figures]:
    speeds: dict[str, list[Speed]] = {subject.name: [] for subject in found}
    copies: dict[str, list[float]] = {subject.name: [] for subject in found}
    for subject in found:
        subject.play(0, seconds / 5)  # warm up: imports, caches
    for number in range(rounds):
        for subject in found:
            if not quiet:
                print(f"\rround {number + 1} of {rounds}: {subject.name:30}", end="", file=sys.stderr, flush=True)
            gc.collect()
            speeds[subject.name].append(subject.play(1000 * number, seconds))
            copies[subject.name].append(subject.copy(number))
    if not quiet:
        print("\r" + " " * 60 + "\r", end="", file=sys.stderr)
    figures = {
        name: {
            "choices_per_second": median(speed.choices / speed.seconds for speed in speeds[name]),
            "games_per_second": median(speed.games / speed.seconds for speed in speeds[name]),
            "copy_microseconds": median(copies[name]) * 1e6,
        }
        for name in speeds
    }
    return {"figures": figures, "ratios": ratios(figures)}


def ratios(figures: Figures) -> Figures:
    """Each of our games against each peer: choices a second, and the cost of a fork."""
    ours = [name for name in figures if name.startswith("holdfast")]
    return {
        f"{name} / {peer}": {
            "choices": figures[name]["choices_per_second"] / figures[peer]["choices_per_second"],
            "fork": figures[name]["copy_microseconds"] / figures[peer]["copy_microseconds"],
        }
        for name in ours
        for peer in figures
        if peer not in ours
    }


def as_text(measured: dict[str, Figures]) -> str:
    lines = [f"{'':28}{'choices/s':>12}{'games/s':>12}{'copy, µs':>12}"]
    for name, figure in measured["figures"].items():
        lines.append(
            f"{name:28}{figure['choices_per_second']:>12,.0f}{figure['games_per_second']:>12,.1f}"
            f"{figure['copy_microseconds']:>12.1f}"
        )
    lines.append("")
    for name, ratio in measured["ratios"].items():
        lines.append(f"{name:44} {ratio['choices']:>7.1f}x the choices, {ratio['fork']:>5.2f}x the cost of a copy")
    if not any(PEER in name for name in measured["ratios"]):
        lines.append(f"{PEER} is not installed; `make bench` installs it")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
