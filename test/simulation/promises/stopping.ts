/** A node that stops answers all earlier requests, closes its connections, and answers nothing else. */

import { closeCodes } from "../../../src/online/codes.ts";

/** How long it waits for what is being stored, a little less than the server's own limit. */
const patienceMs = 4_900;

export class Stopping<End> {
  readonly #since = new Map<End, number>();

  begins(ends: Iterable<End>, now: number): void {
    for (const end of ends) this.#since.set(end, now);
  }

  /** True if the server no longer hears what the client says. */
  ignores(end: End): boolean {
    return this.#since.has(end);
  }

  faultOf(end: End, code: number, now: number, unanswered: readonly string[]): string | undefined {
    const since = this.#since.get(end) ?? -Infinity;
    if (code !== closeCodes.restarting || now > since + patienceMs || unanswered.length === 0)
      return undefined;
    return `a node stops, and has not answered ${unanswered.join()}`;
  }
}
