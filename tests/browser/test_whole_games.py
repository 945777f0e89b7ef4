"""Whole games of Cryo against a bot: by clicking the board, and by keyboard alone."""

from __future__ import annotations

from playwright.sync_api import Page, Position, expect

from browser.conftest import Visit
from browser.playing import over, seq, set_table, wait_for_turn, wanted

MOST = 400


def keys_on_offer(page: Page) -> list[str]:
    return list(page.locator(".option[data-key]").evaluate_all("all => all.map(option => option.dataset.key)"))


def point_at(page: Page, key: str, *, place: int = 0, corner: Position | None = None) -> bool:
    """Click a place of an option on the board, if it has one; of several options there, press the right button."""
    option = page.locator(f'.option[data-key="{key}"]')
    ref = str(option.get_attribute("data-places")).split("|")[place]
    if not ref:
        option.click()
        return False
    page.locator(f'[data-ref="{ref}"].lit').first.click(position=corner)
    if page.locator(".narrowed:visible").count():
        option.click()
    return True


def test_a_whole_game_is_played_by_clicking_the_board(visit: Visit) -> None:
    page = visit()
    set_table(page, seed=11)
    pointed, decided = 0, 0
    wait_for_turn(page)
    while not over(page):
        before = seq(page)
        pointed += point_at(page, wanted(keys_on_offer(page)))
        decided += 1
        wait_for_turn(page, before)
        assert decided < MOST
    assert pointed > decided / 3
    page.get_by_role("link", name="Score sheet").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("won")
    expect(page.get_by_role("row", name="pods in caverns")).to_be_visible()


def test_a_whole_game_is_played_by_keyboard_alone_while_pieces_glide(visit: Visit) -> None:
    page = visit(motion=True)
    set_table(page, seats=(), seed=5)
    wait_for_turn(page)
    decided = 0
    while not over(page):
        before = seq(page)
        button = page.locator(f'.option[data-key="{wanted(keys_on_offer(page))}"]')
        if decided % 4 == 3:
            button.focus()
            page.keyboard.press("Enter")
        else:
            page.keyboard.type(button.locator("kbd").inner_text())
        decided += 1
        wait_for_turn(page, before)
        assert decided < MOST
    expect(page.locator("#asked")).to_contain_text("won")
