/** Wrong usage gives exit code 2 and one sentence on standard error, but nothing on standard output and no stack trace. */

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { version } from "../../src/core/program.ts";
import { flagName } from "../../src/core/words/options.ts";
import { games } from "../../src/games/index.ts";
import { newDataFolder } from "../support/cli.ts";
import { gameAt } from "../support/find-game.ts";
import { run } from "../support/program.ts";

test.each([
  ["play tower-swich", 'There\'s no game "tower-swich". Did you mean "tower-switch"?'],
  ["play chess", "The games are tower-switch, switch-battle"],
  ["play", "Which game? Try: switchyard play GAME"],
  ["play tower-switch --blocks 0", "--blocks must be a whole number from 1 to 1000 (got 0)."],
  ["play tower-switch --start 01012", '"01012" isn\'t a position code. Write how many blocks are left'],
  ["play tower-switch --blocks ten", '--blocks must be a whole number from 1 to 1000 (got "ten").'],
  ["play tower-switch --switches 5", "Tower Switch has no option --switches, only --blocks and --start."],
  [
    "play tower-switch --start random",
    `--start must be standard, challenge, recommended or a position code (got "random").`,
  ],
  [
    "play factor-frenzy --start fair",
    `--start must be standard, challenge, recommended or a position code (got "fair").`,
  ],
  ["play tower-switch --start challenge --blocks 7", "With blocks set to 7, no start is a challenge:"],
  ["play factor-frenzy --start challenge", "For a challenge start, max must be 14 to 1000."],
  ["play switch-and-capture --start challenge", "switches must be 9, 14, 19 to 21 or 23 to 30."],
  ["play switch-battle --start challenge", "you never have to find three safe moves to win."],
  ["play switch-and-capture --start fair", "at most one player can ever win."],
  ["play switch-battle --start radom", `a position code (got "radom"). Did you mean "random"?`],
  ["analyze switch-battle --start recommended", '"analyze" needs an exact start. Add --start with'],
  ["play switch-battle --start 0101 --switches 5", `With the row "0101", switches must be 4 (got 5).`],
  [
    "play switch-battle --start 01x",
    '"01x" isn\'t a position code. Write 0 or 1 for each switch, such as 0101.',
  ],
  [
    "play switch-conquer --start ABx/1",
    "A or B for each switch, then /1 or /2 for whose turn it is, such as ABAB/1.",
  ],
  [
    "analyze switch-battle --start fair",
    '"analyze" needs an exact start. Add --start with a row such as 0101 or a position code.',
  ],
  ["play switch-battle --switches 31", "--switches must be a whole number from 2 to 30 (got 31)."],
  ["play switch-battle --start 1111111", "over before it starts"],
  ["play switch-battle --switches 2 --start fair", "With switches set to 2, no start is fair"],
  ["play tower-switch --vs mediun", '(got "mediun"). Did you mean "medium"?'],
  ["play tower-switch --seat 2", "--seat only works against the computer. Add --vs."],
  ["play tower-switch --vs easy --seat 3", "--seat must be 1, 2, random or none (got 3)."],
  ["puzzle chess", "There's no game"],
  ["puzzle --difficulty silly", "--difficulty must be easy, medium or hard"],
  ["puzzle 2026-11-15 --seed 3", "A daily puzzle doesn't take --seed, only a date or --json."],
  ["puzzle --clock 5", "A daily puzzle doesn't take --clock, only a date or --json."],
  ["puzzle --sprint --clock 4", '--clock must be 3, 5 or none (got "4").'],
  ["puzzle --mine --sprint", "Choose either --sprint or --mine."],
  ["puzzle yesterday", 'There\'s no game "yesterday"'],
  ["play tower-switch --start 0/1", "The game is already over in 0/1"],
  ["play tower-switch --start 9/2", "can't occur"],
  ["play switch-conquer --start ABAB/2 --first 1", "it's Player 2's turn"],
  ["play tower-switch --first 3", "--first must be 1, 2 or random (got 3)."],
  ["play tower-switch --seed abc", "--seed must be a whole number"],
  ["play tower-switch --best-of 4", "--best-of must be an odd number from 1 to 99 (got 4)."],
  [
    "play tower-switch --name A,B,C",
    '--name must be your name, or two names, such as Ann,Ben (got "A,B,C").',
  ],
  ["play tower-switch --vs easy --seat none --name Ann", "--name must be your name, or two names"],
  ["play tower-switch --clock 5+3", "--clock only works online. Add --online."],
  ["play --online http://localhost:8080", "Which game? Try: switchyard play GAME"],
  ["play tower-switch --online http://localhost:8080 --name Ann,Ben", "your own name in an online game"],
  [
    "play http://localhost:8080/#/online/k3v9x0aq --vs easy",
    "The game behind a link is already set up. Leave out --vs.",
  ],
  [
    "play http://localhost:8080",
    "isn't a link to an online game. It should look like http://localhost:8080/#/online/",
  ],
  ["play tower-switch --name Ann,Ann", "The players need different names (both are Ann)."],
  ["play nosuchid", 'There\'s no game "nosuchid". The games are tower-switch, switch-battle'],
  ["play nosuchid", "List your saved games with: switchyard history\n"],
  ["play package.json", "isn't a Switchyard saved game"],
  ["paly tower-switch", 'There\'s no command "paly". Did you mean "play"? For help, run: switchyard help\n'],
  ["nonsense --help", 'There\'s no command "nonsense". For help, run: switchyard help\n'],
  ["exam", "Which command? Try: switchyard exam make, run, grade or compare."],
  ["exam gade", 'There\'s no command "exam gade". Did you mean "grade"?'],
  ["play tower-switch --blcks 3", '"play" has no option "--blcks". Did you mean "--blocks"?'],
  ["play tower-switch hard", "use --vs: switchyard play tower-switch --vs hard\n"],
  ["play tower-switch vs hard", "use --vs: switchyard play tower-switch --vs hard\n"],
  [
    "play tower-switch twice",
    '"play" takes only the game, link or id. Leave out "twice". For help, run: switchyard help play\n',
  ],
  ["play switch-battle switches 5", "two dashes: switchyard play switch-battle --switches 5\n"],
  ["play switch-battle switches=5", "two dashes: switchyard play switch-battle --switches 5\n"],
  ["play tower-switch --plain --screen-reader", "Choose either --plain or --screen-reader.\n"],
  ["--plain", 'Put a command such as "play" before --plain. For help, run: switchyard help\n'],
  ["engine twice", '"engine" takes nothing more. Leave out "twice".'],
  ["analyze tower-switch --moves 1 2", 'in quotes: switchyard analyze tower-switch --moves "1 2"\n'],
  ["analyze tower-switch --moves 1,x", 'Move 2 ("x"): You may remove 1 or 2 blocks.'],
  ["play switch-battle --start 01012", '"01012" isn\'t a position code. Write 0 or 1'],
  ["history towr", 'Did you mean "tower-switch"?'],
  ["exam run", "For example: switchyard exam run exam-7.jsonl hard --out levels\n"],
  ["admin close", "For example: switchyard admin close k3v9x0aq1m5t7w2e"],
  ["exam grade x", 'The answers are missing (folders from "exam run", or files'],
  ["exam compare", 'The results are missing (files from "exam grade --json")'],
  ["admin delete", "The id is missing (the game's id, from its link).\n"],
  ["check nosuch.js", 'Can\'t find the file "nosuch.js".'],
  ["rules towr-switch", 'Did you mean "tower-switch"?'],
  ["history --rows 0", "--rows must be a whole number"],
  ["history chess", "There's no game"],
  ["history --vs hard", '"history" has no option "--vs".'],
  [
    "play switch",
    '"switch" could be switch-battle, switch-conquer or switch-and-capture. Type a little more.',
  ],
  ["history --delete nosuchid", 'There\'s no saved game "nosuchid"'],
  ["history --delete ../../etc/passwd", "There's no saved game"],
  ["history --delete everything --json", "Use --delete on its own. Leave out --json."],
  ["history tower-switch --export k3v9a1bc", 'Use --export on its own. Leave out "tower-switch".'],
  ["history --stats --rows 3", "--stats counts every game. Leave out --rows."],
  ["history --export nosuchid", 'Can\'t find the saved game "nosuchid"'],
  ["history nosuchid", "List your saved games with: switchyard history"],
  ["admin list --data=", "--data needs a value."],
  ["rules tower-switch --switches 5", "Tower Switch has no option --switches, only --blocks."],
  ["rules --blocks 5", "Options only work with a game. Leave out --blocks."],
  [
    "analyze factor-frenzy --start recommended",
    '"analyze" needs an exact start. Add --start with a position code.',
  ],
  ["--nonsense", 'There\'s no option "--nonsense". For help, run: switchyard help\n'],
  ["solve chess", "There's no game"],
  ["solve tower-switch --blocks 0", "blocks must be a whole number from 1 to 1000000000000000"],
  ["solve switch-battle --start 0101", '"solve" has no option "--start".'],
  ["solve factor-frenzy --max 1001", "max must be a whole number from 2 to 1000"],
  ["solve", "Which game? Try: switchyard solve GAME"],
  ["analyze", "Which game?"],
  ["analyze switch-conquer", "Add --start with a row such as ABAB"],
  ["analyze tower-switch --moves 3", "You may remove 1 or 2 blocks."],
  ["analyze tower-switch --start 9/2", "can't occur"],
  ["analyze tower-switch --first random", '--first must be 1 or 2 (got "random").'],
  ["analyze nosuch", 'There\'s no game "nosuch".'],
])("switchyard %s is refused with a sentence", async (line, message) => {
  const result = await run(line.split(" "));
  expect(result.err).toContain(message);
  expect(result.err).not.toMatch(/\n\s+at |Error:/);
  expect(result.out).toBe("");
  expect(result.code).toBe(2);
});

describe("switchyard", () => {
  test.each([["play --help"], ["help play"], ["rules --help"], ["history --help"]])(
    "%s prints examples",
    async (line) => {
      const result = await run(line.split(" "));
      expect(result.code).toBe(0);
      expect(result.out).toContain("Examples:");
    },
  );

  test("prints its help without a command and a terminal", async () => {
    expect((await run([])).out).toContain("Usage: switchyard");
  });

  test.each(["--version", "-V", "-v", "version"])("%s prints the version", async (word) => {
    expect((await run([word])).out).toBe(`${version}\n`);
  });

  test.each(["help", "--help", "-h", "help --all"])("%s lists the commands in four groups", async (line) => {
    const { out } = await run(line.split(" "));
    expect(out.match(/^[A-Z]\w+$/gm)).toEqual(["Play", "Understand", "Share", "Build"]);
  });

  test("help explains a subcommand and ignores arguments", async () => {
    expect((await run(["help", "exam", "make"])).out).toContain("Usage: switchyard exam make");
    expect((await run(["help", "play", "tower-switch"])).out).toContain("Usage: switchyard play");
    expect((await run(["help", "play", "--onlin"])).out).toContain("Usage: switchyard play");
    expect((await run(["help", "exam", "nonsense"])).out).toContain("Usage: switchyard exam");
    expect(await run(["help", "--nonsense"])).toEqual(await run(["--help"]));
  });

  test("help writes every default the same way", async () => {
    const { out } = await run(["help", "play", "switch-battle"]);
    expect(out).not.toMatch(/default [^:]/);
  });

  test("help shows the options of the game that is named, and of no other", async () => {
    const shown = async (line: string) =>
      (await run(line.split(" "))).out.match(/^ {2}--(blocks|switches|max|start)/gm);
    expect(await shown("help play")).toBeNull();
    expect(await shown("help play tower-switch")).toEqual(["  --start", "  --blocks"]);
    expect(await shown("analyze battle --help")).toBeNull();
    expect(await shown("analyze switch-battle --help")).toEqual(["  --start", "  --switches"]);
    expect((await run(["help", "play"])).out).toContain(
      "To see a game's options, run: switchyard help play GAME",
    );
  });
});

describe("switchyard", () => {
  test("rules lists every game with its options and limits", async () => {
    const { out } = await run(["rules"]);
    for (const game of games) {
      expect(out).toContain(game.title);
      for (const name of Object.keys(game.options)) expect(out).toContain(`${flagName(name)}:`);
    }
    expect(out).toContain("2 to 30");
    expect(out).toContain("1 to 1000");
    expect(out).toContain("or a row such as 0101, default: standard");
    expect(out).toContain("or a row such as ABAB, default: random");
    expect(out).toContain("--start recommended: 16 blocks.");
  });

  test("rules --json lists every game with its recommended options", async () => {
    const json: unknown = JSON.parse((await run(["rules", "--json"])).out);
    expect(json).toMatchObject({
      games: games.map(({ id, recommended }) => ({
        id,
        options: expect.any(Array),
        recommended: { options: recommended?.options },
      })),
    });
  });

  test.each(games.map((game) => [game.id, game] as const))(
    "rules %s prints every rule as text and as JSON",
    async (_id, game) => {
      const { out } = await run(["rules", game.id]);
      const { goal, rules, finePrint } = gameAt(game).rulesPage;
      for (const part of [game.title, goal, ...rules, ...finePrint]) expect(out).toContain(part);
      expect(JSON.parse((await run(["rules", game.id, "--json"])).out)).toMatchObject({
        id: game.id,
        goal,
        rules,
        finePrint,
      });
    },
  );
});

test("--start standard deals the start of the original rules", async () => {
  const opening = async (...flags: string[]) =>
    (await run(["play", "switch-conquer", "--seed", "5", ...flags])).out.split("\n")[3];
  expect(await opening("--start", "standard")).toBe(await opening());
});

test.each([
  ["an unknown command", "\u001b[31mred"],
  ["an unknown flag", "--\u001b[2J"],
  ["an unknown game", "play", "\u001b]0;x\u0007"],
  ["an unknown record", "history", "--export", "a\u001b[31mb"],
  ["rules of an unknown game", "rules", "\u009b31m"],
])("the refusal of %s contains no control codes", async (_name, ...words) => {
  const result = await run(words);
  expect(result.code).toBe(2);
  expect(/[^\P{Cc}\n]/u.test(result.err)).toBe(false);
});

test("--first random tosses a coin and says who won it", async () => {
  const toss = async (seed: number) =>
    (await run(["play", "tower-switch", "--first", "random", "--seed", String(seed)])).out;
  const outs = await Promise.all([1, 2, 3, 4, 5, 6].map(toss));
  expect(new Set(outs.map((out) => /Note: Coin toss: (Player \d) goes first\./.exec(out)?.[1])).size).toBe(2);
  for (const out of outs) {
    const first = /toss: (Player \d)/.exec(out)?.[1] ?? "?";
    expect(out).toContain(`${first}'s turn.`);
  }
});

test("a position that names the player to move overrides the coin toss", async () => {
  for (const seed of ["1", "2", "3", "4"]) {
    const { out } = await run(`play switch-conquer --start ABAB/2 --first random --seed ${seed}`.split(" "));
    expect(out).toContain("Player 2's turn.");
  }
});

test("control codes are removed from names on the command line", async () => {
  const result = await run(["play", "tower-switch", "--name", "\u001b[31mEve,Bob"], "1\n", newDataFolder());
  expect(result.out).toContain("[31mEve's turn.");
  expect(result.out).not.toContain("\u001b");
});

test.each(["tower", "Tower Switch", "TOWER-SWITCH", "fac"])(
  "play understands %s as the name of a game",
  async (name) => {
    const { out, code } = await run(["rules", name]);
    expect(code).toBe(0);
    expect(out).toMatch(/^(Tower Switch|Factor Frenzy)\n/);
  },
);

test("every refusal is one line without control codes", async () => {
  const red = "\u001b[31mred\nx\u009b1m";
  const folder = newDataFolder();
  const module = join(folder, "throws.mjs");
  writeFileSync(module, `throw ${JSON.stringify(red)};`);
  const commands = [
    ["check", module],
    ["admin", "restore", red],
    ["admin", "backup", join(folder, "file"), "--data", red],
    ["admin", "list", "--data", red],
    ["exam", "run", module, `chat:${red}`],
  ];
  for (const words of commands) {
    const { err } = await run(words);
    expect(err, words.join(" ")).toMatch(/^switchyard: \P{Cc}+\n$/u);
  }
});
