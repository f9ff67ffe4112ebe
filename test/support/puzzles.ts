/** Puzzles picked by name, so they stay the same when the supply grows. */

import type { PuzzleKind } from "../../src/core/lesson.ts";
import type { Options } from "../../src/core/options.ts";
import type { Seat } from "../../src/core/seat.ts";
import { games } from "../../src/games/index.ts";
import { formatDay } from "../../src/puzzles/dates.ts";
import type { PuzzleState } from "../../src/puzzles/open.ts";
import {
  anyPuzzle,
  applyJudgment,
  judgeJob,
  type PuzzleSource,
  type PuzzleTable,
  puzzleTable,
} from "../../src/puzzles/play.ts";
import type { Decision } from "../../src/puzzles/puzzle.ts";
import { advise } from "./advise.ts";
import { must } from "./must.ts";

interface Named {
  readonly game: string;
  readonly options: Options;
  readonly key: string;
  readonly toMove: Seat;
  readonly kind: PuzzleKind;
}

/** One puzzle for each way to answer: a line of moves, a set of moves, and one of several words. */
export const samples = {
  line: { game: "factor-frenzy", options: { max: 12 }, key: "2,4,5,7,12/3", toMove: 1, kind: "line" },
  safe: { game: "switch-battle", options: { switches: 5 }, key: "10010", toMove: 1, kind: "safe" },
  threats: {
    game: "switch-conquer",
    options: { switches: 5, start: "BAABB" },
    key: "BAABB/1",
    toMove: 1,
    kind: "threats",
  },
  bet: { game: "switch-battle", options: { switches: 4 }, key: "0110", toMove: 1, kind: "bet" },
  hold: { game: "switch-battle", options: { switches: 4 }, key: "1010", toMove: 1, kind: "hold" },
} as const satisfies Readonly<Record<string, Named>>;

export function openSample(name: keyof typeof samples, source: Partial<PuzzleSource> = {}): PuzzleTable {
  const { kind, ...position } = samples[name];
  const { puzzle } = must(advise(games, { kind: "pose", request: { by: "name", position, kind } }));
  // The difficulty follows from the levels, which these tests don't depend on.
  return must(puzzleTable(games, { ...puzzle, difficulty: "medium" }, { ...anyPuzzle, ...source }));
}

/** The same puzzle as an activity stores it. With a date, it's that day's puzzle. */
export function sampleState(name: keyof typeof samples, date: string | null = null): PuzzleState {
  const table = openSample(name, { date });
  if (date === null) return { ...table, daily: null };
  const link = `switchyard puzzle ${date}`;
  return { ...table, daily: { date, day: formatDay(date, date), program: "Switchyard", link } };
}

export function answerPuzzle<T extends PuzzleTable>(table: T, ...given: readonly string[]): T {
  return applyJudgment(table, given, must(advise(games, judgeJob(table, given))));
}

/** As many choices as the task asks for. Only the first is wrong. */
export function wrongAnswer({ ask, answers, choices }: Decision): readonly string[] {
  const wrong = choices.find((choice) => !answers.includes(choice)) ?? "";
  return ask === "one" ? [wrong] : [wrong, ...answers.slice(1)];
}

/** A choice that's wrong whatever else the player marks. */
export function wrongChoice({ puzzle: { decision } }: PuzzleTable): string {
  const wrong = decision.choices.find((choice) => !decision.answers.includes(choice));
  if (wrong === undefined) throw new Error("Every choice is right.");
  return wrong;
}
