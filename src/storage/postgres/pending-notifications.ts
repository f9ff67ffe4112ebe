/** Notifications that this node has yet to send: one for each match, however often it has changed. */

export const notificationKinds = ["changed", "presence"] as const;

export interface Notification {
  readonly kind: (typeof notificationKinds)[number];
  readonly matches: readonly string[];
}

/** PostgreSQL carries up to 8,000 bytes; the name of a match has at most 32. */
const mostMatches = 200;
/** What does not fit, the other nodes find by reading the tables. */
const mostWaiting = 20_000;

export class PendingNotifications {
  readonly #waiting: Readonly<Record<Notification["kind"], Set<string>>> = {
    changed: new Set(),
    presence: new Set(),
  };

  get isEmpty(): boolean {
    return notificationKinds.every((kind) => this.#waiting[kind].size === 0);
  }

  add({ kind, matches }: Notification): void {
    const waiting = this.#waiting[kind];
    for (const match of matches) if (waiting.size < mostWaiting) waiting.add(match);
  }

  /** As much as one notification carries; moves come before presence. */
  take(): Notification {
    const kind = this.#waiting.changed.size > 0 ? "changed" : "presence";
    const waiting = this.#waiting[kind];
    const matches = [...waiting].slice(0, mostMatches);
    for (const match of matches) waiting.delete(match);
    return { kind, matches };
  }
}
