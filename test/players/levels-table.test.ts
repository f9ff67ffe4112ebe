/** docs/levels.md holds the measured skill of every level: `npm run levels` regenerates it. */

import { expect, test } from "vitest";
import type { Game } from "../../src/core/game.ts";
import type { Options } from "../../src/core/options.ts";
import { type LevelName, levelNames, levels } from "../../src/players/level-names.ts";
import { mistakesAt } from "../../src/players/levels.ts";
import { type Decision, decisionsOf, mostSampled } from "../support/decisions.ts";
import { everyGame, sample } from "../support/sample-setups.ts";

const sizes: readonly (readonly [string, Options])[] = [
  ["switch-and-capture", { switches: 10 }],
  ["switch-and-capture", { switches: 14 }],
  ["switch-battle", { switches: 7 }],
  ["switch-battle", { switches: 12 }],
  ["switch-conquer", { switches: 4 }],
  ["switch-conquer", { switches: 8 }],
  ["tower-switch", { blocks: 10 }],
  ["tower-switch", { blocks: 100 }],
  ["factor-frenzy", { max: 10 }],
  ["factor-frenzy", { max: 16 }],
];

const target = { random: 0, beginner: 0.1, easy: 0.5, medium: 0.75, hard: 0.95, perfect: 1 } as const;

/** So few decisions that their distances decide how they come out. */
const fewest = 30;

interface Row {
  readonly game: Game;
  readonly options: Options;
  readonly whole: boolean;
  readonly decisions: number;
  readonly inOne: number;
  /** For each level: over the decisions that are not wins in one, and over all. */
  readonly skills: readonly (readonly [number, number])[];
}

function measure(id: string, options: Options): Row {
  const game = everyGame.find((candidate) => candidate.id === id);
  if (game === undefined) throw new Error(id);
  const start = id === "switch-conquer" ? { start: "AB".repeat(Number(options.switches) / 2) } : {};
  const { setup } = sample(game, { ...options, ...start });
  const { decisions, whole } = decisionsOf(game, setup.options, setup.start);
  const others = decisions.filter(({ inOne }) => !inOne);
  const skills = levelNames.map((level) => [skillAt(level, others), skillAt(level, decisions)] as const);
  return {
    game,
    options,
    whole,
    decisions: decisions.length,
    inOne: decisions.length - others.length,
    skills,
  };
}

/** Each decision counts once, with all that the level may do there; random moves are measured as they are. */
function skillAt(level: LevelName, decisions: readonly Decision[]): number {
  const lostAt = ({ moves, random }: Decision) =>
    level === "random"
      ? random
      : mistakesAt(level, moves).reduce((sum, { chance, lost }) => sum + chance * lost, 0);
  const all = (amount: (decision: Decision) => number) =>
    decisions.reduce((sum, decision) => sum + amount(decision), 0);
  return 1 - all(lostAt) / all(({ random }) => random);
}

const rows = sizes.map(([id, options]) => measure(id, options));

test.each(rows)("$game.id $options: the levels have their skill", ({ decisions, inOne, skills }) => {
  expect(decisions).toBeGreaterThan(2);
  for (const [at, name] of levelNames.entries()) {
    const [skill = 0, all = 0] = skills[at] ?? [];
    const [weaker = -1] = skills[at - 1] ?? [];
    expect(skill).toBeGreaterThan(weaker);
    expect(all).toBeGreaterThanOrEqual(skill - 0.01);
    if (decisions - inOne >= fewest) expect(Math.abs(skill - target[name])).toBeLessThanOrEqual(0.05);
  }
  expect(skills.at(-1)).toEqual([1, 1]);
});

const head = [
  "# The levels",
  "",
  "```sh",
  "switchyard play tower-switch --vs medium",
  "```",
  "",
  "The computer has six levels. Each has a *skill*: 1 is perfect, and 0 is no better than random moves.",
  "",
  ...levelNames.map((name) => `- **${name}** (${target[name].toFixed(2)}) ${levels[name].help}.`),
  "",
  "## How skill is measured",
  "",
  "Skill is 1 − (what a player's moves give away) / (what random moves would give away in the same positions). A win is worth 1,",
  "a draw ½, a loss 0. Only decisions count: positions where some move gives something away. A level makes mistakes just often",
  "enough to reach its skill on average: a little less often near the end of a game, and mostly mistakes that are punished late.",
  "",
  "In each cell of the table, the first figure leaves out decisions that are wins in one move, which medium and stronger levels never",
  "miss; the second figure counts all decisions. Every decision counts once, weighted by what random moves give away there. Large",
  `sizes are sampled: the first ${mostSampled} decisions in seeded random games. With fewer than ${fewest} decisions besides wins in one move, only the`,
  "order of the levels is guaranteed. `npm run levels` measures all this again.",
  "",
  `| game | size | decisions | wins in one | ${levelNames.join(" | ")} | |`,
  `| --- | --- | --- | --- |${" --- |".repeat(levelNames.length)} --- |`,
];

function line({ game, options, whole, decisions, inOne, skills }: Row): string {
  const figures = skills.map(([skill, all]) => `${show(skill)} / ${show(all)}`).join(" | ");
  const few = decisions - inOne < fewest ? "only the order is guaranteed" : "";
  const count = whole ? `all ${decisions}` : `${decisions} sampled`;
  return `| ${game.title} | ${writeOptions(options)} | ${count} | ${inOne} | ${figures} | ${few} |`;
}

/** "switches 10, reading examples" */
function writeOptions(options: Options): string {
  return Object.entries(options)
    .map(([name, value]) => `${name} ${value}`)
    .join(", ");
}

function show(skill: number): string {
  return skill.toFixed(2).replace("-0.00", "0.00");
}

test("docs/levels.md is up to date", async () => {
  await expect(`${[...head, ...rows.map(line)].join("\n")}\n`).toMatchFileSnapshot("../../docs/levels.md");
});
