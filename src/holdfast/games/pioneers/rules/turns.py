"""Step 1: Actions. A turn is one action with any number of plays and activations, or a pass."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from holdfast.engine.requests import Face, Refusal, Word, choose, face_of
from holdfast.engine.story import say
from holdfast.games.pioneers.rules.actions import PLAN_AHEAD, SEARCH, Action, act, action_face, actions, closed_actions
from holdfast.games.pioneers.rules.activations import Activate, activate, activations
from holdfast.games.pioneers.rules.market import Buy, refresh_market
from holdfast.games.pioneers.rules.playing_cards import PlayCard, might_play, play_card, playable, unplayable
from holdfast.games.pioneers.rules.projects import Placement
from holdfast.games.pioneers.state import MAINTENANCE, Pioneers, Player

PASS: Final = Word("pass", "Pass: place your player token, no more turns this round")
END_TURN: Final = Word("end turn", "End your turn")

Choice = Action | PlayCard | Activate | Word


async def take_turn(game: Pioneers, player: Player) -> None:
    """One action, and any number of plays and activations, in any order; or pass first of all. [PIO-085 to PIO-089]"""
    game.began = game.acted = False
    game.used.clear()
    game.free[:] = [0, 0, 0, 0, 0]
    while True:
        choice = await choose(
            player,
            "Your turn: what next?",
            lambda: choices(game, player),
            rule="PIO-085",
            face=lambda option: choice_face(game, player, option),
            refused=lambda: closed(game, player),
            declines=lambda: (END_TURN,) if might_play(game, player) else (),
        )
        if choice is PASS:
            pass_turn(game, player)
            return
        if choice is END_TURN:
            say(game, "{player} ended their turn", player=player)
            return
        game.began = True
        if isinstance(choice, PlayCard):
            await play_card(game, player, choice.card)
        elif isinstance(choice, Activate):
            await activate(game, player, choice.source)
        else:
            await act(game, player, choice)


def choices(game: Pioneers, player: Player) -> Sequence[Choice]:
    """What is open in a turn; ending it always is, and passing before anything else. [PIO-088, PIO-112, PIO-115]"""
    found: list[Choice] = [] if game.acted else [*actions(game, player)]
    found += playable(game, player)
    found += activations(game, player)
    found.append(END_TURN)
    if not game.began:
        found.append(PASS)
    return found


def choice_face(game: Pioneers, player: Player, choice: Choice) -> Face:
    if isinstance(choice, Buy | Placement) or choice is SEARCH or choice is PLAN_AHEAD:
        return action_face(game, player, choice)
    return face_of(choice)


def closed(game: Pioneers, player: Player) -> list[Refusal]:
    """What a player might look for in a turn, with the reason why it is not open."""
    found = [*closed_actions(game, player), *unplayable(game, player)]
    if game.began:
        found.append(Refusal(PASS.face(), "you have done something in this turn", "PIO-115"))
    return found


def pass_turn(game: Pioneers, player: Player) -> None:
    """The token goes to the free slot nearest the deck; no further turn this round. [PIO-112, PIO-113, PIO-116]"""
    game.slots.append(player.seat)
    say(game, "{player} passed and took slot {n}", player=player, n=len(game.slots))


async def next_turn(game: Pioneers) -> None:
    """First turns, second turns, then additional ones, each in order; then Step 1 ends. [PIO-083, 093 to 095, 117]"""
    while True:
        game.at += 1
        if game.at == len(game.order):
            game.at = 0
            game.turn += 1
        if game.turn > game.box.board.turns.most:
            await end_of_actions(game)
            return
        if has_turn(game, game.players[game.order[game.at]]):
            return


def has_turn(game: Pioneers, player: Player) -> bool:
    """Not after a pass; two turns each, and additional ones up to three. [PIO-083, PIO-095, PIO-113]"""
    return player.seat not in game.slots and game.turn <= game.box.board.turns.each + player.extra


async def end_of_actions(game: Pioneers) -> None:
    """The market is refreshed and the turn marker goes back to 1. [PIO-117 to PIO-121]"""
    game.turn, game.at = 1, 0
    game.began = game.acted = False
    await refresh_market(game)
    game.phase = MAINTENANCE
