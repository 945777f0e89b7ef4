"""A report: sections of words, tables and drawings, as one HTML page that needs nothing else, or as Markdown."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from pathlib import Path
from string import Template
from typing import NamedTuple

MAX_OPEN_ROWS = 60
"""Tables with more rows are folded up."""
STYLESHEET = Path(__file__).with_name("report.css")

PAGE = Template("""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>$title</title>
<style>
:root { --colour: #1f5c99 }
$style
</style>
<main>
<header><p class="house">Holdfast</p><h1>$title</h1>$opening</header>
<nav aria-label="Parts of this report">$contents</nav>
$sections
</main>
</html>
""")


@dataclass(frozen=True)
class Paragraph:
    """A paragraph."""

    text: str


@dataclass(frozen=True)
class BulletList:
    """Statements, each on its own line."""

    items: tuple[str, ...]


class Cell(NamedTuple):
    """A field of a table: its text, and a small drawing beside it."""

    text: str
    svg: str = ""


@dataclass(frozen=True)
class DataTable:
    """A table. Fields after the first are set to the right if they are numbers."""

    head: tuple[str, ...]
    rows: tuple[tuple[str | Cell, ...], ...]
    caption: str = ""
    widths: tuple[int, ...] = ()
    """The width of each column in percent; as needed if left out."""


@dataclass(frozen=True)
class Drawing:
    """A chart as SVG. Its caption and a table near it say the same in words."""

    svg: str
    caption: str
    small: bool = False
    """Whether two of them stand side by side."""


Block = Paragraph | BulletList | DataTable | Drawing


class Section(NamedTuple):
    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True)
class Report:
    title: str
    opening: tuple[str, ...]
    sections: tuple[Section, ...]

    def html(self) -> str:
        """One page, with its style and drawings inside."""
        names = {section.title: f"part-{number}" for number, section in enumerate(self.sections, 1)}
        contents = "".join(f'<a href="#{name}">{escape(title)}</a>' for title, name in names.items())
        sections = "\n".join(_section(section, names[section.title]) for section in self.sections)
        return PAGE.substitute(
            title=escape(self.title),
            style=STYLESHEET.read_text(encoding="utf-8").strip(),
            opening="".join(f"<p>{_words(text)}</p>" for text in self.opening),
            contents=contents,
            sections=sections,
        )

    def markdown(self) -> str:
        """Words and tables alone."""
        parts = [f"# {self.title}", *self.opening]
        for section in self.sections:
            parts.append(f"## {section.title}")
            parts += [text for block in section.blocks if (text := _plain(block))]
        return "\n\n".join(parts) + "\n"


# HTML ------------------------------------------------------------------------------------------------------------


def _section(section: Section, name: str) -> str:
    blocks = "\n".join(_html(block) for block in section.blocks)
    return f'<section id="{name}"><h2>{escape(section.title)}</h2>\n{blocks}\n</section>'


def _html(block: Block) -> str:
    if isinstance(block, Paragraph):
        return f"<p>{_words(block.text)}</p>"
    if isinstance(block, BulletList):
        return f"<ul>{''.join(f'<li>{_words(item)}</li>' for item in block.items)}</ul>"
    if isinstance(block, Drawing):
        kind = ' class="small"' if block.small else ""
        return f"<figure{kind}>{block.svg}<figcaption>{_words(block.caption)}</figcaption></figure>"
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in block.head)
    rows = "\n".join(f"<tr>{''.join(_field(at, field) for at, field in enumerate(row))}</tr>" for row in block.rows)
    caption = f"<caption>{_words(block.caption)}</caption>" if block.caption else ""
    columns = "".join(f'<col style="width: {width}%">' for width in block.widths)
    kind = ' class="set"' if columns else ""
    body = f"<thead><tr>{head}</tr></thead><tbody>\n{rows}\n</tbody>"
    table = f'<div class="wide"><table{kind}>{caption}{columns}{body}</table></div>'
    if len(block.rows) <= MAX_OPEN_ROWS:
        return table
    title = block.caption or block.head[0]
    return f"<details><summary>{_words(title)}: {len(block.rows)} lines</summary>{table}</details>"


def _field(at: int, field: str | Cell) -> str:
    text, svg = (field, "") if isinstance(field, str) else field
    if at == 0:
        return f'<th scope="row">{escape(text)}</th>'
    mark = ' class="n"' if text[:1] in "+−-0123456789" and text else ""
    return f"<td{mark}>{svg}{escape(text)}</td>"


def _words(text: str) -> str:
    """Text whose `code` is set as such."""
    parts = escape(text).split("`")
    return "".join(f"<code>{part}</code>" if at % 2 else part for at, part in enumerate(parts))


# Markdown --------------------------------------------------------------------------------------------------------


def _plain(block: Block) -> str:
    if isinstance(block, Paragraph):
        return block.text
    if isinstance(block, BulletList):
        return "\n".join(f"- {item}" for item in block.items)
    if isinstance(block, Drawing):
        return ""
    lines = [block.head, ("---",) * len(block.head), *(tuple(_text(field) for field in row) for row in block.rows)]
    table = "\n".join(f"| {' | '.join(line)} |" for line in lines)
    return f"{block.caption}\n\n{table}" if block.caption else table


def _text(field: str | Cell) -> str:
    return field if isinstance(field, str) else field.text
