"""Changes of a file that know nothing of games: of its parts, and of its text."""
import copy, json

NUMBERS = [0, 1, 2, 3, 4, -1, -2, 7, 16, 17, 1000, 1001, 2**31, 2**63, 10**15, 10**400, 1.0, 0.5, 1e308, True, False, None]
TEXTS = ["", "0", "1", "-0", "01", " 1", "1.0", "x", "win", "loss", "draw", "always", "chosen", "2,3/4", "3/1", "ABAB/1",
         "0101", "/", "-", "\x1b[2J", "\ud800", "\u0661", "\u202e", "1_0", "+1", "\n"]
NAMES = ["certificate", "game", "options", "counts", "position", "proof", "blocks", "decided", "twins", "plies", "gain",
         "table", "move", "pairs", "barrier", "lasting", "switches", "size", "switchOne", "max", "start", "key", "value",
         "positions", "wins", "losses", "draws", "", "x"]

def junk(random, depth=0):
    kind = random.randrange(8 if depth < 3 else 5)
    if kind < 3:
        return random.choice(NUMBERS)
    if kind < 5:
        return random.choice(TEXTS)
    if kind < 7:
        return [junk(random, depth + 1) for _ in range(random.randrange(4))]
    return {random.choice(NAMES): junk(random, depth + 1) for _ in range(random.randrange(3))}

def places(value, path=()):
    """The path of every part, the whole file left out."""
    parts = value.items() if type(value) is dict else enumerate(value) if type(value) is list else []
    for name, part in parts:
        yield (*path, name)
        yield from places(part, (*path, name))

def at(value, path):
    for name in path:
        value = value[name]
    return value

def nudge(random, value):
    """A value that looks much like this one."""
    if type(value) is int:
        return random.choice([value + 1, value - 1, value + 2, value - 2, -value, value * 2, str(value), [value], value / 2 if abs(value) < 2**53 else 0.5])
    if type(value) is str and value.isascii() and value.isdigit() and random.random() < 0.7:
        return random.choice([str(int(value) + random.choice([-2, -1, 1, 2])), int(value), value + "0", "0" + value])
    if type(value) is str and value:
        spot = random.randrange(len(value))
        sign = random.choice(value + "01AB,/-29 ")
        return random.choice([value[:spot] + value[spot + 1:], value[:spot] + sign + value[spot + 1:],
                              value[:spot] + sign + value[spot:], value[::-1], value + sign])
    if type(value) is list and value:
        other = list(value)
        random.shuffle(other)
        spot = random.randrange(len(value))
        return random.choice([other, value[:spot], value[:spot] + value[spot + 1:], value + [value[spot]], value[::-1],
                              value[spot], [value]])
    if type(value) is dict and value:
        name = random.choice(list(value))
        rest = {key: part for key, part in value.items() if key != name}
        return random.choice([rest, {**rest, random.choice(NAMES): value[name]}, list(value.values()), value[name]])
    return junk(random)

def reshape(random, certificate, others):
    """One to three changes anywhere."""
    certificate = copy.deepcopy(certificate)
    for _ in range(random.choice([1, 1, 1, 2, 3])):
        paths = list(places(certificate)) if type(certificate) is dict else []
        if not paths:
            return certificate
        path = random.choice(paths)
        *above, name = path
        holder, kind = at(certificate, above), random.randrange(8)
        if kind < 4:
            holder[name] = nudge(random, holder[name])
        elif kind == 4:
            holder[name] = junk(random)
        elif kind == 5:
            del holder[name]
        elif kind == 6:
            other = random.choice(others)
            holder[name] = copy.deepcopy(at(other, random.choice(list(places(other)))))
        elif type(holder) is dict:
            holder[random.choice(NAMES)] = junk(random)
        else:
            holder.insert(name, junk(random))
    return certificate

def scramble(random, text):
    """Changes of the text itself, which may leave no JSON or no UTF-8."""
    data = bytearray(text.encode("utf-8", "surrogatepass"))
    for _ in range(random.choice([1, 1, 2, 5])):
        spot, kind = random.randrange(len(data) + 1), random.randrange(8)
        if kind == 0:
            data[spot:spot] = bytes([random.randrange(256)])
        elif kind == 1:
            del data[spot:spot + random.choice([1, 2, 50])]
        elif kind == 2:
            data[spot:spot] = random.choice([b".0", b"e0", b"-", b"0", b"null", b"true", b"NaN", b"[", b"}", b"\\ud800"])
        elif kind == 3:
            data[spot:spot] = data[max(0, spot - 20):spot]
        elif kind == 4 and spot < len(data):
            data[spot] ^= 1 << random.randrange(8)
        elif kind == 5:
            name = random.choice(NAMES)
            data = data.replace(b"{", b'{"%s":1,' % name.encode(), 1 + random.randrange(3))
        elif kind == 6:
            digits = [place for place, sign in enumerate(data) if 48 <= sign <= 57]
            if digits:
                data[random.choice(digits)] = 48 + random.randrange(10)
        else:
            data = data[:spot]
    return bytes(data)

def dump(value):
    return json.dumps(value)
