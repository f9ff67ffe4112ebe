/** `switchyard check [FILE]`: what is wrong with the games of a module, or with the program's own. */

import { ok, type Result } from "../../core/result.ts";
import { type Reviews, readGames, reviewHere } from "../check/review-games.ts";
import type { Faces } from "../faces.ts";
import { exitCodes, type Given, type Host, need, printAnswer } from "../host.ts";

export async function check(
  host: Host,
  faces: Faces,
  file: string | undefined,
  flags: Given<never, "json">,
): Promise<number> {
  const found = need((await faces.check?.(file ?? null)) ?? (await checkHere(host, file)));
  const { games, faults, warnings, unseen } = found;
  const fine = `No problems found in ${games.join(", ")}.`;
  printAnswer(host, flags, found, () => [
    ...(faults.length === 0 ? [fine] : faults.map(({ message }) => message)),
    ...warnings.map(({ message }) => `Warning: ${message}`),
    ...unseen.map((sentence) => `Note: ${sentence}`),
  ]);
  return faults.length === 0 ? exitCodes.fine : exitCodes.stopped;
}

async function checkHere(host: Host, file: string | undefined): Promise<Result<Reviews>> {
  const games = file === undefined ? ok(host.games) : await readGames(file);
  return games.ok ? ok(await reviewHere(games.value)) : games;
}
