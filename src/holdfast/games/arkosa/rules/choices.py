"""Choices that a card, tile or board puts to a player: one of several, or yes and no."""

from __future__ import annotations

from holdfast.engine.requests import NO, YES, Word
from holdfast.games.arkosa.rules.free_moves import ask
from holdfast.games.arkosa.rules.items import own_items
from holdfast.games.arkosa.rules.symbols import answer_face, can_carry_out, can_start, choice_face, list_face, run
from holdfast.games.arkosa.state import Arkosa, Player
from holdfast.games.arkosa.verbs import Choose, Effects, May


async def choose_one(game: Arkosa, player: Player, effect: Choose, source: Player) -> None:
    """One of the options that can be carried out, or nothing if none can. [ARK-217, ARK-218, ARK-283]

    In the own turn an item may be used first, so that more can be carried out. [ARK-343]
    """

    def possible() -> list[Effects]:
        return [option for option in effect.options if can_carry_out(game, player, option)]

    if not possible():
        return
    if player.bot:
        await run(game, player, possible()[0], source)
        return
    card = game.open_events[-1] if game.open_events else None
    chosen = await ask(
        game,
        player,
        "Which of these?" if card is None else "{card}: which of these?",
        possible,
        rule="ARK-208",
        face=list_face if card is None else choice_face,
        about={"card": card},
    )
    await run(game, player, chosen, source)


async def may(game: Arkosa, player: Player, effect: May, source: Player) -> None:
    """Run the list or not; not offered if it cannot be paid. A bot does whatever it can. [ARK-298]

    In the own turn an item may be used first, so that it can be paid. [ARK-343]
    """

    def answers() -> list[Word]:
        return [YES, NO] if can_start(game, player, effect.do) else [NO]

    if not can_start(game, player, effect.do) and not own_items(game, player):
        return
    prompt, face = f"{list_face(effect.do).label}?", answer_face if game.open_events else Word.face
    if player.bot or await ask(game, player, prompt, answers, rule="ARK-208", face=face) is YES:
        await run(game, player, effect.do, source)
