/**
 * Makes an exam from a seed: positions with a right and a wrong answer, the same number for each depth,
 * spread evenly over seats, sizes and number of choices, and chosen so that no constant answer (the first
 * move, the last, always "1") does better than random. Each row depends only on those before it, so a smaller
 * exam is the first part of a larger one.
 */

import type { Game } from "../core/game.ts";
import { randomFrom, seedOf } from "../core/random.ts";
import type { Task } from "../solver/task.ts";
import { rowOf } from "./question.ts";
import { type DepthBand, depthBands, type ExamRow } from "./row.ts";
import { openSource, type Source } from "./source.ts";

export interface ExamRequest {
  readonly games: readonly Game[];
  readonly rows: number;
  readonly seed: number;
}

/** Returns fewer rows only if the games have no more. */
export function* makeExam({ games, rows, seed }: ExamRequest): Task<readonly ExamRow[]> {
  const sources = inOrder(games).map((game) => openSource(game, randomFrom(seedOf(`${game.id} ${seed}`))));
  const turns = turnsOf(sources);
  const made: ExamRow[] = [];
  for (let vain = 0; made.length < rows && vain < turns.length; ) {
    const [turn] = turns.splice(0, 1);
    const question = turn?.();
    if (turn !== undefined) turns.push(turn);
    vain = question === undefined ? vain + 1 : 0;
    if (question !== undefined) made.push(rowOf(question, question, seed));
    yield { unit: "rows", done: made.length, total: rows };
  }
  return made;
}

/** Without duplicates and ordered by id: a seed gives the same exam however the games are listed. */
function inOrder(games: readonly Game[]): readonly Game[] {
  const byId = new Map(games.map((game) => [game.id, game]));
  return [...byId.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

type Turn = () => ReturnType<Source["take"]>;

/**
 * A game that asks who wins gets as many turns as any other; on the other turns the depths rotate, and the
 * games within each.
 */
function turnsOf(sources: readonly Source[]): Turn[] {
  const movers = sources.filter(({ ask }) => ask === "move");
  const byDepth = inRotation(
    depthBands.map((band) => inRotation(movers.map((source) => takeAt(source, band)))),
  );
  return sources.map((source) => (source.ask === "move" ? byDepth : () => source.take()));
}

function takeAt(source: Source, band: DepthBand): Turn {
  let isDry = false;
  return () => {
    const taken = isDry ? undefined : source.take(band);
    isDry = taken === undefined;
    return taken;
  };
}

/** Tries every turn once before it gives up. */
function inRotation(turns: readonly Turn[]): Turn {
  let next = 0;
  return () => {
    for (let tries = 0; tries < turns.length; tries++) {
      const taken = turns[next]?.();
      next = (next + 1) % turns.length;
      if (taken !== undefined) return taken;
    }
    return undefined;
  };
}
