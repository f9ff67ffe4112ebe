/** Writes test/puzzles/supply.md from the puzzles themselves. */

import type { Game } from "../../src/core/game.ts";
import { type PuzzleKind, puzzleKinds } from "../../src/core/lesson.ts";
import { recall } from "../../src/core/memory.ts";
import { games } from "../../src/games/index.ts";
import { dailyPuzzle } from "../../src/puzzles/daily.ts";
import { dateOf, dayNumber, firstDay } from "../../src/puzzles/dates.ts";
import { ideaOf, ideas } from "../../src/puzzles/ideas.ts";
import { puzzleSizes, puzzlesOf, type RatedPuzzle } from "../../src/puzzles/pool.ts";
import type { PuzzleSize } from "../../src/puzzles/positions.ts";
import { difficulties } from "../../src/puzzles/puzzle.ts";
import { must } from "../support/must.ts";

const head = `# The supply of puzzles

How many puzzles there are by game, kind and difficulty, which of them a year's daily ones are, and their ideas. \`npm run sweeps\` counts
them again. Mirror images, swapped twins and the same puzzle for the other player count once. **Blind** is the chance that random
answers solve a puzzle.
`;

function row(cells: readonly (number | string)[]): string {
  return `| ${cells.join(" | ")} |`;
}

function table(names: readonly string[], rows: readonly (readonly (number | string)[])[]): readonly string[] {
  return [row(names), row(names.map(() => "---")), ...rows.map(row)];
}

function counts(puzzles: readonly RatedPuzzle[]): readonly (number | string)[] {
  return difficulties.map(
    (difficulty) => puzzles.filter((puzzle) => puzzle.difficulty === difficulty).length || "",
  );
}

export function meanBlind(puzzles: readonly RatedPuzzle[]): number {
  return puzzles.reduce((total, { blind }) => total + blind, 0) / puzzles.length;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}

/** Every puzzle of these sizes, counted once even if it comes up at several. */
function puzzlesAt(sizes: readonly PuzzleSize[]): readonly RatedPuzzle[] {
  const puzzles = sizes.flatMap(puzzlesOf);
  return [...new Map(puzzles.map((puzzle) => [puzzle.id, puzzle])).values()];
}

const known = new Map<"all", readonly RatedPuzzle[]>();

export function everyPuzzle(): readonly RatedPuzzle[] {
  return recall(known, "all", () => puzzlesAt(games.flatMap(puzzleSizes)));
}

/** A row of the table, with the number of puzzles of a kind. Undefined if there are none. */
export function kindRow(game: Game, kind: PuzzleKind): string | undefined {
  const own = puzzlesAt(puzzleSizes(game).filter((size) => size.kind === kind));
  const sizes = game.puzzles?.[kind] ?? [];
  const [option = ""] = Object.keys(sizes[0] ?? {});
  const numbers = sizes.flatMap((size) => Object.values(size)).join(", ");
  if (own.length === 0) return undefined;
  return row([game.title, kind, `${option} ${numbers}`, ...counts(own), percent(meanBlind(own))]);
}

function supplyTables(): readonly string[] {
  const byKind = games.flatMap((game) => puzzleKinds.flatMap((kind) => kindRow(game, kind) ?? []));
  const byGame = games.map((game) => {
    const own = everyPuzzle().filter((puzzle) => puzzle.game.of === game);
    return [game.title, ...counts(own), own.length];
  });
  return [
    ...table(["game", ...difficulties, "all"], byGame),
    "",
    ...table(["game", "kind", "sizes", ...difficulties, "blind"], []),
    ...byKind,
  ];
}

function dailyTable(year: readonly RatedPuzzle[]): readonly string[] {
  const rows = games.map((game) => {
    const own = year.filter((puzzle) => puzzle.game.of === game);
    const kinds = puzzleKinds.map((kind) => own.filter((puzzle) => puzzle.kind === kind).length || "");
    return [game.title, own.length, ...kinds, ...counts(own), percent(meanBlind(own))];
  });
  const lines = year.filter(({ kind }) => kind === "line");
  return [
    "",
    "## The daily puzzle",
    "",
    `In the 365 days from ${firstDay}, which is day 1, there are`,
    `${new Set(year.map(({ id }) => id)).size} different puzzles. Random answers solve ${percent(meanBlind(year))} of them, and ${percent(meanBlind(lines))} of the lines (none more often than 8%).`,
    "",
    ...table(["game", "days", ...puzzleKinds, ...difficulties, "blind"], rows),
  ];
}

function ideasTable(year: readonly RatedPuzzle[]): readonly string[] {
  const rows = Object.entries(ideas).flatMap(([idea, text]) => {
    const own = everyPuzzle().filter((puzzle) => ideaOf(puzzle) === idea);
    const titles = [...new Set(own.map(({ game }) => game.title))].join(", ");
    const days = year.filter((puzzle) => ideaOf(puzzle) === idea).length || "";
    return own.length === 0 ? [] : [[idea, titles, text, own.length, days]];
  });
  return ["", "## Ideas", "", ...table(["idea", "game", "in words", "puzzles", "days"], rows)];
}

const firstNumber = dayNumber(firstDay) ?? 0;

/** The daily puzzle this many days after the first. */
export function dailyAfter(days: number, list: readonly Game[] = games): RatedPuzzle {
  return must(dailyPuzzle(list, dateOf(firstNumber + days)));
}

export function writePuzzles(): string {
  const year = Array.from({ length: 365 }, (_, day) => dailyAfter(day));
  const lines = [...supplyTables(), ...dailyTable(year), ...ideasTable(year)];
  return `${head}\n${lines.join("\n")}\n`;
}
