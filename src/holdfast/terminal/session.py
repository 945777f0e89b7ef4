"""One person plays with bots in the terminal, until the game ends or they leave."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid
from rich.text import Text

from holdfast import bots
from holdfast.bots.budget import Budget
from holdfast.bots.hints import advise
from holdfast.bots.search import SearchBot
from holdfast.engine.errors import CannotUndo
from holdfast.engine.requests import Decision
from holdfast.engine.rulebook import find, ledger
from holdfast.engine.table import Table
from holdfast.rule_reports import ReportError, report_problem, save_report
from holdfast.terminal.clauses import by_section
from holdfast.terminal.drawing import drawing_of
from holdfast.terminal.listing import listing
from holdfast.terminal.saves import Save

HELP = """\
a number  choose that option; Enter lists the options again
?         the rule behind the prompt; ? WORD the rules that contain a word
t         a tip: the best three options, and why
b         the board
l         the story so far; l 100 the last 100 lines of it
u         undo your last choice, unless something was revealed since
r TEXT    report a rule problem: writes rule, position and record into a file
s         save (every choice is saved automatically)
q         save and quit; `holdfast play {game} --resume` continues
h         this help"""

STORY_LINES = 30
"""The number of story lines that `l` shows."""
TIP_BUDGET = Budget(playouts=120, seconds=2.0)
"""The search budget of a tip."""
RECAP_LINES = 8
"""The number of story lines shown when a session starts."""


class Session:
    """A terminal session of the person at one seat."""

    def __init__(self, table: Table[Any], save: Save, console: Console, *, echo: bool = False) -> None:
        self.table = table
        self.save = save
        self.console = console
        self.seat = save.seating.seat
        self.drawing = drawing_of(table.game)
        self.content = table.game.content(save.seating.folder)
        self._echo = echo
        self._lines_shown = max(0, len(table.story.lines) - RECAP_LINES)
        self._last_rule: str | None = None
        self._others_moved = True
        self._commands: dict[str, Callable[[Decision[Any], str], None]] = {
            "?": self._rules,
            "t": self._tip,
            "b": self._board,
            "l": self._log,
            "r": self._report,
            "s": self._save,
            "h": self._help,
        }

    # The game ----------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the end, or until the person leaves; the game is saved either way."""
        try:
            self.save.write(self.table)
            while not self.table.over:
                self._let_bots_decide()
                self._print_story()
                if not self._decide():
                    break
        except (EOFError, KeyboardInterrupt):
            self.console.print()
        path = self.save.write(self.table)
        if self.table.over:
            self._print_result()
            self.console.print(f"The record is kept: {path}", soft_wrap=True, highlight=False, markup=False)
        else:
            self.console.print(f"Saved. `holdfast play {self.table.game.name} --resume` continues from here.")

    def _let_bots_decide(self) -> None:
        """Bots answer all their open decisions; each move is printed as it happens.

        A bot keeps what it has found out until the person is asked, and then starts over, so that a resumed game
        continues as it would have.
        """
        players = dict[int, bots.Bot]()
        while decision := next(
            (open_decision for open_decision in self.table.decisions if open_decision.seat != self.seat), None
        ):
            if decision.seat not in players:
                players[decision.seat] = self._player(decision.seat)
            index = players[decision.seat].choose(bots.PlayerView(self.table, decision))
            self.table.choose(index, seat=decision.seat)
            self._others_moved = True
            self._print_story()

    def _player(self, seat: int) -> bots.Bot:
        bot = bots.make(self.save.seating.bots[seat], seed=self._bot_seed(seat))
        if isinstance(bot, SearchBot):
            bot.use_processes(os.cpu_count() or 1)
        return bot

    def _bot_seed(self, seat: int) -> int:
        return self.table.generator.branch(len(self.table.log)).branch(seat + 1).seed

    def _print_story(self) -> None:
        """Print the new lines of the story, as this seat reads them."""
        for line in self.table.story.lines[self._lines_shown :]:
            text = line.for_seat(self.seat)
            if text is not None:
                self.console.print(Text("· ", "dim").append(text, "not dim"))
        self._lines_shown = len(self.table.story.lines)

    # A decision --------------------------------------------------------------------------------------------------

    def _decide(self) -> bool:
        """Ask until the person has chosen, if they have a decision; False if they leave."""
        decision = next(
            (open_decision for open_decision in self.table.decisions if open_decision.seat == self.seat), None
        )
        if decision is None:
            return True
        self._show(decision)
        while True:
            words = self._ask(decision).split(maxsplit=1)
            first, rest = (words[0], words[1] if len(words) > 1 else "") if words else ("", "")
            if first in ("q", "quit", "exit"):
                return False
            if first == "u":
                if self._undo():
                    return True
            elif first in self._commands:
                self._commands[first](decision, rest)
            elif not words:
                self._list(decision)
            elif self._choose(decision, " ".join(words)):
                return True

    def _show(self, decision: Decision[Any]) -> None:
        """Print the board at decisions that call for it, else the status line; then the options."""
        at = self.drawing.board_at
        changed = self._others_moved or decision.rule != self._last_rule
        if at is None or self._last_rule is None or (changed and decision.rule in at):
            self._board(decision, "")
            self.console.print()
        else:
            self.console.print(self.drawing.status(self._view(), self.table.story.names, self.content))
        self._others_moved, self._last_rule = False, decision.rule
        self._list(decision)

    def _list(self, decision: Decision[Any]) -> None:
        view = self._view()
        self.console.print(listing(decision, lambda place: self.drawing.hint(place, view, self.content)))

    def _ask(self, decision: Decision[Any]) -> str:
        prompt = f"[bold]{escape(decision.prompt)}[/] [dim]1–{len(decision)}, ? why, h help[/] > "
        line = self.console.input(prompt).strip()
        if self._echo:
            self.console.print(line, markup=False, highlight=False)
        return line

    def _choose(self, decision: Decision[Any], words: str) -> bool:
        """Answer by number or key; False if there is no such option."""
        keys = [option.key for option in decision.options]
        if words.isdecimal() and 1 <= int(words) <= len(keys):
            index = int(words) - 1
        elif words in keys:
            index = keys.index(words)
        else:
            self._say(f'"{words}" is not on offer: give a number from 1 to {len(keys)}, or h for help.')
            return False
        self.table.choose(index, seat=self.seat)
        self.save.write(self.table)
        return True

    # Commands ----------------------------------------------------------------------------------------------------

    def _rules(self, decision: Decision[Any], word: str) -> None:
        clauses = ledger(self.table.game.folder) if (self.table.game.folder / "rules.yaml").is_file() else {}
        found = find(clauses, word) if word else [clauses[decision.rule]] if decision.rule in clauses else []
        if found:
            self.console.print(by_section(found))
        else:
            self._say(f'No rule contains "{word}".' if word else "No rule is written down for this.")

    def _tip(self, decision: Decision[Any], _words: str) -> None:
        """What a bot would consider, with what this seat may know."""
        best = advise(bots.PlayerView(self.table, decision), self._bot_seed(self.seat), TIP_BUDGET)
        for advice in best:
            option = decision.options[advice.index]
            self._say(f"{option.index + 1}  {option.label} ({advice.chance:.0%}). {advice.why}")

    def _board(self, decision: Decision[Any], _words: str) -> None:
        self.console.print(self.drawing.board(self._view(), self.table.story.names, self.content))

    def _log(self, decision: Decision[Any], words: str) -> None:
        count = int(words) if words.isdecimal() else STORY_LINES
        lines = self.table.story.for_seat(self.seat)
        for line in lines[-count:] if count else []:
            self._say(line)

    def _undo(self) -> bool:
        try:
            self.table.undo(self.seat)
        except CannotUndo as error:
            self._say(f"{str(error)[0].upper()}{str(error)[1:]}.")
            return False
        self._lines_shown = len(self.table.story.lines)
        self._say("Taken back.")
        self.save.write(self.table)
        return True

    def _report(self, decision: Decision[Any], words: str) -> None:
        try:
            path = save_report(report_problem(self.table, self.seat, words))
        except ReportError as error:
            self._say(f"{str(error)[0].upper()}{str(error)[1:]}.")
        else:
            thanks = f"Thank you. The rule, the position and the record are kept: {path}"
            self.console.print(thanks, soft_wrap=True, highlight=False, markup=False)

    def _save(self, decision: Decision[Any], _words: str) -> None:
        self._say(f"Saved: {self.save.write(self.table)}")

    def _help(self, decision: Decision[Any], _words: str) -> None:
        self._say(HELP.format(game=self.table.game.name))
        self._say(f"\n{self.drawing.legend()}")

    def _print_result(self) -> None:
        """Print the score sheets and who has won."""
        result, names = self.table.result(), self.table.story.names
        self.console.print(score_sheet(self.table))
        winners = [names[side] for side in result.winners]
        if not winners:
            self._say("The game is lost.")
        elif len(winners) == 1:
            self._say(f"{winners[0]} wins.")
        else:
            self._say(f"{' and '.join(winners)} share the victory.")

    def _view(self) -> dict[str, Any]:
        return self.table.view(self.seat)

    def _say(self, text: str) -> None:
        self.console.print(text, markup=False, highlight=False)


def score_sheet(table: Table[Any]) -> Grid:
    """The points of each side, source by source."""
    sheets = table.result().sheets
    grid = Grid(title="Score", title_justify="left")
    grid.add_column("")
    for name in table.story.names:
        grid.add_column(name, justify="right")
    for part in dict.fromkeys(part for sheet in sheets for part in sheet.parts):
        grid.add_row(part, *(str(sheet.parts.get(part, 0)) for sheet in sheets))
    grid.add_section()
    grid.add_row("total", *(str(sheet.total) for sheet in sheets), style="bold")
    return grid
