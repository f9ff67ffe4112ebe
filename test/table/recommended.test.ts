/** Recommended set-ups: they open on every face through the form, say what they are, and name the way to the book's. */

import { expect, test } from "vitest";
import { threeHeaps } from "../../examples/three-heaps.ts";
import { cellsOf } from "../../src/core/board.ts";
import type { Game } from "../../src/core/game.ts";
import { type Match, newMatch, playMove } from "../../src/core/match.ts";
import { randomFrom } from "../../src/core/random.ts";
import type { Pair } from "../../src/core/seat.ts";
import type { Setup } from "../../src/core/setup.ts";
import { games } from "../../src/games/index.ts";
import { chooseMove } from "../../src/players/computer.ts";
import type { LevelName } from "../../src/players/level-names.ts";
import { analyzePosition } from "../../src/solver/analyze.ts";
import * as dealer from "../../src/table/deal.ts";
import { formFields } from "../../src/table/form.ts";
import { setUpDealt } from "../../src/table/open.ts";
import { readForm } from "../../src/table/read-form.ts";
import { recommendedNote, recommendedTexts } from "../../src/table/recommended.ts";
import { sharpnessWords } from "../../src/words/sharpness.ts";
import { capital, countWord } from "../../src/words/values.ts";

const pairs = [
  ["easy", "easy"],
  ["easy", "medium"],
  ["medium", "medium"],
] as const;

/** A game of two computers; either opens half of the games. */
function playGame(game: Game, setup: Setup, levels: Pair<LevelName>, seed: number): Match {
  const players = [{ name: "one" }, { name: "two" }] as const;
  let match = newMatch(game, setup, { id: "", players, seed, startedAt: "", series: null });
  while (match.moves.length < 100 && match.outcome === null) {
    const level = levels[(match.moves.length + seed) % 2] ?? "easy";
    match = playMove(match, chooseMove(match, level).move);
  }
  return match;
}

const seeds = 40;

/** What happens from the recommended start: how long games take, and at which turns a wrong move exists. */
function measure(game: Game) {
  const values = readForm(game, formFields(game, []), recommendedTexts(game));
  if (!values.ok) throw new Error(values.problem.message);
  const { options } = values.value;
  const starts = Array.from({ length: seeds }, (_, seed) => {
    const setup = setUpDealt({ dealer }, game, { options }, randomFrom(seed));
    if (!setup.ok) throw new Error(setup.problem.message);
    return setup.value;
  });
  const played = starts.flatMap((setup, seed) => pairs.map((levels) => playGame(game, setup, levels, seed)));
  const lengths = played.map(({ moves }) => moves.length).toSorted((a, b) => a - b);
  const at = (share: number) => lengths[Math.floor(share * lengths.length)] ?? 0;
  const turns = played.flatMap(({ positions, moves, options: size }) =>
    positions.slice(0, moves.length).map((position) => analyzePosition(game, position, size)),
  );
  const sharp = turns.filter(({ value, moves }) => moves.some((move) => move.value?.kind !== value?.kind));
  const share = { share: sharp.length / turns.length, exact: false };
  return { lengths, starts, from: at(0.1), to: at(0.9), share };
}

const measured = games.map((game) => ({ game, ...measure(game) }));
type Measured = (typeof measured)[number];

function isChallenge(game: Game): boolean {
  return recommendedTexts(game).start === "challenge";
}

/** What stands at the start, in numbers that are counted there. */
function describeStart({ game, starts: [start] }: Measured): string {
  if (start === undefined) throw new Error("There is a start.");
  const cells = cellsOf(game.board(start.start));
  const many = capital(countWord(cells.length));
  const noun = game.terms?.cell[1] ?? "";
  const left = cells.filter(({ state }) => state !== "gone").length;
  const what =
    left === cells.length
      ? `${many} ${noun}`
      : `${capital(countWord(left))} of the ${noun} ${cells[0]?.label} to ${cells.at(-1)?.label}`;
  if (isChallenge(game)) return `${what}: the player to move can win, and needs three right moves`;
  return what;
}

function describeGames(each: Measured): string {
  const { from, to, share } = each;
  return `${describeStart(each)}. Most games take ${from} to ${to} moves, and ${sharpnessWords(share)}.`;
}

test("the texts beside the recommended starts are what games from there show", async () => {
  const lines = measured.map((each) => {
    const [name, text] = [`  "${each.game.id}":`, `"${describeGames(each)}",`];
    // As the formatter breaks lines.
    return `${name} ${text}`.length <= 110 ? `${name} ${text}` : `${name}\n    ${text}`;
  });
  const head =
    "/** What the recommended starts are like, measured in 120 seeded games of easy and medium computers. Written by `npm run starts`. */";
  const file = [head, "", "export const recommended = {", ...lines, "} as const;", ""].join("\n");
  await expect(file).toMatchFileSnapshot("../../src/games/recommended.ts");
});

test.each(measured)("$game.id: most games take about 6 to 30 moves", ({ game, lengths, starts }) => {
  const share = (isCounted: (moves: number) => boolean) => lengths.filter(isCounted).length / lengths.length;
  expect(share((moves) => moves < 5)).toBeLessThan(0.2);
  expect(share((moves) => moves >= 5 && moves <= 30)).toBeGreaterThan(0.6);
  // A start that is dealt is not the same one again and again.
  const isDealt = recommendedTexts(game).start !== undefined;
  expect(new Set(starts.map(({ start }) => game.key(start))).size).toBeGreaterThanOrEqual(isDealt ? 2 : 1);
});

test("a line says what is recommended and how to get the book's", () => {
  for (const game of games) {
    expect(recommendedNote(game)).toContain(game.recommended?.text);
    expect(recommendedNote(game)).toMatch(
      / For the original rules, choose [A-Z]\w+ \S+( and [A-Z]\w+ \S+)?\.$/,
    );
  }
});

test("a game that recommends nothing is set up as the book has it", () => {
  expect(recommendedTexts(threeHeaps)).toEqual({});
  expect(recommendedNote(threeHeaps)).toBe("");
});
