/**
 * A WebSocket that writes a text message in one piece. ws writes a frame's head and its body apart, and to join them
 * costs Node more than the rules and the store take for a move.
 */

import type { Duplex } from "node:stream";
import { WebSocket } from "ws";

/** Longer messages, and those in more than ASCII, are left to ws. */
const longest = 65_535;

export class TextSocket extends WebSocket {
  /** What the socket writes to. */
  wire: Duplex | undefined;

  override send(text: string): void {
    const { length } = text;
    const isPlain = length <= longest && Buffer.byteLength(text) === length;
    if (this.wire === undefined || !isPlain) super.send(text);
    else this.wire.write(headOf(length) + text, "latin1");
  }
}

/** The head of a frame that is a whole text message (RFC 6455, section 5.2). */
function headOf(length: number): string {
  return length < 126
    ? String.fromCharCode(0x81, length)
    : String.fromCharCode(0x81, 126, length >> 8, length & 255);
}
