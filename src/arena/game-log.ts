/** The games of a run, one JSON line each in one file, in the order in which they ended. */

import { closeSync, fsyncSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { Game } from "../core/game.ts";
import { fail, ok, type Result } from "../core/result.ts";
import { quote } from "../core/text.ts";
import { codeOf, diskError, openLines } from "../storage/disk.ts";
import { formatTranscript, readTranscript, type Transcript } from "./transcript.ts";

export type GameLog = ReturnType<typeof gameLog>;

/** `flushed`: whether a game is on the disk before it counts as written. */
export function openGameLog(path: string, game: Game, flushed: boolean): Result<GameLog> {
  try {
    // A line that a crash cut off is a game that is played again.
    const { file, text } = openLines(join(path, "games.jsonl"));
    const games = text.split("\n").flatMap((line) => readTranscript(line, [game]) ?? []);
    return ok(gameLog(file, games, flushed));
  } catch (error) {
    return fail("cannot-write", `Could not open the games in ${quote(path)}: ${diskError(codeOf(error))}.`);
  }
}

function gameLog(file: number, games: readonly Transcript[], flushed: boolean) {
  return {
    /** What was played before, by the match's id. */
    known: new Map(games.map((game) => [game.match.id, game])),
    append: (game: Transcript): Result<void> => {
      try {
        writeSync(file, formatTranscript(game));
        return ok(flushed ? fsyncSync(file) : undefined);
      } catch (error) {
        return fail("cannot-write", `Could not write the game: ${diskError(codeOf(error))}.`);
      }
    },
    close: () => closeSync(file),
  };
}
