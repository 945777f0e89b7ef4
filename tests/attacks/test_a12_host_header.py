"""Somebody sends another `Host`, so that invitations lead to their own site; or a lured browser calls us by their name.

Before, invitation links followed the Host header, and every name was answered.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from holdfast.server.errors import ServerError
from holdfast.server.web.hosts import AllowedHosts
from server.servers import QUIET, Served, serving

SITE = "https://games.example.org"
PLAN = {"name": "Kate", "seat1": "person", "seat2": "open"}


@pytest.fixture(params=["", SITE])
def server(request: pytest.FixtureRequest, sqlite: str) -> Iterator[Served]:
    with serving(replace(QUIET, database=sqlite, public_url=request.param)) as served:
        yield served


def test_an_invitation_never_names_the_site_of_an_attacker(server: Served) -> None:
    poisoned = httpx.post(f"{server.http}/new/cryo", data=PLAN, headers={"Host": "evil.example.com"}, timeout=60)
    page = httpx.post(f"{server.http}/new/cryo", data=PLAN, headers={"Host": "evil"}, timeout=60)
    links = re.findall(r'value="([^"]*/(?:join|table)/[^"]*)"', page.text)

    assert poisoned.status_code == 421
    assert "--public-url" in poisoned.json()["error"]["message"]
    assert page.status_code == 200
    assert len(links) == 2
    assert all(link.startswith(("/", f"{SITE}/")) for link in links)
    assert "evil" not in page.text


@pytest.mark.anyio
async def test_a_name_of_another_site_opens_no_live_connection(server: Served) -> None:
    lured = connect("ws://evil.example.com/table/x/live", host="127.0.0.1", port=server.port, open_timeout=60)
    with pytest.raises(InvalidStatus) as refused:
        await lured

    assert refused.value.response.status_code == 421


@pytest.mark.parametrize("path", ["/health", "/ready"])
def test_health_is_answered_under_any_name(server: Served, path: str) -> None:
    answer = httpx.get(f"{server.http}{path}", headers={"Host": "one.games.example.net:8000"}, timeout=60)

    assert answer.status_code == 200


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("127.0.0.1:8000", True), ("[::1]:8000", True), ("192.168.1.20:8000", True), ("localhost", True),
        ("kates-laptop:8000", True), ("kates-laptop.local", True), ("games.example.org", True),
        ("games.example.org.", True), ("", True), ("evil.example.com", False), ("games.example.org.evil.com", False),
        ("127.0.0.1.evil.com", False), ("[::1", False),
    ],
)  # fmt: skip
def test_a_server_answers_to_its_own_names_and_to_those_of_its_network(host: str, known: bool) -> None:
    assert AllowedHosts(SITE).knows(host) is known


def test_only_our_own_pages_are_ours() -> None:
    hosts = AllowedHosts(SITE)

    assert hosts.is_own(SITE, "127.0.0.1:8000"), "a proxy may call the server by another name"
    assert hosts.is_own("http://localhost:8000", "localhost:8000")
    assert not hosts.is_own("https://evil.example.com", "games.example.org")


@pytest.mark.parametrize("address", ["games.example.org", "ftp://games.example.org", f"{SITE}/play", "https://"])
def test_a_public_address_that_cannot_be_is_refused(address: str) -> None:
    with pytest.raises(ServerError, match="looks like https"):
        AllowedHosts(address)
