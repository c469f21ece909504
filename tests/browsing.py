"""A browser without a screen: it follows links and fills in forms as a person would, no script.

    browser = Browser(house.url)
    browser.open("/")
    browser.press("Play now")
    browser.press("travel hamburg")

Every page that it shows is looked over: headings, labels, and nothing that a browser would not run.
"""

from html.parser import HTMLParser
from itertools import pairwise

import httpx

from waiting import SECONDS

NO_END = ("input", "meta", "link", "br", "hr", "img", "wbr")
NAMED = ("a", "button", "h1", "h2", "h3")  # by the words in them
IN_LINE = ("a", "b", "code", "span", "wbr")
SILENT = ("script", "style")


class Form:
    """A form with its fields as they stand, and its buttons."""

    def __init__(self, attributes: dict[str, str]) -> None:
        self.action = attributes.get("action", "")
        self.method = attributes.get("method", "get")
        self.with_file = attributes.get("enctype") == "multipart/form-data"
        self.fields: dict[str, str] = {}
        self.choices: dict[str, list[str]] = {}  # of a select, or of radio buttons
        self.buttons: list[tuple[str, str, str]] = []  # its words, name and value


class Page(HTMLParser):
    """What a page shows, and what can be done on it."""

    def __init__(self, answer: httpx.Response) -> None:
        super().__init__()
        self.answer = answer
        self.forms: list[Form] = []
        self.links: list[tuple[str, str]] = []
        self.headings: list[tuple[int, str]] = []
        self.ids: list[str] = []
        self.refresh = ""
        self.problems: list[str] = []
        self._open: list[tuple[str, dict[str, str]]] = []
        self._words: list[str] = []
        self._selects: list[str] = []
        self.texts: list[str] = []
        self.feed(answer.text)

    @property
    def text(self) -> str:
        return " ".join("".join(self.texts).split())

    @property
    def status(self) -> int:
        return self.answer.status_code

    def buttons(self) -> list[str]:
        return [words for form in self.forms for words, _, _ in form.buttons]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = {name: value or "" for name, value in attrs}
        self._look_over(tag, attributes)
        if tag not in IN_LINE:
            self.handle_data(" ")
        if tag not in NO_END:
            self._open.append((tag, attributes))
        if tag in NAMED:
            self._words = []
        self._note(tag, attributes)

    def _note(self, tag: str, attributes: dict[str, str]) -> None:
        if tag == "form":
            self.forms.append(Form(attributes))
        elif tag == "select":
            self._selects.append(attributes["name"])
        elif tag == "input":
            self._input(attributes)
        elif tag == "option":
            self._option(attributes)
        elif tag == "meta" and attributes.get("http-equiv") == "refresh":
            self.refresh = attributes["content"]

    def _input(self, attributes: dict[str, str]) -> None:
        kind, name = attributes.get("type", "text"), attributes.get("name", "")
        if kind == "radio":
            self.forms[-1].choices.setdefault(name, []).append(attributes["value"])
        if name and (kind != "radio" or "checked" in attributes):
            self.forms[-1].fields[name] = attributes.get("value", "")

    def _option(self, attributes: dict[str, str]) -> None:
        if self._open[-2][0] != "select":
            return
        form, name = self.forms[-1], self._selects[-1]
        form.choices.setdefault(name, []).append(attributes["value"])
        if "selected" in attributes or name not in form.fields:
            form.fields[name] = attributes["value"]

    def handle_data(self, data: str) -> None:
        if not any(tag in SILENT for tag, _ in self._open):
            self.texts.append(data)
            self._words.append(data)

    def handle_endtag(self, tag: str) -> None:
        opened, attributes = self._open.pop()
        if opened != tag:
            self.problems.append(f"<{opened}> is closed by </{tag}>")
        words = " ".join("".join(self._words).split())
        if tag == "a":
            self.links.append((words, attributes["href"]))
        elif tag == "button":
            named = (attributes.get("name", ""), attributes.get("value", ""))
            self.forms[-1].buttons.append((attributes.get("aria-label", words), *named))
        elif tag in ("h1", "h2", "h3"):
            self.headings.append((int(tag[1]), words))

    def _look_over(self, tag: str, attributes: dict[str, str]) -> None:
        """Note what no page should have."""
        bad = [name for name in attributes if name == "style" or name.startswith("on")]
        if bad or tag in SILENT:
            self.problems.append(f"<{tag} {bad}> is not allowed by our own policy")
        is_shown = tag == "select" or (tag == "input" and attributes.get("type") != "hidden")
        if is_shown and "label" not in [opened for opened, _ in self._open]:
            self.problems.append(f"an input {attributes} without a label")
        if "id" in attributes:
            self.ids.append(attributes["id"])

    def check(self) -> None:
        """Fail if the page is not as pages of ours should be."""
        levels = [level for level, _ in self.headings]
        assert not self.problems, self.problems
        assert not self._open, f"never closed: {self._open}"
        assert levels.count(1) == 1, self.headings
        assert levels[0] == 1, self.headings
        assert all(after - before <= 1 for before, after in pairwise(levels))
        assert len(set(self.ids)) == len(self.ids), "an id stands twice"
        for form in self.forms:
            assert form.method == "get" or form.fields.get("cid"), f"{form.action} without a cid"


class Browser:
    """A browser with its cookies, and the page that it shows."""

    def __init__(self, url: str) -> None:
        headers = {"origin": url, "accept": "text/html,application/xhtml+xml;q=0.9,*/*;q=0.8"}
        self.http = httpx.Client(
            base_url=url, headers=headers, timeout=SECONDS, follow_redirects=True
        )
        self.http.cookies.set("fondaco-plain", "1")
        self.page: Page

    def open(self, address: str) -> Page:
        return self._show(self.http.get(address))

    def again(self) -> Page:
        """What the page shows when it is loaded anew."""
        return self.open(str(self.page.answer.url))

    def follow(self, words: str) -> Page:
        """Follow the first link that begins with these words."""
        for text, address in self.page.links:
            if text.startswith(words):
                return self.open(address)
        raise AssertionError(f"no link {words!r} among {[text for text, _ in self.page.links]}")

    def press(self, words: str, **fields: str) -> Page:
        """Fill in the form that has this button, and press it."""
        return self._show(self.http.send(self.request(words, **fields)))

    def request(self, words: str, **fields: str) -> httpx.Request:
        """What pressing the first button that begins with these words, in a form that has these
        fields, would send."""
        form, button = self._form(words, fields)
        filled = {**form.fields, **fields} | ({button[1]: button[2]} if button[1] else {})
        if form.method == "get":
            return self.http.build_request("GET", form.action, params=filled)
        if not form.with_file:
            return self.http.build_request("POST", form.action, data=filled)
        files = {"log": ("game.log", filled.pop("log").encode())}
        return self.http.build_request("POST", form.action, data=filled, files=files)

    def _form(self, words: str, fields: dict[str, str]) -> tuple[Form, tuple[str, str, str]]:
        for form in self.page.forms:
            for button in form.buttons:
                if button[0].startswith(words) and fields.keys() <= form.fields.keys():
                    _check_choices(form, fields)
                    return form, button
        raise AssertionError(f"no {words!r} with {list(fields)} among {self.page.buttons()}")

    def _show(self, answer: httpx.Response) -> Page:
        self.page = Page(answer)
        self.page.check()
        return self.page


def _check_choices(form: Form, fields: dict[str, str]) -> None:
    for name, value in fields.items():
        assert value in form.choices.get(name, [value]), f"{name} cannot be {value}"
