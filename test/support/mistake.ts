import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Match, playMove } from "../../src/core/match.ts";
import { type MatchRecord, toRecord } from "../../src/core/record.ts";
import { towerSwitch } from "../../src/games/index.ts";
import { newGame } from "../terminal/screen/helpers.ts";
import { newDataFolder } from "./cli.ts";

/** A data folder with a game in which Ann threw away the win by taking one of five blocks. */
export function folderWithMistake(day: string, more: Partial<MatchRecord> = {}): string {
  const data = newDataFolder();
  const players = [{ name: "Ann" }, { name: "Computer", level: "perfect" }] as const;
  const startedAt = `${day}T10:00:00.000Z`;
  const start: Match = { ...newGame(towerSwitch, { blocks: 5 }), id: "lost", players, startedAt };
  const match = [1, 1, 1, 2].reduce(playMove, start);
  mkdirSync(join(data, "games"));
  writeFileSync(join(data, "games", "lost.json"), `${JSON.stringify({ ...toRecord(match), ...more })}\n`);
  return data;
}
