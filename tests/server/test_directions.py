"""Imports inside the server follow one direction: web → tables → storage; bots and cluster subscribe to tables.

All of them let costly work be done by `work`, which knows none of them.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

SERVER = Path(__file__).parents[2] / "src" / "holdfast" / "server"
PREFIX = "holdfast.server."

FORBIDDEN = {
    "work": {"storage", "tables", "web", "bots", "cluster", "app"},
    "storage": {"work", "tables", "web", "bots", "cluster", "app"},
    "tables": {"web", "bots", "cluster", "app"},
    "bots": {"web", "cluster", "app"},
    "cluster": {"web", "bots", "app"},
    "web": {"cluster", "app"},
}
"""For each package those that it must not import. `app.py` wires all of them together."""
EXCEPTIONS = {"cluster/worker.py"}
"""A worker process runs the whole app."""
MODULES = sorted(
    path.relative_to(SERVER).as_posix() for package in FORBIDDEN for path in (SERVER / package).rglob("*.py")
)


def imported_packages(path: Path) -> set[str]:
    modules = set[str]()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom):
            modules |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            modules |= {alias.name for alias in node.names}
    return {module.removeprefix(PREFIX).split(".")[0] for module in modules if module.startswith(PREFIX)}


@pytest.mark.parametrize("module", [name for name in MODULES if name not in EXCEPTIONS])
def test_a_package_imports_only_those_below_it(module: str) -> None:
    package = module.split("/", maxsplit=1)[0]

    assert imported_packages(SERVER / module) & FORBIDDEN[package] == set()
