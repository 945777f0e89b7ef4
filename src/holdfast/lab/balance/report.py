"""The balance report of any game: from the games that were played to its parts, and as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from holdfast.games import game as game_named
from holdfast.lab.balance import tables
from holdfast.lab.balance.comparison import Comparison, compare
from holdfast.lab.balance.content import Worth, worths
from holdfast.lab.balance.content_sections import against_part, content_part, dead_part, difference
from holdfast.lab.balance.figures import DOUBT
from holdfast.lab.balance.page import Points, Report, Section, Words
from holdfast.lab.balance.samples import Request, Sample
from holdfast.lab.balance.sections import (
    end_part,
    length_part,
    ranged,
    said,
    seat_part,
    shares,
    source_part,
    won_part,
)
from holdfast.lab.balance.tables import seats_of, won_of


@dataclass(frozen=True)
class Studied:
    """Everything that a report says, before it is written."""

    request: Request
    samples: list[Sample]
    found: list[Worth]
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
            "content": [one.data() for one in self.found],
            "against": None if self.against is None else {"pack": name_of(self.other), **self.against.data()},
        }

    def report(self) -> Report:
        """The parts of the report, in the order in which one reads them."""
        title = f"Balance of {game_named(self.request.game).title}"
        first, second = name_of(self.request.pack), name_of(self.other)
        parts = [
            Section("In short", (Points(tuple(glance(self.samples, self.found))),)),
            against_part(self.against, first, second) if self.against else None,
            won_part(self.samples),
            seat_part(self.samples),
            source_part(self.samples),
            length_part(self.samples),
            end_part(self.samples),
            content_part(self.found),
            dead_part(self.found),
            method(),
        ]
        sections = tuple(part for part in parts if part is not None)
        return Report(title, opening(self), sections)


def study(request: Request, samples: list[Sample], other: Path | None, others: list[Sample] | None) -> Studied:
    """Look into the games that were played."""
    found = worths(samples)
    against = None if others is None else compare(samples, others, found, worths(others))
    return Studied(request, samples, found, against, other)


def name_of(pack: Path | None) -> str:
    return "the house set" if pack is None else pack.name


def opening(studied: Studied) -> tuple[str, ...]:
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


def glance(samples: Sequence[Sample], found: Sequence[Worth]) -> list[str]:
    """What stands out, each with its interval."""
    lines = list[str]()
    for sample in samples:
        if sample.alone:
            lines.append(f"{sample.seating.label}: won in {ranged(won_of(sample), shares)} of games.")
    seats = seats_of(samples)
    fair = {sample.seating.label: sample.fair for sample in samples}
    uneven = [(label, one) for label, of_table in seats.items() for one in of_table if one.judged < DOUBT]
    lines += [
        f"{label}: seat {one.seat + 1} is {said(one, fair[label])}, with {ranged(one.wins, shares)} of victories "
        f"where {shares(fair[label])} would be fair."
        for label, one in uneven
    ]
    if seats and not uneven:
        lines.append("No seat wins more or less than its fair share beyond accident.")
    lines += [*standing_out(found, "stronger"), *standing_out(found, "weaker")]
    never = sum(not one.used for one in found)
    lines.append(
        f"{never} of {len(found)} entries were never used." if never else f"All {len(found)} entries were used."
    )
    return lines


def standing_out(found: Sequence[Worth], verdict: str) -> list[str]:
    """The three entries that stand out most."""
    judged = sorted((one for one in found if one.verdict == verdict), key=lambda one: -abs(one.difference.value))
    how = "better" if verdict == "stronger" else "worse"
    return [f"Seats with the {one.entry.kind} {one.entry.name} fare {how}: {difference(one)}." for one in judged[:3]]


def method() -> Section:
    """How figures were reckoned."""
    return Section(
        "How it was reckoned",
        (
            Points(
                (
                    "Intervals are 95 %: Wilson's for shares, the normal one for means and differences.",
                    "Games are independent, seats of one game are not; every error is reckoned game by game.",
                    "Each kind of table has seeds of its own. Two packs are played on the same seeds, and compared "
                    "game by game; if few games differ, by the signs of their differences alone.",
                    "Where many figures are judged at once, chances are corrected after Holm, so that the risk of any "
                    f"mistake among all that are called real is at most {DOUBT:.0%}.",
                    "An entry counts as used by a seat that had it in play at the end of any turn, or played it and "
                    "discarded it at once. Rivals of solo games are not counted.",
                )
            ),
            Words("The rules played are those of the table: every game can be played again from its seed."),
        ),
    )
