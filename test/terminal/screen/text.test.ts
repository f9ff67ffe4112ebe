import * as fc from "fast-check";
import stringWidth from "string-width";
import { expect, test } from "vitest";
import { lookOf, paintFrame, paintLine, plainSignsFor } from "../../../src/terminal/screen/paint/paint.ts";
import { line, toned, tones } from "../../../src/terminal/screen/paint/text.ts";
import { clipText, columnsOf, wrapText } from "../../../src/terminal/text/wrap.ts";
import { sourceTexts } from "../../support/sources.ts";

test.each([
  "Ann",
  "Zoë",
  "李雷",
  "ｆｕｌｌ",
  "👩‍👧",
  "e\u0301",
  "한국",
  "ひらがな",
  "●○■×·▸→╭┏",
  "❤️",
  "🇩🇪",
  "",
])("the width of %j matches the full Unicode table", (text) =>
  expect(columnsOf(text)).toBe(stringWidth(text)),
);

test("clipped and wrapped text is never too wide", () => {
  const text = fc.string({ unit: "grapheme", maxLength: 60 });
  fc.assert(
    fc.property(text, fc.integer({ min: 2, max: 30 }), (words, columns) => {
      expect(columnsOf(clipText(words, columns))).toBeLessThanOrEqual(columns);
      for (const part of wrapText(words, columns)) expect(columnsOf(part)).toBeLessThanOrEqual(columns);
    }),
  );
});

test("colors and characters follow the terminal's environment", () => {
  expect(lookOf({ LANG: "de_DE.UTF-8" }, 24)).toEqual({ unicode: true, palette: "many" });
  expect(lookOf({ LC_ALL: "C", LANG: "de_DE.UTF-8" }, 4)).toEqual({ unicode: false, palette: "sixteen" });
  expect(lookOf({ LANG: "C.utf8", NO_COLOR: "1" }, 24)).toEqual({ unicode: true, palette: "none" });
  expect(lookOf({ LANG: "C.utf8", NO_COLOR: "" }, 8)).toEqual({ unicode: true, palette: "many" });
  expect(lookOf({ LANG: "C.utf8", TERM: "dumb" }, 1)).toEqual({ unicode: false, palette: "none" });
});

test("a terminal without Unicode gets plain characters of the same width", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 30 }), (text) => {
      const plain = plainSignsFor(text);
      expect(plain).toMatch(/^[\x20-\x7e]*$/);
      expect(plain).toHaveLength(columnsOf(text));
    }),
  );
});

test("every special character in the program's texts has a plain replacement", () => {
  const texts = sourceTexts("core", "games", "computer", "play", "online", "lessons", "terminal");
  const used = new Set(texts.flatMap(({ text }) => text.match(/[^ -~\s]/gu) ?? []));
  expect(used.size).toBeGreaterThan(30);
  expect([...used].filter((sign) => plainSignsFor(sign) === "?")).toEqual([]);
});

test("a terminal without colors gets no color codes", () => {
  const spans = tones.map((tone) => toned(tone, tone));
  expect(paintLine(spans, { unicode: true, palette: "none" })).toBe(tones.join(""));
  expect(paintLine(spans, { unicode: true, palette: "many" })).toContain("\u001b[");
});

/** The relative luminance of a color, as WCAG defines it. */
function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The color of a code, in xterm's own palette. Null if it keeps the terminal's foreground. */
function colorOf(code: string): readonly number[] | null {
  const [, index] = /38;5;(\d+)/.exec(code) ?? [];
  if (index !== undefined) return cubeColor(Number(index));
  const [, basic] = /[[;]3([1-7])m/.exec(code) ?? [];
  return basic === undefined ? null : [1, 2, 4].map((bit) => ((Number(basic) & bit) === 0 ? 0 : 205));
}

function cubeColor(index: number): readonly number[] {
  if (index >= 232) return [0, 0, 0].map(() => 8 + 10 * (index - 232));
  return [36, 6, 1].map((by) => [0, 95, 135, 175, 215, 255][Math.floor((index - 16) / by) % 6] ?? 0);
}

test.each(["sixteen", "many"] as const)(
  "every tone of the palette %s is readable on black and on white",
  (palette) => {
    const contrasts = tones.flatMap((tone) => {
      const color = colorOf(paintLine([toned(tone, "x")], { unicode: true, palette }));
      if (color === null) return [];
      const light = luminance(color);
      return [{ tone, least: Math.min((light + 0.05) / 0.05, 1.05 / (light + 0.05)) }];
    });
    expect(contrasts.length).toBeGreaterThan(2);
    expect(contrasts.filter(({ least }) => least < 3.3)).toEqual([]);
  },
);

test("a frame repaints only the changed lines", () => {
  const look = { unicode: true, palette: "none" } as const;
  const size = { columns: 9, rows: 3 };
  const before = [line("one"), line("two"), line("three")];
  expect(paintFrame(before, [line("one"), line("2"), line("three")], size, look)).toBe(
    "\u001b[2;1H2\u001b[K",
  );
  expect(paintFrame(before, before, size, look)).toBe("");
  expect(paintFrame(null, [line("nine long")], size, look)).not.toContain("\u001b[K");
});
