"""Whatever strangers and players do in the lobby and over live connections, in whatever order: it adds up."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import httpx
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from websockets.sync.client import connect

from holdfast.server.config import Config
from server.servers import serving

TOKENS = tuple(f"the long random token of {name}" for name in ("kate", "paul", "eve"))
Plain = dict[str, Any]
names = st.text(max_size=30) | st.sampled_from(["Kate", "Kate ", "<b>", "\u202e", "Open seat 2"])
who = st.integers(0, 2)
seat = st.integers(0, 3)
plain = st.none() | st.booleans() | st.integers() | st.text(max_size=8)
option = st.integers(0, 99)
mostly = st.sampled_from([True, True, True, False])
anything = st.recursive(plain, lambda inner: st.lists(inner, max_size=3))


class Lobby(RuleBasedStateMachine):
    """A table for three and what is known of it: who sits where, and how far the game has come."""

    @initialize(game=st.sampled_from(["cryo", "frostpunk"]), seated=st.integers(1, 3))
    def open(self, game: str, seated: int) -> None:
        self.until_the_end = ExitStack()
        folder = self.until_the_end.enter_context(tempfile.TemporaryDirectory())
        config = Config(database=f"sqlite:///{folder}/t.db", bot_pace_s=0, bot_processes=0, auto_decline_s=3600)
        self.served = self.until_the_end.enter_context(serving(config))
        self.client = self.until_the_end.enter_context(httpx.Client(base_url=self.served.http, timeout=60))
        seats = [{"kind": "person", "name": "Kate"}, {"kind": "person", "name": "Paul"}, {"kind": "open"}]
        made = self.ask("POST", "", 0, {"game": game, "seats": seats}).json()
        self.hints = game == "cryo"  # elsewhere a bot takes its time
        self.table, self.link = made["table"], made["links"]["1"]
        self.sits: dict[int, int] = {0: 0}
        self.actions = list[tuple[int, str]]()
        """Who answered what, or took an answer back: then nothing stands there."""
        self.said = list[str]()
        self.notices = 0
        """How often the table itself has told of what happened to a seat."""
        self.past = list[dict[int | None, Plain]]()
        """What each seat saw before every answer that still stands."""
        if seated > 1:
            self.take(1, True, "")
        if seated > 2:
            self.sit_down(2, "Eve", 2)
        self.remember(self.looks())

    def ask(self, method: str, path: str, who: int, body: Any = None) -> Any:
        own = {"Authorization": f"Bearer {TOKENS[who]}"}
        return self.client.request(method, f"/api/v1/tables{path}", json=body, headers=own)

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
            self.notices += who not in self.sits and 1 in self.sits.values()
            self.sits[who] = 1

    @rule(who=who)
    def invite_anew(self, who: int) -> None:
        answer = self.at("POST", "/seats/1/link", who)
        has_answered = len([seat for seat, key in self.actions if seat == 1 and key]) > len(
            [seat for seat, key in self.actions if seat == 1 and not key]
        )
        untaken = 1 not in self.sits.values()
        assert (answer.status_code == 201) == (self.sits.get(who) == 0 and (untaken or not has_answered))
        if answer.status_code == 201:
            self.link = answer.json()["secret"]
            if not untaken:
                self.notices += 1
            if not has_answered:
                self.sits = {person: seat for person, seat in self.sits.items() if seat != 1}

    @rule(who=who, chosen=option)
    def answer(self, who: int, chosen: int) -> None:
        seen = self.at("GET", "", who).json()
        if seen["decision"] is None:
            return
        body = {"key": offered(seen, chosen), "seq": seen["seq"]}
        for _ in range(2):  # the second time is a repetition
            assert self.at("POST", "/choose", who, body).json()["seq"] == len(self.actions) + 1
        self.answered(who, body["key"])

    def answered(self, who: int, key: str) -> None:
        self.past.append(self.views)
        self.actions.append((self.sits[who], key))

    # Live connections --------------------------------------------------------------------------------------------

    def talk(self, who: int, speak: Callable[[Plain], Plain]) -> tuple[Plain, list[Plain]]:
        """Say something over a live connection: the table as it is greeted with, and all that comes until the answer.

        What makes no sense is said behind it, and answered last but for a hint, which is answered when it is done.
        """
        own = {"Authorization": f"Bearer {TOKENS[who]}"}
        heard = list[Plain]()
        with connect(
            f"{self.served.ws}/api/v1/tables/{self.table}/events", additional_headers=own, open_timeout=60
        ) as socket:
            table: Plain = json.loads(socket.recv())["table"]
            assert (table["seat"], table["view"]) == (self.sits.get(who), self.views[self.sits.get(who)])
            spoken = speak(table)
            for message in (spoken, {"enough": True}):
                socket.send(json.dumps(message))
            wanted = {"InvalidMessage", *({"hint"} if "hint" in spoken and table["decision"] is not None else ())}
            for text in socket:
                assert all(token not in text for token in TOKENS)
                heard.append(json.loads(text))
                wanted -= {heard[-1].get("kind"), *heard[-1]}
                if not wanted:
                    break
        return table, heard

    def one_who(self, who: int, able: Callable[[Plain], bool]) -> int:
        """Somebody who is able to do something, if anybody is."""
        those = [person for person, seen in enumerate(self.looked) if able(seen)]
        return those[who % len(those)] if those else who

    @rule(who=who, message=anything)
    def say_nonsense_live(self, who: int, message: Any) -> None:
        _, heard = self.talk(who, lambda _table: {"choose": message, "seq": message})
        assert len(refusals(heard)) == 1

    @rule(who=who, asked=mostly, chosen=option, regret=mostly)
    def answer_live(self, who: int, asked: bool, chosen: int, regret: bool) -> None:
        who = self.one_who(who, lambda seen: seen["decision"] is not None) if asked else who
        table, heard = self.talk(who, lambda table: {"choose": offered(table, chosen), "seq": table["seq"]})
        if table["decision"] is None:
            assert refusals(heard)[0] == ("NotYourDecision" if who in self.sits else "NotYourSeat")
        else:
            assert refusals(heard) == ["InvalidMessage"]
            self.answered(who, offered(table, chosen))
        if regret:
            self.what_is_known_is_so()
            self.undo_live(who, able=False, late=False)

    @rule(chosen=option, back=st.integers(1, 5))
    @precondition(lambda self: self.actions)
    def answer_too_late_live(self, chosen: int, back: int) -> None:
        """As if the last answer of whoever did something last, or some before it, had not been heard of."""
        last = self.actions[-1][0]
        who = next(person for person, seat in self.sits.items() if seat == last)
        own = [(seq, key) for seq, (seat, key) in enumerate(self.actions, 1) if seat == last]
        first, key = own[-min(back, len(own))]
        table, heard = self.talk(who, lambda table: {"choose": offered(table, chosen), "seq": first - 1})
        repeated = key == offered(table, chosen)
        assert refusals(heard)[0] == ("InvalidMessage" if repeated else "Stale")

    @rule(who=who, able=mostly, late=st.booleans())
    def undo_live(self, who: int, able: bool, late: bool) -> None:
        who, late = (
            self.one_who(who, lambda seen: seen["undo_blocked"] is None) if able else who,
            late and bool(self.actions),
        )
        table, heard = self.talk(who, lambda table: {"undo": True, "seq": table["seq"] - late})
        refused = refusals(heard)[0]
        if who not in self.sits:
            assert refused == "NotYourSeat"
        elif table["undo_blocked"] is not None:
            assert refused == "CannotUndo"
        elif late:
            assert refused == "Stale"
        else:
            assert refused == "InvalidMessage"
            self.actions.append((self.sits[who], ""))
            self.remember(self.looks())
            assert all(self.views[seat] == view for seat, view in self.past.pop().items() if seat in self.views)

    @rule(who=who, text=st.sampled_from(["hello", "<b>", " "]))
    def say_live(self, who: int, text: str) -> None:
        _, heard = self.talk(who, lambda _table: {"say": text})
        if who not in self.sits:
            assert refusals(heard)[0] == "NotYourSeat"
        elif text in ("hello", "<b>"):
            assert refusals(heard) == ["InvalidMessage"]
            self.said.append(text)
        else:
            assert refusals(heard)[0] == "InvalidInput"

    @rule(who=who, able=mostly, what=st.sampled_from(["preview", "hint", "suggest"]), chosen=option)
    def ask_live(self, who: int, able: bool, what: str, chosen: int) -> None:
        what = "preview" if what == "hint" and not self.hints else what
        if able:
            who = self.one_who(
                who, lambda seen: seen["seat"] is not None and (seen["decision"] is None) == (what == "suggest")
            )

        def speak(table: Plain) -> Plain:
            return {what: True if what == "hint" else offered(table, chosen), "seq": table["seq"]}

        table, heard = self.talk(who, speak)
        own, others = table["decision"] is not None, table["discussed"] is not None
        possible = {"preview": own or others, "hint": own, "suggest": others and not own}[what]
        if who not in self.sits:
            assert refusals(heard)[0] == "NotYourSeat"
        elif not possible:
            assert refusals(heard)[0] == "NotYourDecision"
        else:
            assert refusals(heard) == ["InvalidMessage"]
            assert what == "suggest" or any(what in message for message in heard)

    # What always holds -------------------------------------------------------------------------------------------

    def looks(self) -> list[Plain]:
        return [self.at("GET", "", person).json() for person in range(len(TOKENS))]

    def remember(self, looks: list[Plain]) -> None:
        """What everybody was shown last."""
        self.looked = looks
        self.views: dict[int | None, Plain] = {seen["seat"]: seen["view"] for seen in looks}

    @invariant()
    def what_is_known_is_so(self) -> None:
        looks = self.looks()
        for person, seen in enumerate(looks):
            assert (seen["seat"], seen["seq"]) == (self.sits.get(person), len(self.actions))
            assert (seen["decision"] is not None) == (seen["seat"] in seen["waiting"])
            assert [said["text"] for said in seen["talk"] if said["name"]] == self.said
            assert len([said for said in seen["talk"] if not said["name"]]) == self.notices
            assert len(set(seen["names"])) == 3
        for what in ("waiting", "names", "talk", "over", "entries", "suggested"):
            assert all(seen[what] == looks[0][what] for seen in looks), what
        self.remember(looks)

    def teardown(self) -> None:
        self.until_the_end.close()


def offered(table: Plain, chosen: int) -> str:
    """One of the options that somebody is shown."""
    question = table["decision"] or table["discussed"]
    return str(question["options"][chosen % len(question["options"])]["key"]) if question else "nothing"


def refusals(heard: list[Plain]) -> list[str]:
    return [message["kind"] for message in heard if "error" in message]


TestLobby = Lobby.TestCase
TestLobby.settings = settings(
    max_examples=5,
    stateful_step_count=12,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
