"""A sheet with shapes on it, one over the other, also as SVG; `paint` makes pixels of it."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from html import escape

Point = tuple[float, float]

FONT = "font-family='EB Garamond, Georgia, serif'"
ANCHORS = {"left": "start", "middle": "middle", "right": "end"}
ROUND = 4  # the corners of a box


@dataclass(frozen=True)
class Move:
    """Where the upper left corner of a sheet comes to lie, and how much larger it is there."""

    to: Point
    scale: float

    def point(self, point: Point) -> Point:
        return self.to[0] + point[0] * self.scale, self.to[1] + point[1] * self.scale


@dataclass(frozen=True)
class Area:
    """A polygon with an outline."""

    points: tuple[Point, ...]
    fill: str
    line: str
    width: float

    def moved(self, move: Move) -> "Area":
        points = tuple(move.point(point) for point in self.points)
        return replace(self, points=points, width=self.width * move.scale)

    def svg(self) -> str:
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in self.points)
        paint = f'fill="{self.fill}" stroke="{self.line}" stroke-width="{self.width:.1f}"'
        return f'<polygon points="{points}" {paint}/>'


@dataclass(frozen=True)
class Box:
    """A rectangle with rounded corners and an outline; `at` is its upper left corner."""

    at: Point
    wide: float
    high: float
    fill: str
    line: str
    width: float

    def moved(self, move: Move) -> "Box":
        wide, high = self.wide * move.scale, self.high * move.scale
        at, width = move.point(self.at), self.width * move.scale
        return replace(self, at=at, wide=wide, high=high, width=width)

    def svg(self) -> str:
        x, y = self.at
        place = f'x="{x:.1f}" y="{y:.1f}" width="{self.wide:.1f}" height="{self.high:.1f}"'
        paint = f'fill="{self.fill}" stroke="{self.line}" stroke-width="{self.width:.1f}"'
        return f'<rect {place} rx="{ROUND}" {paint}/>'


@dataclass(frozen=True)
class Disc:
    """A circle with an outline."""

    at: Point
    radius: float
    fill: str
    line: str
    width: float

    def moved(self, move: Move) -> "Disc":
        radius, width = self.radius * move.scale, self.width * move.scale
        return replace(self, at=move.point(self.at), radius=radius, width=width)

    def svg(self) -> str:
        x, y = self.at
        paint = f'fill="{self.fill}" stroke="{self.line}" stroke-width="{self.width:.1f}"'
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{self.radius:.1f}" {paint}/>'


@dataclass(frozen=True)
class Stroke:
    """A straight line."""

    begin: Point
    end: Point
    line: str
    width: float

    def moved(self, move: Move) -> "Stroke":
        begin, end = move.point(self.begin), move.point(self.end)
        return replace(self, begin=begin, end=end, width=self.width * move.scale)

    def svg(self) -> str:
        (x1, y1), (x2, y2) = self.begin, self.end
        ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
        return f'<line {ends} stroke="{self.line}" stroke-width="{self.width:.1f}"/>'


@dataclass(frozen=True)
class Text:
    """A line of text; `at` is the foot of its letters, at its left, its middle or its right."""

    at: Point
    text: str
    size: float
    fill: str
    anchor: str
    weight: int

    def moved(self, move: Move) -> "Text":
        return replace(self, at=move.point(self.at), size=self.size * move.scale)

    def svg(self) -> str:
        x, y = self.at
        place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{ANCHORS[self.anchor]}"'
        look = f'font-size="{self.size:.1f}" font-weight="{self.weight}" fill="{self.fill}"'
        return f"<text {place} {look}>{escape(self.text)}</text>"


Shape = Area | Box | Disc | Stroke | Text


@dataclass
class Sheet:
    """So wide and high, in pixels."""

    width: int
    height: int
    shapes: list[Shape] = field(default_factory=list)

    def area(
        self, points: Sequence[Point], fill: str, line: str = "none", width: float = 1.0
    ) -> None:
        self.shapes.append(Area(tuple(points), fill, line, width))

    def box(
        self,
        at: Point,
        wide: float,
        high: float,
        fill: str,
        line: str = "none",
        width: float = 1.0,
    ) -> None:
        self.shapes.append(Box(at, wide, high, fill, line, width))

    def disc(
        self, at: Point, radius: float, fill: str, line: str = "none", width: float = 1.0
    ) -> None:
        self.shapes.append(Disc(at, radius, fill, line, width))

    def stroke(self, begin: Point, end: Point, line: str, width: float = 1.0) -> None:
        self.shapes.append(Stroke(begin, end, line, width))

    def text(
        self,
        at: Point,
        text: str,
        size: float,
        fill: str,
        anchor: str = "left",
        weight: int = 500,
    ) -> None:
        self.shapes.append(Text(at, text, size, fill, anchor, weight))

    def lay(self, other: "Sheet", at: Point, scale: float) -> None:
        """Put all that another sheet shows onto this one, larger or smaller."""
        move = Move(at, scale)
        self.shapes += [shape.moved(move) for shape in other.shapes]

    def svg(self) -> str:
        """The sheet as a picture that a browser shows at any size."""
        box = f"viewBox='0 0 {self.width} {self.height}' width='{self.width}'"
        head = f"<svg xmlns='http://www.w3.org/2000/svg' {box} style='max-width:100%' {FONT}>"
        return "".join([head, *[shape.svg() for shape in self.shapes], "</svg>"])
