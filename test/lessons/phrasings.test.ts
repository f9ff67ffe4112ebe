/** Rules as pupils say them: read as they are meant, or answered with the nearest phrasing that can be checked. */

import { expect, test } from "vitest";
import { games } from "../../src/games/index.ts";
import { parseStatement } from "../../src/lessons/read-statement.ts";
import { formatStatement } from "../../src/lessons/slots.ts";
import { type Phrasing, phrasings } from "./phrasings.ts";

/** What it was read as, or what is offered instead. */
async function reply({ game, typed }: Phrasing): Promise<string> {
  const lesson = await games.find(({ id }) => id === game)?.lesson?.();
  if (lesson === undefined) throw new Error(game);
  const statement = parseStatement(lesson.language, typed);
  if (statement.ok) return formatStatement(lesson.language, statement.value);
  const [, nearest = ""] = / Try: (.+)$/.exec(statement.problem.message) ?? [];
  return `near: ${nearest}`;
}

test("every phrasing of a rule is understood or answered with the nearest rule", async () => {
  const replies = await Promise.all(phrasings.map(reply));
  const wrong = phrasings.flatMap(({ typed, reading }, at) =>
    replies[at] === reading ? [] : [`${typed} => ${replies[at]}`],
  );
  expect(wrong).toEqual([]);
  expect(phrasings.length).toBeGreaterThanOrEqual(200);
});

test("a rule about draws is answered with advice to state wins or losses", async () => {
  const lesson = await games.find(({ id }) => id === "switch-battle")?.lesson?.();
  if (lesson === undefined) throw new Error("no lesson");
  for (const typed of ["two zeros apart is a draw", "three zeros nobody wins"])
    expect(parseStatement(lesson.language, typed)).toMatchObject({
      problem: { message: expect.stringContaining("Everything else counts as a draw") },
    });
});
