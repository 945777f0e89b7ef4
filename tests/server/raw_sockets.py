"""Clients over raw sockets: half requests, clients that never read, and addresses of their own."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from server.server_processes import PATIENCE

HALF_HEAD = b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "
SMALL_BUFFER = 4096


def connected(port: int, source: str = "127.0.0.1", *, small: bool = False) -> socket.socket:
    """A connection from an address of this machine."""
    client = socket.socket()
    if small:
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BUFFER)
    client.settimeout(PATIENCE)
    client.bind((source, 0))
    client.connect(("127.0.0.1", port))
    return client


@contextmanager
def half_open(port: int, count: int, source: str, said: bytes = HALF_HEAD) -> Iterator[list[socket.socket]]:
    """Many connections from one address, none of which comes to the point."""
    clients = list[socket.socket]()
    try:
        for _ in range(count):
            client = connected(port, source)
            clients.append(client)
            with suppress(OSError):  # it may have been dropped already
                client.send(said)
        yield clients
    finally:
        for client in clients:
            client.close()


def live(port: int, path: str, source: str = "127.0.0.1") -> socket.socket:
    """An open WebSocket, of which nothing is read after the handshake."""
    client = connected(port, source, small=True)
    client.sendall(
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert client.recv(12) == b"HTTP/1.1 101"
    return client


def fetch(port: int, path: str, source: str) -> int:
    """The status of a request from an address; 0 if the connection was dropped."""
    with connected(port, source) as client:
        try:
            client.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())
            answer = client.recv(1 << 16)
        except ConnectionError:
            return 0
    return int(answer.split(b" ", 2)[1]) if answer else 0


async def dropped(client: socket.socket) -> bool:
    """Wait until the server has dropped a client that does not read; it sends something now and then to find out."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                client.send(b"G")
            except ConnectionError:
                return True
            await asyncio.sleep(0.1)
