"""The JSON API over HTTP: what it answers, and how it refuses."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from holdfast.rule_reports import list_reports, load_report
from server.servers import Served

pytestmark = pytest.mark.anyio

PLAN: dict[str, Any] = {
    "game": "cryo",
    "seats": [{"kind": "person", "name": "Kate"}, {"kind": "open"}],
    "pace": 0,
}


@pytest.fixture
async def http(server: Served) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=server.http, timeout=60) as client:
        yield client


async def set_up(http: httpx.AsyncClient, **plan: object) -> tuple[str, dict[str, str]]:
    """A table, and the headers of whoever sits first."""
    answer = await http.post("/api/v1/tables", json={**PLAN, **plan})
    assert answer.status_code == 201, answer.text
    return answer.json()["table"], {"Authorization": f"Bearer {answer.json()['token']}"}


def error(answer: httpx.Response) -> tuple[int, str]:
    assert set(answer.json()) == {"error"}, answer.text
    assert answer.json()["error"]["message"]
    return answer.status_code, answer.json()["error"]["kind"]


async def test_the_games_say_what_they_can_be_set_up_with(http: httpx.AsyncClient) -> None:
    cryo = next(game for game in (await http.get("/api/v1/games")).json() if game["name"] == "cryo")

    assert cryo["seats"] == [1, 2, 3, 4]
    assert [setting["name"] for setting in cryo["settings"]] == ["harder", "unpredictable"]
    assert cryo["bots"] == {level: level for level in ("Newcomer", "Settler", "Veteran", "Warden")}


async def test_paths_without_a_version_answer_with_the_new_path(http: httpx.AsyncClient, server: Served) -> None:
    table, kate = await set_up(http)
    old = await http.get(f"/api/tables/{table}?a=b", headers=kate)
    followed = await http.post("/api/tables", json=PLAN, follow_redirects=True)
    nested = await http.get("/api/my/tables", headers=kate, follow_redirects=True)

    assert error(old) == (308, "Moved")
    assert old.headers["Location"] == f"/api/v1/tables/{table}?a=b"
    assert f"/api/v1/tables/{table}" in old.json()["error"]["message"]
    assert followed.status_code == 201
    assert [row["table"] for row in nested.json()] == [table]
    async with connect(f"{server.ws}/api/tables/{table}/events", additional_headers=kate) as redirected:
        assert json.loads(await redirected.recv())["table"]["seat"] == 0


async def test_a_friend_sits_down_looks_and_answers(http: httpx.AsyncClient) -> None:
    table, _ = await set_up(http)
    sat = (await http.post(f"/api/v1/tables/{table}/seats", json={"name": "Paul"})).json()
    paul = {"Authorization": f"Bearer {sat['token']}"}
    seen = (await http.get(f"/api/v1/tables/{table}", headers=paul)).json()
    key = seen["decision"]["options"][0]["key"]
    after = await http.post(f"/api/v1/tables/{table}/choose", headers=paul, json={"key": key, "seq": seen["seq"]})

    assert (sat["seat"], seen["seat"], seen["names"]) == (1, 1, ["Kate", "Paul"])
    assert (after.status_code, after.json()["seq"]) == (200, 1)


async def test_a_rule_problem_is_kept_for_the_operator_alone(
    http: httpx.AsyncClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOLDFAST_DATA", str(tmp_path / "data"))
    table, kate = await set_up(http, seats=[{"kind": "person"}])
    before = (await http.get(f"/api/v1/tables/{table}", headers=kate)).json()
    reports = f"/api/v1/tables/{table}/reports"
    sent = await http.post(reports, headers=kate, json={"text": "this is dearer"})
    unknown = await http.post(reports, headers=kate, json={"text": "this is dearer", "clause": "CRY-999"})
    [path] = list_reports()
    report = load_report(path)

    assert (sent.status_code, sent.json()) == (201, {"report": "cryo-1"})
    assert error(unknown) == (400, "ReportError")
    assert (report.text, report.clause) == ("this is dearer", before["decision"]["rule"])
    assert report.options == [option["key"] for option in before["decision"]["options"]]
    assert report.position().decision.prompt == before["decision"]["prompt"]
    assert (await http.get(f"/api/v1/tables/{table}", headers=kate)).json() == before


async def test_an_undo_goes_back(http: httpx.AsyncClient) -> None:
    table, kate = await set_up(http, seats=[{"kind": "person"}])
    before = None
    while (seen := (await http.get(f"/api/v1/tables/{table}", headers=kate)).json())["undo_blocked"] is not None:
        before = seen
        body = {"key": seen["decision"]["options"][-1]["key"], "seq": seen["seq"]}
        assert (await http.post(f"/api/v1/tables/{table}/choose", headers=kate, json=body)).status_code == 200
    answer = await http.post(f"/api/v1/tables/{table}/undo", headers=kate, json={"seq": seen["seq"]})

    assert answer.status_code == 200
    assert answer.json()["seq"] == seen["seq"] + 1
    assert before is not None
    assert (answer.json()["decision"], answer.json()["view"]) == (before["decision"], before["view"])


async def test_what_is_wrong_is_said_with_the_right_status(http: httpx.AsyncClient) -> None:
    table, kate = await set_up(http)
    choose, eve = f"/api/v1/tables/{table}/choose", {"Authorization": "Bearer " + "e" * 40}

    assert error(await http.post(choose, headers=kate, json={"key": "fly", "seq": 0})) == (400, "IllegalChoice")
    assert error(await http.post(choose, headers=eve, json={"key": "fly", "seq": 0})) == (403, "NotYourSeat")
    assert error(await http.post(choose, json={"key": "fly", "seq": 0})) == (403, "NotYourSeat")
    assert error(await http.get("/api/v1/tables/nowhere")) == (404, "NoSuchTable")
    assert error(await http.get("/api/v1/nothing")) == (404, "NotFound")
    assert error(await http.put("/api/v1/games")) == (405, "MethodNotAllowed")
    assert error(await http.get(f"/api/v1/tables/{table}/record")) == (409, "NotOver")
    assert error(await http.post(f"/api/v1/tables/{table}/undo", headers=kate, json={})) == (409, "CannotUndo")
    assert error(await http.post(f"/api/v1/tables/{table}/seats", headers=eve, json={"name": "Eve", "seat": 0})) == (
        409,
        "SeatTaken",
    )
    assert error(await http.post(choose, headers=kate, json={"key": "fly"})) == (422, "InvalidRequest")
    assert error(await http.post("/api/v1/tables", content=b"{")) == (422, "InvalidRequest")
    assert error(await http.post("/api/v1/tables", json={**PLAN, "game": "chess"})) == (400, "UnknownGame")
    bots = [{"kind": "person"}, {"kind": "bot", "bot": "hal"}]
    assert error(await http.post("/api/v1/tables", json={**PLAN, "seats": bots})) == (400, "UnknownBot")
    assert error(await http.post("/api/v1/records", json={"text": "hello"})) == (400, "RecordError")


async def test_an_answer_that_is_repeated_counts_once_and_another_one_is_stale(http: httpx.AsyncClient) -> None:
    table, kate = await set_up(http, seats=[{"kind": "person"}])
    seen = (await http.get(f"/api/v1/tables/{table}", headers=kate)).json()
    body = {"key": seen["decision"]["options"][0]["key"], "seq": seen["seq"]}
    first = await http.post(f"/api/v1/tables/{table}/choose", headers=kate, json=body)
    second = await http.post(f"/api/v1/tables/{table}/choose", headers=kate, json=body)
    other = {**body, "key": seen["decision"]["options"][1]["key"]}
    third = await http.post(f"/api/v1/tables/{table}/choose", headers=kate, json=other)

    assert (first.status_code, second.status_code) == (200, 200)
    assert second.json() == first.json()
    assert error(third) == (409, "Stale")


async def test_other_sites_and_long_inputs_are_kept_out(http: httpx.AsyncClient, server: Served) -> None:
    other = await http.post("/api/v1/tables", json=PLAN, headers={"Origin": "https://example.org"})
    nowhere = await http.post("/api/v1/tables", json=PLAN, headers={"Origin": "null"})
    own = await http.post("/api/v1/tables", json=PLAN, headers={"Origin": server.http})
    long = await http.post("/api/v1/tables", content=b" " * 70_000)

    async def endless() -> AsyncIterator[bytes]:
        for _ in range(100):
            yield b" " * 1000

    chunked = await http.post("/api/v1/tables", content=endless())
    assert (error(other), error(nowhere)) == ((403, "OtherSite"), (403, "OtherSite"))
    assert own.status_code == 201
    assert (error(long), error(chunked)) == ((413, "TooLong"), (413, "TooLong"))


async def test_every_answer_says_what_a_page_may_do(http: httpx.AsyncClient) -> None:
    for path in ("/", "/docs", "/api/v1/games", "/table/nowhere"):
        headers = (await http.get(path)).headers
        assert "script-src 'self';" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


async def test_a_browser_gets_a_token_that_no_script_can_read(http: httpx.AsyncClient) -> None:
    first = await http.get("/")
    cookie = first.headers["set-cookie"]
    second = await http.get("/")

    assert cookie.startswith("holdfast=")
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert len(first.cookies["holdfast"]) >= 40
    assert "set-cookie" not in second.headers


async def test_the_page_of_the_api_names_every_call(http: httpx.AsyncClient) -> None:
    paths = (await http.get("/openapi.json")).json()["paths"]
    page = (await http.get("/docs")).text

    assert "/api/v1/tables/{table}/choose" in paths
    assert all(path in page for path in paths)
    assert "<script" not in page
