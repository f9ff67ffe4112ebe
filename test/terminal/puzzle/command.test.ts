/** `switchyard puzzle` poses the daily puzzle and the player's own mistakes, and stores the results. */

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { games } from "../../../src/games/index.ts";
import { showMenu } from "../../../src/terminal/show.ts";
import { newDataFolder } from "../../support/cli.ts";
import { folderWithMistake } from "../../support/mistake.ts";
import { run, runOn, runWith } from "../../support/program.ts";
import { wrongAnswer } from "../../support/puzzles.ts";

const now = "2026-11-16T09:10:30Z";

async function at(time: string, words: string, input = "", data = newDataFolder()) {
  return await runWith(games, ["puzzle", ...words.split(" ").filter((word) => word !== "")], {
    input,
    data,
    now: time,
  });
}

/** Answers a puzzle on the first try. It looks up the answer in another folder, because looking counts as help. */
async function solve(time: string, words: string, data: string) {
  const { out } = await at(time, `${words} --plain`, "answer\n".repeat(9));
  const [shown = ""] = out.split("Answer shown.");
  const answers = [...shown.matchAll(/The answer: ([^.]*)\./g)].map(([, answer = ""]) => answer);
  const typed = answers.map((answer) => `${answer.replaceAll(" and ", ", ")}\n`).join("");
  return { talk: await at(time, `${words} --plain`, typed, data), typed };
}

test("the daily puzzle has a date, a number and a line to share", async () => {
  const data = newDataFolder();
  const { talk, typed } = await solve(now, "", data);
  expect(talk.out).toContain("Daily puzzle Nov 16 (#2): ");
  const marks = "✓".repeat(typed.trim().split("\n").length);
  const shared = ` · ${marks} · solved on the first try · switchyard puzzle 2026-11-16\n`;
  const streak = "Your streak is 1 day. The next puzzle comes out in 14 h ";
  expect(talk.out).toMatch(/Solved on the first try!\nSwitchyard #2 · [\w ]+, \w+ · /);
  expect(talk.out).toContain(`${shared}${streak}`);
  const heard = await at(now, "--screen-reader", "quit\n", data);
  expect(heard.out).toMatch(
    /Solved on the first try!\nSwitchyard number 2, [\w ]+, \w+: right(, right)*; solved on the first try\. switchyard puzzle /,
  );
  expect(readdirSync(join(data, "puzzles")).sort()).toEqual(["daily-2026-11-16.json"]);
  const stats = await runWith(games, ["history", "--stats"], { data, now });
  expect(stats.out).toContain("Puzzles solved: 1 (1 on the first try).");
});

test("puzzle opens the puzzle of an earlier day", async () => {
  const data = newDataFolder();
  const { talk } = await solve(now, "2026-11-15", data);
  expect(talk.out).toContain("Daily puzzle Nov 15 (#1): ");
  expect(talk.out).toMatch(/ · solved on the first try · .*\nThe next puzzle comes out in /);
  for (const date of ["2026-11-14", "2026-11-17", "2026-11-31"]) {
    const refused = await at(now, date);
    expect([refused.code, refused.err]).toEqual([
      2,
      expect.stringContaining("must be from 2026-11-15 to 2026-11-16"),
    ]);
  }
});

test("the line to share shows wrong answers and help", async () => {
  const posed: { legal: string[]; answers: string[]; ask: "one" | "set" } = JSON.parse(
    (await at(now, "--json")).out,
  );
  const { ask, answers, legal: choices } = posed;
  const wrong = wrongAnswer({ ask, answers, choices, onBoard: true }).join(", ");
  const { typed } = await solve(now, "", newDataFolder());
  const after = async (words: string, input: string) => {
    const data = newDataFolder();
    await at(now, words, input, data);
    return (await at(now, "--plain", typed, data)).out;
  };
  expect(await after("--plain", `${wrong}\nquit\n`)).toMatch(
    /Switchyard #2 · .* · ✗✓* · solved with 1 wrong answer · /,
  );
  expect(await after("--screen-reader", "hint\nquit\n")).toMatch(/, easy · solved with 1 hint · /);
  expect(await after("--json", "")).toMatch(/, easy · answer shown · /);
});

test("puzzle --json prints the choices and answers of the first decision", async () => {
  const { out } = await run("puzzle factor-frenzy --seed 1 --json".split(" "));
  const posed: Record<string, unknown> = JSON.parse(out);
  expect(Object.keys(posed)).toEqual(
    expect.arrayContaining(
      "game options key toMove kind difficulty blind value legal answers task".split(" "),
    ),
  );
});

test("puzzle --mine poses a mistake after a day and again later", async () => {
  const data = folderWithMistake("2026-11-01");
  const early = await at("2026-11-01T23:00:00Z", "--mine", "", data);
  expect([early.code, early.out]).toEqual([
    1,
    expect.stringContaining("Extra practice: this one comes back on Nov 2"),
  ]);
  const posed = await at("2026-11-02T01:00:00Z", "--mine --plain", "quit\n", data);
  expect(posed.out).toContain("One of your mistakes: Tower Switch");
  expect(posed.out).toContain("[1, 2, 3, 4, 5]");
  const solved = await at("2026-11-02T12:00:00Z", "--mine --plain", "2\n2\n2\n2\n", data);
  expect(solved.out).toContain("Right: 2.");
  const after = await at("2026-11-02T13:00:00Z", "--mine", "", data);
  expect(after.out).toContain("this one comes back on Nov 9");
});

test("puzzle --mine leaves out the mistakes of an online opponent", async () => {
  const players = [{ name: "Ann" }, { name: "Ben" }] as const;
  const mistakesOf = async (seat: 1 | 2) => {
    const data = folderWithMistake("2026-11-01", { players, online: { seat } });
    return (await at(now, "--mine", "", data)).out;
  };
  expect(await mistakesOf(1)).toContain("One of your mistakes");
  expect(await mistakesOf(2)).toContain("Nothing to practice yet.");
});

test("puzzle --mine ignores a damaged file", async () => {
  const data = folderWithMistake("2026-11-01");
  mkdirSync(join(data, "puzzles"), { recursive: true });
  const file = join(data, "puzzles", "own-mistakes.json");
  writeFileSync(file, "{ not JSON");
  expect((await at(now, "--mine --plain", "quit\n", data)).code).toBe(0);
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ seen: ["lost"] });
});

test("puzzle --mine skips a mistake that can't be posed", async () => {
  const data = folderWithMistake("2026-11-01");
  await at(now, "--mine --plain", "quit\n", data);
  const file = join(data, "puzzles", "own-mistakes.json");
  const { list, seen } = JSON.parse(readFileSync(file, "utf8"));
  const gone = [
    { ...list[0], position: { game: "nim", options: {}, key: "1", toMove: 1 } },
    { ...list[0], position: { ...list[0].position, key: "3/1" } },
    { ...list[0], position: { ...list[0].position, key: "3/9" } },
  ];
  const other = { ...list[0], position: { ...list[0].position, options: { blocks: 9 }, key: "8/1" } };
  writeFileSync(file, JSON.stringify({ list: [other, ...list, ...gone], seen }));
  const { out } = await at(now, "--mine --plain", "next\nnext\nquit\n", data);
  expect(out.match(/^Tower Levels: .*$/gm)).toEqual([
    "Tower Levels: [1, 2, 3, 4, 5]",
    "Tower Levels: [2, 3, 4, 5, 6, 7, 8, 9]",
    "Tower Levels: [1, 2, 3, 4, 5]",
  ]);
  writeFileSync(file, JSON.stringify({ list: gone, seen }));
  const none = await at(now, "--mine", "", data);
  expect(none.out).toContain("Nothing to practice yet.");
});

test("a damaged file of a daily puzzle is reported", async () => {
  const data = newDataFolder();
  await solve(now, "", data);
  const file = join(data, "puzzles", "daily-2026-11-16.json");
  const kept = readFileSync(file, "utf8");
  writeFileSync(file, kept.slice(0, 20));
  const note = "Couldn't read daily-2026-11-16: It's damaged, or an older version wrote it.\n";
  expect((await runWith(games, ["history", "--stats"], { data, now })).out).toContain(note);
  const { talk } = await solve(now, "", data);
  expect(talk.out).toContain("Your streak is 1 day.");
  expect(readFileSync(file, "utf8")).toBe(kept);
});

test("a puzzle says when its result can't be saved", async () => {
  const played = folderWithMistake("2026-11-01");
  writeFileSync(join(played, "puzzles"), "");
  const mine = await at(now, "--mine", "", played);
  expect(mine.err).toContain("Couldn't save your mistakes: ");
  const data = join(newDataFolder(), "file");
  writeFileSync(data, "");
  const { talk } = await solve(now, "", data);
  expect([talk.code, talk.out]).toEqual([0, expect.stringContaining("Couldn't save your result: ")]);
});

test("the spoken menu leads to due mistakes, the archive and a past puzzle", async () => {
  const input = "puzzles\nyour mistakes\nquit\nendless\nquit\narchive\nNov 15\nquit\nquit\n";
  const settings = { input, data: folderWithMistake("2026-11-01"), now };
  const { out: heard } = await runOn((host) => showMenu(host, { screenReader: true }), settings);
  for (const text of [
    "today's puzzle is waiting, 1 of your mistakes is ready to practice",
    "1. Nov 16 #2: not solved\n2. Nov 15 #1: not solved\n",
    "One of your mistakes: Tower Switch",
    "\nPuzzle: ",
    "Daily puzzle Nov 15 (#1): ",
  ])
    expect(heard).toContain(text);
});
