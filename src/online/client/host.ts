/** The client needs these from its environment. The browser and Node both provide them. */

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
  /** The local clock, in milliseconds. It never goes back. */
  now(): number;
  setTimer(run: () => void, ms: number): unknown;
  clearTimer(timer: unknown): void;
  /** A new token for a seat: at least 128 bits from a cryptographic source, in base64url. */
  newToken(): string;
  newCommandId(): string;
  /** A number from 0 to just below 1. */
  random(): number;
}

/** Keeps counting if the machine's clock is set back. Otherwise the client could wait for hours to resend anything. */
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
