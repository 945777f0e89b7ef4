"""After the game: score sheet, chart, replay by decision, continuing, records, another game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.playing import finished_table, settled


@pytest.fixture
def finished(visit: Visit) -> Page:
    """A browser at the end of a solo game."""
    page = visit()
    page.goto(f"/table/{finished_table(page)}/end")
    return page


def table_of(page: Page) -> str:
    return page.url.split("/")[4].split("?")[0]


def test_the_end_shows_sheet_and_chart_and_leads_to_another_game(finished: Page) -> None:
    expect(finished.locator(".sheet-table tbody tr")).to_have_count(5)
    expect(finished.locator(".plot .line")).to_have_count(2)
    totals = finished.locator(".sheet-table tfoot td").all_inner_texts()
    parts = finished.locator(".sheet-table tbody tr").evaluate_all(
        "rows => rows.map(row => [...row.querySelectorAll('td')].map(cell => Number(cell.textContent)))"
    )
    assert [sum(row[side] for row in parts) for side in range(2)] == [int(total) for total in totals]
    finished.get_by_role("button", name="Rematch").click()
    settled(finished)
    expect(finished.locator("#asked")).to_have_text("Keep which card?")


def test_a_replay_is_scrubbed_by_keys_and_slider_and_its_link_names_the_moment(finished: Page, visit: Visit) -> None:
    table = table_of(finished)
    finished.goto(f"/replay/{table}?as=0")
    expect(finished.locator("#asked")).to_have_text("Keep which card?")
    expect(finished.locator(".hand .card")).to_have_count(5)
    finished.locator("#board").focus()
    finished.keyboard.press("ArrowRight")
    expect(finished.locator(".hand .held.kept")).to_have_count(1)
    finished.keyboard.press("ArrowLeft")
    expect(finished.locator(".hand .held.kept")).to_have_count(0)
    finished.locator("#moment").fill("20")
    entry = str(finished.locator("#moments").get_attribute("data-entries")).split(",")[20]
    expect(finished.locator("#moments")).to_have_attribute("data-at", entry)
    expect(finished).to_have_url(re.compile(f"at={entry}&as=0"))

    other = visit()
    other.goto(finished.url)
    assert other.locator(".story").inner_text() == finished.locator(".story").inner_text()


def test_play_continues_from_a_moment_of_a_replay(finished: Page) -> None:
    table = table_of(finished)
    finished.goto(f"/replay/{table}?as=0&at=60")
    asked = finished.locator("#asked").inner_text()
    finished.get_by_role("button", name="Continue from here").click()
    settled(finished)
    assert table not in finished.url
    expect(finished.locator("#asked")).to_have_text(asked)
    expect(finished.locator(".option[data-key]").first).to_be_visible()


def test_a_record_is_downloaded_and_opened_again(finished: Page, tmp_path: Path) -> None:
    with finished.expect_download() as download:
        finished.get_by_role("link", name="Record").click()
    file = tmp_path / "game.holdfast"
    download.value.save_as(file)
    assert '"cryo"' in file.read_text().splitlines()[0]
    finished.goto("/")
    finished.locator("input[type=file]").set_input_files(file)
    finished.wait_for_url("**/replay/**")
    expect(finished.locator("#moments")).to_be_visible()
