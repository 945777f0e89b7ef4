"""Hope and Discontent: increase, decrease, activate, exhaust, discard."""

from __future__ import annotations

from functools import partial
from typing import Final

from holdfast.engine.chance import draw
from holdfast.engine.pieces import Pile
from holdfast.engine.requests import Face, Word, choose
from holdfast.engine.story import say
from holdfast.games.frostpunk.pieces import ANY, DISCONTENT, HOPE, SIDES, TOKENS, Token, token_counts
from holdfast.games.frostpunk.rules.causes import because, tell
from holdfast.games.frostpunk.rules.requirements import track
from holdfast.games.frostpunk.rules.sickness import kill_chosen
from holdfast.games.frostpunk.rules.winning import lose
from holdfast.games.frostpunk.state import Frostpunk, Player
from holdfast.games.frostpunk.verbs.effects import Activate, ChangeDiscontent, ChangeHope, DiscardTokens, Exhaust

PLACE: Final = tuple(Word("draw a token", "Draw a token and place it exhausted", (f"bag {name}",)) for name in SIDES)
"""For each side."""


def bag(game: Frostpunk, side: int) -> Pile[Token]:
    return game.hope_bag if side == HOPE else game.discontent_bag


def once_per_round(game: Frostpunk, flag: str) -> bool:
    """Whether a once-per-Round rule is in force and unused; using it is noted."""
    if flag not in game.flags or flag in game.used_flags:
        return False
    game.used_flags.append(flag)
    return True


def activating(token: Token | Word) -> Face:
    if isinstance(token, Word):
        return token.face()
    return Face(f"activate {token.name}", f"Activate {token.name.capitalize()}", (f"token {token.name}",))


def increase_face(game: Frostpunk, choice: Token | Word) -> Face:
    """As `activating`; a token that would be the 6th Discontent token says what it brings. [FRO-036, FRO-356]"""
    face = activating(choice)
    if choice is not PLACE[DISCONTENT] or len(game.discontent) < game.box.setup.tokens.spaces - 1:
        return face
    spared = "iron_rule" in game.flags and "iron_rule" not in game.used_flags
    numbers = game.box.tracks.numbers.iron_rule
    end = f"Iron Rule discards {numbers.tokens} tokens, and {numbers.deaths} Citizens die" if spared else "you lose"
    return Face(face.key, f"Draw the 6th token: {end}", face.places)


def exhausting(token: Token) -> Face:
    word = "exhaust" if token.active else "remove"
    return Face(f"{word} {token.name}", f"{word.capitalize()} {token.name.capitalize()}", (f"token {token.name}",))


def discarding(token: Token) -> Face:
    side = "active" if token.active else "exhausted"
    return Face(f"{side} {token.name}", f"{token.name.capitalize()}, {side}", (f"token {token.name}",))


def lying(game: Frostpunk, side: int, active: bool, kind: int = ANY) -> list[Token]:
    """The different tokens of a track with this side up."""
    found = [token for token in track(game, side) if token.active is active and kind in (ANY, token.kind)]
    return list(dict.fromkeys(found))


def turn_over(game: Frostpunk, token: Token) -> None:
    """Flip one such token. [FRO-058]"""
    tokens = track(game, token.track)
    tokens[tokens.index(token)] = game.box.tokens[token.track][token.kind][not token.active]
    tell(
        game, "{token} ({side}) was {word}", token=token, side=SIDES[token.track],
        word="exhausted" if token.active else "activated",
    )  # fmt: skip


# Increase and decrease -------------------------------------------------------------------------------------------


async def increase(game: Frostpunk, who: Player, side: int, kind: int = ANY) -> None:
    """Without a type: place a token or activate one. With a type: place one, then activate one of it.

    [FRO-063, FRO-064]
    """
    room = len(track(game, side)) < game.box.setup.tokens.spaces
    if kind != ANY:
        if room:
            await place(game, who, side)
        for token in lying(game, side, active=False, kind=kind):
            turn_over(game, token)
        return
    options: list[Token | Word] = [PLACE[side]] if room else []
    options += lying(game, side, active=False)
    if not options:
        return
    prompt = f"Increase {SIDES[side].capitalize()} how?"
    face = partial(increase_face, game)
    choice = await choose(who, prompt, options, rule="FRO-063", face=face)
    if isinstance(choice, Token):
        turn_over(game, choice)
    else:
        await place(game, who, side)


async def place(game: Frostpunk, who: Player, side: int) -> None:
    """Draw a random token and place it exhausted; a 6th Discontent token loses the game. [FRO-036, FRO-063, FRO-072]"""
    tokens, spaces = track(game, side), game.box.setup.tokens.spaces
    if side == DISCONTENT and len(tokens) == spaces - 1 and once_per_round(game, "iron_rule"):
        await iron_rule(game, who)
        return
    token = await draw(bag(game, side), f"{SIDES[side]} bag")
    tokens.append(token)
    tell(game, "A token came onto the {side} track: {token}", side=SIDES[side], token=token)
    if side == DISCONTENT and len(tokens) == spaces:
        lose(game, "discontent")


async def iron_rule(game: Frostpunk, who: Player) -> None:
    """Instead of a 6th Discontent token: 2 tokens are discarded, then 2 Citizens die. [FRO-356]"""
    numbers = game.box.tracks.numbers.iron_rule
    say(game, "Iron Rule kept the people down: no 6th Discontent token")
    with because(game, "Iron Rule"):
        await discard_tokens(game, who, DISCONTENT, ANY, numbers.tokens)
        await kill_chosen(game, who, numbers.deaths)


async def decrease(game: Frostpunk, who: Player, side: int, kind: int = ANY) -> None:
    """Exhaust an active token or remove an exhausted one, of the named type only if one is named. [FRO-068, FRO-322]"""
    options = lying(game, side, active=True, kind=kind) + lying(game, side, active=False, kind=kind)
    if not options:
        return
    rule = "FRO-068"
    token = await choose(who, f"Decrease {SIDES[side].capitalize()} how?", options, rule=rule, face=exhausting)
    if token.active:
        turn_over(game, token)
    else:
        await remove(game, who, token)


async def remove(game: Frostpunk, who: Player, token: Token) -> None:
    """Back to the bag; the rest slides left. Without a Hope token the game is lost.

    [FRO-068, FRO-071, FRO-073, FRO-074]
    """
    tokens = track(game, token.track)
    if token.track == HOPE and len(tokens) == 1 and once_per_round(game, "one_faith"):
        tokens[0] = game.box.tokens[HOPE][token.kind][True]
        say(game, "One Faith kept the last Hope alive")
        with because(game, "One Faith"):
            await kill_chosen(game, who, game.box.tracks.numbers.one_faith_deaths)
        return
    tokens.remove(token)
    bag(game, token.track).rest.append(game.box.tokens[token.track][token.kind][False])
    tell(game, "A token left the {side} track: {token}", side=SIDES[token.track], token=token)
    if token.track == HOPE and not tokens:
        lose(game, "hope")


async def discard_tokens(game: Frostpunk, who: Player, side: int, kind: int, count: int) -> None:
    """Discard tokens, active or exhausted. [FRO-073]"""
    for _ in range(count):
        options = lying(game, side, active=True, kind=kind) + lying(game, side, active=False, kind=kind)
        if options:
            token = await choose(who, "Discard which token?", options, rule="FRO-073", face=discarding)
            await remove(game, who, token)


# Effects ---------------------------------------------------------------------------------------------------------


async def change(game: Frostpunk, who: Player, effect: ChangeHope | ChangeDiscontent) -> None:
    """+n or -n: repeated n times, choosing anew each time. [FRO-062]"""
    step = increase if effect.by > 0 else decrease
    side = HOPE if isinstance(effect, ChangeHope) else DISCONTENT
    kind = ANY if effect.token is None else TOKENS[effect.token][1]
    for _ in range(abs(effect.by)):
        await step(game, who, side, kind)


async def activate_or_exhaust(game: Frostpunk, who: Player, effect: Activate | Exhaust) -> None:
    """Flip tokens to their other side, as far as possible. [FRO-058, FRO-059, FRO-061]"""
    active = isinstance(effect, Exhaust)
    prompt, face = ("Exhaust which token?", exhausting) if active else ("Activate which token?", activating)
    for side, kind, count in token_counts(effect):
        for _ in range(count):
            options = lying(game, side, active=active, kind=kind)
            if options:
                turn_over(game, await choose(who, prompt, options, rule="FRO-061", face=face))


async def discard(game: Frostpunk, who: Player, effect: DiscardTokens) -> None:
    for side, kind, count in token_counts(effect):
        await discard_tokens(game, who, side, kind, count)
