"""Setting up › starting cards: three picks from packets that go round, simultaneous and secret. [PIO-070 to PIO-081]"""

from __future__ import annotations

from functools import cache

from holdfast.engine.content import Content
from holdfast.engine.requests import Face, Refusal, choose, reveal, together
from holdfast.engine.story import say
from holdfast.games.pioneers.pieces import ATTACK, EVENT, MARKET, WASTES, Card
from holdfast.games.pioneers.rules.decks import discard, take_in_hand, top_card
from holdfast.games.pioneers.rules.playing_cards import put_into_play
from holdfast.games.pioneers.state import Pioneers, Player


class Pick(Content, frozen=True):
    """Pick a card of the packet, to keep it in hand or to play it for free."""

    card: Card
    play: bool

    def face(self) -> Face:
        verb = "play" if self.play else "keep"
        return Face(f"{verb} {self.card.key}", f"{verb.capitalize()} {self.card.name}", self.card.places)


@cache
def picking(card: Card, play: bool) -> Pick:
    return Pick(card, play)


async def deal_packets(game: Pioneers) -> None:
    """Every player is dealt market and wastes cards. [PIO-070]"""
    numbers = game.box.board.draft
    for player in game.players:
        for deck in (MARKET,) * numbers.market + (WASTES,) * numbers.wastes:
            card = await top_card(game, deck)
            if card is not None:
                player.dealt.append(card)


async def draft_round(game: Pioneers) -> None:
    """All pick, then free plays are carried out in turn order, then packets go left. [PIO-072, PIO-076, PIO-078]

    A play may ask its player something. What the next player picked, and the next packet, are seen after the answer.
    """
    await together([pick(player) for player in game.players])
    for seat in game.order:
        await reveal("the next pick was shown")
        await carry_out_pick(game, game.players[seat])
    await reveal("the packets were passed on")
    game.pick += 1
    if game.pick < game.box.board.draft.picks:
        pass_left(game)
    else:
        discard_leftovers(game)


async def pick(player: Player) -> None:
    """One card of the packet; keeping or playing is decided with the pick. [PIO-071, PIO-077]"""
    choice = await choose(
        player,
        "Pick which card?",
        lambda: picks(player),
        rule="PIO-071",
        hidden=2 * len(player.dealt),
        refused=lambda: [
            Refusal(picking(card, True).face(), "events and attacks cannot be played during set-up", "PIO-074")
            for card in dict.fromkeys(player.dealt)
            if not can_play(card)
        ],
    )
    player.dealt.remove(choice.card)
    player.pick, player.playing = choice.card, choice.play


def picks(player: Player) -> list[Pick]:
    """Every card may be kept; events and attacks may not be played now. [PIO-074]"""
    return [
        picking(card, play)
        for card in dict.fromkeys(player.dealt)
        for play in ((False, True) if can_play(card) else (False,))
    ]


def can_play(card: Card) -> bool:
    return card.kind not in (EVENT, ATTACK)


async def carry_out_pick(game: Pioneers, player: Player) -> None:
    """Free of cost, with its full effect; the limit on personalities does not apply. [PIO-075, PIO-079, PIO-080]"""
    card, player.pick = player.pick, None
    assert card is not None
    if player.playing:
        player.playing = False
        await put_into_play(game, player, card)
    else:
        take_in_hand(game, player, card)


def pass_left(game: Pioneers) -> None:
    """What was not picked goes to the next seat of the circle. [PIO-072, PIO-263]"""
    packets = [player.dealt for player in game.players]
    for player in game.players:
        player.dealt = packets[player.seat - 1]
    say(game, "The packets were passed to the left")


def discard_leftovers(game: Pioneers) -> None:
    """The cards left over after the last pick. [PIO-073]"""
    for player in game.players:
        for card in player.dealt:
            discard(game, card)
        player.dealt.clear()
