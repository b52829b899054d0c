"""Rows of float32: what is put is there, and only that, however often a row is begun."""

import numpy as np

from dinotable.core.tensor import Tensor


def test_a_row_begins_empty_each_time():
    tensor = Tensor(2, 5)
    shown = np.frombuffer(tensor.items, "float32").reshape(2, 5)
    tensor.begin(0)
    tensor.put(1, 3)
    tensor.put_part(4, 1, 2)
    tensor.begin(1)
    tensor.put(0, -100)
    assert shown.tolist() == [[0, 3, 0, 0, 0.5], [-64, 0, 0, 0, 0]]
    tensor.begin(0)
    tensor.put(2, 7)
    tensor.put(2, 8)
    assert shown.tolist() == [[0, 0, 8, 0, 0], [-64, 0, 0, 0, 0]]
    tensor.begin(1)
    assert not shown[1].any()
