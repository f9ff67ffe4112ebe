/** Reads a rule in a student's own words. It never guesses, so it refuses anything it can't read. */

import type { Statement, Vocabulary } from "../core/lesson.ts";
import { fail, ok, type Result } from "../core/result.ts";
import { listWords, quote } from "../core/text.ts";
import { isSoft, withoutAsides } from "./asides.ts";
import { forPlayer1 } from "./letters.ts";
import * as grammar from "./rule.js";
import { isKnown, knownWords, spelled } from "./spelling.ts";

export function parseStatement(vocabulary: Vocabulary, typed: string): Result<Statement> {
  const known = knownWords(vocabulary);
  const plain = spelled(typed, known);
  const text = forPlayer1(vocabulary, vocabulary.plans ? plain.replace(pairs, joined) : plain);
  if (text === "") return fail("bad-request", "Say who wins, and when.");
  const failures: SyntaxError[] = [];
  for (const each of withoutAsides(text, (word) => isKnown(word, known))) {
    try {
      return ok(grammar.parse(each, vocabulary));
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      failures.push(error);
    }
  }
  const [{ cause, message } = new SyntaxError("")] = failures;
  const unread = text.slice(Number(cause)).replace(/^[^a-z0-9]+/, "");
  return fail("bad-request", message || describeUnread(typed, text, unread, known));
}

/** "2 3, 4 5", "2,3 4,5" and "23 45 67" */
const pairs = /\b(?:\d+ \d+(?:, ?\d+ \d+)+|\d+,\d+(?: \d+,\d+)+|[2-9]{2}(?:,? [2-9]{2}){2,})(?![ ,]*\d)/g;
function joined(run: string): string {
  return run.replace(
    /\d[ ,]\d/.test(run) && !/, |^\d\d /.test(run) ? /(\d+),(\d+)/g : /(\d+?) ?(\d+)/g,
    "$1-$2",
  );
}

/** `text` is `typed` after corrections, and `unread` is the rest of it from where the grammar got stuck. */
function describeUnread(typed: string, text: string, unread: string, known: ReadonlySet<string>): string {
  const strange = new Set(
    text.match(/(?<![0-9a-z'])[a-z']+/g)?.filter((word) => !isSoft(word) && !isKnown(word, known)),
  );
  if (strange.size > 0) {
    const list = listWords(Array.from(strange, quote), "or");
    return `I don't know the ${strange.size === 1 ? "word" : "words"} ${list} here.`;
  }
  if (unread === "") return "I know these words, but I can't read this as a rule.";
  const [said, corrected] = [typed.trim().split(/\s+/), text.split(" ")];
  const own = said.length === corrected.length ? said : corrected;
  const from = own.length - unread.split(" ").length;
  const words = own.slice(from, from + mostQuoted).join(" ");
  return `I don't understand ${quote(words.replace(/[.,;:!?]+$/, ""))} here.`;
}

const mostQuoted = 4;
