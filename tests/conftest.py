"""Gathers which clauses of which rulebook passing tests prove, for `holdfast rules GAME --coverage`."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import pytest
from hypothesis import settings

from holdfast import proofs
from holdfast.games import NAMES

ROOT = Path(__file__).parent.parent

settings.register_profile("patient", deadline=None)  # a busy machine proves nothing
settings.load_profile("patient")


class Gathering:
    """Hears of every test with a `rule` mark, in this process or another."""

    def __init__(self) -> None:
        self.passed: dict[str, set[str]] = defaultdict(set)
        self.failed: dict[str, set[str]] = defaultdict(set)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        clauses = dict(report.user_properties).get("rule")
        if isinstance(clauses, (list, tuple)):
            for clause in clauses:
                if report.failed:
                    self.failed[str(clause)].add(report.nodeid)
                elif report.when == "call" and report.passed:
                    self.passed[str(clause)].add(report.nodeid)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if hasattr(session.config, "workerinput") or not _whole(session.config):
            return
        for game in NAMES:
            folder = f"tests/games/{game}"
            if any(_covers(argument, folder) for argument in session.config.args):
                proofs.write(ROOT, game, _of(game, self.passed), _of(game, self.failed))


def _of(game: str, clauses: dict[str, set[str]]) -> dict[str, list[str]]:
    return {
        clause: sorted(test for test in tests if f"games/{game}/" in test)
        for clause, tests in sorted(clauses.items())
        if any(f"games/{game}/" in test for test in tests)
    }


def _whole(config: pytest.Config) -> bool:
    """Whether nothing was left out by -k, -m, --lf or the like."""
    return not any(
        config.getoption(name, None) for name in ("keyword", "markexpr", "lf", "deselect", "maxfail", "slow")
    )


def _is_slow(item: pytest.Item) -> bool:
    return item.get_closest_marker("slow") is not None


def _covers(argument: str, folder: str) -> bool:
    path = Path(argument)
    shown = path.resolve().relative_to(ROOT).as_posix() if path.exists() else argument
    return shown in (".", "tests", "tests/games", folder)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--slow", action="store_true", help="run the slow tests, and only those (make test-slow)")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "slow: takes long; run by make test-slow, not by make test")
    config.addinivalue_line("markers", "rule(*clauses): the clauses of a rulebook that the test proves")
    config.pluginmanager.register(Gathering(), "holdfast-proofs")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    slow = config.getoption("--slow")
    config.hook.pytest_deselected(items=[item for item in items if slow != _is_slow(item)])
    items[:] = [item for item in items if slow == _is_slow(item)]
    for item in items:
        clauses = [clause for mark in item.iter_markers("rule") for clause in mark.args]
        if clauses:
            item.user_properties.append(("rule", clauses))
