"""States and views as plain data and back, whatever their fields are, compiled or not: for `pickle` and `copy`.

Compiled classes keep no `__dict__` but name their attributes, and rows (`vec`) cannot be pickled at all. So an object is
taken apart into its class and its attributes, and so on down to numbers and texts. Either engine reads what the other wrote.

A compiled object cannot be made without its `__init__`, so whatever that wants must be an attribute of the same name.
"""

from functools import cache
from inspect import signature
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

ROWS: Final[dict[str, Any]] = {"vec[i64]": vec[i64], "vec[float]": vec[float]}
WHOLE: Final = "whole"


def parts_of(thing: object) -> tuple[type, dict[str, Any]]:
    """The class of an object, and each attribute that it has now, taken apart."""
    names: list[str] = [name for name in getattr(type(thing), "__mypyc_attrs__", ()) if name != "__dict__"]
    names += [name for name in getattr(thing, "__dict__", ()) if name not in names]
    return type(thing), {name: take_apart(getattr(thing, name)) for name in names if hasattr(thing, name)}


def origin_of(thing: Any) -> tuple[type, dict[str, Any]]:
    """Its class and what its `__init__` wants, taken apart: enough for what is never changed."""
    kind: Any = type(thing)
    return kind, {name: take_apart(getattr(thing, name)) for name in wanted_by(kind)}


def take_apart(thing: Any) -> Any:
    """Numbers and texts as they are; anything else as a pair of what it is and what it is made of."""
    if thing is None or isinstance(thing, (int, float, str, bytes)):
        return thing
    if isinstance(thing, vec):
        return type(thing).__name__, list(thing)
    if isinstance(thing, (list, tuple)):
        return type(thing), [take_apart(item) for item in thing]
    if isinstance(thing, dict):
        return dict, [(take_apart(key), take_apart(value)) for key, value in thing.items()]
    kind: Any = type(thing)
    if kind.__reduce__ is not object.__reduce__:
        return WHOLE, thing  # It knows how to be pickled.
    return parts_of(thing)


def put_together(data: Any) -> Any:
    """What was taken apart: equal to it, and sharing nothing with it."""
    if not isinstance(data, tuple):
        return data
    kind, inside = data
    if kind in ROWS:
        return ROWS[kind](inside)
    if kind == WHOLE:
        return inside
    if kind is list or kind is tuple:
        return kind(put_together(item) for item in inside)
    if kind is dict:
        return {put_together(key): put_together(value) for key, value in inside}
    attributes = {name: put_together(value) for name, value in inside.items()}
    thing = kind(*[attributes[name] for name in wanted_by(kind)])
    for name, value in attributes.items():
        setattr(thing, name, value)
    return thing


@cache
def wanted_by(kind: Any) -> list[str]:
    """What its `__init__` cannot do without."""
    return [name for name, wanted in signature(kind).parameters.items() if wanted.default is wanted.empty]
