"""Bots matched with each other: who sits where, what they win, and that a run can go on where it stopped."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from commands import data_of, run
from holdfast import bots
from holdfast.lab.arena.ladder import Rung, as_markdown, rungs
from holdfast.lab.arena.match_log import BadLog, MatchLog
from holdfast.lab.arena.matches import Arena, BadArena, PlayedMatch, make_arena, play_arena, seatings
from holdfast.lab.arena.standings import Standings, interval
from holdfast.lab.simulate.engines import Local
from holdfast.lab.simulate.results import Outcome
from holdfast.lab.simulate.runs import Run


def arena(*names: str, game: str = "cryo", seats: int = 2, games: int = 4) -> Arena:
    return make_arena(Run(game, seats, games, seed=3), names)


@pytest.mark.parametrize(("names", "seats"), [("AB", 2), ("ABC", 2), ("ABCD", 3), ("ABC", 3)])
def test_every_bot_sits_on_every_seat_equally_often(names: str, seats: int) -> None:
    found = seatings(list(names), seats)
    for seat in range(seats):
        assert len(set(Counter(lineup[seat] for lineup in found).values())) == 1
        assert {lineup[seat] for lineup in found} == set(names)


def test_the_last_bot_takes_the_seats_left_over() -> None:
    assert seatings(["A", "B"], 3) == [("A", "B", "B"), ("B", "B", "A"), ("B", "A", "B")]


def test_in_cooperative_and_solo_games_each_bot_plays_alone() -> None:
    assert arena("random", "greedy", game="frostpunk", seats=2).seatings() == [("random",) * 2, ("greedy",) * 2]
    assert arena("random", "greedy", seats=1).seatings() == [("random",), ("greedy",)]


def test_bots_that_cannot_be_matched_are_refused() -> None:
    with pytest.raises(BadArena, match="named twice"):
        arena("random", "random")
    with pytest.raises(bots.UnknownBot):
        arena("random", "clever")


def test_games_are_the_same_on_one_worker_and_on_two() -> None:
    asked = arena("greedy:20%", "random")
    alone, shared = list(play_arena(asked)), list(play_arena(asked, Local(2)))
    assert alone == shared
    assert [match.outcome.number for match in alone] == [0, 1, 2, 3]
    assert [match.lineup for match in alone] == [("greedy:20%", "random"), ("random", "greedy:20%")] * 2


def played_match(number: int, winner: int) -> PlayedMatch:
    lineup = ("greedy", "random") if number % 2 == 0 else ("random", "greedy")
    return PlayedMatch(
        lineup, Outcome(number, 10, (5, 5), (lineup.index("greedy") if winner else lineup.index("random"),))
    )


def test_what_each_bot_won_comes_with_its_interval_and_rating() -> None:
    standings = Standings(arena("greedy", "random"))
    for number in range(20):
        standings.add(played_match(number, winner=int(number % 4 > 0)))
    report = standings.report()

    assert report["games"] == 20
    greedy, random = report["bots"]["greedy"], report["bots"]["random"]
    assert (greedy["win_share"], random["win_share"]) == (0.75, 0.25)
    assert greedy["interval"][0] < 0.75 < greedy["interval"][1]
    assert greedy["rating"] > random["rating"]


def test_a_shared_victory_is_split() -> None:
    standings = Standings(arena("greedy", "random"))
    standings.add(PlayedMatch(("greedy", "random"), Outcome(0, 10, (5, 5), (0, 1))))
    assert [bot["win_share"] for bot in standings.report()["bots"].values()] == [0.5, 0.5]


def test_cooperative_games_tell_the_share_won_and_why_games_were_lost() -> None:
    standings = Standings(arena("greedy", "random", game="frostpunk", seats=2))
    standings.add(PlayedMatch(("greedy", "greedy"), Outcome(0, 10, (9, 9), (0, 1))))
    standings.add(PlayedMatch(("random", "random"), Outcome(1, 10, (2, 2), (), ended="frozen")))
    report = standings.report()["bots"]

    assert (report["greedy"]["win_share"], report["greedy"]["losses"]) == (1.0, {})
    assert (report["random"]["win_share"], report["random"]["losses"]) == (0.0, {"frozen": 1})
    assert report["greedy"]["rating"] > report["random"]["rating"]


@pytest.mark.parametrize(
    ("share", "games", "expected"), [(0.5, 100, (0.404, 0.596)), (1.0, 20, (0.839, 1.0)), (0.0, 0, (0.0, 1.0))]
)
def test_intervals_are_wilsons(share: float, games: int, expected: tuple[float, float]) -> None:
    low, high = interval(share, games)
    assert (round(low, 3), round(high, 3)) == expected


def test_a_log_goes_on_where_it_stopped_even_if_its_last_line_was_cut(tmp_path: Path) -> None:
    asked, path = arena("greedy:20%", "random"), tmp_path / "log.jsonl"
    played = list(play_arena(asked))
    log = MatchLog(path, asked)
    assert list(log) == []
    log.write(played[:2])
    log.add(played[2])
    path.write_text(path.read_text()[:-5])

    assert list(MatchLog(path, asked)) == played[:2]


def test_the_log_of_another_arena_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    MatchLog(path, arena("greedy", "random")).write([])
    with pytest.raises(BadLog, match="another arena"):
        list(MatchLog(path, arena("greedy:20%", "random")))


def test_the_command_matches_bots_keeps_records_and_resumes(tmp_path: Path) -> None:
    words = ["arena", "cryo", "--bots", "greedy:20%,random", "--seed", "4", "--json"]
    log = ["--log", str(tmp_path / "log")]
    first = data_of(*words, "--games", "2", "--records", str(tmp_path / "records"), *log)
    more = data_of(*words, "--games", "4", *log)
    whole = data_of(*words, "--games", "4")

    assert first["games"] == 2
    assert more == whole
    assert len(list((tmp_path / "records").rglob("*.record"))) == 2
    assert set(whole["bots"]) == {"greedy:20%", "random"}


def test_the_command_prints_a_table() -> None:
    text = run("arena", "frostpunk", "--bots", "random", "--games", "2").stdout
    assert "2 games of frostpunk with 1 seats, seed 0" in text
    assert "random lost:" in text


def test_bots_or_the_ladder_must_be_asked_for() -> None:
    done = run("arena", "cryo")
    assert done.exit_code == 2
    assert "--ladder" in done.output


def test_the_ladder_matches_every_level_with_the_one_below() -> None:
    for game, seats in (("cryo", 2), ("pioneers", 3), ("frostpunk", 1)):
        found = rungs(game, seats)
        assert found[0].bots == ("greedy", "random")
        assert {"Settler", "Warden"} <= {rung.better for rung in found}
        assert len({rung.file for rung in found}) == len(found)


def test_a_ladder_is_written_as_a_table_that_says_what_was_reached() -> None:
    rung = rungs("cryo", 2)[0]
    standings = Standings(arena("greedy", "random"))
    for number in range(4):
        standings.add(played_match(number, winner=1))
    text = as_markdown("cryo", 2, 0, [(rung, standings.report())])
    assert "| greedy | random | 4 | 100.0% | 51.0% to 100.0% | 85% | reached |" in text


def test_alone_the_deals_count_that_only_one_bot_won() -> None:
    rung = Rung("greedy", "random", 0.6, 8, times=3)
    for won_by_random, verdict in ((0, "reached"), (2, "below")):
        standings = Standings(arena("greedy", "random", game="frostpunk", seats=1))
        for deal in range(4):
            for turn, won in enumerate((deal > 0, deal < won_by_random)):
                outcome = Outcome(2 * deal + turn, 9, (0,), (0,) if won else (), 5, "won" if won else "hope")
                standings.add(PlayedMatch((standings.arena.names[turn],), outcome))
        text = as_markdown("frostpunk", 1, 0, [(rung, standings.report())])

        alone, less = (2, 1) if won_by_random else (3, 0)
        assert f"| {won_by_random / 4:.1%} | {alone} of {alone + less}: {alone / 3:.0%} |" in text
        assert f"| 60%, 3 times as often | {verdict} |" in text
        assert "- greedy: hope 1" in text
