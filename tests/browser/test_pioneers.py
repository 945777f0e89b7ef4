"""The board of The Pioneers Program: places, whole games against bots, fights that play out in sight, phones."""

from __future__ import annotations

import random
import re
from functools import cache
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

import holdfast
from browser.conftest import Visit
from browser.playing import BOT, add_table, over, seq, set_table, settled, wait_for_turn
from browser.servers_apart import ServerApart
from browser.test_drawing import PATH, REF, numbers_in, played
from browser.test_looks import SMALL, Keep, serious_faults
from browser.test_whole_games import keys_on_offer, point_at
from holdfast.engine.requests import Option
from holdfast.games.pioneers.box import box
from holdfast.games.pioneers.catalogue import card_faces
from holdfast.server.tables.models import SeatPlan, TablePlan
from holdfast.server.web import rendering

MOST = 600
LIKED = (
    "reroll", "roll", "keep planned raid", "keep raid", "keep viralz", "keep highway", "keep night", "keep ascendant",
    "play ", "plan", "no trade", "pay", "end turn",
)  # fmt: skip
"""How the options begin that a plain player takes, the best first: keep what attacks, play what can be played."""
AT_LEAST = 100
SEED = 94
"""With it a raid and an attack with rerolls happen, and the game is short; if no longer, another is looked for."""
OTHERS = """old => {
  const keys = [...document.querySelectorAll('.option[data-key]')].map((option) => option.dataset.key);
  return keys.length && keys.join() !== old.join();
}"""
CAUGHT_UP = """seq => Number(document.querySelector('#table').dataset.seq) >= seq
  && document.querySelector('.option[data-key]')"""
DECIDED = """() => {
  const fight = document.querySelector('.fight:has(.stamp)');
  return fight && [...fight.querySelectorAll('.big, .stamp')].map((number) => number.textContent);
}"""
FITS = """() => {
  const board = document.querySelector('#board');
  return [board.scrollWidth - board.clientWidth, board.scrollHeight - board.clientHeight];
}"""


def wanted(keys: list[str], *, tired: bool = False) -> str:
    if tired and "pass" in keys:
        return "pass"
    return next((key for start in LIKED for key in sorted(keys) if key.startswith(start)), min(keys))


def decide(page: Page, *, tired: bool = False) -> bool:
    """Take an option and wait for the next decision; whether it was pointed at on the board.

    While all pick cards at once, the table moves on also by the picks of others: then wait for other options.
    """
    before, keys = seq(page), keys_on_offer(page)
    picking = page.locator("#asked").inner_text() == "Pick which card?"
    pointed = point_at(page, wanted(keys, tired=tired), corner={"x": 12, "y": 12})
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
    answer = page.request.post("/api/v1/records", data={"text": text})
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
        drawn = "".join(rendering.regions(seen).values())
        refs = set(REF.findall(drawn))
        options: tuple[Option, ...] = seen.decision.options if seen.decision else ()
        for option in options:
            places += len(option.places)
            assert set(option.places) <= refs, f"{option.label} points at {option.places}"
        assert set(PATH.findall(drawn)) <= numbers_in(seen.view)
    assert places > AT_LEAST


def test_a_whole_game_is_played_by_clicking_the_board(visit: Visit, keep_picture: Keep) -> None:
    page = visit()
    set_table(page, game="pioneers", seats=(BOT, BOT), seed=4)
    wait_for_turn(page)
    pointed, decided = 0, 0
    while not over(page):
        pointed += decide(page, tired=decided > 12)
        decided += 1
        assert decided < MOST
    assert pointed > decided / 3
    expect(page.locator(".rounds .now")).to_be_visible()
    keep_picture(page, "pioneers-end")
    page.get_by_role("link", name="Score sheet").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("won")
    expect(page.get_by_role("row", name="personalities")).to_be_visible()


def fights_with_rerolls(seed: int) -> bool:
    """Whether three plain players of a game with this seed fight a raid and an attack, each with a reroll."""
    table, cards, seen = holdfast.new("pioneers", seats=3, seed=seed), card_faces(box(None)), set[bool]()
    while not table.over:
        key = wanted([option.key for option in table.decision.options])
        if key == "reroll" and (card := cards[table.view(None)["fight"]["card"]]).kind == "attack":
            seen.add("raid" in card.marks)
        table.choose(key)
    return seen == {True, False}


OPEN_SEATS = (SeatPlan("open"), SeatPlan("open"))


def answer_for_others(bots: list[httpx.Client], table: str) -> dict[str, Any]:
    """Let the plain bots decide until all wait for Ada, or the game is over; the table as the last of them sees it."""
    while True:
        tables = [bot.get(f"/{table}").json() for bot in bots]
        asked = [(bot, shown) for bot, shown in zip(bots, tables, strict=True) if shown["decision"]]
        if not asked:
            seen: dict[str, Any] = tables[-1]
            return seen
        bot, shown = asked[0]
        key = wanted([option["key"] for option in shown["decision"]["options"]])
        assert bot.post(f"/{table}/choose", json={"key": key, "seq": shown["seq"]}).status_code == 200


def test_a_whole_game_with_a_raid_and_an_attack_each_with_a_reroll(visit: Visit, server: ServerApart) -> None:
    page = visit()
    seed = next(seed for seed in (SEED, *range(300)) if fights_with_rerolls(seed))
    table = add_table(page, server, TablePlan("pioneers", (SeatPlan("person", "Ada"), *OPEN_SEATS), seed=seed))
    bots = list[httpx.Client]()
    for name in ("Bob", "Cyd"):
        token = httpx.post(f"{server.url}/api/v1/tables/{table}/seats", json={"name": name}).json()["token"]
        headers = {"Authorization": f"Bearer {token}"}
        bots.append(httpx.Client(base_url=f"{server.url}/api/v1/tables", headers=headers, timeout=60))
    page.goto(f"/table/{table}")
    settled(page)
    fights, decided = set[str](), 0
    while not (now := answer_for_others(bots, table))["over"]:
        page.wait_for_function(CAUGHT_UP, arg=now["seq"])
        fights |= set(page.locator(".fight:has(.again) .stencil").all_inner_texts())
        point_at(page, wanted(keys_on_offer(page)), corner={"x": 12, "y": 12})
        page.wait_for_function("seq => Number(document.querySelector('#table').dataset.seq) > seq", arg=now["seq"])
        decided += 1
        assert decided < MOST
    for bot in bots:
        bot.close()
    story = " / ".join(now["story"])
    assert re.search(r"had to set the difficulty(?:(?! raided | failed).)*spent a response token to reroll", story)
    assert re.search(r"had to reach \d+ against(?:(?! fended | failed ).)*spent a response token to reroll", story)
    assert fights, "no fight with a reroll was seen on the board"
    expect(page.locator("#asked")).to_contain_text("won")


def test_an_attack_with_a_reroll_plays_out_in_sight(visit: Visit, keep_picture: Keep) -> None:
    page = visit(width=1440, height=900)
    join_fight(page, raid=False)
    fight = page.get_by_role("region", name="Fight")
    expect(fight.locator(".stencil")).to_contain_text("Attack")
    difficulty, total = (int(text) for text in fight.locator(".big").all_inner_texts())
    assert total < difficulty
    rolled_before = fight.locator(".again").count()
    keep_picture(page, "pioneers-attack")
    page.locator('.option[data-key="reroll"]').click()
    expect(fight.locator(".again")).to_have_count(rolled_before + 1)
    expect(page.locator(".story")).to_contain_text("spent a response token to reroll")
    difficulty, total, stamp = outcome(page)
    assert stamp == ("Fended off" if total >= difficulty else "Not held")
    expect(page.locator(".story")).to_contain_text("fended" if total >= difficulty else "failed against")


def test_a_raid_with_a_reroll_plays_out_in_sight(visit: Visit, keep_picture: Keep) -> None:
    page = visit(width=1440, height=900)
    join_fight(page, raid=True)
    fight = page.get_by_role("region", name="Fight")
    expect(fight.locator(".stencil")).to_contain_text("Raid")
    expect(fight.locator(".set-by .die")).to_have_count(2)
    rolled_before = fight.locator(".again").count()
    page.locator('.option[data-key="reroll"]').click()
    expect(fight.locator(".again")).to_have_count(rolled_before + 1)
    expect(page.locator(".story")).to_contain_text("spent a response token to reroll")
    difficulty, total, stamp = outcome(page)
    assert stamp == ("Raid succeeds" if total >= difficulty else "Raid fails")
    keep_picture(page, "pioneers-raid")


@pytest.mark.parametrize(("theme", "width", "height"), [("light", 1440, 900), ("dark", 1280, 720)])
def test_six_towns_fit_and_read_well(visit: Visit, keep_picture: Keep, theme: str, width: int, height: int) -> None:
    page = visit(width=width, height=height)
    page.context.add_cookies([{"name": "holdfast_theme", "value": theme, "url": page.request.get("/").url}])
    set_table(page, game="pioneers", seats=(BOT,) * 5, seed=2)
    wait_for_turn(page)
    while not page.locator("#asked").inner_text().startswith("Your turn"):
        decide(page)
    expect(page.locator(".town")).to_have_count(6)
    assert serious_faults(page) == []
    assert page.evaluate(SMALL) == []
    across, down = page.evaluate(FITS)
    assert (across, down) == (0, 0)
    keep_picture(page, f"pioneers-six-{theme}")
    name = page.locator(".slot .card-name").first.inner_text()
    page.get_by_role("button", name=f"Enlarge {name}").first.click()
    expect(page.get_by_role("dialog")).to_contain_text(name)
    page.goto("/cards/pioneers")
    assert serious_faults(page) == []
    assert page.evaluate(SMALL) == []


def test_a_phone_shows_all_of_it_without_scrolling_sideways(visit: Visit, keep_picture: Keep) -> None:
    page = visit(width=390, height=844)
    set_table(page, game="pioneers", seats=(BOT,) * 3, seed=3)
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
