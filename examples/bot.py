"""A bot that plays a game of Merkator against a journeyman:

    python3 examples/bot.py [HOUSE [TOKEN]].

Without a token it plays as a guest; with that of a bot of yours, under the name of the bot.
"""

import json
import secrets
import sys
import time
from http.client import HTTPResponse
from urllib.request import Request, urlopen

house = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000"
headers = {"content-type": "application/json"}


def ask(path: str, body: object = None) -> HTTPResponse:
    data = None if body is None else json.dumps(body).encode()
    answer: HTTPResponse = urlopen(Request(house + path, data, headers), timeout=60)
    return answer


token = (
    sys.argv[2] if len(sys.argv) > 2 else json.load(ask("/api/tokens", {"label": "bot"}))["token"]
)
headers["authorization"] = f"Bearer {token}"
seats = [{"kind": "me"}, {"kind": "bot", "level": "journeyman"}]
wanted = {"title": "merkator", "seats": seats, "own_nonces": True}
table = json.load(ask("/api/tables", wanted))
address = f"/api/tables/{table['id']}"
nonce = secrets.token_hex()  # for the luck; the house has sealed its part: table["seal"]
ask(f"{address}/messages", {"type": "nonce", "cid": "nonce", "seat": 0, "nonce": nonce}).read()
for line in ask(f"{address}/stream"):
    table = json.loads(line.strip() or "{}").get("table")  # an empty line is a sign of life
    if table and table["status"] == "over":
        break
    if table and table["legal"]:
        move = table["legal"][0]["move"]  # here goes the thinking: table["view"] is what you see
        play = {"type": "play", "cid": f"at-{table['at']}", "at": table["at"], "move": move}
        ask(f"{address}/messages", play).read()
        time.sleep(0.05)  # a house takes 20 messages a second
for score in table["scores"]:
    print(f"{score['rank']}. {score['name']}: {score['total']:g}")
