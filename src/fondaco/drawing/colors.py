"""The colors of drawn tables: those of the client's boards by daylight."""

PAPER = "#fbf6e9"
INSET = "#f1e8d3"
RULE = "#cfc0a2"
INK = "#2a231a"
FAINT = "#6b5d47"
SEA = "#d5dfdb"
GLOW = "#a66a00"
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
    "red": ("#a5322a", "#fff3ee"),
    "white": ("#f7f3ea", "#2a231a"),
    "tan": ("#c9a672", "#2a1f06"),
    "teal": ("#2f7d7a", "#f0fffd"),
}
SEATS = ("red", "blue", "green", "yellow")  # where a title has no colors of its own
LINES = ("red", "blue", "green", "orange", "purple")  # of a plot
