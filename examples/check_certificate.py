#!/usr/bin/env python3
"""Checks Switchyard's certificates against the rules of the games, and against nothing else.

    switchyard solve switch-battle --switches 20 --certificate battle.json
    python3 check_certificate.py battle.json

Prints what is proved (exit code 0), what is wrong (1), or why a file is not a certificate (2).
docs/certificates.md describes the file, and why this is a proof. "Plies" are the moves to the end:
odd if the player to move wins, even if that player loses, None in a draw.
"""
import json, math, sys

def insist(holds, sentence, kind=AssertionError):
    if not holds:
        raise kind(sentence)

def field(data, name, kind):
    value = data.get(name) if type(data) is dict else None
    insist(type(value) is kind, f'"{name}" is missing or has a wrong type', ValueError)
    return value

def same(claim, right, what):
    insist(type(claim) is type(right) and claim == right, f"{what}: {right}, not {claim!r:.80}.")

def check_counts(certificate, positions, wins, losses):
    counts = {"positions": positions, "wins": wins, "losses": losses}
    for name, number in {**counts, "draws": positions - wins - losses}.items():
        same(field(certificate, "counts", dict).get(name), str(number), f"The number of {name}")
    return f"{wins} won, {losses} lost, all other positions drawn"

def best(plies):
    """The plies before the best of several moves: the winner hurries, the loser delays."""
    lost = [number for number in plies if number is not None and number % 2 == 0]
    return 1 + min(lost) if lost else None if None in plies else 1 + max(plies)

def related(a, b):
    return a % b == 0 or b % a == 0

def row_moves(game, options):
    """The switches that each move changes, and the one that has to be OFF for it (or None)."""
    labels = range(1, options["switches"] + 1)
    if game != "switch-and-capture":
        return [([a], None) for a in labels] + [([a, a + 1], None) for a in labels[:-1]]
    spared = {"rules": 0, "examples": 1}[options["reading"]]  # only its own choice toggles it
    return [([a for a in labels if a == chosen or related(a, chosen) and a != spared], chosen)
            for chosen in labels]

class Rows:
    """A row is the set, as bits, of the switches that are not as the player to move wants them:
    OFF in Capture, 0 in Battle, the opponent's letter in Conquer. Who empties the set wins."""
    def __init__(self, game, options, groups):
        blocked = [label for group in groups for block in group for label in block]
        order = sorted(set(range(1, options["switches"] + 1)) - set(blocked)) + blocked
        self.bit = {label: 1 << place for place, label in enumerate(order)}
        insist(len(self.bit) == len(order) == options["switches"], "The blocks are not disjoint.")
        self.groups = [[(order.index(b[0]), 2**len(b) - 1) for b in group] for group in groups]
        self.loose, full = (1 << len(order) - len(blocked)) - 1, (1 << len(order)) - 1
        self.turn = full if game == "switch-conquer" else 0  # what passing the turn changes
        self.moves = []  # what is changed, what has to be OFF, what is tried before it
        check_blocks(groups, row_moves(game, options))
        anchored = 1 not in blocked  # no swap turns flipping switch 1 into another move
        for flips, chosen in row_moves(game, options):
            needs = self.bit.get(chosen, 0)
            later = full if self.moves and anchored else 0
            tried = min(needs - 1, self.loose) if needs else later
            self.moves.append((self.bits(flips), needs, tried))
    def bits(self, labels):
        return sum(self.bit[label] for label in set(labels))
    def text(self, row):
        return str([label for label in sorted(self.bit) if row & self.bit[label]])[:200]
    def name(self, row):
        """The row up to swaps of blocks: all rows of a class have one name."""
        blocks = [sorted([row >> at & mask for at, mask in group]) for group in self.groups]
        return (row & self.loose, *map(tuple, blocks))
    def class_size(self, name):
        size = 2 if self.turn else 1  # with either player to move
        for blocks in name[1:]:
            equal = math.prod(math.factorial(blocks.count(block)) for block in set(blocks))
            size *= math.factorial(len(blocks)) // equal
        return size
    def after(self, row):
        """What the moves lead to, as the opponent sees it; None where the game is won."""
        for flips, needs, _ in self.moves:
            if needs == 0 or row & needs:
                yield row ^ flips ^ self.turn if row != flips else None
    def before(self, row, first_only=False):
        """The rows with a move to this one (None: to the end), or with their first move to it: the
        first switch that is OFF, those in blocks last and together; if none has to be, switch 1,
        or all moves where switch 1 is in a block: what swaps turn into each other is first together."""
        is_dealt = self.turn and row == self.turn  # whoever makes this row has won
        for flips, needs, tried in [] if is_dealt else self.moves:
            earlier = flips if row is None else row ^ flips ^ self.turn
            legal = (needs == 0 or earlier & needs) and (earlier or self.turn)
            if legal and not (first_only and earlier & tried):
                yield earlier
    def read_key(self, key):
        row, _, mover = key.partition("/")
        goal = {"1": "A", "2": "B"}.get(mover) if self.turn else "1"
        fits = goal and set(row) <= set("AB") if self.turn else "0" in row and set(key) <= set("01")
        insist(fits and len(row) == len(self.bit), f"{key[:80]} is not a position of this size.")
        return self.bits(label for label, side in enumerate(row, 1) if side != goal)

def check_blocks(groups, moves):
    """Swapping two neighbouring blocks of a group has to turn every move into a move."""
    moves = {(frozenset(flips), chosen) for flips, chosen in moves}
    for one, two in (pair for group in groups for pair in zip(group, group[1:])):
        to = dict(zip(one + two, two + one))
        image = {(frozenset(to.get(a, a) for a in flips), to.get(b, b)) for flips, b in moves}
        insist(len(one) == len(two) and image == moves, f"Swapping {one}, {two} changes the rules.")

def check_rows(certificate, size, proof):
    rows = Rows(certificate["game"], certificate["options"], field(proof, "blocks", list))
    stated, look_at, sums = {}, {}, [0, 0]
    for entry in field(proof, "decided", list):
        row, plies = rows.bits(field(entry, "switches", list)), field(entry, "plies", int)
        name, text = rows.name(row), rows.text(row)
        insist(plies > 0 and (row or rows.turn), f"{text} is stated as an end of the game.")
        insist(name not in stated, f"The class of {text} is stated twice.")
        same(entry.get("size"), str(rows.class_size(name)), f"The size of the class of {text}")
        stated[name], look_at[name] = plies, row
        sums[plies % 2] += rows.class_size(name)
    def plies_of(row):
        return 0 if row is None else stated.get(rows.name(row))
    lost = [None] + [row for name, row in look_at.items() if stated[name] % 2 == 0]
    won = {rows.name(row): row for end in lost for row in rows.before(end)}
    # If all moves of another row led to won rows, its first move would do so too.
    others = (row for end in won.values() for row in rows.before(end, first_only=True))
    for row in (look_at | won | {rows.name(row): row for row in others}).values():
        right = best([plies_of(child) for child in rows.after(row)])
        same(plies_of(row), right, f"The plies of {rows.text(row)}")
    counts = check_counts(certificate, 2 * 2**size if rows.turn else 2**size - 1, *sums[::-1])
    return counts, lambda key: plies_of(rows.read_key(key))

def check_tower(certificate, blocks, proof):
    """plies[height][last removal] below one period; each period above adds `gain` to all."""
    table, gain = field(proof, "plies", list), field(proof, "gain", int)
    period = len(table)
    def plies_at(height):
        return [plies + height // period * gain for plies in table[height % period]]
    same((plies_at(0), gain % 2), ([0, 0, 0], 0), "The plies of height 0, and the gain modulo 2")
    # From height 2 on every height is made of the two below in the same way: one period is enough.
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
        insist(fits and key == f"{left}/{last}", f"{key[:80]} does not occur in this tower.")
        return plies_at(left)[last]
    total = blocks + max(0, blocks - 2)
    won = plies_at(blocks)[0] % 2 + wins(blocks - 1, 1) + wins(blocks - 2, 2)
    return check_counts(certificate, total, won, total - won), plies_of

def frenzy_key(pool, last):
    return ",".join(map(str, pool)) + "/" + str(last or "-")  # 0 before the first choice

def check_table(certificate, largest, table):
    """Factor Frenzy: every pool with every last number, by its key."""
    insist(largest <= 16, "such large pools are not listed", ValueError)
    numbers, sums = range(2, largest + 1), [0, 0]
    for bits in range(2 ** len(numbers)):
        pool = [number for number in numbers if bits >> number - 2 & 1]
        for last in [number for number in numbers if number not in pool] or [0]:
            free = [number for number in pool if not last or not related(number, last)]
            after = [frenzy_key([n for n in pool if n != taken], taken) for taken in free]
            right = best([table.get(key, 0) for key in after]) if after else None
            same(table.get(frenzy_key(pool, last)), right, f"The plies of {frenzy_key(pool, last)}")
            sums[(right or 0) % 2] += bool(after)
    same(len(table), sum(sums), "The number of entries")
    return check_counts(certificate, sum(sums), sums[1], sums[0]), table.__getitem__

def read_pairs(proof, name, pool):
    pairs = field(proof, name, list)
    numbers = [number for a, b in pairs for number in (a, b)]
    insist(len(pool & set(numbers)) == len(numbers), f'"{name}" has a number wrong or twice.')
    insist(not any(related(a, b) for a, b in pairs), f'"{name}" has a number with its factor.')
    return pairs

def check_lost(pool, last, proof):
    """Lost if a largest pairing of the pool and the last number leaves the last number out."""
    pairs, everything = read_pairs(proof, "pairs", pool), pool | {last} - {0}
    barrier, odd = set(field(proof, "barrier", list)), 0
    insist(barrier <= everything, "The barrier has a number that is not there.")
    left = everything - barrier
    while left:
        part = [left.pop()]
        for number in part:
            part += [other for other in left if not related(number, other)]
            left -= set(part)
        odd += len(part) % 2
    # No pairing leaves fewer out than odd - len(barrier); at the start none may be left out.
    same(len(everything) - 2 * len(pairs), odd - len(barrier) if last else 0, "Numbers left out")

def check_frenzy(certificate, largest, proof):
    if "table" in proof:
        return check_table(certificate, largest, field(proof, "table", dict))
    insist("counts" not in certificate, "One position proves no counts; they need a table.")
    def plies_of(key):
        left, _, taken = key.partition("/")
        pool, last = {int(part) for part in left.split(",") if part}, int(taken.replace("-", "0"))
        rest, move = set(range(2, largest + 1)) - {last}, proof.get("move")
        fits = pool <= rest and 1 < last <= largest if last else pool == rest
        insist(fits and key == frenzy_key(sorted(pool), last), f"{key[:80]} is not a position.")
        legal = move is None or move in pool and not (last and related(move, last))
        insist(legal, f"{move} may not be taken.")
        check_lost(pool - {move}, move or last, proof)
        if "lasting" not in proof:
            return "loss" if move is None else "win"
        lasting = read_pairs(proof, "lasting", pool)
        same(len(pool) - 2 * len(lasting), int(move is not None), "Left out of the lasting pairs")
        both = [n for n in pool | {last} - {0} for p in lasting if all(related(n, a) for a in p)]
        insist(not both, f"{both[:1]} is related to both of a lasting pair.")
        return len(pool)
    return "one position", plies_of

CHECKS = dict.fromkeys(("switch-and-capture", "switch-battle", "switch-conquer"),
                       (check_rows, "switches", 2, 1000))
CHECKS["tower-switch"] = (check_tower, "blocks", 1, 10**15)
CHECKS["factor-frenzy"] = (check_frenzy, "max", 2, 1000)

def check(certificate):
    same(field(certificate, "certificate", int), 1, "The version")
    game, proof = field(certificate, "game", str), field(certificate, "proof", dict)
    check_game, option, low, high = CHECKS[game]
    size = field(field(certificate, "options", dict), option, int)
    insist(low <= size <= high, f'"{option}" has to be from {low} to {high}', ValueError)
    proved, plies_of = check_game(certificate, size, proof)
    if "position" in certificate or "counts" not in certificate:
        position = field(certificate, "position", dict)
        key, plies = field(position, "key", str)[:80], plies_of(position["key"])
        known = type(plies) is int
        value = ("loss", "win")[plies % 2] if known else plies or "draw"
        same(position.get("value"), value, f"The value of {key}")
        same(position.get("plies"), plies if known else None, f"The plies of {key}")
        proved += f"; {key} is a {value}" + (f" in {plies}" if known else "")
    return f"{game}, {option} {size}: {proved}"

def read_object(pairs):
    insist(len(dict(pairs)) == len(pairs), "a name occurs twice in one object", ValueError)
    return dict(pairs)

def refuse_number(text):
    raise ValueError(f"{text[:80]} is not a whole number")

def printable(text):
    """Parts of the file, as any terminal can show them and none obeys them."""
    return "".join(sign if " " <= sign <= "~" else ascii(sign)[1:-1] for sign in text)

def judge(file):
    try:
        with open(0 if file == "-" else file, encoding="utf-8") as stream:
            certificate = json.load(stream, object_pairs_hook=read_object,
                                    parse_float=refuse_number, parse_constant=refuse_number)
        return 0, printable(f"Proved: {check(certificate)}.")
    except AssertionError as wrong:
        return 1, printable(f"Wrong: {wrong}")
    except Exception as problem:
        return 2, printable(f"Not a certificate: {type(problem).__name__}: {str(problem)[:200]}.")

if __name__ == "__main__":
    exit_code, told = judge(sys.argv[1] if len(sys.argv) > 1 else "-")
    print(told)
    sys.exit(exit_code)
