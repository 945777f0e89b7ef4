"""Every cell of the table of permissions, over HTTP and WebSocket: what is allowed works, all else changes nothing."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import httpx
import pytest
from websockets.sync.client import connect

from holdfast.server.tables.conditions import When
from holdfast.server.tables.permissions import PERMISSIONS, Right, Role
from holdfast.server.web.error_responses import STATUSES
from server.seat_worlds import HOLDING, Situation, World, Worlds, roles_in
from server.servers import QUIET, serving

ROLES = (Role.OWNER, Role.GUEST, Role.PLAYER, Role.HOST, Role.SPECTATOR, Role.STRANGER)
STATUS_OF = {kind.__name__: status for status, kinds in STATUSES.items() for kind in kinds}
AFTER_THE_END = (Right.REPLAY, Right.HISTORY, Right.ANALYSE, Right.CONTINUE, Right.REMATCH)

DECIDING = (Right.CHOOSE, Right.PREVIEW, Right.HINT)
WHO_IS_IDLE = (Role.OWNER, Role.GUEST, Role.SPECTATOR, Role.STRANGER)
"""When the owner is not asked another player is, who may then decide for themselves."""

S = Situation
TRIED: dict[Right, tuple[Situation, ...]] = {
    Right.FIND: (S.ASKED,),
    Right.VIEW: (S.ASKED, S.OVER),
    Right.CHOOSE: (S.ASKED, S.IDLE, S.OVER),
    Right.UNDO: (S.ASKED, S.OVER),
    Right.PREVIEW: (S.ASKED, S.IDLE, S.DISCUSSED),
    Right.HINT: (S.ASKED, S.IDLE),
    Right.SUGGEST: (S.DISCUSSED, S.ASKED),
    Right.TALK: (S.ASKED, S.OVER),
    Right.REPORT: (S.ASKED, S.OVER),
    Right.CLAIM: (S.OPEN, S.ASKED),
    Right.TAKE: (S.ASKED, S.OVER),
    Right.LINK: (S.ASKED, S.OVER),
    Right.END_LINK: (S.ASKED, S.OVER),
    Right.INVITE: (S.UNTAKEN, S.UNPLAYED, S.ASKED, S.OVERDUE, S.PRESENT),
    Right.FILL: (S.OPEN,),
    Right.STAND_IN: (S.ASKED, S.IDLE, S.OVERDUE, S.PRESENT, S.UNTAKEN, S.OVER),
    Right.TAKE_BACK: (S.STOOD_IN, S.OVER),
    Right.RECORD: (S.ASKED, S.OVER, S.SOLO),
    **dict.fromkeys(AFTER_THE_END, (S.ASKED, S.OVER)),
    Right.CREATE: (S.ASKED,),
    Right.UPLOAD: (S.ASKED,),
}
"""The situations in which each right is tried: in at least one its conditions hold, in another one they do not."""


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worlds]:
    database = tmp_path_factory.mktemp("permissions") / "tables.db"
    with (
        serving(
            replace(QUIET, database=f"sqlite:///{database}", bot_pace_s=60, reports=database.parent / "reports")
        ) as served,
        httpx.Client(base_url=served.http, timeout=60) as http,
    ):
        yield Worlds(served, http)


def cells(rights: tuple[Right, ...]) -> list[tuple[Right, Situation, Role]]:
    return [
        (right, situation, role)
        for right in rights
        for situation in TRIED[right]
        for role in ROLES
        if role in roles_in(situation) and not (situation is S.IDLE and right in DECIDING and role not in WHO_IS_IDLE)
    ]


def allowed(right: Right, situation: Situation, role: Role) -> bool:
    """What the table of permissions says. A host is also another player."""
    held = {*HOLDING[situation], *({When.PUBLIC} if role is Role.SPECTATOR else ())}
    roles = (Role.HOST, Role.PLAYER) if role is Role.HOST else (role,)
    return any(when in held for each in roles for when in PERMISSIONS[right].get(each, ()))


def refusal(right: Right, situation: Situation, role: Role) -> str:
    """The kind of error for a cell that is not allowed."""
    watching = role in (Role.SPECTATOR, Role.STRANGER)
    if right in (*AFTER_THE_END, Right.RECORD):
        return "NotOver"
    if right is Right.CLAIM or (right is Right.TAKE and not watching):
        return "SeatTaken"
    if watching or right in (Right.LINK, Right.INVITE, Right.FILL):
        return "NotYourSeat"
    if situation is S.OVER and (right, role) not in ((Right.END_LINK, Role.GUEST), (Right.END_LINK, Role.PLAYER)):
        return "NotYourSeat" if right is Right.TAKE_BACK and role in (Role.PLAYER, Role.HOST) else "GameOver"
    if right is Right.UNDO:
        return "CannotUndo"
    return "NotYourDecision" if right in (Right.CHOOSE, Right.PREVIEW, Right.HINT, Right.SUGGEST) else "NotYourSeat"


Attempt = Callable[[World, Role], httpx.Response]


def plan(name: str) -> dict[str, Any]:
    return {"game": "cryo", "seats": [{"kind": "person", "name": name}]}


HTTP: dict[Right, Attempt] = {
    Right.VIEW: lambda w, role: w.call(role, "GET", ""),
    Right.CHOOSE: lambda w, role: w.call(role, "POST", "/choose", {"key": w.key, "seq": w.seq}),
    Right.UNDO: lambda w, role: w.call(role, "POST", "/undo", {"seq": w.seq}),
    Right.PREVIEW: lambda w, role: w.call(role, "GET", f"/preview?{urlencode({'key': w.key})}"),
    Right.HINT: lambda w, role: w.call(role, "GET", "/hint"),
    Right.TALK: lambda w, role: w.call(role, "POST", "/talk", {"text": "hello"}),
    Right.REPORT: lambda w, role: w.call(role, "POST", "/reports", {"text": "it should cost 2"}),
    Right.CLAIM: lambda w, role: w.call(role, "POST", "/seats", {"name": "Eve", "seat": w.target}),
    Right.TAKE: lambda w, role: w.call(role, "POST", "/take", {"secret": w.link}),
    Right.LINK: lambda w, role: w.call(role, "POST", "/link"),
    Right.END_LINK: lambda w, role: w.call(role, "DELETE", f"/seats/{w.target}/link"),
    Right.INVITE: lambda w, role: w.call(role, "POST", f"/seats/{w.target}/link"),
    Right.FILL: lambda w, role: w.call(role, "PUT", f"/seats/{w.target}/bot", {"bot": "random"}),
    Right.STAND_IN: lambda w, role: w.call(role, "PUT", f"/seats/{w.target}/bot", {"bot": "random"}),
    Right.TAKE_BACK: lambda w, role: w.call(role, "PUT", f"/seats/{w.target}/bot", {"bot": None}),
    Right.RECORD: lambda w, role: w.call(role, "GET", "/record"),
    Right.REPLAY: lambda w, role: w.call(role, "GET", "/replay?at=5"),
    Right.HISTORY: lambda w, role: w.call(role, "GET", "/history"),
    Right.ANALYSE: lambda w, role: w.call(role, "GET", "/analysis"),
    Right.CONTINUE: lambda w, role: w.call(role, "POST", "/continue", {"at": 5, "seat": 0}),
    Right.CREATE: lambda w, role: w.request(role, "POST", "/api/v1/tables", plan("Eve")),
    Right.UPLOAD: lambda w, role: w.request(role, "POST", "/api/v1/records", {"text": w.record}),
}
"""Everything that the API can do."""

LIVE: dict[Right, Callable[[World], dict[str, Any]]] = {
    Right.CHOOSE: lambda w: {"choose": w.key, "seq": w.seq},
    Right.UNDO: lambda w: {"undo": True, "seq": w.seq},
    Right.PREVIEW: lambda w: {"preview": w.key},
    Right.HINT: lambda w: {"hint": True},
    Right.SUGGEST: lambda w: {"suggest": w.key, "seq": w.seq},
    Right.TALK: lambda w: {"say": "hello"},
}
"""Everything that can be said over a WebSocket."""


@pytest.mark.parametrize(
    ("right", "situation", "role"),
    [cell for cell in cells(tuple(HTTP)) if cell[0] is not Right.LINK or cell[2] not in (Role.PLAYER, Role.HOST)],
)
def test_over_http(
    worlds: Worlds, monkeypatch: pytest.MonkeyPatch, right: Right, situation: Situation, role: Role
) -> None:
    world = worlds.at(situation, public=role is Role.SPECTATOR, monkeypatch=monkeypatch)
    before = world.at_first
    answer = HTTP[right](world, role)
    if allowed(right, situation, role):
        worlds.forget(world)
        assert answer.is_success, answer.text
    else:
        kind = refusal(right, situation, role)
        assert (answer.json()["error"]["kind"], answer.status_code) == (kind, STATUS_OF[kind])
        assert world.everything() == before


@pytest.mark.parametrize("role", [Role.PLAYER, Role.HOST])
def test_others_make_links_to_their_own_seats_only(worlds: Worlds, monkeypatch: pytest.MonkeyPatch, role: Role) -> None:
    world = worlds.at(Situation.ASKED, public=False, monkeypatch=monkeypatch)
    secret = HTTP[Right.LINK](world, role).json()["secret"]
    worlds.forget(world)

    assert world.done(Role.STRANGER, "POST", "/take", {"secret": secret})["seat"] == world.seats[role]
    assert world.done(Role.GUEST, "POST", "/take", {"secret": world.link})["seat"] == world.target


@pytest.mark.parametrize(("right", "situation", "role"), cells(tuple(LIVE)))
def test_over_a_live_connection(
    worlds: Worlds, monkeypatch: pytest.MonkeyPatch, right: Right, situation: Situation, role: Role
) -> None:
    world = worlds.at(situation, public=role is Role.SPECTATOR, monkeypatch=monkeypatch)
    before, heard = world.at_first, list[dict[str, Any]]()
    events = f"{worlds.served.ws}/api/v1/tables/{world.table}/events"
    with connect(events, additional_headers=world.headers(role), open_timeout=60) as socket:
        hello = json.loads(socket.recv(timeout=60))["table"]
        socket.send(json.dumps(LIVE[right](world)))
        while right is Right.HINT and not any("hint" in message or "error" in message for message in heard):
            heard.append(json.loads(socket.recv(timeout=60)))  # what is costly is answered when it is done
        socket.send(json.dumps({"enough": True}))
        while not any("error" in message and message["kind"] == "InvalidMessage" for message in heard):
            heard.append(json.loads(socket.recv(timeout=60)))
    refused = [message["kind"] for message in heard if "error" in message and message["kind"] != "InvalidMessage"]

    assert hello["seat"] == world.seats.get(role)
    if allowed(right, situation, role):
        worlds.forget(world)
        assert refused == []
    else:
        assert refused == [refusal(right, situation, role)]
        assert world.everything() == before


@pytest.mark.parametrize("role", ROLES)
def test_only_public_tables_are_found(worlds: Worlds, monkeypatch: pytest.MonkeyPatch, role: Role) -> None:
    world = worlds.at(Situation.ASKED, public=role is Role.SPECTATOR, monkeypatch=monkeypatch)
    listed = [found["table"] for found in world.request(role, "GET", "/api/v1/tables").json()]

    assert (world.table in listed) == allowed(Right.FIND, Situation.ASKED, role)


@pytest.mark.parametrize(("situation", "role"), [cell[1:] for cell in cells((Right.REMATCH,))])
def test_a_rematch_is_for_finished_games(
    worlds: Worlds, monkeypatch: pytest.MonkeyPatch, situation: Situation, role: Role
) -> None:
    world = worlds.at(situation, public=role is Role.SPECTATOR, monkeypatch=monkeypatch)
    answer = worlds.http.post(f"/table/{world.table}/rematch", headers=world.headers(role))

    assert answer.status_code == (303 if allowed(Right.REMATCH, situation, role) else 409)


def test_metrics_are_for_operators_who_asked_for_them(worlds: Worlds, tmp_path: Path) -> None:
    assert PERMISSIONS[Right.METRICS] == {Role.OPERATOR: (When.SWITCHED_ON,)}
    assert worlds.http.get("/metrics").status_code == 404
    with serving(replace(QUIET, database=f"sqlite:///{tmp_path / 'tables.db'}", metrics=True)) as served:
        assert httpx.get(f"{served.http}/metrics", timeout=60).status_code == 200


def test_every_right_is_tried_over_the_network() -> None:
    pages = {Right.FIND, Right.REMATCH, Right.METRICS}

    assert set(HTTP) | set(LIVE) | pages == set(Right)
    assert {*TRIED, Right.METRICS} == set(Right)
