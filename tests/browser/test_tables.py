"""Getting to a table, and being at one: links, undo, hints, previews, chat, and a server that dies."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.playing import choose, first_action, keep_three, options, set_table, settled, wait_for_turn
from browser.servers_apart import ServerApart


def test_play_now_is_one_click_from_the_home_page(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    page.get_by_role("button", name="Play now").first.click()
    settled(page)
    expect(page.locator("#asked")).to_have_text("Keep which card?")
    expect(page.locator(".hand .card")).to_have_count(5)


def test_a_second_browser_joins_by_the_link_and_both_see_each_other_play(visit: Visit) -> None:
    ada, bob = visit(), visit()
    set_table(ada, seats=("open",))
    invite = ada.get_by_label("Link to join").input_value()
    ada.get_by_role("link", name="Go to the table").click()

    bob.goto(invite)
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Sit down").click()
    settled(bob)
    expect(ada.get_by_role("region", name="Bob")).to_contain_text("here")

    keep_three(bob)
    keep_three(ada)
    expect(ada.get_by_role("region", name="Bob").get_by_title("cards in hand")).to_contain_text("3")
    acting, waiting = (ada, bob) if ada.locator(".option[data-key]").count() else (bob, ada)
    expect(waiting.locator("#asked")).to_contain_text("Waiting for")
    acting.locator(".dock.lit").first.click()
    acting.locator(".berth.lit").first.click()
    expect(waiting.locator(".story")).to_contain_text("deployed")


def test_a_private_link_hands_a_seat_over(visit: Visit) -> None:
    ada, bob, eve = visit(), visit(), visit()
    set_table(ada, seats=("person",))
    private = ada.get_by_label("Private link").input_value()
    bob.goto(private)
    settled(bob)
    expect(bob.locator(".player.me h3")).to_contain_text("Player 2")

    eve.goto(bob.url)
    settled(eve)
    expect(eve.locator(".player.me")).to_have_count(0)
    expect(eve.locator(".option[data-key]")).to_have_count(0)


def test_whoever_set_the_table_up_has_a_new_link_to_a_seat_and_the_old_one_ends(visit: Visit) -> None:
    ada, bob, eve = visit(width=390, height=844), visit(), visit()
    set_table(ada, seats=("person",))
    line = ada.get_by_label("Private link")
    first = line.input_value()
    ada.get_by_role("button", name="New link to seat 2").press("Enter")
    expect(line).not_to_have_value(first)
    second = line.input_value()

    ada.get_by_role("link", name="Go to the table").click()
    settled(ada)
    ada.get_by_role("button", name="Players").click()
    ada.get_by_role("button", name="New link to the seat of Player 2").click()
    shown = ada.locator("#dialog").get_by_label("Private link")
    expect(shown).to_have_value(re.compile("/seat/"))
    third = shown.input_value()
    ada.get_by_role("button", name="Close").click()
    for ended in (first, second):
        eve.goto(ended)
        expect(eve.locator("main")).to_contain_text("This private link is not good any more")

    bob.goto(third)
    settled(bob)
    expect(bob.locator(".player.me h3")).to_contain_text("Player 2")
    expect(ada.get_by_role("button", name="New link")).to_have_count(0)
    expect(bob.get_by_role("button", name="New link")).to_have_count(0)


def test_undo_takes_the_last_answer_back_and_says_why_it_cannot(visit: Visit) -> None:
    page = visit()
    set_table(page)
    wait_for_turn(page)
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)
    expect(page.locator("#toast")).to_contain_text("Undo is not possible")

    before = page.locator(".hand .held:not(.kept)").count()
    options(page).first.click()
    expect(page.locator(".hand .held.kept")).to_have_count(1)
    undo.click()
    expect(page.locator(".hand .held.kept")).to_have_count(0)
    assert page.locator(".hand .held").count() == before


def test_a_closed_dock_says_why_and_the_prompt_opens_its_clause(visit: Visit) -> None:
    page = visit()
    set_table(page, seats=())
    keep_three(page)
    page.locator(".dock.damaged").first.click()
    expect(page.locator("#toast")).to_contain_text("the dock is damaged")
    page.get_by_role("button", name="Why?").click()
    expect(page.get_by_role("dialog")).to_contain_text("CRY-052")
    page.get_by_role("button", name="Close").click()
    page.get_by_text("Not possible now").click()
    expect(page.locator(".option.barred").first).to_be_visible()


def test_a_rule_problem_is_reported_beside_the_rule(visit: Visit) -> None:
    page = visit(width=390, height=844)
    page.goto("/")
    page.get_by_role("button", name="Play now").first.click()
    settled(page)
    page.get_by_role("button", name="Why?").click()
    page.get_by_text("Report a rule problem").click()
    page.get_by_label("What is wrong").fill("I should keep four cards.")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("dialog").get_by_role("status")).to_contain_text("Thank you")


def test_pointing_at_an_option_shows_what_it_would_change(visit: Visit) -> None:
    page = visit()
    set_table(page, seats=())
    keep_three(page)
    first_action(page, "engineering A")
    choose(page, "reactor")
    page.locator(".option", has_text="Once").hover()
    expect(page.locator('[data-path="players.0.stock.energy"]').first).to_have_attribute("data-delta", "+1")
    expect(page.locator('[data-path="players.0.stock.crystal"]').first).to_have_attribute("data-delta", "−1")
    page.locator("#asked").hover()
    expect(page.locator("[data-delta]")).to_have_count(0)


def test_a_place_with_several_options_narrows_the_buttons(visit: Visit) -> None:
    page = visit()
    set_table(page, seats=())
    keep_three(page)
    first_action(page, "research A")
    choose(page, "computer")
    choose(page, "1 play")
    everything = options(page).count()
    card = page.locator(".hand .card.lit").first
    name = card.get_attribute("data-ref")
    card.click()
    expect(page.locator(".narrowed")).to_be_visible()
    assert options(page).count() == page.locator(f'.option[data-places="{name}"]').count() > 1
    page.get_by_role("button", name="Show all").click()
    assert options(page).count() == everything
    card.click()
    page.locator(".option:visible", has_text="as mission").click()
    expect(page.locator(".mine .bay-row", has_text="Missions").get_by_role("button")).to_have_count(1)


def test_a_hint_marks_an_option_and_chat_reaches_the_others(visit: Visit) -> None:
    ada, bob = visit(), visit()
    table = set_table(ada)
    wait_for_turn(ada)
    ada.get_by_role("button", name="Hint").click()
    expect(ada.locator(".option.hinted")).to_have_count(1)

    bob.goto(f"/table/{table}")
    ada.get_by_role("tab", name="Chat").click()
    ada.get_by_label("Say something").fill("<b>hello</b>")
    ada.keyboard.press("Enter")
    bob.get_by_role("tab", name="Chat").click()
    expect(bob.locator(".said")).to_contain_text("<b>hello</b>")


def test_an_open_page_goes_on_after_the_server_was_killed_and_started_again(visit: Visit, server: ServerApart) -> None:
    page = visit()
    set_table(page, seats=())
    keep_three(page)
    asked = page.locator("#asked").inner_text()
    story = page.locator(".story li").count()
    server.kill()
    expect(page.locator("#table")).to_have_attribute("data-link", "down")
    server.start()
    settled(page)
    expect(page.locator("#asked")).to_have_text(asked)
    assert page.locator(".story li").count() == story
    first_action(page, "laboratory A")
    expect(page.locator(".story li", has_text="Ada deployed").last).to_be_visible()


def test_a_bot_takes_over_an_open_seat(visit: Visit) -> None:
    page = visit()
    set_table(page, seats=("open",))
    page.get_by_role("link", name="Go to the table").click()
    settled(page)
    keep = page.locator("#asked")
    for kept in range(3):
        expect(page.locator(".hand .held.kept")).to_have_count(kept)
        options(page).first.click()
    expect(keep).to_have_text("Waiting for Open seat 2")
    page.get_by_role("button", name="Let a bot play").click()
    expect(page.get_by_role("button", name="Let a bot play")).to_have_count(0)
    expect(keep).not_to_have_text("Waiting for Open seat 2")


def test_a_wrong_address_is_answered_clearly(visit: Visit) -> None:
    page = visit()
    answer = page.goto("/table/nowhere")
    assert answer is not None
    assert answer.status == 404
    expect(page.get_by_role("link", name="Home page")).to_be_visible()
