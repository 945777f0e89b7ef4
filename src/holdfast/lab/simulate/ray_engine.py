"""Jobs on a Ray cluster: at an address, the cluster that is already connected, or a new one on this machine."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Generator, Iterable
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from typing import Any, TypeVar

from holdfast.lab.simulate.engines import MAX_LOSSES, QUEUED_PER_WORKER, NoEngine, WorkerLost

P = TypeVar("P")
R = TypeVar("R")

OBJECT_STORE_BYTES = 100_000_000
"""Shared memory of a cluster that we start: results of games are small."""
TOKEN_HINT = "it asks for a token: set RAY_AUTH_MODE=token and RAY_AUTH_TOKEN_PATH as on its own machines"


@dataclass(frozen=True)
class RayEngine:
    """A Ray cluster. Its machines need Holdfast installed, and packs at the same path."""

    workers: int = 0
    """How many parts run at a time; 0 for the number of processors of the cluster."""
    address: str = ""

    def map(self, job: Callable[[P], R], parts: Iterable[P]) -> Generator[R, None, None]:
        with self.connected() as ray:
            workers = self.workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
            run = ray.remote(max_retries=MAX_LOSSES - 1, num_cpus=1)(_run)
            job_reference, remaining, submitted = ray.put(job), iter(parts), deque[Any]()
            try:
                while True:
                    submitted += (
                        run.remote(job_reference, part)
                        for part in islice(remaining, QUEUED_PER_WORKER * workers - len(submitted))
                    )
                    if not submitted:
                        return
                    yield self._result(ray, submitted.popleft())
            finally:
                for reference in submitted:
                    ray.cancel(reference)

    @contextmanager
    def connected(self) -> Generator[Any, None, None]:
        """Ray, connected to a cluster; disconnected at the end unless it was connected before."""
        ray = _ray()
        if ray.is_initialized():
            yield ray
            return
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        own = {
            "num_cpus": self.workers or None,
            "object_store_memory": OBJECT_STORE_BYTES,
            "_node_ip_address": "127.0.0.1",
        }
        try:
            ray.init(
                **({"address": self.address} if self.address else {"include_dashboard": False, **own}),
                log_to_driver=False,
                configure_logging=False,
            )
        except (ConnectionError, RuntimeError, ValueError) as error:
            where = self.address or "this machine"
            why = TOKEN_HINT if "AuthenticationError" in str(error.__cause__) else " ".join(str(error).split())
            raise NoEngine(f"no Ray cluster answers at {where} ({why})") from error
        try:
            yield ray
        finally:
            ray.shutdown()

    def _result(self, ray: Any, reference: Any) -> Any:
        """The result of a part; Ray runs it again if its worker dies."""
        try:
            return ray.get(reference)
        except ray.exceptions.RayTaskError as error:
            raise error.cause from error
        except ray.exceptions.RayError as error:
            raise WorkerLost from error


def _run(job: Callable[[P], R], part: P) -> R:
    return job(part)


def _ray() -> Any:
    try:
        import ray  # noqa: PLC0415  # an extra
        import ray.exceptions  # noqa: PLC0415  # part of the extra
    except ImportError as error:
        raise NoEngine("--engine ray needs Ray: pip install 'holdfast-games[ray]'") from error
    return ray
