"""Bots that are external programs."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

import holdfast
from commands import data_of
from holdfast import bots
from holdfast.bots.exec_bot import BotFailed, ExecBot, message
from holdfast.bots.player_view import PlayerView

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "bot.py"


def program(text: str) -> str:
    return f"{shlex.quote(sys.executable)} -c {shlex.quote(text)}"


def opening_view() -> PlayerView:
    table = holdfast.new("cryo", seats=2, seed=3)
    return PlayerView(table, table.decision)


def test_a_program_is_report_what_its_seat_sees_and_answers_by_key_or_index() -> None:
    view = opening_view()
    keys = [option.key for option in view.decision.options]
    last = "import sys,json\nfor l in sys.stdin: print(json.dumps({'choose': %s}), flush=True)"
    by_key = ExecBot(program(last % "json.loads(l)['decision']['options'][-1]['key']"), "by key")
    by_index = ExecBot(program(last % "1"), "by index")
    try:
        assert [by_key.choose(view), by_key.choose(view)] == [len(keys) - 1] * 2
        assert by_index.choose(view) == 1
    finally:
        bots.close([by_key, by_index])
    assert message(view)["view"] == view.as_data()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("print('hello')", "wrote 'hello"),
        ('print(\'{"choose": "fly"}\')', "chose 'fly'; offered were"),
        ("print('{\"choose\": 99}')", "chose 99; offered were"),
        ("pass", "has ended"),
    ],
)
def test_a_program_that_does_not_keep_to_the_protocol_is_blamed(text: str, why: str) -> None:
    bot = ExecBot(program(f"import sys\nsys.stdin.readline()\n{text}"), "exec:mine")
    try:
        with pytest.raises(BotFailed, match=why):
            bot.choose(opening_view())
    finally:
        bot.close()


def test_a_program_that_is_not_there_is_report() -> None:
    with pytest.raises(BotFailed, match="cannot be started"):
        ExecBot("./no-such-bot", "exec:./no-such-bot").choose(opening_view())


def test_the_example_plays_in_the_arena() -> None:
    command = f"exec:{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLE))}"
    report = data_of("arena", "cryo", "--bots", f"random,{command}", "--games", "2", "--json")
    assert report["games"] == 2
    assert report["bots"][command]["win_share"] + report["bots"]["random"]["win_share"] == 1


def test_a_server_does_not_run_programs_as_bots() -> None:
    assert bots.public_bot_name("Settler") == "Settler"
    with pytest.raises(bots.UnknownBot, match="not by name"):
        bots.public_bot_name("exec:rm -rf /")
