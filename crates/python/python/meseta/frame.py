"""Results as columns that other libraries read without this package knowing them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from meseta._core import arrow_stream

#: A column: whole numbers, numbers, or text.
Column: TypeAlias = NDArray[np.int64] | NDArray[np.float64] | list[str]


class Frame(Mapping[str, Column]):
    """A table with named columns of equal length.

    It speaks the Arrow PyCapsule protocol, so that ``polars.DataFrame(frame)``, ``pyarrow.table(frame)``,
    ``duckdb.sql("SELECT … FROM frame")`` and ``pandas.DataFrame.from_arrow(frame)`` read it as it is;
    ``pandas.DataFrame(dict(frame))`` works with any version of pandas.

    Args:
        columns: By name: int64 or float64, shape ``(rows,)``, or a list of text.

    Raises:
        ValueError: Columns differ in length.
    """

    def __init__(self, columns: Mapping[str, Sequence[int] | Sequence[float] | Sequence[str] | Column]) -> None:
        self._columns: dict[str, Column] = {}
        for name, values in columns.items():
            if isinstance(values, np.ndarray):
                self._columns[name] = values
            elif len(values) and isinstance(values[0], str):
                self._columns[name] = [str(value) for value in values]
            elif all(isinstance(value, int) for value in values):
                self._columns[name] = np.array(values, np.int64)
            else:
                self._columns[name] = np.array(values, np.float64)
        lengths = {len(column) for column in self._columns.values()}
        if len(lengths) > 1:
            raise ValueError(f"columns of different lengths: {sorted(lengths)}")
        self._rows = lengths.pop() if lengths else 0

    @property
    def rows(self) -> int:
        """How many rows there are."""
        return self._rows

    def row(self, number: int) -> dict[str, int | float | str]:
        """One row by its number, from 0.

        Raises:
            IndexError: There is no such row.
        """
        if not 0 <= number < self._rows:
            raise IndexError(f"there is no row {number}; there are {self._rows}")
        values = {name: column[number] for name, column in self._columns.items()}
        return {name: value if isinstance(value, str) else value.item() for name, value in values.items()}

    def __getitem__(self, name: str) -> Column:
        return self._columns[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._columns)

    def __len__(self) -> int:
        return len(self._columns)

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        """A capsule with an Arrow stream of one batch; the types are int64, float64 and string, whatever is asked."""
        return arrow_stream(list(self._columns), list(self._columns.values()))

    def __repr__(self) -> str:
        """The first rows as text."""
        shown = [list(self._columns)]
        for number in range(min(self._rows, 12)):
            row = self.row(number).values()
            shown.append([f"{value:.4g}" if isinstance(value, float) else str(value)[:24] for value in row])
        widths = [max(len(row[place]) for row in shown) for place in range(len(self._columns))]
        lines = ["  ".join(cell.rjust(width) for cell, width in zip(row, widths)) for row in shown]
        more = [f"… {self._rows} rows"] if self._rows > 12 else []
        return "\n".join(lines + more)
