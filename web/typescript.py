"""TypeScript types from msgspec's: what is encoded in Python is read under the same names on the page."""

import ast
import inspect
import textwrap
from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec
from msgspec import inspect as shapes

from dinotable.core.wire import OF_GAME, READ_AS
from dinotable.table.wire import Request

GENERIC = "<G extends AnyGame = AnyGame>"
PLAIN: dict[type[shapes.Type], str] = {
    shapes.AnyType: "unknown",
    shapes.BoolType: "boolean",
    shapes.FloatType: "number",
    shapes.IntType: "number",
    shapes.NoneType: "null",
    shapes.RawType: "unknown",
    shapes.StrType: "string",
}


class Names:
    """The types of one file, each under its struct's own name."""

    def __init__(self) -> None:
        self.structs: dict[str, shapes.StructType] = {}

    def declare(self, kinds: Iterable[Any]) -> str:
        """The structs among the types given and all that they are made of, as the text of a file."""
        for shape in shapes.multi_type_info(kinds):
            self._gather(shape)
        return "\n".join(self._struct(shape) for _, shape in sorted(self.structs.items()))

    def spoken(self, kind: Any) -> str:
        """How a type is called."""
        return self._type(shapes.type_info(kind))

    def _gather(self, shape: shapes.Type) -> None:
        if isinstance(shape, shapes.StructType):
            known = self.structs.setdefault(shape.cls.__name__, shape)
            if known.cls is not shape.cls:
                raise ValueError(f"two structs are called {shape.cls.__name__}: {known.cls} and {shape.cls}")
            if known is not shape:
                return
        for part in parts_of(shape):
            self._gather(part)

    def _struct(self, shape: shapes.StructType) -> str:
        lines = [f"export type {shape.cls.__name__}{GENERIC if is_of_game(shape.cls) else ''} = {{"]
        comments = comments_of(shape.cls)
        if shape.tag is not None:
            lines.append(f"  {shape.tag_field}: '{shape.tag}'")
        for field in shape.fields:
            comment = comments.get(field.name)
            if comment:
                lines.append(f"  /** {comment} */")
            lines.append(f"  {field.encode_name}{'?' if may_lack(shape.cls, field) else ''}: {self._type(field.type)}")
        about = (shape.cls.__doc__ or "").strip()
        head = f"/** {' '.join(about.split())} */\n" if about and "\n\n" not in about else ""
        return head + "\n".join(lines) + "\n}\n"

    def _type(self, shape: shapes.Type) -> str:
        if isinstance(shape, shapes.Metadata):
            return self._marked(shape, shape.extra or {})
        if isinstance(shape, shapes.StructType):
            return shape.cls.__name__ + ("<G>" if is_of_game(shape.cls) else "")
        if isinstance(shape, shapes.UnionType):
            return " | ".join(self._type(part) for part in shape.types)
        if isinstance(shape, shapes.LiteralType):
            return " | ".join(quoted(value) for value in shape.values)
        if isinstance(shape, shapes.ListType):
            return f"{bracketed(self._type(shape.item_type))}[]"
        if isinstance(shape, shapes.VarTupleType):
            return f"readonly {bracketed(self._type(shape.item_type))}[]"
        if isinstance(shape, shapes.TupleType):
            return f"readonly [{', '.join(self._type(part) for part in shape.item_types)}]"
        if isinstance(shape, shapes.DictType):
            return f"Record<{self._type(shape.key_type)}, {self._type(shape.value_type)}>"
        if type(shape) in PLAIN:
            return PLAIN[type(shape)]
        raise ValueError(f"nothing is known of {shape} in TypeScript")

    def _marked(self, shape: shapes.Metadata, marks: dict[str, Any]) -> str:
        if OF_GAME in marks:
            return f"G['{marks[OF_GAME]}']"
        if READ_AS in marks:
            return f"{self.spoken(marks[READ_AS])} | {{ type?: undefined }}"
        return self._type(shape.type)


def parts_of(shape: shapes.Type) -> list[shapes.Type]:
    if isinstance(shape, shapes.Metadata):
        read_as = (shape.extra or {}).get(READ_AS)
        return [shape.type if read_as is None else shapes.type_info(read_as)]
    if isinstance(shape, shapes.StructType):
        return [field.type for field in shape.fields]
    if isinstance(shape, shapes.UnionType):
        return list(shape.types)
    if isinstance(shape, shapes.TupleType):
        return list(shape.item_types)
    if isinstance(shape, shapes.DictType):
        return [shape.key_type, shape.value_type]
    return [shape.item_type] if isinstance(shape, shapes.CollectionType) else []


@cache
def is_of_game(struct: type[msgspec.Struct]) -> bool:
    """Whether anything in it is a game's own."""
    shape = shapes.type_info(struct)
    assert isinstance(shape, shapes.StructType)
    return any(holds_game(field.type) for field in shape.fields)


def holds_game(shape: shapes.Type) -> bool:
    if isinstance(shape, shapes.Metadata) and OF_GAME in (shape.extra or {}):
        return True
    if isinstance(shape, shapes.StructType):
        return is_of_game(shape.cls)
    return any(holds_game(part) for part in parts_of(shape))


def may_lack(struct: type[msgspec.Struct], field: shapes.Field) -> bool:
    """Whoever asks may leave out what has a default; an answer has every field, unless its struct says otherwise."""
    is_lax = issubclass(struct, Request) or struct.__struct_config__.omit_defaults
    return is_lax and not field.required


def comments_of(struct: type[msgspec.Struct]) -> dict[str, str]:
    """What stands under each field, as one line."""
    found: dict[str, str] = {}
    for owner in reversed(struct.__mro__):
        if owner in (object, msgspec.Struct) or not issubclass(owner, msgspec.Struct):
            continue
        (body,) = ast.parse(textwrap.dedent(inspect.getsource(owner))).body
        assert isinstance(body, ast.ClassDef)
        for field, text in zip(body.body, body.body[1:], strict=False):
            if not (isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)):
                continue
            if (
                isinstance(text, ast.Expr)
                and isinstance(text.value, ast.Constant)
                and isinstance(text.value.value, str)
            ):
                found[field.target.id] = " ".join(text.value.value.split())
    return found


def quoted(word: object) -> str:
    return f"'{word}'" if isinstance(word, str) else str(word)


def bracketed(said: str) -> str:
    return f"({said})" if " " in said and not said.startswith("Record<") else said
