"""How it looks and reads: no serious fault that axe can find, nothing too small, phones, first visits, any game."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files

import pytest
from playwright.sync_api import Page, expect

import holdfast
from browser.conftest import Visit
from browser.playing import (
    BOT,
    finished_table,
    first_action,
    keep_three,
    options,
    seq,
    set_table,
    settled,
    wait_for_turn,
)
from browser.test_drawing import seen_by
from holdfast.server.web import rendering
from holdfast.server.web.drawing import shell

AXE = (files("axe_core_python") / "axe.min.js").read_text()
Keep = Callable[[Page, str], None]

SMALL = """() => [...document.querySelectorAll('body *')].filter((element) => {
  const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  if (!own || element.closest('.sr, template, title, option, [hidden]') || !element.checkVisibility?.()) return false;
  const scale = element.ownerSVGElement ? element.getScreenCTM().a : 1;
  return parseFloat(getComputedStyle(element).fontSize) * scale < 12.99;
}).map((element) => `${element.tagName} ${element.getAttribute('class')} ${element.textContent.trim().slice(0, 30)}`)"""


def serious_faults(page: Page) -> list[str]:
    """What axe calls serious or critical, each with where it is."""
    page.evaluate(AXE)
    found = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{fault['id']}: {fault['nodes'][0]['html'][:160]}"
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_no_serious_fault_on_any_page(visit: Visit, keep_picture: Keep, theme: str) -> None:
    page = visit(width=1440, height=900)
    page.context.add_cookies([{"name": "holdfast_theme", "value": theme, "url": page.request.get("/").url}])
    for name, address in {
        "home": "/", "new": "/new/cryo", "rules": "/rules/cryo?q=launch", "cards": "/cards/cryo", "wrong": "/table/no",
    }.items():  # fmt: skip
        page.goto(address)
        assert serious_faults(page) == [], address
        keep_picture(page, f"{name}-{theme}")
    set_table(page, seats=())
    keep_three(page)
    assert serious_faults(page) == []
    keep_picture(page, f"table-{theme}")
    page.get_by_role("button", name="Why?").click()
    assert serious_faults(page) == []
    table = finished_table(page, seats=3)
    for name, address in {"end": f"/table/{table}/end", "replay": f"/replay/{table}?at=200&as=0"}.items():
        page.goto(address)
        assert serious_faults(page) == [], address
        keep_picture(page, f"{name}-{theme}")


def test_axe_finds_no_serious_fault_on_the_pages_of_invitations(visit: Visit) -> None:
    ada, bob = visit(), visit()
    set_table(ada, seats=("open", "person"))
    assert serious_faults(ada) == []
    bob.goto(ada.get_by_label("Link to join").input_value())
    assert serious_faults(bob) == []


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720), (390, 844)])
def test_no_type_is_smaller_than_13_pixels(visit: Visit, keep_picture: Keep, width: int, height: int) -> None:
    page = visit(width=width, height=height)
    set_table(page, seats=(BOT, BOT, BOT))
    keep_three(page)
    wait_for_turn(page)
    assert page.evaluate(SMALL) == []
    keep_picture(page, f"table-{width}")
    for address in ("/", "/new/cryo", "/rules/cryo", "/cards/cryo"):
        page.goto(address)
        assert page.evaluate(SMALL) == []
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), f"{address} is too wide"


def test_a_phone_has_tabs_and_the_options_as_a_sheet(visit: Visit, keep_picture: Keep) -> None:
    page = visit(width=390, height=844)
    set_table(page)
    wait_for_turn(page)
    box = page.locator("#options").bounding_box()
    assert box is not None
    assert box["y"] > 300
    keep_three(page)
    wait_for_turn(page)
    page.get_by_role("button", name="You", exact=True).click()
    expect(page.locator(".platform").first).to_be_visible()
    keep_picture(page, "phone-you")
    page.get_by_role("button", name="Players", exact=True).click()
    expect(page.get_by_role("region", name="Ada")).to_be_visible()
    page.get_by_role("button", name="Story", exact=True).click()
    expect(page.locator(".story li").first).to_be_visible()
    page.get_by_role("button", name="Board", exact=True).click()
    before = seq(page)
    page.locator(".dock.lit").first.click()
    wait_for_turn(page, before)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    keep_picture(page, "phone-board")


def test_the_board_fits_zooms_and_pans(visit: Visit) -> None:
    page = visit()
    set_table(page)

    def width() -> float:
        box = page.locator(".sheet").bounding_box()
        assert box is not None
        return box["width"]

    fits = width()
    assert page.evaluate(
        "() => { const b = document.querySelector('#board'); return b.scrollHeight <= b.clientHeight; }"
    )
    page.get_by_role("button", name="Zoom in").click()
    assert width() > fits * 1.2
    page.mouse.move(400, 300)
    page.mouse.down()
    page.mouse.move(250, 220)
    page.mouse.up()
    assert page.evaluate("() => document.querySelector('#board').scrollLeft") > 50
    page.get_by_role("button", name="Fit the board").click()
    assert abs(width() - fits) < 2


def test_pieces_glide_and_focus_stays(visit: Visit) -> None:
    page = visit(motion=True)
    set_table(page, seats=())
    keep_three(page)
    page.evaluate("""() => {
      window.flights = 0;
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (change) => { window.flights += 1; return start(change); };
    }""")
    page.keyboard.press("Tab")
    page.locator('.dock.lit[data-ref="dock engineering A"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator("#asked")).to_have_text("Which drone leaves the platform?")
    expect(page.locator("#options, #options *").and_(page.locator(":focus"))).to_have_count(1)
    page.keyboard.type("1")
    expect(page.locator("#asked")).to_have_text("Take which action?")
    assert page.evaluate("() => window.flights") > 0
    expect(page.locator(".ghost")).to_have_count(0)
    expect(page.locator('.drone[data-at="dock engineering A"]')).to_be_visible()


def test_a_first_visit_is_told_how_a_turn_goes_once(visit: Visit) -> None:
    page = visit(first_time=True)
    set_table(page)
    expect(page.get_by_role("dialog")).to_contain_text("How a turn goes")
    page.get_by_role("button", name="Close").click()
    page.reload()
    settled(page)
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_prompt_and_the_story_are_announced(visit: Visit) -> None:
    page = visit()
    set_table(page, seats=())
    keep_three(page)
    first_action(page, "engineering A")
    expect(page.locator("#announcer")).to_have_attribute("aria-live", "polite")
    expect(page.locator("#announcer")).to_contain_text("Ada deployed")
    expect(page.locator("#announcer")).to_contain_text("Take which action?")


def test_a_game_without_a_board_of_its_own_is_drawn_on_the_generic_one(
    visit: Visit, keep_picture: Keep, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (rendering, shell):
        monkeypatch.setattr(module, "drawing", lambda _name: None)
    table = holdfast.new("frostpunk", seats=2, seed=2, names=("Ada", "Bob"))
    drawn, page = shell.table_page(seen_by(table, table.decision.seat, ("Ada", "Bob"))), visit()
    page.route("**/drawn", lambda route: route.fulfill(body=drawn, content_type="text/html; charset=utf-8"))
    page.goto("/drawn")
    expect(page.locator(".generic .panel").first).to_be_visible()
    expect(options(page)).to_have_count(len(table.decision.options))
    assert serious_faults(page) == []
    keep_picture(page, "generic")
