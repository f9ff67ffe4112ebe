"""A task for Inspect: inspect eval examples/inspect_task.py -T exam=exam.jsonl --model …

First: switchyard exam make --seed 7 --out exam.jsonl
"""
from inspect_ai import Task, task
from inspect_ai.dataset import MemoryDataset, Sample
from inspect_ai.scorer import Score, accuracy, metric, scorer
from inspect_ai.solver import generate

from switchyard_exam import judge, read_exam, skill_of


@metric
def skill():
    def of_scores(scores):
        found = [sample.score.metadata for sample in scores]
        return skill_of((one["lost"], one["random"]) for one in found)

    return of_scores


@scorer(metrics=[skill(), accuracy()])
def exact_values():
    async def score(state, target):
        found = judge(state.metadata, state.output.completion)
        return Score(value=float(found["right"]), answer=found["answer"], metadata=found)

    return score


@task
def switchyard(exam="exam.jsonl"):
    samples = [Sample(input=row["prompt"], target=row["right"], id=row["id"], metadata=row) for row in read_exam(exam)]
    return Task(dataset=MemoryDataset(samples), solver=generate(), scorer=exact_values())
