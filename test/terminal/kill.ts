/** A game in the terminal that is killed with -9 loses no turn that was shown. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { type Match, moveName } from "../../src/core/match.ts";
import { randomFrom } from "../../src/core/random.ts";
import { readMatch } from "../../src/core/record-reader.ts";
import { games } from "../../src/games/index.ts";
import { newDataFolder, start } from "../support/cli.ts";

export function savedMatches(data: string): readonly Match[] {
  const folder = join(data, "games");
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return names.map((name) => {
    const match = readMatch(readFileSync(join(folder, name), "utf8"), games);
    if (!match.ok) throw new Error(`${name}: ${match.problem.message}`);
    return match.value;
  });
}

export async function killWhilePlaying(rounds: number): Promise<void> {
  const random = randomFrom(11);
  for (let round = 0; round < rounds; round++) {
    const data = newDataFolder();
    const child = start(["play", "switch-battle", "--switches", "20"], data);
    const enough = 1 + random.below(25);
    let shown = 0;
    const played = new Promise<void>((done) => {
      child.stdout.setEncoding("utf8").on("data", (text: string) => {
        shown += text.split("New State:").length - 1;
        if (shown >= enough) done();
      });
    });
    const ended = new Promise((done) => child.on("close", done));
    child.stdin.on("error", () => {});
    const moves = Array.from({ length: 400 }, () => String(1 + random.below(20)));
    child.stdin.write(`${moves.join("\n")}\n`);
    await played;
    child.kill("SIGKILL");
    await ended;
    const [match] = savedMatches(data);
    expect(match?.moves.length).toBeGreaterThanOrEqual(shown);
    expect(match?.moves.map((_, at) => moveName(match, at))).toEqual(moves.slice(0, match?.moves.length));
  }
}
