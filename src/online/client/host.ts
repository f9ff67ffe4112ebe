/** What the client needs from a browser or from Node. */

export interface SocketLike {
  send(text: string): void;
  close(): void;
  addEventListener(type: "open" | "error", listener: () => void): void;
  addEventListener(type: "message", listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: "close", listener: (event: SocketClosing) => void): void;
}

export interface SocketClosing {
  readonly code: number;
  readonly reason: string;
}

export interface ClientHost {
  openSocket(url: string): SocketLike;
  /** In milliseconds. Must never go back. */
  now(): number;
  setTimer(run: () => void, ms: number): unknown;
  clearTimer(timer: unknown): void;
  /** At least 128 bits from a cryptographic source, in base64url. */
  newToken(): string;
  newCommandId(): string;
  /** From 0 to just below 1. */
  random(): number;
}

/** Keeps a clock counting even if it's set back. Otherwise, the client could wait for hours. */
export function steadyClock(clock: () => number): () => number {
  let behind = 0;
  let last = -Infinity;
  return () => {
    const time = clock() + behind;
    behind += Math.max(0, last - time);
    last = Math.max(last, time);
    return last;
  };
}
