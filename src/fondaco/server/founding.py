"""How a house is put together from its settings: store, bus, editions."""

import os
import stat
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import fondaco
from fondaco import Refused
from fondaco.games.shelf import TITLES
from fondaco.server.database import Kind
from fondaco.server.house import House
from fondaco.server.settings import Settings, check_bus
from fondaco.server.sqlite import Sqlite

if TYPE_CHECKING:
    from fondaco.server.redis_ties import RedisTies

NO_REDIS = "A bus needs one more package: pip install 'fondaco[redis]'"

PassOn = Callable[[list[str]], None]


def house_of(settings: Settings) -> House:
    """A house with its store, and with its bus, if it has one."""
    ties = ties_at(settings.bus) if settings.bus else None
    return House(
        kind_of(settings, ties.bus.tell_all if ties else None),
        settings.secret,
        idle_days=settings.idle_days,
        changes=settings.changes,
        bind=ties.bind if ties else None,
    )


def ties_at(url: str) -> "RedisTies":
    check_bus(url)
    try:
        from fondaco.server.redis_ties import RedisTies
    except ImportError as missing:
        raise Refused(NO_REDIS) from missing
    return RedisTies(url)


def kind_of(settings: Settings, pass_on: PassOn | None = None) -> Kind:
    """The database of a house; who passes on what was committed, if not itself."""
    if settings.database:
        return postgres(settings.database, pass_on)
    try:
        settings.data.mkdir(parents=True, exist_ok=True)
        os.chmod(settings.data, stat.S_IRWXU)
    except OSError as problem:
        raise Refused(
            f"{settings.data} cannot be the data folder: {problem.strerror}."
        ) from problem
    return Sqlite(settings.data)


def postgres(url: str, pass_on: PassOn | None = None) -> Kind:
    if not url.startswith(("postgresql://", "postgres://")):
        raise Refused(
            f"--database {url.partition(':')[0]}:... is not supported; use postgresql://..."
        )
    try:
        from fondaco.server.postgres import Postgres
    except ImportError as missing:
        raise Refused(
            "PostgreSQL needs one more package: pip install 'fondaco[postgres]'"
        ) from missing
    return Postgres(url, pass_on)


def use_edition(named: str) -> None:
    """Play a title with an edition of its own, here and in the processes of the bots."""
    title, _, path = named.rpartition("=")
    if not title and len(TITLES) > 1:
        raise Refused(f"Which game is it for? Write --edition {TITLES[0]}={path}.")
    title = title or TITLES[0]
    os.environ[f"FONDACO_EDITION_{title.upper()}"] = str(Path(path).resolve())
    fondaco.use_edition(title, path)
    fondaco.game(title)  # says right away what is wrong with it
