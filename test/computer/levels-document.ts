/** Writes test/computer/levels.md from the measured skill of every level. */

import { type LevelName, levelNames } from "../../src/computer/level-names.ts";
import { mistakesAt } from "../../src/computer/levels.ts";
import type { Game } from "../../src/core/game.ts";
import { recall } from "../../src/core/memory.ts";
import type { Options } from "../../src/core/options.ts";
import { setUp } from "../../src/core/setup.ts";
import { type Decision, decisionsOf, mostSampled } from "../support/decisions.ts";
import { findGameOf } from "../support/find-game.ts";
import { must } from "../support/must.ts";

export const sizes: readonly (readonly [string, Options])[] = [
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

export const target = { random: 0, beginner: 0.1, easy: 0.5, medium: 0.75, hard: 0.95, perfect: 1 } as const;

/** With fewer decisions, the result would depend on a few distances. */
export const fewest = 30;

interface Row {
  readonly game: Game;
  readonly options: Options;
  readonly whole: boolean;
  readonly decisions: number;
  readonly inOne: number;
  /** Each level's skill, first without wins in one move, then over all decisions. */
  readonly skills: readonly (readonly [number, number])[];
}

const known = new Map<string, Row>();

export function rowOf(size: (typeof sizes)[number]): Row {
  return recall(known, JSON.stringify(size), () => measure(size));
}

function measure([id, options]: (typeof sizes)[number]): Row {
  const game = findGameOf(id);
  const start = id === "switch-conquer" ? { start: "AB".repeat(Number(options.switches) / 2) } : {};
  const setup = must(setUp(game, { options: { ...options, ...start } }));
  const { decisions, whole } = decisionsOf(setup.game, setup.start);
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

/** Each decision counts once, with every choice the level may make there. Random moves are measured as they come. */
function skillAt(level: LevelName, decisions: readonly Decision[]): number {
  const lostAt = ({ moves, random }: Decision) =>
    level === "random"
      ? random
      : mistakesAt(level, moves).reduce((sum, { chance, lost }) => sum + chance * lost, 0);
  const all = (amount: (decision: Decision) => number) =>
    decisions.reduce((sum, decision) => sum + amount(decision), 0);
  return 1 - all(lostAt) / all(({ random }) => random);
}

const head = [
  "# The skill of the levels",
  "",
  "In each cell, the first figure leaves out decisions that are wins in one move, which medium and stronger levels never miss; the",
  "second figure counts all decisions. Every decision counts once, weighted by what random moves give away there. Large sizes are",
  `sampled: the first ${mostSampled} decisions in seeded random games. With fewer than ${fewest} decisions besides wins in one move, only the order of`,
  "the levels is guaranteed. `npm run sweeps` measures all this again.",
  "",
  `| game | size | decisions | wins in one | ${levelNames.join(" | ")} | |`,
  `| --- | --- | --- | --- |${" --- |".repeat(levelNames.length)} --- |`,
];

export function line({ game, options, whole, decisions, inOne, skills }: Row): string {
  const figures = skills.map(([skill, all]) => `${show(skill)} / ${show(all)}`).join(" | ");
  const few = decisions - inOne < fewest ? "only the order is guaranteed" : "";
  const count = whole ? `all ${decisions}` : `${decisions} sampled`;
  return `| ${game.title} | ${writeOptions(options)} | ${count} | ${inOne} | ${figures} | ${few} |`;
}

/** "switches 10, switchOne chosen" */
function writeOptions(options: Options): string {
  return Object.entries(options)
    .map(([name, value]) => `${name} ${value}`)
    .join(", ");
}

function show(skill: number): string {
  return skill.toFixed(2).replace("-0.00", "0.00");
}

export function writeLevels(): string {
  return `${[...head, ...sizes.map(rowOf).map(line)].join("\n")}\n`;
}
