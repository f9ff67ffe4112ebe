/** Plays puzzles as conversations, printed and spoken. */

import { expect, test } from "vitest";
import { puzzle } from "../../../src/puzzles/activity.ts";
import { talkAbout } from "../../support/lines.ts";
import { sampleState, type samples } from "../../support/puzzles.ts";

/** The typed lines: a hint or two, a mistake, and the rest of the answer. */
const talks: Readonly<Record<keyof typeof samples, readonly string[]>> = {
  line: ["hint", "hint", "9", "5", "2", "answer", "choices"],
  safe: ["1", "2, 3-4", "hint", "hint", "hint"],
  threats: ["3", "1", "1, 4-5"],
  bet: ["nobody", "1", "2", "3"],
  hold: ["2", "hint", "answer"],
};

const rows = (["plain", "spoken"] as const).flatMap((face) =>
  (Object.keys(talks) as (keyof typeof talks)[]).map((name) => [face, name] as const),
);

test.each(rows)("the %s conversation about a %s puzzle leads to the solution", async (face, name) => {
  const talk = await talkAbout({ kind: puzzle, state: sampleState(name) }, talks[name], face);
  const lines = [...talks[name]];
  const heard = talk.out.replace(/^(Your answer|Another puzzle.*): $/gm, (prompt) => {
    const typed = lines.shift();
    return typed === undefined ? prompt : `${prompt}${typed}`;
  });
  if (face === "spoken") expect(heard).not.toMatch(/[■□●○│─▲▽]/);
  if (face === "plain" || name === "line")
    await expect(heard).toMatchFileSnapshot(`talks/${name}-${face}.txt`);
});
