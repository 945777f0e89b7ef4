"""The options of a decision as a numbered list, like beside like, and what is not possible with its reason."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from holdfast.engine.requests import Decision, Option

_MANY = 6
"""More options than this without a word beside them stand in columns."""

Hint = Callable[[str], Text]


def listing(decision: Decision[Any], hint: Hint) -> RenderableType:
    """Numbered options, and below them what is refused and why."""
    hints = [beside(option, hint) for option in decision.options]
    if len(hints) > _MANY and not any(hints):
        shown: RenderableType = Columns(
            [Text.assemble((f"{option.index + 1:>2} ", "bold"), option.label) for option in decision.options],
            padding=(0, 3),
            column_first=True,
        )
    else:
        shown = in_groups(decision.options, hints)
    refusals = list(refused(decision.refused))
    return Group(shown, Text(f"Not possible: {'; '.join(refusals)}.", "dim")) if refusals else shown


def in_groups(options: Sequence[Option], hints: Sequence[Text]) -> RenderableType:
    """A line an option, with a gap where another kind of option begins."""
    shown = list[RenderableType]()
    for group in groups(options):
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", no_wrap=True, min_width=len(str(len(options))))
        grid.add_column()
        grid.add_column()
        for option in group:
            grid.add_row(Text(str(option.index + 1), "bold"), Text(option.label), hints[option.index])
        shown += [Text(), grid] if shown else [grid]
    return Group(*shown)


def groups(options: Sequence[Option]) -> list[list[Option]]:
    """Neighbours of a kind; those that are alone of their kind stand together."""
    found = list[list[Option]]()
    for _, run in groupby(options, key=verb):
        alike = list(run)
        if found and len(alike) == 1 and (len(found[-1]) == 1 or verb(found[-1][0]) != verb(found[-1][-1])):
            found[-1] += alike
        else:
            found.append(alike)
    return found


def verb(option: Option) -> str:
    """Options that begin with the same word are of a kind."""
    return option.label.partition(" ")[0]


def beside(option: Option, hint: Hint) -> Text:
    """What is known of the first place that an option points at."""
    return hint(option.places[0]) if option.places else Text("")


def refused(options: Sequence[Option]) -> Iterator[str]:
    """What cannot be chosen, reason by reason."""
    for reason in dict.fromkeys(option.why_not for option in options):
        yield f"{', '.join(option.key for option in options if option.why_not == reason)} ({reason})"
