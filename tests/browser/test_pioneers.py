"""The board of The Pioneers Program: places, whole games against bots, fights that play out in sight, phones."""

from __future__ import annotations

import random
from functools import cache

import pytest
from playwright.sync_api import Page, expect

import holdfast
from browser.conftest import Visit
from browser.playing import over, seq, set_table, settled, wait_for_turn
from browser.test_drawing import PATH, REF, numbers_in, played
from browser.test_looks import SMALL, Keep, serious_faults
from browser.test_whole_games import keys_on_offer
from holdfast.engine.requests import Option
from holdfast.games.pioneers.box import box
from holdfast.games.pioneers.catalogue import card_faces
from holdfast.server import render

MOST = 250
LIKED = ("reroll", "roll", "play ", "research ", "wastes", "plan", "no trade", "pay", "end turn")
"""How the options begin that a plain player takes, the best first: play what can be played, and act."""
AT_LEAST = 100
OTHERS = """old => {
  const keys = [...document.querySelectorAll('.option[data-key]')].map((one) => one.dataset.key);
  return keys.length && keys.join() !== old.join();
}"""
DECIDED = """() => {
  const fight = document.querySelector('.fight:has(.stamp)');
  return fight && [...fight.querySelectorAll('.big, .stamp')].map((one) => one.textContent);
}"""
FITS = """() => {
  const board = document.querySelector('#board');
  return [board.scrollWidth - board.clientWidth, board.scrollHeight - board.clientHeight];
}"""


def wanted(keys: list[str], *, tired: bool = False) -> str:
    if tired and "pass" in keys:
        return "pass"
    return next((key for start in LIKED for key in keys if key.startswith(start)), keys[0])


def point_at(page: Page, key: str) -> bool:
    """Click the place of an option on the board if it has one; if it means several things, press the button then."""
    option = page.locator(f'.option[data-key="{key}"]')
    place = str(option.get_attribute("data-places")).split("|")[0]
    if not place:
        option.click()
        return False
    page.locator(f'[data-ref="{place}"].lit').first.click(position={"x": 12, "y": 12})
    if page.locator(".narrowed:visible").count():
        option.click()
    return True


def decide(page: Page, *, tired: bool = False) -> bool:
    """Take an option and wait for the next decision; whether it was pointed at on the board.

    While all pick cards at once, the table moves on also by the picks of others: then wait for other options.
    """
    before, keys = seq(page), keys_on_offer(page)
    picking = page.locator("#asked").inner_text() == "Pick which card?"
    pointed = point_at(page, wanted(keys, tired=tired))
    if picking:
        page.wait_for_function(OTHERS, arg=keys)
    else:
        wait_for_turn(page, before)
    return pointed


@cache
def fight_to_join(*, raid: bool) -> tuple[str, int, int]:
    """A recorded game, and a moment at which somebody may reroll: against an attack, or while raiding; and who."""
    cards = card_faces(box(None))
    for seed in range(200):
        table, choice = holdfast.new("pioneers", seats=3, seed=seed, names=["Ada", "Bob", "Cyd"]), random.Random(seed)
        found: tuple[int, int] | None = None
        while not table.over:
            asked, fight = table.decision, table.view(None)["fight"]
            keys = [option.key for option in asked.options]
            if fight and not found and "reroll" in keys and asked.seat == fight["attacker" if raid else "defender"]:
                card = cards[fight["card"]]
                if card.kind == "attack" and ("raid" in card.marks) == raid:
                    found = len(table.log), asked.seat
            fighting = [key for key in keys if key == "roll" or key.startswith(("play ", "wastes"))]
            table.choose(choice.choice(fighting or keys))
        if found:
            return table.record().text(), *found
    raise AssertionError("no such fight in two hundred games")


def join_fight(page: Page, *, raid: bool) -> None:
    """Sit down in the middle of a recorded fight, and go on from there."""
    text, at, seat = fight_to_join(raid=raid)
    answer = page.request.post("/api/records", data={"text": text})
    assert answer.status == 201, answer.text()
    page.goto(f"/replay/{answer.json()['table']}?at={at}&as={seat}")
    page.get_by_role("button", name="Continue from here").click()
    settled(page)
    expect(page.locator("#asked")).to_have_text("Reroll both dice?")


def outcome(page: Page) -> tuple[int, int, str]:
    """Accept the roll if that is asked; then the difficulty, the total and the result, as they stand on the board."""
    accept = page.locator('.option[data-key="accept"]')
    expect(accept.or_(page.locator(".fight .stamp")).first).to_be_visible()
    if accept.count():
        accept.click()
    difficulty, total, stamp = page.wait_for_function(DECIDED).json_value()
    return int(difficulty), int(total), str(stamp)


@pytest.mark.parametrize("seats", [3, 6])
def test_every_place_that_an_option_points_at_is_on_the_board(seats: int) -> None:
    places = 0
    for seen in played("pioneers", seats, seed=seats):
        drawn = "".join(render.regions(seen).values())
        refs = set(REF.findall(drawn))
        options: tuple[Option, ...] = seen.decision.options if seen.decision else ()
        for option in options:
            places += len(option.places)
            assert set(option.places) <= refs, f"{option.label} points at {option.places}"
        assert set(PATH.findall(drawn)) <= numbers_in(seen.view)
    assert places > AT_LEAST


def test_a_whole_game_is_played_by_clicking_the_board(visit: Visit, keep_picture: Keep) -> None:
    page = visit()
    set_table(page, game="pioneers", seats=("bot=random", "bot=random"), seed=4)
    wait_for_turn(page)
    pointed, decided = 0, 0
    while not over(page):
        pointed += decide(page, tired=decided > 30)
        decided += 1
        assert decided < MOST
    assert pointed > decided / 3
    expect(page.locator(".rounds .now")).to_be_visible()
    keep_picture(page, "pioneers-end")
    page.get_by_role("link", name="Score sheet").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("won")
    expect(page.get_by_role("row", name="personalities")).to_be_visible()


def test_an_attack_with_a_reroll_plays_out_in_sight(visit: Visit, keep_picture: Keep) -> None:
    page = visit(width=1440, height=900)
    join_fight(page, raid=False)
    fight = page.get_by_role("region", name="Fight")
    expect(fight.locator(".stencil")).to_contain_text("Attack")
    difficulty, total = (int(one) for one in fight.locator(".big").all_inner_texts())
    assert total < difficulty
    rolled_before = fight.locator(".again").count()
    keep_picture(page, "pioneers-attack")
    page.locator('.option[data-key="reroll"]').click()
    expect(fight.locator(".again")).to_have_count(rolled_before + 1)
    expect(page.locator(".story")).to_contain_text("spends a response token to reroll")
    difficulty, total, stamp = outcome(page)
    assert stamp == ("Fended off" if total >= difficulty else "Not held")
    expect(page.locator(".story")).to_contain_text("fends" if total >= difficulty else "fails against")


def test_a_raid_with_a_reroll_plays_out_in_sight(visit: Visit, keep_picture: Keep) -> None:
    page = visit(width=1440, height=900)
    join_fight(page, raid=True)
    fight = page.get_by_role("region", name="Fight")
    expect(fight.locator(".stencil")).to_contain_text("Raid")
    expect(fight.locator(".set-by .die")).to_have_count(2)
    rolled_before = fight.locator(".again").count()
    page.locator('.option[data-key="reroll"]').click()
    expect(fight.locator(".again")).to_have_count(rolled_before + 1)
    expect(page.locator(".story")).to_contain_text("spends a response token to reroll")
    difficulty, total, stamp = outcome(page)
    assert stamp == ("Raid succeeds" if total >= difficulty else "Raid fails")
    keep_picture(page, "pioneers-raid")


@pytest.mark.parametrize(("theme", "width", "height"), [("light", 1440, 900), ("dark", 1280, 720)])
def test_six_towns_fit_and_read_well(visit: Visit, keep_picture: Keep, theme: str, width: int, height: int) -> None:
    page = visit(width=width, height=height)
    page.context.add_cookies([{"name": "holdfast_theme", "value": theme, "url": page.request.get("/").url}])
    set_table(page, game="pioneers", seats=("bot=random",) * 5, seed=2)
    wait_for_turn(page)
    while not page.locator("#asked").inner_text().startswith("Your turn"):
        decide(page)
    expect(page.locator(".town")).to_have_count(6)
    assert serious_faults(page) == []
    assert page.evaluate(SMALL) == []
    across, down = page.evaluate(FITS)
    assert across == 0
    assert down == 0 or height < 900
    keep_picture(page, f"pioneers-six-{theme}")
    name = page.locator(".slot .card-name").first.inner_text()
    page.get_by_role("button", name=f"Enlarge {name}").first.click()
    expect(page.get_by_role("dialog")).to_contain_text(name)
    page.goto("/cards/pioneers")
    assert serious_faults(page) == []
    assert page.evaluate(SMALL) == []


def test_a_phone_shows_all_of_it_without_scrolling_sideways(visit: Visit, keep_picture: Keep) -> None:
    page = visit(width=390, height=844)
    set_table(page, game="pioneers", seats=("bot=random",) * 3, seed=3)
    wait_for_turn(page)
    wide = "() => document.documentElement.scrollWidth <= innerWidth"
    page.locator(".mat.lit").first.click()
    expect(page.locator("#asked")).to_have_text("Pick which card?")
    assert page.evaluate(wide)
    assert page.evaluate(SMALL) == []
    page.get_by_role("button", name="You", exact=True).click()
    expect(page.locator(".own .town")).to_be_visible()
    expect(page.locator(".hand .card").first).to_be_visible()
    assert page.evaluate(wide)
    assert serious_faults(page) == []
    keep_picture(page, "pioneers-phone")
