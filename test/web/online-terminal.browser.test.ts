/** One browser against one terminal: the same game, whoever has opened it. */

import type { ChildProcessWithoutNullStreams } from "node:child_process";
import { afterEach, expect, test } from "vitest";
import { newDataFolder, start } from "../support/cli.ts";
import { until } from "../support/until.ts";
import { setStage } from "./support/browser.ts";
import { expectMoves, head, openOnline, play, spoken, takeSeat } from "./support/online.ts";

const stage = setStage();

interface Terminal {
  readonly child: ChildProcessWithoutNullStreams;
  readonly out: () => string;
  /** Types the line once the text has been printed since the last line. */
  readonly answer: (after: string, line: string) => Promise<void>;
}

const terminals: Terminal[] = [];

afterEach(() => {
  for (const { child } of terminals.splice(0)) child.kill();
});

function openTerminal(args: readonly string[]): Terminal {
  const child = start(args, newDataFolder());
  let out = "";
  let from = 0;
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      out += text;
    });
  const terminal = {
    child,
    out: () => out,
    answer: async (after: string, line: string) => {
      await until(() => out.slice(from).includes(after));
      from = out.length;
      child.stdin.write(`${line}\n`);
    },
  };
  terminals.push(terminal);
  return terminal;
}

const ask = "Enter the number of blocks to remove:";

test("a terminal joins a game that a browser has opened, and they play to the end", async () => {
  const { page: ann } = await stage.open();
  const link = await openOnline(ann, "tower-switch", (page) => page.locator("#setup-blocks").fill("4"));
  const ben = openTerminal(["join", link, "--plain", "--name", "Ben"]);
  await head(ann, "Your move");
  await play(ann, "1");
  await ben.answer(ask, "2");
  await head(ann, "Your move");
  await expectMoves(ann, ["1", "2"]);
  await spoken(ann, "Ben took blocks");
  await play(ann, "1");
  await head(ann, "You win");
  await until(() => ben.out().includes("Ann wins the game!"));
});

test("a browser joins a game that a terminal has opened; the terminal resigns", async () => {
  const ben = openTerminal(["host", stage.address(), "tower-switch", "--plain", "--name", "Ben"]);
  await until(() => /#\/online\/\w+/.test(ben.out()));
  const link = /http\S+#\/online\/[0-9a-z]+(?![\w/])/.exec(ben.out())?.[0] ?? "";
  const { page: ann } = await stage.open();
  await ann.goto(link);
  await takeSeat(ann, "Ann");
  await ben.answer(ask, "1");
  await head(ann, "Your move");
  await play(ann, "2");
  await ben.answer(ask, "resign");
  await ben.answer("(yes/no)", "yes");
  await head(ann, "You win");
  expect(await ann.getByText("Ben resigns.").count()).toBeGreaterThan(0);
});
