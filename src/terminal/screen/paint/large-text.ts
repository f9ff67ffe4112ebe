/** Results in large letters, three rows high: just the letters that they are written in. */

const letters: Readonly<Record<string, readonly [string, string, string]>> = {
  a: ["▄▀▄", "█▀█", "▀ ▀"],
  d: ["█▀▄", "█ █", "▀▀ "],
  i: ["█", "█", "▀"],
  l: ["█  ", "█  ", "▀▀▀"],
  n: ["█▄ █", "█ ▀█", "▀  ▀"],
  o: ["█▀█", "█ █", "▀▀▀"],
  r: ["█▀▄", "█▀▄", "▀ ▀"],
  s: ["▄▀▀", "▀▀▄", "▀▀ "],
  t: ["▀█▀", " █ ", " ▀ "],
  u: ["█ █", "█ █", "▀▀▀"],
  w: ["█   █", "█ █ █", "▀▀ ▀▀"],
  y: ["█ █", "▀█▀", " ▀ "],
  " ": [" ", " ", " "],
};

/** Undefined where a character has no large form, as in a name. */
export function largeText(text: string): readonly string[] | undefined {
  const drawn = Array.from(text.toLowerCase(), (character) => letters[character]);
  if (drawn.includes(undefined)) return undefined;
  return [0, 1, 2].map((row) => drawn.map((letter) => letter?.[row] ?? "").join(" "));
}
