/** What an activity wants from the machine, carried out for a conversation. */

import type { Input } from "../../activity/activity.ts";
import type { Activity, Ask, Want } from "../../activity/contract.ts";
import { hasComputer, type Match } from "../../core/match.ts";
import type { Seat } from "../../core/seat.ts";
import type { Host } from "../host.ts";
import { type Autosave, saveCopy } from "../saves/autosave.ts";
import { runTask } from "../text/progress.ts";
import type { Talk } from "./talk.ts";

export type WantFor<K extends Want["kind"]> = Extract<Want, { readonly kind: K }>;

/** What comes to a game that is played online: an input, the next game, or the end, with the reason. */
export type News = { readonly input: Input } | { readonly open: Activity } | { readonly closed: string };

/** Where a game is played online. */
export interface Elsewhere {
  /** The oldest of the news that have not been heard yet. */
  take(): News | undefined;
  /** Resolves when there are any. */
  arrival(): Promise<void>;
  carryOut(want: WantFor<"act"> | WantFor<"follow" | "reconnect">): void;
  /** Keeps a finished game, and says where. */
  save(match: Match, seat: Seat): readonly string[];
  farewell(): readonly string[];
}

export interface Place {
  readonly autosave: Autosave;
  readonly elsewhere?: Elsewhere;
}

/** What has to be kept before anything is told of it; undefined where the want is another. */
export async function keepFirst({ host }: Talk, place: Place, want: Want): Promise<Input | undefined> {
  if (want.kind === "save") return saved(place, want);
  if (want.kind === "copy") return copied(host, want);
  if (want.kind !== "keep") return undefined;
  const { outsideOf } = await import("../outside.ts");
  return { kind: "noted", notes: want.keep(outsideOf(host)) };
}

function copied(host: Host, { match, name }: WantFor<"copy">): Input {
  const saved = saveCopy(host, match, name);
  return saved.ok ? { kind: "said", text: saved.value } : { kind: "refused", text: saved.problem.message };
}

function saved({ autosave, elsewhere }: Place, { match, seat }: WantFor<"save">): Input {
  if (seat !== undefined) return { kind: "saved", id: match.id, notes: elsewhere?.save(match, seat) ?? [] };
  const { match: kept, notes } = autosave.save(match);
  return { kind: "saved", id: kept.id, notes };
}

export function isWarmUp(want: Want): want is Ask {
  return want.kind === "ask" && want.job.kind === "warm-up";
}

/** Two people are told nothing about how they played, so that nothing has to be worked out for them. */
export function isUnasked(want: Want): boolean {
  return want.kind === "ask" && want.job.kind === "review" && !hasComputer(want.about);
}

/** The advisor's answer; long work shows how far it is. Undefined where the program is told to stop meanwhile. */
export async function answerAsk({ host }: Talk, ask: Ask): Promise<Input | undefined> {
  const { job, about } = ask;
  const games = [about.game];
  const [{ advise, warmUpFor }, { timeUpAfter }, { loadFor }] = await Promise.all([
    import("../../players/advise.ts"),
    import("../../solver/task.ts"),
    import("../../players/lesson/load.ts"),
  ]);
  await loadFor(games, job);
  const run = await runTask(host, warmUpFor(games, job, timeUpAfter(performance)));
  if (run.kind === "stopped") return undefined;
  const answer = advise(games, job);
  if (!answer.ok) throw new Error(answer.problem.message);
  return { kind: "answered", ask, answer: answer.value };
}

/** A text to read, or a line for others. */
export async function textIn(want: WantFor<"show" | "read" | "share">): Promise<readonly string[]> {
  if (want.kind === "show") return want.text;
  if (want.kind === "share") return [want.text];
  if (want.what === "theory") return (await import("../../words/theory.ts")).theoremParts(want.game);
  return (await import("../text/rules-text.ts")).rulesText(want.game);
}
