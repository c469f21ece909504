"""What routes about accounts need: where somebody signs in, and who looks after accounts."""

from starlette.requests import HTTPConnection, Request

from fondaco.server.accounts import Accounts
from fondaco.server.addresses import address
from fondaco.server.devices import Device, label_of
from fondaco.server.leaving import Leaving
from fondaco.server.requests import cookie_of


def accounts_of(connection: HTTPConnection) -> Accounts:
    accounts: Accounts = connection.app.state.accounts
    return accounts


def leaving_of(connection: HTTPConnection) -> Leaving:
    leaving: Leaving = connection.app.state.leaving
    return leaving


def device_of(request: Request, key: str = "") -> Device:
    """Where a request came from; a new guest already has a `key` of which the browser does not
    know yet."""
    agent = request.headers.get("user-agent", "")
    return Device(key or cookie_of(request), address(request.scope), label_of(agent))
