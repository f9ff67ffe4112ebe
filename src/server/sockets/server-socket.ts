/** What the server uses of a WebSocket. */

import type { RawData } from "ws";

export interface ServerSocket {
  readonly readyState: number;
  readonly OPEN: number;
  /** Bytes that wait for the client to read them. */
  readonly bufferedAmount: number;
  send(text: string): void;
  ping(): void;
  pong(data: Buffer): void;
  close(code: number, reason: string): void;
  terminate(): void;
  on(event: "message", listener: (data: RawData, isBinary: boolean) => void): unknown;
  on(event: "ping" | "pong", listener: (data: Buffer) => void): unknown;
  on(event: "error" | "close", listener: () => void): unknown;
}
