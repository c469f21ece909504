"""Settings of all tests: what fuzzing tries is the same each time, so that red means changed.

FONDACO_FUZZ=1 lets it try something new.
"""

import os

from hypothesis import settings

settings.register_profile("steady", derandomize=True, database=None)
settings.register_profile("new")
settings.load_profile("new" if os.environ.get("FONDACO_FUZZ") else "steady")
