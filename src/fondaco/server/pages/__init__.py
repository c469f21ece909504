"""Plain pages without a script: every button is a form, and every form is answered by a page.

What a form asks for is done by the functions that answer programs and sockets; no rule lives here.
"""

from starlette.routing import BaseRoute, Route

from fondaco.server.client import either
from fondaco.server.forms import FormEndpoint, form
from fondaco.server.pages import account, lobby, people, reading, seat_link, shared, table
from fondaco.server.requests import Endpoint, answering


def get(path: str, endpoint: Endpoint) -> Route:
    return Route(path, answering(endpoint), methods=["GET"], name=f"GET {path}")


def both(path: str, endpoint: Endpoint) -> Route:
    """An address that the client draws as well."""
    return get(path, either(endpoint))


def post(path: str, endpoint: FormEndpoint, once: bool = True) -> Route:
    return Route(path, answering(form(endpoint, once)), methods=["POST"], name=f"POST {path}")


ROUTES: list[BaseRoute] = [
    both("/", lobby.lobby_page),
    get("/new", lobby.new_page),
    post("/tables", lobby.open_table),
    post("/logs", lobby.upload),
    post("/name", people.rename),
    post("/register", people.register),
    post("/sign-in", people.sign_in, once=False),  # its first answer would hold an old key
    post("/sign-out", people.sign_out),
    post("/tokens", people.new_token),
    post("/tokens/revoke", people.revoke_token),
    both("/account", account.account_page),
    post("/password", account.change_password, once=False),
    post("/codes", account.new_codes, once=False),  # shown once
    post("/recover", account.recover, once=False),
    post("/sessions/end", account.end_session),
    post("/forget", account.delete, once=False),
    post("/reports", account.report),
    get("/tables/{table}", either(table.table_page, shared.table_page)),
    get("/tables/{table}/card.png", shared.card),
    post("/tables/{table}", table.message),
    both("/sit/{table}/{seat:int}/{key}", seat_link.seat_page),
    post("/sit/{table}/{seat:int}/{key}", seat_link.sit),
    get("/rules", reading.shelf_page),
    both("/rules/{title}", reading.rules_page),
    both("/about", reading.about_page),
    get("/static/plain.css", reading.styles),
]
