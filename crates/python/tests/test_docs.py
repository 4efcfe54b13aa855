"""The examples of the book's pages for researchers run. Those of one section build on each other; every section can be
copied by itself."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

PAGES = Path(__file__).parents[3] / "docs" / "researchers"


@pytest.mark.parametrize("page", sorted(PAGES.glob("*.md")), ids=lambda page: page.stem)
def test_the_examples_of_a_page_run(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sections = re.split(r"^## ", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    for section in sections:
        names: dict[str, Any] = {}
        blocks = re.findall(r"^```python\n(.*?)^```", section, re.MULTILINE | re.DOTALL)
        title = section.splitlines()[0]
        for number, block in enumerate(blocks):
            exec(compile(block, f"{page.name}, {title}, example {number}", "exec"), names)
        if blocks and "print(" in "".join(blocks):
            assert capsys.readouterr().out, title
