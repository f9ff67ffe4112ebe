/** The lines between the arena and a bot. `docs/bots.md` shows a whole game. */

import * as z from "zod/mini";
import { currentPosition, type Match, playedNames, seatToMove } from "../../core/match.ts";
import type { Options } from "../../core/options.ts";
import { seedOf } from "../../core/random.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { moveNames, type Outcome } from "../../core/rules.ts";
import type { Seat } from "../../core/seat.ts";
import { parseJson, quote } from "../../core/text.ts";

/** Increase this when a change would break older bots. */
export const botProtocol = 1;

/** How long a bot may take per move, and how long a game may get. */
export interface BotLimits {
  readonly moveMs: number;
  readonly plies: number;
}

/** A message to a bot, one per line. The bot answers each `turn` with a `move`. */
export type BotMessage =
  | {
      readonly type: "hello";
      readonly protocol: number;
      readonly game: string;
      readonly options: Options;
      readonly seat: Seat;
      readonly limits: BotLimits;
      /** Seeds the bot's random choices. In the same game, the same seat always gets the same seed. */
      readonly seed: number;
    }
  | {
      readonly type: "turn";
      readonly id: number;
      readonly key: string;
      readonly toMove: Seat;
      readonly history: readonly string[];
      readonly legal: readonly string[];
    }
  | ({ readonly type: "end" } & Pick<Outcome, "winner" | "reason">);

/** Each seat has its own seed, so two copies of a bot play differently. */
export function helloLine({ game, seed: shared }: Match, seat: Seat, limits: BotLimits): string {
  const { id, options } = game;
  const seed = seedOf(`bot ${seat} ${shared}`);
  return line({ type: "hello", protocol: botProtocol, game: id, options, seat, limits, seed });
}

export function turnLine(match: Match, id: number): string {
  const { game } = match;
  const position = currentPosition(match);
  return line({
    type: "turn",
    id,
    key: game.key(position),
    toMove: seatToMove(match),
    history: playedNames(match),
    legal: moveNames(game, position),
  });
}

export function endLine({ winner, reason }: Outcome): string {
  return line({ type: "end", winner, reason });
}

function line(message: BotMessage): string {
  return `${JSON.stringify(message)}\n`;
}

const moveSchema = z.object({
  type: z.literal("move"),
  id: z.int(),
  move: z.pipe(z.union([z.string().check(z.maxLength(400)), z.number()]), z.transform(String)),
});

/** A bot's answer to a `turn`, with the same `id`. */
export type BotMove = z.infer<typeof moveSchema>;

export function readBotLine(text: string): Result<BotMove> {
  const parsed = moveSchema.safeParse(parseJson(text));
  if (parsed.success) return ok(parsed.data);
  const expected = '{"type":"move","id":7,"move":"3-4"}, and nothing else, to standard output';
  return fail("bad-request", `${quote(text)} isn't an answer to a turn. Write ${expected}.`);
}
