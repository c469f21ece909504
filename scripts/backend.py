"""How pip builds Fondaco: setuptools, and Node from PyPI where the web client has to be built and
the machine has no Node that is new enough."""

import sys
from pathlib import Path

from setuptools.build_meta import *  # noqa: F403
from setuptools.build_meta import get_requires_for_build_wheel as _needs_of_setuptools

sys.path.insert(0, str(Path(__file__).parent))
import client


def get_requires_for_build_wheel(config_settings: dict[str, str] | None = None) -> list[str]:
    needs: list[str] = _needs_of_setuptools(config_settings)
    if client.is_built() or client.node_on_path() is not None:
        return needs
    return [*needs, client.NODE_FROM_PYPI]
