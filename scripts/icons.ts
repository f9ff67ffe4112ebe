/** Paints the page's pictures for home screens and link previews at build time: a lever under a green lamp. */

import { crc32, deflateSync } from "node:zlib";

type Color = readonly [red: number, green: number, blue: number];

const iron: Color = [31, 61, 52];
const brass: Color = [199, 155, 69];
const slot: Color = [10, 21, 18];
const red: Color = [181, 53, 42];
const lamp: Color = [91, 224, 143];
const enamel: Color = [248, 242, 226];

const palette = [iron, brass, slot, red, lamp, enamel];

/** The lever's parts, from back to front, in hundredths of the picture's height from its center. */
const shapes: readonly (readonly [color: Color, isInside: (x: number, y: number) => boolean])[] = [
  [brass, (x, y) => isRound(x, y, 17, 40)],
  [slot, (x, y) => isRound(x, y, 14, 37)],
  [red, (x, y) => Math.abs(x) < 5 && y > -18 && y < 12],
  [brass, (x, y) => Math.hypot(x, y + 20) < 13],
  [enamel, (x, y) => Math.hypot(x + 4, y + 24) < 4],
  [lamp, (x, y) => Math.hypot(Math.abs(x) - 30, y + 34) < 6],
];

function isRound(x: number, y: number, radius: number, reach: number): boolean {
  return Math.hypot(x, Math.max(0, Math.abs(y) - (reach - radius))) < radius;
}

type Painter = (x: number, y: number) => Color;

const paintLever: Painter = (x, y) => shapes.findLast(([, isInside]) => isInside(x, y))?.[0] ?? iron;

export function paintIcon(size: number): Buffer {
  return png(size, size, paintLever);
}

/** Letters made of lamps, seven rows high. */
const letters: Readonly<Record<string, string>> = {
  A: ".###. #...# #...# ##### #...# #...# #...#",
  C: ".###. #...# #.... #.... #.... #...# .###.",
  E: "##### #.... #.... ####. #.... #.... #####",
  G: ".###. #...# #.... #.### #...# #...# .###.",
  K: "#...# #..#. #.#.. ##... #.#.. #..#. #...#",
  L: "#.... #.... #.... #.... #.... #.... #####",
  M: "#...# ##.## #.#.# #.#.# #...# #...# #...#",
  N: "#...# ##..# #.#.# #..## #...# #...# #...#",
  O: ".###. #...# #...# #...# #...# #...# .###.",
  S: ".#### #.... #.... .###. ....# ....# ####.",
  U: "#...# #...# #...# #...# #...# #...# .###.",
};

const sign = ["SMALL", "GAMES", "NO LUCK"];

/** The distance between lamps and the position of the first, in whole pixels of a picture 630 high, so all lamps look alike. */
const [pitch = 0, left = 0, top = 0] = [15, -82, -208].map((points) => points / 6.3);

/** The lever on the left, and beside it the page's title on a departure board. */
const paintPreview: Painter = (x, y) => {
  const [column, row] = [Math.round((x - left) / pitch), Math.round((y - top) / pitch)];
  const distance = Math.max(Math.abs(x - left - column * pitch), Math.abs(y - top - row * pitch));
  const letter = letters[sign[Math.floor(row / 10)]?.[Math.floor(column / 6)] ?? ""];
  const isLit = letter?.split(" ")[row % 10]?.[column % 6] === "#";
  return isLit && distance < pitch * 0.43 ? lamp : paintLever(x + 55, y);
};

export function paintPreviewPicture(width: number, height: number): Buffer {
  return png(width, height, paintPreview);
}

/** Coordinates are in hundredths of the height, from the center. Two pixels share a byte. */
function png(width: number, height: number, paint: Painter): Buffer {
  const rows = Array.from({ length: height }, (_, y) => {
    const colorAt = (x: number) =>
      palette.indexOf(paint(((x - width / 2) * 100) / height, ((y - height / 2) * 100) / height));
    const pairs = Array.from(
      { length: width / 2 },
      (_, pair) => colorAt(2 * pair) * 16 + colorAt(2 * pair + 1),
    );
    return Buffer.from([0, ...pairs]);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([4, 3], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const body = deflateSync(Buffer.concat(rows), { level: 9 });
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.flat())),
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
