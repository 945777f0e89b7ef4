"""Rate limits: how often one address may do what costs the server something."""

from __future__ import annotations

import re
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from holdfast.server.operations.connections import network_of

MAX_BUCKETS = 20_000
"""Buckets in memory; the least recently used are dropped."""
MAX_SOCKETS_PER_ADDRESS = 100


class Rate(NamedTuple):
    """A token bucket: its refill rate and its size."""

    per_second: float
    burst: int


READ, CHANGE, CREATE, COSTLY, SECRET = "read", "change", "create", "costly", "secret"
"""The kinds of requests by what they cost. `SECRET`: attempts to use a secret link."""
RATES = {
    READ: Rate(100, 400),
    CHANGE: Rate(30, 150),
    CREATE: Rate(0.5, 40),
    COSTLY: Rate(1, 30),
    SECRET: Rate(0.5, 30),
}
"""Generous, because a whole school may share an address: these stop only programs."""

MAX_SEQ = 1_000_000
"""No table has more actions, and a database might not store a greater number."""

MESSAGE_RATE = Rate(30, 100)
"""For the messages of one live connection; beyond it they are read more slowly."""

KIND_PATTERNS = (
    (SECRET, re.compile(r"/api/v1/tables/[^/]+/take$|/table/[^/]+/seat/")),
    (COSTLY, re.compile(r"/api/v1/records$|/upload$|/api/v1/tables/[^/]+/(hint|history|replay)$|/replay/|/end$")),
    (CREATE, re.compile(r"/api/v1/tables$|/api/v1/tables/[^/]+/continue$|/analysis$|/(play|new)/|/rematch$")),
)


def request_kind(method: str, path: str) -> str:
    """The kind of a request, by which it is limited."""
    changes = method not in ("GET", "HEAD", "OPTIONS")
    for kind, pattern in KIND_PATTERNS:
        if pattern.search(path) and (changes or kind != CREATE):
            return kind
    return CHANGE if changes else READ


@dataclass
class Bucket:
    """A token bucket."""

    rate: Rate
    tokens: float
    updated: float

    def take(self, now: float) -> float:
        """Take a token; the seconds to wait if there is none, otherwise 0."""
        self.tokens = min(self.rate.burst, self.tokens + (now - self.updated) * self.rate.per_second)
        self.updated = now
        if self.tokens < 1:
            return (1 - self.tokens) / self.rate.per_second
        self.tokens -= 1
        return 0.0


def full_bucket(rate: Rate, now: float) -> Bucket:
    return Bucket(rate, rate.burst, now)


class RateLimits:
    """The buckets and open connections of all addresses."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._sockets = Counter[str]()

    def wait_s(self, address: str, kind: str) -> float:
        """Seconds that an address must wait before a request of this kind; 0 if it may proceed."""
        now, key = self.clock(), (network_of(address), kind)
        found = self._buckets.pop(key, None) or full_bucket(RATES[kind], now)
        self._buckets[key] = found
        if len(self._buckets) > MAX_BUCKETS:
            self._buckets.popitem(last=False)
        return found.take(now)

    def connect(self, address: str) -> bool:
        """Count a new live connection; False if the address holds too many."""
        network = network_of(address)
        if self._sockets[network] >= MAX_SOCKETS_PER_ADDRESS:
            return False
        self._sockets[network] += 1
        return True

    def disconnect(self, address: str) -> None:
        network = network_of(address)
        self._sockets[network] -= 1
        if not self._sockets[network]:
            del self._sockets[network]
