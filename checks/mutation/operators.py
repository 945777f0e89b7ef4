"""Lists the mutants of a module: one small change each, of what decides something. Words and labels are left alone."""

from __future__ import annotations

import ast
import copy
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
NARRATION = frozenset({"say", "say_secret", "tell", "Face", "Word", "Refusal", "Line"})
"""Calls that only produce words: nothing inside them is a rule."""
LABEL_TYPES = frozenset({"Face", "str"})
"""Functions that return these make labels, prompts and reasons."""
WORD_KEYWORDS = frozenset({"rule", "prompt", "about", "face", "label", "strict"})
"""Arguments that are words, or the `strict` of `zip`, which only guards against a mistake in the code."""

Path = tuple[tuple[str, int | None], ...]
"""From the module to a node: the fields, with the position in those that are lists."""


@dataclass(frozen=True)
class Mutant:
    """One small change. Its key stays the same while the function keeps its name and the code its text."""

    module: str
    function: str
    """The qualified name of the function; empty at the level of the module."""
    line: int
    last_line: int
    operator: str
    before: str
    after: str
    number: int
    path: Path
    variant: int
    at_import: bool
    """Whether the changed code runs when the module is imported, not when a function is called."""

    @property
    def key(self) -> str:
        number = f" #{self.number}" if self.number else ""
        return f"{self.module} {self.function or '<module>'}: {self.before} => {self.after}{number}"


def mutants(module: str, source: str) -> list[Mutant]:
    """All mutants of a module, in the order of its lines."""
    tree, seen, found = ast.parse(source), Counter[str](), list[Mutant]()
    for place in _places(tree, (), "", inside=False):
        for variant, (operator, before, after) in enumerate(_changes(place)):
            name = f"{place.function}: {before} => {after}"
            line, last_line = getattr(place.node, "lineno", 0), getattr(place.node, "end_lineno", 0)
            number = seen[name]
            found.append(
                Mutant(
                    module, place.function, line, last_line, operator, before, after, number, place.path, variant,
                    at_import=not place.inside,
                )
            )  # fmt: skip
            seen[name] += 1
    return sorted(found, key=lambda mutant: mutant.line)


def mutated_tree(source: str, mutant: Mutant) -> ast.Module:
    """The module with the change made."""
    tree = ast.parse(source)
    *outer, last = mutant.path
    parent: ast.AST = tree
    for step in outer:
        parent = _child(parent, step)
    node = _child(parent, last)
    replacements = list(_replacements(node, parent, last))
    name, index = last
    new = replacements[mutant.variant]
    if index is None:
        setattr(parent, name, new[0])
    else:
        getattr(parent, name)[index : index + len(new)] = new
    return ast.fix_missing_locations(tree)


@dataclass(frozen=True)
class _Place:
    node: ast.AST
    parent: ast.AST
    path: Path
    function: str
    inside: bool
    """Inside the body of a function."""


def _places(node: ast.AST, path: Path, function: str, *, inside: bool) -> Iterator[_Place]:
    """Every node in which something may be changed."""
    for name, value in ast.iter_fields(node):
        if _is_words(node, name):
            continue
        children = [(index, child) for index, child in enumerate(value)] if isinstance(value, list) else [(None, value)]
        for index, child in children:
            if not isinstance(child, ast.AST) or _is_left_alone(child):
                continue
            here = (*path, (name, index))
            in_body = inside or (
                name == "body" and isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
            )
            yield _Place(child, node, here, function, in_body)
            yield from _places(child, here, _function_name(child, function), inside=in_body)


def _function_name(node: ast.AST, outer: str) -> str:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return f"{outer}.{node.name}" if outer else node.name
    return outer


def _is_words(node: ast.AST, field: str) -> bool:
    """Fields that are read by people or by type checkers, or that size a cache."""
    if field in ("decorator_list", "annotation", "returns"):
        return True
    if isinstance(node, ast.keyword) and node.arg in WORD_KEYWORDS:
        return True
    return isinstance(node, ast.ClassDef) and field in ("bases", "keywords")


def _is_left_alone(node: ast.AST) -> bool:
    match node:
        case ast.Import() | ast.ImportFrom() | ast.Assert() | ast.Raise() | ast.JoinedStr():
            return True
        case ast.Call(func=ast.Name(id=name)) if name in NARRATION:
            return True
        case ast.Expr(value=ast.Call(func=ast.Name(id=name))) if name in NARRATION:
            return True
        case ast.Expr(value=ast.Constant()) | ast.Call(func=ast.Name(id="lru_cache")):
            return True
        case ast.FunctionDef(returns=ast.Name(id=name)) | ast.FunctionDef(returns=ast.Constant(value=str(name))):
            return name in LABEL_TYPES and (name == "Face" or node.name.startswith(("_label", "label", "describe")))
        case ast.Assign(value=ast.Call(func=ast.Name(id="TypeVar" | "NewType"))):
            return True
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.If(test=test) if any(
            isinstance(part, ast.Attribute) and part.attr == "story" for part in ast.walk(test)
        ):
            return True  # only tells what has happened
    return False


def _changes(place: _Place) -> Iterator[tuple[str, str, str]]:
    """The operator's name and the text before and after, for each change of a node."""
    last = place.path[-1]
    for new in _replacements(place.node, place.parent, last):
        if len(new) == 2:
            yield "swapped calls", f"{_text(new[1])}; {_text(new[0])}", f"{_text(new[0])}; {_text(new[1])}"
        else:
            yield _operator(place.node, last[0]), _text(place.node), _text(new[0])


def _text(node: ast.AST) -> str:
    return " ".join(ast.unparse(node).split())


def _operator(node: ast.AST, field: str) -> str:
    if isinstance(node, ast.Expr):
        return "dropped call"
    if isinstance(node, ast.Compare):
        return "comparison"
    return {
        "BoolOp": "boolean operator", "BinOp": "arithmetic", "AugAssign": "arithmetic", "Constant": "number",
        "UnaryOp": "negation",
    }.get(type(node).__name__, "negated condition")  # fmt: skip


def _replacements(node: ast.AST, parent: ast.AST, step: tuple[str, int | None]) -> Iterator[list[ast.AST]]:
    """What may stand in place of a node. Two nodes stand in place of it and the next statement."""
    match node:
        case ast.Compare():
            for index, comparison in enumerate(node.ops):
                new = copy.deepcopy(node)
                new.ops[index] = COMPARISONS[type(comparison)]()
                yield [new]
        case ast.BinOp(op=operator) if type(operator) in ARITHMETIC and not _is_text(node):
            yield [ast.BinOp(node.left, ARITHMETIC[type(operator)](), node.right)]
        case ast.AugAssign(op=operator) if type(operator) in ARITHMETIC:
            yield [ast.AugAssign(node.target, ARITHMETIC[type(operator)](), node.value)]
        case ast.BoolOp():
            yield [ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)]
        case ast.UnaryOp(op=ast.Not()):
            yield [node.operand]
        case ast.UnaryOp(op=ast.USub(), operand=operand) if not isinstance(operand, ast.Constant):
            yield [operand]
        case ast.Constant(value=bool(value)):
            yield [ast.Constant(not value)]
        case ast.Constant(value=int(value)):
            yield [ast.Constant(value + 1)]
            if value:
                yield [ast.Constant(value - 1)]
        case ast.Expr(value=ast.Call() | ast.Await(value=ast.Call())):
            yield [ast.Pass()]
            following = _next_statement(parent, step)
            if isinstance(following, ast.Expr) and _is_call(following) and not _is_left_alone(following):
                yield [following, node]
    if _is_condition(parent, step[0]) and not isinstance(node, ast.Compare | ast.UnaryOp | ast.Constant):
        yield [ast.UnaryOp(ast.Not(), copy.deepcopy(node))]  # type: ignore[arg-type]  # a condition is an expression


def _is_condition(parent: ast.AST, field: str) -> bool:
    match parent:
        case ast.If() | ast.While() | ast.IfExp():
            return field == "test"
        case ast.comprehension():
            return field == "ifs"
    return False


def _is_text(node: ast.BinOp) -> bool:
    sides = (node.left, node.right)
    return any(isinstance(side, ast.JoinedStr) or _is_string(side) for side in sides)


def _is_string(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _is_call(node: ast.Expr) -> bool:
    return isinstance(node.value, ast.Call) or (
        isinstance(node.value, ast.Await) and isinstance(node.value.value, ast.Call)
    )


def _next_statement(parent: ast.AST, step: tuple[str, int | None]) -> ast.AST | None:
    name, index = step
    siblings = getattr(parent, name)
    if index is None or index + 1 >= len(siblings):
        return None
    following: ast.AST = siblings[index + 1]
    return following


def _child(node: ast.AST, step: tuple[str, int | None]) -> ast.AST:
    name, index = step
    value = getattr(node, name)
    child: ast.AST = value if index is None else value[index]
    return child
