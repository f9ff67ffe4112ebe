/**
 * A million hostile lines to the program itself: every line is answered, in order, and the process survives. `npm run soak
 * -- test/measure/protocol` runs it alone. LINES sets another number.
 */

import { once } from "node:events";
import { expect, test } from "vitest";
import { randomFrom } from "../../../src/core/random.ts";
import { LineSplitter } from "../../../src/measure/protocol/line-splitter.ts";
import { newDataFolder, start } from "../../support/cli.ts";
import { hostileLine } from "./hostile-lines.ts";

const lines = Number(process.env.LINES ?? 1_000_000);
/** At the largest sizes, answers take megabytes. */
const longestAnswer = 200_000_000;

test("the engine answers every line, and its process is alive at the end", async () => {
  const engine = start(["engine"], newDataFolder());
  const closed = once(engine, "close");
  const random = randomFrom(20);
  const expected: number[] = [];
  const splitter = new LineSplitter(longestAnswer);
  const codes: Record<string, number> = {};
  let answered = 0;
  engine.stdout.on("data", (chunk: Buffer) => {
    for (const line of splitter.push(chunk)) {
      const { id, ok, error } = JSON.parse(line);
      if (id !== null && id !== expected[answered])
        throw new Error(`Line ${answered} was answered as ${id}.`);
      const code = ok === true ? "ok" : String(error.code);
      codes[code] = (codes[code] ?? 0) + 1;
      answered++;
    }
  });
  for (let id = 0; id < lines; id++) {
    expected.push(id);
    if (!engine.stdin.write(`${hostileLine(random, id).replaceAll("\n", " ")}\n`))
      await once(engine.stdin, "drain");
  }
  expected.push(lines);
  engine.stdin.end(`{"id":${lines},"op":"hello"}\n`);
  const [code] = await closed;
  process.stderr.write(`${answered} answers, exit code ${code}: ${JSON.stringify(codes)}\n`);
  expect(answered).toBe(lines + 1);
  expect(code).toBe(0);
  expect(codes["internal-error"]).toBeUndefined();
});
