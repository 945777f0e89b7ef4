"""What became of the mutants of a game: saved results, the list of equivalent ones, and the report."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from mutation.operators import Mutant

ROOT = Path(__file__).parents[2]
EQUIVALENT_FOLDER = ROOT / "checks" / "mutants"
RESULTS_FOLDER = ROOT / ".holdfast" / "mutants"

Run = tuple[float, dict[str, list[int]]]
"""How long a test takes, and the lines that it reaches in each file."""


def mutated_files(game: str) -> dict[str, Path]:
    """The files with rules, by their names within the game."""
    base = ROOT / "src" / "holdfast" / "games" / game
    files = [*sorted((base / "rules").rglob("*.py")), base / "setup.py", base / "scoring.py"]
    return {path.relative_to(base).as_posix(): path for path in files if path.exists()}


def digest(paths: Iterable[Path]) -> str:
    total = hashlib.sha256()
    for path in sorted(paths):
        total.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()[:16]


def test_files(game: str) -> list[Path]:
    return sorted((ROOT / "tests" / "games" / game).rglob("*.py"))


@dataclass
class Results:
    """The saved results of a game, by the keys of its mutants."""

    game: str
    rows: dict[str, dict[str, object]] = field(default_factory=dict)

    @property
    def path(self) -> Path:
        return RESULTS_FOLDER / f"{self.game}.json"

    @staticmethod
    def load(game: str) -> Results:
        results = Results(game)
        if results.path.exists():
            results.rows = json.loads(results.path.read_text(encoding="utf-8"))
        return results

    def save(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        new = self.path.with_suffix(".new")
        new.write_text(json.dumps(self.rows, indent=0), encoding="utf-8")
        new.replace(self.path)

    def still_holds(self, mutant: Mutant, rules: str, tests: str, test_digests: Mapping[str, str]) -> bool:
        """Whether a saved result is still good: a kill while its module and its tests stay; else while all stays."""
        row = self.rows.get(mutant.key)
        if row is None or row["rules"] != rules:
            return False
        if row["state"] == "killed" and row["tests"]:
            return row["killers"] == _digest_of_killers(row, test_digests)
        return row["tests_digest"] == tests

    def add(self, key: str, found: dict[str, object], rules: str, tests: str, digests: Mapping[str, str]) -> None:
        row = {**found, "rules": rules, "tests_digest": tests}
        row["killers"] = _digest_of_killers(row, digests)
        self.rows[key] = row


def _digest_of_killers(row: Mapping[str, object], test_digests: Mapping[str, str]) -> str:
    tests = row["tests"]
    assert isinstance(tests, list)
    return ",".join(test_digests.get(test.split("::")[0], "gone") for test in tests)


def saved_baseline(game: str, key: Mapping[str, str]) -> dict[str, Run]:
    """What tests reached in an earlier run, of those whose file has the same digest still."""
    path = RESULTS_FOLDER / f"{game}.baseline.json"
    rows = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return {name: run for name, (digest, run) in rows.items() if key.get(name.split("::")[0]) == digest}


def save_baseline(game: str, key: Mapping[str, str], runs: Mapping[str, Run]) -> None:
    RESULTS_FOLDER.mkdir(parents=True, exist_ok=True)
    rows = {name: (key[name.split("::")[0]], run) for name, run in runs.items()}
    (RESULTS_FOLDER / f"{game}.baseline.json").write_text(json.dumps(rows), encoding="utf-8")


def equivalents(game: str) -> dict[str, str]:
    """The mutants that change nothing a rule says, with the reason for each."""
    path = EQUIVALENT_FOLDER / f"{game}.toml"
    if not path.exists():
        return {}
    with path.open("rb") as file:
        return {entry["mutant"]: entry["reason"] for entry in tomllib.load(file).get("equivalent", [])}


@dataclass(frozen=True)
class Report:
    """The totals of a game."""

    total: int
    killed: int
    equivalent: int
    survivors: tuple[Mutant, ...]
    needless: tuple[str, ...]
    """Listed as equivalent, though a test notices them or they are gone."""
    chapters: Mapping[str, tuple[int, int]]
    """For each file: how many were killed, and how many there are without the equivalent ones."""
    only: Mapping[str, int]
    """For each clause: how many mutants only its tests notice."""

    @property
    def holds(self) -> bool:
        """Every mutant is killed or equivalent, and at most 8 % are equivalent."""
        return not self.survivors and not self.needless and self.equivalent * 100 <= 8 * self.total


def report(
    game: str, listed: Sequence[Mutant], results: Results, clauses: Mapping[str, set[str]], *, whole: bool
) -> Report:
    """Count. `clauses` are those of each test; `whole` says that all mutants of the game were listed."""
    known, killed, survivors = equivalents(game), 0, list[Mutant]()
    chapters, only, needless = defaultdict[str, list[int]](lambda: [0, 0]), Counter[str](), list[str]()
    for mutant in listed:
        row = results.rows[mutant.key]
        dead = row["state"] == "killed"
        if mutant.key in known:
            if dead:
                needless.append(mutant.key)
            continue
        chapters[mutant.module][0] += dead
        chapters[mutant.module][1] += 1
        killed += dead
        if not dead:
            survivors.append(mutant)
        tests = row["tests"]
        assert isinstance(tests, list)
        for clause in set.intersection(*(clauses.get(test, set()) for test in tests)) if tests else ():
            only[clause] += 1
    if whole:
        keys = {mutant.key for mutant in listed}
        needless += [key for key in known if key not in keys]
    return Report(
        len(listed),
        killed,
        sum(mutant.key in known for mutant in listed),
        tuple(survivors),
        tuple(needless),
        {name: (counts[0], counts[1]) for name, counts in sorted(chapters.items())},
        only,
    )


def save_summary(game: str, found: Report) -> None:
    """What `holdfast rules GAME --coverage` shows: for each chapter the mutants, and how many tests notice."""
    data = {"mutants": found.total, "equivalent": found.equivalent, "chapters": found.chapters, "only": found.only}
    path = EQUIVALENT_FOLDER / f"{game}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(data, indent=1, sort_keys=True) + "\n", encoding="utf-8")
