/** A disguised exam asks about the same positions in other words. A player who follows those words finds the same values. */

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { worth } from "../../../src/computer/skill.ts";
import type { Value } from "../../../src/core/analysis.ts";
import { games } from "../../../src/games/index.ts";
import { baselinesOf } from "../../../src/measure/exam/baselines.ts";
import { makeExam } from "../../../src/measure/exam/make.ts";
import { type ExamRow, readExam, type Wording } from "../../../src/measure/exam/row.ts";
import { runToEnd } from "../../../src/solver/task.ts";
import { newDataFolder } from "../../support/cli.ts";
import { run } from "../../support/program.ts";
import { solveAgain } from "../../support/solve-again.ts";
import { call, connect } from "../agents/client.ts";

const make = (wording: Wording) => runToEnd(makeExam({ games, rows: 110, seed: 7, ...wording }));
const plain = make({});
const disguised = make({ disguised: true });
const unlisted = make({ unlisted: true });
const bare = make({ disguised: true, unlisted: true });
const folder = newDataFolder();

function writeExam(name: string, rows: readonly ExamRow[]): string {
  const file = join(folder, name);
  writeFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
  return file;
}

test("a disguised exam has the same positions, depths and values", () => {
  const about = ({ game, options, key, seat, ask, depth, chance, values }: ExamRow) => {
    const sorted = values.map((value) => JSON.stringify(value)).sort();
    return { game, options, key, seat, ask, depth, chance, sorted };
  };
  for (const rows of [disguised, unlisted, bare]) {
    expect(rows.map(about)).toEqual(plain.map(about));
    expect(rows.some(({ id }, at) => id === plain[at]?.id)).toBe(false);
    expect(rows.map((row) => solveAgain(games, row))).toEqual(rows);
    expect(readExam(rows.map((row) => `${JSON.stringify(row)}\n`).join(""))).toEqual({
      ok: true,
      value: rows,
    });
  }
  expect(baselinesOf(games, bare)).toEqual(baselinesOf(games, plain));
});

test("a disguised prompt says nothing of the game's story, names or numbers", () => {
  const story = /switch|flip|tower|block|factor|multiple|divide|frenzy|capture|battle|conquer|number/i;
  for (const [at, { prompt, legal, ask }] of bare.entries()) {
    expect(prompt).not.toMatch(story);
    if (ask === "move") expect(legal.every((name) => /^[A-Z]\d\d$/.test(name))).toBe(true);
    expect(legal, "the order says nothing").toEqual(legal.toSorted());
    expect(prompt.split(" ")[0]).not.toBe(plain[at]?.prompt.split(" ")[0]);
  }
  const names = bare.filter(({ ask }) => ask === "move").map(({ right }) => right[0]);
  expect(new Set(names).size).toBeGreaterThan(names.length * 0.9);
});

type State = readonly [things: ReadonlySet<string>, mover: number, last: string | null];

/** The game as the prompt describes it, without any of the program's rules. */
function gameIn({ prompt, seat }: ExamRow) {
  const lines = prompt.split("\n");
  const after = (start: string) => lines.find((line) => line.startsWith(start))?.slice(start.length);
  const table = lines.flatMap((line) => {
    const [, name = "", need, others = ""] = /^([A-Z]\d\d)(?: \(needs (\w+)\))?: (.*)$/.exec(line) ?? [];
    return name === "" ? [] : [{ name, need, others: others.split(", ") }];
  });
  const othersOf = (name: string | null) => table.find((row) => row.name === name)?.others ?? [];
  const pool = after("Pool: ");
  if (pool !== undefined) {
    const start: State = [new Set(pool.split(", ")), seat, after("Your opponent just took: ") ?? null];
    return {
      start,
      moves: ([left, , last]: State) => [...left].filter((name) => !othersOf(last).includes(name)),
      play: ([left, mover]: State, name: string): State => [
        new Set([...left].filter((other) => other !== name)),
        3 - mover,
        name,
      ],
      isWon: () => false,
    };
  }
  const cells = (after("Cells: ") ?? "").split(", ").map((cell) => cell.split(" "));
  const colors = [1, 2].map((player) => after(`- Player ${player}'s color is `)?.split(".")[0]);
  const red = cells.flatMap(([name = "", color]) => (color === "red" ? [name] : []));
  const has = (lit: ReadonlySet<string>, name: string, mover: number) =>
    lit.has(name) === (colors[mover - 1] === "red");
  return {
    start: [new Set(red), seat, null] as State,
    moves: ([lit, mover]: State) =>
      table.filter(({ need }) => need === undefined || !has(lit, need, mover)).map(({ name }) => name),
    play: ([lit, mover]: State, name: string): State => [
      new Set(
        cells.flatMap(([cell = ""]) => (lit.has(cell) === othersOf(name).includes(cell) ? [] : [cell])),
      ),
      3 - mover,
      null,
    ],
    isWon: ([lit, mover]: State) => cells.every(([name = ""]) => has(lit, name, 3 - mover)),
  };
}

/** The score that the player who just moved can force within this many plies: 1, 1/2 or 0. */
function seen(game: ReturnType<typeof gameIn>, state: State, plies: number): number {
  if (game.isWon(state)) return 1;
  const moves = game.moves(state);
  if (moves.length === 0) return 1;
  if (plies === 0) return 1 / 2;
  return 1 - Math.max(...moves.map((name) => seen(game, game.play(state, name), plies - 1)));
}

test("a player who follows the words of a disguise has the row's moves and finds its values", () => {
  const within = (value: Value, plies: number) =>
    value.kind !== "draw" && (value.plies ?? 99) <= plies ? worth(value) : 1 / 2;
  const asked = bare.filter(({ ask }) => ask === "move");
  for (const row of asked) {
    const game = gameIn(row);
    const plies = row.legal.length > 12 ? 2 : 3;
    expect(game.moves(game.start).toSorted(), row.key).toEqual(row.legal);
    for (const [at, name] of row.legal.entries()) {
      const found = seen(game, game.play(game.start, name), plies - 1);
      expect(found, `${row.key} ${name}`).toBe(within(row.values[at] ?? { kind: "draw" }, plies));
    }
  }
});

test("without the list of legal moves, a prompt doesn't say what you can choose", () => {
  for (const { prompt, ask, game, legal } of [...unlisted, ...bare]) {
    expect(prompt).not.toMatch(/legal moves|Available|Invalid/);
    if (ask === "move") expect(prompt).toContain(`in the same form as ${legal.at(-1)}.`);
    if (game === "factor-frenzy") expect(prompt).toMatch(/(?:Opponent's Last Number|just took): \w+\n/);
  }
  for (const { prompt, ask, legal } of [...plain, ...disguised])
    if (ask === "move") expect(prompt).toContain(`Your legal moves: ${legal.join(", ")}\n`);
});

test("players answer a disguised exam in its names", async () => {
  const file = writeExam("bare.jsonl", bare.slice(0, 40));
  for (const player of ["hard", `cmd:node test/measure/arena/seeded-bot.mjs plays ${join(folder, "pids")}`]) {
    const out = join(folder, player.slice(0, 4));
    const { code } = await run(["exam", "run", file, player, "--out", out]);
    expect(code, player).toBe(0);
    const told = JSON.parse((await run(["exam", "grade", file, out, "--json"])).out).players[0];
    expect(told.illegal.count + told.unreadable.count, player).toBe(0);
    if (player === "hard") expect(told.skill.ahead.value).toBeGreaterThan(0.5);
  }
});

test("a sealed exam without the list doesn't show it to an agent, either", async () => {
  const file = writeExam("unlisted.jsonl", unlisted.slice(0, 2));
  const client = await connect([file, "--out", join(folder, "agent")]);
  expect((await call(client, "question")).data).toMatchObject({ legal: [] });
});
