/** What an activity wants to know or to be read, for a conversation. */

import type { Input } from "../../activity/activity.ts";
import type { Ask, Want } from "../../activity/contract.ts";
import { hasComputer } from "../../core/match.ts";
import { adviceOn } from "../advisor.ts";
import { runTask } from "../text/progress.ts";
import type { WantFor } from "../wants.ts";
import type { Talk } from "./talk.ts";

export function isWarmUp(want: Want): want is Ask {
  return want.kind === "ask" && want.job.kind === "warm-up";
}

/** Two people are told nothing about how they played, so that nothing has to be worked out for them. */
export function isUnasked(want: Want): boolean {
  return want.kind === "ask" && want.job.kind === "review" && !hasComputer(want.about);
}

/** The advisor's answer; long work shows how far it is. Undefined where the program is told to stop meanwhile. */
export async function answerAsk({ host }: Talk, ask: Ask): Promise<Input | undefined> {
  const { work, answer } = await adviceOn([ask.about.game], ask.job);
  const run = await runTask(host, work);
  if (run.kind === "stopped") return undefined;
  const answered = answer();
  if (!answered.ok) throw new Error(answered.problem.message);
  return { kind: "answered", ask, answer: answered.value };
}

/** A text to read, or a line for others. */
export async function textIn(want: WantFor<"show" | "read" | "share">): Promise<readonly string[]> {
  if (want.kind === "show") return want.text;
  if (want.kind === "share") return [want.text];
  if (want.what === "theory") return (await import("../../words/theory.ts")).theoremParts(want.game);
  return (await import("../text/rules-text.ts")).rulesText(want.game);
}
