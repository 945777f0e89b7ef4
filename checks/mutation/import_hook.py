"""Runs a game's tests with a module that is changed while it is imported: for code that runs at import only."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.machinery import PathFinder, SourceFileLoader
from pathlib import Path
from typing import Any

from mutation.operators import Mutant, mutants, mutated_tree

VARIABLES = ("HOLDFAST_MUTANT_FILE", "HOLDFAST_MUTANT_MODULE", "HOLDFAST_MUTANT_KEY")


def run_tests(game: str, file: Path, mutant: Mutant) -> dict[str, Any]:
    """Run all tests of the game in a new process until one fails."""
    values = dict(zip(VARIABLES, (str(file), mutant.module, mutant.key), strict=True))
    folder = Path(__file__).parents[1]
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    command = [
        sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "--tb=no", "-p", "mutation.import_hook",
        "-p", "no:cacheprovider", f"tests/games/{game}",
    ]  # fmt: skip
    done = subprocess.run(
        command, env={**os.environ, **values, "PYTHONPATH": path}, capture_output=True, text=True, check=False
    )
    failed = [line.split()[1] for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return {"state": "killed" if done.returncode else "survived", "tests": [name for name in failed if "::" in name]}


class _MutatingFinder(PathFinder):
    """Finds modules as usual, and gives the changed one another loader."""

    file = ""
    mutant: Mutant | None = None

    @classmethod
    def find_spec(cls, fullname: str, path: Any = None, target: Any = None) -> Any:
        spec = super().find_spec(fullname, path, target)
        if spec is not None and spec.origin == cls.file:
            spec.loader = _MutatingLoader(fullname, cls.file)
        return spec


class _MutatingLoader(SourceFileLoader):
    """Compiles the changed source, and neither reads nor writes compiled files."""

    def get_code(self, fullname: str) -> Any:
        assert _MutatingFinder.mutant is not None
        source = Path(self.path).read_text(encoding="utf-8")
        return compile(mutated_tree(source, _MutatingFinder.mutant), self.path, "exec", dont_inherit=True)


def pytest_configure() -> None:
    """Called when this module is a plugin of the new process, before any test module is imported."""
    file, module, key = (os.environ[name] for name in VARIABLES)
    found = mutants(module, Path(file).read_text(encoding="utf-8"))
    _MutatingFinder.file, _MutatingFinder.mutant = file, next(mutant for mutant in found if mutant.key == key)
    sys.meta_path.insert(0, _MutatingFinder)
