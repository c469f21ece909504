"""Tells whether this machine can compile the engine."""

import os
import shutil
import sysconfig
from pathlib import Path


def lacking() -> str | None:
    """What a C build needs and this machine has not."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if os.name == "posix" and shutil.which(compiler.split()[0]) is None:
        return "no C compiler found"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "no Python headers found"
    return None
