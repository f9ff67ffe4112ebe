/** A program with its own name uses it in every text, but doesn't change what people wrote. */

import { expect, test } from "vitest";
import { version } from "../../src/core/program.ts";
import { games } from "../../src/games/index.ts";
import type { Host } from "../../src/terminal/host.ts";
import { runProgram } from "../../src/terminal/program.ts";
import { firstState, mainMenu } from "../../src/terminal/screen/menu/lists.ts";
import { viewScreen } from "../../src/terminal/screen/screen.ts";
import type { ScreenState } from "../../src/terminal/screen/state.ts";
import { noMemory } from "../../src/terminal/setup/fields.ts";
import { showMenu } from "../../src/terminal/show.ts";
import { idIn, newDataFolder } from "../support/cli.ts";
import { noFaces, runOn } from "../support/program.ts";
import { sourceTexts } from "../support/sources.ts";

/** Contains everything that would confuse a replacement by patterns. */
const program = { name: "my-$&-games", title: "Tom & Jerry's $1" };

const renamed = (host: Host): Host => ({ ...host, program });

function run(words: readonly string[], input = "", data = newDataFolder()) {
  return runOn((host) => runProgram(renamed(host), noFaces, words), { input, data });
}

/** Variables, formats and database addresses are the same in every program. */
const shared = /SWITCHYARD_\w+|Switchyard record|postgres:\/\/switchyard@localhost\/switchyard/g;

function expectOwnName(text: string): void {
  expect(text.replaceAll(shared, "")).not.toMatch(/switchyard/i);
}

/** The names in the help's list. */
async function commandNames(): Promise<readonly string[]> {
  const { out } = await run(["help", "--all"]);
  return Array.from(out.matchAll(/^ {2}([a-z]+)/gm), ([, name = ""]) => name);
}

test("the help of an author's program lists what players use, and the rest when asked", async () => {
  const { out } = await run(["help"]);
  const names = Array.from(out.matchAll(/^ {2}([a-z]+)/gm), ([, name]) => name);
  expect(names.join(" ")).toBe("play puzzle learn history rules analyze serve admin");
  expect(out).toContain(`${program.name} help --all to see every command.`);
  expect((await commandNames()).length).toBe(16);
  expect((await run(["help", "arena"])).out).toContain(`Usage: ${program.name} arena`);
});

test("the help of every command uses the program's own name", async () => {
  const names = await commandNames();
  expect(names.length).toBeGreaterThan(15);
  for (const name of ["", ...names]) {
    const { out } = await run([...(name === "" ? [] : [name]), "--help"]);
    expect(out).toContain(`Usage: ${`${program.name} ${name}`.trim()} `);
    expectOwnName(out);
  }
  expect((await run(["play", "--help"])).out).toContain(`  ${program.name} play tower-switch --vs medium`);
});

test.each([
  ["play", ["play"], `${program.name}: Which game? Try: ${program.name} play GAME, where GAME is`],
  [
    "plya",
    ["plya"],
    `${program.name}: There's no command "plya". Did you mean "play"? For help, run: ${program.name} help`,
  ],
  ["history", ["history", "nothing"], `List your saved games with: ${program.name} history`],
])("the error message of %s uses the program's own name", async (_name, words, sentence) => {
  const { err } = await run(words);
  expect(err).toContain(sentence);
  expectOwnName(err);
});

test.each([
  ["rules", ["rules"], `Play one with: ${program.name} play GAME`],
  ["learn", ["learn"], `Start a lesson with: ${program.name} learn GAME`],
  ["rules --theory", ["rules", "tower-switch", "--theory"], `${program.name} analyze tower-switch`],
  ["history", ["history"], `Start a game with: ${program.name} play GAME`],
])("the output of %s uses the program's own name", async (_name, words, sentence) => {
  const { out } = await run(words);
  expect(out).toContain(sentence);
  expectOwnName(out);
});

test("the engine tells other programs the program's own name", async () => {
  const { out } = await run(["engine"], '{"id":"Switchyard","op":"hello"}\n');
  expect(JSON.parse(out)).toMatchObject({ id: "Switchyard", name: program.name, version });
});

test("the spoken menu uses the program's own title", async () => {
  const { out } = await runOn((host) => showMenu(renamed(host), { screenReader: true }), {
    input: "online\nhost\n",
  });
  expect(out).toContain(`Welcome to ${program.title}.`);
  expect(out).toContain("Type the address of a computer running");
  expectOwnName(out);
});

test("the screen and its pages use the program's own name and title", async () => {
  const size = { columns: 120, rows: 40 };
  const panel = { ...mainMenu({ memory: noMemory }), list: "online", at: "host" } as const;
  const state: ScreenState = { ...firstState({ program, games }, size), panel };
  const textOf = (shown: ScreenState) =>
    viewScreen(shown)
      .map((line) => line.map(({ text }) => text).join(""))
      .join("\n");
  expect(textOf(state)).toContain(program.title);
  expect(textOf(state)).toContain(`"${program.name} serve"`);
  expectOwnName(textOf(state));
});

test("no sentence in the source contains the name Switchyard", () => {
  const texts = sourceTexts("terminal", "measure/agents", "core/words", "play", "lessons", "computer");
  expect(texts.length).toBeGreaterThan(1000);
  const named = texts.filter(({ text }) => /\bswitchyard\b(?!:\/\/)/i.test(text.replaceAll(shared, "")));
  expect(named).toEqual([]);
});

test("a player's name that contains Switchyard stays as written", async () => {
  const data = newDataFolder();
  const fan = "A Switchyard fan";
  const words = ["play", "tower-switch", "--name", `${fan},switchyard`, "--plain"];
  const { out } = await run(words, "1\nquit\n", data);
  expect(out).toContain(`${fan}'s turn`);
  expect(out).toContain(`Resume with: ${program.name} play `);
  const id = idIn(out);
  for (const words of [
    ["history"],
    ["history", "--json"],
    ["history", id, "--plain"],
    ["history", id, "--json"],
  ])
    expect((await run(words, "", data)).out).toContain(fan);
  const stored = JSON.parse((await run(["history", id, "--json"], "", data)).out);
  expect(JSON.stringify(stored)).toContain('"name":"switchyard"');
});
