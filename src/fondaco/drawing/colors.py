"""The colors of drawn tables: those of the client's boards by daylight."""

TABLE = "#e6dac1"
PAPER = "#fbf6e9"
LAND = "#f5ecd6"
INSET = "#f1e8d3"
RULE = "#cfc0a2"
INK = "#2a231a"
FAINT = "#5b4e3c"
SEA = "#d5dfdb"
GLOW = "#a66a00"
TURN, ON_TURN = "#922b21", "#fff8ea"
BRICK = "#c49a5c"
NONE = "none"

TERRAINS = {
    "forest": "#b9c79a",
    "pasture": "#dde3b6",
    "fields": "#efdc9f",
    "mountains": "#d3cabb",
    "saltworks": "#f4f0e6",
}
DYES = {  # a face, and what is written on it
    "green": ("#4f7f42", "#fffbee"),
    "yellow": ("#e3b93f", "#2a1f06"),
    "black": ("#33302e", "#fff3dc"),
    "purple": ("#5d3677", "#fff3fb"),
    "orange": ("#dd7c2d", "#241002"),
    "gray": ("#a3a6a4", "#17191a"),
    "blue": ("#3474b1", "#f3f8ff"),
    "red": ("#a32b23", "#fff1e8"),
    "white": ("#f6f0e2", "#2a231a"),
    "tan": ("#cda873", "#2a1f06"),
    "teal": ("#25777a", "#f0fffd"),
}
SEATS = ("red", "blue", "yellow", "green")
SEATS_OF_MERCHANTS = ("red", "blue", "white", "orange")
LINES = ("red", "blue", "green", "orange", "purple")  # of a plot


def of_seat(title: str, seat: int) -> str:
    """The face of a seat's pieces."""
    return DYES[(SEATS_OF_MERCHANTS if title == "merchants" else SEATS)[seat % 4]][0]
