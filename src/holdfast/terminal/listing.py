"""The options of a decision as a numbered list, grouped by kind, and what is not possible, with reasons."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from holdfast.engine.requests import Decision, Option

MAX_ONE_COLUMN_OPTIONS = 6
"""More options than this are printed in several columns, if they have no hints."""

Hint = Callable[[str], Text]


def listing(decision: Decision[Any], hint: Hint) -> RenderableType:
    """Numbered options, and below them what is not possible and why."""
    hints = [option_hint(option, hint) for option in decision.options]
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
    """One line per option, with a gap between groups."""
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
    """Groups of neighbouring options of the same kind; neighbours without such a group form one together."""
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
    """Whether two options are of the same kind: same first word of the label, or same kind of place."""
    first_place, second_place = (option.places[0].split()[0] if option.places else "" for option in (first, second))
    return first.label.split()[:1] == second.label.split()[:1] or (first_place == second_place != "")


def option_hint(option: Option, hint: Hint) -> Text:
    """The hint for the first place that an option points at."""
    return hint(option.places[0]) if option.places else Text("")


def refused(options: Sequence[Option]) -> Iterator[str]:
    """The options that cannot be chosen, by reason."""
    words = [option.label.split() for option in options]
    prefix = common_prefix(words) if len(words) > 1 else 0
    for reason in dict.fromkeys(option.why_not for option in options):
        names = [
            " ".join(label[prefix:]) or option.label
            for option, label in zip(options, words, strict=True)
            if option.why_not == reason
        ]
        yield f"{', '.join(names)} ({reason})"


def common_prefix(labels: Sequence[Sequence[str]]) -> int:
    """The number of words with which all labels begin."""
    columns = enumerate(zip(*labels, strict=False))
    return next((at for at, column in columns if len(set(column)) > 1), min(map(len, labels)))
