/** What people have from Switchyard 0.1.0, see `test/fixtures/0.1.0/README.md`. Tests work on copies. */

import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Snapshot } from "../../src/protocol/online/online-match.ts";
import { newDataFolder } from "./cli.ts";

const folder = "test/fixtures/0.1.0";

/** Flags of a server that deletes nothing, however old the fixtures are by now. */
export const keepAll = ["waiting", "playing", "over"].flatMap((phase) => [
  "--limit",
  `keep-${phase}-days=100000`,
]);

/** A folder with a copy of the file or folder in it. */
export function copyOf(name: string): string {
  const copy = newDataFolder();
  cpSync(join(folder, name), name === "data" ? copy : join(copy, name), { recursive: true });
  return copy;
}

export function fixtureText(name: string): string {
  return readFileSync(join(folder, name), "utf8");
}

function fixtureLines(name: string): readonly string[] {
  return fixtureText(name).trimEnd().split("\n");
}

export interface OldMatch {
  readonly name: string;
  readonly id: string;
  readonly tokens: readonly [string | null, string | null];
  /** What the server told a watcher. */
  readonly told: Snapshot;
}

export function oldMatches(database: "sqlite" | "postgres"): readonly OldMatch[] {
  return fixtureLines(`matches-${database}.jsonl`).map((line): OldMatch => JSON.parse(line));
}

export interface OldFrame {
  readonly who: number;
  readonly says?: object;
  readonly hears?: { readonly type: string };
}

export function oldConversation(): readonly OldFrame[] {
  return fixtureLines("conversation.jsonl").map((line): OldFrame => JSON.parse(line));
}

interface OldPage {
  /** The browser's storage. */
  readonly kept: Readonly<Record<string, string>>;
  readonly links: readonly { readonly about: string; readonly hash: string }[];
}

export const oldPage: OldPage = JSON.parse(fixtureText("page.json"));
