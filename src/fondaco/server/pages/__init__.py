"""Plain pages without a script."""

from starlette.routing import BaseRoute

ROUTES: list[BaseRoute] = []
