"""Processes that search for another one end with it, even if that was killed."""

from __future__ import annotations

import os
import select
import subprocess
import sys
from pathlib import Path

SEARCHES = """
import os, time
from holdfast.bots.parallel import ForkedSearch

search = ForkedSearch(lambda: time.sleep(600))
print(search._process, flush=True)
time.sleep(600)
"""


def test_a_forked_search_ends_when_its_process_was_killed(tmp_path: Path) -> None:
    (tmp_path / "searches.py").write_text(SEARCHES)
    with subprocess.Popen(
        [sys.executable, str(tmp_path / "searches.py")], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        search = os.pidfd_open(int(process.stdout.readline()))
        process.kill()
    ended, *_ = select.select([search], [], [], 60)
    os.close(search)

    assert ended
