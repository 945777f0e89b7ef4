"""Two browsers at one table: nothing that one may not know ever reaches it, over HTTP or WebSocket."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, Response, WebSocket

import holdfast
from browser.conftest import Visit
from browser.playing import add_table, options, seq, settled, wait_for_turn
from browser.servers_apart import ServerApart
from holdfast.games.cryo.box import Box
from holdfast.server.tables.models import SeatPlan, TablePlan

DETAILS = re.compile(r"<template data-detail=.*?</template>", re.DOTALL)
"""All cards of the game, for everybody to read."""


class Ear:
    """All that a page receives."""

    def __init__(self, page: Page) -> None:
        self.heard = list[str]()
        page.on("response", self._response)
        page.on("websocket", self._socket)

    def _response(self, response: Response) -> None:
        if "text/html" in response.headers.get("content-type", "") and response.status == 200:
            self.heard.append(DETAILS.sub("", response.text()))

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))


def seen(page: Page) -> dict[str, object]:
    """The table as this browser's seat sees it, from the API."""
    table = page.locator("#table").get_attribute("data-table")
    answer: dict[str, object] = page.request.get(f"/api/v1/tables/{table}").json()
    return answer


def missions(page: Page, side: int) -> set[str]:
    """The missions on the cards that a seat holds: nobody else may read them."""
    box = holdfast.games()["cryo"].content(None)
    assert isinstance(box, Box)
    names = {card.key: card.mission.name for card in box.cards}
    view = seen(page)["view"]
    assert isinstance(view, dict)
    own = view["players"][side]
    return {names[key] for pile in ("hand", "dealt", "missions") for key in own[pile] or ()}


def curious(page: Page) -> Locator:
    """The option of a player who draws cards whenever that is possible."""
    for key in ("draw", "1 draw", "computer", "research A", "research B", "recall"):
        if (found := page.locator(f'.option[data-key="{key}"]')).count():
            return found
    return options(page).first


def private_lines(page: Page, other: Page) -> set[str]:
    mine, theirs = seen(page)["story"], seen(other)["story"]
    assert isinstance(mine, list)
    assert isinstance(theirs, list)
    return {line for line in mine if line not in theirs}


def test_no_word_of_the_others_secrets_is_received(visit: Visit, server: ServerApart) -> None:
    ada, bob = visit(), visit()
    heard = {0: Ear(ada), 1: Ear(bob)}
    plan = TablePlan("cryo", (SeatPlan("person", "Ada"), SeatPlan("open")), pace=0.0, seed=2)
    table = add_table(ada, server, plan)  # with this seed the two draw different cards
    ada.goto(f"/table/{table}")
    bob.goto(f"/join/{table}")
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Sit down").click()
    settled(bob)
    settled(ada)
    pages, known, secret = (ada, bob), (set[str](), set[str]()), (set[str](), set[str]())
    for _ in range(30):
        for side, page in enumerate(pages):
            known[side].update(missions(page, side))
            secret[side].update(private_lines(page, pages[1 - side]))
        page = ada if ada.locator(".option[data-key]").count() else bob
        before = seq(page)
        curious(page).click()
        page.wait_for_function("last => document.querySelector('#table').dataset.seq !== last", arg=before)
        other = bob if page is ada else ada
        other.wait_for_function("now => document.querySelector('#table').dataset.seq === now", arg=seq(page))
        if ada.locator(".option[data-key]").count() == bob.locator(".option[data-key]").count() == 0:
            wait_for_turn(ada)
    everything = {side: "\n".join(ear.heard) for side, ear in heard.items()}
    assert all(secret), "both have read lines that are theirs alone"
    for side in (0, 1):
        others = {mission for mission in known[1 - side] - known[side] if f">{mission}<" in everything[side]}
        lines = {line for line in secret[1 - side] - secret[side] if line in everything[side]}
        assert others == set()
        assert lines == set()
        assert known[side], "each holds cards, and their page shows them"
        assert all(f">{mission}<" in everything[side].replace("\\", "") for mission in known[side])
        assert any(line in everything[side] for line in secret[side])
