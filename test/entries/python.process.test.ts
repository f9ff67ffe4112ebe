/**
 * The Python file has a client for the engine and an environment with PettingZoo's interface. If PettingZoo is installed, its
 * own test runs, too.
 */

import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const script = `
import sys
sys.path.insert(0, "examples")
from switchyard import Engine, EngineError, Environment

games = {"tower-switch": {}, "switch-battle": {"switches": 5}, "factor-frenzy": {"max": 12}, "switch-and-capture": {}, "switch-conquer": {"switches": 3}}
with Engine() as engine:
    assert engine.ask("analyze", game="tower-switch", id=7)["id"] == 7
    assert engine.ask("hint", game="tower-switch", step=2)["move"] == "1"
    assert engine.ask("analyze", game="tower-switch")["why"].startswith("Take 1 to leave 9")
    try:
        engine.ask("analyze", game="tower-switch", moves=["3"])
        raise AssertionError("3 is not legal")
    except EngineError as error:
        assert error.code == "illegal-move" and error.legal == ["1", "2"]
    for game, options in games.items():
        environment = Environment(engine, game, options, plies=40)
        ends = set()
        for seed in range(3):
            environment.reset(seed=seed)
            rewards = {agent: 0 for agent in environment.possible_agents}
            for agent in environment.agent_iter():
                observation, reward, termination, truncation, info = environment.last()
                rewards[agent] += reward
                mask = observation["action_mask"]
                assert len(mask) == len(environment.moves) == environment.action_space(agent).n
                legal = [place for place, allowed in enumerate(mask) if allowed]
                done = termination or truncation
                assert done or legal
                ends.add("over" if termination else "cut off" if truncation else "going on")
                environment.step(None if done else legal[(seed * 7 + len(info["key"])) % len(legal)])
            assert sorted(rewards.values()) in ([-1, 1], [0, 0]), rewards
            assert environment.agents == [] and environment.render()
        assert "over" in ends or "cut off" in ends
        observed = []
        for _ in range(2):
            environment.reset(seed=5)
            observed.append(environment.position["key"])
        assert observed[0] == observed[1]
    environment = Environment(engine, "switch-conquer", {"start": "ABABAB"})
    assert len(environment.moves) == 11 and sum(environment.observe("player_1")["action_mask"]) == 11
    starts = Environment(engine, "switch-battle", {"switches": 8, "start": "fair"})
    assert len({(starts.reset(seed=seed), starts.position["key"])[1] for seed in range(9)}) > 4
    try:
        import warnings
        from pettingzoo.test import api_test, seed_test
        warnings.simplefilter("ignore")
        for game, options in games.items():
            api_test(Environment(engine, game, options, plies=40), num_cycles=100)
            seed_test(lambda: Environment(engine, game, options, plies=40), num_cycles=20)
        print("api_test passed")
    except ImportError:
        print("PettingZoo is not installed")
print("fine")
`;

/** Every position of a small size, with either player to move, and what each player sees of it. */
const lookAlikes = `
import itertools, sys
sys.path.insert(0, "examples")
from switchyard import Engine, EngineError, Environment

def rows(symbols, size, ends=("",)):
    return ["".join(row) + end for row in itertools.product(symbols, repeat=size) for end in ends]

starts = {"switch-and-capture": ({"switches": 6}, rows("01", 6)), "switch-battle": ({"switches": 5}, rows("01", 5)),
          "switch-conquer": ({"switches": 4}, rows("AB", 4, ("/1", "/2"))), "tower-switch": ({}, ["10/0"]),
          "factor-frenzy": ({"max": 8}, ["2,3,4,5,6,7,8/-"])}

def ask_all(engine, requests):
    answers = []
    for request in requests:
        try:
            answers.append(engine.ask(**request))
        except EngineError:
            pass
    return answers

def positions(engine, about, keys):
    fresh = {(key, seat) for key in keys for seat in ((int(key[-1]),) if about["game"] == "switch-conquer" else (1, 2))}
    known = {}
    while fresh:
        asked = [{"op": "board", **about, "from": key, "first": seat} for key, seat in fresh]
        boards = ask_all(engine, asked)
        known.update({(board["key"], board["toMove"]): board for board in boards})
        after = [{"op": "state", **about, "from": board["key"], "first": board["toMove"], "moves": [move]}
                 for board in boards for move in board["legal"]]
        fresh = {(state["key"], state["toMove"]) for state in ask_all(engine, after)} - known.keys()
    return known

def value_for(answer, seat):
    value = answer["value"]
    mine = answer["toMove"] == seat
    return "draw" if value["kind"] == "draw" else ((value["kind"] == "win") == mine, value["plies"])

def clashes(environment, known, values, parts):
    seen = {}
    for place, board in known.items():
        environment.position, environment.last_move = board, None
        for seat, agent in enumerate(environment.possible_agents, start=1):
            whole = list(environment.observe(agent)["observation"])
            truth = (board["legal"], value_for(values[place], seat))
            seen.setdefault(tuple(map(int, parts(whole))), []).append(truth)
    return sum(one != truths[0] for truths in seen.values() for one in truths), sum(map(len, seen.values()))

with Engine() as engine:
    for game, (options, keys) in starts.items():
        environment, about = Environment(engine, game, options), {"game": game, "options": options}
        known = positions(engine, about, keys)
        asked = [{"op": "analyze", **about, "from": key, "first": seat} for key, seat in known]
        values = dict(zip(known, ask_all(engine, asked)))
        assert len(values) == len(known)
        told, looked = clashes(environment, known, values, lambda whole: whole)
        less = clashes(environment, known, values, lambda whole: whole[:-3])[0]
        print(game, looked > 60, told, less > 0)
`;

function python(code: string): string {
  const env = { ...process.env, SWITCHYARD: `${process.execPath} ${resolve("dist/bin/main.js")}` };
  const { stdout, stderr } = spawnSync("python3", ["-c", code], { env, encoding: "utf8" });
  expect(stderr).toBe("");
  return stdout;
}

test("a Python program plays every game by PettingZoo's interface", () => {
  expect(python(script)).toMatch(/fine\n$/);
});

test("positions that look the same to a player have the same legal moves and the same value", () => {
  // Each line says whether there were enough views, how many are ambiguous, and whether any would be with the cells alone.
  const told = Array.from(python(lookAlikes).matchAll(/^\S+ (.*)$/gm), ([, line]) => line);
  expect(told).toEqual(Array(5).fill("True 0 True"));
});
