"""The example of the README runs as it is printed."""

import re
from pathlib import Path

README = Path(__file__).resolve().parent.parent / "README.md"


def test_the_example_of_the_readme_runs() -> None:
    text = README.read_text(encoding="utf-8")
    [code] = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    names: dict[str, object] = {}
    exec(code, names)
    assert "table" in names


def test_the_readme_opens_with_two_commands() -> None:
    assert README.read_text(encoding="utf-8").startswith("```sh\nmake play\nmake test\n```\n")
