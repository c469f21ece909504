"""Reading and writing the files that a player names."""

import os
from pathlib import Path

import fondaco
from fondaco import Refused, Table


def read(name: str) -> str:
    try:
        return _path(name).read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise Refused(f"{name} cannot be read: it is not a text file.") from error
    except (OSError, ValueError, RuntimeError) as error:
        raise Refused(f"{name} cannot be read: {_reason(error)}.") from error


def replayed(name: str, log: str, to: int | None = None) -> Table:
    """The table of the log that a file holds; a refusal names the file."""
    try:
        return fondaco.replay(log, to)
    except Refused as refused:
        raise Refused(f"{name}: {refused.text}") from refused


def write(name: str, text: str) -> None:
    """All of the text or nothing: a file that was there before stays whole until the end."""
    try:
        path = Path(os.path.realpath(_path(name)))
        part = path.with_name(f".{path.name}.{os.getpid()}.part")
        _write_beside(path, part, text)
    except (OSError, ValueError, RuntimeError) as error:
        raise Refused(f"{name} cannot be written: {_reason(error)}.") from error


def _path(name: str) -> Path:
    return Path(name).expanduser()


def _write_beside(path: Path, part: Path, text: str) -> None:
    try:
        with open(part, "x", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
    except OSError:
        part.unlink(missing_ok=True)
        raise


def _reason(error: Exception) -> str:
    return (getattr(error, "strerror", None) or str(error)).lower()
