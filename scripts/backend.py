"""How pip builds Fondaco: setuptools, and Node from PyPI where the web client has to be built and
the machine has no Node that is new enough."""

import sys
from pathlib import Path

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403

sys.path.insert(0, str(Path(__file__).parent))
import client


def get_requires_for_build_sdist(config_settings: dict[str, str] | None = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(config_settings), *node()]


def get_requires_for_build_wheel(config_settings: dict[str, str] | None = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(config_settings), *node()]


def node() -> list[str]:
    """Node as a requirement, where it is needed and missing."""
    is_needed = not client.is_built() and client.node_on_path() is None
    return [client.NODE_FROM_PYPI] if is_needed else []
