/** A played game as a line: a record like any other, with what only the arena knows beside it. */

import * as z from "zod/mini";
import type { Game } from "../core/game.ts";
import { toRecord } from "../core/record.ts";
import { readMatch, seatSchema, wholeSchema } from "../core/record-reader.ts";
import type { Pair } from "../core/seat.ts";
import { isPrintable } from "../core/text.ts";
import { effortSchema } from "./chat/effort.ts";
import { forfeitReasons } from "./forfeit.ts";
import type { PlayedGame } from "./play-game.ts";

export interface Transcript extends Omit<PlayedGame, "stayed"> {
  /** The players in seats 1 and 2, by their place in the list. */
  readonly seats: Pair<number>;
}

const times = z.array(z.number());
const effort = z.nullable(effortSchema);

const extraSchema = z.object({
  arena: z.object({
    seats: z.tuple([wholeSchema, wholeSchema]),
    forfeit: z.nullable(
      z.object({
        seat: seatSchema,
        reason: z.enum(forfeitReasons),
        detail: z.string().check(z.maxLength(400), z.refine(isPrintable)),
      }),
    ),
    times: z.tuple([times, times]),
    efforts: z.tuple([effort, effort]),
  }),
});

export function formatTranscript({ match, seats, forfeit, times, efforts }: Transcript): string {
  const rounded = times.map((list) => list.map((time) => Math.round(time * 100) / 100));
  return `${JSON.stringify({ ...toRecord(match), arena: { seats, forfeit, times: rounded, efforts } })}\n`;
}

/** Undefined where it is not one, or not complete: the game is played again. */
export function readTranscript(text: string, games: readonly Game[]): Transcript | undefined {
  const match = readMatch(text, games);
  if (!match.ok || match.value.outcome === null) return undefined;
  const extra = extraSchema.safeParse(JSON.parse(text));
  return extra.success ? { match: match.value, ...extra.data.arena } : undefined;
}
