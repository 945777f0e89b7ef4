"""Breaks the rules of a game in small ways, one at a time, and runs its clause tests: each change must be noticed.

    python checks/mutants.py cryo                 all mutants; goes on where the last run stopped
    python checks/mutants.py cryo --only launch   those whose name contains a word
    python checks/mutants.py cryo --sample 20     a fixed sample

A mutant that survives needs a sharper clause test, or an entry in checks/mutants/GAME.toml that says why it changes no
rule. Exits with 1 while a mutant survives, an entry is needless, or more than 8 % are listed as equivalent.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from mutation import import_hook
from mutation.operators import Mutant, mutants
from mutation.plugin import (
    MIN_TIMEOUT_S,
    TIMEOUT_FACTOR,
    Baseline,
    ForkingSession,
    TestRun,
    clauses_of,
    run_children,
)
from mutation.results import (
    ROOT,
    Report,
    Results,
    digest,
    equivalents,
    mutated_files,
    report,
    save_baseline,
    save_summary,
    saved_baseline,
    test_files,
)

SAMPLE_SEED = 17
SAVE_EVERY_S = 20.0
IMPORT_TIMEOUT_S = 600.0

Work = tuple[str, float, Callable[[], dict[str, Any]]]


def main() -> int:
    options = _arguments()
    os.chdir(ROOT)
    os.environ["PYTHONHASHSEED"] = "0"
    listed = _listed(options.game, options.only, options.sample)
    if options.list:
        print("\n".join(f"{mutant.key}   [{mutant.module}:{mutant.line}]" for mutant in listed))
        return 0
    results = Results(options.game) if options.fresh else Results.load(options.game)
    run = Run(options.game, listed, results, options.workers)
    run.run_swapped()
    run.run_imported()
    found = report(options.game, listed, results, run.clauses, whole=options.only is None and options.sample is None)
    if options.only is None and options.sample is None:
        save_summary(options.game, found)
    _print(options.game, found, show_clauses=options.clauses)
    return 0 if found.holds else 1


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--only", metavar="WORD", help="only mutants whose name contains this")
    parser.add_argument("--sample", type=int, metavar="N", help="a fixed sample of the mutants")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--fresh", action="store_true", help="forget the results of earlier runs")
    parser.add_argument("--list", action="store_true", help="only list the mutants")
    parser.add_argument("--clauses", action="store_true", help="also list clauses whose tests alone notice no mutant")
    return parser.parse_args()


def _listed(game: str, only: str | None, sample: int | None) -> list[Mutant]:
    files = mutated_files(game)
    found = [mutant for name, path in files.items() for mutant in mutants(name, path.read_text(encoding="utf-8"))]
    if only is not None:
        found = [mutant for mutant in found if only in mutant.key]
    if sample is not None:
        known = equivalents(game)
        found = [mutant for mutant in found if mutant.key not in known]
        found = random.Random(SAMPLE_SEED).sample(found, min(sample, len(found)))
    return found


class Run:
    """Tries the mutants of a game whose saved results no longer hold."""

    def __init__(self, game: str, listed: Sequence[Mutant], results: Results, workers: int) -> None:
        self._game = game
        self._files = mutated_files(game)
        self._results = results
        self._workers = workers
        self._tests = digest(test_files(game))
        self._rules = {name: digest([path]) for name, path in self._files.items()}
        self._test_digests = {path.relative_to(ROOT).as_posix(): digest([path]) for path in test_files(game)}
        self._pending = [mutant for mutant in listed if not self._holds(mutant)]
        self._total = len(listed)
        self.clauses = dict[str, set[str]]()
        self._saved = self._printed = time.monotonic()
        self._began, self._tried = time.monotonic(), 0

    def _holds(self, mutant: Mutant) -> bool:
        return self._results.still_holds(mutant, self._rules[mutant.module], self._tests, self._test_digests)

    def run_swapped(self) -> None:
        """Change functions in forks of a process that has collected the tests. Also reads the clauses of all tests."""
        session = ForkingSession(self._try_swapped, list(self._files.values()))
        arguments = ["-q", "--no-header", "-p", "no:cacheprovider", f"tests/games/{self._game}"]
        status = pytest.main(arguments, plugins=[session])
        if status not in (0, 5):
            raise SystemExit(f"the tests of {self._game} cannot be collected")

    def _try_swapped(self, session: ForkingSession) -> None:
        self.clauses = {name: clauses_of(item) for name, item in session.items.items()}
        swapped = [mutant for mutant in self._pending if not mutant.at_import]
        if not swapped:
            return
        baseline = self._baseline(session)
        by_key = {mutant.key: mutant for mutant in swapped}
        for key, found in run_children(self._works(session, baseline, swapped), self._workers):
            if found["state"] in ("killed", "survived"):
                self._add(by_key[key], found)

    def _baseline(self, session: ForkingSession) -> Baseline:
        """What each test reaches; only tests that are new or changed must be run."""
        helpers = [path for path in test_files(self._game) if not path.name.startswith("test_")]
        rest = digest([*self._files.values(), *helpers])
        key = {name: f"{rest} {file}" for name, file in self._test_digests.items()}
        known = {name: TestRun(*run) for name, run in saved_baseline(self._game, key).items()}
        new = sum(name not in known for name in session.items)
        print(f"{self._game}: running {new} of {len(session.items)} tests without any change ...", flush=True)
        found = session.baseline(known)
        save_baseline(self._game, key, {name: (run.seconds, run.lines) for name, run in found.items()})
        return found

    def _works(self, session: ForkingSession, baseline: Baseline, swapped: Sequence[Mutant]) -> Iterator[Work]:
        """Mutants that tests reach; the others run at import, in a new process."""
        for mutant in swapped:
            file = self._files[mutant.module]
            tests = baseline.tests_for(file, mutant.line, mutant.last_line)
            if tests:
                limit = max(MIN_TIMEOUT_S, TIMEOUT_FACTOR * sum(map(baseline.seconds, tests)))
                yield mutant.key, limit, partial(session.try_mutant, file, mutant, tests)

    def run_imported(self) -> None:
        """Change modules while they are imported, in a process for each mutant."""
        pending = [mutant for mutant in self._pending if not self._holds(mutant)]
        by_key = {mutant.key: mutant for mutant in pending}
        works: Iterator[Work] = (
            (
                mutant.key,
                IMPORT_TIMEOUT_S,
                partial(import_hook.run_tests, self._game, self._files[mutant.module], mutant),
            )
            for mutant in pending
        )
        for key, found in run_children(works, self._workers):
            self._add(by_key[key], found)
        self._results.save()

    def _add(self, mutant: Mutant, found: dict[str, Any]) -> None:
        self._results.add(mutant.key, found, self._rules[mutant.module], self._tests, self._test_digests)
        self._tried += 1
        now = time.monotonic()
        if now - self._saved > SAVE_EVERY_S:
            self._saved = now
            self._results.save()
        if now - self._printed > 5.0 or self._tried == len(self._pending):
            self._printed = now
            left = (now - self._began) / self._tried * (len(self._pending) - self._tried)
            print(f"{self._game}: {self._tried} of {len(self._pending)} tried, about {left:.0f} s left", flush=True)


def _print(game: str, found: Report, *, show_clauses: bool) -> None:
    for mutant in found.survivors:
        print(f"survives: {mutant.key}   [{mutant.module}:{mutant.line}]")
    for key in found.needless:
        print(f"not equivalent, or gone: {key}")
    for name, (killed, total) in found.chapters.items():
        print(f"{100 * killed / total:5.1f} %  {killed:4} of {total:4}  {name}")
    if show_clauses:
        print("Mutants that only the tests of one clause notice:")
        print("\n".join(f"{number:4}  {clause}" for clause, number in sorted(found.only.items())))
    share = 100 * found.equivalent / max(1, found.total)
    print(
        f"{game}: {found.total} mutants, {found.killed} killed, {len(found.survivors)} survive, "
        f"{found.equivalent} equivalent ({share:.1f} %)"
    )


if __name__ == "__main__":
    sys.exit(main())
