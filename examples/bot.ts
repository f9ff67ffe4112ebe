/** A bot in ten lines: it plays at random. */

import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type !== "turn") continue;
  const move = message.legal[Math.floor(Math.random() * message.legal.length)];
  console.log(JSON.stringify({ type: "move", id: message.id, move }));
}
