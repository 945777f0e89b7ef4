"""Write the recorded games again, one of each variant: `python tests/golden/write.py [GAME]`."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import holdfast

FOLDER = Path(__file__).parent


def write(name: str) -> None:
    """One game of each variant and number of seats: its record, and its story as the first seat reads it."""
    game = holdfast.games()[name]
    covered = {seats for seats, _ in game.variants}
    for seats, options in (*game.variants, *((seats, {}) for seats in game.seats if seats not in covered)):
        chosen = "".join(f"-{key}" if value is True else f"-{key}-{value}" for key, value in options.items())
        stem = f"{name}-{seats}{chosen}".replace(" ", "_").lower()
        random = Random(stem)
        table = holdfast.new(name, seats=seats, seed=random.randrange(10**6), options=options)
        while not table.over:
            table.choose(random.randrange(len(table.decision)))
        (FOLDER / f"{stem}.record").write_text(table.record().text(), encoding="utf-8")
        (FOLDER / f"{stem}.story").write_text("\n".join(table.story.for_seat(0)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for game in sys.argv[1:] or holdfast.games():
        if game not in holdfast.games():
            sys.exit(f"there is no game {game!r}; there are: {', '.join(holdfast.games())}")
        write(game)
