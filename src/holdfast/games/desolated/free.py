"""What the active player may do at any time up to the end of the Action Phase: convert, and cash in a Character.

Every decision of that time goes through `ask`, which offers these beside its own options. [DES-040, DES-191]
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TypeVar

from holdfast.engine.content import Content
from holdfast.engine.requests import Face, Refusal, Word, choose, face_of
from holdfast.engine.story import say
from holdfast.games.desolated.conversion import CONVERT, can_convert, convert
from holdfast.games.desolated.decks import discard, gain_token
from holdfast.games.desolated.materials import KINDS
from holdfast.games.desolated.pieces import CHARACTER, Material
from holdfast.games.desolated.state import Desolated, Player

T = TypeVar("T")


class CashIn(Content, frozen=True):
    """Discard the Character for the material in its top-left corner."""

    card: Material

    def face(self) -> Face:
        label = f"Discard {self.card.name} for 1 {KINDS[self.card.material]}"
        return Face(f"cash in {self.card.key}", label, (f"card {self.card.key}",))


cash_in_of = cache(CashIn)


def free_actions(game: Desolated, player: Player) -> list[Word | CashIn]:
    """What can be done now without using the action."""
    found: list[Word | CashIn] = []
    if can_convert(game, player):
        found.append(CONVERT)
    if game.options.characters:
        found += [
            cash_in_of(card) for chain in player.chains for card in chain.cards if card.kind == CHARACTER
        ]  # fmt: skip
    return found


async def ask(
    game: Desolated,
    player: Player,
    prompt: str,
    options: Callable[[], Sequence[T]],
    *,
    rule: str,
    face: Callable[[T], Face] | None = None,
    refused: Callable[[], Sequence[Refusal]] | None = None,
) -> T:
    """A choice of the active player, who may use free actions first, as often as they can."""
    while True:
        answer = await choose(
            player,
            prompt,
            lambda: [*options(), *free_actions(game, player)],
            rule=rule,
            face=None if face is None else lambda one: _face(one, face),
            refused=refused,
        )
        if answer is CONVERT:
            await convert(game, player)
        elif isinstance(answer, CashIn):
            cash_in(game, player, answer.card)
        else:
            return answer  # type: ignore[return-value]  # whatever is no free action came from the options


def _face(one: T | Word | CashIn, face: Callable[[T], Face]) -> Face:
    return face_of(one) if isinstance(one, Word | CashIn) else face(one)


def cash_in(game: Desolated, player: Player, card: Material) -> None:
    """The Character leaves the game for a token of its material; its chain may break. [DES-190 to DES-192]"""
    leave_chain(player, card)
    discard(game, card)
    say(game, "{player} discards {card}", player=player, card=card)
    gain_token(game, player, card.material)


def leave_chain(player: Player, card: Material) -> None:
    """A card leaves its chain, and the parts to its left and right stay where they are. [DES-076]"""
    at = next(at for at, chain in enumerate(player.chains) if card in chain.cards)
    player.chains[at : at + 1] = player.chains[at].without(card)
