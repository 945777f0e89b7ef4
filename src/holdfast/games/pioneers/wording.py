"""What a card does, in the few words of an option."""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.games.pioneers.verbs import Amount, Deed, Discard, DiscardHand, Gain, Lose, Steal

_TOKENS = {"food": "food", "credit": "credit", "response": "response token", "choice": "token", "any": "token"}


def deeds_text(deeds: Sequence[Deed]) -> str:
    """The words for an option of a card: "lose 2 food"."""
    return " and ".join(_deed_text(deed) for deed in deeds) or "nothing"


def _deed_text(deed: Deed) -> str:
    match deed:
        case Gain():
            return f"gain {_tokens(deed.n, deed.res)}"
        case Lose():
            return f"lose {_tokens(deed.n, deed.res)}"
        case Steal():
            return f"take {_tokens(deed.n, deed.res)}"
        case Discard():
            return f"discard {deed.n} {deed.type}"
        case DiscardHand():
            return f"discard {deed.n} from hand"
        case _:
            return type(deed).__name__.lower()


def _tokens(n: Amount, kind: str) -> str:
    amount = str(n) if isinstance(n, int) else f"{n.small}, {n.medium} or {n.large}"
    return f"{amount} {_TOKENS[kind]}{'' if n == 1 or kind == 'food' else 's'}"
