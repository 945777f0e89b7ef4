"""Playing in the terminal: a whole game, leaving and going on, undo, and all that can be asked for."""

from __future__ import annotations

from pathlib import Path

import pytest

import holdfast
from engine.tiny import TINY
from games.cryo.positions import cryo, seat
from holdfast.engine.record import Record
from holdfast.engine.table import Table
from holdfast.terminal.saves import Save
from terminal.seated import answers, only_record, play, prompts, sit


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOLDFAST_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


# Whole games -----------------------------------------------------------------------------------------------------


def test_a_whole_game_ends_with_the_score_sheet_and_a_record(data: Path) -> None:
    output = play("--seats", "2", "--seed", "7", "--name", "Kate", typed=answers(2000))

    record = only_record(data / "records")
    table = holdfast.replay(record)
    assert table.over
    assert record.header.names == ("Kate", "Bot 2")
    assert [path.name for path in (data / "saves").iterdir()] == []
    for source, points in table.result().sheets[0].parts.items():
        assert any(source in line and str(points) in line for line in output.splitlines())
    winners = [record.header.names[side] for side in table.winners()]
    assert f"{winners[0]} wins." in output or f"{' and '.join(winners)} share the victory." in output
    assert "The record is kept: " in output


def test_a_solo_game_is_for_one_seat_and_its_rival_is_scored(data: Path) -> None:
    output = play("--solo", "--seed", "1", "--option", "harder=true", typed=answers(2000))

    record = only_record(data / "records")
    assert record.header.seats == 1
    assert record.header.options["harder"] is True
    assert "The rival wins." in output or "Player 1 wins." in output
    assert len(record.scores or ()) == 2


@pytest.mark.parametrize(("asked", "bot"), [([], "Settler"), (["--bots", "random"], "random")])
def test_the_others_are_settlers_as_on_the_web_unless_asked_for(data: Path, asked: list[str], bot: str) -> None:
    play("--seats", "3", "--seed", "5", "--seat", "1", *asked, typed=["q"])
    save = Save.last("cryo")
    assert save is not None
    assert save.seating.bots == (bot, "", bot)


def test_leaving_and_going_on_equals_playing_on(data: Path) -> None:
    typed = answers(60)
    game = ["--seats", "2", "--seed", "5", "--seat", "1"]
    play(*game, typed=typed)
    play(*game, typed=[*typed[:21], "q"])
    play("--resume", typed=typed[21:40])
    output = play("--resume", typed=typed[40:])

    whole, parted = (Record.read((data / "saves" / f"cryo-{number}.record").read_text()) for number in (1, 2))
    assert parted == whole
    assert len({entry.who for entry in whole.entries[-100:]} & {0, 1}) == 2
    assert "Going on with cryo-2." in output


def test_the_end_of_input_saves_the_game(data: Path) -> None:
    output = play("--seats", "2", "--seed", "1", typed=["1", "1"])

    assert "Saved." in output
    assert sum(entry.who == 0 for entry in only_record(data / "saves").entries) == 2


def test_every_choice_is_on_disk_before_the_next_is_asked_for(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(TINY, seats=1, seed=2)
    lengths = list[int]()

    def glance(_prompt: str = "") -> str:
        lengths.append(len(only_record(data / "saves").entries) - len(table.log))
        return "1"

    monkeypatch.setattr("builtins.input", glance)
    sit(table, [], monkeypatch)

    assert len(lengths) > 5
    assert set(lengths) == {0}


def test_ctrl_c_saves_and_leaves(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_prompt: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    output = sit(Table(TINY, seats=2, seed=2), [], monkeypatch)

    assert "Saved." in output
    assert only_record(data / "saves").header.game == "tiny"


# A decision ------------------------------------------------------------------------------------------------------


def test_options_are_answered_by_number_or_by_key_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    table = cryo(kate=seat(organic=1), liam=seat()).table
    output = sit(table, ["engineering Z", "0", "99", "-1", "engineering A", "3", "q"], monkeypatch)

    assert output.count("is not on offer: give a number from 1 to 21, or h for help.") == 4
    assert [entry.key for entry in table.log] == ["engineering A", "charge"]


def test_the_prompt_stands_last_and_says_how_many_options_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    output = sit(cryo(kate=seat(), liam=seat()).table, ["", "b", "q"], monkeypatch)

    assert prompts(output) == [
        "Deploy a drone, or recall? 1–21, ? why, h help > ",
        "Deploy a drone, or recall? 1–21, ? why, h help > b",
        "Deploy a drone, or recall? 1–21, ? why, h help > q",
    ]
    assert output.count("Deploy to Engineering A") == 2


def test_what_is_not_possible_is_shown_with_its_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    table = cryo(
        kate=seat(), liam=seat(docked=["research A"]), board={"damaged": ["engineering L", "dispatch R"]}
    ).table
    output = sit(table, ["q"], monkeypatch)

    refused = "Not possible: Engineering L, Dispatch R (the dock is damaged); R&D A (a drone stands there)."
    assert refused in " ".join(output.split())


def test_the_board_is_drawn_at_the_start_of_a_turn_and_else_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    table = cryo(kate=seat(organic=2), liam=seat()).table
    output = sit(table, ["engineering A", "custom 1", "q"], monkeypatch)

    assert output.count("Platforms ──") == 1
    assert output.count("● kate: 0 cry, 2 org, 0 tec, 0 nan, 0 ene; 0 pods awake; hand: no cards") == 2


def test_bots_move_by_themselves_and_their_moves_are_told(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = cryo(turn="liam", kate=seat(), liam=seat(docked=["research A", "research B", "dispatch A"])).table
    output = sit(table, ["q"], monkeypatch)

    printed = [line for line in output.splitlines() if line.startswith("· ")]
    assert printed == [f"· {line}" for line in table.story.for_seat(0)]
    assert printed[0].startswith("· liam ")
    assert table.decision.seat == 0
    assert output.index(printed[-1]) < output.index("Deploy to Engineering A")


def test_secrets_of_others_are_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    table = cryo(turn="liam", kate=seat(), liam=seat(docked=["research A"], hand=["imaging"])).table
    table.story.tell("You draw {card}", {"card": "Imaging", "player": "liam"}, 1, "{player} draws a card")
    output = sit(table, ["l", "q"], monkeypatch)

    assert "liam draws a card" in output
    assert "You draw" not in output


# What can be asked for -------------------------------------------------------------------------------------------


def test_a_question_mark_shows_the_clause_behind_the_prompt(monkeypatch: pytest.MonkeyPatch) -> None:
    output = sit(cryo(kate=seat(), liam=seat()).table, ["?", "? sabotaged chamber", "? xyzzy", "q"], monkeypatch)

    assert "CRY-052  On a turn a player either deploys one drone or recalls" in output
    assert 'No rule contains "xyzzy".' in output


def test_a_tip_names_three_options_with_their_chances_and_why(monkeypatch: pytest.MonkeyPatch) -> None:
    table = cryo(kate=seat(energy=2, tech=1), liam=seat()).table
    output = sit(table, ["t", "q"], monkeypatch)

    labels = [option.label for option in table.decision.options]
    tips = [line for line in output.splitlines() if "%). " in line]
    assert len(tips) == 3
    assert all(any(f"  {label} (" in tip for label in labels) for tip in tips)


def test_a_game_without_a_rulebook_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    output = sit(Table(TINY, seats=2, seed=1), ["?", "h", "q"], monkeypatch)

    assert "No rule is written down for this." in output
    assert "This game has no drawing yet" in output


def test_undo_takes_the_last_choice_back(monkeypatch: pytest.MonkeyPatch) -> None:
    table = cryo(kate=seat(organic=1), liam=seat()).table
    output = sit(table, ["engineering A", "custom 1", "u", "u", "q"], monkeypatch)

    assert output.count("Taken back.") == 2
    assert table.log == []
    assert prompts(output)[-1].startswith("Deploy a drone, or recall?")


def test_undo_says_why_it_cannot(monkeypatch: pytest.MonkeyPatch) -> None:
    table = cryo(kate=seat(), liam=seat()).table
    output = sit(table, ["u", "q"], monkeypatch)

    assert "This cannot be undone: nothing has been decided yet." in output


def test_the_log_is_the_story_as_the_seat_reads_it(monkeypatch: pytest.MonkeyPatch) -> None:
    table = cryo(kate=seat(organic=1), liam=seat()).table
    output = sit(table, ["engineering A", "custom 1", "l", "l 1", "l 0", "q"], monkeypatch)

    (line,) = table.story.for_seat(0)
    assert "kate" in line
    assert output.splitlines().count(line) == 2


def test_saving_says_where(data: Path) -> None:
    output = play("--seats", "2", "--seed", "1", typed=["s", "q"])

    assert f"Saved: {data / 'saves' / 'cryo-1.record'}" in output.replace("\n", "")


def test_help_names_every_command_and_explains_the_drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    output = sit(cryo(kate=seat(), liam=seat()).table, ["h", "q"], monkeypatch)

    shown = output[output.index("a number") :]
    assert [line[0] for line in shown.splitlines()[:10]] == ["a", "?", "t", "b", "l", "u", "r", "s", "q", "h"]
    assert "×L×" in shown


def test_a_resumed_game_begins_with_a_recap_and_the_board() -> None:
    play("--seats", "2", "--seed", "3", typed=["1", "1", "1", "1", "q"])
    output = play("--resume", typed=["q"])

    assert "· " in output
    assert output.count("Platforms ──") == 1
