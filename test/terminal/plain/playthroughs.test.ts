/**
 * Plays whole games. In playthroughs/, typed text is in «quotes» after its prompt, and the program must print everything else
 * exactly. The first line is the command, and the last is the exit code.
 */

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { games } from "../../../src/games/index.ts";
import { run } from "../../support/program.ts";

const folder = "test/terminal/plain/playthroughs";
const names = readdirSync(folder).filter((name) => name.endsWith(".txt"));

function readPlaythrough(name: string) {
  const [command = "", ...rest] = readFileSync(`${folder}/${name}`, "utf8").split("\n");
  const text = rest.join("\n");
  const code = Number(/\[exit (\d+)\]\n$/.exec(text)?.[1]);
  const expected = text.replace(/\[exit \d+\]\n$/, "").replace(/«[^»]*»/g, "");
  const typed = Array.from(text.matchAll(/«([^»]*)»/g), (match) => `${match[1]}\n`).join("");
  return { args: command.replace("$ switchyard ", "").split(" "), typed, expected, code };
}

test.each(names)("%s is printed exactly as recorded", async (name) => {
  const { args, typed, expected, code } = readPlaythrough(name);
  const result = await run(args, typed);
  expect(result.out).toBe(expected);
  expect(result.err).toBe("");
  expect(result.code).toBe(code);
});

test.each(games.map((game) => game.id))("%s has a playthrough that ends on the board", (id) => {
  const ended = names.filter((name) => {
    const { args, expected } = readPlaythrough(name);
    return (
      args[1] === id && /won the game!|wins!|wins the game!/.test(expected) && !expected.includes("resigns")
    );
  });
  expect(ended).not.toEqual([]);
});
