#!/usr/bin/env python3
"""A bot that plays on a server over HTTP, in the standard library only; docs/bot-writers/http.md describes the requests.

    MESETA_TOKEN=meseta_... python3 examples/python/http_bot.py http://127.0.0.1:8080/join/abcdefghjk

It takes a seat at the table that the link leads to, plays the game to its end with simple rules of thumb, and says what
came out. Lines that break and servers that restart only make it wait.
"""

import http.client
import json
import os
import random
import sys
import time
from urllib.parse import urlsplit

# How much an action is liked, by the beginning of its notation. The first match counts.
LIKED = [
    ("build", 9), ("take quarry", 8), ("take", 6), ("role", 5), ("load", 5), ("deliver", 5), ("buy", 5),
    ("sell", 4), ("craft", 4), ("move", 2), ("pass", -9), ("end", -8),
]


class Refused(Exception):
    """The server said no; `answer` is what it said."""

    def __init__(self, status, answer):
        super().__init__(f"{status}: {answer.get('error', {}).get('message', answer)}")
        self.status, self.answer = status, answer


class Server:
    """Requests of one bot. Each has the token; nothing else says who asks."""

    def __init__(self, address, token):
        self.address, self.headers = urlsplit(address), {"authorization": f"Bearer {token}"}

    def connect(self, timeout):
        secure = self.address.scheme == "https"
        kind = http.client.HTTPSConnection if secure else http.client.HTTPConnection
        return kind(self.address.netloc, timeout=timeout)

    def call(self, method, path, body=None):
        """Asks and reads the answer. While the server is away or has no time, it is asked again."""
        text, headers = None, dict(self.headers)
        if method != "GET":
            text, headers["content-type"] = json.dumps(body or {}), "application/json"
        pause = 0.5
        while True:
            try:
                connection = self.connect(timeout=30)
                connection.request(method, path, text, headers)
                response = connection.getresponse()
                answer = json.loads(response.read() or "null")
                if response.status < 300:
                    return answer
                # 429: too fast. 502 to 504: the server, or a proxy before it, has no time or is just starting.
                if response.status not in (429, 502, 503, 504):
                    raise Refused(response.status, answer)
            except (OSError, http.client.HTTPException, ValueError):
                pass
            time.sleep(pause)
            pause = min(pause * 2, 20)

    def events(self, path):
        """The events of a stream with their data, until it ends; a sign of life comes every 15 seconds."""
        connection = self.connect(timeout=45)
        connection.request("GET", path, headers=self.headers)
        response = connection.getresponse()
        if response.status != 200:
            raise Refused(response.status, json.loads(response.read() or "{}"))
        name, data = "message", []
        for line in response:
            line = line.decode().rstrip("\n")
            if line.startswith("event: "):
                name = line[7:]
            elif line.startswith("data: "):
                data.append(line[6:])
            elif not line and data:
                yield name, json.loads("\n".join(data))
                name, data = "message", []


def liking(offer):
    """How much the bot likes a legal action."""
    for beginning, value in LIKED:
        if offer["notation"].startswith(beginning):
            return value + random.random()
    return random.random()


def placement(update, seat, games):
    """Puerto Rico's mayor: workers to the buildings, then to the tiles, as long as there are any."""
    board = update["view"]["seats"][seat]
    circles = {facts["building"]: facts["circles"] for facts in games["puerto-rico"]["buildings"]}
    hands = board["san_juan"] + sum(board["tile_workers"].values())
    hands += sum(building["workers"] for building in board["buildings"])
    buildings, tiles = {}, {}
    for building in board["buildings"]:
        workers = min(hands, circles[building["building"]] * building["count"])
        buildings[building["building"]], hands = workers, hands - workers
    for tile, count in board["tiles"].items():
        workers = min(hands, count)
        tiles[tile], hands = workers, hands - workers
    return {"plan": {"type": "place_workers", "tiles": tiles, "buildings": buildings}}


def planning(update):
    """Altiplano's planning: one tile of each kind, each on a place that is still free."""
    tiles = []
    for kind in update["view"]["own"]["places"]:
        free = [place for place in kind["places"] if all(tile["place"] != place for tile in tiles)]
        if free:
            tiles.append({"good": kind["good"], "place": random.choice(free)})
    return {"plan": {"type": "planning", "tiles": tiles}}


def decide(update, seat, games):
    """One move for the seat that is asked, found from what the seat may see."""
    legal = [offer for offer in update["offers"] if offer["refusal"] is None]
    if legal:
        return {"notation": max(legal, key=liking)["notation"]}
    # What is arranged as a whole has no list of actions.
    asked = update["view"]["decision"]["type"]
    if asked == "place_workers":
        return placement(update, seat, games)
    return planning(update) if asked == "plan" else {"plan": {"type": asked}}


class Game:
    """One table, as the bot knows it."""

    def __init__(self, server, table):
        self.server, self.id = server, table["id"]
        self.games, self.version = server.call("GET", "/api/games")["games"], None
        self.heard(table)

    def heard(self, table):
        """Something around the game has changed."""
        self.table = table
        self.seat = next(seat["seat"] for seat in table["seats"] if seat["mine"])
        own = table["seats"][self.seat]
        if table["ready_by"] is not None and not own["ready"]:
            self.server.call(
                "POST", f"/api/tables/{self.id}/ready", {"ready": True, "ready_by": table["ready_by"]}
            )

    def play(self):
        """Plays until the game is over."""
        pause = 0.2
        while True:
            # What has arrived already is not sent again.
            known = "" if self.version is None else f":{self.version}"
            try:
                for name, data in self.server.events(f"/api/stream?tables={self.id}{known}"):
                    pause = 0.2
                    if name == "table":
                        self.heard(data)
                    elif name == "refused":
                        raise Refused(403, data)
                    elif name == "update" and self.went_on(data):
                        return self.server.call("GET", f"/api/tables/{self.id}")
            except (OSError, http.client.HTTPException, ValueError) as error:
                print(f"the line broke: {error}", file=sys.stderr)
            except Refused as refused:
                if refused.status not in (429, 503):
                    raise
            # The stream has ended: it is opened again, a little later each time.
            time.sleep(pause)
            pause = min(pause * 2, 20)

    def went_on(self, update):
        """Answers what the bot is asked now; says whether the game is over."""
        while True:
            # The answer to a move may have been quicker than the stream.
            if self.version is not None and update["version"] < self.version:
                return False
            self.version = update["version"]
            if update["over"]:
                return True
            if self.seat not in update["asked"]:
                return False
            # The id tells a request that is repeated from another one.
            request = f"{self.seat}-{update['version']}-{random.getrandbits(32)}"
            body = {
                "version": update["version"],
                "request_id": request,
                "moves": [decide(update, self.seat, self.games)],
            }
            try:
                update = self.server.call("POST", f"/api/tables/{self.id}/moves", body)
            except Refused as refused:
                if refused.answer.get("error", {}).get("code") == "over":
                    return True
                # Somebody else was quicker: the answer has the table as it is now.
                if refused.status != 409 or "update" not in refused.answer:
                    raise
                update = refused.answer["update"]


def main():
    if len(sys.argv) != 2 or "MESETA_TOKEN" not in os.environ:
        sys.exit("usage: MESETA_TOKEN=... http_bot.py LINK, where LINK is an invitation to a table")
    link = urlsplit(sys.argv[1])
    server = Server(f"{link.scheme}://{link.netloc}", os.environ["MESETA_TOKEN"])
    try:
        table = server.call("POST", f"/api/invitations/{link.path.rsplit('/', 1)[-1]}/join")
        print(f"playing at table {table['id']}", flush=True)
        table = Game(server, table).play()
    except Refused as refused:
        sys.exit(f"refused with {refused}")
    own = next(seat["seat"] for seat in table["seats"] if seat["mine"])
    print(f"over: place {table['ranks'][own]}" if table["ranks"] else "over, without a result")


if __name__ == "__main__":
    main()
