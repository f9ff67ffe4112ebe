"""A bot in ten lines, with nothing but the standard library: it plays at random."""
import json, random, sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "turn":
        move = random.choice(message["legal"])
        print(json.dumps({"type": "move", "id": message["id"], "move": move}), flush=True)
    elif message["type"] == "end":
        break
