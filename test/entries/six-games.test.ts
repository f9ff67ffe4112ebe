/** The commands give a sixth game exact values, computer players, the engine and the arena for free. */

import { expect, test } from "vitest";
import { games } from "../../examples/six-games-list.ts";
import { runWith } from "../support/program.ts";

const six = async (words: string, input = "") => (await runWith(games, words.split(" "), { input })).out;

test("the solver computes exact values for a custom game", async () => {
  expect(JSON.parse(await six("solve three-heaps --json"))).toMatchObject({
    game: "three-heaps",
    draws: 0,
    start: { kind: "win" },
  });
  const lost = JSON.parse(await six("analyze three-heaps --start 1-2-3 --json"));
  expect(lost.value.kind).toBe("loss");
});

test("every computer player of the engine plays a custom game", async () => {
  const levels = ["random", "easy", "medium", "hard", "perfect"];
  const about = { op: "choose", game: "three-heaps", from: "3-4-5", seed: 1 };
  const lines = levels.map((level) => `${JSON.stringify({ id: level, ...about, level })}\n`);
  const answers = (await six("engine", lines.join(""))).trim().split("\n");
  expect(answers.map((line) => JSON.parse(line))).toMatchObject(levels.map((id) => ({ id, ok: true })));
  expect(JSON.parse(answers[4] ?? "")).toMatchObject({ move: "A2" });
});

test("the arena plays a custom game", async () => {
  const words = "arena three-heaps random easy medium hard perfect --games 2 --seed 1 --json";
  expect(JSON.parse(await six(words))).toMatchObject({ game: "three-heaps", played: 20 });
});
