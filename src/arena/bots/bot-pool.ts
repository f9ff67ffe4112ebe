/** A bot that stays alive plays its next game in the same process. */

import type { Match } from "../../core/match.ts";
import type { Seat } from "../../core/seat.ts";
import type { BotLimits } from "../../protocol/bot.ts";
import type { ArenaPlayer, PlayerAnswer } from "../forfeit.ts";
import { Bot } from "./bot.ts";

export class BotPool {
  readonly #idle = new Map<string, Bot[]>();
  /** Commands that have answered at least once: if one ends now, it is a crash. */
  readonly #proven = new Set<string>();

  seat(command: string, match: Match, seat: Seat, limits: BotLimits): ArenaPlayer {
    const bot = this.#take(command);
    bot.begin(match, seat, limits);
    return {
      fault: () => bot.fault,
      choose: async (now) => this.#judge(command, bot, await bot.choose(now)),
      end: async (outcome) => {
        bot.tellEnd(outcome);
        if (!bot.stays) return bot.stop();
        this.#idle.set(command, [...(this.#idle.get(command) ?? []), bot]);
        return true;
      },
    };
  }

  /** Returns true if every bot ended by itself. */
  async close(): Promise<boolean> {
    const bots = [...this.#idle.values()].flat();
    this.#idle.clear();
    return (await Promise.all(bots.map((bot) => bot.stop()))).every(Boolean);
  }

  /** Output between two games isn't a fault in the next one; such a bot is restarted. */
  #take(command: string): Bot {
    const idle = this.#idle.get(command) ?? [];
    for (let bot = idle.pop(); bot !== undefined; bot = idle.pop()) if (bot.stays) return bot;
    return new Bot(command);
  }

  #judge(command: string, bot: Bot, answer: PlayerAnswer): PlayerAnswer {
    if (bot.hasAnswered) this.#proven.add(command);
    if (!("broken" in answer) || !this.#proven.has(command)) return answer;
    return { fault: { reason: "crashed", detail: answer.broken } };
  }
}
