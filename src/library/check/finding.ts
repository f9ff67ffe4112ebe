/** What the check finds, and how its messages show values of any type and judge the texts that players read. */

import { cleanText, quote } from "../../core/text.ts";

export interface Finding {
  readonly code: string;
  readonly message: string;
  /** Findings with the same code and `about` are reported once. */
  readonly about: string;
  /** The author may have meant it. */
  readonly isWarning: boolean;
}

export type Findings<T = void> = Generator<Finding, T>;

export function fault(code: string, message: string, about = ""): Finding {
  return { code, message, about, isWarning: false };
}

export function warning(code: string, message: string, about = ""): Finding {
  return { code, message, about, isWarning: true };
}

export function showAny(value: unknown): string {
  if (typeof value === "string") return quote(value);
  if (value === null || value === undefined || typeof value === "number" || typeof value === "boolean")
    return String(value);
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value !== "object") return `a ${typeof value}`;
  return Array.isArray(value) ? `a list of ${value.length}` : nameOfKind(value);
}

export function nameOfKind(value: object): string {
  const tag = Object.prototype.toString.call(value).slice(8, -1);
  const made: unknown = value.constructor?.name;
  const name = typeof made === "string" && made !== "" && made !== "Object" ? made : tag;
  if (name === "Object") return "an object";
  return `${/^[AEIOU]/.test(name) ? "an" : "a"} ${cleanText(name, 40)}`;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const longestText = 4_000;
const markup =
  /<\/?(?:a|b|br|div|em|h\d|i|img|li|p|script|span|strong|ul)(?:\s[^<>]*)?\/?>|&(?:amp|lt|gt|nbsp);/i;

/** Cached, since a game repeats the same texts and checking one takes long. */
const inOrder = new Set<unknown>();
const mostInOrder = 10_000;

export function textProblem(text: unknown): string | undefined {
  if (inOrder.has(text)) return undefined;
  const problem = typeof text === "string" ? problemIn(text) : `must be a string; it is ${showAny(text)}`;
  if (problem === undefined && inOrder.size < mostInOrder) inOrder.add(text);
  return problem;
}

function problemIn(text: string): string | undefined {
  if (text.trim() === "") return "must not be empty";
  if (text.length > longestText) return `has ${text.length} characters; keep it below ${longestText}`;
  if (!isClean(text)) return "has a line break, a control code or a direction mark in it; remove it";
  if (markup.test(text)) return `has markup in it, which players would see as plain text: ${quote(text)}`;
  const slip = /\bundefined\b|\bNaN\b|\[object \w+\]/.exec(text)?.[0];
  return slip === undefined ? undefined : `says "${slip}": ${quote(text)}`;
}

/** A terminal prints it unchanged; emoji may be joined. */
function isClean(text: string): boolean {
  return cleanText(text, longestText) === text.replace(/ {2,}/g, " ").trim();
}

export function* textFaults(text: unknown, what: string, member = what): Findings {
  const problem = textProblem(text);
  if (problem !== undefined) yield fault("text", `${what} ${problem}.`, member);
}

interface Lines {
  readonly what: string;
  readonly member: string;
  readonly least?: number;
  /** Dialogues may have empty lines. */
  readonly mayBeEmpty?: boolean;
}

export function* linesFaults(lines: unknown, { what, member, least = 0, mayBeEmpty }: Lines): Findings {
  if (!Array.isArray(lines)) {
    yield fault("text", `${what} must be a list of sentences; it is ${showAny(lines)}.`, member);
    return;
  }
  if (lines.length < least) yield fault("text", `${what} must have at least one sentence.`, member);
  for (const line of lines) if (line !== "" || mayBeEmpty !== true) yield* textFaults(line, what, member);
}
