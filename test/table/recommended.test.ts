/**
 * Recommended set-ups give a newcomer, who moves at random against the first level, a game of a fair length and a fair
 * chance. `npm run starts` measures them anew and writes what is said beside them.
 */

import { expect, test } from "vitest";
import { threeHeaps } from "../../examples/three-heaps.ts";
import { cellsOf } from "../../src/core/board.ts";
import type { Game } from "../../src/core/game.ts";
import { currentPosition, type Match, newMatch, playMove, seatToMove } from "../../src/core/match.ts";
import { pick, randomFrom } from "../../src/core/random.ts";
import { recommendedSetup, type Setup, setUp } from "../../src/core/setup.ts";
import { dealAsked, withoutStart } from "../../src/core/starts.ts";
import { games } from "../../src/games/index.ts";
import { chooseMove } from "../../src/players/computer.ts";
import { firstLevel } from "../../src/players/level-names.ts";
import { canWin, isFair } from "../../src/solver/analyze.ts";
import * as dealer from "../../src/table/deal.ts";
import { formFields } from "../../src/table/form.ts";
import { setUpDealt } from "../../src/table/open.ts";
import { readForm } from "../../src/table/read-form.ts";
import { recommendedNote, recommendedTexts } from "../../src/table/recommended.ts";
import { capital, countWord } from "../../src/words/values.ts";

const gamesEach = 200;
const mostMoves = 200;

/** A newcomer, who opens as Play has it, against the first level. */
function playNewcomer(game: Game, setup: Setup, seed: number): Match {
  const players = [{ name: "newcomer" }, { name: "computer", level: firstLevel }] as const;
  const random = randomFrom(seed + 100_000);
  let match = newMatch(game, setup, { id: "", players, seed, startedAt: "", series: null });
  while (match.moves.length < mostMoves && match.outcome === null) {
    const isNewcomer = seatToMove(match) === 1;
    const move = isNewcomer
      ? pick(random, game.moves(currentPosition(match)))
      : chooseMove(match, firstLevel).move;
    match = playMove(match, move);
  }
  return match;
}

function startsOf(game: Game): readonly Setup[] {
  const values = readForm(game, formFields(game, []), recommendedTexts(game));
  if (!values.ok) throw new Error(values.problem.message);
  const { options } = values.value;
  return Array.from({ length: gamesEach }, (_, seed) => {
    const setup = setUpDealt({ dealer }, game, { options }, randomFrom(seed));
    if (!setup.ok) throw new Error(setup.problem.message);
    return setup.value;
  });
}

function measure(game: Game) {
  const starts = startsOf(game);
  const played = starts.map((setup, seed) => playNewcomer(game, setup, seed));
  const lengths = played.map(({ moves }) => moves.length).toSorted((a, b) => a - b);
  const won = played.filter(({ outcome }) => outcome?.winner === 1).length / gamesEach;
  return { starts, median: lengths[gamesEach / 2] ?? 0, won };
}

const measured = games.map((game) => ({ game, ...measure(game) }));
type Measured = (typeof measured)[number];

test.each(measured)("$game.id: a newcomer's game takes 5 to 30 moves and can be won", (each) => {
  expect(each.median).toBeGreaterThanOrEqual(5);
  expect(each.median).toBeLessThanOrEqual(30);
  expect(each.won).toBeGreaterThanOrEqual(0.25);
  expect(each.won).toBeLessThanOrEqual(0.6);
});

/** Every row of that size from which the deal could start. */
function everyStart(game: Game): readonly string[] {
  const { options = {} } = game.recommended ?? {};
  const symbols = game.starts?.written?.symbols ?? ["0", "1"];
  const size = Number(options.switches);
  const deal = dealAsked(game, { options });
  return Array.from({ length: 2 ** size }, (_, bits) => {
    const row = Array.from({ length: size }, (_each, at) => symbols[(bits >> at) & 1]).join("");
    const setup = setUp(game, { options: { ...withoutStart(options), start: row } });
    // A row in which the game is over is refused.
    if (!setup.ok) return [];
    const { start, options: full } = setup.value;
    const isMeant =
      deal === "fair" ? isFair(game, start, full) : canWin(game, start, full).some((can) => can !== false);
    return isMeant ? [game.key(start)] : [];
  }).flat();
}

test.each(measured)(
  "$game.id: where starts are dealt there are 50, or all that exist",
  ({ game, starts }) => {
    const dealt = new Set(starts.map(({ start }) => game.key(start)));
    const kind = dealAsked(game, { options: game.recommended?.options ?? {} });
    if (kind === undefined) return expect(dealt.size).toBe(1);
    if (dealt.size >= 50) return;
    expect([...dealt].toSorted()).toEqual(everyStart(game).toSorted());
  },
);

/** What stands at the start, in numbers that are counted there. */
function describeStart({ game, starts: [start] }: Measured): string {
  if (start === undefined) throw new Error("There is a start.");
  const cells = cellsOf(game.board(start.start));
  const many = capital(countWord(cells.length));
  const noun = game.terms?.cell[1] ?? "";
  const left = cells.filter(({ state }) => state !== "gone").length;
  if (left === cells.length) return `${many} ${noun}.`;
  const some = `${capital(countWord(left))} of the ${noun} ${cells[0]?.label} to ${cells.at(-1)?.label}.`;
  return recommendedTexts(game).start === "challenge"
    ? `${some} You can win if you find three right moves.`
    : some;
}

/** The first start with the most moves: there is something to be seen. */
function richestStart({ game, starts }: Measured): string {
  const choices = starts.map(({ start }) => game.moves(start).length);
  return game.key(starts[choices.indexOf(Math.max(...choices))]?.start);
}

function describe(each: Measured): string {
  const { game, median } = each;
  const text = `${describeStart(each)} A first game lasts about ${median} moves.`;
  const example = recommendedTexts(game).start === undefined ? "" : richestStart(each);
  const lines = [`    text: "${text}",`, ...(example === "" ? [] : [`    example: "${example}",`])];
  return [`  "${game.id}": {`, ...lines, "  },"].join("\n");
}

test("the generated starts and figures are what was measured", async () => {
  const head = `/** What the recommended starts are like, measured in ${gamesEach} seeded games of newcomers. Written by \`npm run starts\`. */`;
  const file = [head, "", "export const recommended = {", ...measured.map(describe), "} as const;", ""];
  await expect(file.join("\n")).toMatchFileSnapshot("../../src/games/recommended.ts");
});

test("newcomers' games have the documented figures", () => {
  const figures = measured.map(
    ({ game, median, won }) => `${game.id}: ${median} moves, ${Math.round(100 * won)} % won`,
  );
  expect(figures).toMatchInlineSnapshot(`
    [
      "tower-switch: 12 moves, 34 % won",
      "switch-battle: 25 moves, 37 % won",
      "factor-frenzy: 6 moves, 44 % won",
      "switch-conquer: 22 moves, 38 % won",
      "switch-and-capture: 18 moves, 47 % won",
    ]
  `);
});

test("a game's picture shows a start that Play can open", () => {
  for (const { game, starts } of measured) {
    const shown = recommendedSetup(game);
    if (!shown.ok) throw new Error(shown.problem.message);
    expect(starts.map(({ start }) => game.key(start))).toContain(game.key(shown.value.start));
    expect(shown.value.options).toMatchObject(withoutStart(game.recommended?.options ?? {}));
  }
});

test("a line names the recommended options and how to get the original", () => {
  for (const game of games) {
    expect(recommendedNote(game)).toContain(game.recommended?.text);
    expect(recommendedNote(game)).toMatch(
      / For the original rules, choose [A-Z]\w+ \S+( and [A-Z]\w+ \S+)?\.$/,
    );
  }
});

test("a game without recommendations starts with its defaults", () => {
  expect(recommendedTexts(threeHeaps)).toEqual({});
  expect(recommendedNote(threeHeaps)).toBe("");
});
