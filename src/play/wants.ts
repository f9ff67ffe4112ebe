/** Carries out what activities want. Every face fills in one table. */

import type { Answer } from "../computer/job.ts";
import type { Result } from "../core/result.ts";
import type { Input } from "./activity.ts";
import type { Ask, Outside, Want, WantKind } from "./contract.ts";

export type WantHandlers<R, Kinds extends WantKind = WantKind> = {
  readonly [K in Kinds]: (want: Want<K>) => R;
};

export function carryOut<K extends WantKind, R>(handlers: WantHandlers<R, K>, want: Want<K>): R {
  const { kind } = want;
  return handlers[kind](want);
}

/** What a face provides. */
export interface LentByFace<R> {
  readonly outside: () => Promise<Outside>;
  /** Undefined if nothing waits for the answer anymore. */
  readonly answer: (ask: Ask) => Promise<Result<Answer> | undefined>;
  /** Sends an input back to the activity. */
  readonly reply: (input: Input) => R;
}

export function usualHandlers<R>({ outside, answer, reply }: LentByFace<R>) {
  return {
    ask: async (ask: Ask) => {
      const answered = await answer(ask);
      if (answered === undefined) return undefined;
      return reply(
        answered.ok
          ? { kind: "answered", ask, answer: answered.value }
          : { kind: "refused", text: answered.problem.message },
      );
    },
    keep: async ({ keep }: Want<"keep">) => reply({ kind: "noted", notes: keep(await outside()) }),
  };
}
