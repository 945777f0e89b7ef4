"""A game round: actions, maintenance, turn order; and how many rounds there are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from holdfast.engine.chance import draw
from holdfast.engine.requests import Face, Refusal, Word, checkpoint, choose, face_of
from holdfast.engine.story import say
from holdfast.games.pioneers.effects import carry_out
from holdfast.games.pioneers.rules.actions import PLAN_AHEAD, SEARCH, Action, act, action_face, actions, closed_actions
from holdfast.games.pioneers.rules.maintenance import maintain
from holdfast.games.pioneers.rules.market import Buy, refresh_market
from holdfast.games.pioneers.rules.playing_cards import (
    Activate,
    PlayCard,
    activate,
    activations,
    might_play,
    play_card,
    playable,
    unplayable,
)
from holdfast.games.pioneers.rules.projects import Placement
from holdfast.games.pioneers.rules.starting_cards import draft_round
from holdfast.games.pioneers.rules.turn_order import new_turn_order
from holdfast.games.pioneers.rules.winning import first_to_four, furthest
from holdfast.games.pioneers.setup import setup
from holdfast.games.pioneers.state import (
    ACTIONS,
    DRAFT,
    MAINTENANCE,
    NOBODY,
    OVER,
    ROUND_START,
    SETUP,
    TURN_ORDER,
    Pioneers,
    Player,
)

PASS: Final = Word("pass", "Pass: place your player token, no more turns this round")
END_TURN: Final = Word("end turn", "End your turn")

Choice = Action | PlayCard | Activate | Word


async def play(game: Pioneers) -> None:
    """Set up, then round by round until the end. [PIO-082, PIO-250]

    Can be entered anew at every checkpoint.
    """
    while game.phase != OVER:
        await checkpoint()
        if game.phase == ACTIONS:
            await take_turn(game, game.players[game.order[game.at]])
            await next_turn(game)
        elif game.phase == MAINTENANCE:
            await maintain(game, game.players[game.order[game.at]])
            next_maintenance(game)
        elif game.phase == TURN_ORDER:
            await new_turn_order(game)
            game.phase = ROUND_START
        elif game.phase == ROUND_START:
            await start_round(game)
            game.phase = ACTIONS
        elif game.phase == SETUP:
            await setup(game)
            game.phase = DRAFT
        else:
            await draft_round(game)
            game.phase = DRAFT if game.pick < game.box.board.draft.picks else ROUND_START


# The start of a round ---------------------------------------------------------------------------------------------


async def start_round(game: Pioneers) -> None:
    """Everything per round is fresh; the alarm is turned over; skills that act now act in turn order. [PIO-154, 271]"""
    game.no_wastes = game.no_attacks = False
    game.fought = None
    game.changes.clear()
    for player in game.players:
        player.extra = player.joined = 0
        player.used.clear()
    game.turn, game.at = 1, 0
    say(game, "Round {n} began", n=game.round)
    if game.round in game.box.board.alarms.rounds:
        await flip_alarm(game)
    if game.round > 1:
        for seat in game.order:
            player = game.players[seat]
            assert player.survivor is not None
            await carry_out(game, player.survivor.round_start, player, None, player.survivor)


async def flip_alarm(game: Pioneers) -> None:
    """At the start of rounds 5, 6 and 7 a token is turned over; after the active one comes one more round.

    Once it is known, no further token matters. [PIO-156 to PIO-158]
    """
    token = await draw(game.alarms, "alarm")
    game.flipped.append(token)
    say(game, "The alarm token of round {n} was {token}", n=game.round, token=token)
    if token == "active":
        game.last = game.round + 1
        say(game, "Round {n} would be the last", n=game.last)


# Step 1: Actions --------------------------------------------------------------------------------------------------


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
            face=lambda one: choice_face(game, player, one),
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


# After Step 2 -----------------------------------------------------------------------------------------------------


def next_maintenance(game: Pioneers) -> None:
    """One player after another; then the game may end, without Step 3. [PIO-124, PIO-178]"""
    game.at += 1
    if game.at < len(game.order):
        return
    game.at = 0
    game.winner = winner_of_round(game)
    if game.winner == NOBODY:
        game.phase = TURN_ORDER
    else:
        game.phase = OVER
        say(game, "The game was over: {player} won", player=game.players[game.winner])


def winner_of_round(game: Pioneers) -> int:
    """Four points first; in the last round, if nobody has them, the track decides. [PIO-160, PIO-174, PIO-179]"""
    first = first_to_four(game)
    if first == NOBODY and game.round == game.last:
        return furthest(game)
    return first
