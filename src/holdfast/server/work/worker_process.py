"""The loop of a worker process: receives jobs over a socket, and sends their results back."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import socket
import struct
import traceback
from typing import Any

import holdfast
from holdfast.bots.orphans import end_with_parent

HEAD = struct.Struct("!Q")
"""Before each message: its length in bytes."""
READY = b"ready"
"""Sent once, when the process can take jobs."""

_working = False


class Interrupted(BaseException):
    """The job is not needed any more. Not an `Exception`, so that no game takes it for an error of its own."""


def serve_jobs(connection: socket.socket, niceness: int) -> None:
    """Runs in a new process: do jobs until the server closes the connection."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends this process itself
    signal.signal(signal.SIGUSR1, _on_interrupt)
    os.nice(niceness)
    server = multiprocessing.parent_process()
    assert server is not None
    assert server.pid is not None
    end_with_parent(server.pid)
    holdfast.games()  # so that no import is interrupted
    connection.sendall(READY)
    while (message := _receive(connection)) is not None:
        answer = _do(message)
        connection.sendall(HEAD.pack(len(answer)) + answer)
    os._exit(0)  # without taking cached games apart, whose rules would complain that modules are gone


def _on_interrupt(_signal: int, _frame: object) -> None:
    """The server sends it only while it waits for a result, so a late one arrives between two jobs and does nothing."""
    if _working:
        raise Interrupted


def _do(message: bytes) -> bytes:
    """The pickled result of a job, or its error."""
    global _working  # noqa: PLW0603  # a signal handler has nothing else to look at
    try:
        _working = True
        work, arguments = pickle.loads(message)
        answer: tuple[bool, Any] = (True, work(*arguments))
    except Interrupted as interrupted:
        answer = (False, interrupted)
    except Exception as error:  # whatever it is, its asker gets it
        error.add_note(traceback.format_exc())
        answer = (False, error)
    finally:
        _working = False
    return _pickled(answer)


def _pickled(answer: tuple[bool, Any]) -> bytes:
    try:
        text = pickle.dumps(answer)
        pickle.loads(text)  # some errors can be pickled, but not read again
    except Exception:  # any class may fail in its own way
        return pickle.dumps((False, RuntimeError(repr(answer[1]))))
    return text


def _receive(connection: socket.socket) -> bytes | None:
    """The next job; None when the server has closed the connection."""
    head = _exactly(connection, HEAD.size)
    return None if head is None else _exactly(connection, HEAD.unpack(head)[0])


def _exactly(connection: socket.socket, length: int) -> bytes | None:
    received = bytearray()
    while len(received) < length:
        part = connection.recv(min(length - len(received), 1 << 20))
        if not part:
            return None
        received += part
    return bytes(received)
