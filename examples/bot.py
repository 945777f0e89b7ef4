"""A bot as a program: reads a decision a line, writes its choice a line, knows nothing else.

    holdfast arena cryo --bots "random,exec:python examples/bot.py" --games 20

Each line read is what one seat sees: {"game", "seat", "view", "decision": {"prompt", "rule", "options"}}. Each line
written is {"choose": KEY}, the key of an option. The program ends when nothing more comes.
"""

from __future__ import annotations

import json
import sys
from random import Random
from typing import Any

IDLE = ("no action", "pass", "skip", "no", "neither", "done", "end turn", "no more")


def choose(decision: dict[str, Any], view: dict[str, Any], random: Random) -> str:
    """Your idea goes here: this one does anything rather than nothing. `view` is all that you may see."""
    keys: list[str] = [option["key"] for option in decision["options"]]
    busy = [key for key in keys if key not in IDLE]
    return random.choice(busy or keys)


def main() -> None:
    random = Random(1)
    for line in sys.stdin:
        seen = json.loads(line)
        print(json.dumps({"choose": choose(seen["decision"], seen["view"], random)}), flush=True)


if __name__ == "__main__":
    main()
