/** A bot that plays by the seed of its hello, and by its first word: it goes after a game, stays, or fails in every second one. */

import { appendFileSync } from "node:fs";
import { createInterface } from "node:readline";

const [mode, pidFile] = process.argv.slice(2);
if (pidFile !== undefined) appendFileSync(pidFile, `${process.pid}\n`);

let state = 0;
let games = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    state = message.seed;
    games++;
  }
  if (message.type !== "turn") continue;
  if (mode === "fails" && games === 2) process.exit(1);
  state = (state * 48_271 + 11) % 2_147_483_647;
  const move = message.legal[state % message.legal.length];
  const answer = { type: "move", id: message.id, move, stays: mode !== "goes" };
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
