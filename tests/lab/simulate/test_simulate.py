"""Many games between bots: the same for the same seeds with any number of workers, and right totals."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

import holdfast
from holdfast import bots
from holdfast.engine.chance import Generator64
from holdfast.engine.errors import ContentError, RuleBug, UnknownGame
from holdfast.engine.play import Play
from holdfast.games.cryo import GAME
from holdfast.lab.simulate.engines import Local
from holdfast.lab.simulate.results import Outcome, Tally
from holdfast.lab.simulate.runs import NoRecords, Run, check, play_out, simulate


def test_one_worker_and_two_play_the_same_games() -> None:
    run = Run("cryo", seats=2, games=6, seed=5)

    assert sorted(simulate(run, Local(2))) == list(simulate(run))


def test_a_game_depends_on_the_seed_of_the_run_and_its_number_alone() -> None:
    few, many = (list(simulate(Run("cryo", seats=2, games=games, seed=5))) for games in (2, 3))
    others = list(simulate(Run("cryo", seats=2, games=2, seed=6)))

    assert few == many[:2]
    assert [outcome.number for outcome in many] == [0, 1, 2]
    assert len({(outcome.decisions, outcome.scores) for outcome in many}) == 3
    assert {outcome.scores for outcome in few}.isdisjoint({outcome.scores for outcome in others})


def test_keeping_records_changes_nothing_and_they_can_be_replayed(tmp_path: Path) -> None:
    run = Run("cryo", seats=1, games=11, seed=2, options={"harder": True})
    kept = list(simulate(replace(run, records=tmp_path / "kept")))

    assert kept == list(simulate(run))
    files = sorted((tmp_path / "kept").iterdir())
    assert [path.name for path in files] == [f"cryo-{number:02}.record" for number in range(11)]
    table = holdfast.replay(files[3].read_text())
    assert table.over
    assert tuple(table.scores()) == kept[3].scores
    assert table.record().text() == files[3].read_text()


def test_a_studied_game_is_the_same_game_also_when_its_record_is_kept(tmp_path: Path) -> None:
    run = Run("cryo", seats=2, games=3, seed=2)
    plain, studied = list(simulate(run)), list(simulate(replace(run, study=True)))
    both = list(simulate(replace(run, study=True, records=tmp_path)))

    assert both == studied
    assert [outcome._replace(ended="", sides=()) for outcome in studied] == plain
    assert [sum(side.points.values()) for side in studied[0].sides] == list(studied[0].scores)
    assert all(outcome.ended and outcome.sides[0].used for outcome in studied)
    assert holdfast.replay((tmp_path / "cryo-2.record").read_text()).scores() == list(both[2].scores)


def test_only_choices_between_two_options_or_more_are_counted() -> None:
    run = check(Run("cryo", seats=2, games=1, seed=3))
    play = Play(GAME, GAME.new(GAME.content(None), 2, {}), Generator64(run.seed_of(0)))
    play.start()
    chosen = list[int]()

    class Counting:
        name = "counting"

        def choose(self, view: bots.PlayerView) -> int:
            chosen.append(len(view.decision))
            return 0

    bots.MAKERS["counting"] = lambda seed: Counting()
    try:
        outcome = play_out(replace(run, bots=("counting", "counting")), 0, GAME, play)
    finally:
        del bots.MAKERS["counting"]

    assert outcome.decisions == len(chosen)
    assert min(chosen) >= 2


def test_a_game_that_does_not_end_is_an_error_that_names_its_seed() -> None:
    run = check(Run("cryo", seats=2, games=1, seed=3))
    play = Play(GAME, GAME.new(GAME.content(None), 2, {}), Generator64(run.seed_of(0)))
    play.start()

    with pytest.raises(RuleBug, match=rf"game 0 of seed 3, whose own seed is {run.seed_of(0)}, .* 10 decisions"):
        play_out(run, 0, replace(GAME, max_decisions=10), play)


def test_a_tally_splits_shared_victories_and_takes_games_in_any_order() -> None:
    outcomes = [
        Outcome(0, 10, (3, 5, 5), (1, 2)),
        Outcome(1, 30, (9, 0, 1), (0,)),
        Outcome(2, 20, (0, 1, 6), (2,)),
    ]
    forwards, other = Tally(3), Tally(3)
    for outcome in outcomes:
        forwards.add(outcome)
    for outcome in reversed(outcomes):
        other.add(outcome)

    assert forwards == other
    assert forwards.wins == [Fraction(1), Fraction(1, 2), Fraction(3, 2)]
    assert forwards.report() == {
        "games": 3,
        "decisions": 60,
        "scores": [4.0, 2.0, 4.0],
        "win_share_by_seat": [1 / 3, 1 / 6, 1 / 2],
        "length": {"shortest": 10, "mean": 20.0, "longest": 30},
    }


def test_in_a_solo_tally_the_rival_has_a_share_of_its_own() -> None:
    tally = Tally(1)
    tally.add(Outcome(0, 10, (3, 5), (1,)))
    tally.add(Outcome(1, 10, (5, 5), (0, 1)))

    report = tally.report()

    assert report["win_share_by_seat"] == [0.25]
    assert report["rival"] == 0.75
    assert report["scores"] == [4.0, 5.0]


def test_a_tally_of_no_games_is_all_zeros() -> None:
    assert Tally(2).report()["length"] == {"shortest": 0, "mean": 0.0, "longest": 0}


@pytest.mark.parametrize(
    ("run", "error", "why"),
    [
        (Run("chess", 2, 1), UnknownGame, "there is no game 'chess'"),
        (Run("cryo", 9, 1), UnknownGame, "1, 2, 3 or 4 seats, not 9"),
        (Run("cryo", 2, 1, options={"harder": True}), UnknownGame, "has no option 'harder'"),
        (Run("cryo", 2, 1, bots=("clever",)), bots.UnknownBot, "there is no bot 'clever'"),
    ],
)
def test_a_run_that_cannot_be_is_refused_before_anything_is_played(run: Run, error: type, why: str) -> None:
    with pytest.raises(error, match=why):
        next(simulate(run, Local(2)))


def test_a_folder_that_cannot_take_records_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")

    with pytest.raises(NoRecords, match="file: records cannot be written there"):
        next(simulate(Run("cryo", 2, 1, records=tmp_path / "file")))


def test_an_error_in_a_worker_reaches_the_caller(tmp_path: Path) -> None:
    (tmp_path / "cryo-2.record").mkdir()

    with pytest.raises(NoRecords, match=r"cryo-2\.record: records cannot be written there"):
        list(simulate(Run("cryo", 2, 4, records=tmp_path), Local(2)))


def test_a_pack_changes_what_is_played(tmp_path: Path) -> None:
    (tmp_path / "cryo").mkdir()
    (tmp_path / "cryo" / "setup.yaml").write_text("scoring: {pod_on_platform: 100}\n")

    plain, changed = (list(simulate(Run("cryo", 2, 2, pack=pack))) for pack in (None, tmp_path))

    assert max(max(outcome.scores) for outcome in changed) >= 100 > max(max(outcome.scores) for outcome in plain)


def test_a_pack_that_breaks_its_format_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    (tmp_path / "cryo").mkdir()
    (tmp_path / "cryo" / "setup.yaml").write_text("hand_limit: many\n")

    with pytest.raises(ContentError, match="hand_limit"):
        check(Run("cryo", 2, 1, pack=tmp_path))
