"""Open connections, limited by address when they are accepted: before TLS, and before anything was sent.

A connection *waits* while it has no complete request: a new one, a slow one, or one that is kept open for the next
request. Where an address holds too many, its oldest waiting connection makes room, so that people who share the
address with an attacker still get through.
"""

from __future__ import annotations

import ipaddress
import os
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field

from holdfast.server.errors import ServerError

MAX_CONNECTIONS = 5000
"""Open connections of one process, if it may open enough files."""
MAX_OPEN_PER_ADDRESS = 400
"""Generous, because a whole school may share an address."""
MAX_WAITING_PER_ADDRESS = 100
RESERVED_CONNECTIONS = 32
"""Further connections when the server is full; only health checks are answered there."""
MAX_RESERVED_PER_ADDRESS = 4
RESERVED = "holdfast.reserved"
"""Where the state of a request says that it came over such a connection."""
OWN_FILES = 128
"""Files that a process needs besides connections: database, bots, logs."""
BACKLOG_SHARE = 5
"""One in this many usable files is left for connections that are accepted in one go."""
MAX_BACKLOG = 1024
FALLBACK_FILE_LIMIT = 1024
"""Assumed where the system does not say how many files a process may open."""


def raise_file_limit(wanted: int) -> int:
    """Let this process open as many files as are wanted, if the system allows it; the number that it may open."""
    try:
        import resource  # noqa: PLC0415  # not on Windows
    except ModuleNotFoundError:
        return FALLBACK_FILE_LIMIT
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    target = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < target:
        resource.setrlimit(resource.RLIMIT_NOFILE, (target, hard))
        soft = target
    return wanted if soft == resource.RLIM_INFINITY else soft


@dataclass(frozen=True)
class Capacity:
    """How many connections a process can hold, and how many may wait to be accepted."""

    connections: int
    backlog: int


def capacity(max_connections: int = MAX_CONNECTIONS) -> Capacity:
    """What the limit of open files leaves for connections."""
    wanted = max_connections + RESERVED_CONNECTIONS + MAX_BACKLOG + OWN_FILES
    usable = max(0, raise_file_limit(wanted) - OWN_FILES - RESERVED_CONNECTIONS)
    backlog = min(MAX_BACKLOG, usable // BACKLOG_SHARE)
    connections = min(max_connections, usable - backlog)
    if connections < 1 or backlog < 1:
        raise ServerError(
            f"a server needs more open files; allow at least {FALLBACK_FILE_LIMIT}, with: ulimit -n {wanted}"
        )
    return Capacity(connections, backlog)


def network_of(address: str) -> str:
    """The network that an address counts for: a household has a whole /64 of IPv6 addresses."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if parsed.version == 4:
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, 64), strict=False).network_address)


class TrustedProxies:
    """The proxies of FORWARDED_ALLOW_IPS: all visitors share their addresses, so they may hold all connections."""

    def __init__(self) -> None:
        allowed = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1,::1")
        names = [name.strip() for name in allowed.split(",") if name.strip()]
        self._all = "*" in names
        self._names = frozenset(names)
        self._networks = list[ipaddress.IPv4Network | ipaddress.IPv6Network]()
        for name in names:
            if "/" in name:
                try:
                    self._networks.append(ipaddress.ip_network(name, strict=False))
                except ValueError as error:
                    raise ServerError(f"FORWARDED_ALLOW_IPS: {name} is not a network such as 10.0.0.0/8") from error

    def __contains__(self, address: str) -> bool:
        if self._all or address in self._names:
            return True
        if not self._networks:
            return False
        try:
            parsed = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(parsed in network for network in self._networks)


@dataclass(eq=False)
class OpenConnection:
    """A connection that was admitted."""

    network: str
    drop: Callable[[], object]
    """Closes it."""
    reserved: bool
    """Whether the server was full: then only health checks are answered."""
    closed: bool = False


@dataclass
class Held:
    """The connections of one address."""

    max_open: int
    max_waiting: int
    open: int = 0
    reserved: int = 0
    """How many of the open ones are in the reserve."""
    waiting: OrderedDict[OpenConnection, None] = field(default_factory=OrderedDict)
    """The oldest first."""


class ConnectionLimits:
    """All open connections of a process, by address."""

    def __init__(self, max_connections: int, trusted: TrustedProxies) -> None:
        self._max = max_connections
        self._trusted = trusted
        self._open = 0
        self._reserved = 0
        self._held = dict[str, Held]()

    def admit(self, address: str, drop: Callable[[], object]) -> OpenConnection | None:
        """Count a new connection, which waits for its first request; None if it must be closed at once."""
        network = network_of(address)
        held = self._held.get(network) or self._new_held(address)
        too_many = held.open >= held.max_open or len(held.waiting) >= held.max_waiting
        if too_many and not self._drop_oldest(held):
            return None
        full = self._open - self._reserved >= self._max and not self._make_room()
        if full and (held.reserved >= MAX_RESERVED_PER_ADDRESS or self._reserved >= RESERVED_CONNECTIONS):
            return None
        connection = OpenConnection(network, drop, full)
        self._held[network] = held
        self._count(connection, 1)
        held.waiting[connection] = None
        return connection

    def begin_request(self, connection: OpenConnection) -> None:
        """A complete request has arrived."""
        if not connection.closed:
            self._held[connection.network].waiting.pop(connection, None)

    def end_request(self, connection: OpenConnection) -> None:
        """The connection waits for another request."""
        if not connection.closed:
            held = self._held[connection.network]
            held.waiting[connection] = None
            if len(held.waiting) > held.max_waiting:
                self._drop_oldest(held)

    def close(self, connection: OpenConnection) -> None:
        """The connection is gone."""
        if not connection.closed:
            connection.closed = True
            connection.drop = _nothing  # breaks a reference cycle
            held = self._held[connection.network]
            held.waiting.pop(connection, None)
            self._count(connection, -1)
            if not held.open:
                del self._held[connection.network]

    def _new_held(self, address: str) -> Held:
        if address in self._trusted:
            return Held(self._max, max(1, self._max // 4))
        share = max(1, self._max // 4)
        return Held(min(MAX_OPEN_PER_ADDRESS, share), min(MAX_WAITING_PER_ADDRESS, share))

    def _make_room(self) -> bool:
        """Drop the oldest waiting connection of the address that has most of them; False if none waits."""
        return self._drop_oldest(max(self._held.values(), key=lambda held: len(held.waiting)))

    def _drop_oldest(self, held: Held) -> bool:
        oldest = next(iter(held.waiting), None)
        if oldest is None:
            return False
        drop = oldest.drop
        self.close(oldest)
        drop()
        return True

    def _count(self, connection: OpenConnection, by: int) -> None:
        held = self._held[connection.network]
        self._open += by
        held.open += by
        self._reserved += by if connection.reserved else 0
        held.reserved += by if connection.reserved else 0


def _nothing() -> None:
    """A connection that is gone need not be dropped."""
