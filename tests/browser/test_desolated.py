"""Desolated in a real browser: whole games by clicking, paying by the ledger, chains, six players, phones."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import holdfast
from browser.conftest import Visit
from browser.playing import BOT, choose, over, seq, set_table, settled, wait_for_turn
from browser.test_drawing import places_drawn
from browser.test_looks import SMALL, serious_faults
from browser.test_whole_games import keys_on_offer, point_at
from holdfast.engine.game import Value
from holdfast.engine.table import Table
from holdfast.games.desolated.box import box
from holdfast.games.desolated.study import EVERYTHING

MOST = 600
BOTS = (BOT,) * 5
SCROLLS = """() => {
  const hand = document.querySelector('.held-plates');
  return [hand.scrollWidth - hand.clientWidth, hand.scrollHeight - hand.clientHeight];
}"""
QUIET = ("pay for me", "pass", "store nothing", "end actions")


def wanted(keys: list[str], upgrades: int) -> str:
    """A plain way to play that ends soon: earn, trade, a few upgrades; of cards the first."""
    if "upgrade" in keys and upgrades < 3 and not {"earn", "trade"} & set(keys):
        return "upgrade"
    return next((key for key in ("earn", "trade", *QUIET) if key in keys), keys[0])


def play_to_the_end(page: Page) -> tuple[int, int]:
    """Click the board where it can be clicked: the number of decisions, and of those made on the board."""
    decided = pointed = upgrades = 0
    wait_for_turn(page)
    while not over(page):
        before, key = seq(page), wanted(keys_on_offer(page), upgrades)
        upgrades += key == "upgrade"
        pointed += point_at(page, key)
        decided += 1
        wait_for_turn(page, before)
        assert decided < MOST
    return decided, pointed


def until(table: Table[Any], asked: str, *, after: int = 0) -> Table[Any]:
    """Play on, with many upgrades and trades, until this is asked."""
    upgrades = 0
    while not table.over and not (len(table.log) >= after and table.decision.prompt.startswith(asked)):
        keys = [option.key for option in table.decision.options]
        linking = [key for key in keys if key.startswith(("after ", "before "))]
        key = "upgrade" if "upgrade" in keys and upgrades < 14 else (linking or [wanted(keys, MOST)])[0]
        upgrades += key == "upgrade"
        table.choose(key)
    assert not table.over, f"nobody was asked: {asked}"
    return table


def asked_after(table: Table[Any], key: str) -> str:
    """What is asked next after this answer; nothing if it is not on offer."""
    fork, index = table.fork(), next((option.index for option in table.decision.options if option.key == key), None)
    if index is None:
        return ""
    fork.step(index)
    return fork.decision.prompt


def go_on(page: Page, table: Table[Any]) -> int:
    """Sit down at a table where a game played beside the browser goes on; the seat that decides."""
    answer = page.request.post("/api/v1/records", data={"text": table.record().text()})
    assert answer.status == 201, answer.text()
    page.goto(f"/replay/{answer.json()['table']}?at={len(table.log)}&as={table.decision.seat}")
    page.get_by_role("button", name="Continue from here").click()
    settled(page)
    expect(page.locator("#asked")).to_have_text(table.decision.prompt)
    return table.decision.seat


@pytest.mark.parametrize(("seats", "options"), [(1, EVERYTHING), (2, {}), (3, EVERYTHING), (6, {})])
def test_every_place_that_an_option_points_at_is_on_the_board(seats: int, options: dict[str, Value]) -> None:
    names = ("Ada", "Bob", "Cyd", "Dan", "Eve", "Fay")[:seats]
    table, choice = holdfast.new("desolated", seats=seats, seed=seats, options=options, names=names), random.Random(1)
    places = 0
    while not table.over and len(table.log) < 500:
        places += places_drawn(table, names)
        table.choose(choice.choice(table.decision.options))
    assert places > 300


def test_a_whole_game_is_played_by_clicking_the_board(visit: Visit) -> None:
    page = visit()
    set_table(page, game="desolated", seed=0)
    decided, pointed = play_to_the_end(page)
    assert pointed > decided / 2
    expect(page.locator(".player .total")).to_have_count(2)
    page.get_by_role("link", name="Score sheet").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("won")
    expect(page.get_by_role("row", name="bonuses")).to_be_visible()


def test_a_whole_solo_game_is_played(visit: Visit) -> None:
    page = visit()
    set_table(page, game="desolated", seats=(), seed=8)
    _, pointed = play_to_the_end(page)
    assert pointed > 20
    grades = "|".join(grade.name for grade in box().numbers.solo.grades)
    expect(page.locator(".where strong")).to_have_text(re.compile(f"^({grades})$"))
    expect(page.locator(".lane.landmarks .heap b")).not_to_have_text("0")
    page.get_by_role("link", name="Score sheet").click()
    expect(page.get_by_role("row", name="destroyed landmarks")).to_be_visible()


def test_paying_shows_what_is_owed_what_one_has_and_what_a_step_gives(visit: Visit) -> None:
    page, table = visit(), until(holdfast.new("desolated", seats=2, seed=3), "Pay what is still owed")
    seat = go_on(page, table)
    ledger = table.view(seat)["ledger"]
    due = [kind for kind, number in ledger["owed"].items() if number]
    expect(page.locator(".book.paying tr.due")).to_have_count(len(due))
    for kind in due:
        expect(page.locator(f'[data-path="ledger.owed.{kind}"]')).to_have_text(str(ledger["owed"][kind]))
    card = page.locator(".held-plates .spot.lit").first
    card.hover()
    expect(page.locator('.book [data-delta="−1"]')).to_have_count(2)
    page.locator("#asked").hover()
    expect(page.locator("[data-delta]")).to_have_count(0)
    choose(page, "pay for me")
    expect(page.locator(".story")).to_contain_text("traded for")


def test_a_side_of_a_chain_is_clicked_to_convert(visit: Visit) -> None:
    page, table = visit(), holdfast.new("desolated", seats=2, seed=3)
    until(table, "Which action?", after=60)
    while "Convert what?" not in asked_after(table, "convert"):
        table.choose(wanted([option.key for option in table.decision.options], MOST))
    go_on(page, table)
    page.locator('.own-title [data-ref="chains"].lit').click()
    page.locator('.option[data-key="convert"]').click()
    expect(page.locator("#asked")).to_have_text("Convert what?")
    side = page.locator(".chain .side.lit").first
    paid = str(side.get_attribute("data-ref")).removeprefix("pay ")
    before = seq(page)
    side.click()
    if page.locator(".narrowed:visible").count():
        page.locator(".option:visible").first.click()
    wait_for_turn(page, before)
    expect(page.locator(".story")).to_contain_text(f"converted {paid}")


def test_a_large_hand_is_seen_without_scrolling(visit: Visit) -> None:
    """Nine cards are held; with copies of them it is as if more had been drawn."""
    page, table = visit(), holdfast.new("desolated", seats=2, seed=4)
    choice = random.Random(4)
    while not (table.decision.prompt == "Which action?" and len(table.state.players[table.decision.seat].hand) >= 9):
        table.choose(choice.choice(table.decision.options))
    go_on(page, table)
    assert page.evaluate(SCROLLS) == [0, 0]
    page.evaluate(
        "() => document.querySelectorAll('.held-plates li').forEach(item => item.after(item.cloneNode(true)))"
    )
    page.evaluate("() => [...document.querySelectorAll('.held-plates li')].slice(14).forEach(item => item.remove())")
    expect(page.locator(".held-plates li")).to_have_count(14)
    assert page.evaluate(SCROLLS) == [0, 0]


def test_the_inventories_of_six_players_can_be_read(visit: Visit) -> None:
    page, table = visit(), until(holdfast.new("desolated", seats=6, seed=4), "Which action?", after=200)
    seat = go_on(page, table)
    other = next(player for player in table.view(seat)["players"] if player["seat"] != seat and player["chains"])
    panel = page.locator(f".player.side-{other['seat']}")
    panel.locator("summary").click()
    expect(panel.locator(".circuit").first).to_be_visible()
    assert panel.locator(".node").count() == sum(map(len, other["chains"])) + len(other["loose"])
    panel.locator(".see").click()
    expect(page.get_by_role("dialog").locator(".plate").first).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_no_serious_fault_and_no_type_is_too_small(visit: Visit, theme: str) -> None:
    page = visit()
    page.context.add_cookies([{"name": "holdfast_theme", "value": theme, "url": page.request.get("/").url}])
    go_on(page, until(holdfast.new("desolated", seats=3, seed=5), "Which action?", after=60))
    assert serious_faults(page) == []
    assert page.evaluate(SMALL) == []
    page.locator('.option[data-key="convert"]').click()
    expect(page.locator(".side.lit").first).to_be_visible()
    assert serious_faults(page) == []
    page.goto("/cards/desolated")
    assert serious_faults(page) == []


def test_a_phone_shows_everything_without_scrolling_sideways(visit: Visit) -> None:
    page = visit(width=390, height=844)
    set_table(page, game="desolated", seats=BOTS, seed=6)
    wait_for_turn(page)
    assert page.evaluate(SMALL) == []
    before = seq(page)
    page.locator(".lane.materials .plate .spot.lit").first.click()
    wait_for_turn(page, before)
    for tab, shown in {"You": ".held-plates .plate", "Players": ".player .sums", "Board": ".lane .scard"}.items():
        page.get_by_role("button", name=tab, exact=True).click()
        expect(page.locator(shown).first).to_be_visible()
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), tab
        assert page.evaluate(SMALL) == []
