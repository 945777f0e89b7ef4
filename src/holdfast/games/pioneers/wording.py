"""What a card does, in the few words of an option."""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.games.pioneers.verbs import Amount, Discard, DiscardHand, Effect, Gain, Lose, Steal


def effects_text(effects: Sequence[Effect]) -> str:
    """The words for an option of a card: "lose 2 food"."""
    return " and ".join(_effect_text(effect) for effect in effects) or "nothing"


def _effect_text(effect: Effect) -> str:
    match effect:
        case Gain():
            return f"gain {_tokens(effect, effect.choice)}"
        case Lose():
            return f"lose {_tokens(effect, effect.choice)}"
        case Steal():
            return f"take {_tokens(effect, effect.any)}"
        case Discard():
            return f"discard {effect.n} {effect.type}"
        case DiscardHand():
            return f"discard {effect.n} from hand"
        case _:
            return type(effect).__name__.lower()


def _tokens(effect: Gain | Lose | Steal, chosen: Amount) -> str:
    """The tokens of an effect: those of each kind, and those of any kind."""
    amounts: tuple[tuple[Amount, str, str], ...] = (
        (effect.food, "food", "food"),
        (effect.credit, "credit", "credits"),
        (effect.response, "response token", "response tokens"),
        (chosen, "token", "tokens"),
    )
    return " and ".join(f"{_number(n)} {singular if n == 1 else plural}" for n, singular, plural in amounts if n)


def _number(n: Amount) -> str:
    return str(n) if isinstance(n, int) else f"{n.small}, {n.medium} or {n.large}"
