"""The commands of `holdfast`: what they print, for people and for scripts, and how they fail."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import holdfast
from commands import data_of, pack, run
from holdfast import RuleBug
from holdfast.lab.simulate.runs import Run


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOLDFAST_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


# All commands ----------------------------------------------------------------------------------------------------


def test_the_version_is_the_packages() -> None:
    assert run("--version").stdout == f"holdfast {holdfast.__version__}\n"


@pytest.mark.parametrize(
    "command",
    ["", "play", "simulate", "balance", "replay", "rules", "games", "bench", "pack check", "pack copy"],
    ids=lambda text: text or "all",
)
def test_the_help_of_every_command_has_an_example(command: str) -> None:
    done = run(*command.split(), "--help")

    assert done.exit_code == 0
    assert f"Example: holdfast {command}".rstrip() in done.stdout


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["play", "chess"], "there is no game 'chess'; there are: "),
        (["play", "cryo", "--seats", "7"], "Cryo is for 1, 2, 3 or 4 seats, not 7"),
        (["play", "cryo", "--bots", "clever"], "there is no bot 'clever'; there are: random"),
        (["play", "cryo", "--seats", "2", "--option", "harder=true"], "Cryo with 2 seats has no option 'harder'"),
        (["play", "cryo", "--solo", "--option", "harder=1"], "option 'harder' cannot be 1; it can be: False, True"),
        (["play", "cryo", "--pack", "nowhere"], "nowhere: there is no such folder"),
        (["play", "cryo", "--resume"], "no unfinished game of cryo is saved"),
        (["play", "cryo", "--name", "Bot 2"], "3 different names, not: Bot 2, Bot 2, Bot 3"),
        (["simulate", "chess"], "there is no game 'chess'"),
        (["simulate", "cryo", "--bots", "random,random"], "2 bots are named for 3 seats"),
        (["simulate", "cryo", "--pack", "nowhere"], "nowhere: there is no such folder"),
        (["replay", "nowhere"], "nowhere: cannot be read"),
        (["rules", "chess"], "there is no game 'chess'"),
        (["pack", "check", "nowhere"], "nowhere: there is no such folder"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_an_error_is_one_line_on_stderr_and_exit_code_2(arguments: list[str], why: str) -> None:
    done = run(*arguments)

    assert done.exit_code == 2
    assert done.stdout == ""
    assert done.stderr.startswith("holdfast: ")
    assert done.stderr.count("\n") == 1
    assert why in done.stderr


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["simulate", "cryo", "--seats", "1", "--options", "harder=true,easier=true"], "no option 'easier'"),
        (["play", "cryo", "--option", "harder"], "an option looks like harder=true, not like 'harder'"),
        (["play", "cryo", "--solo", "--seats", "3"], "it means 1 seat, not 3"),
        (["play", "cryo", "--seat", "3"], "the seats are 0 to 2"),
        (["play", "cryo", "--name", "a\x1bb"], "signs that can be printed"),
        (["play", "cryo", "--resume", "--seed", "0", "--solo"], "leave --seed, --solo out"),
        (["simulate", "cryo", "--games", "0"], "greater than or equal to 1"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_arguments_that_make_no_sense_are_explained(arguments: list[str], why: str) -> None:
    done = run(*arguments)

    assert done.exit_code == 2
    assert why in " ".join(done.stderr.replace("│", " ").split())


def test_the_entry_point_runs_even_where_our_signs_cannot_be_printed() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "holdfast.cli", "rules", "cryo", "CRY-052"],
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=False,
    )

    assert done.returncode == 0
    assert b"CRY-052" in done.stdout
    assert done.stderr == b""


# games -----------------------------------------------------------------------------------------------------------


def test_games_lists_seats_and_options() -> None:
    done = run("games")

    assert "Cryo" in done.stdout
    assert "1, 2, 3, 4" in done.stdout
    assert "harder=false|true: the rival starts with more materials (only with 1 seat)" in done.stdout


def test_games_as_json() -> None:
    cryo = next(game for game in data_of("games", "--json")["games"] if game["name"] == "cryo")

    assert cryo["seats"] == [1, 2, 3, 4]
    assert cryo["options"][0] == {
        "name": "harder",
        "values": [False, True],
        "about": "the rival starts with more materials",
        "seats": [1],
    }


# rules -----------------------------------------------------------------------------------------------------------


def test_rules_stand_section_by_section() -> None:
    done = run("rules", "cryo")

    assert done.stdout.index("Setup › step 1-3") < done.stdout.index("CRY-003") < done.stdout.index("Scoring")


def test_rules_are_found_by_a_word_or_an_id() -> None:
    assert [clause["id"] for clause in data_of("rules", "cryo", "CRY-052", "--json")["clauses"]] == ["CRY-052"]
    found = data_of("rules", "cryo", "Sabotage", "--json")["clauses"]
    assert len(found) > 3
    assert all("sabotage" in json.dumps(clause).lower() for clause in found)


def test_a_word_of_no_rule_is_told_and_exits_with_1() -> None:
    done = run("rules", "cryo", "xyzzy")

    assert done.exit_code == 1
    assert done.stderr == "No rule of cryo contains 'xyzzy'.\n"


def test_coverage_as_json_and_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    clauses = data_of("rules", "cryo", "--json")["clauses"]
    testable = [clause["id"] for clause in clauses if not clause["untestable"]]
    monkeypatch.setattr("holdfast.proofs.proved", lambda game: {clause: ["a test"] for clause in testable[:-2]})
    monkeypatch.setattr("holdfast.proofs.noticed", lambda game: {"rules/launch.py": (30, 40)})

    found = data_of("rules", "cryo", "--coverage", "--json")
    words = run("rules", "cryo", "--coverage").stdout

    untestable = len(clauses) - len(testable)
    assert found == {
        "clauses": len(clauses),
        "proved": len(testable) - 2,
        "untestable": untestable,
        "missing": 2,
        "missing_ids": testable[-2:],
        "mutants": {"rules/launch.py": {"killed": 30, "total": 40}},
    }
    assert all(clause in words for clause in testable[-2:])
    assert words.splitlines()[-2] == " 75.0 % of  40 small changes noticed in rules/launch.py"
    assert words.splitlines()[-1] == (
        f"{len(clauses)} clauses: {len(testable) - 2} proved, {untestable} untestable, 2 missing"
    )


def test_full_coverage_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    clauses = [clause["id"] for clause in data_of("rules", "cryo", "--json")["clauses"]]
    monkeypatch.setattr("holdfast.proofs.proved", lambda game: {clause: ["a test"] for clause in clauses})
    monkeypatch.setattr("holdfast.proofs.noticed", lambda game: {})

    assert run("rules", "cryo", "--coverage").stdout == (
        f"{len(clauses)} clauses: {len(clauses)} proved, 0 untestable, 0 missing\n"
    )


# bench -----------------------------------------------------------------------------------------------------------


def test_bench_runs_the_benchmarks_of_the_checkout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "benchmarks").mkdir()
    (tmp_path / "benchmarks" / "run.py").write_text("import os, sys; print(sys.argv[1:], os.getcwd()); sys.exit(3)")
    monkeypatch.setattr("holdfast.proofs.source_root", lambda: tmp_path)

    done = run("bench", "--json", "--", "--rounds", "2")

    assert done.exit_code == 3
    assert capfd.readouterr().out == f"['--json', '--rounds', '2'] {tmp_path}\n"


def test_bench_without_benchmarks_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("holdfast.proofs.source_root", lambda: tmp_path)

    done = run("bench")

    assert done.exit_code == 2
    assert "there are no benchmarks in this checkout" in done.stderr


# pack check ------------------------------------------------------------------------------------------------------


def test_pack_check_says_what_is_changed(tmp_path: Path) -> None:
    folder = pack(
        tmp_path,
        "cards.yaml",
        "cards: [{id: imaging, copies: 4, vehicle: {capacity: 5}}]\n",
    )
    pack(tmp_path, "incidents.yaml", "tokens: [{id: late sabotage, count: 8}, {id: late 2 card, remove: true}]\n")
    done = run("pack", "check", folder)

    assert done.exit_code == 0, done.stderr
    assert done.stdout.splitlines() == [
        "cryo/cards.yaml: cards › imaging › copies: 5 → 4",
        "cryo/cards.yaml: cards › imaging › vehicle › capacity: 4 → 5",
        "cryo/incidents.yaml: tokens › late sabotage › count: 7 → 8",
        "cryo/incidents.yaml: tokens › late 2 card: removed",
        f"{folder}: fits cryo",
    ]


@pytest.mark.parametrize(
    ("name", "text", "why"),
    [
        (
            "cards.yaml",
            "cards: [{id: imaging, colour: 1}]",
            "cards › imaging: object contains unknown field `colour`; allowed:",
        ),
        ("cards.yaml", "cards: [{id: imaging", "is not proper YAML"),
        ("foo.yaml", "a: 1", "cryo has no content file of that name; it has: cards.yaml"),
        ("ship.yaml", "docks: [{id: A, right: ZZ}]", "ZZ"),
        ("setup.yaml", "damage_markers: {2: 99}", "damage_markers: 99 markers, but 12 damage symbols"),
    ],
)
def test_a_pack_that_does_not_fit_is_refused_with_the_reason(tmp_path: Path, name: str, text: str, why: str) -> None:
    done = run("pack", "check", pack(tmp_path, name, text))

    assert done.exit_code == 2
    assert done.stderr.count("\n") == 1
    assert why in done.stderr


def test_a_pack_that_loads_but_cannot_be_played_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(run: Run) -> list[object]:
        raise RuleBug(f"nothing to choose with {run.seats} seats")

    monkeypatch.setattr("holdfast.commands.pack.simulate", breaks)
    done = run("pack", "check", pack(tmp_path, "setup.yaml", "hand_limit: 4\n"))

    assert done.exit_code == 2
    assert "cryo cannot be played with it (seats 1: RuleBug: nothing to choose with 1 seats)" in done.stderr


def test_a_pack_that_changes_nothing_says_so(tmp_path: Path) -> None:
    done = run("pack", "check", pack(tmp_path, "setup.yaml", "hand_limit: 5\n"))

    assert done.stdout.splitlines()[0] == "cryo/setup.yaml: nothing"


# play ------------------------------------------------------------------------------------------------------------


def test_play_with_a_pack_uses_it_when_resumed_too(tmp_path: Path) -> None:
    folder = pack(tmp_path, "setup.yaml", "start: {crystal: 5}\n")
    first = run("play", "cryo", "--pack", folder, "--seats", "2", typed="q\n")
    again = run("play", "cryo", "--resume", typed="q\n")

    assert first.exit_code == again.exit_code == 0
    shown = [line.split() for line in again.stdout.splitlines() if line.startswith("● Player 1 (you)")]
    assert [line[4] for line in shown] == ["5"]


def test_play_without_a_seed_gives_another_game_each_time(data: Path) -> None:
    for _ in range(2):
        run("play", "cryo", typed="q\n")

    first, second = (holdfast.Record.read(path.read_text()) for path in sorted((data / "saves").glob("*.record")))
    assert first.header.seed != second.header.seed
