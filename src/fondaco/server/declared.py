"""Routes that say what they are for, what they take and what they give."""

from starlette.routing import Route

from fondaco.server.requests import Endpoint, answering


class Declared(Route):
    """A route that says what it is for, what it takes and what it gives: a type of the wire, text
    (str), a file (bytes), or nothing. `docs/wire.md` is written from it."""

    def __init__(
        self, named: str, endpoint: Endpoint, takes: object, gives: object, status: int, text: str
    ) -> None:
        method, path = named.split(" ")
        super().__init__(path, answering(endpoint), methods=[method], name=named)
        self.takes = takes
        self.gives = gives
        self.status = status  # when all went well
        self.text = text


def get(path: str, endpoint: Endpoint, gives: object, text: str) -> Declared:
    return Declared(f"GET {path}", endpoint, None, gives, 200, text)


def post(path: str, endpoint: Endpoint, takes: object, gives: object, text: str) -> Declared:
    return Declared(f"POST {path}", endpoint, takes, gives, 200 if gives else 204, text)


def create(path: str, endpoint: Endpoint, takes: object, gives: object, text: str) -> Declared:
    return Declared(f"POST {path}", endpoint, takes, gives, 201, text)


def delete(path: str, endpoint: Endpoint, text: str) -> Declared:
    return Declared(f"DELETE {path}", endpoint, None, None, 204, text)
