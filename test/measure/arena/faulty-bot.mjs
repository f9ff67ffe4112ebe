/**
 * A bot that makes one mistake, named by its first word, from its second turn on. It writes its pids to the file that the
 * second word names.
 */

import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createInterface } from "node:readline";

const [fault = "none", pidFile] = process.argv.slice(2);
if (fault === "stubborn") {
  process.on("SIGTERM", () => {});
  const child = spawn("sh", ["-c", "trap '' TERM; sleep 600 & wait"], { stdio: "ignore" });
  setInterval(() => {}, 1000);
  if (pidFile !== undefined) writeFileSync(pidFile, `${process.pid} ${child.pid}`);
}

function say(id, move) {
  return `${JSON.stringify({ type: "move", id, move })}\n`;
}

function flood() {
  process.stdout.write("x".repeat(65_536), () => setImmediate(flood));
}

const faults = {
  late: () => {},
  crashed: () => {
    process.stderr.write("out of ideas\n");
    process.exitCode = 3;
    process.exit();
  },
  garbled: () => process.stdout.write("I think I will take one.\n"),
  flooded: flood,
  chatty: ({ id, legal }) => process.stdout.write(say(id, legal[0]).repeat(1000)),
  illegal: ({ id }) => process.stdout.write(say(id, "99")),
  twice: ({ id, legal }) => process.stdout.write(say(id, legal[0]).repeat(2)),
  slow: ({ id, legal }) => setTimeout(() => process.stdout.write(say(id, legal[0])), 400),
  unasked: ({ id, legal }) => {
    process.stdout.write(say(id, legal[0]));
    setTimeout(() => process.stdout.write(say(id, legal[0])), 40);
  },
  stale: ({ id, legal }) => process.stdout.write(say(id - 1, legal[0])),
};

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type !== "turn") continue;
  const wrong = message.id > 1 ? faults[fault] : undefined;
  if (wrong === undefined) process.stdout.write(say(message.id, message.legal[0]));
  else wrong(message);
}
