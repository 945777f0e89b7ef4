"""Whatever strangers and players do in the lobby and over live connections, in whatever order: it adds up."""

from __future__ import annotations

import json
import tempfile
from contextlib import ExitStack
from typing import Any

import httpx
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from websockets.sync.client import connect

from holdfast.server.config import Config
from server.servers import serving

TOKENS = tuple(f"the long random token of {name}" for name in ("kate", "paul", "eve"))
names = st.text(max_size=30) | st.sampled_from(["Kate", "Kate ", "<b>", "\u202e", "Open seat 2"])
who = st.integers(0, 2)
seat = st.integers(0, 3)
plain = st.none() | st.booleans() | st.integers() | st.text(max_size=8)
anything = st.recursive(plain, lambda inner: st.lists(inner, max_size=3))


class Lobby(RuleBasedStateMachine):
    """A table for three and what is known of it: who sits where, and how far the game has come."""

    @initialize()
    def open(self) -> None:
        self.until_the_end = ExitStack()
        folder = self.until_the_end.enter_context(tempfile.TemporaryDirectory())
        config = Config(database=f"sqlite:///{folder}/t.db", pace=0, bot_processes=0, patience=3600)
        self.served = self.until_the_end.enter_context(serving(config))
        self.client = self.until_the_end.enter_context(httpx.Client(base_url=self.served.http, timeout=60))
        seats = [{"kind": "person", "name": "Kate"}, {"kind": "person", "name": "Paul"}, {"kind": "open"}]
        made = self.ask("POST", "", 0, {"game": "cryo", "seats": seats, "seed": 3}).json()
        self.table, self.link = made["table"], made["links"]["1"]
        self.sits: dict[int, int] = {0: 0}
        self.seq = 0

    def ask(self, method: str, path: str, who: int, body: Any = None) -> Any:
        own = {"Authorization": f"Bearer {TOKENS[who]}"}
        return self.client.request(method, f"/api/tables{path}", json=body, headers=own)

    def at(self, method: str, path: str, who: int, body: Any = None) -> Any:
        answer = self.ask(method, f"/{self.table}{path}", who, body)
        assert answer.status_code < 500, answer.text
        assert all(token not in answer.text for token in TOKENS if token != TOKENS[who])
        return answer

    @rule(who=who, name=names, seat=seat | st.none())
    def sit_down(self, who: int, name: str, seat: int | None) -> None:
        answer = self.at("POST", "/seats", who, {"name": name, "seat": seat})
        if answer.status_code == 201:
            held = self.sits.setdefault(who, answer.json()["seat"])
            assert answer.json()["seat"] == held
            assert list(self.sits.values()).count(2) <= 1, "two persons hold the open seat"

    @rule(who=who, good=st.booleans(), guess=st.text(max_size=40))
    def take(self, who: int, good: bool, guess: str) -> None:
        answer = self.at("POST", "/take", who, {"secret": self.link if good else guess or "x"})
        assert (answer.status_code == 201) == (good and self.sits.get(who, 1) == 1)
        if answer.status_code == 201:
            self.sits[who] = 1

    @rule(who=who)
    def invite_anew(self, who: int) -> None:
        answer = self.at("POST", "/seats/1/link", who)
        assert (answer.status_code == 201) == (self.sits.get(who) == 0 and 1 not in self.sits.values())
        if answer.status_code == 201:
            self.link = answer.json()["secret"]

    @rule(who=who, message=anything)
    def say_nonsense_live(self, who: int, message: Any) -> None:
        own = {"Authorization": f"Bearer {TOKENS[who]}"}
        with connect(
            f"{self.served.ws}/api/tables/{self.table}/events", additional_headers=own, open_timeout=60
        ) as socket:
            assert json.loads(socket.recv())["table"]["seat"] == self.sits.get(who)
            socket.send(json.dumps({"choose": message, "seq": message}))
            assert "error" in next(heard for text in socket if (heard := json.loads(text)).get("kind") != "people")

    @rule(who=who, chosen=st.integers(0, 99))
    def answer(self, who: int, chosen: int) -> None:
        seen = self.at("GET", "", who).json()
        if seen["decision"] is None:
            return
        options = seen["decision"]["options"]
        body = {"key": options[chosen % len(options)]["key"], "seq": seen["seq"]}
        for _ in range(2):  # the second time is a repetition
            assert self.at("POST", "/choose", who, body).json()["seq"] == self.seq + 1
        self.seq += 1

    @invariant()
    def what_is_known_is_so(self) -> None:
        for one, token in enumerate(TOKENS):
            seen = self.client.get(f"/api/tables/{self.table}", headers={"Authorization": f"Bearer {token}"}).json()
            assert (seen["seat"], seen["seq"]) == (self.sits.get(one), self.seq)
            assert len(set(seen["names"])) == 3

    def teardown(self) -> None:
        self.until_the_end.close()


TestLobby = Lobby.TestCase
TestLobby.settings = settings(
    max_examples=5,
    stateful_step_count=15,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
