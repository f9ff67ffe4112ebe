import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  cleanName,
  cleanText,
  didYouMean,
  listWords,
  parseWhole,
  quote,
  shortList,
} from "../../src/core/text.ts";

const code = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?!\u200d)\p{Cf}/u;

describe("clean text", () => {
  test("never holds anything that a terminal or a page could take for a code", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.integer({ min: 0, max: 60 }), (text, length) => {
        const clean = cleanText(text, length);
        expect(code.test(clean)).toBe(false);
        expect(Array.from(clean).length).toBeLessThanOrEqual(length);
      }),
    );
  });

  test("keeps names of all kinds and cuts what is too long", () => {
    expect(cleanName("Zoë 李 👩‍🚀")).toBe("Zoë 李 👩‍🚀");
    expect(cleanName("\u001b[31mAnn\u001b[0m\n")).toBe("[31mAnn[0m");
    expect(Array.from(cleanName("x".repeat(99)))).toHaveLength(40);
    expect(cleanName("❤️ 한\u3164")).toBe("❤️ 한");
    expect(["\u3164", "\u2800", "\u034f", "\u00a0\ufe0f", "\u0301"].map(cleanName)).toEqual(
      Array(5).fill(""),
    );
  });
});

test("a quote shows the beginning of what was typed", () => {
  expect(quote("flip 9")).toBe('"flip 9"');
  expect(quote("y".repeat(100))).toBe(`"${"y".repeat(24)}…"`);
});

test("whole numbers are plain digits", () => {
  expect(["7", "007", "", "-1", "1.0", "1e3", "٣", "9".repeat(16)].map(parseWhole)).toEqual([
    7,
    7,
    ...Array(6).fill(undefined),
  ]);
});

test("lists read like sentences, long ones are shortened", () => {
  expect(listWords(["a"], "or")).toBe("a");
  expect(listWords(["a", "b", "c"], "and")).toBe("a, b and c");
  const long = Array.from({ length: 41 }, (_, index) => index + 1);
  expect(shortList(long.slice(0, 40))).toContain("[1, 2, 3, 4, 5, 6,");
  expect(shortList(long)).toBe("[1, 2, 3, 4, 5, ..., 39, 40, 41]");
});

test("a slip of the finger is recognised, another word is not", () => {
  expect(didYouMean("tower-swich", ["tower-switch", "switch-battle"])).toBe(' Did you mean "tower-switch"?');
  expect(didYouMean("tower", ["tower-switch", "switch-battle"])).toBe(' Did you mean "tower-switch"?');
  expect(didYouMean("switch", ["tower-switch", "switch-battle"])).toBe("");
  expect(didYouMean("3", ["1", "2"])).toBe("");
  expect(didYouMean("es", ["easy", "yes"])).toBe("");
  expect(didYouMean("chess", ["tower-switch", "switch-battle"])).toBe("");
});
