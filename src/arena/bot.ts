/** A bot at the table: turns go out, answers come in, and whatever else comes is its fault. */

import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import type { Match } from "../core/match.ts";
import type { Outcome } from "../core/outcome.ts";
import type { Seat } from "../core/seat.ts";
import { cleanText } from "../core/text.ts";
import { type BotLimits, endLine, helloLine, readBotLine, turnLine } from "../protocol/bot.ts";
import { BotProcess } from "./bot-process.ts";
import type { Fault, ForfeitReason } from "./forfeit.ts";

/** The first answer may take this much longer: a process has to start. */
const startMs = 5_000;
/** More than any answer needs, between two turns. */
const mostBytes = 100_000;
const mostLines = 20;

export type BotAnswer =
  | { readonly move: string }
  | { readonly fault: Fault }
  /** It never came to play: nothing can be said about it, and there is no use in going on. */
  | { readonly broken: string };

/** Whoever is asked for moves from outside. */
export interface OutsidePlayer {
  /** What it has done wrong so far. */
  readonly fault: Fault | null;
  /** How many requests had to be sent again. */
  readonly retries: number;
  choose(match: Match): Promise<BotAnswer>;
  /** Tells it how the game ended. Gives whether it went by itself. */
  end(outcome: Outcome): Promise<boolean>;
}

export class Bot implements OutsidePlayer {
  readonly retries = 0;
  readonly #process: BotProcess;
  readonly #limits: BotLimits;
  #turn = 0;
  #waiting: ((answer: BotAnswer) => void) | null = null;
  #fault: Fault | null = null;
  #bytes = 0;
  #lines = 0;
  /** It said at the first turn that there is no such program. */
  #broken: string | null = null;

  constructor(command: string, limits: BotLimits) {
    this.#limits = limits;
    this.#process = new BotProcess(command, {
      onLine: (line) => this.#read(line),
      onBytes: (count) => this.#count(count),
      onEnd: (how, isStarted) => {
        if (!isStarted && this.#turn <= 1) this.#broken = `The bot ${how}.`;
        this.#fail("crashed", `The bot ${how}.`);
      },
    });
  }

  /** What it has done wrong so far. */
  get fault(): Fault | null {
    return this.#fault;
  }

  greet(match: Match, seat: Seat): void {
    this.#process.write(helloLine(match, seat, this.#limits));
  }

  async choose(match: Match): Promise<BotAnswer> {
    if (this.#fault !== null) return this.#unlessFaulty({ fault: this.#fault });
    this.#turn++;
    this.#bytes = 0;
    this.#lines = 0;
    const timer = new AbortController();
    const answered = new Promise<BotAnswer>((resolve) => {
      this.#waiting = resolve;
    });
    this.#process.write(turnLine(match, this.#turn));
    const answer = await Promise.race([answered, this.#lateness(timer.signal)]);
    timer.abort();
    this.#waiting = null;
    return this.#unlessFaulty(answer);
  }

  /** An answer stands, even if the bot breaks down right after it; one that comes with something else does not. */
  #unlessFaulty(answer: BotAnswer): BotAnswer {
    if (this.#broken !== null && !("move" in answer)) return { broken: this.#broken };
    const fault = this.#fault;
    return fault === null || ("move" in answer && fault.reason === "crashed") ? answer : { fault };
  }

  /** Tells it how the game ended, and sees that nothing of it stays. Gives whether it went by itself. */
  async end(outcome: Outcome): Promise<boolean> {
    this.#process.write(endLine(outcome));
    if (this.#fault === null) return this.#process.stop();
    this.#process.kill();
    return false;
  }

  /** While the arena was busy, an answer may have come in time and not been read: it is looked for before the time is up. */
  async #lateness(signal: AbortSignal): Promise<BotAnswer> {
    const moveMs = this.#limits.moveMs + (this.#turn === 1 ? startMs : 0);
    await wait(moveMs, undefined, { signal }).catch(() => {});
    await nextTurn();
    if (this.#waiting !== null && !signal.aborted)
      this.#fail("late", `No answer to turn ${this.#turn} within ${moveMs} ms.`);
    return { fault: this.#fault ?? { reason: "late", detail: "" } };
  }

  #read(line: string): void {
    this.#lines++;
    if (this.#fault !== null) return;
    const answer = this.#judge(line);
    if ("fault" in answer) this.#fail(answer.fault.reason, answer.fault.detail);
    else this.#answer(answer);
  }

  #judge(line: string): BotAnswer {
    if (this.#lines > mostLines) return faulty("flooded", `More than ${mostLines} lines for one turn.`);
    const answer = readBotLine(line);
    if (!answer.ok) return faulty("garbled", answer.problem.message);
    const { id, move } = answer.value;
    const waiting = this.#waiting !== null;
    return waiting && id === this.#turn ? { move } : misplaced(id, this.#turn, waiting);
  }

  #count(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes > mostBytes) this.#fail("flooded", `More than ${mostBytes} bytes for one turn.`);
  }

  /** The first fault counts, and it is the end: nothing that comes after it is read. */
  #fail(reason: ForfeitReason, detail: string): void {
    if (this.#fault !== null) return;
    this.#fault = { reason, detail };
    this.#answer({ fault: this.#fault });
    if (reason !== "crashed") this.#process.kill();
  }

  #answer(answer: BotAnswer): void {
    this.#waiting?.(answer);
    this.#waiting = null;
  }
}

function faulty(reason: ForfeitReason, detail: string): BotAnswer {
  return { fault: { reason, detail: cleanText(detail, 200) } };
}

/** An answer that nobody waits for. `waiting`: an answer to `turn` is still to come. */
function misplaced(id: number, turn: number, waiting: boolean): BotAnswer {
  if (id > turn || id < 1) return faulty("garbled", `Turn ${id} was never asked; the last one was ${turn}.`);
  if (id === turn && !waiting) return faulty("twice", `Turn ${id} was answered twice.`);
  return faulty("stale", `An answer to turn ${id} came when turn ${turn} was on.`);
}
