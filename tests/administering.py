"""Somebody who looks after a house, at its machine, with `fondaco admin`."""

import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from accounts import hashing_is_cheap
from fondaco.cli import main
from fondaco.server.house import House
from fondaco.server.runtime import now_in_milliseconds
from fondaco.server.settings import Settings
from houses import OpenHouse, opened, plain_pages


async def obey(inside: House) -> None:
    """Let the house look at its orders now."""
    await inside.warden.look()


class Time:
    """The time of a house, which passes when a test says so."""

    def __init__(self) -> None:
        self.now = now_in_milliseconds()

    def __call__(self) -> int:
        return self.now


class Admin:
    """Somebody at the machine of the house."""

    def __init__(self, house: OpenHouse, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.house = house
        self.folder = folder
        self.capsys = capsys

    def __call__(self, order: str) -> str:
        """Order something that the house obeys at once, and what is said about it."""
        self.capsys.readouterr()
        status = main(["admin", "--data", str(self.folder), *shlex.split(order)])
        said = self.capsys.readouterr()
        assert status == 0, said.err
        self.house.run(obey)
        return said.out

    def refused(self, order: str) -> str:
        self.capsys.readouterr()
        assert main(["admin", "--data", str(self.folder), *shlex.split(order)]) == 2
        return self.capsys.readouterr().err


@contextmanager
def looked_after(folder: Path, time: Time) -> Iterator[OpenHouse]:
    """A house that has its store in this folder."""
    by = Settings(proxies="127.0.0.1")
    with hashing_is_cheap(), plain_pages(), opened(folder, by, now=time) as found:
        yield found


def first_word(text: str) -> str:
    return text.split()[0]
