"""The five games once more, as plainly as possible, and what is true of small sizes: every position is looked at.

Shares nothing with the checker. `plies` are the moves to the end with best play: odd if the player to move wins, even if
that player loses; drawn positions have none.
"""
import functools

END = "the player who has just moved has won"
SIZES = {
    "switch-and-capture": ("switches", 2, 11),
    "switch-battle": ("switches", 2, 8),
    "switch-conquer": ("switches", 2, 6),
    "tower-switch": ("blocks", 1, 300),
    "factor-frenzy": ("max", 2, 10),
}

def divides_either_way(a, b):
    return max(a, b) % min(a, b) == 0

def capture(size, switch_one):
    def flip(row, chosen):
        row = list(row)
        for other in range(1, size + 1):
            changes = divides_either_way(chosen, other)
            if other == 1 and chosen != 1 and switch_one == "chosen":
                changes = False
            if changes:
                row[other - 1] = "1" if row[other - 1] == "0" else "0"
        return "".join(row)
    def moves(row):
        return [flip(row, at + 1) for at in range(size) if row[at] == "0"]
    rows = [format(number, f"0{size}b") for number in range(2**size)]
    return {row: moves(row) for row in rows if "0" in row}

def neighbor_flips(row, letters):
    other = {letters[0]: letters[1], letters[1]: letters[0]}
    for first in range(len(row)):
        for last in (first + 1, first + 2):
            if last <= len(row):
                yield row[:first] + "".join(other[sign] for sign in row[first:last]) + row[last:]

def battle(size, _):
    rows = [format(number, f"0{size}b") for number in range(2**size)]
    ends = {"1" * size: END}
    return {row: [ends.get(after, after) for after in neighbor_flips(row, "01")] for row in rows if "0" in row}

def conquer(size, _):
    rows = [format(number, f"0{size}b").replace("0", "A").replace("1", "B") for number in range(2**size)]
    def moves(row, mover):
        mine, opponent = ("A", 2) if mover == 1 else ("B", 1)
        afters = neighbor_flips(row, "AB")
        return [END if after == mine * size else f"{after}/{opponent}" for after in afters]
    return {f"{row}/{mover}": moves(row, mover) for row in rows for mover in (1, 2)}

def tower(size, _):
    graph, waiting = {}, [(size, 0)]
    while waiting:
        left, last = waiting.pop()
        takes = [take for take in ((1,) if last == 2 else (1, 2)) if take <= left]
        if not takes or f"{left}/{last}" in graph:
            continue
        graph[f"{left}/{last}"] = [f"{left - take}/{take}" for take in takes]
        waiting += [(left - take, take) for take in takes]
    return graph

def frenzy(size, _):
    graph, numbers = {}, range(2, size + 1)
    def key(pool, last):
        return ",".join(str(number) for number in pool) + f"/{last}"
    def add(pool, last):
        free = [n for n in pool if last == "-" or not divides_either_way(n, last)]
        if free:
            graph[key(pool, last)] = [key([n for n in pool if n != taken], taken) for taken in free]
    add(list(numbers), "-")
    for subset in range(2 ** len(numbers)):
        pool = [n for n in numbers if subset >> (n - 2) & 1]
        for last in numbers:
            if last not in pool:
                add(pool, last)
    return graph

GAMES = dict(zip(SIZES, (capture, battle, conquer, tower, frenzy)))

@functools.lru_cache(maxsize=None)
def graph_of(game, size, switch_one="always"):
    """Where the moves of every position lead in which there is one."""
    return GAMES[game](size, switch_one)

@functools.lru_cache(maxsize=None)
def parents_in(game, size, switch_one):
    return parents_of(graph_of(game, size, switch_one))

def parents_of(graph):
    parents = {}
    for key, children in graph.items():
        for child in children:
            parents.setdefault(child, []).append(key)
    return parents

def solve(graph, forced=None, parents=None):
    """The plies of every decided position, level by level from the ends. Forced ones have a given value, whatever the
    rules say; None is a draw."""
    forced, parents = forced or {}, parents or parents_of(graph)
    known, left = {}, {key: len(children) for key, children in graph.items()}
    levels = {0: [key for key in parents if key not in graph and key not in forced]}
    for key, plies in forced.items():
        if plies is not None:
            levels.setdefault(plies, []).append(key)
    plies = 0
    while plies <= max(levels):
        for key in levels.pop(plies, []):
            if key in known or forced.get(key, plies) != plies:
                continue
            known[key] = plies
            for parent in parents.get(key, []):
                left[parent] -= plies % 2
                if parent not in known and parent not in forced and (plies % 2 == 0 or left[parent] == 0):
                    levels.setdefault(plies + 1, []).append(parent)
        plies += 1
        if not levels:
            break
    return {key: plies for key, plies in known.items() if key in graph}

@functools.lru_cache(maxsize=None)
def truth(game, size, switch_one="always"):
    return solve(graph_of(game, size, switch_one), None, parents_in(game, size, switch_one))

def counts_of(graph, known):
    wins = sum(plies % 2 for plies in known.values())
    numbers = {"positions": len(graph), "wins": wins, "losses": len(known) - wins, "draws": len(graph) - len(known)}
    return {name: str(number) for name, number in numbers.items()}
