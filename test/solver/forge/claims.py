"""What a file claims, compared with what is true; only for files that the checker accepts."""
import json
from plain import SIZES, counts_of, graph_of, truth

def no_doubles(pairs):
    names = [name for name, _ in pairs]
    if len(set(names)) < len(names):
        raise ValueError("a name twice")
    return dict(pairs)

def odd_types(value):
    """Whether something in the file is neither a text nor a whole number, list or object."""
    if type(value) is dict:
        return any(odd_types(part) for part in value.values())
    if type(value) is list:
        return any(odd_types(part) for part in value)
    return type(value) not in (str, int)

def false_claims(text):
    """The first claim that is false, None where all are true, or "too large" where that cannot be told."""
    try:
        return first_false(json.loads(text, object_pairs_hook=no_doubles))
    except Exception as problem:
        return f"it cannot be read: {problem!r}"

def first_false(certificate):
    if odd_types(certificate):
        return "a value that is no text and no whole number"
    game, options = certificate["game"], certificate["options"]
    name, low, high = SIZES[game]
    size, switch_one = options[name], options.get("switchOne", "always")
    allowed = {name, "switchOne"} if game == "switch-and-capture" else {name}
    if certificate["certificate"] != 1 or set(options) != allowed or switch_one not in ("always", "chosen"):
        return "the options"
    if not set(certificate) <= {"certificate", "game", "options", "counts", "position", "proof"}:
        return "a member without a meaning"
    if "pairs" in certificate["proof"] and size > high:
        size = size_needed(certificate["position"]["key"], size)
    if not low <= size <= high:
        return "too large"
    graph, known = graph_of(game, size, switch_one), truth(game, size, switch_one)
    if "counts" in certificate and certificate["counts"] != counts_of(graph, known):
        return "the counts"
    if "counts" not in certificate and "position" not in certificate:
        return "nothing is claimed"
    # Pairs may prove who wins and leave open how soon.
    with_plies = "pairs" not in certificate["proof"]
    if "position" in certificate and not is_true(certificate["position"], graph, known, with_plies):
        return "the position"
    return false_proof(certificate["proof"], game, size, graph, known)

def size_needed(key, size):
    """After the first number, a pool does not depend on how many numbers there were."""
    numbers = key.replace("/", ",").split(",")
    return size if "-" in numbers else max(int(number) for number in numbers if number)

def is_true(position, graph, known, with_plies):
    key, plies = position["key"], position.get("plies")
    if key not in graph or not set(position) <= {"key", "value", "plies"}:
        return False
    right = known.get(key)
    value = "draw" if right is None else ("loss", "win")[right % 2]
    return position["value"] == value and (plies == right or plies is None and not with_plies)

def false_proof(proof, game, size, graph, known):
    if "decided" in proof:
        return false_rows(proof, game, size, known)
    if "twins" in proof:
        return false_twins(proof["twins"], size, known)
    if "table" in proof:
        return None if proof["table"] == known else "the table"
    if "plies" in proof:
        return false_tower(proof)
    return None

def keys_of(switches, game, size):
    """The positions in which just these switches are not as the player to move wants them."""
    wrong = [at in switches for at in range(1, size + 1)]
    if game != "switch-conquer":
        return ["".join("0" if no else "1" for no in wrong)]
    return ["".join("B" if no else "A" for no in wrong) + "/1", "".join("A" if no else "B" for no in wrong) + "/2"]

def orbit(switches, groups):
    """All rows that swaps of blocks make of this one."""
    found, waiting = set(), [frozenset(switches)]
    while waiting:
        row = waiting.pop()
        if row in found:
            continue
        found.add(row)
        for group in groups:
            for one, two in zip(group, group[1:]):
                to = {**dict(zip(one, two)), **dict(zip(two, one))}
                waiting.append(frozenset(to.get(label, label) for label in row))
    return found

def false_rows(proof, game, size, known):
    stated = {}
    for entry in proof["decided"]:
        keys = [key for row in orbit(entry["switches"], proof["blocks"]) for key in keys_of(row, game, size)]
        if entry["size"] != str(len(keys)) or set(entry) != {"plies", "size", "switches"}:
            return "the size of a class"
        stated.update(dict.fromkeys(keys, entry["plies"]))
    return None if stated == known else "the decided rows"

def false_twins(groups, size, known):
    lost = [frozenset()]
    for group in groups:
        for one, two in zip(group, group[1:]):
            lost += [row ^ {*one, *two} for row in lost]
    keys = {key for row in lost if row for key in keys_of(row, "switch-and-capture", size)}
    return None if keys == {key for key, plies in known.items() if plies % 2 == 0} else "the twins"

def false_tower(proof):
    table, gain = proof["plies"], proof["gain"]
    known = truth("tower-switch", SIZES["tower-switch"][2])
    for key, plies in known.items():
        left, last = map(int, key.split("/"))
        if table[left % len(table)][last] + left // len(table) * gain != plies:
            return "the table of heights"
    return None
