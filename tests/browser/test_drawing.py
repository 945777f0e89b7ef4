"""Drawing without a browser: whatever an option points at can be pointed at, and no words of people become markup."""

from __future__ import annotations

import gc
import random
import re
from collections.abc import Iterator
from html import unescape
from itertools import islice
from typing import Any

import pytest
from msgspec.structs import replace

import holdfast
from holdfast.engine.requests import Option
from holdfast.engine.table import Table
from holdfast.games import NAMES, game
from holdfast.server.storage.rows import ChatLine
from holdfast.server.tables.table_view import Person, TableView
from holdfast.server.web import rendering
from holdfast.server.web.drawing import shell
from holdfast.server.web.drawing.games import Cover, covers
from holdfast.server.web.drawing.text import group_options

REF = re.compile(r'data-ref="([^"]*)"')
PATH = re.compile(r'data-path="([^"]*)"')
NASTY = '<script>alert("x")</script>'


def seen_by(table: Table[Any], seat: int | None, names: tuple[str, ...]) -> TableView:
    """A table as the server would hand it to the drawing."""
    asked = None if table.over else next((decision for decision in table.decisions if decision.seat == seat), None)
    return TableView(
        table="t", game=table.game, title=table.game.title, seq=len(table.log), seat=seat,
        people=tuple(Person(number, name, "person") for number, name in enumerate(names)), view=table.view(seat),
        decision=asked, waiting=() if table.over else tuple(decision.seat for decision in table.decisions),
        story=tuple(table.story.for_seat(seat)), undo_blocked=None, over=table.over,
        result=table.result() if table.over else None, names=table.story.names,
    )  # fmt: skip


def played(game: str, seats: int, seed: int) -> Iterator[TableView]:
    """Every decision of a game as its seat sees it at that moment, and the end as everybody does."""
    names = tuple(f"Player {seat}" for seat in range(seats))
    table, choice = holdfast.new(game, seats=seats, seed=seed, names=names), random.Random(seed)
    while not table.over and len(table.log) < 1500:
        yield seen_by(table, table.decision.seat, names)
        table.choose(choice.choice(table.decision.options))
    yield seen_by(table, None, names)


def numbers_in(view: object, path: str = "") -> set[str]:
    if isinstance(view, dict):
        return {
            found for key, value in view.items() for found in numbers_in(value, f"{path}.{key}" if path else str(key))
        }
    if isinstance(view, list):
        return {found for key, value in enumerate(view) for found in numbers_in(value, f"{path}.{key}")}
    return {path} if isinstance(view, int) and not isinstance(view, bool) else set()


def places_drawn(table: Table[Any], names: tuple[str, ...]) -> int:
    """Look at the decision at hand as its seat sees it: its options' places are drawn, every path is in the view."""
    seen = seen_by(table, table.decision.seat, names)
    drawn = "".join(rendering.regions(seen).values())
    refs, places = {unescape(ref) for ref in REF.findall(drawn)}, 0
    for option in (*table.decision.options, *table.decision.refused):
        places += len(option.places)
        assert set(option.places) <= refs, f"{option.label} points at {option.places}"
    assert set(PATH.findall(drawn)) <= numbers_in(seen.view)
    return places


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_place_that_an_option_of_cryo_points_at_is_on_the_board(seats: int) -> None:
    places = 0
    for seen in played("cryo", seats, seed=seats):
        drawn = "".join(rendering.regions(seen).values())
        refs = {ref.replace("&amp;", "&") for ref in REF.findall(drawn)}
        options: tuple[Option, ...] = seen.decision.options if seen.decision else ()
        for option in options:
            places += len(option.places)
            assert set(option.places) <= refs, f"{option.label} points at {option.places}"
        assert set(PATH.findall(drawn)) <= numbers_in(seen.view)
    assert places > 100


@pytest.mark.parametrize("game", NAMES)
def test_every_game_can_be_drawn_at_every_decision(game: str) -> None:
    fewest = min(holdfast.games()[game].seats)
    for seen in islice(played(game, fewest, seed=5), 0, 600, 7):
        drawn = rendering.regions(seen)
        keys = re.findall(r'data-key="([^"]*)"', drawn["options"])
        assert len(keys) == (len(seen.decision.options) if seen.decision else 0)
        assert set(PATH.findall("".join(drawn.values()))) <= numbers_in(seen.view)


def test_words_of_people_never_become_markup() -> None:
    names = (NASTY, "Bob")
    table = holdfast.new("cryo", seats=2, seed=1, names=names)
    for _ in range(12):
        table.choose(table.decision.options[0])
    seen = replace(seen_by(table, 0, names), talk=(ChatLine(0, NASTY, NASTY, 0.0),), title=NASTY)
    page = shell.table_page(seen)
    assert "<script>alert" not in page
    assert "&lt;script&gt;alert" in page


def test_options_are_grouped_by_verb_and_numbered_from_top_to_bottom() -> None:
    table = holdfast.new("cryo", seats=1, seed=1)
    for _ in range(3):
        table.choose(0)
    groups = group_options(table.decision)
    assert [group.heading for group in groups][:2] == ["Deploy to", "Scrap"]
    choices = [choice for group in groups for choice in group.choices]
    assert [choice.number for choice in choices] == list(range(1, len(table.decision.options) + 1))
    assert all(choice.option.label.endswith(choice.text) for choice in choices)


def test_equal_parts_of_a_board_are_drawn_once() -> None:
    seen = next(islice(played("cryo", 2, seed=9), 4, None))
    first, second = rendering.regions(seen), rendering.regions(replace(seen, seq=seen.seq + 1))
    assert first["board-depths"] is second["board-depths"]
    assert first["board-engineering"] is second["board-engineering"]


def test_a_game_that_nobody_won_is_said_to_be_lost() -> None:
    lost, won = holdfast.new("frostpunk", seats=1, seed=1), holdfast.new("cryo", seats=1, seed=1)
    for table in (lost, won):
        while not table.over:
            table.choose(table.decision.options[-1])
    drawn = [rendering.regions(seen_by(table, 0, ("Ada",)))["prompt"] for table in (lost, won)]
    assert (lost.result().winners, "The game is lost" in drawn[0]) == ((), True)
    assert "won</h1>" in drawn[1]


@pytest.mark.parametrize("name", NAMES)
def test_what_is_drawn_leaves_nothing_to_the_garbage_collector(name: str) -> None:
    moments = played(name, min(seats for seats in game(name).seats if seats > 1), seed=3)
    for seen in islice(moments, 10):
        rendering.regions(seen)  # what is made once is made now
    gc.collect()
    gc.disable()
    try:
        for seen in islice(moments, 30):
            rendering.regions(seen)
        left = gc.collect()
    finally:
        gc.enable()

    assert left < 30, "less than a thing a page: no drawing holds what it was made from"


@pytest.mark.parametrize(
    ("template", "page"),
    [
        ("<ul>\n  <li>a</li>\n  <li>b</li>\n</ul>", "<ul><li>a</li><li>b</li></ul>"),
        ("<b>a</b> <i>b</i>", "<b>a</b> <i>b</i>"),
        ('<b>a</b>{{ " " }}\n<i>b</i>', "<b>a</b> <i>b</i>"),
        ("<p>\n  two\n  words {{ 1 }}\n</p>", "<p> two words 1</p>"),
        ("{% if true %}\n  {{ 1 }}\n  {{ 2 }}\n{% endif %}\n", "12"),
        (
            '<a\n  title="x > y"\n  {% if true %}id="z"{% endif %}>\n  <b></b>\n</a>',
            '<a title="x > y" id="z"><b></b></a>',
        ),
    ],
)
def test_line_breaks_between_tags_do_not_reach_the_page(template: str, page: str) -> None:
    assert rendering.templates().from_string(template).render() == page


def test_the_home_page_shows_every_game_and_draws_a_cover_where_one_is_missing() -> None:
    shown = covers()
    assert {cover.name for cover in shown} == set(NAMES)
    stranger = Cover("chess", "Chess", "Checkmate.", "2", "")
    page = shell.page("home.html", covers=[*shown, stranger], mine=[], public=[], name="")
    assert page.count('class="cover"') == len(NAMES) + 1
    assert 'aria-label="Chess"' in page
    assert "2 seats" in page
