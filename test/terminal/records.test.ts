/** Tests saving, resuming, history, export and statistics in a real folder. */

import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import { readMatch } from "../../src/core/record-reader.ts";
import { games, towerSwitch } from "../../src/games/index.ts";
import { history } from "../../src/terminal/commands/history.ts";
import type { Host } from "../../src/terminal/host.ts";
import { idIn, newDataFolder } from "../support/cli.ts";
import { run, runOn } from "../support/program.ts";
import { newGame, tableOn, tableState } from "./screen/helpers.ts";
import { Sitting } from "./screen/sitting.ts";

const wholeTower = "2\n1\n2\n1\n1\n2\n1\n";

/** Runs a command on a player's own folder. */
function at(data: string, words: string, input = "") {
  return run(words.split(" "), input, data);
}

async function jsonAt(data: string, words: string) {
  return JSON.parse((await at(data, words)).out);
}

function recordsIn(data: string): readonly string[] {
  return readdirSync(join(data, "games")).sort();
}

test("the end of the input saves the game and says how to resume it", async () => {
  const data = newDataFolder();
  const left = await at(data, "play tower-switch --name Ann,Ben", "2\n1\n");
  expect(left.code).toBe(1);
  const id = idIn(left.out);
  expect(left.out).toMatch(new RegExp(`\\nGame saved as ${id}\\. Resume with: switchyard play ${id}\\n$`));
  const resumed = await at(data, `play ${id}`, "2\n1\n1\n2\n1\n");
  expect(resumed.out).toContain(`Note: Resumed game ${id} at move 3.\n`);
  expect(resumed.out).toContain("Tower Levels: [4, 5, 6, 7, 8, 9, 10]");
  expect(resumed.out).toContain("Ann wins the game!");
  expect(resumed.code).toBe(0);
  expect(recordsIn(data)).toEqual([`${id}.json`]);
  const again = await at(data, `play ${id}`);
  expect(again).toMatchObject({
    code: 2,
    err: `switchyard: "${id}" is already over. Step through it with: switchyard history ${id}\n`,
  });
});

test("a resumed game says nothing about its start", async () => {
  const data = newDataFolder();
  const left = await at(data, "play switch-conquer --start AAAA", "1\n2\nquit\n");
  expect(left.out).toContain("Note: Every switch shows the same letter");
  const resumed = await at(data, `play ${idIn(left.out)}`);
  expect(resumed.out.match(/^Note: .*/gm)).toEqual([`Note: Resumed game ${idIn(left.out)} at move 2.`]);
});

test("quit saves the game and ends with exit code 0", async () => {
  const data = newDataFolder();
  const left = await at(data, "play factor-frenzy", "5\nquit\n");
  expect(left.code).toBe(0);
  expect(idIn(left.out)).toBeTruthy();
});

test("the list of games leaves out the date on a narrow terminal", async () => {
  const data = newDataFolder();
  await run(["play", "tower-switch", "--blocks", "1", "--name", "Ann,Ben"], "1\n", data);
  const listAt = async (columns: number) => {
    const work = (host: Host) => {
      Object.assign(host.output, { isTTY: true, columns });
      return history(host, undefined, {});
    };
    return (await runOn(work, { data })).out.trim().split("\n");
  };
  for (const [columns, headers] of [
    [80, ["ID", "STARTED", "GAME", "RESULT"]],
    [60, ["ID", "GAME", "RESULT"]],
  ] as const) {
    const [header = "", row = ""] = await listAt(columns);
    expect(stripVTControlCharacters(header).split(/ +/)).toEqual(headers);
    expect(row).toMatch(/ {2}Ann and Ben: Ann won · 1 move$/);
  }
});

test("history marks a mistake in the plain steps of a game", async () => {
  const data = newDataFolder();
  const game = ["play", "tower-switch", "--blocks", "5", "--name", "Ann,Ben"];
  await run(game, "2\n1\n1\n1\n", data);
  const [file = ""] = recordsIn(data);
  const steps = (await at(data, `history ${file.replace(".json", "")} --plain`)).out.split(/\n{2,}/);
  const marked = steps.filter((step) => step.includes("\nMistake: "));
  expect(marked).toEqual([expect.stringMatching(/^Move 3 of 4: Ann plays 1\n/)]);
});

test("resuming a game resumes its series", async () => {
  const data = newDataFolder();
  const args = ["play", "tower-switch", "--blocks", "1", "--best-of", "3", "--name", "Ann,Ben"];
  const left = await run(args, "1\nquit\n", data);
  expect(left.out).toContain("Score: Ann 1, Ben 0.");
  const resumed = await at(data, `play ${idIn(left.out)}`, "1\n1\n");
  expect(resumed.out).toContain("Score: Ann 1, Ben 1.");
  expect(resumed.out).toContain("Score: Ann 2, Ben 1.\nAnn wins the series 2 to 1.\n");
  expect(recordsIn(data)).toHaveLength(3);
});

test("a resumed series deals the same starts as an uninterrupted series", async () => {
  const data = newDataFolder();
  const left = await at(data, "play switch-conquer --best-of 9 --seed 1", "resign\nyes\nresign\nyes\nquit\n");
  const resumed = await at(data, `play ${idIn(left.out)}`, "resign\nyes\nresign\nyes\nquit\n");
  const rows = Array.from(
    (left.out + resumed.out).matchAll(/Initial Switch Configuration:\n(.*)/g),
    (match) => match[1],
  );
  expect(new Set(rows).size).toBeGreaterThan(2);
  const whole = await run(
    ["play", "switch-conquer", "--best-of", "9", "--seed", "1"],
    "resign\nyes\n".repeat(5),
    newDataFolder(),
  );
  expect(whole.out).toContain(String(rows.at(-1)));
});

test("a game without a move is saved only if it was saved before", async () => {
  const data = newDataFolder();
  const left = await at(data, "play tower-switch", "quit\n");
  expect(left.out).toMatch(/No moves yet, so there's nothing to save\.\n$/);
  expect((await at(data, "history")).out).toContain("No saved games yet.");
  const back = await at(data, "play tower-switch", "1\nundo\nquit\n");
  expect((await at(data, `play ${idIn(back.out)}`)).out).toContain("at move 1.");
});

test("a record contains the dealt row", async () => {
  const data = newDataFolder();
  const { out } = await at(data, "play switch-conquer --seed 9", "flip 1\nquit\n");
  const row = /Switches: (.*)/.exec(out)?.[1]?.replaceAll(" ", "");
  const text = readFileSync(join(data, "games", `${idIn(out)}.json`), "utf8");
  expect(JSON.parse(text)).toMatchObject({ options: { switches: 4, start: row }, seed: 9 });
  expect(readMatch(text, games).ok).toBe(true);
});

test("a damaged record is refused and not overwritten", async () => {
  const data = newDataFolder();
  const id = idIn((await at(data, "play tower-switch", "2\n")).out);
  const file = join(data, "games", `${id}.json`);
  const half = readFileSync(file, "utf8").slice(0, 80);
  writeFileSync(file, half);
  const resumed = await at(data, `play ${id}`, "1\n");
  expect(resumed).toMatchObject({ code: 2, out: "" });
  expect(resumed.err).toContain("damaged");
  expect(readFileSync(file, "utf8")).toBe(half);
  expect((await at(data, "history")).out).toContain(`Couldn't read ${id}: This saved game is damaged`);
});

test.each([
  ["long ago", 0],
  ["the future", Date.now() / 1000 + 86_400],
])("a lock from %s that a killed process left doesn't block saving", async (_, time) => {
  const data = newDataFolder();
  const id = idIn((await at(data, "play tower-switch", "2\n")).out);
  const lock = join(data, "games", `${id}.json.lock`);
  writeFileSync(lock, "");
  utimesSync(lock, time, time);
  expect((await at(data, `play ${id}`, "1\nquit\n")).code).toBe(0);
  const record = JSON.parse(readFileSync(join(data, "games", `${id}.json`), "utf8"));
  expect(record).toMatchObject({ moves: ["2", "1"] });
});

test("a failed save is reported once, and the game goes on", async () => {
  const data = newDataFolder();
  writeFileSync(join(data, "games"), "");
  const result = await at(data, "play tower-switch", wholeTower);
  expect(
    result.out.match(/Note: Couldn't save the game: .*\. You can keep playing, but it won't be saved\./g),
  ).toHaveLength(1);
  expect(result.out).toContain("Player 1 wins the game!");
  expect(result.code).toBe(0);
  const left = await at(data, "play tower-switch", "2\nquit\n");
  expect(left.out).toContain("Couldn't save the game.");
  expect(left.code).toBe(1);
});

const foreign = (change: object) =>
  `${JSON.stringify({ switchyard: 1, id: "evil", game: "tower-switch", options: { blocks: 10 }, from: null, first: 1, players: [{ name: "\u001b[31mEve" }, { name: "Bob" }], seed: 1, moves: ["2"], result: null, hints: [0, 0], startedAt: "2026-01-01T00:00:00.000Z", series: null, ...change })}\n`;

function place(data: string, name: string, text: string): void {
  mkdirSync(join(data, "games"), { recursive: true });
  writeFileSync(join(data, "games", `${name}.json`), text);
}

test("control codes in a record don't reach the output", async () => {
  const data = newDataFolder();
  place(data, "evil1", foreign({}));
  place(data, "evil2", foreign({ game: "\u001b[31mgame\u0007" }));
  place(
    data,
    "evil3",
    foreign({ moves: ["\u009b31m"], series: { id: "\u202e", of: 3, game: 1, score: [0, 0] } }),
  );
  place(data, "evil4", "\u001b]0;title\u0007");
  for (const words of [
    ["history"],
    ["history", "--json"],
    ["history", "--stats"],
    ["history", "--stats", "--json"],
    ["history", "evil1"],
    ["history", "--export", "evil1"],
    ["history", "--export", "evil4"],
    ["play", "evil1"],
  ]) {
    const result = await run(words, "", data);
    expect(/[^\P{Cc}\n]|\u202e/u.test(result.out + result.err), words.join(" ")).toBe(false);
  }
});

test("resuming a file from another folder saves a copy", async () => {
  const data = newDataFolder();
  const file = join(data, "from-a-friend.json");
  writeFileSync(file, foreign({}));
  expect(idIn((await at(data, `play ${file}`, "1\n")).out)).toBe("evil");
  const second = await at(data, `play ${file}`, "1\n");
  expect(second.out).toContain("Note: Saved game evil changed somewhere else");
  expect(idIn(second.out)).not.toBe("evil");
  expect(readFileSync(file, "utf8")).toBe(foreign({}));
});

test("a copied record is saved under the name of its copy", async () => {
  const data = newDataFolder();
  place(data, "copy", foreign({}));
  expect(idIn((await at(data, "play copy", "1\n")).out)).toBe("copy");
});

test("history refuses devices, folders and very large files", async () => {
  const data = newDataFolder();
  const large = join(data, "large.json");
  writeFileSync(large, " ".repeat(4_100_000));
  for (const [name, message] of [
    ["/dev/zero", "is a device or a pipe."],
    [data, "is a folder."],
    [large, "is too large: more than 4 MB."],
  ] as const)
    expect(await at(data, `history ${name}`)).toMatchObject({
      code: 2,
      err: expect.stringContaining(message),
    });
});

test("history reads a game of 100,000 moves", async () => {
  const data = newDataFolder();
  const moves = Array.from({ length: 100_000 }, () => "1");
  place(data, "long", foreign({ game: "switch-battle", options: { switches: 7 }, moves }));
  const replayed = await at(data, "history long --json");
  expect(JSON.parse(replayed.out).positions).toHaveLength(100_001);
});

test("history reports saved games that can't be read", async () => {
  const data = newDataFolder();
  writeFileSync(join(data, "games"), "");
  expect(await at(data, "history")).toMatchObject({
    code: 1,
    err: expect.stringContaining("Can't read your saved games"),
  });
});

test("history deletes drafts of killed processes after a day", async () => {
  const data = newDataFolder();
  place(data, "mine", foreign({}));
  for (const name of ["old.draft", "new.draft"]) writeFileSync(join(data, "games", name), "");
  utimesSync(join(data, "games", "old.draft"), 0, 0);
  await at(data, "history");
  expect(recordsIn(data)).toEqual(["mine.json", "new.draft"]);
});

async function threeGames(): Promise<string> {
  const data = newDataFolder();
  await at(data, "play tower-switch --name Ann,Ben", wholeTower);
  await at(data, "play switch-battle --name Zoë,李", "4\ndraw\nyes\n");
  await at(data, "play tower-switch", "2\n");
  return data;
}

test("a record with a wrong result, move or level is listed as unreadable", async () => {
  const data = newDataFolder();
  await at(data, "play tower-switch", wholeTower);
  const [name = ""] = recordsIn(data);
  const record = JSON.parse(readFileSync(join(data, "games", name), "utf8"));
  const [ann, ben] = record.players;
  const forged = {
    winner: { ...record, result: { ...record.result, winner: 2 } },
    moves: { ...record, moves: ["9"] },
    level: { ...record, players: [ann, JSON.parse('{"name":"x","level":"__proto__"}')] },
  };
  for (const [id, content] of Object.entries(forged))
    writeFileSync(join(data, "games", `${id}.json`), JSON.stringify(content));
  const foreign = { ...record, game: "chess", players: [ann, ben] };
  writeFileSync(join(data, "games", "foreign.json"), JSON.stringify(foreign));
  const history = await jsonAt(data, "history --json");
  expect(history.records.map(({ game }: { readonly game: string }) => game).toSorted()).toEqual([
    "chess",
    "tower-switch",
  ]);
  const { unreadable, stats } = await jsonAt(data, "history --stats --json");
  expect(unreadable.map(({ id }: { readonly id: string }) => id).toSorted()).toEqual(
    Object.keys(forged).toSorted(),
  );
  expect(history.unreadable).toEqual(unreadable);
  expect(stats).toEqual([]);
  expect((await at(data, "history --stats")).out).toContain(
    "Couldn't read winner: The result in this saved game doesn't match its moves.",
  );
});

test("history lists games newest first and takes a game and a limit", async () => {
  const data = await threeGames();
  const { out } = await at(data, "history");
  const lines = out.trim().split("\n");
  expect(lines).toHaveLength(5);
  expect(lines[1]).toMatch(/tower-switch .* open: .* \d+ moves?$/);
  expect(lines[2]).toMatch(/switch-battle .*Zoë and 李: drawn by agreement/);
  expect(lines[3]).toMatch(/tower-switch .*Ann and Ben: Ann won/);
  expect(lines[4]).toMatch(/^Resume one with: switchyard play \S+$/);
  const filtered = await at(data, "history tower-switch --rows 1 --json");
  expect(JSON.parse(filtered.out)).toMatchObject({
    records: [{ game: "tower-switch", moves: ["2"] }],
    unreadable: [],
  });
  expect((await at(data, "history factor-frenzy")).out).toContain("No games match.");
  expect((await at(data, "history --rows 1")).out).toContain("Showing 1 of 3 games. See more with --rows");
});

test("history --export prints a record, and --delete deletes it", async () => {
  const data = await threeGames();
  const [name = ""] = recordsIn(data);
  const id = name.replace(".json", "");
  const text = readFileSync(join(data, "games", name), "utf8");
  expect((await at(data, `history --export ${id}`)).out).toBe(text);
  const file = join(data, "copy.json");
  writeFileSync(file, text);
  expect((await at(data, `history --delete ${id}`)).code).toBe(0);
  expect(recordsIn(data)).toHaveLength(2);
  expect((await at(data, `history ${file}`)).code).toBe(0);
});

test("history ID prints every position", async () => {
  const data = await threeGames();
  const { out } = await at(data, "history tower-switch --json");
  const id: string = JSON.parse(out).records[1].id;
  const replayed = await at(data, `history ${id}`);
  expect(replayed.out).toContain(
    "Tower Switch, Ann against Ben\nTower Levels: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]",
  );
  expect(replayed.out).toContain(
    "Move 7 of 7: Ann plays 1\nAnn took block 10.\nTower Levels: []\nAnn wins the game!",
  );
  const json: unknown = JSON.parse((await run(["history", id, "--json"], "", data)).out);
  expect(json).toMatchObject({
    game: "tower-switch",
    positions: { length: 8, 7: { move: "1", key: "0/1" } },
  });
});

test("stats count games by game, opponent and seat", async () => {
  const data = await threeGames();
  const stats = async (game = "") => (await jsonAt(data, `history${game} --stats --json`)).stats;
  // In a game between two people here, either could be the player.
  expect(await stats()).toEqual([]);
  for (const seat of [1, 1, 2])
    await at(data, `play tower-switch --vs easy --blocks 1 --seat ${seat}`, "1\n");
  await at(data, "play switch-battle --vs easy --start 01", "1\n");
  expect(await stats()).toMatchObject([
    { game: "switch-battle", opponent: "easy", seat: 1, games: 1, wins: 1 },
    { game: "tower-switch", seat: 1, games: 2, wins: 2, losses: 0 },
    { game: "tower-switch", seat: 2, games: 1, wins: 0, losses: 1 },
  ]);
  expect((await at(data, "history --stats")).out).toContain("GAME");
  expect(await stats(" switch-b")).toHaveLength(1);
  expect(await stats(" factor-frenzy")).toEqual([]);
});

test("stats don't count a game that retries a mistake", async () => {
  const players = [{ name: "Ann" }, { name: "Computer", level: "perfect" }] as const;
  const sitting = new Sitting(tableState({ ...newGame(towerSwitch, { blocks: 8 }), players }));
  const data = sitting.host.env.SWITCHYARD_DATA ?? "";
  const counts = async () => (await jsonAt(data, "history --stats --json")).stats;
  const playToEnd = async () => {
    while (tableOn(sitting.state).match.outcome === null) await sitting.press("1", "return");
  };
  await playToEnd();
  const once = await counts();
  expect(once).toMatchObject([{ seat: 1, games: 1, losses: 1 }]);
  for (const copies of [2, 3]) {
    await sitting.press("p", "2", "return", "p");
    await playToEnd();
    expect(recordsIn(data)).toHaveLength(copies);
    expect(await counts()).toEqual(once);
  }
});

test("history --delete everything asks, then deletes all that is stored", async () => {
  const data = newDataFolder();
  await at(data, "play tower-switch", wholeTower);
  await at(data, "learn tower-switch --plain", "next\nquit\n");
  expect(readdirSync(join(data, "puzzles"))).toHaveLength(1);
  expect(await at(data, "history --delete")).toMatchObject({ code: 2 });
  expect((await at(data, "history --delete lesson")).err).toContain('Did you mean "lessons"?');
  const atTerminal = (input: string) => {
    const asked = (host: Host) => {
      for (const stream of [host.input, host.output]) Object.assign(stream, { isTTY: true });
      return history(host, undefined, { delete: "everything" });
    };
    return runOn(asked, { input, data });
  };
  for (const input of ["n\n", "\n", ""])
    expect((await atTerminal(input)).out).toMatch(
      /^Delete your saved games, .*setups\? \(y\/n\) \n?Nothing was/,
    );
  expect(recordsIn(data)).toHaveLength(1);
  expect((await atTerminal("y\n")).out).toContain("Deleted your saved games");
  expect(recordsIn(data)).toEqual([]);
  await at(data, "play tower-switch", wholeTower);
  expect(await at(data, "history --delete everything")).toMatchObject({ code: 1 });
  expect(recordsIn(data)).toHaveLength(1);
  const { out } = await at(data, "history --delete everything", "y\n");
  expect(out).toMatch(
    /Deleted your saved games, puzzle results, lesson progress and setups\. Your open online games are /,
  );
  expect([...recordsIn(data), ...readdirSync(join(data, "puzzles"))]).toEqual([]);
});

test("history --delete forgets lessons", async () => {
  const data = newDataFolder();
  await at(data, "play tower-switch", "1\n1\n1\nresign\nyes\n");
  await at(data, "learn tower-switch --plain", "2\nquit\n");
  const done = async () => (await jsonAt(data, "learn --json")).lessons[0].done;
  expect(await done()).toBe(1);
  expect((await at(data, "history --delete lessons")).out).toBe("Deleted your lesson progress.\n");
  expect(await done()).toBe(0);
  expect(recordsIn(data)).toHaveLength(1);
});

test("stats rate the unaided decisions of finished games", async () => {
  const data = newDataFolder();
  const play = (typed: string, flags = "--blocks 5") =>
    at(data, `play tower-switch --vs perfect ${flags}`, typed);
  await play("1\nresign\nyes\n");
  await play("hint\n1\nresign\nyes\n");
  await play("1\nundo\n2\nresign\nyes\n");
  await play("1\nquit\n");
  await play("", "--blocks 1 --seat 2");
  const { stats } = await jsonAt(data, "history --stats --json");
  expect(stats).toMatchObject([
    { seat: 1, games: 4, skill: { value: -1, decisions: 1 } },
    { seat: 2, skill: { value: null, low: null, high: null, decisions: 0 } },
  ]);
  const { out } = await at(data, "history --stats");
  expect(out).toMatch(/GAME +OPPONENT +SEAT +WON +LOST +DRAWN +SKILL\n/);
  expect(out).toMatch(/tower-switch +perfect +1 +0 +3 +0 +-1\.00 \(-1\.00 to 0\.59\)\n/);
  expect(out).toMatch(/tower-switch +perfect +2 +0 +1 +0 +nothing to judge yet\n/);
});
