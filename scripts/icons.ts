/** The page's pictures for home screens and link previews, painted at build time: a lever that is set, under a green lamp. */

import { crc32, deflateSync } from "node:zlib";

type Colour = readonly [red: number, green: number, blue: number];

const iron: Colour = [31, 61, 52];
const brass: Colour = [199, 155, 69];
const slot: Colour = [10, 21, 18];
const red: Colour = [181, 53, 42];
const lamp: Colour = [91, 224, 143];
const enamel: Colour = [248, 242, 226];

/** From the back to the front, in hundredths of the picture's height, seen from its middle. */
const shapes: readonly (readonly [colour: Colour, isInside: (x: number, y: number) => boolean])[] = [
  [brass, (x, y) => isRound(x, y, 17, 40)],
  [slot, (x, y) => isRound(x, y, 14, 37)],
  [red, (x, y) => Math.abs(x) < 5 && y > -18 && y < 12],
  [brass, (x, y) => Math.hypot(x, y + 20) < 13],
  [enamel, (x, y) => Math.hypot(x + 4, y + 24) < 4],
  [lamp, (x, y) => Math.hypot(Math.abs(x) - 30, y + 34) < 6],
];

/** Whether the point lies in an upright bar with round ends. */
function isRound(x: number, y: number, radius: number, reach: number): boolean {
  return Math.hypot(x, Math.max(0, Math.abs(y) - (reach - radius))) < radius;
}

function colourAt(x: number, y: number): Colour {
  return shapes.findLast(([, isInside]) => isInside(x, y))?.[0] ?? iron;
}

export function paintIcon(width: number, height: number): Buffer {
  const rows = Array.from({ length: height }, (_, y) => {
    const row = Buffer.alloc(1 + width * 3);
    for (let x = 0; x < width; x++)
      row.set(colourAt(((x - width / 2) * 100) / height, ((y - height / 2) * 100) / height), 1 + x * 3);
    return row;
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const body = deflateSync(Buffer.concat(rows), { level: 9 });
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", body),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}
