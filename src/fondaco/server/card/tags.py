"""How the page of a table names its picture to those who show links: Open Graph."""

from html import escape

from fondaco.server import wire
from fondaco.server.card.drawing import HEIGHT, WIDTH

STATES = {"waiting": "Waiting for players", "playing": "Being played", "over": "The game is over"}


def tags(now: wire.TableNow, house: str) -> str:
    """The lines of the head; `house` is the address of the house, with a slash at its end."""
    names = ", ".join(seat.name for seat in now.seats if seat.name)
    said = f"{STATES.get(now.status, '')}: {names}" if names else STATES.get(now.status, "")
    found = {
        "og:type": "website",
        "og:site_name": "Fondaco",
        "og:title": f"{now.name} · Fondaco",
        "og:description": said,
        "og:url": f"{house}tables/{now.id}",
        "og:image": f"{house}tables/{now.id}/card.png?seq={now.seq}",
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": f"{now.name}: {names}",
    }
    lines = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in found.items()]
    title = f'<meta name="fondaco:title" content="{now.title}" />'  # the client fetches its board
    twitter = '<meta name="twitter:card" content="summary_large_image" />'
    return "\n    ".join([title, *lines, twitter])
