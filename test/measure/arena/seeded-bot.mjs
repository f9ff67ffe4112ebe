/**
 * A bot that plays by the seed of its hello, and writes its pid to a file. If its first word is "fails", every second
 * process ends right away.
 */

import { appendFileSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const [mode, pidFile] = process.argv.slice(2);
appendFileSync(pidFile, `${process.pid}\n`);
const started = readFileSync(pidFile, "utf8").trim().split("\n").length;
if (mode === "fails" && started % 2 === 0) process.exit(1);

let state = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") state = message.seed;
  if (message.type !== "turn") continue;
  state = (state * 48_271 + 11) % 2_147_483_647;
  const move = message.legal[state % message.legal.length];
  process.stdout.write(`${JSON.stringify({ type: "move", id: message.id, move })}\n`);
}
