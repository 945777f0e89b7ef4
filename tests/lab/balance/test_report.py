"""Balance reports: whole pages for every game, figures with intervals, dead content, two packs on the same seeds."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from commands import data_of, pack, run
from holdfast.engine.study import Entry, Seating
from holdfast.games import NAMES
from holdfast.lab.balance.charts import Dot, Line, dots, histogram, number, ticks
from holdfast.lab.balance.content import entry_results
from holdfast.lab.balance.content_sections import content_section
from holdfast.lab.balance.page import Cell, DataTable, Report, Section
from holdfast.lab.balance.samples import Request, Row, Sample, samples_of
from holdfast.lab.balance.sections import percent_text, percentage_points, plain, signed
from holdfast.lab.balance.tables import ends_of, seats_of, sources_of, won_of
from holdfast.lab.simulate.runs import Run

VOID = {"meta", "col", "br", "path", "circle", "rect"}


class Checked(HTMLParser):
    """Reads a page: every element is closed, and nothing is asked of another place."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.drawings = 0
        self.titles: list[str] = []
        self.feed(page)
        assert not self.open, f"left open: {self.open}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        asked = [value for name, value in attrs if name in ("src", "href") and not str(value).startswith("#")]
        assert not asked, f"asks for {asked}"
        self.drawings += tag == "svg"
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in VOID

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] == "h2":
            self.titles.append(data)


@pytest.mark.parametrize("name", NAMES)
def test_the_page_of_every_game_is_whole_and_needs_nothing_else(name: str, tmp_path: Path) -> None:
    file = tmp_path / "new" / f"{name}.html"

    done = run("balance", name, "--games", "3", "--bots", "random", "--seed", "2", "--out", str(file))

    assert done.exit_code == 0, done.output
    page = Checked(file.read_text())
    parts = ["In short", "Points by source", "Length", "Ends", "Content", "Dead content", "How it was computed"]
    assert [title for title in page.titles if title in parts] == parts
    assert ("Seats" in page.titles) == (name != "frostpunk")
    assert ("Won and lost" in page.titles) == (name != "pioneers")
    assert page.drawings > 10
    assert "<script" not in file.read_text()
    assert file.stat().st_size < 400_000


def test_the_same_seed_gives_the_same_report_however_many_workers(tmp_path: Path) -> None:
    words = ("balance", "cryo", "--games", "2", "--bots", "random", "--seed", "7")
    files = [tmp_path / "one.html", tmp_path / "two.html"]
    for file, workers in zip(files, ("1", "2"), strict=True):
        assert run(*words, "--workers", workers, "--out", str(file)).exit_code == 0

    assert files[0].read_text() == files[1].read_text()


def test_markdown_and_data_say_the_same(tmp_path: Path) -> None:
    words = ("balance", "pioneers", "--games", "3", "--bots", "random")
    found = data_of(*words, "--out", str(tmp_path / "p.md"), "--json")

    text = (tmp_path / "p.md").read_text()
    assert "<svg" not in text
    assert "holdfast balance pioneers --games 3 --bots random --seed 0" in text
    assert [table["table"] for table in found["tables"]] == [f"{seats} players" for seats in (3, 4, 5, 6)]
    seat = found["tables"][0]["by_seat"][0]["wins"]
    assert f"| 3 players | 1 | {percent_text(seat['share'])} ({percent_text(seat['interval'][0])}" in text
    assert {entry["kind"] for entry in found["content"]} >= {"structure", "attack", "project", "survivor"}
    assert found["against"] is None


# What the figures say --------------------------------------------------------------------------------------------

A, B, C = Entry("card", "a", "Alpha"), Entry("card", "b", "Beta"), Entry("card", "c", "Gamma")


def sample(rows: list[Row], seats: int = 2, *, together: bool = False) -> Sample:
    entries = {f"card/{entry.key}": entry for entry in (A, B, C)}
    made = Sample(Seating("a table", seats), Run("cryo", seats, len(rows)), entries, together)
    made.sources = ("gold",)
    made.rows = rows
    return made


def row(won: tuple[float, ...], scores: tuple[int, ...], *used: str, ended: str = "time") -> Row:
    sets = tuple(frozenset(f"card/{letter}" for letter in letters) for letters in used)
    return Row(10, ended, scores, won, tuple((score,) for score in scores), sets, ())


def test_a_card_that_winners_have_is_stronger_and_one_that_nobody_has_is_dead() -> None:
    rows = [row((1, 0), (9, 4), "ab", "b") for _ in range(40)] + [row((0, 1), (3, 8), "b", "a") for _ in range(40)]

    alpha, beta, gamma = entry_results([sample(rows)])

    assert (alpha.entry, alpha.verdict, alpha.used) == (A, "stronger", 80)
    assert alpha.wins.value == 1
    assert alpha.points.value == 5
    assert (beta.entry, beta.verdict) == (B, "weaker")
    assert (gamma.entry, gamma.verdict, gamma.used) == (C, "never used", 0)


def test_where_nothing_is_won_points_decide() -> None:
    rows = [row((0,), (number % 3,), "") for number in range(60)] + [row((0,), (7,), "a") for _ in range(60)]

    alpha = entry_results([sample(rows, 1)])[0]

    assert alpha.by_points
    assert alpha.verdict == "stronger"
    assert alpha.points.value == pytest.approx(6, abs=0.1)


def test_tables_that_nobody_wins_say_nothing_of_victories() -> None:
    contested = [row((1, 0), (9, 4), "a", "")] * 40 + [row((0, 1), (4, 9), "", "a")] * 40
    hopeless = [row((0,), (5,), "a")] * 40 + [row((0,), (5,), "")] * 40

    assert entry_results([sample(contested), sample(hopeless, 1)])[0].wins.value == 1


def test_few_users_are_not_judged() -> None:
    rows = [row((1, 0), (9, 1), "a", "") for _ in range(5)] + [row((0, 1), (3, 3), "", "") for _ in range(200)]

    assert entry_results([sample(rows)])[0].verdict == "too few"


def test_drawings_reach_as_far_as_their_own_measure() -> None:
    contested = [row((1, 0), (9, 4), "a", "")] * 40 + [row((0, 1), (4, 9), "", "a")] * 40
    hopeless = [row((0,), (99,), "b")] * 40 + [row((0,), (5,), "")] * 40
    blocks = content_section(entry_results([sample(contested), sample(hopeless, 1)])).blocks

    drawn = {str(line[0]): line[2] for block in blocks if isinstance(block, DataTable) for line in block.rows}
    assert isinstance(drawn["Alpha"], Cell)
    assert isinstance(drawn["Beta"], Cell)
    assert 'cx="72"' in drawn["Alpha"].svg
    assert 'cx="72"' in drawn["Beta"].svg
    assert drawn["Beta"].text == "by points"


def test_a_seat_is_called_favoured_only_beyond_accident() -> None:
    even = [row((1, 0), (5, 4), "", ""), row((0, 1), (4, 5), "", "")] * 50
    uneven = [row((1, 0), (5, 4), "", "")] * 90 + [row((0, 1), (4, 5), "", "")] * 10

    assert [seat.adjusted_p_value for seat in seats_of([sample(even)])["a table"]] == [1, 1]
    assert all(seat.adjusted_p_value < 0.001 for seat in seats_of([sample(uneven)])["a table"])


def test_sources_ends_and_victories_of_a_table() -> None:
    rows = [row((1, 0), (9, 4), "", "")] * 3 + [row((0.5, 0.5), (5, 5), "", "", ended="a draw")]
    source = sources_of(sample(rows))[0]

    assert source.points.value == pytest.approx((6.5 * 3 + 5) / 4)
    assert source.ahead is not None
    assert source.ahead.value == pytest.approx(15 / 4)
    assert [(why, share.hits) for why, share in ends_of(sample(rows))] == [("time", 3), ("a draw", 1)]
    alone = sample([row((1,), (5,), ""), row((0,), (2,), "", ended="hunger")], 1)
    assert won_of(alone).value == 0.5
    assert [why for why, _ in ends_of(alone, lost=True)] == ["hunger"]


def test_seatings_have_seeds_of_their_own_also_when_only_some_are_asked_for() -> None:
    seeds = {played.seating.label: played.run.seed for played in samples_of(Request("cryo", 2, "random"))}
    some = {played.seating.label: played.run.seed for played in samples_of(Request("cryo", 2, "random", seats=3))}

    assert len(set(seeds.values())) == len(seeds)
    assert some == {"3 players": seeds["3 players"]}


def test_a_report_on_a_table_that_there_is_not_is_refused() -> None:
    done = run("balance", "pioneers", "--seats", "2", "--bots", "random")

    assert done.exit_code == 2
    assert "has no table with 2 seats; it has: 3, 4, 5, 6" in done.stderr


def test_the_help_has_an_example_and_unknown_games_are_refused() -> None:
    assert "Example: holdfast balance" in run("balance", "--help").stdout

    refused = run("balance", "chess")
    assert refused.exit_code == 2
    assert "there is no game 'chess'" in refused.stderr


# Two packs -------------------------------------------------------------------------------------------------------


def test_a_real_change_is_called_real(tmp_path: Path) -> None:
    changed = pack(tmp_path, "setup.yaml", "scoring: {pod_on_platform: 9}\n")
    words = ("balance", "cryo", "--seats", "2", "--games", "40", "--bots", "random", "--json")
    found = data_of(*words, "--against", changed)["against"]

    real = {change["about"]: change for change in found["changes"] if change["real"]}
    assert "2 players: points from pods on the platform" in real
    assert real["2 players: points of a seat"]["change"]["value"] > 10
    assert not any("points from majorities" in about for about in real)


def test_a_pack_that_changes_words_alone_changes_nothing(tmp_path: Path) -> None:
    words = pack(tmp_path, "cards.yaml", "cards: [{id: imaging, upgrade: {text: Other words.}}]\n")
    done = run("balance", "cryo", "--games", "3", "--bots", "random", "--against", words)

    assert done.exit_code == 0, done.output
    assert "None of the differences is real" in done.stdout
    assert "## The house set against pack" in done.stdout


def test_entries_that_only_one_pack_has_are_named(tmp_path: Path) -> None:
    mission = "{name: Beacons, counts: caverns_settled, per: 1, points: 4, text: 4 points for each cavern.}"
    renamed = pack(tmp_path, "cards.yaml", f"cards: [{{id: imaging, mission: {mission}}}]\n")
    found = data_of("balance", "cryo", "--games", "2", "--bots", "random", "--against", renamed, "--json")["against"]

    assert [(entry["kind"], entry["name"]) for entry in found["gone"]] == [("mission", "Expansion")]
    assert [(entry["kind"], entry["name"]) for entry in found["new"]] == [("mission", "Beacons")]


# Parts -----------------------------------------------------------------------------------------------------------


def test_ticks_are_round_and_reach_beyond_both_ends() -> None:
    assert ticks(0, 1) == [0, 0.2, 0.4, 0.6, 0.8, 1]
    assert ticks(-3, 11) == [-5, 0, 5, 10, 15]
    assert ticks(4, 4) == [3.4, 3.6, 3.8, 4, 4.2, 4.4, 4.6]


def test_charts_name_what_they_show_and_escape_it() -> None:
    drawn = dots([Line("Fire & <ice>", (Dot(0.5, 0.4, 0.6),))], "A & B", number, mark=0.5)

    assert 'aria-label="A &amp; B"' in drawn
    assert "Fire &amp; &lt;ice&gt;" in drawn
    assert len(re.findall("<rect", histogram([1, 1, 2, 9], "lengths"))) >= 8


def test_long_tables_are_folded_up() -> None:
    def page(lines: int) -> str:
        grid = DataTable(("card", "rate"), tuple((f"card {line}", "1.0%") for line in range(lines)))
        return Report("A report", (), (Section("Cards", (grid,)),)).html()

    assert "<details><summary>card: 61 lines</summary>" in page(61)
    assert "<details>" not in page(60)


def test_figures_are_written_without_minus_zero() -> None:
    assert (plain(-0.01), signed(-0.01), percentage_points(-0.0001)) == ("0.0", "+0.0", "+0.0")
    assert (plain(-1.5), signed(2), percentage_points(-0.25), percent_text(0.125)) == ("−1.5", "+2.0", "−25.0", "12.5%")
