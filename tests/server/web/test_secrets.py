"""Nothing that a seat may not see leaves the server: all traffic of a whole game is searched for others' cards."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import httpx
import pytest

from holdfast.engine.record import Record
from holdfast.games.cryo.pieces import LOOK_AT_CAVERNS
from holdfast.games.cryo.state import OVER, Cryo
from holdfast.server.storage.rebuild import chunks_from_record
from server.clients import Client
from server.servers import Served, drawn_seed

pytestmark = pytest.mark.anyio

STATIC = re.compile(r'<svg[^>]*class="sprite".*?</svg>|<template data-detail.*?</template>', re.DOTALL)
"""Icons named like cards, and all cards to be enlarged: the same on every page, whatever is in anybody's hand."""


async def catalogue(http: httpx.AsyncClient) -> set[str]:
    """The static parts of a page at which there is nothing to see: that of a new table with other cards."""
    pages = list[set[str]]()
    for _ in range(2):
        plan = {"game": "cryo", "seats": [{"kind": "open"}, {"kind": "open"}]}
        table = (await http.post("/api/v1/tables", json=plan)).json()["table"]
        pages.append(set(STATIC.findall((await http.get(f"/table/{table}")).text)))
    assert pages[0] == pages[1]
    return pages[0]


class Truth:
    """What is really hidden from a viewer, move by move, from the state itself."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self._known = set[str]()

    def update(self, game: Cryo) -> None:
        """Note what lies open now and what is the viewer's own, and what others have that is neither."""
        over = game.phase == OVER
        others, now = set[str](), {card.key for card in game.discard}
        for player in game.players:
            closed = [*player.hand, *player.dealt, *(() if over else player.missions)]
            laid_open = [*player.upgrades, *player.vehicles, *(player.missions if over else ())]
            now |= {card.key for card in (*laid_open, *(closed if player.seat == self.viewer else ()))}
            others |= {card.key for card in closed if player.seat != self.viewer}
        now |= {tile.key for tile in game.caverns if tile is not None}
        peeked = {tile.key for tile in game.peeked if tile is not None}
        looked = self.viewer is not None and game.players[self.viewer].abilities & LOOK_AT_CAVERNS
        self._known |= now | (peeked if looked else set())
        self.unseen = (others | peeked) - self._known
        """Never seen by the viewer: not even the story may name it."""
        self.hidden = (others | (set() if looked else peeked)) - now
        """Not to be seen on the table now."""


def parts(text: str) -> tuple[str, str]:
    """A message as its picture of the table, and the story that it tells of earlier moves."""
    try:
        message = json.loads(text)
    except ValueError:
        return "", text  # a page has its log in it
    table = message.get("table") if isinstance(message.get("table"), dict) else message
    story = [table.pop(name, "") for name in ("story", "announce", "talk")]
    story += [table["regions"].pop(name, "") for name in ("log", "talk")] if "regions" in table else []
    return json.dumps(message), json.dumps(story)


def near(secrets: set[str], text: str) -> list[str]:
    """The secrets that stand in a text, with what stands around them."""
    return [text[max(0, text.find(key) - 80) : text.find(key) + 80] for key in secrets if key in text]


async def play(http: httpx.AsyncClient, clients: list[Client]) -> None:
    """Play to the end at random, with everybody listening, and looking at all there is now and then."""
    choice = random.Random(11)
    seq = 0
    while True:
        for client in clients:
            await client.until(seq)
        views = [client.latest for client in clients]
        if views[0]["over"]:
            return
        if seq % 10 == 0:
            for client in clients:
                await client.get(f"/table/{client.table}", seq)
                await client.fetch_table()
        client, view = next(pair for pair in zip(clients, views, strict=True) if pair[1]["decision"])
        keys = [option["key"] for option in view["decision"]["options"]]
        if seq % 20 == 0:
            await client.get(f"/api/v1/tables/{client.table}/preview?key={keys[0]}", seq)
            await clients[-1].choose(keys[0], seq)  # who only watches is told no more by an error
        key = choice.choice([key for key in keys if not key.startswith("scrap")] or keys)  # to have cards to hide
        if seq % 3:
            answer = await client.choose(key, seq)
            assert answer.status_code == 200, answer.text
        else:
            await client.send({"choose": key, "seq": seq})
        seq += 1


async def test_no_word_of_anothers_secrets_in_all_the_traffic_of_a_game(server: Served) -> None:
    async with httpx.AsyncClient(base_url=server.http, timeout=60) as http:
        plan: dict[str, Any] = {"game": "cryo", "seats": [{"kind": "person", "name": "Kate"}, {"kind": "open"}]}
        with drawn_seed(987654321012345):
            made = (await http.post("/api/v1/tables", json=plan)).json()
        sat = (await http.post(f"/api/v1/tables/{made['table']}/seats", json={"name": "Paul"})).json()
        static = await catalogue(http)
        tokens = (made["token"], sat["token"], None)
        clients = [await Client(http, server, made["table"], token).open() for token in tokens]
        await play(http, clients)
        for client in clients:
            await client.close()
        record = Record.read((await http.get(f"/api/v1/tables/{made['table']}/record")).text)

    setup, chunks = chunks_from_record(record, None)
    table = setup.begin(chunks[0])
    truths = [Truth(0), Truth(1), Truth(None)]
    searched = 0
    for seq in range(len(chunks)):
        if seq:
            table.play_back(chunks[seq])
        for client, truth in zip(clients, truths, strict=True):
            truth.update(table.state)
            for heard in (message for message in client.received if message.seq == seq):
                text = STATIC.sub(lambda found: "" if found[0] in static else found[0], heard.text).lower()
                picture, story = parts(text)
                leaked = near(truth.hidden, picture) + near(truth.unseen, story)
                assert leaked == [], f"action {seq}: seat {truth.viewer} was told too much"
                searched += len(truth.hidden) + len(truth.unseen)
    assert searched > 1_000
    for client, own in zip(clients, tokens, strict=True):
        everything = "".join(message.text for message in client.received)
        assert "987654321012345" not in everything
        assert not [token for token in tokens if token and token != own and token in everything]


async def test_the_search_would_find_a_leak(server: Served) -> None:
    async with httpx.AsyncClient(base_url=server.http, timeout=60) as http:
        seats = [{"kind": "person", "name": "Kate"}, {"kind": "bot", "bot": "random"}]
        made = (await http.post("/api/v1/tables", json={"game": "cryo", "seats": seats, "seed": 5})).json()
        kate = await Client(http, server, made["table"], made["token"]).open()
        seen = await kate.fetch_table()
        await kate.close()
    dealt = seen["view"]["players"][0]["dealt"]

    assert dealt
    assert all(key in kate.received[-1].text.lower() for key in dealt)
