/** Statements about a game as sentences, written and read. Reading takes them as people type them: in any case, cut short, with digits or words. */

import type { Atom, Statement, Subject, Vocabulary, WhenStatement } from "../core/lesson.ts";
import { fail, ok, type Result } from "../core/result.ts";
import { listWords, quote } from "../core/text.ts";

/** "With a free choice, the player to move loses exactly when the blocks left are a multiple of 3." */
export function formatStatement(vocabulary: Vocabulary, statement: Statement): string {
  const sentence =
    statement.kind === "plan"
      ? (vocabulary.plans[statement.plan]?.words ?? "")
      : formatWhen(vocabulary, statement);
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

function formatWhen(vocabulary: Vocabulary, { result, exact, case: at, condition }: WhenStatement): string {
  const scope = vocabulary.cases[at];
  const start = scope === undefined ? "" : `${scope.words}, `;
  return `${start}the player to move ${result} ${exact ? "exactly when" : "if"} ${formatCondition(vocabulary, condition)}`;
}

/** A subject is not named again where the next part is about it, too. */
function formatCondition({ subjects }: Vocabulary, condition: WhenStatement["condition"]): string {
  let last = -1;
  const written = (atom: Atom) => {
    const subject = subjects[atom.subject];
    const phrase = subject?.phrases[atom.phrase]?.words ?? "";
    const named = atom.subject === last ? phrase : `${startOf(subject)} ${phrase}`;
    last = atom.subject;
    return named;
  };
  return condition.map((atoms) => atoms.map(written).join(" and ")).join(", or ");
}

function startOf(subject: Subject | undefined): string {
  return subject === undefined ? "" : `${subject.words} ${subject.verb}`;
}

/** What is sayable, in two sentences. */
export function sayableWords({ cases, subjects, plans }: Vocabulary): string {
  const scopes =
    cases.length < 2
      ? ""
      : `, after ${listWords(
          cases.map(({ words }) => `"${words}"`),
          "or",
        )}`;
  const parts = subjects.map((subject) => `${startOf(subject)} ${phrasesOf(subject)}`);
  const plan = plans.length === 0 ? "" : `, or give a plan such as "${plans[0]?.words}"`;
  return `Say that the player to move wins or loses, exactly when or if${scopes}${plan}. What may follow, joined by and, or: ${parts.join("; ")}.`;
}

/** The special ones first; the others in short. */
function phrasesOf({ phrases, summary }: Subject): string {
  const shown = summary === undefined ? phrases : phrases.filter(({ isSpecial }) => isSpecial === true);
  return listWords([...shown.map(({ words }) => words), ...(summary === undefined ? [] : [summary])], "or");
}

const whenPattern =
  /^(.*?)\b(w|wins?|l|loses?)\s+(exactly\s+(?:when|if)|exactly|if\s+and\s+only\s+if|when|if)\s+(.+)$/;

export function parseStatement(vocabulary: Vocabulary, typed: string): Result<Statement> {
  const text = typed
    .toLowerCase()
    .replace(/[.!]+$/, "")
    .trim();
  const [, start = "", result = "", mode = "", condition = ""] = whenPattern.exec(text) ?? [];
  if (condition === "") return parsePlan(vocabulary, text, typed);
  const scope = parseCase(vocabulary, start);
  const parts = parseCondition(vocabulary, condition);
  if (scope === undefined || !parts.ok) return parts.ok ? unknownWords(vocabulary, start) : parts;
  return ok({
    kind: "when",
    result: result.startsWith("w") ? "wins" : "loses",
    exact: mode !== "if",
    case: scope,
    condition: parts.value,
  });
}

/** The first case, where none is named. */
function parseCase({ cases }: Vocabulary, text: string): number | undefined {
  const words = wordsOf(text.replace(/(?:the\s+)?player\s+to\s+move\s*$/, ""));
  if (words.length === 0) return 0;
  return nearestOf(
    cases.map((phrase, at) => ({ item: at, words: wordsOf(phrase.words) })),
    words,
  );
}

function parseCondition(vocabulary: Vocabulary, text: string): Result<WhenStatement["condition"]> {
  const condition: Atom[][] = [];
  let last: Atom | undefined;
  for (const alternative of text.split(/[\s,]+or\s+/)) {
    const atoms: Atom[] = [];
    for (const part of alternative.split(/[\s,]+and\s+/)) {
      last = parseAtom(vocabulary, part, last?.subject);
      if (last === undefined) return unknownWords(vocabulary, part);
      atoms.push(last);
    }
    condition.push(atoms);
  }
  return ok(condition);
}

/** A part without a subject is about that of the part before. */
function parseAtom({ subjects }: Vocabulary, text: string, last: number | undefined): Atom | undefined {
  const words = wordsOf(text);
  const sayable = subjects.flatMap((subject, at) =>
    subject.phrases.map((phrase, index) => ({
      item: { subject: at, phrase: index },
      words: [...wordsOf(subject.words), ...wordsOf(phrase.words)],
    })),
  );
  const whole = sayable.filter((each) => each.words.length === words.length);
  const ofLast = sayable.filter(({ item }) => item.subject === last);
  return nearestOf(whole, words) ?? nearestOf(ofLast, words) ?? nearestOf(sayable, words);
}

function parsePlan(vocabulary: Vocabulary, text: string, typed: string): Result<Statement> {
  const plans = vocabulary.plans.map((plan, at) => ({ item: at, words: wordsOf(plan.words) }));
  const plan = nearestOf(plans, wordsOf(text));
  return plan === undefined ? unknownWords(vocabulary, typed) : ok({ kind: "plan", plan });
}

function unknownWords(vocabulary: Vocabulary, text: string): Result<never> {
  const atom = { subject: 0, phrase: 1 };
  const example = formatStatement(vocabulary, {
    kind: "when",
    result: "wins",
    exact: true,
    case: 0,
    condition: [[atom]],
  });
  const wrong = text.trim() === "" ? "Say who wins, and when" : `I cannot check ${quote(text)}`;
  return fail("bad-request", `${wrong}; type words for what you can say. An example: ${example}`);
}

const fillers = ["the", "a", "an", "are", "is", "of", "in", "number", "there", "that", "then", "it", "…"];
const digits: Readonly<Record<string, string>> = {
  none: "0",
  no: "0",
  one: "1",
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
};

function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .replace(/[,;:"“”()]/g, " ")
    .split(/\s+/)
    .filter((word) => word !== "" && !fillers.includes(word))
    .map((word) => digits[word] ?? word);
}

interface Sayable<T> {
  readonly item: T;
  readonly words: readonly string[];
}

/** The shortest that has all the words, in their order and perhaps cut short; undefined where none or more than one has. */
function nearestOf<T>(sayable: readonly Sayable<T>[], words: readonly string[]): T | undefined {
  const found = sayable.filter((each) => words.length > 0 && contains(each.words, words));
  const shortest = Math.min(...found.map((each) => each.words.length));
  const [first, second] = found.filter((each) => each.words.length === shortest);
  return second === undefined ? first?.item : undefined;
}

function contains(words: readonly string[], typed: readonly string[]): boolean {
  let at = 0;
  for (const word of words) if (isCutShort(typed[at], word)) at++;
  return at === typed.length;
}

function isCutShort(typed: string | undefined, word: string): boolean {
  if (typed === undefined) return false;
  return /^\d/.test(word) ? typed === word : word.startsWith(typed);
}
