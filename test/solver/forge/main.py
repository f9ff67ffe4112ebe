"""Forges certificates by the ten thousand and compares those that the checker accepts with the truth.

    python3 test/solver/forge/main.py CERTIFICATES COUNT SEED

CERTIFICATES holds true certificates, one per line; COUNT is how many are forged for each game in it. Prints a line of JSON
for each game. Exit code 1: a false one was accepted, or the checker broke down.
"""
import collections, json, os, pathlib, random, sys
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parents[3] / "examples"))
import check_certificate
from claims import false_claims
from lies import lie
from shapes import dump, reshape, scramble

def forge(source, game, true_ones):
    kind = source.choice(["shape", "shape", "text", "lie", "lie", "lie", "both"])
    if kind == "lie":
        return kind, dump(lie(source, game)).encode()
    if kind == "both":
        return kind, dump(reshape(source, lie(source, game), true_ones)).encode()
    certificate = source.choice(true_ones)
    if kind == "shape":
        return kind, dump(reshape(source, certificate, true_ones)).encode()
    return kind, scramble(source, dump(certificate))

def examine(data):
    """What became of a file: refused, true, or what is wrong."""
    file = os.memfd_create("certificate")
    os.pwrite(file, data, 0)
    try:
        code, sentence = check_certificate.judge(file)
    except BaseException as problem:
        return f"broke down: {problem!r}"
    if code not in (0, 1, 2) or not all(" " <= sign <= "~" for sign in sentence):
        return f"said {sentence!a}"
    if code == 0:
        wrong = false_claims(data.decode())
        return "accepted, true" if wrong is None else wrong if wrong == "too large" else f"accepted, false: {wrong}"
    return "refused"

def run(game, true_ones, count, seed):
    source, tally, bad = random.Random(f"{game} {seed}"), collections.Counter(), []
    for _ in range(count):
        kind, data = forge(source, game, true_ones)
        result = examine(data)
        tally[f"{kind}: {result}"] += 1
        if result not in ("refused", "accepted, true"):
            bad.append([result, data.decode("utf-8", "backslashreplace")])
    return {"game": game, "forged": count, **dict(sorted(tally.items())), "bad": bad[:5]}

if __name__ == "__main__":
    file, count, seed = sys.argv[1:]
    lines = pathlib.Path(file).read_text("utf-8").splitlines()
    by_game = collections.defaultdict(list)
    for line in lines:
        by_game[json.loads(line)["game"]].append(json.loads(line))
    reports = [run(game, true_ones, int(count), seed) for game, true_ones in by_game.items()]
    for report in reports:
        print(json.dumps(report), flush=True)
    sys.exit(any(report["bad"] for report in reports))
