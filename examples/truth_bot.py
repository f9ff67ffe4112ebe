"""A bot that asks the engine for exact values and plays the best move, with nothing but the standard library."""
import json, sys

from switchyard import Engine


def rank(move):
    value = move["value"] or {"kind": "unknown"}
    plies = value.get("plies", 0)
    return {"win": (3, -plies), "draw": (2, 0), "unknown": (1, 0), "loss": (0, plies)}[value["kind"]]


with Engine() as engine:
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            size = {name: value for name, value in message["options"].items() if name != "start"}
            about = {"game": message["game"], "options": size}
        elif message["type"] == "turn":
            truth = engine.ask("analyze", **about, **{"from": message["key"], "first": message["toMove"]})
            move = max(truth["moves"], key=rank)["move"]
            print(json.dumps({"type": "move", "id": message["id"], "move": move}), flush=True)
