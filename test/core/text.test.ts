import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  cleanName,
  cleanText,
  didYouMean,
  errorText,
  isPrintable,
  listWords,
  mustBe,
  parseJson,
  parseWhole,
  quote,
  shortList,
  showValue,
} from "../../src/core/text.ts";

const code = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?!\u200d)\p{Cf}/u;

describe("cleaning a text", () => {
  test("removes all control characters", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.integer({ min: 0, max: 60 }), (text, length) => {
        const clean = cleanText(text, length);
        expect(code.test(clean)).toBe(false);
        expect(Array.from(clean).length).toBeLessThanOrEqual(length);
      }),
    );
  });

  test("keeps names in all scripts and cuts long ones", () => {
    expect(cleanName("Zoë 李 👩‍🚀")).toBe("Zoë 李 👩‍🚀");
    expect(cleanName("\u001b[31mAnn\u001b[0m\n")).toBe("[31mAnn[0m");
    expect(Array.from(cleanName("x".repeat(99)))).toHaveLength(40);
    expect(cleanName("❤️ 한\u3164")).toBe("❤️ 한");
    expect(["\u3164", "\u2800", "\u034f", "\u00a0\ufe0f", "\u0301"].map(cleanName)).toEqual(
      Array(5).fill(""),
    );
  });
});

test("cleanText keeps joiners between characters and merges spaces", () => {
  expect(cleanText("a\u200db", 9)).toBe("a\u200db");
  expect(cleanText("\u200da \u200db\u200d c\u200d", 9)).toBe("a b c");
  expect(cleanText("  a\t\r\n b   c  ", 9)).toBe("a b c");
  expect(cleanText("a\n\nb\tc", 9)).toBe("a b c");
  expect(cleanText("ab cd", 3)).toBe("ab");
  expect(cleanText(" abcd", 3)).toBe("abc");
  expect(cleanText(`${"\u0000".repeat(16)}ab`, 2)).toBe("");
  expect(cleanText(`${"\u0000".repeat(14)}ab`, 2)).toBe("ab");
  expect(cleanText("a\u2028b\u2029c\ud800d\u202ee", 9)).toBe("abcde");
  expect(cleanText("\u2764\ufe0e\u2764\ufe0f", 9)).toBe("\u2764\ufe0e\u2764\ufe0f");
});

test("isPrintable refuses control characters", () => {
  const texts = ["", "a b", "李 👩‍", "a\tb", "\u200d", "\ud800", "\u2028", "\u2029"];
  expect(texts.filter(isPrintable)).toEqual(["", "a b"]);
});

test("sentences show values and reasons without control characters", () => {
  expect([7, "", "x", "\u0007bell"].map(showValue)).toEqual(["7", "nothing", '"x"', '"bell…"']);
  expect(mustBe("--blocks", "2 or 3", 4)).toBe("--blocks must be 2 or 3 (got 4).");
  expect([new Error("why"), "because", undefined].map(errorText)).toEqual(["why", "because", "undefined"]);
});

test("parseJson gives undefined for text that isn't JSON", () => {
  expect(['{"a":[1]}', "null", "", "{"].map(parseJson)).toEqual([{ a: [1] }, null, undefined, undefined]);
});

test("quote shows only the beginning of a long text", () => {
  expect(quote("flip 9")).toBe('"flip 9"');
  expect(quote("  flip 9 ")).toBe('"flip 9"');
  expect(quote("y".repeat(24))).toBe(`"${"y".repeat(24)}"`);
  expect(quote("y".repeat(100))).toBe(`"${"y".repeat(24)}…"`);
});

test("parseWhole reads only plain digits", () => {
  expect(["7", "007", "", "-1", "1.0", "1e3", "٣", "9".repeat(16)].map(parseWhole)).toEqual([
    7,
    7,
    ...Array(6).fill(undefined),
  ]);
});

test("lists read like sentences, with long ones shortened", () => {
  expect(listWords([], "or")).toBe("");
  expect(listWords(["a"], "or")).toBe("a");
  expect(listWords(["a", "b"], "or")).toBe("a or b");
  expect(shortList([])).toBe("[]");
  expect(shortList([1, "b"])).toBe("[1, b]");
  expect(listWords(["a", "b", "c"], "and")).toBe("a, b and c");
  const long = Array.from({ length: 41 }, (_, index) => index + 1);
  expect(shortList(long.slice(0, 40))).toContain("[1, 2, 3, 4, 5, 6,");
  expect(shortList(long)).toBe("[1, 2, 3, 4, 5, ..., 39, 40, 41]");
});

const gameIds = ["tower-switch", "switch-battle"] as const;

test.each([
  ["tower-swich", gameIds, "tower-switch"],
  ["tower", gameIds, "tower-switch"],
  ["switch", gameIds, null],
  ["towr", gameIds, "tower-switch"],
  ["paly", ["play", "page"], "play"],
  ["3", ["1", "2"], null],
  ["es", ["easy", "yes"], null],
  ["esy", ["easy", "yes"], "easy"],
  ["EASY", ["easy", "hard"], "easy"],
  ["ardh", ["easy", "hard"], null],
  ["perfekd", ["easy", "perfect"], "perfect"],
  ["perfekdz", ["easy", "perfect"], null],
  ["abc", ["abd", "abe"], "abd"],
  ["axyz", ["a"], null],
  ["abc", ["a"], null],
  ["abc", ["ab"], "ab"],
  ["abc", [], null],
  ["chess", gameIds, null],
] as const)("didYouMean(%j, %j) suggests %j", (typed, words, expected) => {
  expect(didYouMean(typed, words)).toBe(expected === null ? "" : ` Did you mean "${expected}"?`);
});
