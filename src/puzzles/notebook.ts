/** A mistake comes back after a day, a week and a month, until it's solved three times without mistakes or help. */

import * as z from "zod/mini";
import { type PositionName, positionName } from "../computer/job.ts";
import type { Scorecard } from "../computer/scorecard.ts";
import type { Match } from "../core/match.ts";
import type { Result } from "../core/result.ts";
import { ofSeat, otherSeat, type Seat } from "../core/seat.ts";
import { dateOf, dayNumber, formatDay } from "./dates.ts";
import { marks } from "./puzzle.ts";

declare module "../play/contract.ts" {
  interface Notebook {
    readonly solved: () => readonly SolvedPuzzle[];
    readonly addSolved: (solved: SolvedPuzzle) => Result<void>;
    readonly mistakes: () => Result<OwnMistakes>;
    readonly changeMistakes: (change: (mistakes: OwnMistakes) => OwnMistakes) => Result<OwnMistakes>;
  }
}

const dateSchema = z.string().check(z.refine((text) => dayNumber(text) !== undefined));

const count = z.number().check(z.gte(0), z.lte(1e6));

export const scoreShape = { marks: z.array(z.enum(marks)), wrong: count, hints: count, shown: z.boolean() };

const solvedSchema = z.object({
  date: dateSchema,
  /** The day of a daily puzzle, otherwise null. */
  daily: z.nullable(dateSchema),
  game: z.string(),
  id: z.string(),
  ...scoreShape,
});

export type SolvedPuzzle = Readonly<z.infer<typeof solvedSchema>>;

/** Undefined if the entry is damaged or from an older version. */
export function readSolved(json: unknown): SolvedPuzzle | undefined {
  return solvedSchema.safeParse(json).data;
}

export function solvedDaily(puzzles: readonly SolvedPuzzle[], date: string): SolvedPuzzle | undefined {
  return puzzles.find((puzzle) => puzzle.daily === date);
}

const mistakeSchema = z.object({
  position: z.object({
    game: z.string(),
    options: z.record(z.string(), z.union([z.string(), z.number()])),
    key: z.string(),
    toMove: z.union([z.literal(1), z.literal(2)]),
  }),
  /** The date of the mistake, or of the latest attempt at it. */
  date: dateSchema,
  solved: z.number().check(z.gte(0)),
  /** Text such as "your game against Ben on 2026-11-18, move 7". */
  from: z.optional(z.string()),
});

type OwnMistake = Readonly<z.infer<typeof mistakeSchema>>;

const mistakesSchema = z.object({
  /** Newest first. */
  list: z.array(z.unknown()),
  /** Ids of the games that were already searched for mistakes. */
  seen: z.array(z.string()),
});

export interface OwnMistakes {
  readonly list: readonly OwnMistake[];
  readonly seen: readonly string[];
}

const mostKept = 200;

/** The days to wait after the mistake, and after the first and second time it's solved. */
const waits = [1, 7, 30] as const;

/** Keeps the valid entries of a damaged file. */
export function readMistakes(json: unknown): OwnMistakes {
  const stored = mistakesSchema.safeParse(json);
  if (!stored.success) return { list: [], seen: [] };
  const list = stored.data.list.flatMap((item) => {
    const mistake = mistakeSchema.safeParse(item);
    return mistake.success ? [mistake.data] : [];
  });
  return { ...stored.data, list };
}

export function dueMistakes({ list }: OwnMistakes, today: string): readonly OwnMistake[] {
  return list.filter((mistake) => isDue(mistake, today)).reverse();
}

/** If the date is in the future, the clock was set back, so the mistake is due. */
function isDue(mistake: OwnMistake, today: string): boolean {
  return today < mistake.date || today >= dueDate(mistake);
}

/** The due mistakes or, if none is due, all of them. Starts after `current`, which comes last. */
export function mistakesInTurn(
  mistakes: OwnMistakes,
  today: string,
  current?: PositionName,
): readonly OwnMistake[] {
  const due = dueMistakes(mistakes, today);
  const inTurn = due.length > 0 ? due : mistakes.list.toSorted((a, b) => (dueDate(a) < dueDate(b) ? -1 : 1));
  const before = inTurn.findIndex(({ position }) => current !== undefined && isSame(position, current)) + 1;
  return [...inTurn.slice(before), ...inTurn.slice(0, before)];
}

export const noMistakesText =
  "Nothing to practice yet. When you make a mistake in a game, it comes back here as a puzzle the next day.";

export function mistakeNotes(mistake: OwnMistake, today: string): readonly string[] {
  const { from } = mistake;
  return [
    ...(from === undefined ? [] : [`From ${from}.`]),
    ...(isDue(mistake, today)
      ? []
      : [`Extra practice: this one comes back on ${formatDay(dueDate(mistake), today)}.`]),
  ];
}

function dueDate({ date, solved }: OwnMistake): string {
  return dateOf((dayNumber(date) ?? 0) + (waits[solved] ?? 0));
}

/** `clean` means without a wrong answer or help. Solving a mistake before its day is just practice. */
export function withAttempt(
  mistakes: OwnMistakes,
  position: PositionName,
  clean: boolean,
  today: string,
): OwnMistakes {
  const list = mistakes.list.flatMap((mistake) => {
    if (!isSame(mistake.position, position) || (clean && !isDue(mistake, today))) return [mistake];
    const solved = mistake.solved + Number(clean);
    return solved < waits.length ? [{ ...mistake, date: today, solved }] : [];
  });
  return { ...mistakes, list };
}

/** Leaves out moves made with help, and games between two people here, because either player could be you. */
export function withGame(
  mistakes: OwnMistakes,
  match: Match,
  card: Scorecard<string>,
  own: readonly Seat[],
): OwnMistakes {
  const date = match.startedAt.slice(0, 10);
  const origin = (seat: Seat, at: number) => {
    const { name, level } = ofSeat(match.players, otherSeat(seat));
    const opponent = level === undefined ? name : `the computer (${level})`;
    return `your game against ${opponent} on ${date}, move ${at + 1}`;
  };
  const given = card.moves.flatMap(({ seat, grade, decision, assisted }, at) =>
    grade === "gave-away" && decision !== null && !assisted && own.length === 1 && own.includes(seat)
      ? [{ position: positionName(match, match.positions[at]), date, solved: 0, from: origin(seat, at) }]
      : [],
  );
  const all = [...given, ...mistakes.list];
  const isFirst = ({ position }: OwnMistake, at: number) =>
    all.findIndex((other) => isSame(other.position, position)) === at;
  return { list: all.filter(isFirst).slice(0, mostKept), seen: [...mistakes.seen, match.id] };
}

function isSame(a: PositionName, b: PositionName): boolean {
  return a.game === b.game && a.key === b.key && a.toMove === b.toMove;
}
