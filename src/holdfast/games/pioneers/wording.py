"""What a card does, in the few words of an option."""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.games.pioneers.verbs import Amount, Discard, DiscardHand, Effect, Gain, Lose, Steal

_TOKENS = {"food": "food", "credit": "credit", "response": "response token", "choice": "token", "any": "token"}


def effects_text(effects: Sequence[Effect]) -> str:
    """The words for an option of a card: "lose 2 food"."""
    return " and ".join(_effect_text(effect) for effect in effects) or "nothing"


def _effect_text(effect: Effect) -> str:
    match effect:
        case Gain():
            return f"gain {_tokens(effect.n, effect.res)}"
        case Lose():
            return f"lose {_tokens(effect.n, effect.res)}"
        case Steal():
            return f"take {_tokens(effect.n, effect.res)}"
        case Discard():
            return f"discard {effect.n} {effect.type}"
        case DiscardHand():
            return f"discard {effect.n} from hand"
        case _:
            return type(effect).__name__.lower()


def _tokens(n: Amount, kind: str) -> str:
    amount = str(n) if isinstance(n, int) else f"{n.small}, {n.medium} or {n.large}"
    return f"{amount} {_TOKENS[kind]}{'' if n == 1 or kind == 'food' else 's'}"
