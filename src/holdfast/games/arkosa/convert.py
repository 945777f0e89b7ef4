"""Content of earlier versions in today's form: for `holdfast pack convert`, and for error texts.

Effects were written `{op: heal, n: 2}`, steps of solo cards `{do: work, priority: [1, 2]}`, and the faces of the
numbered die as "1-2".
"""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.toolkit.conversion import retagged, rewrite_op_form, tagged

SHORT: Final = {
    "roll_gain": "n",
    "roll_damage": "n",
    "heal": "n",
    "deactivate": "n",
    "fix": "n",
    "injure": "who",
    "choose": "options",
    "may": "do",
    "target": "do",
    "draw_event": "deck",
    "recruit_path": "at",
    "explore": "pack",
    "prevent": "what",
    "work": "priority",
}
"""The parameter of a verb that may stand alone."""
DEFAULTS: Final[dict[str, dict[str, Any]]] = {"injure": {"n": 1}, "convert": {"max": None}}
"""Parameters that need not be written."""


def convert(file: str, data: Any) -> Any:
    """The data of a content file of an earlier version, in today's form."""
    converted = retagged(data, write=_effect)
    return retagged(converted, "do", _short) if file == "solo" else converted


def rewrite_effect(data: Any) -> Any:
    """An effect of an earlier version in today's form; None for anything else."""
    return rewrite_op_form(data, write=_effect)


def rewrite_step(data: Any) -> Any:
    """A step of a solo card of an earlier version in today's form; None for anything else."""
    return rewrite_op_form(data, "do", _short)


def _effect(word: str, parameters: dict[str, Any]) -> Any:
    if word == "special":
        return parameters.get("rule", word)
    if word == "roll_d6" and isinstance(table := parameters.get("table"), dict):
        return {word: [{"faces": _faces(str(faces)), "do": do} for faces, do in table.items()]}
    return _short(word, parameters)


def _short(word: str, parameters: dict[str, Any]) -> Any:
    """Without defaults, and without the name of a parameter that stands alone."""
    defaults = DEFAULTS.get(word, {})
    given = {name: value for name, value in parameters.items() if name not in defaults or value != defaults[name]}
    alone = SHORT.get(word)
    return {word: given[alone]} if alone is not None and list(given) == [alone] else tagged(word, given)


def _faces(text: str) -> list[int]:
    """The faces of "3-6"."""
    first, _, last = text.partition("-")
    return list(range(int(first), int(last or first) + 1))
