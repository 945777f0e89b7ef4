"""What the server counts, for Prometheus: `/metrics`. Numbers only, and nothing of any table or person."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess

SHARED = "PROMETHEUS_MULTIPROC_DIR"
"""Names the folder in which the processes of one server count together."""
BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """The counts of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        known = self.registry
        self.tables = Counter("holdfast_tables_created", "Tables that were set up.", ["game"], registry=known)
        self.rooms = Gauge(
            "holdfast_tables_in_memory", "Tables that are held in memory.", registry=known, multiprocess_mode="livesum"
        )
        self.connections = Gauge(
            "holdfast_connections",
            "Live connections that are open.",
            ["kind"],
            registry=known,
            multiprocess_mode="livesum",
        )
        self.moves = Counter("holdfast_moves", "Answers and undos that were kept.", ["kind"], registry=known)
        self.writing = Histogram(
            "holdfast_move_seconds", "From an answer taken to it being on disk.", buckets=BUCKETS, registry=known
        )
        self.telling = Histogram(
            "holdfast_news_seconds", "Drawing and sending a change to one connection.", buckets=BUCKETS, registry=known
        )
        self.asking = Histogram(
            "holdfast_request_seconds", "How long requests take.", ["method"], buckets=BUCKETS, registry=known
        )
        self.thinking = Counter("holdfast_bot_seconds", "Time in which bots thought.", registry=known)
        self.errors = Counter("holdfast_errors", "What went wrong, by kind.", ["kind"], registry=known)

    @contextmanager
    def connected(self, kind: str) -> Iterator[None]:
        """A live connection is open."""
        self.connections.labels(kind).inc()
        try:
            yield
        finally:
            self.connections.labels(kind).dec()

    def text(self) -> bytes:
        """All of it, as Prometheus reads it: of all processes that serve together."""
        if SHARED not in os.environ:
            return generate_latest(self.registry)
        together = CollectorRegistry()
        multiprocess.MultiProcessCollector(together)  # type: ignore[no-untyped-call]  # prometheus_client has none
        return generate_latest(together)


METRICS = Metrics()
