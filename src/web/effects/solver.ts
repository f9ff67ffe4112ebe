/** The solver's worker as the page uses it: started when it is first needed, and started anew when it is busy with what nobody asks for any more. */

import type { Match } from "../../core/match.ts";
import type { MatchData, WorkerAnswer, WorkerRequest } from "../state/table/study.ts";

type Listen = (answer: WorkerAnswer, asked: Match) => void;

export class Solver {
  readonly #listen: Listen;
  /** The match that each open request is about. */
  readonly #asked = new Map<number, Match>();
  #worker: Worker | undefined;
  #number = 0;
  #studying: { readonly id: string; readonly number: number } | undefined;

  constructor(listen: Listen) {
    this.#listen = listen;
  }

  study(match: Match, plies: readonly number[]): void {
    if (this.#studying !== undefined && this.#studying.id !== match.id) this.#abandon();
    const number = ++this.#number;
    this.#studying = { id: match.id, number };
    const { game, options, positions, moves } = match;
    this.#post(match, { kind: "study", number, game: game.id, options, positions, moves, plies });
  }

  map(match: Match): void {
    this.#post(match, { kind: "map", number: ++this.#number, game: match.game.id, options: match.options });
  }

  /** Asks for the move of the computer that is to move. */
  choose(match: Match): void {
    this.#post(match, { kind: "choose", number: ++this.#number, game: match.game.id, match: dataOf(match) });
  }

  /** Asks the computer that is not to move whether it takes a draw. */
  askDraw(match: Match): void {
    this.#post(match, { kind: "draw", number: ++this.#number, game: match.game.id, match: dataOf(match) });
  }

  #post(match: Match, request: WorkerRequest): void {
    this.#worker ??= this.#start();
    this.#asked.set(request.number, match);
    this.#worker.postMessage(request);
  }

  #start(): Worker {
    const worker = new Worker(new URL("../workers/solver-worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<WorkerAnswer>) => this.#hear(data));
    worker.addEventListener("error", () => this.#fail("The solver could not be started in this browser."));
    return worker;
  }

  #hear(answer: WorkerAnswer): void {
    const match = this.#asked.get(answer.number);
    if (match === undefined) return;
    if (answer.kind !== "report") this.#asked.delete(answer.number);
    if (answer.kind === "card" && this.#studying?.number === answer.number) this.#studying = undefined;
    this.#listen(answer, match);
  }

  #fail(message: string): void {
    const open = [...this.#asked];
    this.#asked.clear();
    for (const [number, match] of open) this.#listen({ kind: "problem", number, message }, match);
  }

  #abandon(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#asked.clear();
  }
}

function dataOf({ game: _game, ...data }: Match): MatchData {
  return data;
}
