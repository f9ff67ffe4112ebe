"""An exam of Switchyard for evaluation harnesses: rows, answers and skill, with nothing but the standard library.

`switchyard exam make --out exam.jsonl` writes the rows; docs/evaluate.md explains them. Skill is 1 minus what the answers gave
away over what random answers would have given away: 1 is perfect, 0 is random.
"""
import json, re

WORTH = {"win": 1, "draw": 0.5, "loss": 0}


def read_exam(file):
    with open(file, encoding="utf-8") as lines:
        return [json.loads(line) for line in lines if line.strip()]


def read_answer(text, legal):
    """The answer behind the last "Answer:" of a reply, or a reply that is nothing but the answer; None where it is not legal."""
    plain = re.sub(r"[*`\"'“”$]", "", text)
    said = re.split(r"answer\s*(?:is\b|:)", plain, flags=re.IGNORECASE)[-1].strip()
    word = re.sub(r"\s*[-‐‑‒–]\s*", "-", said.split("\n")[0]).strip(" .()[]{}")
    return word if word in legal else None


def judge(row, text):
    """What the answer gave away, what a random one gives away on average, and whether it was right. An answer that is not legal loses."""
    worths = [WORTH[value["kind"]] for value in row["values"]]
    answer = read_answer(text, row["legal"])
    worth = 0 if answer is None else worths[row["legal"].index(answer)]
    best = max(worths)
    return {"answer": answer, "lost": best - worth, "random": best - sum(worths) / len(worths), "right": worth == best}


def skill_of(losses):
    """Of pairs: what was lost, and what random answers lose."""
    losses = list(losses)
    return 1 - sum(lost for lost, _ in losses) / sum(random for _, random in losses)


def process_results(doc, results):
    """For lm-evaluation-harness: a row and the model's reply."""
    found = judge(doc, results[0])
    return {"skill": (found["lost"], found["random"]), "right": float(found["right"])}
