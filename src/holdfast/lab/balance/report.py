"""The balance report of a game: its sections, and the same figures as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from holdfast.games import game as game_named
from holdfast.lab.balance import tables
from holdfast.lab.balance.comparison import Comparison, compare
from holdfast.lab.balance.content import EntryResult, entry_results
from holdfast.lab.balance.content_sections import comparison_section, content_section, dead_section, difference
from holdfast.lab.balance.figures import SIGNIFICANCE_LEVEL
from holdfast.lab.balance.page import BulletList, Paragraph, Report, Section
from holdfast.lab.balance.samples import Request, Sample
from holdfast.lab.balance.sections import (
    end_section,
    length_section,
    percent_text,
    seat_section,
    seat_verdict,
    source_section,
    with_interval,
    won_section,
)
from holdfast.lab.balance.tables import seats_of, won_of


@dataclass(frozen=True)
class BalanceStudy:
    """All figures of a report."""

    request: Request
    samples: list[Sample]
    found: list[EntryResult]
    against: Comparison | None = None
    other: Path | None = None
    """The pack that is compared with."""

    def data(self) -> dict[str, Any]:
        """The figures as plain data."""
        return {
            "game": self.request.game,
            "games": self.request.games,
            "bots": self.request.bots,
            "seed": self.request.seed,
            "pack": name_of(self.request.pack),
            "tables": tables.data(self.samples),
            "content": [result.data() for result in self.found],
            "against": None if self.against is None else {"pack": name_of(self.other), **self.against.data()},
        }

    def report(self) -> Report:
        """The sections of the report, in order."""
        title = f"Balance of {game_named(self.request.game).title}"
        first, second = name_of(self.request.pack), name_of(self.other)
        parts = [
            Section("In short", (BulletList(tuple(highlights(self.samples, self.found))),)),
            comparison_section(self.against, first, second) if self.against else None,
            won_section(self.samples),
            seat_section(self.samples),
            source_section(self.samples),
            length_section(self.samples),
            end_section(self.samples),
            content_section(self.found),
            dead_section(self.found),
            method_section(),
        ]
        sections = tuple(part for part in parts if part is not None)
        return Report(title, opening(self), sections)


def study(request: Request, samples: list[Sample], other: Path | None, others: list[Sample] | None) -> BalanceStudy:
    """Work out the figures from the games that were played."""
    found = entry_results(samples)
    against = None if others is None else compare(samples, others, found, entry_results(others))
    return BalanceStudy(request, samples, found, against, other)


def name_of(pack: Path | None) -> str:
    return "the house set" if pack is None else pack.name


def opening(studied: BalanceStudy) -> tuple[str, ...]:
    """How it was made."""
    request = studied.request
    command = f"holdfast balance {request.game} --games {request.games} --bots {request.bots} --seed {request.seed}"
    command += f" --seats {request.seats}" if request.seats else ""
    for word, pack in (("--pack", request.pack), ("--against", studied.other)):
        command += f" {word} {pack.name}" if pack is not None else ""
    games = sum(len(sample.rows) for sample in studied.samples)
    return (
        f"Made by `{command}`; the same command gives the same figures, on any machine and with any number of workers.",
        f"{games:,} games at {len(studied.samples)} kinds of table, {request.games:,} each, between bots of the kind "
        f"`{request.bots}`. Bots are not people: read this as a search for what stands out, not as the last word.",
    )


def highlights(samples: Sequence[Sample], found: Sequence[EntryResult]) -> list[str]:
    """What stands out, each with its interval."""
    lines = list[str]()
    for sample in samples:
        if sample.alone:
            lines.append(f"{sample.seating.label}: won in {with_interval(won_of(sample), percent_text)} of games.")
    seats = seats_of(samples)
    fair = {sample.seating.label: sample.fair for sample in samples}
    uneven = [
        (label, seat)
        for label, of_table in seats.items()
        for seat in of_table
        if seat.adjusted_p_value < SIGNIFICANCE_LEVEL
    ]
    lines += [
        f"{label}: seat {seat.seat + 1} is {seat_verdict(seat, fair[label])}, with "
        f"{with_interval(seat.wins, percent_text)} of victories where {percent_text(fair[label])} would be fair."
        for label, seat in uneven
    ]
    if seats and not uneven:
        lines.append("No seat wins more or less than its fair share beyond accident.")
    lines += [*strongest_verdicts(found, "stronger"), *strongest_verdicts(found, "weaker")]
    never = sum(not result.used for result in found)
    lines.append(
        f"{never} of {len(found)} entries were never used." if never else f"All {len(found)} entries were used."
    )
    return lines


def strongest_verdicts(found: Sequence[EntryResult], verdict: str) -> list[str]:
    """The three entries with the largest difference among those with a verdict."""
    matching = [result for result in found if result.verdict == verdict]
    matching.sort(key=lambda result: -abs(result.difference.value))
    how = "better" if verdict == "stronger" else "worse"
    return [
        f"Seats with the {result.entry.kind} {result.entry.name} fare {how}: {difference(result)}."
        for result in matching[:3]
    ]


def method_section() -> Section:
    """How the figures were computed."""
    return Section(
        "How it was computed",
        (
            BulletList(
                (
                    "Intervals are 95 %: Wilson's for shares, the normal one for means and differences.",
                    "Games are independent, seats of one game are not; every error is computed game by game.",
                    "Each kind of table has its own seeds. Two packs are played on the same seeds, and compared "
                    "game by game; if few games differ, by the signs of their differences alone.",
                    "Where many figures are judged at once, chances are corrected after Holm, so that the risk of any "
                    f"mistake among all that are called real is at most {SIGNIFICANCE_LEVEL:.0%}.",
                    "An entry counts as used by a seat that had it in play at the end of any turn, or played it and "
                    "discarded it at once. Rivals of solo games are not counted.",
                )
            ),
            Paragraph("The rules played are those of the table: every game can be played again from its seed."),
        ),
    )
