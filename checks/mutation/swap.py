"""Puts a mutant into a running process, by giving the live functions the changed code."""

from __future__ import annotations

import gc
from collections import defaultdict
from collections.abc import Container, Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

from mutation.operators import Mutant, mutated_tree


def changed_functions(file: Path, mutant: Mutant) -> list[tuple[CodeType, CodeType]]:
    """The old and the new code of the functions that the mutant changes; nested functions come with the outer one."""
    source = file.read_text(encoding="utf-8")
    old = compile(source, str(file), "exec", dont_inherit=True)
    new = compile(mutated_tree(source, mutant), str(file), "exec", dont_inherit=True)
    pairs = zip(_outer_functions(old), _outer_functions(new), strict=True)
    return [(before, after) for before, after in pairs if before != after]


class LiveFunctions:
    """The functions of some files that are alive now. Asked for once: finding them takes a while."""

    def __init__(self, files: Container[str]) -> None:
        self._found = defaultdict[tuple[str, str, int], list[FunctionType]](list)
        for function in gc.get_objects():
            if type(function) is FunctionType and function.__code__.co_filename in files:
                self._found[_name(function.__code__)].append(function)

    def caches(self) -> list[Any]:
        """The caches of these functions. What they hold would hide which tests reach a line."""
        wrapped = {function for functions in self._found.values() for function in functions}
        return [
            item
            for item in gc.get_objects()
            if hasattr(type(item), "cache_clear") and getattr(item, "__wrapped__", None) in wrapped
        ]

    def swap_in(self, file: Path, mutant: Mutant) -> bool:
        """Give every function that the mutant changes its new code; False if there is none to change."""
        swapped = False
        for before, after in changed_functions(file, mutant):
            for function in self._found[_name(before)]:
                function.__code__ = after
                swapped = True
        return swapped


def _name(code: CodeType) -> tuple[str, str, int]:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def _outer_functions(code: CodeType) -> Iterator[CodeType]:
    """The functions and methods of a module, in order. A function inside a function belongs to the outer one."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            if constant.co_flags & 0x2:  # CO_NEWLOCALS: a function; the body of a class has none
                yield constant
            else:
                yield from _outer_functions(constant)
