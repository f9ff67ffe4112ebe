/** A computer moves only in the position that it was asked about, and gives the same answer to a draw offer there. */

import type { Answer, Job, JobKind } from "../../../src/computer/job.ts";
import { playedNames } from "../../../src/core/match.ts";
import type { OnlineEvent } from "../../../src/online/events.ts";
import type { OnlineMatch } from "../../../src/online/online-match.ts";

export class Thoughts {
  readonly #known = new Set<string>();

  note<K extends JobKind>(job: Job<K>, answer: Answer<K>): void {
    if (!("record" in job)) return;
    const { id, moves } = job.record;
    if ("move" in answer) this.#known.add(`${id} ${moves.join()} ${answer.move}`);
  }

  /** Says what's wrong with a move that no person made. */
  faultOf({ match }: OnlineMatch, event: OnlineEvent): string {
    if (event.type !== "moved" || event.command !== undefined) return "";
    const isKnown = this.#known.has(`${match.id} ${playedNames(match).join()} ${event.move}`);
    return isKnown ? "" : `the computer plays ${event.move}, which it did not choose for this position`;
  }
}
