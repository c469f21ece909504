"""Without its packages the lab says what to install; the rest of Fondaco does not need them."""

import subprocess
import sys

import pytest

WITHOUT = """
import sys
sys.modules["{missing}"] = None
import fondaco
fondaco.new("merkator")
import fondaco.lab
"""


@pytest.mark.parametrize("missing", ["gymnasium", "numpy", "pettingzoo"])
def test_what_is_missing_is_told(missing: str) -> None:
    command = [sys.executable, "-c", WITHOUT.format(missing=missing)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    told = done.stderr.splitlines()[-1]
    assert told == f"ImportError: fondaco.lab needs {missing}: pip install 'fondaco[lab]'"
