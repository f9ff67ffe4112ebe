/** A narrow terminal breaks sentences between words and changes nothing else. */

import { expect, test } from "vitest";
import type { Host } from "../../src/terminal/host.ts";
import { converse } from "../../src/terminal/lines/talk.ts";
import { runProgram } from "../../src/terminal/program.ts";
import { speakMenu } from "../../src/terminal/spoken/menu.ts";
import { noFaces, runOn } from "../support/program.ts";

const columns = 50;

const works: readonly (readonly [string, (host: Host) => Promise<number>])[] = [
  ...[
    "rules",
    "rules tower-switch",
    "analyze tower-switch",
    "rules tower-switch --theory",
    "history",
    "history --stats",
  ].map((words) => [words, (host: Host) => runProgram(host, noFaces, words.split(" "))] as const),
  ["the spoken menu", (host) => converse(host, "spoken", speakMenu)],
];

test.each(works)("%s breaks its lines between words on a narrow terminal", async (_name, work) => {
  const wide = await runOn(work, { input: "help\n" });
  const narrow = await runOn(
    (host) => work({ ...host, output: Object.assign(host.output, { isTTY: true as const, columns }) }),
    { input: "help\n" },
  );
  const lines = narrow.out.split("\n").filter((line) => !line.includes("://"));
  expect(lines.filter((line) => line.length > columns)).toEqual([]);
  expect(lines.length).toBeGreaterThan(1);
  expect(narrow.out.split(/\s+/)).toEqual(wide.out.split(/\s+/));
});
