/** Frames of the WebSocket protocol (RFC 6455, section 5.2) from a server. */

/** The last frame of a message, which is text. */
const wholeText = 0x81;
/** From these lengths on, the head has two more bytes for the length, or eight. */
const mediumLength = 126;
const greatLength = 65_536;

/** Head and text in one piece, so that they go out with one write. */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < mediumLength ? 2 : length < greatLength ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = wholeText;
  if (head === 2) frame[1] = length;
  else if (head === 4) frame.writeUInt16BE(length, frame.writeUInt8(126, 1));
  else frame.writeBigUInt64BE(BigInt(length), frame.writeUInt8(127, 1));
  frame.write(text, head);
  return frame;
}
