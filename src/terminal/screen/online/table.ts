/** An online game on the table: how it is opened, and what becomes of the table when the server has spoken. */

import { hasFreeSeat } from "../../../client/status.ts";
import { withMatch } from "../../../table/table.ts";
import type { OnlineScene, TableScene } from "../state.ts";
import { openScene } from "../table/table.ts";

export function openOnline(online: OnlineScene, notes: readonly string[]): TableScene {
  return { ...openScene({ match: online.view.online.match, notes }), online };
}

/** A player who looks back or types goes on with it; a question about a game that has moved on is dropped. */
export function withOnline(scene: TableScene, online: OnlineScene, said: string): TableScene {
  const { match } = online.view.online;
  const told = said === "" ? scene.said : said;
  const same = match.moves.length === scene.match.moves.length && match.outcome === scene.match.outcome;
  const problem = problemOf(scene, online);
  if (same) return { ...scene, match, online, said: told, problem, notes: notesNow(scene, online) };
  const next = { ...withMatch(scene, match, said), online, problem };
  const viewing = scene.viewing === null ? null : Math.min(scene.viewing, match.moves.length);
  const question = match.outcome === null ? scene.question : null;
  return { ...next, viewing, question, typed: match.outcome === null ? scene.typed : "" };
}

/** Once the other player has joined, the link for them has done its work. */
function notesNow(scene: TableScene, online: OnlineScene): readonly string[] {
  const waited = scene.online !== null && hasFreeSeat(scene.online.view.online);
  return waited && !hasFreeSeat(online.view.online) ? [] : scene.notes;
}

/** A refusal stands until the next try; one about an absent player, until that changes. */
function problemOf(scene: TableScene, online: OnlineScene): string {
  const { refusal } = online.view;
  const before = scene.online?.view;
  const stale = before?.away[0] !== online.view.away[0] || before?.away[1] !== online.view.away[1];
  if (refusal === before?.refusal) return refusal === null ? (stale ? "" : scene.problem) : refusal.message;
  return refusal?.message ?? "";
}

export function withTime(scene: TableScene, now: number): TableScene {
  return scene.online === null ? scene : { ...scene, online: { ...scene.online, now } };
}
