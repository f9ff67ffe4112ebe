/** The whole program in a real pseudo-terminal: played to the end, resized, killed, and always leaving the terminal as it was. */

import { readdirSync, readFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
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

function start(words: string, env: Readonly<Record<string, string>> = {}, program = "main"): TestTerminal {
  const terminal = new TestTerminal({
    command: `node ${folder}/${program}.mjs ${words}`,
    folder,
    env: { SWITCHYARD_DATA: data, ...env },
  });
  open.push(terminal);
  return terminal;
}

const enter = "\r";
const back = "\u001b";
const right = "\u001b[C";
const down = "\u001b[B";
const up = "\u001b[A";
const left = "\u001b[D";
const showCursor = "\u001b[?25h";
const hideCursor = "\u001b[?25l";
const anyColour = new RegExp(`${back}\\[[1-9][0-9;]*m`);

/** The shell is back with its settings, on its own screen, with a cursor to see. */
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

describe("against a computer", () => {
  test("a tower, with a hint, an undo of both plies, and the way back to the first mistake", async () => {
    const terminal = start("play tower-switch --vs medium --seed 3");
    await terminal.shows("Your move");
    await terminal.steps(["i", "You can force a win"], [enter, "is thinking"], ["", "Your move"]);
    await terminal.steps(["u", "Took back moves 1 and 2 "], [enter, "took block 2."]);
    await terminal.steps([enter, "took block 4."], [enter, "took blocks 6 and 7."]);
    await terminal.steps([enter, "You lost"], ["", "You made one mistake: move 3"]);
    await terminal.steps(["p", "Find a better move"], ["q", "exit=0"]);
  });
});

test("playing on from a finished game opens a new one, and the finished one stays as it ended", async () => {
  const terminal = start("play tower-switch --blocks 3");
  await terminal.steps(["", "Player 1 to move"], [enter, "Player 2 to move"], [enter, "Player 1 to move"]);
  await terminal.steps([enter, "Player 1 wins the game!"], ["b", "After move 2 of 3"]);
  await terminal.steps(
    ["p", "This is a new game from that position."],
    [enter, "wins the game!"],
    ["q", "exit=0"],
  );
  const records = readdirSync(`${data}/games`).map((name) => readFileSync(`${data}/games/${name}`, "utf8"));
  const games = records.map((text): { moves: readonly string[]; result: unknown } => JSON.parse(text));
  expect(games).toHaveLength(2);
  expect(games.map(({ moves }) => moves.length)).toEqual([3, 3]);
  for (const { result } of games) expect(result).toMatchObject({ winner: 1, reason: "finished" });
});

test("a newcomer is offered a lesson in the menu, until something was chosen there", async () => {
  const first = start("");
  await first.steps(
    ["", "If you are new here, choose Learn:"],
    [enter, "Play which game?"],
    ["\u0003", "exit=130"],
  );
  const again = start("");
  expect(await again.shows("What would you like to do?")).not.toContain("New here?");
});

describe("each game to its end", () => {
  test("Switch and Capture, by typing", async () => {
    const terminal = start("play switch-and-capture --names Ann,Ben");
    await terminal.shows("Ann to move");
    await terminal.steps(["1", "Enter plays 1"], [enter, "Ann wins the game!"], ["q", "exit=0"]);
    await expectRestored(terminal, 0);
  });

  test("Switch Battle, in every form that the book knows", async () => {
    const terminal = start("play switch-battle --names Ann,Ben");
    await terminal.shows("Ann to move");
    await terminal.steps(
      [`:flip 1 2${enter}`, "Ben to move"],
      [`4 3${enter}`, "Ann to move"],
      [`5-6${enter}`, "Ben to move"],
      [`7${enter}`, "Ben wins!"],
      ["n", "Ben to move"],
      [enter, "Ann to move"],
      ["q", "Resume with: switchyard play --resume"],
    );
    await expectRestored(terminal, 0);
  });

  test("Switch Conquer, with the arrows", async () => {
    const terminal = start("play switch-conquer --names Ann,Ben --start AABB");
    await terminal.shows("Ann to move");
    await terminal.steps(
      [right, "[3]"],
      [down, /\[3\].*\[4\]/],
      [enter, "Ann wins the game!"],
      ["q", "exit=0"],
    );
    await expectRestored(terminal, 0);
  });

  test("Tower Switch, as a series from the menu", async () => {
    const terminal = start("");
    await terminal.steps(["", "▸ Play"], [enter, "Play which game?"], ["1", "▸ Tower Switch"]);
    await terminal.steps(["s", "▸ Start the game"], [down, "▸ Against"], [`${left}${left}`, "◂ a friend"]);
    await terminal.steps([up, "▸ Start the game"], [`${up}${up}`, "▸ Blocks"]);
    await terminal.steps(
      ["2", "◂ 2 ▸"],
      [up, "◂ 1 ▸"],
      [right, "◂ 3 ▸"],
      [down, "▸ Blocks"],
      [`${down}${down}`, "▸ Start the game"],
    );
    await terminal.steps([enter, "game 1 of 3"], [down, "▸ 2 "], [enter, "Score: Player 1 1, Player 2 0."]);
    await terminal.steps(
      ["n", "game 2 of 3"],
      [enter, "Player 1 to move"],
      [enter, "Score: Player 1 2, Player 2 0."],
    );
    await terminal.shows(/Player 1 wins\s+the\s+match 2 to 0\./);
    terminal.write("q");
    await expectRestored(terminal, 0);
  });

  test("Factor Frenzy, with looking back, undo and redo", async () => {
    const terminal = start("play factor-frenzy --names Ann,Ben");
    await terminal.shows("Ann to move");
    for (const [move, shown] of [
      ["5", "1 Ann 5"],
      ["6", "2 Ben 6"],
      ["7", "3 Ann 7"],
    ] as const)
      await terminal.steps([`${move}${enter}`, shown]);
    await terminal.steps(["b", "After move 2 of 3"], [back, "Ben to move"]);
    await terminal.steps(["u", "Took back move 3 (7)."], ["y", "Played move 3 (7) again."]);
    for (const move of ["2", "3", "4", "9", "8", "10"])
      await terminal.steps([`${move}${enter}`, `took ${move}.`]);
    await terminal.shows("Ann wins the game!");
    terminal.write("q");
    await expectRestored(terminal, 0);
  });
});

test("the screen follows the terminal's size in mid-game", async () => {
  const terminal = start("play switch-battle --switches 30 --names Ann,Ben");
  await terminal.shows("Ann to move");
  terminal.write(`17${enter}`);
  await terminal.shows("1 Ann 17");
  terminal.resize(40, 20);
  await terminal.shows(/^─{40}$/m);
  await terminal.shows("Moves  1 17");
  terminal.resize(120, 40);
  await terminal.shows(/^ {10}─{100}$/m);
  terminal.write(`18${enter}`);
  await terminal.shows("2 Ben 18");
  terminal.write("\u0003");
  await expectRestored(terminal, 130);
});

test("the menu remembers, and takes up what was left", async () => {
  const terminal = start("");
  await terminal.steps(["", "▸ Play"], [enter, "▸ Tower Switch"], ["3", "▸ Factor Frenzy"]);
  await terminal.steps(["s", "▸ Start the game"], [down, "▸ Against"], [`${left}${left}`, "◂ a friend"]);
  await terminal.steps(
    [down, "▸ You play"],
    [down, "▸ Player 1"],
    ["Zoë", "Zoë"],
    [`${up}${up}${up}`, "▸ Start the game"],
    [enter, "Zoë to move"],
  );
  await terminal.steps([enter, "Zoë took "], [back, "Game saved. Continue it with Resume."]);
  await terminal.steps(
    [back, "continue an unfinished game (1)"],
    ["2", "▸ Resume"],
    [enter, "Zoë – Player 2: 1 move"],
    [enter, "Player 2 to move"],
    ["q", "exit=0"],
  );
  await expectRestored(terminal, 0);
  const again = start("");
  await again.steps(["", "▸ Resume"], ["1", "▸ Play"], [enter, "▸ Factor Frenzy"], ["s", "Zoë"]);
  await again.steps([back, "Play which game?"], [back, "What would you like"], [back, "exit=0"]);
  await expectRestored(again, 0);
});

test("two keys start a game, a third one plays; a click is a key too", async () => {
  const terminal = start("");
  await terminal.steps(["", "▸ Play"], [enter, "▸ Tower Switch"]);
  expect(terminal.raw).toContain("\u001b[?1006h");
  await terminal.steps(["\u001b[<0;8;9M\u001b[<0;8;9m", "Computer (beginner)"], [enter, "thinking"]);
  terminal.write("\u0003");
  await expectRestored(terminal, 130);
});

describe("every way out", () => {
  test.each([
    ["SIGTERM", 143],
    ["SIGHUP", 129],
    ["SIGINT", 130],
  ] as const)("%s", async (signal, code) => {
    const terminal = start("play tower-switch --names Ann,Ben");
    await terminal.shows("Ann to move");
    terminal.write(enter);
    await terminal.shows("Ben to move");
    terminal.kill(signal);
    expect(await expectRestored(terminal, code)).toMatch(/Resume with: switchyard play --resume \S+/);
  });

  test("Ctrl-C, and the game is taken up again where it was", async () => {
    const terminal = start("play tower-switch --names Ann,Ben");
    await terminal.steps([enter, "Ben to move"], ["\u0003", "Resume with"]);
    const id = /--resume (\w+)/.exec(await expectRestored(terminal, 130))?.[1];
    const again = start(`play --resume ${id}`);
    await again.shows("Ben to move");
    await again.steps([back, "exit=0"]);
    await expectRestored(again, 0);
  });

  test("Ctrl-D, which ends the input", async () => {
    const terminal = start("play tower-switch --names Ann,Ben");
    await terminal.steps(["", "Ann to move"], [enter, "Ben to move"], ["\u0004", "Resume with"]);
    await expectRestored(terminal, 1);
  });

  test("a terminal that is closed: the game is kept", async () => {
    const terminal = start("play tower-switch --names Ann,Ben");
    await terminal.steps(["", "Ann to move"], [enter, "Ben to move"], [enter, "2 Ben 1"]);
    await terminal.hangUp();
    const [record = ""] = readdirSync(`${data}/games`);
    expect(JSON.parse(readFileSync(`${data}/games/${record}`, "utf8"))).toMatchObject({ moves: ["1", "1"] });
  });

  test("a crash while painting", async () => {
    const terminal = start("", {}, "crash");
    await terminal.shows("to move");
    terminal.write(enter);
    expect(await expectRestored(terminal, 1)).toContain("a broken game");
  });

  test("a crash behind the screen's back", async () => {
    const terminal = start("timer", {}, "crash");
    await terminal.shows("to move");
    terminal.kill("SIGUSR2");
    expect(await expectRestored(terminal, 1)).toContain("a broken timer");
  });

  test("Ctrl-Z and back", async () => {
    const command = `node ${folder}/main.mjs play tower-switch --names Ann,Ben`;
    const env = { SWITCHYARD_DATA: data };
    const terminal = new TestTerminal({ command, folder, env, whenStopped: "at the shell" });
    open.push(terminal);
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
    const terminal = start("play tower-switch --names Ann,Ben");
    await terminal.steps(["", "Ann to move"], ["\u001a", ""]);
    await expect.poll(() => terminal.raw.split("[?1049h").length, { timeout: 3 * 60_000 }).toBe(3);
    await terminal.steps([enter, "Ben to move"], ["q", "exit=0"]);
    await expectRestored(terminal, 0);
  });
});

describe("any terminal", () => {
  test("NO_COLOR and no UTF-8: plain characters, no colours", async () => {
    const terminal = start("play factor-frenzy", { LANG: "C", NO_COLOR: "1" });
    await terminal.shows("Player 1 to move");
    terminal.write("q");
    await expectRestored(terminal, 0);
    expect(Array.from(terminal.raw).filter((sign) => sign > "~" && sign !== "\u007f")).toEqual([]);
    expect(terminal.raw).not.toMatch(anyColour);
  });

  test("a block falls; not where motion is unwanted", async () => {
    for (const [env, falls] of [
      [{}, true],
      [{ SWITCHYARD_MOTION: "off" }, false],
    ] as const) {
      const terminal = start("play tower-switch --names Ann,Ben", env);
      await terminal.steps(["", "Ann to move"], [enter, "1 Ann 1"], [enter, "2 Ben 1"], ["q", "exit=0"]);
      expect(terminal.raw.includes("■■ 1 ■■"), JSON.stringify(env)).toBe(falls);
    }
  });

  test("a click chooses on the board, the next one plays", async () => {
    const terminal = start("play tower-switch --names Ann,Ben");
    await terminal.shows(/▸ ■+ +1 /);
    await terminal.steps(["\u001b[<0;10;7M", "▸ 2 "], ["\u001b[<0;10;7M", "Ben to move"], ["q", "exit=0"]);
  });

  test("colours by what the terminal has", async () => {
    for (const [env, code] of [
      [{ TERM: "xterm" }, "\u001b[1;35m"],
      [{}, "\u001b[1;38;5;"],
      [{ COLORTERM: "truecolor" }, "\u001b[1;38;2;"],
    ] as const) {
      const terminal = start("play tower-switch", env);
      await terminal.shows("Player 1 to move");
      expect(terminal.raw).toContain(code);
    }
  });

  test.each([
    ["--screen-reader", {}],
    ["", { TERM: "dumb" }],
  ] as const)("sentences and no codes: %s %o", async (words, env) => {
    const terminal = start(words, env);
    await terminal.shows("What would you like to do?");
    await terminal.steps([`set up 1${enter}`, "Against"], [`friend${enter}`, "Player 1 [Player 1]:"]);
    await terminal.steps([enter, "Player 2 [Player 2]:"], [enter, "Who goes first"], [enter, "Best of"]);
    await terminal.steps([enter, "Blocks"], [`1${enter}`, /to remove|Your move/]);
    await terminal.steps([`1${enter}`, "Player 1 wins the game!"], ["", "exit=0"]);
    expect(terminal.raw).not.toContain("\u001b[");
  });
});

test("replay steps through a saved game", async () => {
  const terminal = start("play tower-switch --blocks 2 --names Ann,Ben");
  await terminal.steps([enter, "Ben to move"], ["q", "Resume with"]);
  const id = /--resume (\w+)/.exec(terminal.text())?.[1];
  const again = start(`replay ${id}`);
  await again.shows("The start");
  await again.steps([right, "Ann took block 1."], ["q", "exit=0"]);
  await expectRestored(again, 0);
});
