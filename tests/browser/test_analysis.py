"""A game analysed in the browser: the request, the progress, and the links to its moments."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.playing import finished_table, settled

SMALLEST = """() => Math.min(...[...document.querySelectorAll('.analysis *')].filter(node => node.innerText)
  .map(node => parseFloat(getComputedStyle(node).fontSize)))"""


def test_an_analysis_leads_to_the_moments_of_the_game(visit: Visit, keep_picture: Callable[[Page, str], None]) -> None:
    page, phone = visit(), visit(width=390, height=844)
    table = finished_table(page, seats=2, longest=70)
    page.goto(f"/replay/{table}")
    page.get_by_role("link", name="Analyse this game").click()
    page.get_by_role("button", name="Analyse this game").click()
    expect(page.locator("#analysis-status")).to_have_text("The analysis is done.")
    expect(page.locator(".plot .line")).to_have_count(2)
    keep_picture(page, "analysis-desktop")

    phone.goto(f"/table/{table}/analysis")
    keep_picture(phone, "analysis-phone")
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    assert phone.evaluate(SMALLEST) >= 13
    phone.locator(".as-table summary").click()
    expect(phone.locator(".as-table tbody tr").last).to_be_visible()
    for row in phone.locator(".as-table tbody tr").all():
        assert abs(sum(float(cell.rstrip("%")) for cell in row.locator("td").all_inner_texts()) - 100) <= 1

    first = page.locator(".slips > li").first
    prompt = first.locator("h3").inner_text().split(": ", 1)[1]
    page.locator(".chart .pin").first.click()
    expect(page).to_have_url(re.compile("#slip-1$"))
    first.get_by_role("link", name="See this moment").click()
    expect(page.locator("#asked")).to_have_text(prompt)
    page.goto(f"/table/{table}/analysis")
    first.get_by_role("button", name="Continue from here").click()
    settled(page)
    assert table not in page.url
    expect(page.locator("#asked")).to_have_text(prompt)
