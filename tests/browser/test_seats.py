"""Whose seat it is: nobody takes it from a person who is away before the deadline, and one click takes it back."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visit
from browser.playing import options, settled
from browser.servers_apart import ServerApart

HOUR_S = 3600
SLOW_S = 10
"""A bot takes this long for a move, so that its owner comes back in the middle of its turn."""


def sit_down(ada: Page, bob: Page) -> str:
    """Ada sets a table up with a deadline of an hour, Bob comes by his private link; the table's address."""
    ada.goto("/")
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bob"}]
    plan = {"game": "cryo", "seats": seats, "pace": SLOW_S, "deadline": HOUR_S}
    made = ada.request.post("/api/v1/tables", data=plan).json()
    table = f"/table/{made['table']}"
    ada.goto(table)
    settled(ada)
    bob.goto(f"{table}/seat/{made['links']['1']}")
    settled(bob)
    return table


def let_time_pass(server: ServerApart, seconds: int) -> None:
    """Everything at all tables happened so much earlier; the server is killed and started again meanwhile."""
    server.kill()
    with closing(sqlite3.connect(server.database)) as database:
        database.execute("update actions set at = at - ?", (seconds,))
        database.execute("update tables set changed = changed - ?", (seconds,))
        database.commit()
    server.start()


def bot_button(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=name).get_by_role("button", name="Let a bot play")


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_a_bot_plays_for_who_is_away_only_after_the_deadline_and_one_click_takes_the_seat_back(
    visit: Visit, server: ServerApart, keep_picture: Callable[[Page, str], None], width: int, height: int
) -> None:
    ada, bob = visit(), visit(width=width, height=height)
    table = sit_down(ada, bob)
    expect(ada.get_by_role("region", name="Bob")).to_contain_text("here")
    bob.goto("/")
    expect(ada.get_by_role("region", name="Bob")).to_contain_text("away")
    expect(ada.get_by_role("region", name="Bob")).to_contain_text("A bot may play for Bob from")
    expect(bot_button(ada, "Bob")).to_have_count(0)
    keep_picture(ada, f"seat-away-{width}")

    let_time_pass(server, HOUR_S)
    ada.reload()
    settled(ada)
    bot_button(ada, "Bob").click()
    settled(ada)
    expect(ada.get_by_role("region", name="Bob")).to_contain_text("a bot plays")

    bob.goto(table)
    settled(bob)
    expect(bob.locator("#prompt")).to_contain_text("A bot is playing for you")
    expect(options(bob)).to_have_count(0)
    keep_picture(bob, f"seat-taken-{width}")
    bob.get_by_role("button", name="Take my seat back").press("Enter")
    settled(bob)
    expect(bob.locator("#prompt")).to_contain_text("Your decision")
    expect(options(bob).first).to_be_visible()
    keep_picture(bob, f"seat-back-{width}")
    ada.get_by_role("tab", name="Chat").click()
    expect(ada.locator(".said .notice")).to_have_text(
        [
            "A bot (Settler) plays for Bob, who has not answered for 1 hour, as Ada wished.",
            "Bob is back, and plays instead of the bot.",
        ]
    )


def test_who_hands_the_own_seat_to_a_bot_needs_one_click_and_sees_who_plays(visit: Visit) -> None:
    ada, bob = visit(), visit()
    sit_down(ada, bob)
    bob.get_by_role("button", name="Hand my seat to a bot").click()
    settled(bob)
    expect(bob.get_by_role("button", name="Take my seat back")).to_be_visible()
    expect(ada.locator("#toast")).to_contain_text("A bot (Settler) plays for Bob, as Bob wished.")
    expect(ada.get_by_role("button", name="Take my seat back")).to_have_count(0)


def test_who_came_by_a_leaked_link_is_signed_out_by_the_owner_and_only_watches(visit: Visit) -> None:
    ada, bob, eve = visit(), visit(), visit()
    sit_down(ada, bob)
    bob.get_by_text("Links to this seat").click()
    bob.get_by_role("button", name="A link for another device of mine").click()
    leaked = bob.locator("#dialog").get_by_label("Private link").input_value()
    bob.get_by_role("button", name="Close").click()
    eve.goto(leaked)
    settled(eve)
    expect(eve.locator(".player.me h3")).to_contain_text("Bob")
    expect(bob.locator("#toast")).to_contain_text("Another browser now holds the seat of Bob")
    expect(eve.get_by_role("button", name="Sign out all other browsers")).to_have_count(0)

    bob.get_by_role("button", name="Sign out all other browsers").click()
    settled(bob)
    expect(bob.locator(".player.me h3")).to_contain_text("Bob")
    expect(eve.locator(".player.me")).to_have_count(0)
    expect(options(eve)).to_have_count(0)
