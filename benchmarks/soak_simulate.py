"""One very long simulation with results written as Parquet, and the memory it takes on the way: `make soak`.

Memory must stay flat: the last tenth of the run may need no more than a little above what the second tenth needed.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from multiprocessing import active_children
from pathlib import Path
from time import perf_counter

from holdfast.lab.simulate.engines import Local
from holdfast.lab.simulate.parquet import Results
from holdfast.lab.simulate.runs import Run, check, simulate

MAY_GROW = 8.0
"""MB that the memory of all processes together may grow by, from the second tenth to the last."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="cryo")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100_000, help="how many games (default 100,000)")
    parser.add_argument("--workers", type=int, default=2)
    arguments = parser.parse_args()
    run = check(Run(arguments.game, arguments.seats, arguments.games, study=True))
    with tempfile.TemporaryDirectory() as folder:
        used = soak(run, arguments.workers, Path(folder) / "results.parquet")
    if used[-1] - used[1] > MAY_GROW:
        raise SystemExit(f"memory grew from {used[1]:.1f} to {used[-1]:.1f} MB")


def soak(run: Run, workers: int, path: Path) -> list[float]:
    """The memory in MB after each tenth of the run."""
    tenth, used, began = run.games // 10, list[float](), perf_counter()
    with Results(path, run) as results:
        for outcome in simulate(run, Local(workers)):
            results.add(outcome)
            if (outcome.number + 1) % tenth == 0:
                used.append(memory())
                took = perf_counter() - began
                print(f"{outcome.number + 1:,} games, {took:,.0f} s, {used[-1]:.1f} MB", flush=True)
    size = sum(file.stat().st_size for file in path.parent.glob("*.parquet"))
    print(f"{run.game}: {size / run.games:.0f} bytes of Parquet a game", flush=True)
    return used


def memory() -> float:
    """MB in use by this process and those that it has started, on Linux."""
    pids = [os.getpid(), *(child.pid for child in active_children() if child.pid is not None)]
    pages = sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in pids)
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


if __name__ == "__main__":
    main()
