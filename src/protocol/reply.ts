/** What a model or a person answered, read from a text that may hold the whole train of thought. */

export type ReplyReading =
  | { readonly kind: "legal"; readonly answer: string }
  /** It names something that may not be answered. */
  | { readonly kind: "illegal"; readonly answer: string }
  /** It names nothing. */
  | { readonly kind: "unreadable" };

const longestAnswer = 100;

/** The last line of the form "Answer: 3-4"; without one, a text that is nothing but a word. Emphasis and quotes do not count. */
export function readAnswer(text: string, legal: readonly string[]): ReplyReading {
  const plain = text.replace(/[*`"'“”]/g, "");
  const lines = [...plain.matchAll(/^[ \t>#-]*answer[ \t]*:(.*)$/gim)];
  const said = (lines.at(-1)?.[1] ?? plain).trim();
  // Nothing that is longer names a move, and looking through it could take long.
  if (said.length > longestAnswer) return { kind: "unreadable" };
  const answer = said.replace(/\.$/, "").replace(/\s*[-‐-–]\s*/g, "-");
  if (legal.includes(answer)) return { kind: "legal", answer };
  return answer === "" || /\s/.test(answer) ? { kind: "unreadable" } : { kind: "illegal", answer };
}
