/** A player in a browser plays a player in a terminal. */

import type { ChildProcessWithoutNullStreams } from "node:child_process";
import { afterEach, expect, test } from "vitest";
import { newDataFolder, start } from "../support/cli.ts";
import { until } from "../support/until.ts";
import { setStage } from "./support/browser.ts";
import { expectMoves, head, play, spoken, takeSeat } from "./support/online.ts";

const stage = setStage();

const children: ChildProcessWithoutNullStreams[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill();
});

function openTerminal(args: readonly string[]) {
  const child = start(args, newDataFolder());
  children.push(child);
  let out = "";
  let from = 0;
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      out += text;
    });
  return {
    out: () => out,
    /** Types the line once the text has been printed since the last line. */
    answer: async (after: string, line: string) => {
      await until(() => out.slice(from).includes(after));
      from = out.length;
      child.stdin.write(`${line}\n`);
    },
  };
}

const ask = "Enter the number of blocks to remove:";

test("a browser player can join and play a game that was opened in a terminal", async () => {
  const ben = openTerminal(["play", "tower-switch", "--online", stage.address(), "--plain", "--name", "Ben"]);
  await until(() => /#\/online\/\w+/.test(ben.out()));
  const link = /http\S+#\/online\/[0-9a-z]+(?![\w/])/.exec(ben.out())?.[0] ?? "";
  const { page: ann } = await stage.open();
  await ann.goto(link);
  await takeSeat(ann, "Ann");
  await ben.answer(ask, "1");
  await head(ann, "Your move");
  await expectMoves(ann, ["1"]);
  await spoken(ann, "Ben took block 1");
  await play(ann, "2");
  await ben.answer(ask, "resign");
  await ben.answer("(yes/no)", "yes");
  await head(ann, "You win");
  expect(await ann.getByText("Ben resigns.").count()).toBeGreaterThan(0);
});
