/** Finds the saved game that somebody names: by its id, or by a file. */

import { readFileSync } from "node:fs";
import type { Match } from "../core/match.ts";
import { fail, type Result } from "../core/result.ts";
import { quote } from "../core/text.ts";
import { recordNamePattern } from "../storage/record-folder.ts";
import type { Host } from "./host.ts";

export interface SavedMatch {
  readonly match: Match;
  /** The record as it stands in the folder of saved games; null where it came from a file elsewhere. */
  readonly stored: string | null;
}

export async function loadMatch(host: Host, name: string): Promise<Result<SavedMatch>> {
  const { readMatch } = await import("../core/record-reader.ts");
  const stored = recordNamePattern.test(name) ? host.records().read(name) : undefined;
  const text = stored?.ok ? stored : readFile(name);
  if (!text.ok) return text;
  const match = readMatch(text.value, host.games);
  if (!match.ok)
    return { ok: false, problem: { ...match.problem, message: `${quote(name)}: ${match.problem.message}` } };
  return { ok: true, value: { match: match.value, stored: stored?.ok ? text.value : null } };
}

function readFile(name: string): Result<string> {
  try {
    return { ok: true, value: readFileSync(name, "utf8") };
  } catch {
    return fail("not-found", `There is no saved game and no file ${quote(name)}. See: switchyard history`);
  }
}
