"""Draw Phase: what the expansions do each round, then take up to two Material cards. [DES-184]"""

from __future__ import annotations

from typing import Final, NamedTuple

from holdfast.engine.requests import Face, Word, choose
from holdfast.engine.story import say
from holdfast.games.desolated.amounts import INFLUENCES, worded
from holdfast.games.desolated.pieces import SKULL, Influence, Slot, Technology, lying_at
from holdfast.games.desolated.rules.free_actions import ask
from holdfast.games.desolated.rules.payment.paying import pay
from holdfast.games.desolated.rules.payment.pool import affordable
from holdfast.games.desolated.rules.refill import discard, draw_material, gain_token
from holdfast.games.desolated.state import Desolated, MaterialCard, Player

PILE: Final = Word("pile", "Draw from the Material pile")
NO_MORE: Final = Word("no more", "Take no more cards")


async def draw_phase(game: Desolated, player: Player) -> None:
    """First the Advanced Material cards, then influence, then upkeep, then the draw. [DES-022, DES-184]"""
    if game.options.racloir_technology:
        turn_technology(game, player)
    if game.options.planetary_destruction:
        await gain_influence(game, player)
    if game.options.rise_of_the_arkheins:
        await pay_upkeep(game, player)
    await draw_cards(game, player)


# Racloir Technology ------------------------------------------------------------------------------------------------


def turn_technology(game: Desolated, player: Player) -> None:
    """Resolve the edge at the top of each card, then turn it; a skull discards it. [DES-179, DES-180, DES-183]"""
    turned = list[tuple[Technology, int]]()
    for card, step in player.technology:
        if card.track[step] == SKULL:
            discard(game, card)
            say(game, "{player} lost {card}", player=player, card=card.name)
        else:
            gain_token(game, player, card.track[step])
            turned.append((card, step + 1))
    player.technology[:] = turned


# Planetary Destruction ---------------------------------------------------------------------------------------------


async def gain_influence(game: Desolated, player: Player) -> None:
    """Each Advanced Landmark gives one of the influences that it lists, for this turn. [DES-170, DES-171]"""
    for insula in player.landmarks[:]:
        if insula.card.advanced:
            kind = await choose(
                player,
                "Which influence does {card} give?",
                [INFLUENCES[one] for one in insula.card.listed],
                rule="DES-170",
                about={"card": insula.card},
            )
            game.granted[kind.index] += 1
            say(game, "{player} gained {kind} for this turn", player=player, kind=kind)


# Rise of the Arkheins ----------------------------------------------------------------------------------------------


class Upkeep(NamedTuple):
    """An Advanced Influence card, to be paid for or discarded."""

    card: Influence
    paid: bool

    def face(self) -> Face:
        if self.paid:
            cost = worded(self.card.upkeep or ())
            return Face(f"pay {self.card.key}", f"Pay {cost} for {self.card.name}", (f"card {self.card.key}",))
        return Face(f"discard {self.card.key}", f"Discard {self.card.name}", (f"card {self.card.key}",))


async def pay_upkeep(game: Desolated, player: Player) -> None:
    """Pay the upkeep of every Advanced Influence card or discard it, in the owner's order. [DES-160, DES-184]"""
    due = [card for card in player.influence if card.advanced]
    while due:
        answer = await ask_upkeep(game, player, due)
        due.remove(answer.card)
        if answer.paid:
            assert answer.card.upkeep is not None
            await pay(game, player, answer.card.upkeep, "DES-162")
            say(game, "{player} kept {card}", player=player, card=answer.card.name)
        else:
            player.influence.remove(answer.card)
            game.influence_discard.append(answer.card)
            say(game, "{player} discarded {card}", player=player, card=answer.card.name)


async def ask_upkeep(game: Desolated, player: Player, due: list[Influence]) -> Upkeep:
    answer = await ask(
        game, player, "Pay the upkeep, or discard the card?", lambda: upkeeps(game, player, due), rule="DES-160"
    )
    return answer


def upkeeps(game: Desolated, player: Player, due: list[Influence]) -> list[Upkeep]:
    """Every card due can be discarded, and paid for if the whole upkeep can be paid. [DES-160]"""
    found = list[Upkeep]()
    for card in due:
        if card.upkeep is not None and affordable(game, player, card.upkeep):
            found.append(Upkeep(card, True))
        found.append(Upkeep(card, False))
    return found


# Draw --------------------------------------------------------------------------------------------------------------


async def draw_cards(game: Desolated, player: Player) -> None:
    """Take up to two Material cards, one after the other, from the row or the pile. [DES-034 to DES-036]"""
    for _ in range(game.box.numbers.draw):
        source = await ask(
            game,
            player,
            "Take a Material card?",
            lambda: sources(game),
            rule="DES-034",
            face=lambda one: source_face(game, one),
        )
        if source is NO_MORE:
            return
        if isinstance(source, Slot):
            card = game.material_row[source.index]
            game.material_row[source.index] = None
            assert card is not None
            take(game, player, card, openly=True)
        else:
            drawn = await draw_material(game)
            assert drawn is not None
            take(game, player, drawn, openly=False)


def sources(game: Desolated) -> list[Slot | Word]:
    """The cards of the row, and the pile while it or its discard pile has cards. [DES-035, DES-038]"""
    row = game.material_row
    found: list[Slot | Word] = [slot for slot in game.box.material_slots if row[slot.index] is not None]
    if game.material_pile.rest or game.material_discard:
        found.append(PILE)
    found.append(NO_MORE)
    return found


def source_face(game: Desolated, one: Slot | Word) -> Face:
    if isinstance(one, Word):
        return one.face()._replace(places=("material pile",) if one is PILE else ())
    return lying_at(one, game.material_row[one.index])


def take(game: Desolated, player: Player, card: MaterialCard, *, openly: bool) -> None:
    """A Material card goes into the hand; an Advanced Material card into the inventory. [DES-177, DES-178]"""
    game.positions.clear()
    if isinstance(card, Technology):
        player.technology.append((card, 0))
        say(game, "{player} gained {card}", player=player, card=card.name)
        return
    player.hand.append(card)
    if openly:
        say(game, "{player} took {card}", player=player, card=card.name)
    else:
        say(game, "You drew {card}", to=player, others="{player} drew a card", player=player, card=card.name)
