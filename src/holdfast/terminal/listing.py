"""The options of a decision as a numbered list, like beside like, and what is not possible with its reason."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from holdfast.engine.requests import Decision, Option

MAX_ONE_COLUMN_OPTIONS = 6
"""More options than this without a word beside them stand in columns."""

Hint = Callable[[str], Text]


def listing(decision: Decision[Any], hint: Hint) -> RenderableType:
    """Numbered options, and below them what is refused and why."""
    hints = [beside(option, hint) for option in decision.options]
    if len(hints) > MAX_ONE_COLUMN_OPTIONS and not any(hints):
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
    runs = list[list[Option]]()
    for option in options:
        if runs and alike(runs[-1][-1], option):
            runs[-1].append(option)
        else:
            runs.append([option])
    found = list[list[Option]]()
    for at, run in enumerate(runs):
        if at and len(run) == len(runs[at - 1]) == 1:
            found[-1] = found[-1] + run
        else:
            found.append(run)
    return found


def alike(first: Option, second: Option) -> bool:
    """Options are of a kind if they begin with the same word, or point at the same kind of place."""
    first_place, second_place = (option.places[0].split()[0] if option.places else "" for option in (first, second))
    return first.label.split()[:1] == second.label.split()[:1] or (first_place == second_place != "")


def beside(option: Option, hint: Hint) -> Text:
    """What is known of the first place that an option points at."""
    return hint(option.places[0]) if option.places else Text("")


def refused(options: Sequence[Option]) -> Iterator[str]:
    """What cannot be chosen, reason by reason."""
    words = [option.label.split() for option in options]
    same = shared(words) if len(words) > 1 else 0
    for reason in dict.fromkeys(option.why_not for option in options):
        names = [
            " ".join(label[same:]) or option.label
            for option, label in zip(options, words, strict=True)
            if option.why_not == reason
        ]
        yield f"{', '.join(names)} ({reason})"


def shared(labels: Sequence[Sequence[str]]) -> int:
    """With how many of the same words all labels begin."""
    columns = enumerate(zip(*labels, strict=False))
    return next((at for at, column in columns if len(set(column)) > 1), min(map(len, labels)))
