"""Logs without a key, cookie or password in them: in public one line of JSON each, at home one line
of words. What belongs to a request has its id."""

import logging
import sys

import msgspec

from fondaco.server import naming

PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}

UNTRUE = "ASGI callable returned without completing handshake."  # of each socket we turn away
# What a client gets wrong is not the house's mistake, and should not fill its log.
OF_CLIENTS = ("Invalid UTF-8 sequence received from client.", "Invalid HTTP request received.")


def own_fields(record: logging.LogRecord) -> dict[str, object]:
    """What a record has of its own, and to which request it belongs."""
    fields = {key: value for key, value in vars(record).items() if key not in PLAIN}
    request = naming.current.get()
    return {"request": request, **fields} if request else fields


class Lines(logging.Formatter):
    """A formatter that all logs of this process go through."""

    @classmethod
    def install(cls, level: int) -> None:
        handler = logging.StreamHandler(sys.stderr)
        handler.setFormatter(cls())
        handler.addFilter(lambda record: record.getMessage() not in (UNTRUE, *OF_CLIENTS))
        root = logging.getLogger()
        root.handlers = [handler]
        root.setLevel(level)
        # The door logs requests and sockets itself, without the keys that a path may hold.
        logging.getLogger("uvicorn").setLevel(max(level, logging.WARNING))


class PlainLines(Lines):
    """A record as a line of words for whoever sits before the screen."""

    def format(self, record: logging.LogRecord) -> str:
        fields = [f"{key}={value!r}" for key, value in own_fields(record).items()]
        what = f"{record.levelname.lower()}: {record.getMessage()!r}"
        line = " ".join([self.formatTime(record), record.name, what, *fields])
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class JsonLines(Lines):
    """A record as one line of JSON: when, how bad, where, what, and its own fields."""

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        fields |= own_fields(record)
        if record.exc_info:
            fields["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(fields, enc_hook=repr).decode()
