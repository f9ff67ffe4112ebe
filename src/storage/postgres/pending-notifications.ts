/** What a node has yet to tell the others: of each match once, however often it has changed. */

export const wordKinds = ["changed", "presence"] as const;

export interface Word {
  readonly kind: (typeof wordKinds)[number];
  readonly matches: readonly string[];
}

/** PostgreSQL carries up to 8,000 bytes; the name of a match has at most 32. */
const mostMatches = 200;
/** Should there be more, the others find out by looking. */
const mostWaiting = 20_000;

export class News {
  readonly #waiting: Readonly<Record<Word["kind"], Set<string>>> = {
    changed: new Set(),
    presence: new Set(),
  };

  get isEmpty(): boolean {
    return wordKinds.every((kind) => this.#waiting[kind].size === 0);
  }

  add({ kind, matches }: Word): void {
    const waiting = this.#waiting[kind];
    for (const match of matches) if (waiting.size < mostWaiting) waiting.add(match);
  }

  /** As much as one notification carries; moves come before presence. */
  take(): Word {
    const kind = this.#waiting.changed.size > 0 ? "changed" : "presence";
    const waiting = this.#waiting[kind];
    const matches = [...waiting].slice(0, mostMatches);
    for (const match of matches) waiting.delete(match);
    return { kind, matches };
  }
}
