/** `survivors.md`: the mutants that no test notices, under headings that say why that is right. */

import { readFileSync, writeFileSync } from "node:fs";
import type { Mutant } from "./instrument.ts";

const file = "mutation/survivors.md";
const unread = "Not looked at yet";

interface Section {
  readonly heading: string;
  readonly names: readonly string[];
}

interface Listed {
  readonly intro: string;
  readonly sections: readonly Section[];
}

export function readSurvivors(): Listed {
  const [intro = "", ...parts] = readFileSync(file, "utf8").split(/^## /m);
  const sections = parts.map((part) => {
    const [heading = "", ...lines] = part.split("\n");
    return { heading, names: lines.filter((line) => line.startsWith("- ")).map((line) => line.slice(2)) };
  });
  return { intro, sections };
}

export interface Differences {
  /** Survivors without an explanation. */
  readonly unlisted: readonly Mutant[];
  /** Are said to survive, but do not, or are gone. */
  readonly stale: readonly string[];
}

/** `ran` are the mutants of this run; about those that were not chosen nothing is said. */
export function compare(
  listed: Listed,
  all: readonly Mutant[],
  ran: { readonly chosen: readonly Mutant[]; readonly survivors: readonly Mutant[] },
): Differences {
  const reasoned = listed.sections.filter(({ heading }) => heading !== unread).flatMap(({ names }) => names);
  const files = new Set(all.map((mutant) => mutant.file));
  const known = new Set(all.map(({ name }) => name));
  const chosen = new Set(ran.chosen.map(({ name }) => name));
  const surviving = new Set(ran.survivors.map(({ name }) => name));
  const stale = listed.sections
    .flatMap(({ names }) => names)
    .filter((name) => files.has(name.slice(0, name.indexOf(":"))))
    .filter((name) => !known.has(name) || (chosen.has(name) && !surviving.has(name)));
  return { unlisted: ran.survivors.filter(({ name }) => !reasoned.includes(name)), stale };
}

/** Takes out what is stale, and puts what has no reason yet at the end. */
export function writeSurvivors({ intro, sections }: Listed, { unlisted, stale }: Differences): void {
  const gone = new Set([...stale, ...unlisted.map(({ name }) => name)]);
  const kept = sections.map(({ heading, names }) => ({
    heading,
    names: names.filter((name) => !gone.has(name)),
  }));
  const waiting = kept.find(({ heading }) => heading === unread)?.names ?? [];
  const parts = [
    ...kept.filter(({ heading }) => heading !== unread),
    { heading: unread, names: [...waiting, ...unlisted.map(({ name }) => name)] },
  ].filter(({ names }) => names.length > 0);
  const text = parts.map(
    ({ heading, names }) => `## ${heading}\n\n${names.map((name) => `- ${name}\n`).join("")}`,
  );
  writeFileSync(file, `${intro.trimEnd()}\n\n${text.join("\n")}`);
}
