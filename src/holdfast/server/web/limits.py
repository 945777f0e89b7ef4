"""Rate limits: how often one address, and one person, may do what costs the server something."""

from __future__ import annotations

import math
import re
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from holdfast.server.errors import TooFast
from holdfast.server.operations.connections import network_of
from holdfast.server.operations.metrics import METRICS
from holdfast.server.work.kinds import UPLOAD, Kind
from holdfast.server.work.payer import Payer

MAX_BUCKETS = 20_000
"""Buckets in memory; the least recently used are dropped."""
MAX_SOCKETS_PER_ADDRESS = 100


class Rate(NamedTuple):
    """A token bucket: its refill rate and its size."""

    per_second: float
    burst: int


READ, CHANGE, CREATE, COSTLY, SECRET, CHAT = "read", "change", "create", "costly", "secret", "chat"
"""The kinds of requests by what they cost. `SECRET`: attempts to use a secret link.

`COSTLY` is one budget for all work that takes long, over HTTP and WebSocket: `work/kinds.py` says what each kind costs.
"""
RATES = {
    READ: Rate(40, 400),
    CHANGE: Rate(20, 150),
    CREATE: Rate(0.5, 40),
    COSTLY: Rate(1, 30),
    SECRET: Rate(0.5, 30),
    CHAT: Rate(5, 50),
}
"""For each address. Generous, because a whole school may share one: these stop only programs."""
PERSON_RATES = {CREATE: Rate(0.5, 40), COSTLY: Rate(0.5, 20), CHAT: Rate(1, 10)}
"""For each token as well, whatever addresses it comes from."""

MAX_TURN_WAIT_S = 10.0
"""The longest wait for a turn: clients that have left do not delay the others of their address for longer."""
MAX_SEQ = 1_000_000
"""No table has more actions, and a database might not store a greater number."""

MESSAGE_RATE = Rate(30, 100)
"""For the messages of one live connection; beyond it they are read more slowly."""
ADDRESS_REQUEST_RATE = Rate(50, 20)
"""For the requests of an address, refused ones too; beyond it they are begun later, one after the other."""
ADDRESS_MESSAGE_RATE = Rate(40, 20)
"""For the messages of all live connections of an address together; beyond it they are read more slowly."""
ADDRESS_UPDATE_RATE = Rate(60, 20)
"""For what all live connections of an address are sent; beyond it the news come later.

The bursts of these three are small: what is begun at once delays everybody else by its sum.
"""

KIND_PATTERNS = (
    (SECRET, re.compile(r"/api/v1/tables/[^/]+/take$|/table/[^/]+/seat/")),
    (COSTLY, re.compile(r"/api/v1/records$|/upload$")),
    (CHAT, re.compile(r"/api/v1/tables/[^/]+/talk$")),
    (CREATE, re.compile(r"/api/v1/tables$|/api/v1/tables/[^/]+/continue$|/analysis$|/(play|new)/|/rematch$|/reports$")),
)


def request_kind(method: str, path: str) -> str:
    """The kind of a request, by which it is limited before it is read. Other costly work is charged when it is done."""
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

    def wait_s(self, now: float, amount: float = 1.0) -> float:
        """The seconds until the bucket holds this amount; 0 if it does now. More than fits counts as a full bucket."""
        self.tokens = min(self.rate.burst, self.tokens + (now - self.updated) * self.rate.per_second)
        self.updated = now
        missing = min(amount, self.rate.burst or amount) - self.tokens
        return max(0.0, missing / self.rate.per_second)

    def take(self, now: float, amount: float = 1.0) -> float:
        """Take an amount; the seconds to wait if there is too little, otherwise 0."""
        wait = self.wait_s(now, amount)
        if not wait:
            self.tokens -= amount
        return wait

    def reserve_s(self, now: float) -> float:
        """Take a token that may come only later; the seconds until it comes, at most `MAX_TURN_WAIT_S`."""
        self.wait_s(now)
        self.tokens = max(self.tokens - 1, -MAX_TURN_WAIT_S * self.rate.per_second)
        return max(0.0, -self.tokens / self.rate.per_second)


def full_bucket(rate: Rate, now: float) -> Bucket:
    return Bucket(rate, rate.burst, now)


def request_amount(kind: str) -> float:
    """How much a request takes of its bucket: only uploads are charged by their cost, before they are read."""
    return UPLOAD.cost if kind == COSTLY else 1.0


class RateLimits:
    """The buckets of all addresses and people, and the open connections of addresses."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self._buckets: OrderedDict[tuple[str, str, Rate], Bucket] = OrderedDict()
        self._sockets = Counter[str]()

    def wait_s(self, address: str, kind: str, token: str | None = None, amount: float = 1.0) -> float:
        """Seconds that an address and a person must wait before a request of this kind; 0 if it may proceed.

        Only what may proceed is charged, and then to both.
        """
        now = self.clock()
        buckets = [self._bucket(network_of(address), RATES[kind], now, kind)]
        if token is not None and kind in PERSON_RATES:
            buckets.append(self._bucket(f"person {token}", PERSON_RATES[kind], now, kind))
        wait = max(bucket.wait_s(now, amount) for bucket in buckets)
        if not wait:
            for bucket in buckets:
                bucket.take(now, amount)
        return wait

    def charge(self, payer: Payer, kind: Kind, amount: float) -> None:
        """Charge a person and an address for costly work; raises `TooFast` if one of them has too little left."""
        wait = math.ceil(self.wait_s(payer.address, COSTLY, payer.token, amount))
        if wait:
            METRICS.work_refused.labels(kind.name, "too_fast").inc()
            raise TooFast(f"you ask for more than the server can do at once; try again in {wait} s", wait)

    def charge_chat(self, payer: Payer) -> None:
        """Charge a person and an address for a line of chat; raises `TooFast` if one of them has said too much."""
        if wait := math.ceil(self.wait_s(payer.address, CHAT, payer.token)):
            raise TooFast(f"you say more than others can read; try again in {wait} s", wait)

    def turn_wait_s(self, address: str, rate: Rate) -> float:
        """Seconds until an address has its next turn at one of the rates above. None is lost, however many wait."""
        now = self.clock()
        return self._bucket(network_of(address), rate, now).reserve_s(now)

    def _bucket(self, owner: str, rate: Rate, now: float, kind: str = "turn") -> Bucket:
        key = (owner, kind, rate)
        found = self._buckets.pop(key, None) or full_bucket(rate, now)
        self._buckets[key] = found
        if len(self._buckets) > MAX_BUCKETS:
            self._buckets.popitem(last=False)
        return found

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
