"""`holdfast bench`: the benchmarks of a checkout."""

from __future__ import annotations

import subprocess
import sys

import typer

from holdfast import proofs
from holdfast.commands.arguments import AsJson
from holdfast.engine.errors import HoldfastError


class NoBenchmarks(HoldfastError):
    """There are no benchmarks to run."""


def bench(context: typer.Context, as_json: AsJson = False) -> None:
    """Measure our games beside other engines. Arguments after -- are passed on, as in: -- --rounds 3."""
    try:
        root = proofs.source_root()
    except proofs.NoProofs as error:
        raise NoBenchmarks("benchmarks are run from a checkout of the sources; this is an installed copy") from error
    script = root / "benchmarks" / "run.py"
    if not script.is_file():
        raise NoBenchmarks(f"{script}: there are no benchmarks in this checkout")
    command = [sys.executable, str(script), *(["--json"] if as_json else []), *context.args]
    raise typer.Exit(subprocess.run(command, cwd=root, check=False).returncode)
