"""Metrics for Prometheus. Numbers only, nothing about any table or person."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess

METRICS_FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""Environment variable with the folder in which worker processes share their metrics."""
SECONDS_BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """The metrics of one server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        registry = self.registry
        self.tables_created = Counter(
            "holdfast_tables_created", "Tables that were set up.", ["game"], registry=registry
        )
        self.tables_in_memory = Gauge(
            "holdfast_tables_in_memory",
            "Tables that are held in memory.",
            registry=registry,
            multiprocess_mode="livesum",
        )
        self.connections = Gauge(
            "holdfast_connections",
            "Live connections that are open.",
            ["kind"],
            registry=registry,
            multiprocess_mode="livesum",
        )
        self.moves = Counter("holdfast_moves", "Answers and undos that were stored.", ["kind"], registry=registry)
        self.write_seconds = Histogram(
            "holdfast_move_seconds",
            "From an answer taken to it being on disk.",
            buckets=SECONDS_BUCKETS,
            registry=registry,
        )
        self.update_seconds = Histogram(
            "holdfast_news_seconds",
            "Drawing and sending a change to one connection.",
            buckets=SECONDS_BUCKETS,
            registry=registry,
        )
        self.request_seconds = Histogram(
            "holdfast_request_seconds",
            "How long requests take.",
            ["method"],
            buckets=SECONDS_BUCKETS,
            registry=registry,
        )
        self.bot_seconds = Counter("holdfast_bot_seconds", "Time in which bots thought.", registry=registry)
        self.work_waiting = Gauge(
            "holdfast_work_waiting",
            "Costly jobs that wait for their turn, by kind of work.",
            ["work"],
            registry=registry,
            multiprocess_mode="livesum",
        )
        self.work_wait_seconds = Histogram(
            "holdfast_work_wait_seconds",
            "How long costly jobs waited for their turn.",
            ["work"],
            buckets=SECONDS_BUCKETS,
            registry=registry,
        )
        self.work_seconds = Histogram(
            "holdfast_work_seconds",
            "How long costly jobs took, without the waiting.",
            ["work"],
            buckets=SECONDS_BUCKETS,
            registry=registry,
        )
        self.work_refused = Counter(
            "holdfast_work_refused", "Costly jobs that were refused.", ["work", "why"], registry=registry
        )
        self.work_ended = Counter(
            "holdfast_work_ended",
            "Costly jobs that were ended before they were done: cancelled, timeout or died.",
            ["work", "how"],
            registry=registry,
        )
        self.database_damaged = Counter(
            "holdfast_database_damaged", "Accesses that found the database damaged.", registry=registry
        )
        self.errors = Counter("holdfast_errors", "What went wrong, by kind.", ["kind"], registry=registry)

    @contextmanager
    def connected(self, kind: str) -> Iterator[None]:
        """Count a live connection while the block runs."""
        self.connections.labels(kind).inc()
        try:
            yield
        finally:
            self.connections.labels(kind).dec()

    def text(self) -> bytes:
        """The metrics of all worker processes in Prometheus format."""
        if METRICS_FOLDER not in os.environ:
            return generate_latest(self.registry)
        combined = CollectorRegistry()
        multiprocess.MultiProcessCollector(combined)  # type: ignore[no-untyped-call]  # prometheus_client has none
        return generate_latest(combined)


METRICS = Metrics()
