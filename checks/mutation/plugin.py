"""The pytest plugin: after collecting a game's tests once, tries each mutant in a fork of the process."""

from __future__ import annotations

import json
import os
import resource
import selectors
import signal
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol  # public hooks run a test, but do not return its reports

from mutation.operators import Mutant
from mutation.swap import LiveFunctions

MIN_TIMEOUT_S = 10.0
TIMEOUT_FACTOR = 8
"""A mutant that takes this many times as long as its tests usually do has been noticed: it hangs."""
MAX_MEMORY_BYTES = 4 << 30

Lines = dict[str, set[int]]


@dataclass(frozen=True)
class TestRun:
    """One test without any change: the lines that it reaches in the mutated files, and how long it takes."""

    seconds: float
    lines: dict[str, list[int]]


class Baseline(dict[str, TestRun]):
    """All tests, by their names."""

    def tests_for(self, file: Path, first_line: int, last_line: int) -> list[str]:
        """The tests that reach some line of a statement, the quickest first."""
        wanted = set(range(first_line, last_line + 1))
        found = [test for test, run in self.items() if not wanted.isdisjoint(run.lines.get(str(file), ()))]
        return sorted(found, key=self.seconds)

    def seconds(self, test: str) -> float:
        return self[test].seconds


class ForkingSession:
    """Collects normally; instead of running the tests it runs `work(self)`."""

    def __init__(self, work: Callable[[ForkingSession], None], files: Sequence[Path]) -> None:
        self._work = work
        self._files = {str(path) for path in files}
        self.items = dict[str, pytest.Item]()
        self._functions = LiveFunctions(())

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = {item.nodeid: item for item in session.items}
        self._functions = LiveFunctions(self._files)
        self._work(self)
        return True

    def baseline(self, known: Mapping[str, TestRun]) -> Baseline:
        """Run in a fork all tests that are not known yet. Fails if one of them fails."""
        unknown = [name for name in self.items if name not in known]
        data = in_fork(partial(self._run_traced, unknown))
        if data["failed"]:
            raise SystemExit(f"these tests fail without any change: {', '.join(data['failed'])}")
        found = {name: TestRun(*run) for name, run in data["runs"].items()}
        return Baseline({name: known.get(name) or found[name] for name in self.items})

    def _run_traced(self, names: Sequence[str]) -> dict[str, Any]:
        runs, failed = dict[str, tuple[float, dict[str, list[int]]]](), list[str]()
        caches = self._functions.caches()
        for name in names:
            for cache in caches:
                cache.cache_clear()
            lines = Lines()
            began = time.perf_counter()
            sys.settrace(_line_tracer(self._files, lines))
            try:
                passed = _passes(self.items[name])
            finally:
                sys.settrace(None)
            runs[name] = (time.perf_counter() - began, {file: sorted(found) for file, found in lines.items()})
            failed += [] if passed else [name]
        return {"runs": runs, "failed": failed}

    def try_mutant(self, file: Path, mutant: Mutant, tests: Sequence[str]) -> dict[str, Any]:
        """In a fork: change the code and run tests until two clauses have noticed, or all have run."""
        if not self._functions.swap_in(file, mutant):
            return {"state": "not swapped", "tests": []}
        noticed, common = list[str](), set[str]()
        for test in tests:
            if not _passes(self.items[test]):
                clauses = clauses_of(self.items[test])
                common = clauses if not noticed else common & clauses
                noticed.append(test)
                if not common:
                    break
        return {"state": "killed" if noticed else "survived", "tests": noticed}


def clauses_of(item: pytest.Item) -> set[str]:
    return {clause for mark in item.iter_markers("rule") for clause in mark.args}


def _passes(item: pytest.Item) -> bool:
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def _line_tracer(files: set[str], lines: Lines) -> Any:
    """A trace function that notes the lines which run in these files."""

    def trace_line(frame: FrameType, event: str, _argument: object) -> Any:
        if event == "line":
            lines[frame.f_code.co_filename].add(frame.f_lineno)
        return trace_line

    def trace_call(frame: FrameType, _event: str, _argument: object) -> Any:
        file = frame.f_code.co_filename
        if file not in files:
            return None
        lines.setdefault(file, set()).add(frame.f_lineno)
        return trace_line

    return trace_call


# Forks -----------------------------------------------------------------------------------------------------------


def in_fork(work: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """Run something in a fork of this process and return its result."""
    child = Child(work)
    child.read_to_end()
    return child.result()


class Child:
    """A fork that computes one result, and writes it into a pipe as JSON."""

    def __init__(self, work: Callable[[], dict[str, Any]]) -> None:
        self.began = time.monotonic()
        self.pipe, writing = os.pipe()
        self.pid = os.fork()
        if not self.pid:
            self._run(work, writing)
        os.close(writing)
        self._data = b""
        self.timed_out = False

    @staticmethod
    def _run(work: Callable[[], dict[str, Any]], writing: int) -> None:
        status = 1
        try:
            resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY_BYTES, MAX_MEMORY_BYTES))
            with os.fdopen(os.open(os.devnull, os.O_WRONLY), "w") as silence:
                os.dup2(silence.fileno(), 1)
                os.dup2(silence.fileno(), 2)
            data = json.dumps(work()).encode()
            while data:
                data = data[os.write(writing, data) :]
            status = 0
        finally:
            os._exit(status)

    def read(self) -> bool:
        """Read what is there; False at the end."""
        data = os.read(self.pipe, 1 << 20)
        self._data += data
        return bool(data)

    def read_to_end(self) -> None:
        while self.read():
            pass

    def kill(self) -> None:
        self.timed_out = True
        os.kill(self.pid, signal.SIGKILL)

    def result(self) -> dict[str, Any]:
        """The result. A mutant that hangs or breaks the interpreter was noticed."""
        os.close(self.pipe)
        os.waitpid(self.pid, 0)
        if not self._data:
            return {"state": "killed", "tests": [], "why": "timeout" if self.timed_out else "crash"}
        found: dict[str, Any] = json.loads(self._data)
        return found


def run_children(
    works: Iterator[tuple[str, float, Callable[[], dict[str, Any]]]], workers: int
) -> Iterator[tuple[str, dict[str, Any]]]:
    """Run named pieces of work, each with a time limit, some at a time; yields the results as they come."""
    selector, running = selectors.DefaultSelector(), dict[int, tuple[str, float, Child]]()
    pending = True
    while pending or running:
        while pending and len(running) < workers:
            work = next(works, None)
            pending = work is not None
            if work is not None:
                child = Child(work[2])
                running[child.pipe] = (work[0], work[1], child)
                selector.register(child.pipe, selectors.EVENT_READ)
        for key, _ in selector.select(timeout=0.2):
            name, _, child = running[key.fd]
            if not child.read():
                selector.unregister(key.fd)
                del running[key.fd]
                yield name, child.result()
        for _, limit, child in running.values():
            if not child.timed_out and time.monotonic() - child.began > limit:
                child.kill()
