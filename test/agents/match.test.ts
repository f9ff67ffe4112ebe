/** A sealed match: a client that cheats in every way it can think of scores what it would have scored without. */

import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { openGame, playNamed } from "../../src/agents/agent-game.ts";
import { currentPosition } from "../../src/core/match.ts";
import { seedOf } from "../../src/core/random.ts";
import { toRecord } from "../../src/core/record.ts";
import { ok } from "../../src/core/result.ts";
import { moveNames } from "../../src/core/rules.ts";
import { openMatchFolder, readMatchFolder } from "../../src/exam/match-folder.ts";
import { openPlanned, plannedGames, readPlan } from "../../src/exam/match-plan.ts";
import { replayGame } from "../../src/exam/match-report.ts";
import { games } from "../../src/games/index.ts";
import { levelNames } from "../../src/players/level-names.ts";
import { newDataFolder } from "../support/cli.ts";
import { run } from "../support/program.ts";
import { openWire, type Wire, type WireAnswer } from "./wire.ts";

const planText = JSON.stringify({
  match: 1,
  opponent: "hard",
  seed: 11,
  plies: 40,
  games: [
    { game: "tower-switch", options: { blocks: 21 }, count: 4 },
    { game: "switch-conquer", options: { switches: 5 }, count: 4 },
    { game: "factor-frenzy", options: { max: 12 }, count: 4 },
    { game: "switch-and-capture", options: { switches: 7 }, count: 2 },
  ],
});
const count = 14;
const open: Wire[] = [];

afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

/** A server on the folder: the first one, or one more. */
async function serve(folder: string): Promise<Wire> {
  const plan = readPlan(games, planText);
  if (!plan.ok) throw new Error(plan.problem.message);
  const about = { version: "0", startedAt: new Date(0).toISOString() };
  const match = openMatchFolder(folder, plan.value, about);
  if (!match.ok) throw new Error(match.problem.message);
  const wire = await openWire({ analysis: false, match: match.value });
  open.push(wire);
  return wire;
}

/** A player without skill, who always answers a position in the same way. */
function choose({ key, legal }: Readonly<Record<string, unknown>>): string {
  const moves: readonly string[] = Array.isArray(legal) ? legal : [];
  return moves[seedOf(String(key)) % moves.length] ?? "";
}

async function playHonestly(folder: string): Promise<void> {
  const { call } = await serve(folder);
  for (let state = await call("next_game"); !state.error; state = await call("next_game"))
    while (state.data.over === false) state = await call("play", { move: choose(state.data) });
}

async function report(folder: string) {
  return JSON.parse((await run(["mcp", "check", folder, "--json"])).out);
}

function movesIn(folder: string) {
  const log = readMatchFolder(folder);
  if (!log.ok) throw new Error(log.problem.message);
  return log.value.games.map(({ moves, result }) => ({ moves, result }));
}

/** Every call that might tell more than it should, in the middle of a game. */
function cheats(key: unknown): readonly (readonly [string, unknown])[] {
  const second = { game: "tower-switch", from: key, first: 1, seat: 2, opponent: "perfect" };
  return [
    ["tools/call", { name: "new_game", arguments: second }],
    ["tools/call", { name: "next_game", arguments: second }],
    ...["analyze", "hint", "undo", "export", "list_games", "check"].map(
      (name) => ["tools/call", { name, arguments: { id: "x", from: key } }] as const,
    ),
    ["resources/list", {}],
    ["resources/read", { uri: "switchyard://rules/tower-switch" }],
    ["prompts/get", { name: "play_a_game" }],
  ];
}

/** What a server can do that has not seen the last move: nothing. */
async function tryStale({ call }: Wire): Promise<readonly WireAnswer[]> {
  const { legal } = (await call("state")).data;
  const answers = [await call("next_game"), await call("resign")];
  for (const move of Array.isArray(legal) ? legal : []) answers.push(await call("play", { move }));
  return answers;
}

test("no cheat gets anything, and the skill is that of the same player without cheating", async () => {
  const data = newDataFolder();
  const [honest, cheated] = [join(data, "honest"), join(data, "cheated")];
  await playHonestly(honest);
  let main = await serve(cheated);
  let tried = 0;
  const refused = (answer: WireAnswer, what: string) => {
    tried++;
    expect(answer.error, `${what}: ${answer.text}`).toBe(true);
  };
  for (let number = 1; number <= count; number++) {
    let state = await main.call("next_game");
    expect(state.error, state.text).toBe(false);
    while (state.data.over === false) {
      for (const [method, params] of cheats(state.data.key))
        refused(await main.ask(method, params), JSON.stringify(params));
      // A second server plays the move; the first, which has not seen it, tries every other one to see the replies.
      const other = await serve(cheated);
      expect((await other.call("state")).data).toMatchObject({ key: state.data.key });
      state = await other.call("play", { move: choose(state.data), id: "another", seat: 2, from: "x" });
      expect(state.error, state.text).toBe(false);
      for (const answer of await tryStale(main)) refused(answer, "stale");
      main = other;
    }
    // What is over stays over, also after a restart.
    main = await serve(cheated);
    expect((await main.call("state")).data).toMatchObject({ over: true });
    refused(await main.call("play", { move: "1" }), "after the end");
    refused(await main.call("resign"), "after the end");
  }
  refused(await main.call("next_game"), "after the last game");
  expect(tried).toBeGreaterThan(500);
  expect(movesIn(cheated)).toEqual(movesIn(honest));
  const [one, two] = [await report(honest), await report(cheated)];
  expect(two.skill).toEqual(one.skill);
  expect(two.games).toEqual(one.games);
  expect(one.skill.decisions).toBeGreaterThan(15);
  expect(one.skill.value).toBeLessThan(0.6);
  expect([one.starts, two.starts > 20]).toEqual([1, true]);
});

test("the rules say nothing about good play, and answers nothing about the seed", async () => {
  const { call, ask } = await serve(join(newDataFolder(), "match"));
  const { text } = await call("rules");
  expect(text).toContain("Tower Switch.");
  expect(text).not.toMatch(/What is known|original rules|multiple of three/);
  const state = await call("next_game");
  expect(JSON.stringify(state.message)).not.toMatch(/seed/i);
  const { tools } = Object((await ask("tools/list", {})).message.result);
  expect(tools.map(({ name }: { name: string }) => name)).toEqual([
    "rules",
    "next_game",
    "state",
    "play",
    "resign",
  ]);
});

test("a game that is left counts as lost, and so do those that were never begun", async () => {
  const folder = join(newDataFolder(), "match");
  const { call } = await serve(folder);
  await call("next_game");
  await call("resign");
  await call("next_game");
  const { games: played } = await report(folder);
  const ends = played.map(({ end }: { end: string }) => end);
  expect(ends.slice(0, 3)).toEqual(["lost", "abandoned", "not played"]);
  expect((await run(["mcp", "check", folder])).out).toContain("1 lost, 1 abandoned, 12 not played");
});

test("an edit of the log is seen; cutting it off is, where the last hash was noted", async () => {
  const folder = join(newDataFolder(), "match");
  await playHonestly(folder);
  const file = join(folder, "games.jsonl");
  const text = readFileSync(file, "utf8");
  const lines = text.trimEnd().split("\n");
  const { head } = await report(folder);
  const edits: Readonly<Record<string, readonly string[]>> = {
    changed: lines.map((line, at) => (at === 2 ? line.replace(/"moves":\["\d/, '"moves":["9') : line)),
    removed: lines.filter((_, at) => at !== 2),
    swapped: [...lines.slice(0, 2), lines[3] ?? "", lines[2] ?? "", ...lines.slice(4)],
    repeated: [...lines.slice(0, 3), lines[2] ?? "", ...lines.slice(3)],
  };
  for (const [name, edit] of Object.entries(edits)) {
    writeFileSync(file, `${edit.join("\n")}\n`);
    expect(await run(["mcp", "check", folder]), name).toMatchObject({
      code: 1,
      err: expect.stringContaining("the log was changed"),
    });
  }
  writeFileSync(file, `${lines.slice(0, -1).join("\n")}\n`);
  expect((await run(["mcp", "check", folder])).code).toBe(0);
  expect((await run(["mcp", "check", folder, "--head", head])).err).toContain(
    "it was cut short or rewritten",
  );
  writeFileSync(file, text);
  expect((await run(["mcp", "check", folder, "--head", head])).code).toBe(0);
  const manifest = join(folder, "match.json");
  writeFileSync(manifest, readFileSync(manifest, "utf8").replace('"seed":11', '"seed":12'));
  expect((await run(["mcp", "check", folder])).err).toContain("the log was changed");
});

type Line = Readonly<Record<string, unknown>>;

/** Writes the log anew, with a chain that fits. */
function forge(folder: string, edit: (lines: readonly Line[]) => readonly Line[]): string {
  const data = newDataFolder();
  const manifest = readFileSync(join(folder, "match.json"), "utf8");
  const lines = readFileSync(join(folder, "games.jsonl"), "utf8").trimEnd().split("\n");
  const hash = (text: string) => createHash("sha256").update(text).digest("hex");
  let head = hash(manifest);
  const chained = edit(lines.map((line) => JSON.parse(line))).map(({ chain: _chain, ...line }) => {
    const body = JSON.stringify(line);
    head = hash(head + body);
    return `${body.slice(0, -1)},"chain":"${head}"}\n`;
  });
  writeFileSync(join(data, "match.json"), manifest);
  writeFileSync(join(data, "games.jsonl"), chained.join(""));
  return data;
}

test("a rewritten log cannot contain moves that the opponent never made", async () => {
  const folder = join(newDataFolder(), "match");
  await playHonestly(folder);
  expect((await run(["mcp", "check", forge(folder, (lines) => lines)])).code).toBe(0);
  /** The first game's first move, its reply and all that follows cut off. */
  const upTo = (lines: readonly Line[], last: Line) => [...lines.slice(0, 2), { ...lines[2], ...last }];
  const edits: Readonly<Record<string, readonly [(lines: readonly Line[]) => readonly Line[], string]>> = {
    "another reply": [
      (lines) => upTo(lines, { moves: ["1", "1"], result: null }),
      'Move 2: A computer at level hard does not play "1" here.',
    ],
    "no reply": [(lines) => upTo(lines, { moves: ["1"], result: null }), "cannot have ended"],
    "the opponent resigns": [
      (lines) => upTo(lines, { moves: [], result: { winner: 1, reason: "resigned" } }),
      "cannot have ended",
    ],
    "a draw by agreement": [
      (lines) => upTo(lines, { moves: [], result: { winner: null, reason: "agreed" } }),
      "cannot have ended",
    ],
    "broken off early": [
      (lines) => upTo(lines, { moves: [], result: { winner: null, reason: "unfinished" } }),
      "cannot have ended",
    ],
    "the opponent loses on time": [
      (lines) => upTo(lines, { moves: [], result: { winner: 1, reason: "timeout" } }),
      "cannot have ended",
    ],
    ...Object.fromEntries(
      [
        { assisted: [0] },
        { hints: [9, 0] },
        { seed: 1 },
        { first: 2 },
        { players: [{ name: "A" }, { name: "B" }] },
      ].map((part) => [
        JSON.stringify(part),
        [
          (lines: readonly Line[]) =>
            lines.map((line, at) =>
              at === 1 ? { ...line, record: { ...Object(line.record), ...part } } : line,
            ),
          "It was not set up as the plan says.",
        ] as const,
      ]),
    ),
  };
  for (const [name, [edit, reason]] of Object.entries(edits)) {
    const told = await run(["mcp", "check", forge(folder, edit)]);
    expect([told.code, told.err], name).toEqual([1, expect.stringContaining(`Game 1: `)]);
    expect(told.err, name).toContain(reason);
  }
  const first = readMatchFolder(folder);
  const moves = first.ok ? (first.value.games[0]?.moves ?? []) : [];
  expect(moves.slice(0, 2), "the forged reply is another one").not.toEqual(["1", "1"]);
});

test.each(levelNames)(
  "every reply of %s is found again, also by a process that has not seen the game before",
  (opponent) => {
    const plan = readPlan(games, planText.replace('"hard"', JSON.stringify(opponent)));
    if (!plan.ok) throw new Error(plan.problem.message);
    let replies = 0;
    for (const planned of plannedGames(plan.value)) {
      const opened = openPlanned({ now: () => new Date(0), newId: () => "game" }, games, planned);
      if (!opened.ok) throw new Error(opened.problem.message);
      let game = openGame(opened.value, plan.value.plies);
      while (game.match.outcome === null) {
        const { match } = game;
        const position = currentPosition(match);
        const names = moveNames(match.game, position);
        const next = playNamed(game, names[seedOf(match.game.key(position)) % names.length] ?? "");
        if (!next.ok) throw new Error(next.problem.message);
        game = next.value;
      }
      replies += game.match.moves.length;
      const elsewhere = games.map((each) => ({ ...each }));
      expect(replayGame(elsewhere, plan.value, planned, toRecord(game.match))).toEqual(ok(undefined));
    }
    expect(replies).toBeGreaterThan(80);
  },
);

test.each([
  ["{}", "This isn't the plan of a match."],
  [
    planText.replace("tower-switch", "tower-swich"),
    'Game 1: There is no game "tower-swich". Did you mean "tower-switch"?',
  ],
  [planText.replace('"blocks":21', '"blocks":0'), "Game 1: "],
  [planText.replace('"hard"', '"genius"'), '"opponent" is missing or wrong'],
  [planText.replace('"plies"', '"from"'), 'This isn\'t the plan of a match. A plan has no "from".'],
  [planText.replace('"count"', '"from"'), 'A plan has no "games.0.from".'],
])("a plan that cannot be played is refused: %s", (text, reason) => {
  const plan = readPlan(games, text);
  expect(plan.ok ? "" : plan.problem.message).toContain(reason);
});
