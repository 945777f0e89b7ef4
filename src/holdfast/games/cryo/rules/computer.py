"""Deploy › Computer."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from holdfast.engine.requests import Face, Word, choose
from holdfast.engine.story import say
from holdfast.games.cryo.pieces import Space
from holdfast.games.cryo.rules.cards import DRAW, Draw, PlayCard, draw_card, draws, play_card, playable
from holdfast.games.cryo.rules.materials import can_pay, pay, times
from holdfast.games.cryo.rules.reactor_fabricator import affordable
from holdfast.games.cryo.rules.scrap import ask
from holdfast.games.cryo.state import Cryo, Player


class Program(NamedTuple):
    """What is announced at the computer."""

    draws: int
    plays: int

    def face(self) -> Face:
        draws = [f"{self.draws} draw{'s' if self.draws > 1 else ''}"] if self.draws else []
        plays = [f"{self.plays} play{'s' if self.plays > 1 else ''}"] if self.plays else []
        return Face(" and ".join(draws + plays), " and ".join(draws + plays))


def announcement(program: Program, hand: int) -> Face:
    """How a program is offered: with a warning if more plays are paid than there will be cards for."""
    face, cards = program.face(), hand + program.draws
    if program.plays <= cards:
        return face
    return face._replace(label=f"{face.label} (only {cards} card{'' if cards == 1 else 's'} to play)")


FORFEIT: Final = Word("no more plays", "Play no more cards")


async def computer(game: Cryo, player: Player, space: Space) -> None:
    """Computer: spend up to 3 tech; each draws or plays 1 card, announced beforehand. [CRY-078 to CRY-080]

    Scrapping comes before the action is chosen: here it could take away the last card to draw or play.
    """
    program = await choose(
        player, "Announce draws and plays", lambda: programs(game, player, space), rule="CRY-079",
        face=lambda program: announcement(program, len(player.hand)),
    )  # fmt: skip
    await pay(game, player, times(space.cost, program.draws + program.plays))
    say(game, "{player} announced {program}", player=player, program=program)
    drawing, playing = program
    while (drawing and draws(game)) or playing:
        step = await ask(game, player, "Draw or play", partial(steps, game, player, drawing, playing), rule="CRY-080")
        if isinstance(step, Draw):
            drawing -= 1
            await draw_card(game, player)
        elif isinstance(step, PlayCard):
            playing -= 1
            await play_card(game, player, step)
        else:
            playing = 0


def steps(game: Cryo, player: Player, drawing: int, playing: int) -> list[Draw | PlayCard | Word]:
    """The draws and plays still open, in any order; announced plays may be forfeited. [CRY-080]"""
    options: list[Draw | PlayCard | Word] = [DRAW] if drawing and draws(game) else []
    if playing:
        options += playable(game, player)
    if playing or not options:  # a scrap may have drawn the last card
        options.append(FORFEIT)
    return options


def programs(game: Cryo, player: Player, space: Space) -> list[Program]:
    """Every announcement that can be paid; a draw needs a card to draw, a play without draws one to play."""
    can_draw, can_play = bool(draws(game)), bool(playable(game, player))
    return [
        Program(drawing, uses - drawing)
        for uses in affordable(player, space)
        for drawing in range(uses, -1, -1)
        if (can_draw if drawing else can_play)
    ]


def can_compute(game: Cryo, player: Player, space: Space) -> bool:
    return can_pay(player, space.cost) and (bool(draws(game)) or bool(playable(game, player)))
