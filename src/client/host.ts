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
