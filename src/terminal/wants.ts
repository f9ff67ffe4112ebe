/** Carries out wants on this machine and in the current online game, for every face. */

import type { Match } from "../core/match.ts";
import type { Result } from "../core/result.ts";
import type { Seat } from "../core/seat.ts";
import { advance, type Input } from "../play/activity.ts";
import type { Activity, Opener, Want } from "../play/contract.ts";
import { type Host, print } from "./host.ts";
import { type Autosave, saveAndLeave, saveCopy } from "./saves/autosave.ts";

export type WantFor<K extends Want["kind"]> = Extract<Want, { readonly kind: K }>;

/** `closed` is the reason if this was the last input; `open` is the next game. */
export type News = { readonly input: Input; readonly closed?: string } | { readonly open: Activity };

export interface OnlineTable {
  listen(tell: (news: News) => void): void;
  carryOut(want: WantFor<"act" | "follow" | "reconnect">): void;
  /** Returns where the finished game is kept. */
  save(match: Match, seat: Seat): readonly string[];
  farewell(): readonly string[];
}

export interface TableBackend {
  readonly autosave: Autosave;
  readonly online?: OnlineTable;
}

/** A turn is on disk when this returns. */
export function keepWanted(
  host: Host,
  { autosave, online }: TableBackend,
  want: WantFor<"save" | "copy" | "keep">,
): Input | Promise<Input> {
  if (want.kind === "keep")
    return import("./outside.ts").then(({ outsideOf }) => ({
      kind: "noted",
      notes: want.keep(outsideOf(host)),
    }));
  if (want.kind === "copy") {
    const copied = saveCopy(host, want.match, want.name);
    return copied.ok
      ? { kind: "said", text: copied.value }
      : { kind: "refused", text: copied.problem.message };
  }
  const { match, seat } = want;
  if (seat !== undefined) return { kind: "noted", notes: online?.save(match, seat) ?? [] };
  const saved = autosave.save(match);
  return { kind: "saved", id: saved.match.id, notes: saved.notes };
}

/** Loaded with the first activity that needs it. */
export async function openActivity(host: Host, open: Opener): Promise<Result<Activity>> {
  const { outsideOf } = await import("./outside.ts");
  return open(outsideOf(host));
}

export function leftBy(activity: Activity): Match | undefined {
  const { wants } = advance(activity, { kind: "run", id: "quit" });
  return wants.find((want) => want.kind === "end")?.left;
}

/** Says how to resume; returns false if saving failed. */
export function sayGoodbye(host: Host, { autosave, online }: TableBackend, left: Match | undefined): boolean {
  const isKept = left === undefined || saveAndLeave(host, autosave, left);
  print(host, online?.farewell() ?? []);
  return isKept;
}
