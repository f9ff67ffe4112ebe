"""Makes one of Switchyard's exams, asks a model, and grades its replies, with nothing but the standard library:

    python3 switchyard_exam.py make exam.jsonl --rows 100 --seed 7      (runs `switchyard exam make`)
    python3 switchyard_exam.py ask exam.jsonl http://localhost:11434/v1 MODEL answers.jsonl
    python3 switchyard_exam.py grade exam.jsonl answers.jsonl

`ask` works with any server that has OpenAI's chat completions, and goes on where it stopped. Put your key in SWITCHYARD_CHAT_KEY.
docs/models.md explains the rows. Skill is 1 minus what the answers lost divided by what random answers would have lost:
1 is perfect, and 0 is no better than random. `switchyard exam grade` prints the same skill with its interval.
"""
import json, os, re, subprocess, sys, unicodedata, urllib.request

VERSION = 3
WORTH = {"win": 1, "draw": 0.5, "loss": 0}


def read_exam(file):
    rows = read_lines(file)
    for row in rows:
        if row["exam"] != VERSION:
            raise ValueError(f"{file} is a version {row['exam']} exam. This program reads version {VERSION}.")
    return rows


def read_lines(file):
    with open(file, encoding="utf-8-sig") as lines:
        return [json.loads(line) for line in lines if line.strip()]


def read_answer(text, legal):
    """Returns the last legal answer that a reply states, or None if there's none or more than one."""
    kind, answer = read_reply(text, legal)
    return answer if kind == "legal" else None


def read_reply(text, legal):
    """How `switchyard exam grade` reads a reply: ("legal" or "illegal", what is named) or ("unreadable", None)."""
    lines = [line for line in (line.strip(SPACE) for line in plain(text).split("\n")) if line]
    taken_back = max((at for at, line in enumerate(lines) if has(RETRACTION, line)), default=-1)
    stated = [each for at in range(len(lines)) for each in statements_at(lines, at, taken_back)]
    for statement in reversed(stated):
        if statement is None:
            return UNREADABLE
        reading = read_statement(statement, legal)
        if reading != UNREADABLE or has(r"\d", statement):
            return reading
    # If nothing is called an answer, the last line may be one, unless another line names a different one.
    readings = [read_statement(line, legal) for line in ([] if stated else lines)]
    readings = [UNREADABLE if kind == "illegal" and not has(r"\d", named) else (kind, named) for kind, named in readings]
    found = [reading for reading in readings if reading != UNREADABLE]
    last = max((at for at, reading in enumerate(readings) if reading != UNREADABLE), default=-1)
    is_last = all(has(REMARK, line) and not has(r"\d|" + HEDGED_AFTER, line) for line in lines[last + 1 :])
    return found[0] if is_last and len(set(found)) == 1 else UNREADABLE


UNREADABLE = ("unreadable", None)
SPACE = " \t\n\r\f\v"
TAG = r"<((?:final_?)?answer|move|action|choice|output|result)>([^<>]*)</\1>"
PLAIN = [
    (r"\r\n?|[\u2028\u2029]", "\n"),
    (r"[\u1680\ufeff\u200b]|&nbsp;", " "),
    (r"(?s)[<◁]think(?:ing)?[>▷].*?(?:[<◁]/think(?:ing)?[>▷]|\Z)", "\n"),
    (r"\\(?:text|textbf|mathrm|mathbf)\{([^{}]*)\}", r"\1"),
    (r"</?(?:b|i|em|strong|p|br|code|final|s|end_of_turn)\s*/?>|\\[()\[\]]|\$", ""),
    (r"<\|[^<>|\n]*\|>", "\n"),
    (r"\[(/?answer)\]", r"<\1>"),
    (r"~~[^~\n]*~~", ""),
    (r"(?<!\w)_([^_\n]+)_(?!\w)", r"\1"),
    (r"\banswer(?:\s*[(\[][a-z ]+[)\]]| for (?:this|the) \w+)", "answer"),
    (r"(?m)^[(\[]((?:final )?answer\b[^()\[\]\n]*)[)\]]\.?$", r"\1"),
    (r"""(["'])(?:final_?|best_?|selected_?|chosen_?|my_?)?(?:answer|move|choice|action|result)\1\s*:\s*(?:"([^"\n]*)"|'([^'\n]*)'|(\d+))""", r"\nAnswer: \2\3\4\n"),
    (TAG, lambda found: f"<{found[1]}>{found[2].strip(SPACE)}</{found[1]}>"),
    (r"[\u2010-\u2015\u2212]", "-"),
    (r"[⇒⟹➔➡]", "→"),
    (r"\u20e3", " "),
    (r"\bif both (?:players |sides )?play (?:perfectly|optimally)\b,?", ""),
    (r"[*`\"'“”‘’✅☑✓✔⭐✨]|(?![👎🚫🛑🤔🤷🙅])[\U0001f300-\U0001faff]|\ufe0f|__", ""),
    (r"\bthat (?:doesnt|does not|wont|cannot|cant) lose\b", "that wins"),
    (r"(?m)^(?:[#>\s→•]|[-+]\s|[-=]>)+", ""),
    (
        r"\b(?:(?:die|meine|la|ma|mi|a|minha|mia) )?(?:antwort|réponse|respuesta|risposta|resposta)(?: final[ea]?)?\s*(?::|ist|est|es|é|è)(?=\s)"
        r"|(?:最终|最終)?(?:答案|答え|回答|정답|[Оо]твет)\s*(?::|是)", "Answer: "
    ),
]
FILLERS = {""}.union(
    "a absolutely accordingly action alright also am and ans answer be believe best block blocks both by certainly choice "
    "choose choosing chosen clear clearly commit conclude concluded conclusion confident consequently correct decide "
    "decided decision definitely end final finally flip flipping follows for force forces gives go going good great hence "
    "here heres i id ideal ill im in is it its ive just let lets lock locking make me means move moves must my now number "
    "numbers obviously off ok okay on only opt optimal opting option our output pair perfect pick picking plan play player "
    "players playing proper propose really recommend recommendation recommended remove response result right safe safest "
    "say select selected selecting selection settle settling shall should simply so solution strongest submission submit "
    "submitting suggest superior sure surely switch switches take taking that thats the therefore think thus to toggle "
    "toggling token turn undoubtedly unique verdict we well who will win winner winning wins with would yes you".split()
)
LEADS = set(
    "so thus hence therefore then and the my our final best correct right but however short quick new revised updated corrected i am think believe confident sure that this means leads to "
    "ok okay great".split()
)
OPENING = (
    r"^(?:(?:after (?:\w+ing|careful|further|some)|based on|given|considering|under|overall|ultimately|in (?:conclusion|summary|short|the end)|to (?:sum|summarize|conclude)\b|all (?:in all|things)|as player \w|from (?:this|these|the)|on balance|with (?:this|that)"
    r"|taking (?:all|every)|of (?:the|these)|correction)[^,.:\d]*[,:]\s*)+"
)
NUMERALS = "zero one two three four five six seven eight nine ten eleven twelve".split()
NAMES_NUMBER = r"\d|^\W*(?:" + "|".join(NUMERALS) + r")\b"
COMMENT = (
    r"^(?:[,;.!]|:\s*(?:it|this|the|my)\b|(?:<?-+|//)\s|→(?!.*(?:opponent|los))|(?:because|since|as|to|which|with|immediately|and (?:i )?wins?|(?:wins|guarantees|secures|forces|leads|leaves|bars|removes|makes|turns|completes|prevents)(?!.*(?:opponent|los))|will win"
    r"|can force (?:a|the) win|has (?:a|the) win(?:ning strategy)?"
    r"|is (?:the|my) (?:(?:best|right|correct|winning|optimal|only|final) )*(?:move|answer|choice|winner|number))\b"
    r"|(?:it is|is (?:right|correct|winning|optimal))[.!]?\Z)"
)
REASON = (
    r"^[,;:.]?\s*(?:<?-+|//|→)?\s*(?:because|since|as|which|leaving|leaves|forcing|forces|giving|gives|winning|it|this|that|only|every|now|after which|so that|in order|bars|removes|keeps|makes|turns|completes|prevents|(?:my|the) opponent (?:is|has|must))\b[^.;:!]*[.!]?\Z"
)
TURN = r"\b(?:so(?! that)|(?<!because )(?<!since )then|best|correct|choose|play|pick)\b|^\W*(?:(?:which|it|this|that) los|gives (?:my |the )?opponent)"
RETRACTION = (
    r"^(?:wait|(?:oh )?no(?=[,.!])|oh no|nope|ah|uh|ugh|hold on|strike|forget|undo|actually|hmm+|sorry|oops|correction|edit|scratch that|on (?:second thought|reflection)"
    r"|(?:unfortunately,? )?(?:this|that|it|my)(?: answer| move| number)?(?:s| is| was)? (?:\w+ )?(?:wrong|barred|incorrect|a mistake|illegal|bad|los\w+|fails))\b"
    r"|\b(?:never ?mind|retract|my (?:mistake|bad)|(?:not|isnt|wasnt|cant be) (?:right|correct|legal|allowed|valid)\b|no longer (?:think|believe)|(?:let me|i (?:need|have) to|i (?:should|must)) (?:re(?!co|mai|sp|st|ly)\w+|reconsider|double|check|think again)\w*|mis(?:count|read|judg)ed|(?:take|took) (?:it|that|this|my answer) back|i(?: made|m| am| was) (?:an? )?(?:mistake|error|wrong|mistaken)"
    r"|chang(?:e|ed|ing) my (?:answer|mind|move)|withdraw|ignore (?:it|that|this)|disregard|scratch that|i meant)\b"
)
HEDGED_BEFORE = r"\b(?:not|never|or|if|unless|otherwise|when|were|would|suppose|except|avoid|wrong|after|against|opponents?)\b"
DOUBT = (
    r"\b(?:if|unless|otherwise|but|maybe|perhaps|possibly|probably|might|assuming|provided|when|instead|rather|also|alternatively|wait"
    r"|actually|hmm+|sorry|guess|likely|unsure|uncertain|not sure)\b"
)
HEDGED_AFTER = DOUBT + (
    r"|\b(?:not|never|nt|isnt|arent|wasnt|dont|doesnt|wont|cant|cannot|no(?=\W*\Z|\s*[,.;!])|or|nor|either|neither|except|another|both(?=.*\d)"
    r"|avoid|wrong|worse|worst|better|avoided)\b"
)
REMARK = r"^(?:this|that|it|leaving)\b(?!.*(?:\blos|\b(?:gives|lets|allows|helps)\b|opponent (?:will |can )?win|mistake|bad|fail|\?))"
BRACKETS = [("(", ")"), ("[", "]"), ("{", "}"), ("<", ">")]
FLAGS = re.IGNORECASE | re.ASCII


def has(pattern, text):
    return re.search(pattern, text, FLAGS) is not None


def length(text):
    """Counts characters as JavaScript does."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def plain(text):
    """Removes emphasis and thoughts in tags, makes hyphens plain, and turns JSON into a statement."""
    text = unicodedata.normalize("NFKC", text)
    for pattern, plainer in PLAIN:
        text = re.sub(pattern, plainer, text, flags=FLAGS)
    return text


def statements_at(lines, at, taken_back):
    following = lines[at + 1] if at + 1 < len(lines) else ""
    found = statements_on(lines[at], following)
    return [None] if found and (taken_back > at or has(r"^(?:or|alternatively|and(?! th)|but(?! note)|also)\b", following)) else found


def statements_on(line, following):
    """Lists the answers that a line states. None stands for an answer that's denied, hedged or doubled."""
    if length(line) > 2000:
        return [None] if has("answer", line) else []
    frames = list(re.finditer(r"\\(?:boxed|fbox)\s*\{([^{}]*)\}|" + TAG.replace(r"\1", r"\2"), line, FLAGS))
    if not frames:
        return statement_after_word(line, following)
    contents = {frame[1] if frame[1] is not None else frame[3] for frame in frames}
    before = re.split("[.!?]", line[: frames[0].start()])[-1]
    is_open = has(r"^\W*(?:or|wait|no|actually|hmm|sorry|maybe)\b", line[frames[-1].end() :])
    return [None] if len(contents) > 1 or is_open or has(HEDGED_BEFORE, before) else [contents.pop()]


def statement_after_word(line, following):
    """Reads text such as "So the final answer is: 3-4"."""
    called = [found.start() for found in re.finditer(r"answer(?=\s*(?:is\b|[:=]))", line, FLAGS)]
    if len(called) > 1:
        return [None]
    at = called[0] if called else line.lower().rfind("answer")
    if at == -1:
        return []
    sentence = re.sub(OPENING, "", re.split("[.!?]", line[:at])[-1].strip(SPACE), flags=FLAGS)
    after = line[at + len("answer") :]
    sign = re.match(r"\s*(?:(?:is\b|:|=+>?|-+>?(?=\s)|→)\s*)+(.*)\Z", after, FLAGS)
    rest = following if has(r"^\s*:?\s*\Z", after) else sign and sign[1]
    lead = re.findall("[a-z]+", re.split("[,;:]", sentence)[-1].lower())
    if rest is None or not LEADS.issuperset(lead):
        return [None] if has(r"answer\s*(?:isnt|is not|wasnt)\b|^\W*\w+(?:\s+\w+)?\s+answer\s*:", line) else []
    return [None] if has(HEDGED_BEFORE, sentence) else [rest]


def read_statement(statement, legal):
    if length(statement) > 200:
        return UNREADABLE
    said = re.sub(OPENING, "", bare(statement), flags=FLAGS)
    whole = named_in(said, legal)
    if whole is not None:
        return ("legal", whole)
    words = re.split(r"\s+", said, flags=FLAGS)
    at = next((at for at, word in enumerate(words) if re.sub(r"^[=→]|[:,!]\Z", "", word.lower()) not in FILLERS), -1)
    is_pair = has(r"\b(?:switches|flip|toggle|both)\b", " ".join(words[:at]))
    found = re.match(r"([^\s,;()]+?)([.!:]?(?:[\s,;()].*)?)\Z", join_pair(bare(" ".join(words[at:])), legal, is_pair), FLAGS)
    if has(r"\?|^say\b", said) or at == -1 or found is None or not is_harmless(found[2]):
        return UNREADABLE
    names_winner = has(r"\bp(?:layer|\d)", said) and has(r"^\s*(?:wins|will|can|has|is)\b", found[2])
    if names_winner and legal != ["1", "2"]:
        return UNREADABLE
    name, rest = bare(found[1]), found[2]
    answer = named_in(name, legal)
    if answer is not None:
        return ("legal", answer)
    is_name = rest == "" and (at == 0 or has(r"\d", name))
    return ("illegal", name) if is_name and not has(HEDGED_AFTER, name) else UNREADABLE


def join_pair(said, legal, is_pair):
    """Reads "3, 4" and "3 and 4" as 3-4 if neither 3 nor 4 is a move of its own, and "switches 3 and 4" always."""
    found = re.match(r"(\w+)(?:\s*[,&]\s*|\s+and\s+)(?:#|switch )?(\w+)", said, FLAGS)
    pair = named_in(f"{digits(found[1])}-{digits(found[2])}", legal) if found else None
    is_two = found and not is_pair and any(named_in(name, legal) is not None for name in found.groups())
    return said if pair is None or is_two else pair + said[found.end() :]


def is_harmless(rest):
    """True if the text after the move is a remark that names no other move."""
    remark = re.sub(r"^\s*(?:(?:blocks?|here|now|on|off|wins)\b)?", "", rest, flags=FLAGS).strip(SPACE)
    is_doubtful = has(DOUBT if has(r"^[(,;:.]?\s*-*\s*(?:because|since|as|leaves|leaving|bars|forces|forcing)\b", remark) else HEDGED_AFTER, remark)
    if remark == "" or is_doubtful:
        return remark == ""
    if has(r"^[(\[][^()\[\]]*[)\]]\.?\Z", remark):
        return True
    return has(REASON, remark) and not has(TURN, remark) if has(NAMES_NUMBER, remark) else has(COMMENT, remark)


def bare(text):
    """Removes brackets and punctuation around the text, and makes hyphens plain."""
    said = re.sub(r"(\d)\s*-\s*(?=\d)", r"\1-", text.strip(SPACE), flags=FLAGS)
    shorter = re.sub(r"^#|[.,;!。]+\Z", "", said)
    pair = next((pair for pair in BRACKETS if shorter.startswith(pair[0]) and shorter.endswith(pair[1])), ("", ""))
    inner = shorter[len(pair[0]) : len(shorter) - len(pair[1])]
    return inner if inner in (text, "") else bare(inner)


def named_in(name, legal):
    """Finds the move with this name. A pair may be named the other way around."""
    name = name if name in legal else digits(re.sub(r"^p(?=\d)", "", name, flags=FLAGS))
    turned = "-".join(reversed(name.split("-"))) if has(r"^\d+-\d+\Z", name) else name
    return next((each for form in (name, turned) for each in legal if each == form), None)


def digits(name):
    return str(NUMERALS.index(name.lower())) if name.lower() in NUMERALS else name


def judge(row, text):
    """Returns what the answer lost, what a random one loses on average, and whether it was right. An illegal answer counts as a loss."""
    worths = [WORTH[value["kind"]] for value in row["values"]]
    answer = read_answer(text, row["legal"])
    worth = 0 if answer is None else worths[row["legal"].index(answer)]
    best = max(worths)
    return {"answer": answer, "lost": best - worth, "random": best - sum(worths) / len(worths), "right": worth == best}


def skill_of(losses):
    """Computes the skill from pairs: what was lost, and what random answers lose."""
    losses = list(losses)
    return 1 - sum(lost for lost, _ in losses) / sum(random for _, random in losses)


def process_results(doc, results):
    """Grades a row and the model's reply for lm-evaluation-harness."""
    found = judge(doc, results[0])
    return {"skill": (found["lost"], found["random"]), "right": float(found["right"])}


def ask(prompt, url, model):
    """Asks a model over chat completions, and returns its reply."""
    body = {"model": model, "messages": [{"role": "user", "content": prompt}]}
    request = urllib.request.Request(f"{url}/chat/completions", json.dumps(body).encode())
    request.add_header("content-type", "application/json")
    if "SWITCHYARD_CHAT_KEY" in os.environ:
        request.add_unredirected_header("authorization", "Bearer " + os.environ["SWITCHYARD_CHAT_KEY"])
    with urllib.request.urlopen(request, timeout=600) as response:
        said = json.load(response)["choices"][0]["message"]["content"] or ""
    return said if isinstance(said, str) else "".join(part.get("text", "") for part in said)


def ask_all(rows, url, model, file):
    answered = {answer["id"] for answer in read_lines(file)} if os.path.exists(file) else set()
    with open(file, "a", encoding="utf-8") as out:
        for row in rows:
            if row["id"] not in answered:
                print(json.dumps({"id": row["id"], "answer": ask(row["prompt"], url, model)}), file=out, flush=True)


def grade(rows, answers):
    """Computes the skill in each game, and its mean in the games with deep positions. The first answer to a row counts, and a missing one loses."""
    said = {answer["id"]: answer["answer"] for answer in reversed(answers)}
    games, ahead = {}, {}
    deep = {row["game"] for row in rows if row["ask"] == "move" and (row["depth"] is None or row["depth"] > 2)}
    for row in rows:
        found = judge(row, said.get(row["id"], ""))
        kinds = [games, ahead] if row["ask"] == "move" and row["game"] in deep else [games]
        for kind in kinds:
            kind.setdefault(row["game"], []).append((found["lost"], found["random"]))
    skills = {game: skill_of(losses) for game, losses in games.items()}
    looks = [skill_of(losses) for losses in ahead.values()]
    return {**skills, "looks ahead": sum(looks) / len(looks)} if looks else skills


def main(command="", *given):
    if command == "make" and given:
        subprocess.run(["switchyard", "exam", "make", "--out", *given], check=True)
    elif command == "ask" and len(given) == 4:
        ask_all(read_exam(given[0]), *given[1:])
    elif command == "grade" and len(given) == 2:
        for name, skill in grade(read_exam(given[0]), read_lines(given[1])).items():
            print(f"{name}: {skill:.2f}")
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main(*sys.argv[1:])
