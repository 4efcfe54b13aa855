"""Writes the agent as one file."""

from __future__ import annotations

import ast
import base64
import importlib
import textwrap
from pathlib import Path

import numpy as np

from meseta.contest.entry import MODULES, attention, knowledge

HEADER = '''"""Meseta's entry for the three-player Puerto Rico AI competition: one class, `MesetaAgent`.

Written by `python -m meseta.contest export`; needs NumPy and the standard library. MIT or Apache-2.0.
"""

from __future__ import annotations
'''


def source(*, overlooks: float | None = None) -> str:
    """The text of the file.

    Args:
        overlooks: The share of its possible moves that the agent does not see, 0 to 1: that of ``level-4`` if left
            out, none with 0.

    Raises:
        ValueError: The share is not between 0 and 1.
    """
    share = attention.LEVEL_4 if overlooks is None else overlooks
    if not 0 <= share <= 1:
        raise ValueError(f"what is overlooked is a share between 0 and 1, not {share}")
    imports = {"import base64"}
    parts: list[str] = []
    for name in MODULES:
        text = numbers() if name == "knowledge" else module_text(name, imports)
        parts.append(text.strip("\n"))
    text = "\n\n\n".join([HEADER + "\n" + "\n".join(sorted(imports, key=order)), *parts]) + "\n"
    return text.replace("    overlooks = LEVEL_4\n", f"    overlooks = {share!r}\n")


def export(path: str | Path, *, overlooks: float | None = None) -> None:
    """Writes the file.

    Args:
        path: Where to; an existing file is replaced.
        overlooks: As for :func:`source`.

    Raises:
        OSError: It can't be written; an existing file stays as it was.
    """
    path = Path(path)
    draft = path.with_name(f"{path.name}.part")
    try:
        draft.write_text(source(overlooks=overlooks), encoding="utf-8")
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def module_text(name: str, imports: set[str]) -> str:
    """A module without its docstring and imports; what it imports from elsewhere is added to `imports`."""
    text = Path(str(importlib.import_module(f"meseta.contest.entry.{name}").__file__)).read_text(encoding="utf-8")
    lines = text.splitlines()
    docstring = ast.parse(text).body[0]
    for node in ast.parse(text).body:
        if isinstance(node, ast.Import | ast.ImportFrom):
            module = node.module if isinstance(node, ast.ImportFrom) else ""
            if module != "__future__" and not str(module).startswith("meseta"):
                imports.add(ast.unparse(node))
        elif node is not docstring:
            continue
        for line in range(node.lineno - 1, node.end_lineno or node.lineno):
            lines[line] = ""
    body = "\n".join(lines).strip("\n")
    summary = str(ast.get_docstring(ast.parse(text))).splitlines()[0]
    return f"# {name.capitalize()}: {summary}\n\n{body}"


def order(line: str) -> tuple[bool, str]:
    """Imports of modules first, NumPy last."""
    return "numpy" in line, line


def numbers() -> str:
    """The module `knowledge` with the numbers written out."""
    weights = {name: shortest(value) for name, value in knowledge.WEIGHTS.items()}
    rows = "\n".join(f'    "{name}": {value},' for name, value in weights.items())
    text = base64.b85encode(knowledge.NETWORK).decode("ascii")
    data = "\n".join(f'    "{line}"' for line in textwrap.wrap(text, 112))
    return (
        "# Knowledge: what the bots have learned.\n\n"
        "#: The numbers of the hand-written evaluation by their names.\n"
        f"WEIGHTS = {{\n{rows}\n}}\n"
        "#: The network: a header of 16 bytes, then 32-bit floats.\n"
        f"NETWORK = base64.b85decode(\n{data}\n)"
    )


def shortest(value: float) -> str:
    """A 32-bit float in as few digits as it needs."""
    return np.format_float_positional(np.float32(value), trim="0")
