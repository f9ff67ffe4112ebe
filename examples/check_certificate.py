#!/usr/bin/env python3
"""Checks Switchyard's certificates against the rules of the games, and against nothing else.

    switchyard solve switch-battle --switches 20 --out battle.json
    python3 check_certificate.py battle.json

Prints what is proved (exit code 0), what is wrong (1), or why a file isn't a certificate (2).
If it can't print that, it says so on standard error (3).
certificates.md describes the file, and why this is a proof. "Plies" are the moves to the end:
odd if the player to move wins, even if that player loses, None in a draw.
"""
import contextlib, itertools, json, math, os, sys

def insist(holds, sentence, kind=AssertionError):
    if not holds:
        raise kind(sentence)

def short(value):
    text = str(value)
    return text if len(text) <= 200 else text[:200] + "..."

def same(claim, right, what):
    agree = type(claim) is type(right) and claim == right
    insist(agree, f"{what}: {right}, not {short(repr(claim))}.")

def members(data, what, needed, optional={}):
    """Refuses an object with a member that is missing, unknown or of the wrong type."""
    insist(type(data) is dict, f"{what} isn't an object", ValueError)
    for name in [*needed, *data]:
        kind = {**needed, **optional}.get(name)
        insist(kind is not None, f'"{short(name)}" is unknown in {what}', ValueError)
        fits = name in data and kind in (object, type(data[name]))
        insist(fits, f'"{name}" is missing in {what} or has the wrong type', ValueError)

def check_counts(certificate, positions, wins, losses):
    draws = positions - wins - losses
    counts = {"positions": positions, "wins": wins, "losses": losses, "draws": draws}
    members(certificate.get("counts"), "the counts", {}, dict.fromkeys(counts, object))
    for name, number in counts.items():
        same(certificate["counts"].get(name), str(number), f"The number of {name}")
    return [f"{wins} won, {losses} lost, all other positions drawn"]

def best(plies):
    """The plies with the best of several moves: the quickest win, or else the slowest loss."""
    lost = [number for number in plies if number % 2 == 0]
    return 1 + min(lost) if lost else 1 + max(plies)

def related(a, b):
    return a % b == 0 or b % a == 0

# Rows of switches

def row_moves(game, options):
    """The switches that each move changes, and the one that must be OFF before it (or None)."""
    labels = range(1, options["switches"] + 1)
    if game != "switch-and-capture":
        return [([a], None) for a in labels] + [([a, a + 1], None) for a in labels[:-1]]
    spared = {"always": 0, "chosen": 1}[options["switchOne"]]  # only its own choice toggles it
    return [([a for a in labels if a == chosen or related(a, chosen) and a != spared], chosen)
            for chosen in labels]

def are_switches(labels, size):
    return len({*labels} & {*range(1, size + 1)}) == len(labels)  # all there, and none twice

def read_groups(groups, size):
    """The switches in blocks. A group is a list of blocks. No switch is in two of them."""
    for group in groups:
        fits = type(group) is list and all(type(block) is list and block for block in group)
        insist(fits, "a group isn't a list of blocks of switches", ValueError)
    blocked = [label for group in groups for block in group for label in block]
    insist(are_switches(blocked, size), "The blocks aren't disjoint sets of switches.")
    return blocked

def read_key(key, certificate):
    """The switches that aren't as the player to move wants them."""
    row, _, mover = key.partition("/")
    conquer, size = certificate["game"] == "switch-conquer", certificate["options"]["switches"]
    goal = {"1": "A", "2": "B"}.get(mover) if conquer else "1"
    fits = goal and set(row) <= set("AB") if conquer else "0" in row and set(key) <= set("01")
    insist(fits and len(row) == size, f"{short(repr(key))} isn't a position of this size.")
    return [label for label, side in enumerate(row, 1) if side != goal]

class Rows:
    """A row is the set, as bits, of the switches that aren't as the player to move wants them:
    OFF in Capture, 0 in Battle, the opponent's letter in Conquer. Emptying the set wins."""
    def __init__(self, game, options, groups):
        size, moves = options["switches"], row_moves(game, options)
        blocked = read_groups(groups, size)
        order = sorted(set(range(1, size + 1)) - set(blocked)) + blocked
        self.bit = {label: 1 << place for place, label in enumerate(order)}
        self.groups = [[(order.index(b[0]), 2**len(b) - 1) for b in group] for group in groups]
        self.loose, full = (1 << size - len(blocked)) - 1, (1 << size) - 1
        self.turn = full if game == "switch-conquer" else 0  # what passing the turn changes
        check_blocks(groups, moves)
        anchored = 1 not in blocked  # no swap turns flipping switch 1 into another move
        self.moves = []  # what is changed, what has to be OFF, what is tried before it
        for flips, chosen in moves:
            needs = self.bit.get(chosen, 0)
            later = full if self.moves and anchored else 0
            tried = min(needs - 1, self.loose) if needs else later
            self.moves.append((self.bits(flips), needs, tried))
    def bits(self, labels):
        return sum(self.bit[label] for label in labels)
    def text(self, row):
        return short([label for label in sorted(self.bit) if row & self.bit[label]])
    def compare(self, row, claim, right, what="plies"):
        if claim != right:
            same(claim, right, f"The {what} of {self.text(row)}")
    def name(self, row):
        """The row up to swaps of blocks: all rows of a class have the same name."""
        blocks = [sorted([row >> at & mask for at, mask in group]) for group in self.groups]
        return (row & self.loose, *map(tuple, blocks))
    def class_size(self, name):
        size = 2 if self.turn else 1  # with either player to move
        for blocks in name[1:]:
            equal = math.prod(math.factorial(blocks.count(block)) for block in set(blocks))
            size *= math.factorial(len(blocks)) // equal
        return size
    def after(self, row):
        """The rows after each move, as the opponent sees them, if no move ends the game."""
        for flips, needs, _ in self.moves:
            if not needs or row & needs:
                yield row ^ flips ^ self.turn
    def before(self, row, first_only=False):
        """The rows with a move to this one (None: to the end), or with their first move to it: the
        first switch that is OFF, those in blocks last and together; if none has to be, switch 1, or
        all moves where a block has switch 1: what swaps turn into each other is first together."""
        is_dealt = self.turn and row == self.turn  # the player who makes this row has won
        for flips, needs, tried in [] if is_dealt else self.moves:
            earlier = flips if row is None else row ^ flips ^ self.turn
            if first_only and earlier & tried or needs and not earlier & needs:
                continue
            if earlier or self.turn:
                yield earlier

def check_blocks(groups, moves):
    """Swapping two neighboring blocks of a group must turn every move into a move."""
    moves = {(frozenset(flips), chosen) for flips, chosen in moves}
    for one, two in (pair for group in groups for pair in zip(group, group[1:])):
        to = dict(zip(one + two, two + one))
        image = {(frozenset(to.get(a, a) for a in flips), to.get(b, b)) for flips, b in moves}
        insist(len(one) == len(two) and image == moves,
               f"Swapping {short(one)}, {short(two)} changes the rules.")

def check_rows(certificate, size, proof):
    if "twins" in proof:
        return check_twins(certificate, size, proof)
    members(proof, "the proof", {"blocks": list, "decided": list})
    rows = Rows(certificate["game"], certificate["options"], proof["blocks"])
    stated, look_at, sums = {}, {}, [0, 0]
    for entry in proof["decided"]:
        members(entry, "a decided row", {"plies": int, "switches": list}, {"size": object})
        fits, plies = are_switches(entry["switches"], size), entry["plies"]
        insist(fits, "a decided row isn't a list of different switches", ValueError)
        row = rows.bits(entry["switches"])
        name = rows.name(row)
        fits = plies > 0 and (row or rows.turn) and name not in stated
        insist(fits, "A decided row is the end of the game, or its class is listed twice.")
        rows.compare(row, entry.get("size"), str(rows.class_size(name)), "size of the class")
        stated[name], look_at[name] = plies, row
        sums[plies % 2] += rows.class_size(name)
    won = {}  # every class with a move to the end or to a lost row, the quickest first
    lost = [(plies, look_at[name]) for name, plies in stated.items() if plies % 2 == 0]
    for plies, end in [(0, None), *sorted(lost)]:
        for row in rows.before(end):
            won.setdefault(rows.name(row), (plies + 1, row))
    for name, (plies, row) in won.items():
        rows.compare(row, stated.get(name), plies)
    for name, row in look_at.items():
        rows.compare(row, stated[name] % 2, int(name in won), "number of wins")
    def plies_if_lost(row):
        longest = 0
        for child in rows.after(row):
            reply = won.get(rows.name(child))
            if reply is None:
                return None
            longest = max(longest, reply[0])
        return longest + 1
    # If all moves of another row led to won rows, so would its first move.
    others = (row for _, end in won.values() for row in rows.before(end, first_only=True))
    for row in itertools.chain((row for _, row in lost), others):
        name = rows.name(row)
        if name not in won:
            rows.compare(row, stated.get(name), plies_if_lost(row))
    proved = check_counts(certificate, 2 * 2**size if rows.turn else 2**size - 1, *sums[::-1])
    return proved, lambda key: stated.get(rows.name(rows.bits(read_key(key, certificate))))

def check_twins(certificate, size, proof):
    """Switch and Capture: a row is lost exactly if it consists of whole blocks, an even number of each
    group. A column is a switch outside of blocks, or all first (second, ...) members of a group."""
    members(proof, "the proof", {"twins": list})
    insist("capture" in certificate["game"], "Only Switch and Capture has twins.")
    groups, blocked = proof["twins"], set(read_groups(proof["twins"], size))
    moves = row_moves(certificate["game"], certificate["options"])
    toggles = {chosen: set(flips) for flips, chosen in moves}
    column = {label: label for label in toggles}
    for group in groups:
        everything = {label for block in group for label in block}
        for block in group:
            column.update(zip(block, group[0]))
            apart = all(toggles[label] & everything <= set(block) for label in block)
            insist(apart, f"{short(block)} changes another block of its group.")
        for one, two in zip(group, group[1:]):
            undone = all(toggles[a] ^ toggles[b] == {*one, *two} for a, b in zip(one, two))
            insist(undone and len(one) == len(two), f"{short(one)} and {short(two)} aren't twins.")
    def blocks_in(row):
        """The number of blocks in the row, or None if the row isn't lost."""
        whole = [[block for block in group if row.issuperset(block)] for group in groups]
        count, even = sum(map(len, whole)), not any(len(blocks) % 2 for blocks in whole)
        labels = sum(len(block) for blocks in whole for block in blocks)
        return count if even and labels == len(row) else None
    effect, chosen = {}, {}  # where a choice changes an odd number, a bit per column; back
    for label in toggles:
        effect[label] = 0
        for other in toggles[label]:
            effect[label] ^= 1 << column[other]
        twin = chosen.setdefault(effect[label], label)
        fits = column[twin] == column[label] or not {twin, label} & blocked
        fits = fits and blocks_in(toggles[twin] ^ toggles[label]) is not None
        insist(effect[label] and fits, f"The choices {twin} and {label} can't be told apart.")
    # Any other lost row would be the sum of two choices, one of them in any column where the row is odd.
    for one, two in itertools.combinations(chosen, 2):
        rest = row = one ^ two
        while row ^ effect[rest.bit_length() - 1] in chosen:
            rest ^= 1 << rest.bit_length() - 1
            insist(rest, f"More rows may be lost: see {chosen[one]} and {chosen[two]}.")
    def plies_of(key):
        row = set(read_key(key, certificate))
        after = [blocks_in(row ^ toggles[label]) for label in row]
        lost = [count for count in after if count is not None]
        return 1 + min(lost) if lost else blocks_in(row)
    twins = 2 ** sum(len(group) - 1 for group in groups if group)
    return check_counts(certificate, 2**size - 1, len(chosen) * twins, twins - 1), plies_of

# Tower Switch

def check_tower(certificate, blocks, proof):
    """plies[height][last number taken] below one period. Each period above adds `gain` to all."""
    members(proof, "the proof", {"plies": list, "gain": int})
    table, gain, period = proof["plies"], proof["gain"], len(proof["plies"])
    fits = all(type(row) is list and all(type(plies) is int for plies in row) for row in table)
    insist(fits and period, "the plies aren't lists of numbers", ValueError)
    def plies_at(height):
        return [plies + height // period * gain for plies in table[height % period]]
    same((plies_at(0), gain % 2), ([0, 0, 0], 0), "The plies of height 0, and the gain modulo 2")
    # From height 2 on, every height follows from the two below in the same way, so one period is enough.
    for height in range(1, period + 2):
        both = best([plies_at(height - take)[take] for take in (1, 2) if take <= height])
        right = [both, both, best([plies_at(height - 1)[1]])]  # after a two, one only
        same(plies_at(height), right, f"The plies of height {height}")
    def wins(heights, last):
        odd = [height for height in range(1, period) if table[height][last] % 2]
        return sum(1 + (heights - height) // period for height in odd)
    def plies_of(key):
        left, last = (int(part) for part in key.split("/"))
        fits = last == 0 and left == blocks or last in (1, 2) and 0 < left <= blocks - last
        insist(fits and key == f"{left}/{last}", f"{short(repr(key))} isn't in this tower.")
        return plies_at(left)[last]
    total = blocks + max(0, blocks - 2)
    won = plies_at(blocks)[0] % 2 + wins(blocks - 1, 1) + wins(blocks - 2, 2)
    return check_counts(certificate, total, won, total - won), plies_of

# Factor Frenzy

def frenzy_key(pool, last):
    return ",".join(map(str, pool)) + "/" + str(last or "-")  # 0 before the first choice

def may_follow(pool, last):
    return [number for number in pool if not last or not related(number, last)]

def check_table(certificate, largest, proof):
    """Every pool with every last number, by its key."""
    members(proof, "the proof", {"table": dict})
    insist(largest <= 16, "a table can't list such a large pool", ValueError)
    numbers, right, table = range(2, largest + 1), {}, proof["table"]
    for bits in range(2 ** len(numbers)):
        pool = [number for number in numbers if bits >> number - 2 & 1]
        for last in [number for number in numbers if number not in pool] or [0]:
            key, free = frenzy_key(pool, last), may_follow(pool, last)
            after = [frenzy_key([n for n in pool if n != taken], taken) for taken in free]
            if after:
                right[key] = best([right.get(other, 0) for other in after])
                same(table.get(key), right[key], f"The plies of {key}")
    same(len(table), len(right), "The number of entries")
    wins = sum(plies % 2 for plies in right.values())
    proved = check_counts(certificate, len(right), wins, len(right) - wins)
    def plies_of(key):
        insist(key in right, f"{short(repr(key))} isn't a position with a legal move.")
        return right[key]
    return proved, plies_of

def read_pairs(proof, name, pool):
    pairs = proof[name]
    fits = all(type(pair) is list and len(pair) == 2 for pair in pairs)
    insist(fits, f'"{name}" isn\'t a list of pairs', ValueError)
    numbers = [number for pair in pairs for number in pair]
    insist(len(pool & set(numbers)) == len(numbers), f'"{name}" has a number that is wrong or there twice.')
    insist(not any(related(a, b) for a, b in pairs), f'"{name}" has a number with its factor.')
    return pairs

def check_lost(pool, last, proof):
    """Lost if a largest pairing of the pool and the last number leaves the last number out."""
    pairs, everything = read_pairs(proof, "pairs", pool), pool | {last} - {0}
    barrier, odd = set(proof["barrier"]), 0
    insist(barrier <= everything and len(barrier) == len(proof["barrier"]),
           "The barrier has a number that isn't in the pool, or one twice.")
    left = everything - barrier
    while left:
        part = [left.pop()]
        for number in part:
            part += [other for other in left if not related(number, other)]
            left -= set(part)
        odd += len(part) % 2
    # No pairing leaves out fewer than odd - len(barrier). At the start, none may be left out.
    same(len(everything) - 2 * len(pairs), odd - len(barrier) if last else 0, "Numbers left out")

def check_frenzy(certificate, largest, proof):
    if "table" in proof:
        return check_table(certificate, largest, proof)
    insist("counts" not in certificate, "One position doesn't prove counts. They need a table.")
    members(proof, "the proof", {"pairs": list, "barrier": list}, {"move": int, "lasting": list})
    def plies_of(key):
        left, _, taken = key.partition("/")
        pool, last = {int(part) for part in left.split(",") if part}, int(taken.replace("-", "0"))
        rest, move = set(range(2, largest + 1)) - {last}, proof.get("move")
        fits = pool <= rest and 1 < last <= largest if last else pool == rest
        insist(fits and key == frenzy_key(sorted(pool), last) and may_follow(pool, last),
               f"{short(repr(key))} isn't a position with a legal move.")
        insist(move is None or move in may_follow(pool, last), f"{move} can't be taken.")
        check_lost(pool - {move}, move or last, proof)
        if "lasting" not in proof:
            return "loss" if move is None else "win"
        lasting = read_pairs(proof, "lasting", pool)
        same(len(pool) - 2 * len(lasting), int(move is not None), "Left out of the lasting pairs")
        both = [n for n in pool | {last} - {0} for p in lasting if all(related(n, a) for a in p)]
        insist(not both, f"{both[:1]} is related to both of a lasting pair.")
        return len(pool)
    return [], plies_of

# The file

GAMES = {
    "switch-and-capture": (check_rows, "switches", 2, 1000),
    "switch-battle": (check_rows, "switches", 2, 1000),
    "switch-conquer": (check_rows, "switches", 2, 1000),
    "tower-switch": (check_tower, "blocks", 1, 10**15),
    "factor-frenzy": (check_frenzy, "max", 2, 1000),
}

def check(certificate):
    needed = {"certificate": int, "game": str, "options": dict, "proof": dict}
    members(certificate, "the file", needed, {"counts": dict, "position": dict})
    same(certificate["certificate"], 1, "The version")
    game, options, proof = certificate["game"], certificate["options"], certificate["proof"]
    insist(game in GAMES, f"the game isn't one of {', '.join(GAMES)}", ValueError)
    check_game, option, low, high = GAMES[game]
    switch_one = {"switchOne": str} if game == "switch-and-capture" else {}
    members(options, "the options", {option: int, **switch_one})
    insist(low <= options[option] <= high, f'"{option}" must be from {low} to {high}', ValueError)
    known = options.get("switchOne", "always") in ("always", "chosen")
    insist(known, '"switchOne" must be "always" or "chosen"', ValueError)
    proved, plies_of = check_game(certificate, options[option], proof)
    if "position" in certificate:
        position = certificate["position"]
        members(position, "the position", {"key": str}, {"value": object, "plies": object})
        key, plies = position["key"], plies_of(position["key"])
        known = type(plies) is int
        value = ("loss", "win")[plies % 2] if known else plies or "draw"
        same(position.get("value"), value, f"The value of {short(key)}")
        same(position.get("plies"), plies if known else None, f"The plies of {short(key)}")
        proved.append(f"{key} is a {value}" + (f" in {plies}" if known else ""))
    insist(proved, 'it has neither "counts" nor "position", so there is nothing to prove', ValueError)
    size = ", ".join(f"{name} {value}" for name, value in options.items())
    return f"{game}, {size}: {'; '.join(proved)}"

def read_object(pairs):
    insist(len(dict(pairs)) == len(pairs), "an object has the same name twice", ValueError)
    return dict(pairs)

def read_number(text):
    whole = text.lstrip("-").isdigit() and len(text) <= 20
    insist(whole, f"{short(text)} isn't a whole number of at most 20 digits", ValueError)
    return int(text)

def refuse_others(value):
    """Allows objects, lists, texts and whole numbers, but not true, false or null."""
    insist(type(value) in (dict, list, str, int), f"{value} isn't allowed", ValueError)
    for part in value.values() if type(value) is dict else value if type(value) is list else []:
        refuse_others(part)

MOST_CHARACTERS = 32 * 10**6  # a larger file would fill the memory

def read(file):
    with open(0 if file == "-" else file, encoding="utf-8") as stream:
        text = stream.read(MOST_CHARACTERS + 1)
    insist(len(text) <= MOST_CHARACTERS, "this file is too long for a certificate", ValueError)
    certificate = json.loads(text, object_pairs_hook=read_object, parse_int=read_number,
                             parse_float=read_number, parse_constant=read_number)
    refuse_others(certificate)
    return certificate

def printable(text):
    """Shows parts of the file without anything that could control a terminal."""
    return "".join(sign if " " <= sign <= "~" else ascii(sign)[1:-1] for sign in text)

def judge(file):
    try:
        return 0, printable(f"Proved: {check(read(file))}.")
    except AssertionError as wrong:
        return 1, printable(f"Wrong: {wrong}")
    except OSError as problem:
        return 2, printable(f"Not a certificate: can't read {short(file)} ({problem.strerror}).")
    except json.JSONDecodeError:
        return 2, "Not a certificate: it isn't JSON. The command switchyard solve GAME --out FILE writes one."
    except Exception as problem:
        kind = "" if type(problem) is ValueError else f"{type(problem).__name__}: "
        return 2, printable(f"Not a certificate: {kind}{short(problem)}.")

def tell(code, sentence):
    """Ends the program. If the sentence can't be printed, the exit code must not look like an answer."""
    try:
        insist(sys.stdout, "standard output is closed", OSError)
        print(sentence, flush=True)
    except OSError as problem:
        with contextlib.suppress(OSError, AttributeError):
            sys.stderr.write(f"Couldn't print the answer: {problem.strerror or problem}.\n")
            sys.stderr.flush()
        os._exit(3)  # Python would try to write the rest once more
    sys.exit(code)

if __name__ == "__main__":
    usage = 2, "Usage: check_certificate.py FILE, with - for standard input"
    tell(*(judge(sys.argv[1]) if len(sys.argv) == 2 else usage))
