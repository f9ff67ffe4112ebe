import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  cleanName,
  cleanText,
  didYouMean,
  isPrintable,
  listWords,
  mustBe,
  parseJson,
  parseWhole,
  quote,
  reasonOf,
  shortList,
  showValue,
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

test("a joiner stays where it joins, and blanks become one", () => {
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

test("a text is printable where nothing in it is a code", () => {
  expect(["", "a b", "李 👩‍", "a\tb", "\u200d", "\ud800", "\u2028", "\u2029"].map(isPrintable)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
    false,
  ]);
});

test("values and reasons in sentences", () => {
  expect([7, "", "x", "\u0007bell"].map(showValue)).toEqual(["7", "nothing", '"x"', '"bell…"']);
  expect(mustBe("--blocks", "2 or 3", 4)).toBe("--blocks must be 2 or 3 (got 4).");
  expect([new Error("why"), "because", undefined].map(reasonOf)).toEqual(["why", "because", "undefined"]);
});

test("JSON is read, and what isn't JSON is nothing", () => {
  expect(['{"a":[1]}', "null", "", "{"].map(parseJson)).toEqual([{ a: [1] }, null, undefined, undefined]);
});

test("a quote shows the beginning of what was typed", () => {
  expect(quote("flip 9")).toBe('"flip 9"');
  expect(quote("  flip 9 ")).toBe('"flip 9"');
  expect(quote("y".repeat(24))).toBe(`"${"y".repeat(24)}"`);
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

test("a slip of the finger is recognised, another word is not", () => {
  expect(didYouMean("tower-swich", ["tower-switch", "switch-battle"])).toBe(' Did you mean "tower-switch"?');
  expect(didYouMean("tower", ["tower-switch", "switch-battle"])).toBe(' Did you mean "tower-switch"?');
  expect(didYouMean("switch", ["tower-switch", "switch-battle"])).toBe("");
  expect(didYouMean("towr", ["tower-switch", "switch-battle"])).toBe(' Did you mean "tower-switch"?');
  expect(didYouMean("paly", ["play", "page"])).toBe(' Did you mean "play"?');
  expect(didYouMean("3", ["1", "2"])).toBe("");
  expect(didYouMean("es", ["easy", "yes"])).toBe("");
  expect(didYouMean("esy", ["easy", "yes"])).toBe(' Did you mean "easy"?');
  expect(didYouMean("EASY", ["easy", "hard"])).toBe(' Did you mean "easy"?');
  expect(didYouMean("ardh", ["easy", "hard"])).toBe("");
  expect(didYouMean("perfekd", ["easy", "perfect"])).toBe(' Did you mean "perfect"?');
  expect(didYouMean("perfekdz", ["easy", "perfect"])).toBe("");
  expect(didYouMean("abc", ["abd", "abe"])).toBe(' Did you mean "abd"?');
  expect(didYouMean("axyz", ["a"])).toBe("");
  expect(didYouMean("abc", ["a"])).toBe("");
  expect(didYouMean("abc", ["ab"])).toBe(' Did you mean "ab"?');
  expect(didYouMean("abc", [])).toBe("");
  expect(didYouMean("chess", ["tower-switch", "switch-battle"])).toBe("");
});
