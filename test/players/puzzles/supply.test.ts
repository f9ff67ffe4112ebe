/** docs/puzzles.md is counted anew: `npm run puzzles` writes it. */

import { expect, test } from "vitest";
import { dateOf, dayNumber } from "../../../src/core/calendar.ts";
import { puzzleKinds } from "../../../src/core/lesson.ts";
import { games } from "../../../src/games/index.ts";
import { dailyPuzzle } from "../../../src/players/puzzles/daily.ts";
import { type GradedPuzzle, puzzleSizes, puzzlesOf } from "../../../src/players/puzzles/pool.ts";
import { grades } from "../../../src/players/puzzles/puzzle.ts";

const firstDate = "2026-11-16";

const head = `# Puzzles

\`switchyard puzzle\` and the page pose them; \`switchyard puzzle --daily\` is the same for everyone on a UTC date, and those of the
past week stay open (\`--date\`). Every number here is counted by \`test/players/puzzles/supply.test.ts\`; \`npm run puzzles\` writes
this file anew.

A puzzle is one decision or several in a row. After a right move the opponent gives the reply that leaves a blind solver the
smallest chance. Where several moves are right, each of them is accepted; where all right choices are asked for, the answer has
to name exactly those. A wrong answer is refuted on the board.

| kind | what is asked |
| --- | --- |
| line | the moves that win, up to five in a row, against the trickiest defence |
| safe | every move that keeps the draw or the win |
| winner | who can still win if both players help |
| pairs | the pairs in which every number can be answered, where there is only one way |
| threats | every move that threatens to win on the next turn |
| plan | which heaps further down may be left to the opponent |
| hold | three moves in a row that hold the draw |

**Grades.** Two model solvers try each puzzle 100 times from a seed, one that sees about as much as the level easy, one like
medium. At least 48% of all tries solved is easy, at least 34% medium, less is hard. The models have constants of their own: a
change to a level changes no grade and no daily puzzle.

**Blind** is the chance that a uniformly random answer is wholly right (of a set: any set but the empty one), multiplied over the
decisions.

## Supply

At most 80 of each size are counted, in an order that spreads over all its positions.
`;

function row(cells: readonly (number | string)[]): string {
  return `| ${cells.join(" | ")} |`;
}

function counts(puzzles: readonly GradedPuzzle[]): readonly (number | string)[] {
  return [
    ...grades.map((grade) => puzzles.filter((puzzle) => puzzle.grade === grade).length),
    blindOf(puzzles),
  ];
}

function blindOf(puzzles: readonly GradedPuzzle[]): string {
  const sum = puzzles.reduce((total, { blind }) => total + blind, 0);
  return `${((100 * sum) / puzzles.length).toFixed(1)}%`;
}

function supply(): readonly string[] {
  const rows = games.flatMap((game) => {
    const sizes = puzzleSizes(game);
    return puzzleKinds.flatMap((kind) => {
      const ofKind = sizes.filter((size) => size.kind === kind);
      const named = Object.entries(game.puzzles?.[kind]?.[0] ?? {})[0]?.[0] ?? "";
      const numbers = ofKind.map(({ options }) => options[named]).join(", ");
      return ofKind.length === 0
        ? []
        : [row([game.title, kind, `${named} ${numbers}`, ...counts(ofKind.flatMap(puzzlesOf))])];
    });
  });
  return [
    row(["game", "kind", "sizes", "easy", "medium", "hard", "blind"]),
    row(Array(7).fill("---")),
    ...rows,
  ];
}

function year(): readonly GradedPuzzle[] {
  const first = dayNumber(firstDate) ?? 0;
  return Array.from({ length: 365 }, (_, day) => {
    const puzzle = dailyPuzzle(games, dateOf(first + day));
    if (!puzzle.ok) throw new Error(puzzle.problem.message);
    return puzzle.value;
  });
}

function daily(): readonly string[] {
  const puzzles = year();
  const names = puzzles.map(({ game, options, position, kind }) =>
    JSON.stringify([game.id, options, game.key(position), kind]),
  );
  const ofGame = games.map((game) => {
    const own = puzzles.filter((puzzle) => puzzle.game === game);
    const kinds = puzzleKinds.map((kind) => own.filter((puzzle) => puzzle.kind === kind).length);
    return row([game.title, own.length, ...kinds.map((count) => count || ""), ...counts(own)]);
  });
  return [
    "",
    "## The daily puzzle",
    "",
    `The games take turns; Monday and Tuesday are easy, Saturday and Sunday hard. In the 365 days from ${firstDate} there are`,
    `${new Set(names).size} different puzzles, and random answers solve ${blindOf(puzzles)} of them.`,
    "",
    row(["game", "days", ...puzzleKinds, ...grades, "blind"]),
    row(
      Array(13)
        .fill("---")
        .slice(0, 2 + puzzleKinds.length + grades.length + 1),
    ),
    ...ofGame,
  ];
}

test("docs/puzzles.md is up to date", async () => {
  await expect(`${head}\n${[...supply(), ...daily()].join("\n")}\n`).toMatchFileSnapshot(
    "../../../docs/puzzles.md",
  );
});
