/** What the client needs from where it runs; the browser and Node both have it. */

/** A WebSocket, the browser's or that of `ws`. */
export interface SocketLike {
  send(text: string): void;
  close(): void;
  addEventListener(type: "open" | "error", listener: () => void): void;
  addEventListener(type: "message", listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(
    type: "close",
    listener: (event: { readonly code: number; readonly reason: string }) => void,
  ): void;
}

export interface ClientHost {
  openSocket(url: string): SocketLike;
  /** The local clock, in milliseconds; it never goes back. */
  now(): number;
  setTimer(run: () => void, ms: number): unknown;
  clearTimer(timer: unknown): void;
  /** A new seat token: at least 128 bits from a cryptographic source, in base64url. */
  newToken(): string;
  newCommandId(): string;
  /** At least 0, under 1. */
  random(): number;
}

/**
 * The local clock as the client needs it. Where the machine's clock is put back it counts on: what is due would come hours
 * late otherwise, and until then nothing is sent again, and the client does not notice that the connection is gone. Put forward, or
 * after a sleep, everything is simply due.
 */
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
