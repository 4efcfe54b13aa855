#!/usr/bin/env python3
"""A bot for `meseta arena` in the standard library only; docs/bot-writers/arena.md describes the conversation.

    meseta arena --bot greedy --bot python="python3 examples/python/arena_bot.py"

It answers every line with one line. Its play for Puerto Rico is a handful of rules of thumb; in every other
game, and whenever no rule fits, it takes any legal action.
"""

import json
import random
import sys

# How much an action is liked, by the beginning of its notation. The first match counts.
LIKED = [
    ("build", 9), ("take quarry", 8), ("take coffee", 7), ("take tobacco", 7), ("take", 6), ("load", 5),
    ("sell coffee", 4), ("sell tobacco", 4), ("sell", 3), ("worker", 3), ("draw", 3), ("pass", -9),
]


def liking(action, view):
    """How much the bot likes a legal action; `view` is what its seat may see, for bots that think further."""
    words = action["notation"].split()
    if words[0] == "assign":
        return int(words[-1])  # as many workers as there is room for
    for beginning, value in LIKED:
        if action["notation"].startswith(beginning):
            return value + random.random()
    return random.random()


def answer(request):
    if request["command"] == "start":
        random.seed(request["seed"])  # equal games get equal answers
    if request["command"] == "decide":
        best = max(request["legal"], key=lambda action: liking(action, request["view"]))
        return {"id": request["id"], "notation": best["notation"]}
    return {"id": request["id"], "ok": True}


for line in sys.stdin:
    print(json.dumps(answer(json.loads(line))), flush=True)
