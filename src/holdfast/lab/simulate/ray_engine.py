"""Jobs on a Ray cluster: the one at an address, the one that is already joined, or one of this machine's own."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Generator, Iterable
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from typing import Any, TypeVar

from holdfast.lab.simulate.engines import AHEAD, LOSSES, NoEngine, WorkerLost

P = TypeVar("P")
R = TypeVar("R")

STORE = 100_000_000
"""Bytes of shared memory for a cluster of our own: results of games are small."""
TOKEN = "it asks for a token: set RAY_AUTH_MODE=token and RAY_AUTH_TOKEN_PATH as on its own machines"


@dataclass(frozen=True)
class OnRay:
    """A Ray cluster. Whoever joins it needs Holdfast installed, and packs at the same path."""

    workers: int = 0
    """How many parts are done at a time; 0 for as many as the cluster has processors."""
    address: str = ""

    def carry_out(self, job: Callable[[P], R], parts: Iterable[P]) -> Generator[R, None, None]:
        with self.joined() as ray:
            workers = self.workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
            doing = ray.remote(max_retries=LOSSES - 1, num_cpus=1)(_do)
            known, coming, handed = ray.put(job), iter(parts), deque[Any]()
            try:
                while True:
                    handed += (doing.remote(known, part) for part in islice(coming, AHEAD * workers - len(handed)))
                    if not handed:
                        return
                    yield self._result(ray, handed.popleft())
            finally:
                for one in handed:
                    ray.cancel(one)

    @contextmanager
    def joined(self) -> Generator[Any, None, None]:
        """Ray, within a cluster, which is left again unless it was joined before."""
        ray = _ray()
        if ray.is_initialized():
            yield ray
            return
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        own = {"num_cpus": self.workers or None, "object_store_memory": STORE, "_node_ip_address": "127.0.0.1"}
        try:
            ray.init(
                **({"address": self.address} if self.address else {"include_dashboard": False, **own}),
                log_to_driver=False,
                configure_logging=False,
            )
        except (ConnectionError, RuntimeError, ValueError) as error:
            where = self.address or "this machine"
            why = TOKEN if "AuthenticationError" in str(error.__cause__) else " ".join(str(error).split())
            raise NoEngine(f"no Ray cluster answers at {where} ({why})") from error
        try:
            yield ray
        finally:
            ray.shutdown()

    def _result(self, ray: Any, reference: Any) -> Any:
        """What came of a part; Ray has done it again if its worker was lost."""
        try:
            return ray.get(reference)
        except ray.exceptions.RayTaskError as error:
            raise error.cause from error
        except ray.exceptions.RayError as error:
            raise WorkerLost from error


def _do(job: Callable[[P], R], part: P) -> R:
    return job(part)


def _ray() -> Any:
    try:
        import ray  # noqa: PLC0415  # an extra
        import ray.exceptions  # noqa: PLC0415  # part of the extra
    except ImportError as error:
        raise NoEngine("--engine ray needs Ray: pip install 'holdfast-games[ray]'") from error
    return ray
