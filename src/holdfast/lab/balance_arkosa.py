"""The balance report of Arkosa: events against the printed odds, seats against each other, solo levels in order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from holdfast.bots.player_view import Bot
from holdfast.bots.random_bot import RandomBot
from holdfast.engine.chance import Generator64
from holdfast.games.arkosa import GAME
from holdfast.games.arkosa.box import Box, box
from holdfast.games.arkosa.pieces import Event
from holdfast.lab.balance import Played, Share, Spread, by_seat, play_one, table
from holdfast.lab.simple import SimplePlayer
from holdfast.lab.simple_arkosa import ArkosaTaste

LEVELS: Final = ("very easy", "easy", "normal", "hard", "very difficult")
BOTS: Final = ("A", "B")
DECKS: Final = ("low", "medium", "high")
OUTCOMES: Final = ("positive", "mixed", "negative")
SEATS: Final = (2, 3, 4)
RANDOM_TIMES: Final = 5
"""Random players are quick: so many times as many games between them."""
SIMPLE_PART: Final = 5
"""Simple players at several seats are slow: one game for so many solo games."""

Told = Callable[[str], None]


@dataclass
class Report:
    """All figures of a run."""

    games: int
    seed: int
    parts: int = 0
    """How many kinds of game have been played."""
    decks: dict[str, dict[str, float]] = field(default_factory=dict)
    met: dict[str, Counter[str]] = field(default_factory=lambda: {deck: Counter() for deck in DECKS})
    seats: dict[tuple[str, int], list[tuple[Spread, Share]]] = field(default_factory=dict)
    solo: dict[tuple[str, str], list[Played]] = field(default_factory=dict)

    def solo_wins(self, bot: str, level: str) -> Share:
        """The share of games that the player wins, shared victories split."""
        games = self.solo[bot, level]
        return Share(sum(1 / len(one.result.winners) for one in games if 0 in one.result.winners), len(games))

    def leads(self, bot: str, level: str) -> Spread:
        """The player's points less the bot's."""
        return Spread(tuple(one.totals[0] - one.totals[1] for one in self.solo[bot, level]))


def simple(seed: int) -> Bot:
    return SimplePlayer(seed, ArkosaTaste())


def make(games: int, seed: int, tell: Told) -> Report:
    """Play all that the report needs. Game i of a part follows from the seed, the part and i."""
    report = Report(games, seed, decks=in_the_decks(box(None)))
    for bot in BOTS:
        for level in LEVELS:
            tell(f"solo against bot {bot}, {level}: {games} games")
            report.solo[bot, level] = several(report, games, 1, {"bot": bot, "level": level}, simple)
    for seats in SEATS:
        for name, player, number in (
            ("simple", simple, max(2, games // SIMPLE_PART)),
            ("random", RandomBot, games * RANDOM_TIMES),
        ):
            tell(f"{seats} seats, {name} players: {number} games")
            report.seats[name, seats] = by_seat(several(report, number, seats, {}, player), seats)
    return report


def several(
    report: Report, number: int, seats: int, options: dict[str, Any], player: Callable[[int], Bot]
) -> list[Played]:
    """Some games of a kind, whose events are counted. No two parts share seeds: else the same cards come up in each,
    and what is counted over all of them looks surer than it is.
    """
    source = Generator64(report.seed).branch(report.parts)
    report.parts += 1
    games = [play_one(GAME, seats, options, source.branch(index).seed, player) for index in range(number)]
    cards = {card.key: card for card in box(None).events}
    for game in games:
        count_events(game.falls, cards, report.met)
    return games


# Events ----------------------------------------------------------------------------------------------------------


def in_the_decks(content: Box) -> dict[str, dict[str, float]]:
    """The share of each outcome in each deck, a crate counted by its faces. [ARK-219]"""
    shares = dict[str, dict[str, float]]()
    for deck in DECKS:
        cards = [card for card in content.events if card.deck == deck]
        counts = dict.fromkeys(OUTCOMES, 0.0)
        for card in cards:
            faces = [str(face.polarity) for face in card.table.values()] if card.kind == "crate" else [card.polarity]
            for polarity in faces:
                counts[polarity] += 1 / len(faces)
        shares[deck] = {outcome: counts[outcome] / len(cards) for outcome in OUTCOMES}
    return shares


def count_events(falls: list[tuple[str, str]], cards: dict[str, Event], met: dict[str, Counter[str]]) -> None:
    """Each card drawn counts as what it says, a crate as what its die then finds."""
    for place, (name, key) in enumerate(falls):
        deck = name.removesuffix(" events")
        if deck not in met or deck == name:
            continue
        card = cards[key]
        polarity: str = card.polarity
        if card.kind == "crate":
            polarity = card.table[int(falls[place + 1][1])].polarity
        met[deck][polarity] += 1


# What is written -------------------------------------------------------------------------------------------------


def text(report: Report) -> str:
    """The report in Markdown."""
    return "\n\n".join([opening(report), *event_part(report), *seat_part(report), *solo_part(report)]) + "\n"


def opening(report: Report) -> str:
    return f"""# Balance of Arkosa

Produced by `holdfast balance arkosa --games {report.games} --seed {report.seed} --out docs/balance/arkosa.md`; the same
command gives the same figures. Intervals are 95 %: Wilson's for shares, the normal one for means. Faces of cards are
the house set.

*Simple* players look at each option on a fork, and into the first small choice that it brings, to the end of their own
turn at most; they look again where luck had a hand, and take what looks best (`lab/simple.py`, `lab/simple_arkosa.py`,
`games/arkosa/evaluate.py`). They plan nothing beyond that. *Random* players choose at random."""


def event_part(report: Report) -> list[str]:
    """Printed odds, decks, and events met in all games of this run."""
    rows = []
    for deck in DECKS:
        odds, met = box(None).odds[deck], report.met[deck]
        drawn = sum(met.values())
        for outcome in OUTCOMES:
            found = Share(met[outcome], drawn).text() if drawn else "none met"
            printed: int = getattr(odds, outcome)
            rows.append([deck, outcome, f"{printed} %", f"{report.decks[deck][outcome]:.1%}", found, str(drawn)])
    head = ["deck", "outcome", "printed", "in the deck", "met in games", "events met"]
    return ["## Events against the printed odds", table(head, rows)]


def seat_part(report: Report) -> list[str]:
    """Points and victories by seat."""
    rows = [
        [str(seats), name, str(seat), spread.text(), f"{spread.deviation:.1f}", share.text(), str(share.games)]
        for (name, seats), sides in report.seats.items()
        for seat, (spread, share) in enumerate(sides)
    ]
    head = ["seats", "players", "seat", "mean points", "deviation", "win share", "games"]
    return ["## Points by seat", table(head, rows)]


def solo_part(report: Report) -> list[str]:
    """The simple player against each bot and level."""
    parts = [
        "## Solo: the simple player against each bot and level",
        """Idle cards make the levels, and nothing else differs between them. The lead is the player's points less the
bot's.""",
    ]
    for bot in BOTS:
        rows = [
            [
                level,
                f"{mean_points(report, bot, level, 0):.1f}",
                f"{mean_points(report, bot, level, 1):.1f}",
                report.solo_wins(bot, level).text(),
                report.leads(bot, level).text(),
                str(report.games),
            ]
            for level in LEVELS
        ]
        head = ["level", "player", "bot", "win share", "mean lead", "games"]
        parts += [f"### Bot {bot}", table(head, rows), "\n".join(f"- {line}" for line in order(report, bot))]
    return parts


def mean_points(report: Report, bot: str, level: str, side: int) -> float:
    return Spread(tuple(one.totals[side] for one in report.solo[bot, level])).mean


def order(report: Report, bot: str) -> list[str]:
    """What the figures say of the order of levels, by the mean lead and by the plain win share."""
    leads = [report.leads(bot, level) for level in LEVELS]
    wins = [report.solo_wins(bot, level) for level in LEVELS]
    return [
        f"Mean lead: {verdict([one.mean for one in leads], [one.interval for one in leads])}",
        f"Win share: {verdict([one.value for one in wins], [one.interval for one in wins])}",
    ]


def verdict(values: list[float], intervals: list[tuple[float, float]]) -> str:
    """Whether the ends are apart beyond doubt, and which neighbours are out of order, clearly or perhaps."""
    apart = intervals[0][0] > intervals[-1][1]
    ends = "the ends are apart beyond their intervals" if apart else "the ends are not apart beyond their intervals"
    pairs = [(at, f"{LEVELS[at]} to {LEVELS[at + 1]}") for at in range(len(LEVELS) - 1)]
    rises = [name for at, name in pairs if values[at + 1] > values[at]]
    clear = [name for at, name in pairs if intervals[at + 1][0] > intervals[at][1]]
    if clear:
        return f"{ends}; clear inversion: {', '.join(clear)}."
    return f"{ends}; {'rises within the intervals: ' + ', '.join(rises) if rises else 'falls or stays level by level'}."


def data(report: Report) -> dict[str, Any]:
    """The report as plain data."""
    return {
        "game": "arkosa",
        "games": report.games,
        "seed": report.seed,
        "events": {deck: {"deck": report.decks[deck], "met": dict(report.met[deck])} for deck in DECKS},
        "seats": [
            {"seats": seats, "players": name, "seat": seat, "points": spread.data(), "wins": share.data()}
            for (name, seats), sides in report.seats.items()
            for seat, (spread, share) in enumerate(sides)
        ],
        "solo": [
            {
                "bot": bot,
                "level": level,
                "wins": report.solo_wins(bot, level).data(),
                "lead": report.leads(bot, level).data(),
            }
            for bot in BOTS
            for level in LEVELS
        ],
    }
