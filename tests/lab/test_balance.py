"""Balance reports: intervals, the order of levels, events counted, and the simple player."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from commands import data_of, run
from holdfast.bots.random_bot import RandomBot
from holdfast.games.arkosa import GAME
from holdfast.games.arkosa.box import box
from holdfast.lab import balance_arkosa
from holdfast.lab.balance import Share, Spread, by_seat, play_one, table
from holdfast.lab.balance_arkosa import LEVELS, count_events, in_the_decks, simple, verdict


def test_a_share_has_wilsons_interval() -> None:
    low, high = Share(8, 10).interval

    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)
    assert Share(0, 10).interval[0] == 0
    assert Share(0, 10).interval[1] > 0.2


def test_a_spread_has_an_interval_around_its_mean() -> None:
    spread = Spread((10, 20, 30))

    assert (spread.mean, spread.deviation) == (20, 10)
    assert [round(end, 2) for end in spread.interval] == [8.68, 31.32]


def test_a_table_has_a_line_for_each_row() -> None:
    assert table(["a", "b"], [["1", "2"]]) == "| a | b |\n| --- | --- |\n| 1 | 2 |"


def test_victories_are_shared_out_by_seat() -> None:
    games = [play_one(GAME, 2, {}, seed, RandomBot) for seed in range(3)]
    sides = by_seat(games, 2)

    assert sum(share.hits for _, share in sides) == 3
    assert [spread.points for spread, _ in sides] == [tuple(one.totals[seat] for one in games) for seat in (0, 1)]


@pytest.mark.parametrize("deck", ["low", "medium", "high"])
def test_the_decks_are_counted_as_the_book_prints_them(deck: str) -> None:
    odds = box(None).odds[deck]
    shares = in_the_decks(box(None))[deck]

    assert {name: round(100 * share) for name, share in shares.items()} == {
        "positive": odds.positive,
        "mixed": odds.mixed,
        "negative": odds.negative,
    }


def test_a_crate_counts_as_what_its_die_finds() -> None:
    cards = {card.key: card for card in box(None).events}
    crate = next(card for card in cards.values() if card.kind == "crate" and card.deck == "low")
    story = next(card for card in cards.values() if card.polarity == "mixed" and card.deck == "low")
    met = {"low": Counter[str]()}

    count_events(
        [("low events", crate.key), ("numbered die", "1"), ("resource die", "food"), ("low events", story.key)],
        cards,
        met,
    )

    assert met["low"] == Counter([crate.table[1].polarity, "mixed"])


def test_the_verdict_tells_clear_inversions_from_doubtful_ones() -> None:
    narrow = [(value - 1.0, value + 1.0) for value in (50, 40, 30, 20, 10)]
    assert verdict([50, 40, 30, 20, 10], narrow) == (
        "the ends are apart beyond their intervals; falls or stays level by level."
    )

    doubtful = [(0.0, 100.0)] * len(LEVELS)
    assert verdict([50, 40, 45, 20, 10], doubtful) == (
        "the ends are not apart beyond their intervals; rises within the intervals: easy to normal."
    )

    inverted = [(49.0, 51.0), (39.0, 41.0), (59.0, 61.0), (19.0, 21.0), (9.0, 11.0)]
    assert "clear inversion: easy to normal" in verdict([50, 40, 60, 20, 10], inverted)


def test_the_simple_player_repeats_itself_and_beats_chance() -> None:
    options = {"bot": "A", "level": "very easy"}
    first, again = (play_one(GAME, 1, options, 5, simple) for _ in range(2))
    chance = [play_one(GAME, 1, options, seed, RandomBot).totals[0] for seed in range(10)]

    assert first == again
    assert first.totals[0] > max(chance)


def test_the_command_writes_a_report_and_prints_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance_arkosa, "simple", RandomBot)
    file = tmp_path / "new" / "arkosa.md"

    printed = data_of("balance", "arkosa", "--games", "2", "--seed", "3", "--out", str(file), "--json")

    assert [(one["bot"], one["level"]) for one in printed["solo"]] == [(bot, level) for bot in "AB" for level in LEVELS]
    assert {one["seats"] for one in printed["seats"]} == {2, 3, 4}
    assert all(one["wins"]["games"] == 2 for one in printed["solo"])
    text = file.read_text()
    assert "holdfast balance arkosa --games 2 --seed 3" in text
    assert "### Bot B" in text
    assert "| high | negative | 56 % | 56.2% |" in text


def test_the_help_has_an_example_and_unknown_games_are_refused() -> None:
    assert "Example: holdfast balance" in run("balance", "--help").stdout

    refused = run("balance", "chess")
    assert refused.exit_code == 2
    assert "there is no game 'chess'" in refused.stderr
