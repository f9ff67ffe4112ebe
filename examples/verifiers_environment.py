"""An environment for verifiers (single turn): load_environment(exam="exam.jsonl").

First: switchyard exam make --seed 7 --out exam.jsonl. The reward is what the answer keeps of the position's value, from 0 to 1.
"""
import json

import verifiers as vf
from datasets import Dataset

from switchyard_exam import judge, read_exam


def kept(completion, info):
    return 1.0 - judge(info, completion[-1]["content"])["lost"]


def right(completion, info):
    return float(judge(info, completion[-1]["content"])["right"])


def load_environment(exam="exam.jsonl", **settings):
    # Rows differ in their options, so that they travel as text; verifiers reads it before it calls the functions above.
    rows = [
        {"prompt": [{"role": "user", "content": row["prompt"]}], "answer": row["right"][0], "info": json.dumps(row)}
        for row in read_exam(exam)
    ]
    rubric = vf.Rubric(funcs=[kept, right], weights=[1.0, 0.0])
    return vf.SingleTurnEnv(dataset=Dataset.from_list(rows), rubric=rubric, **settings)
