"""Rows that all copies of a state share, because they change seldom: they are replaced, never written into."""

from librt.vecs import vec
from mypy_extensions import i64


def with_item(row: vec[i64], at: i64, item: i64) -> vec[i64]:
    """The same row with one number changed."""
    twin = row[:]
    twin[at] = item
    return twin
