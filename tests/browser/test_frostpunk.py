"""Frostpunk in a real browser: a whole game by clicking, dilemmas on the table, tonight, suggestions, phones."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import holdfast
from browser.conftest import Visit
from browser.playing import over, seq, set_table, settled, wait_for_turn
from browser.test_desolated import go_on
from browser.test_drawing import places_drawn
from browser.test_looks import SMALL, serious_faults
from browser.test_whole_games import keys_on_offer, point_at
from holdfast.engine.game import Value
from holdfast.engine.table import Table
from holdfast.games.frostpunk.state import Frostpunk
from holdfast.server.web import rendering

MOST = 400
NARROW = "() => document.documentElement.scrollWidth <= innerWidth"
FITS = """() => { const b = document.querySelector('#board');
  return b.scrollHeight <= b.clientHeight + 1 && b.scrollWidth <= b.clientWidth + 1; }"""
FEW = "() => document.querySelectorAll('.pieces > li:nth-child(n+5)').forEach((item) => item.remove())"
"""The cards of a shelf are drawn alike: some of them are enough to look for faults."""
TURN = "Your turn: which action?"


def wanted(keys: list[str], decided: int) -> str:
    """A careless way to play that ends soon, and does a little of everything."""
    if "pass" in keys:
        busy = [key for key in keys if key.startswith(("gather", "use ", "construct", "remove snow", "C"))]
        return busy[decided % len(busy)] if busy and decided % 3 == 0 else "pass"
    return keys[-1] if keys[-1] in ("done", "no advisor") else keys[decided % len(keys)]


def until(reached: Callable[[Table[Frostpunk]], bool], *, seats: int = 1, **options: Value) -> Table[Frostpunk]:
    """A game played at random up to such a moment; seeds are tried one after the other."""
    for seed in range(1, 60):
        table, choice = holdfast.new("frostpunk", seats=seats, seed=seed, options=options), random.Random(seed)
        while not table.over and not reached(table):
            calm = [option for option in table.decision.options if option.key != "pass"]
            table.choose(choice.choice(calm or table.decision.options))
        if not table.over:
            return table
    raise AssertionError("no game came to that")


def on_turn(table: Table[Frostpunk]) -> bool:
    """In the Action phase of the second day, with a warm ring and somebody at work in a Building."""
    view = table.view(None)
    at_work = any(site["crew"] for site in view["sites"])
    return bool(table.decision.prompt == TURN and view["round"] >= 2 and view["generator"]["heat"] > 0 and at_work)


def dilemma(table: Table[Frostpunk]) -> bool:
    """A card of the day with several open options."""
    return ": what do you do?" in table.decision.prompt


@pytest.mark.parametrize(
    ("seats", "options"), [(1, {}), (2, {"scenario": "arks"}), (3, {"level": "hard"}), (4, {"scenario": "arks"})]
)
def test_every_place_that_an_option_points_at_is_on_the_board(seats: int, options: dict[str, Value]) -> None:
    names = ("Ada", "Bob", "Cyd", "Dan")[:seats]
    table, choice = holdfast.new("frostpunk", seats=seats, seed=seats, options=options, names=names), random.Random(3)
    places = asked = 0
    while not table.over:
        asked += 1
        if asked % 3 == seats % 3 or table.decision.prompt != TURN:
            places += places_drawn(table, names)
        table.choose(choice.choice(table.decision.options))
    assert places > 300


def test_cards_call_each_other_by_name() -> None:
    large = re.sub(r"<[^>]*>", " ", str(rendering.macros("frostpunk").details()))
    assert "Technology Brick Houses" in large
    assert re.findall(r"\b(?:D|L|T|M|CR|AR)\d{1,2}\b", large) == []


def test_a_whole_solo_game_is_played_by_clicking_the_board(visit: Visit) -> None:
    page = visit()
    set_table(page, game="frostpunk", seats=(), seed=4)
    decided = pointed = 0
    wait_for_turn(page)
    while not over(page):
        before = seq(page)
        pointed += point_at(page, wanted(keys_on_offer(page), decided), place=-1)
        decided += 1
        wait_for_turn(page, before)
        assert decided < MOST
    assert pointed > decided * 2 / 3
    won = page.locator(".ending.won").count()
    expect(page.locator("#asked")).to_have_text("Ada won" if won else "The game is lost")
    expect(page.locator(".ending h2")).not_to_be_empty()
    page.get_by_role("link", name="Score sheet").click()
    expect(page.get_by_role("row", name="days survived")).to_be_visible()


def test_a_dilemma_lies_in_the_middle_and_is_decided_on_the_card(visit: Visit) -> None:
    page, table = visit(), until(dilemma)
    card = table.view(0)["cards"]["revealed"]
    go_on(page, table)
    expect(page.locator(".dilemma h2")).to_have_text(card["name"])
    expect(page.locator(".dilemma .way")).to_have_count(len(card["options"]))
    lit = page.locator(".dilemma .way.lit")
    expect(lit).to_have_count(len(table.decision.options))
    expect(page.locator(".dilemma .way.closed")).to_have_count(
        sum(option["why_not"] is not None for option in card["options"])
    )
    assert serious_faults(page) == []
    assert page.evaluate(FITS)
    before = seq(page)
    lit.last.click()
    wait_for_turn(page, before)
    expect(page.locator(".story")).to_contain_text(card["name"])


def test_the_board_shows_the_city_as_it_is(visit: Visit) -> None:
    page, table = visit(), until(on_turn, seats=2)
    seat = go_on(page, table)
    view = table.view(seat)
    expect(page.locator(".day.now .d-n")).to_have_text(str(view["round"]))
    expect(page.locator(".gauge .mark-heat")).to_have_attribute("data-at", f"heat {view['generator']['heat']}")
    expect(page.locator(".gauge .mark-cold")).to_have_attribute("data-at", f"heat {view['generator']['cold']}")
    expect(page.locator(".st-row .on")).to_have_count(view["generator"]["stress"])
    expect(page.locator(".tile-of.bare")).to_have_count(sum(hex_["tile"] is None for hex_ in view["map"]))
    expect(page.locator(".crater .house")).to_have_count(len(view["sites"]))
    busy = sum(len(site["crew"]) for site in view["sites"]) + sum(
        space["meeple"] is not None for hex_ in view["map"] for space in hex_["spaces"]
    )
    expect(page.locator(".crater .meeple")).to_have_count(busy)
    for side in ("hope", "discontent"):
        expect(page.locator(f".{side} .token.active")).to_have_count(sum(token["active"] for token in view[side]))
    beds = view["forecast"]["beds"]
    warm = min(sum(beds["meeples"].values()), beds["warm"] + beds["warm_for_children"])
    expect(page.locator(".bed.taken")).to_have_count(warm)
    cold = page.locator('.warnings [data-path="forecast.beds.cold_sleepers"]')
    expect(cold).to_have_text(str(beds["cold_sleepers"]))
    expect(page.locator(".player .leads")).to_have_count(1)
    page.locator(".deck summary").nth(1).click()
    for card in view["cards"]["dusk"]:
        expect(page.locator(".pile-list:visible")).to_contain_text(card["name"])


def test_pointing_at_an_option_shows_what_it_would_change_tonight(visit: Visit) -> None:
    def could_warm(table: Table[Frostpunk]) -> bool:
        keys = [option.key for option in table.decision.options]
        return table.decision.prompt == TURN and "fuel 2" in keys and table.view(None)["generator"]["heat"] == 0

    page = visit()
    go_on(page, until(could_warm))
    page.locator('.option[data-key="fuel 2"]').hover()
    expect(page.locator('.store [data-path="supply.coal"]')).to_have_attribute("data-delta", "−2")
    expect(page.locator(".warnings [data-delta]").first).to_be_visible()
    page.locator(".plan").first.click()
    expect(page.get_by_role("dialog").locator(".large-card h2")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_no_serious_fault_and_no_type_is_too_small(visit: Visit, theme: str) -> None:
    page = visit()
    page.context.add_cookies([{"name": "holdfast_theme", "value": theme, "url": page.request.get("/").url}])
    go_on(page, until(on_turn, seats=4))
    assert serious_faults(page) == []
    assert page.evaluate(SMALL) == []
    assert page.evaluate(FITS)


def test_the_catalogue_shows_what_is_in_the_box(visit: Visit) -> None:
    page = visit()
    page.goto("/cards/frostpunk")
    expect(page.get_by_role("heading", name="Social Disputes")).to_be_visible()
    expect(page.locator(".large-card h2", has_text="Tent")).to_be_visible()
    page.evaluate(FEW)
    assert serious_faults(page) == []


def test_a_phone_shows_everything_without_scrolling_sideways(visit: Visit) -> None:
    page = visit(width=390, height=844)
    go_on(page, until(on_turn, seats=2))
    for tab, selector in {"Players": ".held.advisor", "Board": ".crater .house"}.items():
        page.get_by_role("button", name=tab, exact=True).click()
        expect(page.locator(selector).first).to_be_visible()
        assert page.evaluate(NARROW), tab
        assert page.evaluate(SMALL) == []


def test_what_one_suggests_is_seen_by_the_other_on_the_option_and_on_the_board(visit: Visit) -> None:
    ada, bob = visit(), visit()
    set_table(ada, game="frostpunk", seats=("open",), seed=3)
    invite = ada.get_by_label("Link to join").input_value()
    ada.get_by_role("link", name="Go to the table").click()
    settled(ada)
    bob.goto(invite)
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Sit down").click()
    settled(bob)
    expect(bob.locator(".option[data-suggest], .option[data-key]").first).to_be_visible()
    asked, other = (bob, ada) if bob.locator(".option[data-key]").count() else (ada, bob)
    name = "Ada" if other is ada else "Bob"
    expect(other.locator(".asks")).to_contain_text("Begin at which rim corner?")
    before = seq(asked)

    other.locator('[data-ref="rim RC2"].lit').click()

    for page in (asked, other):
        expect(page.locator(".option[data-by]")).to_contain_text("Corner RC2")
        expect(page.locator(".option[data-by] .voice")).to_have_text(f"{name} suggests this")
        expect(page.locator("[data-voices]")).to_have_attribute("data-ref", "rim RC2")
    expect(other.locator('.option[data-suggest="RC2"]')).to_have_attribute("aria-pressed", "true")
    assert seq(asked) == before
    asked.locator('.option[data-key="RC4"]').click()
    expect(asked.locator("#asked")).not_to_have_text("Begin at which rim corner?")
    for page in (asked, other):
        expect(page.locator("[data-voices], .option[data-by]")).to_have_count(0)
