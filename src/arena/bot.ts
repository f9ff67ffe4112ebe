/** A bot at the table: turns go out, answers come in, and whatever else comes is its fault. */

import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import type { Match } from "../core/match.ts";
import type { Outcome } from "../core/rules.ts";
import type { Seat } from "../core/seat.ts";
import { cleanText } from "../core/text.ts";
import { type BotLimits, endLine, helloLine, readBotLine, turnLine } from "../protocol/bot.ts";
import { BotProcess } from "./bot-process.ts";
import type { ForfeitFault, ForfeitReason } from "./forfeit.ts";

/** The first answer may take this much longer: a process has to start. */
const startMs = 5_000;
/** More than any answer needs, between two turns. */
const mostBytes = 100_000;
const mostLines = 20;

export type BotAnswer =
  | { readonly move: string }
  | { readonly fault: ForfeitFault }
  /** It never came to play: nothing can be said about it, and there is no use in going on. */
  | { readonly broken: string };

/** A player outside that is asked for moves. */
export interface OutsidePlayer {
  /** What it has done wrong so far. */
  readonly fault: () => ForfeitFault | null;
  /** How many requests had to be sent again. */
  readonly retries: () => number;
  readonly choose: (match: Match) => Promise<BotAnswer>;
  /** Tells it how the game ended, and sees that nothing of it stays. Gives whether it went by itself. */
  readonly end: (outcome: Outcome) => Promise<boolean>;
}

/** Starts a bot in a seat of the match. */
export function startBot(command: string, match: Match, seat: Seat, limits: BotLimits): OutsidePlayer {
  let turn = 0;
  let waiting: ((answer: BotAnswer) => void) | null = null;
  let fault: ForfeitFault | null = null;
  let bytes = 0;
  let lines = 0;
  /** It said at the first turn that there is no such program. */
  let broken: string | null = null;

  /** The first fault counts, and it is the end: nothing that comes after it is read. */
  const forfeit = (reason: ForfeitReason, detail: string) => {
    if (fault !== null) return;
    fault = { reason, detail: detail };
    answer({ fault });
    if (reason !== "crashed") bot.kill();
  };
  const answer = (given: BotAnswer) => {
    waiting?.(given);
    waiting = null;
  };
  const read = (line: string) => {
    lines++;
    if (fault !== null) return;
    if (lines > mostLines) return forfeit("flooded", `More than ${mostLines} lines for one turn.`);
    const said = readBotLine(line);
    if (!said.ok) return forfeit("garbled", cleanText(said.problem.message, 200));
    const { id, move } = said.value;
    if (waiting !== null && id === turn) answer({ move });
    else forfeit(...misplaced(id, turn, waiting !== null));
  };
  const bot = new BotProcess(command, {
    onLine: read,
    onBytes: (count) => {
      bytes += count;
      if (bytes > mostBytes) forfeit("flooded", `More than ${mostBytes} bytes for one turn.`);
    },
    onEnd: (how, isStarted) => {
      if (!isStarted && turn <= 1) broken = `The bot ${how}.`;
      forfeit("crashed", `The bot ${how}.`);
    },
  });
  bot.write(helloLine(match, seat, limits));
  /** An answer stands, even if the bot breaks down right after it; one that comes with something else does not. */
  const unlessFaulty = (given: BotAnswer): BotAnswer => {
    if (broken !== null && !("move" in given)) return { broken };
    return fault === null || ("move" in given && fault.reason === "crashed") ? given : { fault };
  };
  /** While the arena was busy, an answer may have come in time and not been read: it is looked for before the time is up. */
  const giveTime = async (signal: AbortSignal): Promise<BotAnswer> => {
    const moveMs = limits.moveMs + (turn === 1 ? startMs : 0);
    await wait(moveMs, undefined, { signal }).catch(() => {});
    await nextTurn();
    if (waiting !== null && !signal.aborted)
      forfeit("late", `No answer to turn ${turn} within ${moveMs} ms.`);
    return { fault: fault ?? { reason: "late", detail: "" } };
  };

  return {
    fault: () => fault,
    retries: () => 0,
    choose: async (now) => {
      if (fault !== null) return unlessFaulty({ fault });
      turn++;
      bytes = 0;
      lines = 0;
      const timer = new AbortController();
      const answered = new Promise<BotAnswer>((resolve) => {
        waiting = resolve;
      });
      bot.write(turnLine(now, turn));
      const given = await Promise.race([answered, giveTime(timer.signal)]);
      timer.abort();
      waiting = null;
      return unlessFaulty(given);
    },
    end: async (outcome) => {
      bot.write(endLine(outcome));
      if (fault === null) return bot.stop();
      bot.kill();
      return false;
    },
  };
}

/** An answer that comes too late or unasked. `isWaiting`: an answer to `turn` is still to come. */
function misplaced(id: number, turn: number, isWaiting: boolean): readonly [ForfeitReason, string] {
  if (id > turn || id < 1) return ["garbled", `Turn ${id} was never asked; the last one was ${turn}.`];
  if (id === turn && !isWaiting) return ["twice", `Turn ${id} was answered twice.`];
  return ["stale", `An answer to turn ${id} came when turn ${turn} was on.`];
}
