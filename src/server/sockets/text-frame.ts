/**
 * A text message as a server puts it on a WebSocket (RFC 6455, section 5.2): a first byte that says "text, all of it",
 * the length, the bytes. In one piece, since two short writes cost the server more than everything else about a move.
 */

const wholeText = 0x81;
const twoBytes = 126;
const eightBytes = 127;

export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = headLength(length);
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = wholeText;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = twoBytes;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = eightBytes;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
}

function headLength(length: number): 2 | 4 | 10 {
  if (length < twoBytes) return 2;
  return length < 65_536 ? 4 : 10;
}
