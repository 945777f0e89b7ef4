"""Advice in the browser: three options with their chances, until it is closed or somebody moves."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.playing import options, seq, set_table, wait_for_turn


def test_a_hint_names_three_options_until_it_is_closed_or_the_table_moves_on(
    visit: Visit, keep_picture: Callable[[Page, str], None]
) -> None:
    page = visit(width=390, height=844)
    set_table(page, seats=())
    wait_for_turn(page)
    page.keyboard.press("h")
    expect(page.locator("#hints li")).to_have_count(3)
    expect(page.locator(".option.hinted")).to_have_count(1)
    keep_picture(page, "hint-phone")
    chances = [int(text.rstrip("%")) for text in page.locator("#hints .chance").all_inner_texts()]
    assert chances == sorted(chances, reverse=True)
    assert all(text.endswith(".") for text in page.locator("#hints p").all_inner_texts())
    expect(page.locator(".option.hinted")).to_contain_text(page.locator("#hints b").first.inner_text())

    page.keyboard.press("Escape")
    expect(page.locator("#hints")).to_be_hidden()
    expect(page.locator(".option.hinted")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator("#hints")).to_be_visible()
    before = seq(page)
    options(page).first.click()
    wait_for_turn(page, before)
    expect(page.locator("#hints")).to_be_hidden()
