"""Files that are wrong as a whole and right in every detail that can be made right: all that is stated follows from one
hidden lie. True ones among them show that the lies are close to the truth."""
from claims import keys_of, orbit
from plain import SIZES, counts_of, divides_either_way, graph_of, parents_in, parents_of, solve, truth

def size_of(random, game):
    _, low, high = SIZES[game]
    return min(random.randint(low, high), random.randint(low, high), 20)

def heading(game, size, switch_one):
    options = {SIZES[game][0]: size}
    if game == "switch-and-capture":
        options["switchOne"] = switch_one
    return {"certificate": 1, "game": game, "options": options}

def claim(random, graph, known):
    """A position with the value that the lie gives it."""
    key = random.choice(list(graph))
    plies = known.get(key)
    if plies is None:
        return {"key": key, "value": "draw"}
    return {"key": key, "value": ("loss", "win")[plies % 2], "plies": plies}

def force(random, graph, known, parents, dead=()):
    """A lie: a few positions have another value, and the rest follows by the rules."""
    if random.random() < 0.15:
        return known
    lost = [key for key, plies in known.items() if plies % 2 == 0]
    forced = {}
    for _ in range(random.choice([1, 1, 2, 3])):
        pool = random.choice([lost or list(graph), list(graph), list(known) or list(graph), list(dead) or list(graph)])
        forced[random.choice(pool)] = random.choice([None, None, 0, 1, 2, 3, 4])
    return solve(graph, forced, parents)

def lie_about_rows(random, game):
    size, switch_one = size_of(random, game), random.choice(["always", "chosen"])
    shown = size if random.random() < 0.9 else size_of(random, game)
    graph = graph_of(game, size, switch_one)
    known = force(random, graph, truth(game, size, switch_one), parents_in(game, size, switch_one))
    if game == "switch-and-capture" and random.random() < 0.4:
        return lie_about_twins(random, shown, switch_one, graph, known)
    if random.random() < 0.1:
        switch_one = "always"
    groups = random_groups(random, shown)
    decided, total = [], {"win": 0, "loss": 0}
    left = {switches_in(key, game): plies for key, plies in known.items()}
    while left:
        row = random.choice(list(left))
        plies = left[row]
        members = orbit(row, groups)
        keys = [key for member in members for key in keys_of(member, game, size)]
        for member in members:
            left.pop(member, None)
        decided.append({"plies": plies, "size": str(len(keys)), "switches": sorted(row)})
        total["win" if plies % 2 else "loss"] += len(keys)
    if random.random() < 0.1 and decided:
        decided.pop(random.randrange(len(decided)))
    draws = len(graph) - sum(total.values())
    counts = {"positions": len(graph), "wins": total["win"], "losses": total["loss"], "draws": draws}
    return {**heading(game, shown, switch_one), "counts": {name: str(n) for name, n in counts.items()},
            "position": claim(random, graph, known), "proof": {"blocks": groups, "decided": decided}}

def switches_in(key, game):
    row, _, mover = key.partition("/")
    goal = "1" if game != "switch-conquer" else "AB"[int(mover) - 1]
    return frozenset(at for at, sign in enumerate(row, 1) if sign != goal)

def random_groups(random, size):
    """No blocks, those that may change places, the row turned round, or anything."""
    kind, labels = random.randrange(6), list(range(1, size + 1))
    half = labels[:size // 2]
    if kind < 2 or not half:
        return []
    if kind == 2:
        return [[half, [size + 1 - label for label in half]]]
    if kind == 3:
        return true_twins(size)
    random.shuffle(labels)
    length = random.choice([1, 1, 2, 3])
    blocks = [labels[at:at + length] for at in range(0, size - length + 1, length)]
    return [blocks[:random.choice([1, 2, 2, 3])]]

def true_twins(size):
    primes = [n for n in range(2, size + 1) if not any(divides_either_way(n, m) for m in range(2, n))]
    lone = [[prime] for prime in primes if 2 * prime > size]
    doubled = [[prime, 2 * prime] for prime in primes if 2 * prime <= size < 3 * prime]
    return [group for group in (lone, doubled) if len(group) > 1]

def lie_about_twins(random, size, switch_one, graph, known):
    groups = random.choice([true_twins(size), random_groups(random, size)])
    twins = 2 ** sum(max(0, len(group) - 1) for group in groups)
    counts = counts_of(graph, known)
    if random.random() < 0.5:
        wins = random.randint(0, size) * twins
        counts = {"positions": len(graph), "wins": wins, "losses": twins - 1, "draws": len(graph) - wins - twins + 1}
    return {**heading("switch-and-capture", size, switch_one), "counts": {name: str(n) for name, n in counts.items()},
            "position": claim(random, graph, known), "proof": {"twins": groups}}

def lie_about_tower(random, game):
    size, period = size_of(random, game), random.choice([1, 2, 3, 3, 3, 4, 5, 6, 6, 9])
    gain = random.choice([2, 2, 2, 0, 1, 4, 6, -2, 2 * period // 3])
    below = {f"{left}/{last}": [f"{left - take}/{take}" for take in (1, 2)[:1 if last == 2 else left]]
             for left in range(1, period) for last in range(3)}
    known = force(random, below, solve(below), parents_of(below)) if below else {}
    table = [[0, 0, 0]] + [[known.get(f"{left}/{last}", 0) for last in range(3)] for left in range(1, period)]
    if random.random() < 0.2:
        table[random.randrange(period)][random.randrange(3)] = random.randrange(5)
    graph = graph_of(game, size)
    def plies(key):
        left, last = map(int, key.split("/"))
        return table[left % period][last] + left // period * gain
    stated = {key: plies(key) for key in graph}
    return {**heading(game, size, None), "counts": counts_of(graph, stated), "position": claim(random, graph, stated),
            "proof": {"plies": table, "gain": gain}}

def lie_about_frenzy(random, game):
    if random.random() < 0.6:
        return lie_about_pool(random, game)
    size = min(7, size_of(random, game))
    graph = graph_of(game, size)
    dead = {child for children in graph.values() for child in children} - set(graph)
    drawn = random.sample(sorted(dead), min(len(dead), random.choice([0, 0, 1, 2])))
    if drawn:
        known = solve(graph, dict.fromkeys(drawn), parents_in(game, size, "always"))
    else:
        known = force(random, graph, truth(game, size), parents_in(game, size, "always"), sorted(dead))
    counts = counts_of(graph, known)
    if random.random() < 0.5:
        counts.update(losses=str(int(counts["losses"]) + int(counts["draws"])), draws="0")
    return {**heading(game, size, None), "counts": counts, "position": claim(random, graph, known),
            "proof": {"table": {**known, **dict.fromkeys(drawn, random.choice([None, None, 0, 2]))}}}

def lie_about_pool(random, game):
    """Any position with any pairs of friends in it, any barrier, any move."""
    size = size_of(random, game)
    key = random.choice(list(graph_of(game, size)))
    left, _, last = key.partition("/")
    pool = [int(number) for number in left.split(",")]
    numbers = pool if last == "-" else [*pool, int(last)]
    proof, rest = {}, list(pool)
    if random.random() < 0.5:
        proof["move"] = random.choice(pool)
        rest.remove(proof["move"])
    proof["pairs"] = random_pairs(random, rest)
    proof["barrier"] = random.sample(numbers, min(len(numbers), random.choice([0, 0, 0, 1, 1, 2, 3])))
    position = {"key": key, "value": "win" if "move" in proof else "loss"}
    if random.random() < 0.5:
        proof["lasting"], position["plies"] = random_pairs(random, pool), len(pool)
    return {**heading(game, size, None), "position": position, "proof": proof}

def random_pairs(random, numbers):
    """As many pairs of friends as are met in a random order, or one less."""
    left, pairs = list(numbers), []
    random.shuffle(left)
    while left:
        one = left.pop()
        friends = [other for other in left if not divides_either_way(one, other)]
        if friends:
            left.remove(friends[0])
            pairs.append([one, friends[0]])
    return pairs[random.choice([0, 0, 0, 0, 1]):]

LIES = {"tower-switch": lie_about_tower, "factor-frenzy": lie_about_frenzy}

def lie(random, game):
    return LIES.get(game, lie_about_rows)(random, game)
