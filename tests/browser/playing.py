"""How a person plays in the browser: sets tables up, clicks the board, types numbers."""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor
from unittest.mock import patch

from playwright.sync_api import Locator, Page, expect

import holdfast
from browser.servers_apart import ServerApart
from holdfast import bots
from holdfast.server.app import Backend
from holdfast.server.config import Config
from holdfast.server.storage.store import Store
from holdfast.server.tables.models import TablePlan

BOT = f"bot={bots.LEVELS[0]}"
"""A seat for the bot that needs the least time to think."""
READY = """last => document.querySelector('.option[data-key], .tools a.strong')
  && document.querySelector('#table').dataset.seq !== last"""


def set_table(page: Page, *, game: str = "cryo", seats: tuple[str, ...] = (BOT,), seed: int = 7) -> str:
    """Fill in the form for a new table, for Ada; the table's id. Open seats lead to the page with the links."""
    page.goto(f"/new/{game}")
    page.get_by_label("Seat 1").fill("Ada")
    for number in range(1, max(holdfast.games()[game].seats)):
        page.get_by_label(f"Seat {number + 1}").select_option(seats[number - 1] if number <= len(seats) else "none")
    page.get_by_label("Bots move").select_option("0.0")
    if not any(seat in ("open", "person") for seat in seats):
        page.get_by_label("Seed").fill(str(seed))
    page.get_by_role("button", name="Set the table").click()
    if page.locator("#to-table").count():
        return str(page.locator("#to-table").get_attribute("href")).rsplit("/", 1)[-1]
    settled(page)
    return page.url.rsplit("/", 1)[-1]


def add_table(page: Page, server: ServerApart, plan: TablePlan) -> str:
    """Put a table with a seed that nobody could choose into the database, for the person of a page; its id."""
    page.goto("/")
    token = next(str(cookie["value"]) for cookie in page.context.cookies() if cookie["name"] == "holdfast")
    with ThreadPoolExecutor(1) as beside:  # the browser has the event loop of this thread
        return beside.submit(asyncio.run, _add_table(f"sqlite:///{server.database}", token, plan)).result()


async def _add_table(database: str, token: str, plan: TablePlan) -> str:
    store = await Store.open(database)
    backend = Backend(store, Config(bot_processes=0))
    with patch("holdfast.server.tables.new_tables.check_chosen_seed"):
        made = await backend.service.new_tables.create(plan, token)
    await backend.close()
    await store.close()
    return made.table


def settled(page: Page) -> None:
    """Wait until the table hears from the server."""
    expect(page.locator("#table")).to_have_attribute("data-link", "up")


def seq(page: Page) -> str:
    return str(page.locator("#table").get_attribute("data-seq"))


def over(page: Page) -> bool:
    return page.locator(".tools a.strong", has_text="Score sheet").count() > 0


def options(page: Page) -> Locator:
    return page.locator(".option[data-key]:visible")


def wait_for_turn(page: Page, last: str = "-1") -> None:
    """Until there is something to decide after that action, or the game is over."""
    page.wait_for_function(READY, arg=last)


def choose(page: Page, key: str) -> None:
    """Press the button of an option, and wait for the next decision."""
    before = seq(page)
    page.locator(f'.option[data-key="{key}"]').click()
    wait_for_turn(page, before)


def keep_three(page: Page) -> None:
    """The first decisions: which cards to keep. Afterwards it may be another's turn."""
    for kept in range(3):
        expect(page.locator(".hand .held.kept")).to_have_count(kept)
        options(page).first.click()
    expect(page.locator("#asked")).not_to_have_text("Keep which card?")


def wanted(keys: list[str]) -> str:
    """A plain way to play that ends soon: recall when possible, and take what is offered first."""
    return "recall" if "recall" in keys else "end turn" if "end turn" in keys else keys[0]


def finished_table(page: Page, *, seats: int = 1, longest: int = 100_000) -> str:
    """The id of a finished game, or of the beginning of one: played beside the browser, and sent to the server."""
    table, choice = (
        holdfast.new("cryo", seats=seats, seed=3, names=["Ada", "Bob", "Cyd", "Dan"][:seats]),
        random.Random(3),
    )
    while not table.over and len(table.log) < longest:
        table.choose(choice.choice(table.decision.options))
    answer = page.request.post("/api/v1/records", data={"text": table.record().text()})
    assert answer.status == 201, answer.text()
    return str(answer.json()["table"])


def first_action(page: Page, dock: str) -> None:
    """In the first turn of a solo game, when every upper dock is open: deploy there, with any drone."""
    choose(page, dock)
    while page.locator("#asked").inner_text() == "Which drone leaves the platform?":
        before = seq(page)
        options(page).first.click()
        wait_for_turn(page, before)
