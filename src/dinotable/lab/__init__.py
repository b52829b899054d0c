"""Where bots are measured and programs learn: the arena, its statistics, the ladders, training, games in batches."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dinotable.lab.batch import Batch as Batch


def __getattr__(name: str) -> Any:
    """`Batch` needs numpy, which nobody needs to play."""
    if name != "Batch":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        from dinotable.lab.batch import Batch  # noqa: PLC0415
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        raise ImportError("dinotable.lab.Batch needs numpy: pip install dinotable[lab]") from None
    return Batch
