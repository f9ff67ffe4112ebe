/** Plays whole lessons as conversations, printed and spoken. */

import { expect, test } from "vitest";
import { threeHeaps } from "../../../examples/three-heaps.ts";
import { games } from "../../../src/games/index.ts";
import { learn } from "../../../src/terminal/commands/learn.ts";
import { newDataFolder } from "../../support/cli.ts";
import { run, runOn } from "../../support/program.ts";

/** The typed lines, separated by bars: hints, a mistake, a rule that's refuted and played out, and the rest of the lesson. */
const lessons: Readonly<Record<string, string>> = {
  "tower-switch":
    "1|2|2|1|1|2|2|words|l when even|play|hint|loses if there are six|loses exactly when the blocks left are a multiple of 3|next|||||||",
  "switch-battle":
    "2|2-3|4|1|either|3|2|1, 3, 5, 1-2, 4-5|wins when the zeros are at most two|wins exactly when the zeros are one, or two neighbors|next||||||",
  "switch-conquer":
    "hint|2-3|3|1|1|2, 4, 3-4|1, 4-5|wins exactly when the wrong switches are all side by side|hint|hint|hint|wins exactly when wrong switches one or two neighbors|next||||||",
  "factor-frenzy":
    "5|2|6|2|2|2|answer in pairs 2-4|neighborly numbers win|wins exactly when the largest number is prime|take 2, then answer in pairs: 3-4, 5-6, …|next|||||||",
  "switch-and-capture":
    "1|6|1|2|1|3|5|3|7|words|loses exactly when the switches OFF are two|loses exactly when only 5 and 7 are OFF|6|next|||||||",
  "three-heaps":
    "A1|2|next|next|words|loses exactly when the legal moves are even|loses if legal moves none|next|next||||",
};

/** Uses a copy of the game, because positions that were out of the solver's reach in another test stay that way. */
const list = [...games, { ...threeHeaps }];
const prompt = /^(Your (?:move|bet|answer|rule)[^:]*|Enter[^:]*|Choose[^:]*|Type[^:]*): $/gm;

const talks = (["plain", "spoken"] as const).flatMap((face) =>
  Object.keys(lessons).map((id) => [face, id] as const),
);

test.each(talks)("the %s lesson of %s leads to its end", async (face, id) => {
  const typed = (lessons[id] ?? "").split("|");
  const flags = face === "plain" ? { plain: true } : { screenReader: true };
  const talk = await runOn(
    (host) => learn({ ...host, newSeed: () => 1 }, id, flags),
    { input: `${typed.join("\n")}\n` },
    list,
  );
  expect(talk.err).toBe("");
  const heard = talk.out
    .replace(prompt, (asked) => `${asked}${typed.shift() ?? ""}`.trimEnd())
    .replace(/[a-z0-9]{8}(?=[. ]|$)(?<=(?:as|play) .{8})/gm, "ABCDEFGH");
  if (face === "spoken") {
    expect(heard).not.toMatch(/[■□●○│─▲▽]/);
    expectShortAndOnce(heard);
  }
  if (face === "plain" || id === "tower-switch")
    await expect(heard).toMatchFileSnapshot(`talks/${id}-${face}.txt`);
});

/** Within a step, nothing but the board appears twice, and no line is longer than two sentences. */
function expectShortAndOnce(heard: string): void {
  for (const step of heard.split(/^(?=Step )/m)) {
    if (/^Welcome to /m.test(step)) continue;
    const told = step
      .split("\n")
      .filter((line) => line !== "" && !/^(Your|Press Enter) |^[A-Z][\w ]*: .*\.$/.test(line));
    expect(told.filter((line, at) => told.indexOf(line) < at)).toEqual([]);
    for (const line of told) {
      const sentences = line.replace(/^Step [^.]*\. /, "").split(/[.!?](?: (?=[A-Z])|$)/);
      expect(sentences.filter((part) => part !== "").length, line).toBeLessThanOrEqual(2);
    }
  }
}

test("learn continues a lesson where you left off", async () => {
  const data = newDataFolder();
  expect((await run(["learn", "tower-switch"], "2\nquit\n", data)).out).toContain("Step 2 of 8.");
  expect((await run(["learn", "tower-switch"], "quit\n", data)).out).not.toContain("Step 1 of 8.");
  expect((await run(["learn"], "", data)).out).toMatch(/tower-switch +1 of 8\s/);
  expect(JSON.parse((await run(["learn", "--json"], "", data)).out).lessons).toHaveLength(games.length);
  expect((await run(["learn", "chess"], "", data)).code).toBe(2);
});

test("the end of the input ends a lesson at any point", async () => {
  expect((await run(["learn", "tower-switch"], "2\n")).code).toBe(1);
  expect((await run(["learn", "tower-switch"], `${"next\n".repeat(6)}2\n`)).code).toBe(1);
});
