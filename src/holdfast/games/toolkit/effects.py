"""Effects in content: verbs with parameters, written as tagged maps and carried out by named Python functions.

In a content file an effect is one verb with its parameters:

    effects: [{gain: {food: 4, scrap: 1}}, {draw: 2}, reset_line]

`{draw: 2}` gives the verb's first parameter, a bare word is a verb without parameters. Conditions are predicates,
written in the same form: `when: {built: {building: tent, at_least: 3}}`. A word whose only parameter is an effect or a
condition holds it directly: `{not: {built: tent}}`.

A game declares its verbs in `verbs.py`, each as a struct of its parameters, and binds them in `effects.py`:

    class Effect(Tagged):                                   # verbs.py
        '''One effect of a card.'''

    class Draw(Content, Effect, frozen=True):
        '''Draw cards.'''
        n: int = 1

    VERBS = Vocabulary("verb", Effect, {"draw": Draw, ...})

    EFFECTS = VERBS.bind({Draw: draw_cards, ...})           # effects.py; the manifest lists EFFECTS in `vocabularies`

    await VERBS.functions[type(effect)](game, player, effect)   # a rule that carries an effect out
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Annotated, Any, ClassVar, Generic, Literal, TypeVar, get_args, get_origin

import msgspec
import yaml

from holdfast.engine.content import decode_tagged
from holdfast.engine.vocabulary import Entry, Parameter

F = TypeVar("F", bound=Callable[..., Any])


class Tagged:
    """The base of a game's effects, or of its conditions. Content that expects one reads it by the vocabulary."""

    __slots__ = ()
    vocabulary: ClassVar[Vocabulary[Any]]

    @classmethod
    def from_data(cls, data: Any) -> Any:
        return cls.vocabulary.read(data)


class Vocabulary(Generic[F]):
    """The closed list of verbs (or predicates) of a game: word, parameters and function of each.

    `kind` names what its words are: "verb", "predicate", or, where a game has several lists of verbs, such as "cost".
    """

    def __init__(
        self,
        kind: str,
        base: type[Tagged],
        words: Mapping[str, type],
        rewrite: Callable[[Any], Any] | None = None,
    ) -> None:
        """`rewrite` turns the data of an effect in a form of earlier versions into today's, or returns None."""
        self.kind = kind
        self.words = dict(words)
        self.functions: dict[type, F] = {}
        self._names = {struct: word for word, struct in words.items()}
        self._rewrite = rewrite
        base.vocabulary = self

    def bind(self, functions: Mapping[type, F]) -> Vocabulary[F]:
        """Say which function carries out each verb; every verb needs exactly one."""
        unbound = self._names.keys() - functions.keys()
        unknown = functions.keys() - self._names.keys()
        if unbound or unknown:
            missing, extra = ([struct.__name__ for struct in some] for some in (unbound, unknown))
            raise TypeError(f"{self.kind}s without a function: {missing}; functions without a {self.kind}: {extra}")
        self.functions.update(functions)
        return self

    def word(self, effect: object) -> str:
        """The word of an effect."""
        return self._names[type(effect)]

    # Reading ---------------------------------------------------------------------------------------------------------

    def read(self, data: Any) -> Any:
        """The struct that a tagged map, or a bare word, stands for. A `ValueError` says what to write instead."""
        if self._rewrite is not None and (newer := self._rewrite(data)) is not None:
            raise ValueError(
                f"{flow(data)} is the form of an earlier version; write {flow(newer)}"
                " (`holdfast pack convert` rewrites a whole pack)"
            )
        word, given = self._split(data)
        struct = self.words.get(word)
        if struct is None:
            raise ValueError(f"{word!r} is not a {self.kind}; allowed: {', '.join(self.words)}")
        if not isinstance(given, dict) or _holds_directly(struct, given):
            given = {_only_parameter(word, struct): given}
        try:
            return msgspec.convert(given, struct, dec_hook=decode_tagged)
        except msgspec.ValidationError as error:
            text, _, path = str(error).partition(" - at `$.")
            raise ValueError(f"{' › '.join((word, *path.rstrip('`').split('.')[: bool(path)]))}: {text}") from error

    def _split(self, data: Any) -> tuple[Any, Any]:
        if isinstance(data, str):
            return data, {}
        if isinstance(data, dict) and len(data) == 1:
            return next(iter(data.items()))
        example = "{built: {building: tent}}" if self.kind == "predicate" else "{gain: {food: 4}}"
        raise ValueError(f"{flow(data)} is not a {self.kind} with its parameters, such as {example}")

    # Describing ------------------------------------------------------------------------------------------------------

    def entries(self) -> Iterator[Entry]:
        """All words in alphabetical order, for `holdfast pack verbs`."""
        for word, struct in sorted(self.words.items()):
            yield Entry(word, " ".join((struct.__doc__ or "").split()), tuple(_parameters(struct)))


def _holds_directly(struct: type, given: dict[Any, Any]) -> bool:
    """Whether the map is the only parameter of a verb itself, an effect or a condition, not a map of parameters."""
    fields = msgspec.structs.fields(struct)
    kind = fields[0].type if len(fields) == 1 else None
    return isinstance(kind, type) and issubclass(kind, Tagged) and fields[0].encode_name not in given


def _only_parameter(word: str, struct: type) -> str:
    """The parameter that a verb's value stands for where it is not given by name: the first, if that is clear."""
    fields = msgspec.structs.fields(struct)
    if not fields:
        raise ValueError(f"{word!r} has no parameters; write it as a bare word")
    name = fields[0].encode_name
    if len(fields) > 1 and not fields[0].required:
        raise ValueError(f"{word!r} has several parameters; name the one you mean, such as {{{word}: {{{name}: …}}}}")
    return name


def flow(data: Any) -> str:
    """Data as YAML on one line."""
    text: str = yaml.safe_dump(data, default_flow_style=True, sort_keys=False, allow_unicode=True, width=1000)
    return text.removesuffix("...\n").strip()


def _parameters(struct: type) -> Iterator[Parameter]:
    for field in msgspec.structs.fields(struct):
        required = field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT
        default = (
            ""
            if required
            else flow(
                msgspec.to_builtins(
                    field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
                )
            )
        )
        yield Parameter(field.encode_name, type_text(field.type), default)


def type_text(kind: Any) -> str:
    """A type in the words of designers: "number", "list of effects", "brown, green or purple"."""
    if get_origin(kind) is Annotated:
        kind = get_args(kind)[0]
    origin, inner = get_origin(kind), [part for part in get_args(kind) if part is not Ellipsis]
    if origin is Literal:
        return " | ".join(str(word) for word in inner)
    if origin in (tuple, list):
        return f"list of {type_text(inner[0])}"
    if origin is dict:
        return f"map of {type_text(inner[0])} to {type_text(inner[1])}"
    if inner and origin is not None:
        return " | ".join(dict.fromkeys(type_text(part) for part in inner if part is not type(None)))
    if isinstance(kind, type) and hasattr(kind, "__struct_fields__"):
        fields = msgspec.structs.fields(kind)
        return "{" + ", ".join(f"{field.encode_name}: {type_text(field.type)}" for field in fields) + "}"
    if isinstance(kind, type) and issubclass(kind, Tagged):
        return {"verb": "effect", "predicate": "condition"}.get(kind.vocabulary.kind, kind.vocabulary.kind)
    return {int: "number", bool: "true | false", str: "word"}.get(kind, str(kind))
