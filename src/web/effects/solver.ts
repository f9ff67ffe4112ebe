/** The solver's worker as the page uses it: started when it is first needed, and started anew when it is busy with what nobody asks for any more. */

import type { Match } from "../../core/match.ts";
import type { MatchData, WorkerAnswer, WorkerRequest } from "../state/study.ts";

export interface Solver {
  readonly study: (match: Match, plies: readonly number[]) => void;
  readonly map: (match: Match) => void;
  readonly choose: (match: Match) => void;
  readonly askDraw: (match: Match) => void;
}

type Listen = (answer: WorkerAnswer, asked: Match) => void;

export function createSolver(listen: Listen): Solver {
  let worker: Worker | undefined;
  let number = 0;
  let busyWith: { readonly match: Match; readonly number: number } | undefined;
  const asked = new Map<number, Match>();

  const start = () => {
    const fresh = new Worker(new URL("../workers/solver-worker.ts", import.meta.url), { type: "module" });
    fresh.addEventListener("message", (event: MessageEvent<WorkerAnswer>) => hear(event.data));
    fresh.addEventListener("error", () => {
      const message = "The solver could not be started in this browser.";
      for (const [open, match] of asked) listen({ kind: "problem", number: open, message }, match);
      asked.clear();
    });
    return fresh;
  };
  const hear = (answer: WorkerAnswer) => {
    const match = asked.get(answer.number);
    if (match === undefined) return;
    if (answer.kind !== "insight") asked.delete(answer.number);
    if (answer.kind === "card" && busyWith?.number === answer.number) busyWith = undefined;
    listen(answer, match);
  };
  const post = (match: Match, request: WorkerRequest) => {
    worker ??= start();
    asked.set(request.number, match);
    worker.postMessage(request);
  };
  return {
    study: (match, plies) => {
      if (busyWith !== undefined && busyWith.match.id !== match.id) {
        worker?.terminate();
        worker = undefined;
        asked.clear();
      }
      number++;
      busyWith = { match, number };
      const { game, options, positions, moves } = match;
      post(match, { kind: "study", number, game: game.id, options, positions, moves, plies });
    },
    choose: (match) => {
      number++;
      post(match, { kind: "choose", number, game: match.game.id, match: dataOf(match) });
    },
    askDraw: (match) => {
      number++;
      post(match, { kind: "draw", number, game: match.game.id, match: dataOf(match) });
    },
    map: (match) => {
      number++;
      post(match, { kind: "map", number, game: match.game.id, options: match.options });
    },
  };
}

function dataOf({ game: _game, ...data }: Match): MatchData {
  return data;
}
