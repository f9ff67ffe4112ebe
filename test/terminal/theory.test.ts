/** Runs `switchyard rules --theory` the way people do. */

import { describe, expect, test } from "vitest";
import { threeHeaps } from "../../examples/three-heaps.ts";
import { whatIsKnown } from "../../src/computer/known.ts";
import { theorySections } from "../../src/computer/theory.ts";
import { games } from "../../src/games/index.ts";
import { run } from "../support/program.ts";

describe.each(games.map((game) => [game.id, game] as const))("rules %s --theory", (_id, game) => {
  test("prints every section and what the solver finds", async () => {
    const { out, err, code } = await run(["rules", game.id, "--theory"]);
    const sections = await theorySections(game);
    const captions = sections.flatMap(({ examples }) => examples.map(({ caption }) => caption));
    const texts = sections.flatMap(({ title, paragraphs }) => [title, ...paragraphs]);
    for (const text of [...texts, ...captions, ...whatIsKnown(game)]) expect(out).toContain(text);
    expect([err, code]).toEqual(["", 0]);
    const questions = sections.find(({ title }) => title === "More to explore")?.paragraphs ?? [];
    expect(questions.length).toBeGreaterThan(0);
  });

  test("names commands that show the same positions and values", async () => {
    const sections = await theorySections(game);
    for (const { command, verdict, board } of sections.flatMap(({ examples }) => examples)) {
      const { out } = await run(command.split(" ").slice(1));
      expect(out).toContain(verdict);
      expect(out.split("\n").slice(0, board.length)).toEqual(board);
    }
  });

  test("prints the same content as JSON", async () => {
    const sections = await theorySections(game);
    const json: unknown = JSON.parse((await run(["rules", game.id, "--theory", "--json"])).out);
    expect(json).toEqual({
      game: game.id,
      title: game.title,
      sections: JSON.parse(JSON.stringify(sections)),
      options: expect.any(Object),
      known: whatIsKnown(game),
    });
  });
});

test("rules --theory solves the size that the options name, even one too large to play", async () => {
  expect((await run(["rules", "tower-switch", "--theory", "--blocks", "12"])).out).toContain(
    "With best play, the second player wins from the standard start in 8 moves.",
  );
  const { out } = await run(["rules", "switch-battle", "--theory", "--switches", "100"]);
  expect(out).toContain("What the solver finds (switches 100)");
  expect(out).toContain("the player to move wins 199");
  const large = await run(["rules", "switch-battle", "--theory", "--switches", "1000"]);
  expect(large.out).toContain("Of the 1.071 × 10^301 positions, the player to move wins 1,999");
  expect(large.out).toContain(", so one player can force a win in less than 0.1% of them.");
  const dealt = await run(["rules", "switch-conquer", "--theory", "--switches", "30"]);
  expect(dealt.out).toContain("the player to move wins 118");
});

test("a game without a theory still tells what the solver finds", async () => {
  expect(await theorySections(threeHeaps)).toEqual([]);
  const known = whatIsKnown(threeHeaps);
  expect(known[0]).toBe("With best play, the first player wins from the standard start in 11 moves.");
});

test.each([
  ["rules --theory", "Options only work with a game. Leave out --theory."],
  ["rules towr-switch --theory", 'Did you mean "tower-switch"?'],
  ["rules tower-switch --max 10 --theory", "max"],
  ["rules tower-switch --blocks 0 --theory", "--blocks must be a whole number from 1"],
  ["rules switch-battle --start 0101 --theory", '"rules" has no option "--start".'],
])("switchyard %s is refused", async (line, message) => {
  const { err, out, code } = await run(line.split(" "));
  expect(err).toContain(message);
  expect([out, code]).toEqual(["", 2]);
});

test("rules --theory uses the singular for a single position", async () => {
  const { out } = await run(["rules", "tower", "--theory", "--blocks", "1"]);
  expect(out).toContain("Of 1 position, the player to move wins 1,");
});
