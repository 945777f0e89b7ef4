"""Solo › Setup: founding colonists for both, and the bot's bunker."""

from __future__ import annotations

from holdfast.engine.chance import draw
from holdfast.engine.requests import choose
from holdfast.engine.story import say
from holdfast.games.arkosa.amounts import vector
from holdfast.games.arkosa.rules.colonists import join
from holdfast.games.arkosa.state import ACTIVE, Arkosa


async def found_solo_colonies(game: Arkosa) -> None:
    """Draw 5 A colonists, keep 3, give 2 to the bot. [ARK-241, ARK-242]"""
    human, bot = game.players
    for _ in range(game.box.solo.deal):
        human.dealt.append(await draw(game.colonists_a, "A colonists"))
    while len(human.hand) < game.box.solo.keep:
        card = await choose(human, "Keep whom?", lambda: list(human.dealt), rule="ARK-241")
        human.dealt.remove(card)
        human.hand.append(card)
    for card in human.dealt:
        join(bot, card)
        say(game, "{bot} got {card}", bot=bot, card=card)
    human.dealt.clear()


def set_up_bot(game: Arkosa) -> None:
    """The solo boards on the side of its letter, a free colour, the token. [ARK-240, ARK-243 to ARK-246]"""
    human, bot = game.players
    card = game.box.bots[bot.bot]
    bot.colour = next(colour for colour in game.box.numbers.colours if colour != human.colour)
    bot.board = card.board
    bot.rooms = list(card.board.rooms)
    for space in range(card.shards_on_rooms):
        bot.shards[space] = ACTIVE
    bot.stock = list(vector(card.resources)[:5])
    assert human.leader is not None
    bot.morale = card.morale_against.get(human.leader.id, card.morale)
    game.first = bot.side
    say(game, "{bot} took the first player token", bot=bot)
