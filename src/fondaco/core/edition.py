"""Editions: the printed things of a game as TOML, read with checks that name entry and field."""

import tomllib
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from fondaco.core.fields import Entry
from fondaco.core.refusal import Refused

ABOUT = ("provenance", "confirmed")  # where a value comes from: no part of the edition's identity

_chosen: dict[str, str] = {}
_loaded: dict[str, "Edition"] = {}


def choose(title: str, path: str) -> None:
    """Let a title be played with the edition in that file, from its first use on."""
    if title in _loaded:
        raise Refused(
            f"The edition of {title} must be chosen before its first use: it is already in use."
        )
    _chosen[title] = path


def in_use(title: str) -> "Edition":
    """The edition that a title is played with; the title must have been asked for before."""
    return _loaded[title]


class Edition:
    """One TOML file of components, and the hash that names it in a log."""

    def __init__(self, title: str, packaged: Path) -> None:
        _loaded[title] = self
        self.path = Path(_chosen.get(title, str(packaged)))
        self.tables = _read(self.path)
        self.hash = hash_of(self.tables)
        self.earlier: list[Edition] = []

    def section(self, name: str) -> Entry:
        value = self.tables.get(name)
        if not isinstance(value, dict):
            raise Refused(f"{self.path}: the table [{name}] is missing.")
        return Entry(f"{self.path}: [{name}]", value)

    def entries(self, name: str) -> Iterator[Entry]:
        """The entries of a list of tables, each under the name a person would look for."""
        value = self.tables.get(name)
        if not isinstance(value, list) or not value:
            raise Refused(f"{self.path}: the list {name!r} is missing.")
        for number, fields in enumerate(value, 1):
            if not isinstance(fields, dict):
                raise Refused(f"{self.path}: {name} {number} is not a table.")
            yield Entry(f"{self.path}: {name} {fields.get('id', number)!r}", fields)

    def known(self, name: str, ids: list[str]) -> list[Entry]:
        """The entries with exactly these ids, in this order."""
        entries = {entry.text("id"): entry for entry in self.entries(name)}
        for id in ids:
            if id not in entries:
                raise Refused(f"{self.path}: {name} {id!r} is missing.")
        for id in entries:
            if id not in ids:
                raise Refused(
                    f"{self.path}: {name} {id!r} is unknown; the known ones are {', '.join(ids)}."
                )
        return [entries[id] for id in ids]

    def cards(self, name: str) -> list[Entry]:
        """The entries of a kind of card: any ids that work in a move text, each once."""
        entries = list(self.entries(name))
        seen: set[str] = set()
        for entry in entries:
            id = entry.text("id")
            if not id or set(id) - set("abcdefghijklmnopqrstuvwxyz0123456789_"):
                raise entry.wrong("id", "only lowercase letters, digits and _ belong here")
            if id in seen:
                raise entry.wrong("id", "it is used twice")
            seen.add(id)
        return entries


class Earlier(Edition):
    """An edition that had other things in some places than the one in use."""

    def __init__(self, today: Edition, others: dict[str, object]) -> None:
        self.path = today.path
        self.tables = {**today.tables, **others}
        self.hash = hash_of(self.tables)
        self.earlier = []


def hash_of(tables: dict[str, object]) -> str:
    """The name of an edition: equal content has the same, whoever wrote it down."""
    return sha256(_canonical(tables).encode()).hexdigest()[:12]


def _read(path: Path) -> dict[str, object]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Refused(f"{path}: the edition cannot be read ({error.strerror}).") from error
    except UnicodeDecodeError as error:
        raise Refused(f"{path}: the edition is not UTF-8 text.") from error
    except tomllib.TOMLDecodeError as error:
        raise Refused(f"{path}: the TOML is broken: {error}.") from error
    except (ValueError, RecursionError) as error:  # numbers or brackets beyond all measure
        raise Refused(f"{path}: the TOML is too large to be an edition.") from error


def _canonical(value: object) -> str:
    """A text that is equal for equal content, whatever its order, comments or provenance."""
    if isinstance(value, dict):
        keys = sorted([key for key in value if key not in ABOUT])
        return "{" + ",".join([f"{key!r}:{_canonical(value[key])}" for key in keys]) + "}"
    if isinstance(value, list):
        return "[" + ",".join([_canonical(item) for item in value]) + "]"
    return repr(value)
