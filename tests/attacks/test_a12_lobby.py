"""One address sets public tables up as fast as it may, with a new token for each, until the lobby shows nothing else.

Before, it filled all 50 places of the list in 20 seconds, and nobody found the tables of other people any more.
"""

from __future__ import annotations

import secrets
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import httpx

from holdfast.server.storage.store import MAX_LISTED_TABLES
from holdfast.server.tables.listings import MAX_PUBLIC_PER_ADDRESS, MAX_PUBLIC_PER_PERSON
from server.servers import QUIET, serving

ATTACKER, PERSON = "127.0.0.2", "127.0.0.3"
PLAN = {"game": "cryo", "seats": [{"kind": "person", "name": "Kate"}, {"kind": "open"}], "public": True}
BOTS_ALONE = {**PLAN, "seats": [{"kind": "open"}, {"kind": "open"}]}


def from_address(base: str, address: str) -> httpx.Client:
    return httpx.Client(base_url=base, transport=httpx.HTTPTransport(local_address=address), timeout=60)


def set_up(client: httpx.Client, plan: object, token: str = "") -> str:
    """The kind of the error, or nothing."""
    headers = {"Authorization": f"Bearer {token or secrets.token_urlsafe(24)}"}
    answer = client.post("/api/v1/tables", json=plan, headers=headers)
    return "" if answer.is_success else str(answer.json()["error"]["kind"])


def test_one_address_does_not_fill_the_lobby(sqlite: str) -> None:
    with (
        serving(replace(QUIET, database=sqlite, rate_limits=True)) as served,
        from_address(served.http, ATTACKER) as attacker,
        from_address(served.http, PERSON) as person,
        ThreadPoolExecutor(8) as at_once,
    ):
        assert set_up(person, PLAN) == ""
        theirs = person.get("/api/v1/tables").json()[0]["table"]
        tried = list(at_once.map(lambda plan: set_up(attacker, plan), [PLAN, BOTS_ALONE] * (MAX_LISTED_TABLES // 2)))
        listed = [found["table"] for found in person.get("/api/v1/tables").json()]
        private = set_up(attacker, {**PLAN, "public": False})
        later = set_up(person, PLAN)

    assert tried.count("") <= MAX_PUBLIC_PER_ADDRESS < MAX_LISTED_TABLES // 2
    assert set(tried) <= {"", "TooManyTables", "TooFast"}
    assert theirs in listed
    assert len(listed) <= MAX_PUBLIC_PER_ADDRESS + 1
    assert private in ("", "TooFast")
    assert later == ""


def test_one_person_does_not_fill_the_lobby_either(sqlite: str) -> None:
    """From any number of addresses: here the server does not even know them."""
    with serving(replace(QUIET, database=sqlite)) as served, httpx.Client(base_url=served.http, timeout=60) as client:
        token = secrets.token_urlsafe(24)
        tried = [set_up(client, PLAN, token) for _ in range(MAX_PUBLIC_PER_PERSON + 2)]
        another = set_up(client, PLAN)

    assert tried == [""] * MAX_PUBLIC_PER_PERSON + ["TooManyTables"] * 2
    assert another == ""
