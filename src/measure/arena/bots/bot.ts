/** Every game starts a new process for each bot. */

import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import type { Match } from "../../../core/match.ts";
import type { Outcome } from "../../../core/rules.ts";
import type { Seat } from "../../../core/seat.ts";
import { cleanText } from "../../../core/text.ts";
import { type BotLimits, endLine, helloLine, readBotLine, turnLine } from "../../protocol/bot.ts";
import { BotProcess } from "./bot-process.ts";

export const forfeitReasons = [
  "illegal", // played an illegal move
  "late", // didn't answer in time
  "crashed", // couldn't be started, or exited before the game was over
  "garbled", // wrote something other than one answer per turn to standard output
  "flooded", // wrote far too much in one turn
] as const;
export type ForfeitReason = (typeof forfeitReasons)[number];

export interface ForfeitFault {
  readonly reason: ForfeitReason;
  readonly detail: string;
}

export interface Forfeit extends ForfeitFault {
  readonly seat: Seat;
}

export type PlayerAnswer =
  | { readonly move: string }
  | { readonly fault: ForfeitFault }
  /** The bot ended before it answered anything, or the model's server failed, so there's no point in going on. */
  | { readonly broken: string };

export interface ArenaPlayer {
  readonly fault?: ForfeitFault | null;
  choose(match: Match): Promise<PlayerAnswer>;
  end?(outcome: Outcome): Promise<void>;
  readonly tokens?: () => number;
}

/** Extra time for the first answer, because the process has to start. */
const startMs = 5_000;
/** No bot needs to write more between two turns. */
const mostBytes = 100_000;

/** Commands that have answered at least once. Any other command that ends early probably can't be started at all. */
const proven = new Set<string>();

export class Bot implements ArenaPlayer {
  fault: ForfeitFault | null = null;
  #hasAnswered = false;
  readonly #process: BotProcess;
  readonly #command: string;
  readonly #limits: BotLimits;
  #turn = 0;
  #waiting: ((answer: PlayerAnswer) => void) | null = null;
  #bytes = 0;
  /** How the process ended if it never answered, for example because its file is missing. */
  #neverPlayed: string | null = null;

  constructor(command: string, match: Match, seat: Seat, limits: BotLimits) {
    this.#command = command;
    this.#limits = limits;
    this.#process = new BotProcess(command, {
      onLine: (line) => this.#read(line),
      onBytes: (count) => {
        this.#bytes += count;
        if (this.#bytes > mostBytes)
          this.#forfeit("flooded", `It wrote more than ${mostBytes} bytes in one turn.`);
      },
      onEnd: (how) => {
        if (!this.#hasAnswered && !proven.has(command)) this.#neverPlayed = `The bot ${how}.`;
        this.#forfeit("crashed", `The bot ${how}.`);
      },
    });
    this.#process.write(helloLine(match, seat, limits));
  }

  async choose(match: Match): Promise<PlayerAnswer> {
    if (this.fault !== null) return this.#unlessFaulty({ fault: this.fault });
    this.#turn++;
    this.#bytes = 0;
    const timer = new AbortController();
    const answered = new Promise<PlayerAnswer>((resolve) => {
      this.#waiting = resolve;
    });
    this.#process.write(turnLine(match, this.#turn));
    const given = await Promise.race([answered, this.#giveTime(timer.signal)]);
    timer.abort();
    this.#waiting = null;
    return this.#unlessFaulty(given);
  }

  async end(outcome: Outcome): Promise<void> {
    this.#process.write(endLine(outcome));
    if (this.fault === null) await this.#process.stop();
    else this.#process.kill();
  }

  #forfeit(reason: ForfeitReason, detail: string): void {
    if (this.fault !== null) return;
    this.fault = { reason, detail };
    this.#answer({ fault: this.fault });
    if (reason !== "crashed") this.#process.kill();
  }

  #answer(given: PlayerAnswer): void {
    this.#waiting?.(given);
    this.#waiting = null;
  }

  #read(line: string): void {
    if (this.fault !== null) return;
    const said = readBotLine(line);
    if (!said.ok) this.#forfeit("garbled", cleanText(said.problem.message, 200));
    else if (this.#waiting !== null && said.value.id === this.#turn) {
      this.#hasAnswered = true;
      proven.add(this.#command);
      this.#answer({ move: said.value.move });
    } else
      this.#forfeit("garbled", `It answered turn ${said.value.id}, but the arena wasn't waiting for that.`);
  }

  /** If the bot crashes right after an answer, the answer still counts. After any other fault, it doesn't. */
  #unlessFaulty(given: PlayerAnswer): PlayerAnswer {
    if (this.#neverPlayed !== null && !("move" in given)) return { broken: this.#neverPlayed };
    if (this.fault === null || ("move" in given && this.fault.reason === "crashed")) return given;
    return { fault: this.fault };
  }

  /** The answer may have arrived while the arena was busy, so this checks once more before calling the bot late. */
  async #giveTime(signal: AbortSignal): Promise<PlayerAnswer> {
    const moveMs = this.#limits.moveMs + (this.#hasAnswered ? 0 : startMs);
    await wait(moveMs, undefined, { signal }).catch(() => {});
    await nextTurn();
    if (this.#waiting !== null && !signal.aborted)
      this.#forfeit("late", `There was no answer to turn ${this.#turn} within ${moveMs} ms.`);
    return { fault: this.fault ?? { reason: "late", detail: "" } };
  }
}
