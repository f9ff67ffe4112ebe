/** What the bench asks of a driver's process, and what it gets back. */

export type ServerKind = "peer" | "ceiling" | "switchyard";

/** Play fifty matches a given number of times, or open a number of matches and leave them idle. */
export interface Order {
  readonly kind: ServerKind;
  readonly port: number;
  readonly otherPort?: number | undefined;
  /** The server's process, whose processor time is reported. */
  readonly pid: number | undefined;
  readonly work: "play" | "sit idle";
  readonly count: number;
}

/** How long moves took is in milliseconds. */
export interface Figures {
  readonly movesPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Processor time that the server's process took for a move, in microseconds: it suffers less from neighbours. */
  readonly processor: number;
}
