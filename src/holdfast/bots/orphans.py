"""A process that computes for another one ends with it, even if that was killed."""

from __future__ import annotations

import ctypes
import os
import signal
import sys

PARENT_CHECK_INTERVAL_S = 0.5
PR_SET_PDEATHSIG = 1


def end_with_parent(parent: int) -> None:
    """Call it in a new process, with the id of its parent: it is killed when that ends.

    Linux does this at once. Elsewhere a timer signal looks for the parent: with a waiting thread the process could not
    be forked. A forked process inherits neither, so it calls this as well.
    """

    def exit_without_parent(_signal: int, _frame: object) -> None:
        if os.getppid() != parent:
            os._exit(0)

    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    signal.signal(signal.SIGALRM, exit_without_parent)
    signal.setitimer(signal.ITIMER_REAL, PARENT_CHECK_INTERVAL_S, PARENT_CHECK_INTERVAL_S)
    exit_without_parent(0, None)  # it may have ended already
