/**
 * The program is resized, suspended, killed and crashed in a real pseudo-terminal, and always leaves the terminal as it was.
 */

import { readdirSync, readFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { buildPrograms, removeFolder, TestTerminal } from "./pty.ts";

let folder = "";
let data = "";
const open: TestTerminal[] = [];

beforeAll(async () => {
  folder = await buildPrograms();
});
beforeEach(() => {
  data = `${folder}/data-${process.hrtime.bigint()}`;
});
afterEach(() => {
  for (const terminal of open.splice(0)) terminal.close();
});
afterAll(() => removeFolder(folder));

interface Start {
  readonly env?: Readonly<Record<string, string>>;
  readonly program?: "main" | "crash";
  readonly whenStopped?: string;
}

function start(words: string, { env = {}, program = "main", ...more }: Start = {}): TestTerminal {
  const command = `node ${folder}/${program}.mjs ${words}`;
  const terminal = new TestTerminal({ command, folder, env: { SWITCHYARD_DATA: data, ...env }, ...more });
  open.push(terminal);
  return terminal;
}

const enter = "\r";
const showCursor = "\u001b[?25h";
const hideCursor = "\u001b[?25l";
const esc = "\u001b";
const anyColor = new RegExp(`${esc}\\[[1-9][0-9;]*m`);

/** The shell is back with its settings, on its own screen, with a visible cursor. */
async function expectRestored(terminal: TestTerminal, code: number): Promise<string> {
  const text = await terminal.shows("the shell is back");
  const { raw } = terminal;
  expect(text).toContain(`exit=${code}`);
  expect(setting(raw, "after")).toBe(setting(raw, "before"));
  expect(terminal.onAlternateScreen()).toBe(false);
  expect(raw.lastIndexOf(showCursor)).toBeGreaterThan(raw.lastIndexOf(hideCursor));
  expect(raw.lastIndexOf("\u001b[?1006l")).toBeGreaterThan(raw.lastIndexOf("\u001b[?1006h"));
  return text;
}

function setting(raw: string, when: "before" | "after"): string | undefined {
  return new RegExp(`${when}=(\\S+)`).exec(raw)?.[1];
}

const tower = "play tower-switch --name Ann,Ben";

test("the screen follows the terminal's size", async () => {
  const terminal = start("play switch-battle --switches 30 --name Ann,Ben");
  await terminal.steps(["", "Ann to move"], [`17${enter}`, "1 Ann 17"]);
  terminal.resize(40, 20);
  await terminal.shows(/^─{40}$/m);
  await terminal.shows("Ann flipped switch 17.");
  terminal.resize(120, 40);
  await terminal.shows(/^ {10}─{100}$/m);
  terminal.write("\u0003");
  const id = /switchyard play (\w+)/.exec(await expectRestored(terminal, 130))?.[1];
  const again = start(`play ${id}`);
  await again.steps(["", "Ben to move"], ["q", "exit=0"]);
  await expectRestored(again, 0);
});

test.each([
  ["SIGTERM", 143],
  ["SIGHUP", 129],
] as const)("%s restores the terminal and says how to resume the game", async (signal, code) => {
  const terminal = start(tower);
  await terminal.steps(["", "Ann to move"], [enter, "Ben to move"]);
  terminal.kill(signal);
  expect(await expectRestored(terminal, code)).toMatch(/Resume with: switchyard play \S+/);
});

test("closing the terminal ends the program and keeps the game", async () => {
  const terminal = start(tower);
  await terminal.steps(["", "Ann to move"], [enter, "Ben to move"], [enter, "2 Ben 1"]);
  await terminal.hangUp();
  const [record = ""] = readdirSync(`${data}/games`);
  expect(JSON.parse(readFileSync(`${data}/games/${record}`, "utf8"))).toMatchObject({ moves: ["1", "1"] });
});

test("a crash while painting restores the terminal and is reported", async () => {
  const terminal = start("", { program: "crash" });
  await terminal.steps(["", "to move"], [enter, ""]);
  expect(await expectRestored(terminal, 1)).toContain("a broken game");
});

test("a crash in a timer restores the terminal and is reported", async () => {
  const terminal = start("timer", { program: "crash" });
  await terminal.shows("to move");
  terminal.kill("SIGUSR2");
  expect(await expectRestored(terminal, 1)).toContain("a broken timer");
});

test("Ctrl-Z leads to the shell, and fg back to the game", async () => {
  const terminal = start(tower, { whenStopped: "at the shell" });
  await terminal.steps(["", "Ann to move"], ["\u001a", "at the shell"]);
  expect(terminal.onAlternateScreen()).toBe(false);
  terminal.resize(40, 12);
  await terminal.steps([enter, /─{40}\n.*Ann to move/], [enter, /─{40}\n.*Ben to move/]);
  expect(terminal.onAlternateScreen()).toBe(true);
  expect(terminal.text()).not.toMatch(/─{41}/);
  terminal.write("q");
  await expectRestored(terminal, 0);
});

test("Ctrl-Z does nothing where no shell could bring the program back", async () => {
  const terminal = start(tower);
  await terminal.steps(["", "Ann to move"], ["\u001a", ""]);
  await expect.poll(() => terminal.raw.split("[?1049h").length, { timeout: 3 * 60_000 }).toBe(3);
  await terminal.steps([enter, "Ben to move"], ["q", "exit=0"]);
  await expectRestored(terminal, 0);
});

test("a terminal without UTF-8 gets plain characters", async () => {
  const terminal = start("play factor-frenzy", { env: { LANG: "C", NO_COLOR: "1" } });
  await terminal.steps(["", "Player 1 to move"], ["q", "exit=0"]);
  await expectRestored(terminal, 0);
  expect(Array.from(terminal.raw).filter((sign) => sign > "~" && sign !== "\u007f")).toEqual([]);
  expect(terminal.raw).not.toMatch(anyColor);
});
