/** The Python file: the engine's client, and the environment by PettingZoo's interface, and by its own test where that is installed. */

import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const script = `
import sys
sys.path.insert(0, "examples")
from switchyard import Engine, EngineError, Environment

games = {"tower-switch": {}, "switch-battle": {"switches": 5}, "factor-frenzy": {"max": 12}, "switch-and-capture": {}, "switch-conquer": {"switches": 3}}
with Engine() as engine:
    answers = engine.batch([{"op": "state", "game": "nim"}, {"op": "analyze", "game": "tower-switch", "id": 7}] * 300)
    assert len(answers) == 600 and [one["ok"] for one in answers[:2]] == [False, True] and answers[1]["id"] == 7
    assert engine.ask("hint", game="tower-switch", step=2)["move"] == "1"
    assert engine.ask("explain", game="tower-switch", move="1")["why"].startswith("Take 1 to leave 9")
    try:
        engine.ask("explain", game="tower-switch", move="3")
        raise AssertionError("3 is not legal")
    except EngineError as error:
        assert error.code == "illegal-move" and error.legal == ["1", "2"]
    for game, options in games.items():
        environment = Environment(engine, game, options, plies=40)
        ends = set()
        for seed in range(6):
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
    try:
        from pettingzoo.test import api_test
        api_test(Environment(engine, "switch-battle", {"switches": 5}), num_cycles=50)
        print("api_test passed")
    except ImportError:
        print("PettingZoo is not installed")
print("fine")
`;

test("a Python program plays every game by PettingZoo's interface", () => {
  const env = { ...process.env, SWITCHYARD: `${process.execPath} ${resolve("dist/bin/main.js")}` };
  const { stdout, stderr } = spawnSync("python3", ["-c", script], { env, encoding: "utf8" });
  expect(stderr).toBe("");
  expect(stdout).toMatch(/fine\n$/);
});
