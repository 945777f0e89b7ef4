"""A table as fragments of HTML, one for each region of the page. A plain stand-in: lists, and a button for each option."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from holdfast.server.seen import Seen


def regions(seen: Seen) -> dict[str, str]:
    """The fragments of the page by region, from what the viewer may see and nothing else."""
    decision = seen.decision
    prompt = decision.prompt if decision else "The game is over." if seen.over else "Others decide."
    options = decision.options if decision else ()
    buttons = "".join(f'<button data-key="{escape(option.key)}">{escape(option.label)}</button>' for option in options)
    return {
        "prompt": f"<p>{escape(prompt)}</p>",
        "options": buttons,
        "players": _items(person.name for person in seen.people),
        "log": _items(seen.story),
        "talk": _items(f"{talk.name}: {talk.text}" for talk in seen.talk),
    }


def _items(lines: Iterable[str]) -> str:
    return "<ul>" + "".join(f"<li>{escape(line)}</li>" for line in lines) + "</ul>"
