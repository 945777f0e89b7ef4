"""Tables in every situation that a permission depends on, with somebody in every role."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

import holdfast
from holdfast.server.tables.conditions import When
from holdfast.server.tables.permissions import Role
from server.servers import Served

TARGET = 0
"""The seat that permissions are tried on; an open seat that the owner has claimed. The host sits behind it."""
DEADLINE_S = 3600

EVERYBODY = frozenset({Role.OWNER, Role.GUEST, Role.PLAYER, Role.HOST, Role.SPECTATOR, Role.STRANGER})
HOLDERS = frozenset({Role.OWNER, Role.GUEST})


class Situation(StrEnum):
    """How a table stands. `ASKED`: the owner alone must decide, has answered before, and nobody is connected."""

    ASKED = "asked"
    IDLE = "idle"
    UNPLAYED = "unplayed"
    OVERDUE = "overdue"
    PRESENT = "present after the deadline"
    STOOD_IN = "stood in"
    DISCUSSED = "discussed"
    UNTAKEN = "untaken"
    OPEN = "open"
    SOLO = "solo"
    OVER = "over"


ALWAYS = frozenset({When.ALWAYS, When.SEATED, When.LINKED})
PLAYING = ALWAYS | {When.PLAYING}
BEING_ASKED = PLAYING | {When.ASKED}
HOLDING: Mapping[Situation, frozenset[When]] = {
    Situation.ASKED: BEING_ASKED,
    Situation.IDLE: PLAYING,
    Situation.UNPLAYED: BEING_ASKED | {When.UNPLAYED},
    Situation.OVERDUE: BEING_ASKED | {When.OVERDUE, When.ABANDONED},
    Situation.PRESENT: BEING_ASKED,
    Situation.STOOD_IN: BEING_ASKED,
    Situation.DISCUSSED: BEING_ASKED | {When.DISCUSSED},
    Situation.UNTAKEN: PLAYING | {When.UNTAKEN, When.UNPLAYED},
    Situation.OPEN: PLAYING | {When.OPEN},
    Situation.SOLO: BEING_ASKED,
    Situation.OVER: ALWAYS | {When.OVER},
}
"""The conditions that hold in each situation."""


def roles_in(situation: Situation) -> frozenset[Role]:
    """Who can be there."""
    if situation in (Situation.UNTAKEN, Situation.OPEN):
        return EVERYBODY - HOLDERS
    return EVERYBODY - {Role.PLAYER, Role.HOST} if situation is Situation.SOLO else EVERYBODY


@dataclass(eq=False)
class World:
    """A table with somebody in every role. The tokens of all are known."""

    http: httpx.Client
    table: str = ""
    target: int = TARGET
    link: str = ""
    key: str = ""
    seq: int = 0
    seats: dict[Role, int] = field(default_factory=dict)
    late: bool = False
    """Whether the deadline has passed."""
    tokens: dict[Role, str] = field(default_factory=lambda: {role: secrets.token_urlsafe(24) for role in EVERYBODY})
    connections: ExitStack = field(default_factory=ExitStack)

    def headers(self, role: Role) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.tokens[role]}"}

    def request(self, role: Role, method: str, path: str, body: object = None) -> httpx.Response:
        return self.http.request(method, path, json=body, headers=self.headers(role))

    def call(self, role: Role, method: str, path: str, body: object = None) -> httpx.Response:
        return self.request(role, method, f"/api/v1/tables/{self.table}{path}", body)

    def done(self, role: Role, method: str, path: str, body: object = None) -> Any:
        answer = self.call(role, method, path, body)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def everything(self) -> list[Any]:
        """What everybody sees."""
        return [self.done(role, "GET", "") for role in sorted(EVERYBODY - {Role.SPECTATOR})]

    @cached_property
    def at_first(self) -> list[Any]:
        """What everybody saw before anything was tried."""
        return self.everything()

    @property
    def record(self) -> str:
        """The record of a game that has just begun."""
        return holdfast.new("cryo", seats=1, seed=1).record().text()

    def answer(self, role: Role) -> bool:
        """Give one's first possible answer; False if there is nothing to decide."""
        seen = self.done(role, "GET", "")
        if seen["decision"] is None:
            return False
        self.done(role, "POST", "/choose", {"key": seen["decision"]["options"][0]["key"], "seq": seen["seq"]})
        return True


def one_person() -> dict[str, Any]:
    return {"game": "cryo", "seats": [{"kind": "person", "name": "Paul"}]}


class Worlds:
    """Builds tables, and uses them again as long as nothing has changed there."""

    def __init__(self, served: Served, http: httpx.Client) -> None:
        self.served, self.http = served, http
        self._known = dict[tuple[Situation, bool], World]()

    def at(self, situation: Situation, *, public: bool, monkeypatch: pytest.MonkeyPatch) -> World:
        """A table in a situation."""
        world = self._known.get((situation, public))
        if world is None:
            world = self._known[situation, public] = self._built(situation, public)
        if world.late:
            later = time.time() + DEADLINE_S + 1
            monkeypatch.setattr("holdfast.server.tables.conditions.now", lambda: later)
        return world

    def forget(self, world: World) -> None:
        """Something was changed there. A finished game takes long to play, so its seats are put in order instead."""
        if world in (self._known.get((Situation.OVER, False)), self._known.get((Situation.OVER, True))):
            world.done(Role.OWNER, "DELETE", "/link")
            self._let_guest_in(world)
            world.__dict__.pop("at_first", None)
        else:
            world.connections.close()
            self._known = {key: known for key, known in self._known.items() if known is not world}

    def _let_guest_in(self, world: World) -> None:
        world.link = world.done(Role.OWNER, "POST", "/link")["secret"]
        world.done(Role.GUEST, "POST", "/take", {"secret": world.link})

    def _built(self, situation: Situation, public: bool) -> World:
        world = World(self.http)
        if situation is Situation.SOLO:
            made = world.request(Role.OWNER, "POST", "/api/v1/tables", {**one_person(), "public": public}).json()
            world.table, world.seats = made["table"], {Role.OWNER: 0, Role.GUEST: 0}
        else:
            self._seat_everybody(world, situation, public)
        self._let_guest_in(world)
        self._bring_about(world, situation)
        seen = world.done(Role.OWNER, "GET", "")
        if situation is Situation.DISCUSSED and seen["decision"] is None:
            return self._built(situation, public)  # chance has let another seat begin
        question = seen["decision"] or {"options": [{"key": "nothing"}]}
        world.key, world.seq = question["options"][0]["key"], seen["seq"]
        return world

    def _seat_everybody(self, world: World, situation: Situation, public: bool) -> None:
        seats: list[dict[str, str]] = [{"kind": "open"}, {"kind": "person", "name": "Kate"}, {"kind": "open"}]
        if situation is Situation.UNTAKEN:
            seats.append({"kind": "person", "name": "Ann"})
        if situation is Situation.OPEN:
            seats.append({"kind": "open"})
        plan = {
            "game": "frostpunk" if situation is Situation.DISCUSSED else "cryo",
            "seats": seats,
            "public": public,
            "deadline": DEADLINE_S,
        }
        world.table = world.request(Role.HOST, "POST", "/api/v1/tables", plan).json()["table"]
        for role, seat in ((Role.OWNER, 0), (Role.PLAYER, 2)):
            world.done(role, "POST", "/seats", {"name": role.value, "seat": seat})
        world.seats = {Role.OWNER: 0, Role.GUEST: 0, Role.HOST: 1, Role.PLAYER: 2}

    def _bring_about(self, world: World, situation: Situation) -> None:
        if situation in (Situation.UNTAKEN, Situation.OPEN):
            world.target = 3
        elif situation is Situation.OVER:
            while any(world.answer(role) for role in (Role.OWNER, Role.HOST, Role.PLAYER)):
                pass
        elif situation not in (Situation.SOLO, Situation.DISCUSSED):
            for role in (Role.HOST, Role.PLAYER):
                for _ in range(3):  # all keep three cards at the same time
                    world.answer(role)
            if situation is not Situation.UNPLAYED:
                world.answer(Role.OWNER)
            while situation is Situation.IDLE and world.answer(Role.OWNER):
                pass
        if situation is Situation.STOOD_IN:
            world.done(Role.OWNER, "PUT", "/seats/0/bot", {"bot": "random"})
        if situation is Situation.PRESENT:
            events = f"{self.served.ws}/api/v1/tables/{world.table}/events"
            opened = connect(events, additional_headers=world.headers(Role.OWNER), open_timeout=60)
            world.connections.enter_context(opened).recv(timeout=60)
        world.late = situation in (Situation.OVERDUE, Situation.PRESENT)
