/** `switchyard theory` as people run it. */

import { describe, expect, test } from "vitest";
import { threeHeaps } from "../../examples/three-heaps.ts";
import { whatIsKnown } from "../../src/computer/known.ts";
import { theorySections } from "../../src/computer/theory.ts";
import { games } from "../../src/games/index.ts";
import { run } from "../support/program.ts";

describe.each(games.map((game) => [game.id, game] as const))("theory %s", (_id, game) => {
  test("prints every section and what the solver finds", async () => {
    const { out, err, code } = await run(["theory", game.id]);
    const sections = await theorySections(game);
    const captions = sections.flatMap(({ examples }) => examples.map(({ caption }) => caption));
    const texts = sections.flatMap(({ title, paragraphs }) => [title, ...paragraphs]);
    for (const text of [...texts, ...captions, ...whatIsKnown(game)]) expect(out).toContain(text);
    expect([err, code]).toEqual(["", 0]);
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
    const json: unknown = JSON.parse((await run(["theory", game.id, "--json"])).out);
    expect(json).toEqual({
      game: game.id,
      title: game.title,
      sections: JSON.parse(JSON.stringify(sections)),
      options: expect.any(Object),
      known: whatIsKnown(game),
    });
  });
});

test("theory solves the size that the options name, even one too large to play", async () => {
  expect((await run(["theory", "tower-switch", "--blocks", "12"])).out).toContain(
    "With best play the second player wins from the default start in 8 moves.",
  );
  const { out } = await run(["theory", "switch-battle", "--switches", "100"]);
  expect(out).toContain("At one size (switches 100)");
  expect(out).toContain("199 are won");
  const large = await run(["theory", "switch-battle", "--switches", "1000"]);
  expect(large.out).toContain("Of 1.071 × 10^301 positions, 1,999 are won");
  expect(large.out).toContain(": less than 0.1% are decided.");
  const dealt = await run(["theory", "switch-conquer", "--switches", "30"]);
  expect(dealt.out).toContain("118 are won");
});

test("a game without a theory still tells what the solver finds", async () => {
  expect(await theorySections(threeHeaps)).toEqual([]);
  const known = whatIsKnown(threeHeaps);
  expect(known[0]).toBe("With best play the first player wins from the default start in 11 moves.");
});

test.each([
  ["theory towr-switch", 'Did you mean "tower-switch"?'],
  ["theory tower-switch --max 10", "max"],
  ["theory tower-switch --blocks 0", "--blocks must be a whole number from 1"],
  ["theory switch-battle --start 0101", "Solving covers every start"],
])("switchyard %s is refused", async (line, message) => {
  const { err, out, code } = await run(line.split(" "));
  expect(err).toContain(message);
  expect([out, code]).toEqual(["", 2]);
});

test("theory uses the singular for a single position", async () => {
  const { out } = await run(["theory", "tower", "--blocks", "1"]);
  expect(out).toContain("Of 1 position, 1 is won for the player to move");
});

test("theory without a game lists the games and every open question", async () => {
  const { out, code } = await run(["theory"]);
  const json: unknown = JSON.parse((await run(["theory", "--json"])).out);
  expect(json).toEqual({ games: games.map(({ id, title }) => ({ id, title, theory: true })) });
  for (const game of games) {
    expect(out).toContain(game.id);
    const sections = await theorySections(game);
    const questions = sections.find(({ title }) => title === "More to explore")?.paragraphs ?? [];
    expect(questions.length).toBeGreaterThan(0);
    for (const question of questions) expect(out).toContain(question);
  }
  expect(code).toBe(0);
});
