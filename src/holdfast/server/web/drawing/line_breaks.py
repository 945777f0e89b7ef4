"""Line breaks and indentation of a template stay in the template: they do not change the page."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jinja2.ext import Extension
from jinja2.lexer import Token, TokenStream

MARK = re.compile(r"[<>\"']")
BREAK = re.compile(r"\s*\n\s*")


class LineBreaks(Extension):
    """Drops a line break, with its indentation, between two tags of HTML or Jinja; anywhere else it is one space.

    A space within a line stays. Where a line between two tags has to end with a space, write `{{ " " }}`. Vue and JSX
    have the same rule.
    """

    def filter_stream(self, stream: TokenStream) -> Iterator[Token]:
        """The tokens of a template, with less white space."""
        scanner = Scanner()
        for token in stream:
            yield token if token.type != "data" else Token(token.lineno, token.type, scanner.shorten(token.value))


class Scanner:
    """Reads the HTML of a template from Jinja tag to Jinja tag, and knows whether it is inside an HTML tag."""

    def __init__(self) -> None:
        self._in_tag = False
        self._quote = ""

    def shorten(self, html: str) -> str:
        """The next piece of HTML, without its line breaks."""
        pieces, start = list[str](), 0
        for mark in MARK.finditer(html):
            if mark[0] == "<" and not self._in_tag:
                pieces.append(_between_tags(html[start : mark.start()]))
                self._in_tag, start = True, mark.start()
            elif mark[0] == ">" and self._in_tag and not self._quote:
                pieces.append(BREAK.sub(" ", html[start : mark.end()]))
                self._in_tag, start = False, mark.end()
            elif mark[0] in "\"'" and self._in_tag and self._quote in ("", mark[0]):
                self._quote = "" if self._quote else mark[0]
        rest = html[start:]
        pieces.append(BREAK.sub(" ", rest) if self._in_tag else _between_tags(rest))
        return "".join(pieces)


def _between_tags(text: str) -> str:
    return "" if text.isspace() and "\n" in text else BREAK.sub(" ", text)
