"""Arkosa in a real browser: whole games by clicking, events in the middle of the table, bunkers, phones."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

import holdfast
from browser.conftest import Visit
from browser.playing import over, seq, set_table, wait_for_turn
from browser.test_desolated import go_on
from browser.test_drawing import places_drawn
from browser.test_looks import SMALL, serious_faults
from browser.test_whole_games import keys_on_offer, point_at
from holdfast import bots
from holdfast.engine.game import Value
from holdfast.engine.table import Table
from holdfast.games.arkosa.state import Arkosa

MOST = 600
BOTS = (f"bot={bots.LEVELS[0]}",) * 3
NARROW = "() => document.documentElement.scrollWidth <= innerWidth"
FITS = "() => { const b = document.querySelector('#board'); return b.scrollHeight <= b.clientHeight + 1; }"


def wanted(keys: list[str]) -> str:
    """A plain way to play that ends soon: build, explore or work, sometimes promise a bribe, never trade."""
    for start in ("build", "bribe mixtape", "bribe mega"):
        if found := [key for key in keys if key.startswith(start)]:
            return found[0]
    busy = [key for key in keys if not key.endswith("trade") and not key.startswith("bribe") and key != "pass"]
    return busy[-1] if busy else "pass"


def play_to_the_end(page: Page) -> tuple[int, int]:
    """The number of decisions, and of those that were made on the board."""
    decided = pointed = 0
    wait_for_turn(page)
    while not over(page):
        before, asked, key = seq(page), page.locator("#asked").inner_text(), wanted(keys_on_offer(page))
        pointed += point_at(page, key, place=-1)
        decided += 1
        if asked == "Keep whom?":  # all decide at once, so others may move before the answer is known
            expect(page.locator(f'.option[data-key="{key}"]')).to_have_count(0)
        wait_for_turn(page, before)
        assert decided < MOST
    return decided, pointed


def until(asked: str, *, seats: int = 4, seed: int = 1, in_round: int = 1, busy: bool = True) -> Table[Arkosa]:
    """Play on, at random but seldom passing, until this is asked."""
    table, choice = holdfast.new("arkosa", seats=seats, seed=seed), random.Random(seed)
    while not (table.view(None)["round"] >= in_round and asked in table.decision.prompt):
        keys = [option.key for option in table.decision.options]
        calm = [key for key in keys if key != "pass" and (not busy or not key.endswith("trade"))]
        table.choose(choice.choice(calm or keys))
        assert not table.over, f"nobody was asked: {asked}"
    return table


@pytest.mark.parametrize(
    ("seats", "options"),
    [(1, {"bot": "B"}), (2, {"setup": "starter"}), (3, {"promises": True}), (4, {"advanced": True})],
)
def test_every_place_that_an_option_points_at_is_on_the_board(seats: int, options: dict[str, Value]) -> None:
    names = ("Ada", "Bob", "Cyd", "Dan")[:seats]
    table, choice = holdfast.new("arkosa", seats=seats, seed=seats, options=options, names=names), random.Random(2)
    places = 0
    while not table.over:
        places += places_drawn(table, names)
        table.choose(choice.choice(table.decision.options))
    assert places > 300


@pytest.mark.slow
def test_a_whole_game_of_four_is_played_by_clicking_the_board(visit: Visit) -> None:
    page = visit()
    set_table(page, game="arkosa", seats=BOTS, seed=4)
    decided, pointed = play_to_the_end(page)
    assert pointed > decided * 2 / 3
    expect(page.locator(".their-bunker")).to_have_count(3)
    expect(page.locator(".player .tally")).to_have_count(4)
    page.get_by_role("link", name="Score sheet").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("won")
    expect(page.get_by_role("row", name="specialisation")).to_be_visible()


def test_a_whole_solo_game_is_played(visit: Visit) -> None:
    page = visit()
    set_table(page, game="arkosa", seats=(), seed=3)
    decided, pointed = play_to_the_end(page)
    assert pointed > decided * 2 / 3
    expect(page.locator(".solo-card")).to_contain_text("4e 69 67 65 6c")
    expect(page.locator(".their-bunker")).to_have_count(1)
    page.get_by_role("link", name="Score sheet").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("won")


def test_an_event_lies_in_the_middle_of_the_table_and_its_choice_is_clicked_on_the_card(visit: Visit) -> None:
    page, table = visit(), until(": which of these?", seats=2)
    card = table.view(0)["events"][-1]
    go_on(page, table)
    expect(page.locator(".event h2")).to_have_text(card["name"])
    choices = page.locator(".e-choice.lit")
    assert [text.lower() for text in choices.all_inner_texts()] == [option.key for option in table.decision.options]
    before = seq(page)
    choices.last.click()
    wait_for_turn(page, before)
    expect(page.locator(".event h2", has_text=card["name"])).to_have_count(0)
    expect(page.locator(".last")).to_contain_text(card["name"])


def test_the_table_shows_marker_morale_rooms_shards_and_people_as_they_are(visit: Visit) -> None:
    page, table = visit(), until("Take an action", in_round=3)
    seat = go_on(page, table)
    seen = table.view(seat)
    own = seen["players"][seat]
    expect(page.locator(".stop.here")).to_have_attribute("data-ref", f"track {seen['marker']}")
    for player in seen["players"]:
        here = page.locator(f'[data-piece="mood {player["side"]}"]')
        expect(here).to_have_attribute("data-at", f"mood {player['morale']}")
    for shard, mark in {"active": ".i-shard", "deactivated": ".i-dark"}.items():
        expected = sum(space["shard"] == shard for space in own["spaces"])
        expect(page.locator(f".own-bunker .slot {mark}")).to_have_count(expected)
    assert page.locator(".own-bunker .c-name").all_inner_texts() == [
        space["room"]["name"] for space in own["spaces"] if space["room"]
    ]
    for zone in ("resting", "injured"):
        expect(page.locator(f".own-bunker .{zone} .soul")).to_have_count(len(own[zone]))
    expect(page.locator(".hand .held")).to_have_count(own["hand_size"])
    expect(page.locator(".bribes .bribe")).to_have_count(len(seen["bribes"]))


def test_pointing_at_work_shows_what_it_would_bring_and_a_card_is_enlarged(visit: Visit) -> None:
    page, table = visit(), until("Take an action", seats=2)
    go_on(page, table)
    gains = next(option for option in table.decision.options if option.label.endswith("gain 1 morale"))
    page.locator(f'[data-ref="{gains.places[-1]}"].lit').hover()
    expect(page.locator(".player.me [data-delta]").first).to_be_visible()
    page.locator(".hand .enlarge").first.click()
    expect(page.get_by_role("dialog").locator(".large-card h2")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_no_serious_fault_and_no_type_is_too_small(visit: Visit, theme: str) -> None:
    page = visit()
    page.context.add_cookies([{"name": "holdfast_theme", "value": theme, "url": page.request.get("/").url}])
    go_on(page, until("Take an action", in_round=2))
    assert serious_faults(page) == []
    assert page.evaluate(SMALL) == []
    assert page.evaluate(FITS)
    go_on(page, until(": which of these?", seats=2))
    assert serious_faults(page) == []
    page.goto("/cards/arkosa")
    assert serious_faults(page) == []


def test_set_up_offers_bunkers_leaders_and_rooms_on_the_table(visit: Visit) -> None:
    page = visit(width=1440, height=900)
    set_table(page, game="arkosa", seats=BOTS[:1], seed=2)
    wait_for_turn(page)
    for asked, offer in {
        "Which bunker?": 5,
        "Which colour?": 3,
        "Which colony leader?": 6,
        "Which special room?": 9,
    }.items():
        expect(page.locator("#asked")).to_have_text(asked)
        lit = page.locator(".stage .lit")
        assert lit.count() >= offer
        before = seq(page)
        lit.first.click()
        wait_for_turn(page, before)
    expect(page.locator("#asked")).to_have_text("Keep whom?")
    expect(page.locator(".hand .c-head.lit")).to_have_count(4)
    assert serious_faults(page) == []


def test_a_phone_shows_everything_without_scrolling_sideways(visit: Visit) -> None:
    page = visit(width=390, height=844)
    go_on(page, until("Take an action", in_round=2))
    shown = {"You": ".own-bunker .cell", "Players": ".player .stock", "Board": ".trail .stop"}
    for tab, selector in shown.items():
        page.get_by_role("button", name=tab, exact=True).click()
        expect(page.locator(selector).first).to_be_visible()
        assert page.evaluate(NARROW), tab
        assert page.evaluate(SMALL) == []
