"""Odd things to put into an address, a header or a form."""

LETTERS = 3_000  # of what is too long, and still is read
DIGITS = ["\u0663", "\u00b2", "\U0001d7dc"]  # that are digits to some, and to some are not


def _words(text: str) -> list[str]:
    return text.split()


METHODS = _words("GET POST PUT PATCH DELETE HEAD OPTIONS TRACE PROPFIND get X")

KINDS = [
    "",
    "application/json; charset=utf-16",
    "APPLICATION/JSON",
    "application/json\t",
    "application/x-www-form-urlencoded",
    "application/xml",
    "multipart/form-data",
    "multipart/form-data; boundary=",
    "multipart/form-data; boundary=x",
    "text/plain",
    "a" * LETTERS,
]

PATHS = [
    *_words("// //api/shelf /api/../api/me /api//me /API/ME /api/me/ /;/api /% /%zz * ? /api/me#x"),
    *_words("/api/%2e%2e/%2e%2e/etc/passwd /static/../../x /static/%2e%2e%2f%2e%2e%2fetc%2fpasswd"),
    *_words("/api/tables/%00 /api/tables/%ff /api/tables/a%2fb /api/tables/%F0%9F%98%80"),
    *_words("/sit/x/9999999999/y /sit/x/-1/y /api/rules/%d9%a3 /api/editions/..%2f.. /healthz/x"),
    *_words("/favicon.ico /.git/config /api/me?%ff=%00 http://elsewhere/api/me"),
    "/api/tables/" + "a" * 600,
    "/" + "a/" * 2_000,
    "/api/me?" + "a=b&" * 1_500,
]
BELOW = _words("/ /../index.html /%2e%2e/index.html /..%2f..%2fapp.py //etc/passwd /%00") + [""]

NUMBERS = [
    *["", " 1", "9" * 400, *DIGITS],
    *_words("0 1 -1 +1 01 1e9 1.5 0x1 1_0 -- NaN null %00 %ff 999999999"),
    *_words("2147483648 4294967296 99999999999999999999"),
]
QUERIES = _words("seat at last still title seats word x")

SECRETS = ["", "x", "0" * 64, "g" * 64, "\xff" * 10, "a" * LETTERS, '"', ";", "=", "fondaco=", "\t"]
HEADERS = [
    *[("host", host) for host in ["", "elsewhere.example", "127.0.0.1@elsewhere", "[::1", "\xff"]],
    *[("host", "localhost:99999"), ("host", "a" * LETTERS)],
    *[("origin", origin) for origin in ["null", "http://elsewhere.example", "", "\xff"]],
    *[("cookie", f"fondaco={secret}") for secret in SECRETS],
    *[("cookie", secret) for secret in SECRETS],
    *[("authorization", f"Bearer {secret}") for secret in SECRETS],
    *[("authorization", "Basic eDp5"), ("authorization", "Bearer"), ("authorization", "bearer  ")],
    *[("x-forwarded-for", who) for who in ["1.2.3.4", "x", ",,,", "::1", "\xff", "1.2.3.4, x"]],
    *[("content-encoding", "gzip"), ("range", "bytes=0-99999999999"), ("upgrade", "h2c")],
    *[("accept", "text/html;q=\xff"), ("accept-language", "\xff;q=x"), ("if-none-match", "*")],
]

# What ends a key, or takes the house long: a password.
FAREWELLS = (
    *(b"sign-", b"register", b"revoke"),
    *(b"forget", b"recover", b"sessions", b"password", b"codes"),
)
