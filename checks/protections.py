"""Takes each protection away, in a copy of the sources, and sees its test fail: `python checks/protections.py`.

docs/reliability.md lists them. A protection whose test still passes without it is printed, and is an error.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
SERVER = "src/holdfast/server"


class Protection(NamedTuple):
    """What is protected, how it is taken away, and the test that must fail then."""

    what: str
    file: str
    old: str
    new: str
    test: str


PROTECTIONS = (
    Protection(
        "an answer is on disk before it is acknowledged", f"{SERVER}/store.py",
        "return await self._queue.put(Append(_values(table, action), state, Notice(table, action.seq, kind), kept))",
        "asyncio.get_running_loop().call_later(0.3, lambda: asyncio.ensure_future(self._queue.put("
        "Append(_values(table, action), state, Notice(table, action.seq, kind), kept)))); return True",
        "test_crashes.py::test_killed_servers_and_full_disks_lose_nothing_on_sqlite",
    ),
    Protection(
        "an answer that is repeated counts once", f"{SERVER}/service.py",
        "if await self._tables.given(loaded, seat, key, seq):", "if False:",
        "test_api.py::test_an_answer_that_is_repeated_counts_once_and_another_one_is_stale",
    ),
    Protection(
        "a database that is away is told as such", f"{SERVER}/faults.py",
        "raise Unavailable(AGAIN) from error", "raise",
        "test_database_faults.py::test_who_plays_while_the_database_is_locked_goes_on_afterwards",
    ),
    Protection(
        "an answer that was not written is forgotten", f"{SERVER}/tables.py",
        "        room.loaded = None\n        raise", "        raise",
        "test_database_faults.py::test_an_answer_that_could_not_be_written_changes_nothing",
    ),
    Protection(
        "what was missed from other servers is caught up with", f"{SERVER}/notify.py",
        "self._missed()", "pass",
        "test_database_faults.py::test_what_was_done_while_word_was_cut_off_is_seen_when_it_is_back",
    ),
    Protection(
        "of two answers to one moment one counts", f"{SERVER}/tables.py",
        "        if not kept:\n            raise Stale(MOVED_ON)", "",
        "test_service.py::test_two_servers_on_one_database_exactly_one_counts",
    ),
    Protection(
        "other servers hear of a move", f"{SERVER}/writing.py",
        "select pg_notify('holdfast', word) from", "select word from",
        "test_two_servers.py::test_players_on_two_servers_share_a_table_and_one_server_may_die",
    ),
    Protection(
        "other processes of a server hear of a move", f"{SERVER}/store.py",
        "            self._siblings.say(notices)", "            pass",
        "test_processes.py::test_players_meet_whichever_process_serves_them_and_one_may_die",
    ),
    Protection(
        "what was missed from other processes is caught up with", f"{SERVER}/siblings.py",
        "self._missed()", "pass",
        "test_processes.py::test_siblings_hear_each_other_and_know_when_they_may_have_missed_something",
    ),
    Protection(
        "a process that died is started anew", f"{SERVER}/door.py",
        "self._do(self._renew(number))", "pass",
        "test_processes.py::test_players_meet_whichever_process_serves_them_and_one_may_die",
    ),
    Protection(
        "processes end with the one that started them", f"{SERVER}/worker.py",
        "        self.should_exit = True", "        pass",
        "test_processes.py::test_processes_end_with_the_one_that_hands_out_connections",
    ),
    Protection(
        "other servers hear who is here", f"{SERVER}/sharing.py",
        "await self._store.pass_on(*notices)", "pass",
        "test_two_servers.py::test_players_on_two_servers_share_a_table_and_one_server_may_die",
    ),
    Protection(
        "a table goes on from its snapshot", f"{SERVER}/tables.py",
        "return await self._go_on(row, setup, actions, seq, error)", "raise",
        "test_upgrades.py::test_a_table_whose_log_no_longer_fits_goes_on_from_its_snapshot_and_says_so",
    ),
    Protection(
        "readiness asks the database", f"{SERVER}/store.py",
        "await connection.execute(select(TABLES.c.id).limit(1))", "pass",
        "test_operating.py::test_a_server_is_ready_as_long_as_its_database_answers",
    ),
    Protection(
        "a backup that was changed is refused", f"{SERVER}/backups.py",
        'if value.get("end") != count:', "if False:",
        "test_backups.py::test_a_damaged_backup_changes_nothing",
    ),
    Protection(
        "other sites are kept out", f"{SERVER}/guard.py",
        "if changes and not same_site(headers):", "if False:",
        "test_security.py::test_other_sites_change_nothing",
    ),
    Protection(
        "requests are limited", f"{SERVER}/guard.py",
        "return math.ceil(self._limits.ask(address_of(scope), kind))", "return 0",
        "test_security.py::test_who_guesses_links_is_stopped",
    ),
    Protection(
        "slow heads of requests are dropped", f"{SERVER}/running.py",
        "        if self._idle() and not self.transport.is_closing():\n            self.transport.close()",
        "        pass",
        "test_security.py::test_who_never_comes_to_the_point_is_dropped",
    ),
    Protection(
        "slow bodies are not waited for", f"{SERVER}/guard.py",
        "async with asyncio.timeout_at(self._until):", "if True:",
        "test_security.py::test_a_body_that_never_ends_is_not_waited_for",
    ),
    Protection(
        "silent live connections are dropped", f"{SERVER}/running.py",
        "ws_ping_interval=config.silence", "ws_ping_interval=None",
        "test_security.py::test_who_does_not_answer_a_ping_is_dropped",
    ),
    Protection(
        "who reads nothing is dropped", f"{SERVER}/running.py",
        "self._deadline = self.loop.call_later(self.ping_timeout, self.transport.abort)", "pass",
        "test_security.py::test_who_reads_nothing_of_what_they_are_sent_is_dropped",
    ),
    Protection(
        "long messages end the connection", f"{SERVER}/running.py",
        "ws_max_size=MESSAGE", "ws_max_size=16_000_000",
        "test_security.py::test_a_message_that_is_too_long_ends_the_connection",
    ),
    Protection(
        "only hashes of secrets are kept", f"{SERVER}/rooms.py",
        "return hashlib.sha256(secret.encode()).hexdigest()", "return secret[:64]",
        "test_security.py::test_only_hashes_of_tokens_and_links_are_kept",
    ),
    Protection(
        "a running game is not looked over", f"{SERVER}/analysing.py",
        "if not loaded.row.closed:", "if False:",
        "test_analysing.py::test_a_game_that_is_being_played_is_not_looked_over",
    ),
    Protection(
        "nobody is lured from a seat", f"{SERVER}/service.py",
        "if held is not None and held != seat:", "if False:",
        "test_security.py::test_nobody_loses_a_seat_by_being_lured_to_a_link",
    ),
    Protection(
        "an old link ends", f"{SERVER}/store.py",
        "await connection.execute(update(SEATS).where(_seat(table, seat)).values(link=None))", "pass",
        "test_security.py::test_who_gave_a_link_away_by_mistake_can_be_alone_on_the_seat_again",
    ),
    Protection(
        "no secret is logged", f"{SERVER}/logs.py",
        'return SECRET.sub(lambda found: (found[1] or found[2] or found[4]) + "…" + (found[3] or ""), text)',
        "return text",
        "test_operating.py::test_every_request_is_logged_with_its_id_and_table_and_without_secrets",
    ),
    Protection(
        "names and chat are text", f"{SERVER}/render.py",
        "autoescape=True", "autoescape=False",
        "test_security.py::test_no_page_has_a_script_in_it_or_lets_one_in",
    ),
    Protection(
        "pages say what may run in them", f"{SERVER}/guard.py",
        '"script-src \'self\'",', "",
        "test_api.py::test_every_answer_says_what_a_page_may_do",
    ),
)  # fmt: skip


def survives(one: Protection, folder: Path) -> bool:
    """Whether the test passes without the protection."""
    path = folder / one.file
    text = path.read_text()
    if text.count(one.old) != 1:
        raise SystemExit(f"{one.what}: {one.file} has changed; mend the list in {Path(__file__).name}")
    path.write_text(text.replace(one.old, one.new))
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", f"tests/server/{one.test}"]
    environment = {**os.environ, "PYTHONPATH": str(folder / "src")}
    try:
        done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, check=False, timeout=600)
        return done.returncode == 0
    except subprocess.TimeoutExpired:
        return False
    finally:
        path.write_text(text)


def main() -> int:
    wanted = sys.argv[1:]
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        for name in ("src", "tests", "docs", "checks"):
            shutil.copytree(ROOT / name, folder / name)
        for name in ("pyproject.toml", "README.md", "compose.yaml", "Dockerfile", "Caddyfile"):
            shutil.copy(ROOT / name, folder / name)
        apart = folder / "tests" / "server" / "apart.py"
        apart.write_text(apart.read_text().replace("PATIENCE = 180.0", "PATIENCE = 30.0"))  # what hangs, hangs
        unprotected = 0
        for one in PROTECTIONS:
            if not wanted or any(word in one.what for word in wanted):
                passes = survives(one, folder)
                unprotected += passes
                print(f"{'STILL PASSES' if passes else 'fails'}  without: {one.what} ({one.test})", flush=True)
    return 1 if unprotected else 0


if __name__ == "__main__":
    sys.exit(main())
