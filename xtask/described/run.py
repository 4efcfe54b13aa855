"""Whether the description of the API is true: schemathesis asks a real server, signed in as a guest with tables who is a host.

    run.py PROGRAM SCHEMATHESIS FOLDER

PROGRAM is `meseta`, SCHEMATHESIS the tool, FOLDER where everything goes that is made on the way. The seed is fixed, so that
equal programs are asked the same.
"""

import json
import os
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

SEED = "20"
# Whoever asks for these is somebody else afterwards, or nobody.
LEFT_OUT = ["/api/me/delete", "/api/me/log-out", "/api/me/recover", "/api/host/people/{id}/delete"]
# They don't end.
STREAMS = "stream$"


class Guest:
    """Somebody with a cookie."""

    def __init__(self, address):
        self.address, self.cookie = address, None

    def ask(self, method, path, body=None):
        headers = {"content-type": "application/json"}
        if self.cookie:
            headers["cookie"] = self.cookie
        data = None if method == "GET" else json.dumps(body or {}).encode()
        request = urllib.request.Request(self.address + path, data, headers, method=method)
        with urllib.request.urlopen(request, timeout=30) as response:
            if cookie := response.headers.get("set-cookie"):
                self.cookie = cookie.split(";")[0]
            return json.loads(response.read() or "null")


def tables(guest, other):
    """Tables of every kind: one that waits, some that are played, one that is over."""
    bot, open_seat, me = {"kind": "bot", "bot": "random"}, {"kind": "open"}, {"kind": "me"}

    def made(seats, game="puerto-rico", **more):
        body = {"game": game, "setup": {"players": len(seats)}, "seats": seats, "shuffle_seats": False}
        return guest.ask("POST", "/api/tables", body | more)

    waiting = made([me, open_seat, open_seat])
    over = made([bot, bot])
    played = [made([me, bot, bot]), made([me, bot], "altiplano")]
    shared = made([me, open_seat], pace={"mode": "days", "days": 2, "holiday": 5})
    other.ask("POST", f"/api/invitations/{shared['invitation']}/join")
    line = {"request_id": "1", "words": {"kind": "text", "text": "Hello."}}
    for somebody in (guest, other):
        somebody.ask("POST", f"/api/tables/{shared['id']}/chat", line)
    guest.ask("POST", f"/api/tables/{shared['id']}/chat/2/report", {"reason": "rude"})
    all_of_them = [waiting, over, *played, shared]
    return {
        "tables": [table["id"] for table in all_of_them],
        "invitations": [table["invitation"] for table in all_of_them],
    }


def friends(guest, other):
    """A friend of the guest's, and what the friend wrote in private."""
    link = guest.ask("POST", "/api/friends/link")["link"]
    other.ask("POST", "/api/friends", {"whom": {"by": "link", "link": link}})
    asking = guest.ask("GET", "/api/friends")["asking"][0]["handle"]
    guest.ask("POST", "/api/friends/answer", {"handle": asking, "accept": True})
    of_other = other.ask("GET", "/api/friends")["friends"][0]["person"]["handle"]
    line = {"request_id": "1", "words": {"kind": "text", "text": "Hello."}}
    written = other.ask("POST", f"/api/private/{of_other}", line)
    handle = guest.ask("GET", "/api/friends")["friends"][0]["person"]["handle"]
    return {"friends": [handle], "lines": [line["id"] for line in written["lines"]]}


def main():
    program, tool, folder = sys.argv[1:]
    own = Path(__file__).parent
    with tempfile.TemporaryDirectory() as data:
        command = [program, "serve", "--listen", "127.0.0.1:0", "--data", data, "--log", "warn"]
        fast = ["--requests-per-second", "1000000", "--bot-pause-ms", "0", "--tables-per-guest", "100000"]
        chance = ["--chance-from", "described"]
        server = subprocess.Popen(command + fast + chance, stdout=subprocess.PIPE, text=True)
        try:
            address = server.stdout.readline().split()[-1].rstrip("/")
            guest, other = Guest(address), Guest(address)
            me = guest.ask("PUT", "/api/me", {"name": "Anna"})["guest"]["id"]
            people = [other.ask("PUT", "/api/me", {"name": "Ben"})["guest"]["id"]]
            grant = ["admin", "--data", data, "--listen", address.removeprefix("http://"), "grant", me]
            subprocess.run([program, *grant], check=True, stdout=subprocess.DEVNULL)
            known = tables(guest, other) | friends(guest, other) | {"people": people}
            asked = [tool, "--config-file", str(own / "schemathesis.toml"), "run"]
            asked += [f"{address}/api/openapi.json", "--seed", SEED, "--header", f"Cookie: {guest.cookie}"]
            # Requests without a body need it, too, as the description says.
            asked += ["--header", "Content-Type: application/json"]
            for path in LEFT_OUT:
                asked += ["--exclude-path", path]
            asked += ["--exclude-path-regex", STREAMS]
            environment = os.environ | {
                "MESETA_KNOWN": json.dumps(known),
                "SCHEMATHESIS_HOOKS": "hooks",
                "PYTHONPATH": str(own),
                "PYTHONDONTWRITEBYTECODE": "1",
            }
            sys.exit(subprocess.run(asked, cwd=folder, env=environment).returncode)
        finally:
            server.kill()
            server.wait()


if __name__ == "__main__":
    main()
