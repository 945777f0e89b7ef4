"""Which clauses of a rulebook are proved: written by each full test run, read by `holdfast rules GAME --coverage`."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from pathlib import Path

from holdfast.engine.errors import HoldfastError


class NoProofs(HoldfastError):
    """The tests are missing, or do not run."""


def source_root() -> Path:
    """The checkout that this package runs from; the tests live beside it."""
    root = Path(__file__).parent.parent.parent
    if not (root / "tests" / "games").is_dir():
        raise NoProofs("coverage is counted from the tests, which only a checkout of the sources has")
    return root


def digest(root: Path, game: str) -> str:
    """A hash that changes whenever the rules of a game or their tests change."""
    folders = [root / "src/holdfast/engine", root / "src/holdfast/games" / game, root / "tests/games" / game]
    files = sorted(path for folder in folders for path in folder.rglob("*") if path.suffix in (".py", ".yaml"))
    total = hashlib.sha256()
    for path in [*files, root / "tests/conftest.py", root / "tests/proving.py"]:
        total.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def write(root: Path, game: str, passed: dict[str, list[str]], failed: dict[str, list[str]]) -> None:
    """Save the results of a full run of a game's tests."""
    path = _path(root, game)
    path.parent.mkdir(parents=True, exist_ok=True)
    data = {"digest": digest(root, game), "passed": passed, "failed": failed}
    path.write_text(json.dumps(data, indent=1), encoding="utf-8")


def noticed(game: str) -> dict[str, tuple[int, int]]:
    """For each file with rules: how many small changes tests notice, of how many that matter (`make mutants`)."""
    try:
        data = json.loads((source_root() / "checks" / "mutants" / f"{game}.json").read_text(encoding="utf-8"))
    except OSError:
        return {}
    return {name: (killed, total) for name, (killed, total) in data["chapters"].items()}


def proved(game: str) -> dict[str, list[str]]:
    """The clauses that a passing test proves and no failing test disputes, with those tests. Runs them if necessary."""
    root = source_root()
    saved = _read(root, game)
    if saved is None:
        _run(root, game)
        saved = _read(root, game)
    if saved is None:
        raise NoProofs(f"the tests of {game} ran, but wrote no results")
    passed, failed = saved
    return {clause: tests for clause, tests in passed.items() if clause not in failed}


def _path(root: Path, game: str) -> Path:
    return root / ".holdfast" / "proofs" / f"{game}.json"


def _read(root: Path, game: str) -> tuple[dict[str, list[str]], dict[str, list[str]]] | None:
    """The saved results, unless rules or tests have changed since."""
    try:
        data = json.loads(_path(root, game).read_text(encoding="utf-8"))
        return (data["passed"], data["failed"]) if data["digest"] == digest(root, game) else None
    except (OSError, ValueError, KeyError):
        return None


def _run(root: Path, game: str) -> None:
    print(f"Running the tests of {game}, whose rules or tests have changed ...", file=sys.stderr)
    command = [sys.executable, "-m", "pytest", "-q", "--no-header", f"tests/games/{game}"]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    if done.returncode not in (0, 1):
        raise NoProofs(f"the tests of {game} do not run:\n{(done.stdout + done.stderr)[-2000:]}")
