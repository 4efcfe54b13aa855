"""The examples of the book's pages for researchers run, page by page, one after the other."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

PAGES = Path(__file__).parents[3] / "docs" / "researchers"


@pytest.mark.parametrize("page", sorted(PAGES.glob("*.md")), ids=lambda page: page.stem)
def test_the_examples_of_a_page_run(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {}
    blocks = re.findall(r"^```python\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    for number, block in enumerate(blocks):
        exec(compile(block, f"{page.name}, example {number}", "exec"), names)
    if blocks:
        assert capsys.readouterr().out
