/** The games of a run, one JSON line each, in the order in which they ended. */

import { closeSync, fsyncSync, writeSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import type { Game } from "../core/game.ts";
import { toRecord } from "../core/record.ts";
import { readMatch, seatSchema, wholeSchema } from "../core/record-reader.ts";
import { ok, type Result } from "../core/result.ts";
import type { Pair } from "../core/seat.ts";
import { isPrintable, quote } from "../core/text.ts";
import { openLines, tryOnDisk } from "../storage/disk.ts";
import { effortSchema } from "./chat/ask-model.ts";
import { forfeitReasons } from "./forfeit.ts";
import type { PlayedGame } from "./play-game.ts";

export type GameLog = ReturnType<typeof gameLog>;

/** `flushed`: a game must be on disk before it counts as written. */
export function openGameLog(path: string, game: Game, flushed: boolean): Result<GameLog> {
  return tryOnDisk(`open the games in ${quote(path)}`, () => {
    // A crash may cut off the last line; that game is played again.
    const { file, text } = openLines(join(path, "games.jsonl"));
    const games = text.split("\n").flatMap((line) => readTranscript(line, [game]) ?? []);
    return ok(gameLog(file, games, flushed));
  });
}

function gameLog(file: number, games: readonly Transcript[], flushed: boolean) {
  return {
    known: new Map(games.map((game) => [game.match.id, game])),
    append: (game: Transcript): Result<void> =>
      tryOnDisk("write the game", () => {
        writeSync(file, formatTranscript(game));
        return ok(flushed ? fsyncSync(file) : undefined);
      }),
    close: () => closeSync(file),
  };
}

export interface Transcript extends Omit<PlayedGame, "stayed"> {
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

function formatTranscript({ match, seats, forfeit, times, efforts }: Transcript): string {
  const rounded = times.map((list) => list.map((time) => Math.round(time * 100) / 100));
  return `${JSON.stringify({ ...toRecord(match), arena: { seats, forfeit, times: rounded, efforts } })}\n`;
}

/** Undefined if the line is incomplete; the game is then played again. */
function readTranscript(text: string, games: readonly Game[]): Transcript | undefined {
  const match = readMatch(text, games);
  if (!match.ok || match.value.outcome === null) return undefined;
  const extra = extraSchema.safeParse(JSON.parse(text));
  return extra.success ? { match: match.value, ...extra.data.arena } : undefined;
}
