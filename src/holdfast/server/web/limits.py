"""How often one address may do what costs the server something. Who asks faster is told when to come again."""

from __future__ import annotations

import ipaddress
import re
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

REMEMBERED = 20_000
"""So many addresses are known at a time; those unheard of for longest are forgotten."""
SOCKETS = 100
"""Live connections that one address may hold open."""


class Rate(NamedTuple):
    """So many a second in the long run, and so many at once."""

    a_second: float
    at_once: int


LOOK, CHANGE, CREATE, COSTLY, SECRET = "look", "change", "create", "costly", "secret"
RATES = {
    LOOK: Rate(100, 400),
    CHANGE: Rate(30, 150),
    CREATE: Rate(0.5, 40),
    COSTLY: Rate(1, 30),
    SECRET: Rate(0.5, 30),
}
"""An address may be that of a whole school; these keep out only what no people do."""

LAST_SEQ = 1_000_000
"""No table has more actions; a greater number means nothing, and a database might not bear it."""

MESSAGES = Rate(30, 100)
"""What one live connection may say; who says more is heard more slowly."""

KINDS = (
    (SECRET, re.compile(r"/api/v1/tables/[^/]+/take$|/table/[^/]+/seat/")),
    (COSTLY, re.compile(r"/api/v1/records$|/upload$|/api/v1/tables/[^/]+/(hint|history|replay)$|/replay/|/end$")),
    (CREATE, re.compile(r"/api/v1/tables$|/api/v1/tables/[^/]+/continue$|/analysis$|/(play|new)/|/rematch$")),
)


def kind_of(method: str, path: str) -> str:
    """What a request costs."""
    changes = method not in ("GET", "HEAD", "OPTIONS")
    for kind, pattern in KINDS:
        if pattern.search(path) and (changes or kind != CREATE):
            return kind
    return CHANGE if changes else LOOK


def place_of(address: str) -> str:
    """Where an address belongs: an IPv6 house has a whole network of them."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if parsed.version == 4:
        return address
    return str(ipaddress.ip_network((parsed, 64), strict=False).network_address)


@dataclass
class Bucket:
    """Fills with time, and is emptied by what is done."""

    rate: Rate
    left: float
    at: float

    def take(self, now: float) -> float:
        """Seconds to wait until this may be done; 0 if it may be now."""
        self.left = min(self.rate.at_once, self.left + (now - self.at) * self.rate.a_second)
        self.at = now
        if self.left < 1:
            return (1 - self.left) / self.rate.a_second
        self.left -= 1
        return 0.0


def bucket(rate: Rate, now: float) -> Bucket:
    return Bucket(rate, rate.at_once, now)


class Limits:
    """What each address has done lately."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._sockets = Counter[str]()

    def ask(self, address: str, kind: str) -> float:
        """Seconds that an address must wait before it may do something of this kind; 0 if it may now."""
        now, key = self.clock(), (place_of(address), kind)
        found = self._buckets.pop(key, None) or bucket(RATES[kind], now)
        self._buckets[key] = found
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return found.take(now)

    def connect(self, address: str) -> bool:
        """Note a new live connection; False if the address holds too many."""
        place = place_of(address)
        if self._sockets[place] >= SOCKETS:
            return False
        self._sockets[place] += 1
        return True

    def disconnect(self, address: str) -> None:
        place = place_of(address)
        self._sockets[place] -= 1
        if not self._sockets[place]:
            del self._sockets[place]
