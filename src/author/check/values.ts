import { cleanText, didYouMean, isRecord, listWords, quote } from "../../core/text.ts";

export type AnyRecord = Readonly<Record<string, unknown>>;

export function showAny(value: unknown): string {
  if (typeof value === "string") return quote(value);
  if (value === null || ["undefined", "number", "boolean"].includes(typeof value)) return String(value);
  if (typeof value !== "object") return `a ${typeof value}`;
  if (Array.isArray(value)) return `a list of length ${value.length}`;
  const name = cleanText(String(value.constructor?.name ?? "Object"), 40);
  return name === "Object" ? "an object" : `${/^[AEIOU]/.test(name) ? "an" : "a"} ${name}`;
}

export function wordProblem(word: unknown, words: readonly string[]): string | undefined {
  if (words.some((each) => each === word)) return undefined;
  return `must be ${listWords(words, "or")} (got ${showAny(word)}).${didYouMean(String(word), words)}`;
}

export function textProblem(text: unknown): string | undefined {
  if (typeof text !== "string") return `must be a string (got ${showAny(text)}).`;
  if (text.trim() === "") return "can't be empty.";
  const isAscii = /^[ -~]*$/.test(text);
  if (!isAscii && cleanText(text, text.length) !== text.replace(/ {2,}/g, " ").trim())
    return "contains a line break, control character or direction mark. Remove it.";
  const slip = /\bundefined\b|\bNaN\b|\[object \w+\]/.exec(text)?.[0];
  return slip === undefined ? undefined : `contains "${slip}": ${quote(text)}.`;
}

export function linesProblem(lines: unknown): string | undefined {
  if (!Array.isArray(lines)) return `must be a list of sentences (got ${showAny(lines)}).`;
  const problem = lines.map(textProblem).find((each) => each !== undefined);
  return problem && `has an invalid entry: it ${problem}`;
}

export function resultProblem(result: unknown): string | undefined {
  if (isRecord(result) && result.ok === true && "value" in result) return undefined;
  if (!isRecord(result) || result.ok !== false || !isRecord(result.problem))
    return `must return ok(value) or fail(code, sentence) (got ${showAny(result)}).`;
  const problem = textProblem(result.problem.message);
  return problem && `must say why it refuses an input. The sentence ${problem}`;
}

/** Equal values give equal texts, whatever the order of their fields. */
export function textOf(value: unknown): string {
  const sorted = (part: AnyRecord) =>
    Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return JSON.stringify(value, (_name, part) => (isRecord(part) ? sorted(part) : part)) ?? "undefined";
}

const deepest = 50;

/** Says why saving the value as JSON would change it. Undefined if it wouldn't. */
export function jsonProblem(value: unknown, path = "", depth = 0): string | undefined {
  if (depth > deepest) return "it contains itself or is nested too deeply";
  if (!isPlain(value)) return `${path.slice(1) || "it"} is ${showAny(value)}`;
  if (typeof value !== "object" || value === null) return undefined;
  for (const [name, part] of Object.entries(value)) {
    const problem = jsonProblem(part, `${path}.${name}`, depth + 1);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Checks only the value itself, not its parts. A list with gaps isn't plain. */
function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return !value.includes(undefined);
  if (isRecord(value)) return [Object.prototype, null].includes(Object.getPrototypeOf(value));
  return value === null || ["string", "boolean"].includes(typeof value) || Number.isFinite(value);
}

/** Expects a value without a `jsonProblem`. */
export function frozenCopy(value: unknown): unknown {
  return freeze(JSON.parse(JSON.stringify(value)));
}

function freeze(value: unknown): unknown {
  if (typeof value === "object" && value !== null) for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}
