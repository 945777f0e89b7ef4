"""Looks for keys, tokens and passwords in everything that git keeps: part of `make check`."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

KINDS = {
    "a private key": r"-----BEGIN [A-Z ]*PRIVATE KEY-----",
    "a key of AWS": r"\b(?:AKIA|ASIA)[0-9A-Z]{16}\b",
    "a token of GitHub": r"\bgh[pousr]_[A-Za-z0-9]{36,}|\bgithub_pat_[A-Za-z0-9_]{40,}",
    "a token of GitLab": r"\bglpat-[A-Za-z0-9_-]{20,}",
    "a token of PyPI": r"\bpypi-[A-Za-z0-9_-]{50,}",
    "a token of npm": r"\bnpm_[A-Za-z0-9]{36}\b",
    "a token of Slack": r"\bxox[abprs]-[A-Za-z0-9-]{10,}",
    "a key of Google": r"\bAIza[0-9A-Za-z_-]{35}\b",
    "a key of a payment or model service": r"\b(?:sk|rk)[-_](?:live|test|proj|ant)[-_A-Za-z0-9]{20,}",
    "a web token": r"\beyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\.",
    "a password in an address": r"[a-z]+://[^\s:/@'\"{}]+:(?![*…$])[^\s/@'\"{}]{3,}@[a-z0-9.-]+",
}
SECRET = re.compile("|".join(f"(?P<k{number}>{pattern})" for number, pattern in enumerate(KINDS.values())))
HARMLESS = re.compile(r"//(?:kate|u|user|holdfast):(?:secret|s3cret|p|password)@")
"""Passwords of examples and tests, which open nothing."""


def main() -> int:
    listed = subprocess.run(["git", "ls-files", "-z"], capture_output=True, text=True, check=True).stdout.split("\0")
    found = 0
    for name in (file for file in listed if file and Path(file).is_file()):
        text = Path(name).read_bytes().decode(errors="replace")
        for match in SECRET.finditer(text):
            if not HARMLESS.search(match[0]):
                kind = list(KINDS)[int((match.lastgroup or "k0")[1:])]
                line = text.count("\n", 0, match.start()) + 1
                print(f"{name}:{line}: this looks like {kind}", file=sys.stderr)
                found += 1
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
