"""A table that is attacked: Kate has set it up, Paul and Dan sit there, a friend is invited, or a seat is open."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from server.servers import Served


@dataclass
class Attacked:
    """Everybody's tokens, and what they can do over the network."""

    served: Served
    table: str = ""
    paul: int = 1
    open: int = 3
    invited: int = 3
    invitation: str = ""
    leaked: str = ""
    tokens: Mapping[str, str] = field(
        default_factory=lambda: {name: secrets.token_urlsafe(24) for name in ("kate", "paul", "dan", "eve")}
    )

    @property
    def http(self) -> str:
        return self.served.http

    def headers(self, who: str) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.tokens[who]}"}

    def call(self, who: str, method: str, path: str, body: object = None) -> httpx.Response:
        address = f"{self.http}/api/v1/tables/{self.table}/{path}".rstrip("/")
        return httpx.request(method, address, json=body, headers=self.headers(who), timeout=60)

    def put(self, who: str, path: str, body: object) -> httpx.Response:
        return self.call(who, "PUT", path, body)

    def get_page(self, path: str) -> httpx.Response:
        """As a program does that has never been there."""
        return httpx.get(f"{self.http}{path}", timeout=60)

    def seen(self, who: str) -> Any:
        answer = self.call(who, "GET", "")
        assert answer.is_success, answer.text
        return answer.json()

    def connected(self, who: str) -> ClientConnection:
        events = f"{self.served.ws}/api/v1/tables/{self.table}/events"
        return connect(events, additional_headers=self.headers(who), open_timeout=60)

    def until_closed(self, socket: ClientConnection) -> None:
        """Read on until the server closes the connection."""
        with suppress(ConnectionClosed):
            while True:
                socket.recv(timeout=60)

    def leak(self, owner: str, thief: str) -> None:
        """A link to a seat comes into the wrong hands, and is used."""
        self.leaked = self.call(owner, "POST", "link").json()["secret"]
        assert self.call(thief, "POST", "take", {"secret": self.leaked}).status_code == 201

    def answer(self, who: str) -> None:
        seen = self.seen(who)
        key = seen["decision"]["options"][0]["key"]
        assert self.call(who, "POST", "choose", {"key": key, "seq": seen["seq"]}).is_success

    def let_pass(self, patch: pytest.MonkeyPatch, seconds: float) -> None:
        """Let the server believe that it is later."""
        later = time.time() + seconds
        patch.setattr("holdfast.server.tables.conditions.now", lambda: later)


def attacked(served: Served, *, public: bool = False, deadline: float | None = None) -> Attacked:
    """A new table; its fourth seat is open if it is public, and otherwise for a friend with a link."""
    table = Attacked(served)
    last = {"kind": "open"} if public else {"kind": "person", "name": "Ann"}
    seats = [{"kind": "person", "name": "Kate"}, {"kind": "open"}, {"kind": "open"}, last]
    plan = {"game": "cryo", "seats": seats, "public": public}
    if deadline is not None:
        plan["deadline"] = deadline
    made = httpx.post(f"{served.http}/api/v1/tables", json=plan, headers=table.headers("kate"), timeout=60).json()
    table.table, table.invitation = made["table"], made["links"].get("3", "")
    for name, seat in (("paul", 1), ("dan", 2)):
        assert table.call(name, "POST", "seats", {"name": name.capitalize(), "seat": seat}).status_code == 201
    return table
