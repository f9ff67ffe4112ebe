/** Reads a rule in a student's own words. It never guesses, so it refuses anything it can't read. */

import type { Statement, Vocabulary } from "../core/lesson.ts";
import { fail, ok, type Result } from "../core/result.ts";
import { listWords, quote } from "../core/text.ts";
import * as grammar from "./rule.js";

export function parseStatement(vocabulary: Vocabulary, typed: string): Result<Statement> {
  const known = new Set([...grammar.words, ...namesIn(vocabulary)]);
  const text = typed
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/(?<=\b(?:one|1) )a\b(?!')/g, "a's")
    .replace(/!==?/g, " not = ")
    .replace(/\bp ?(?=[12]\b)/g, "player ")
    .replace(/(?<=[0-9]) n(?= (?:[0-9]|then\b))/g, " and")
    .replace(/["“”!?*[\]{}]|(?<!\.)\.$/g, " ")
    .replace(/[a-z']+/g, (word) => corrected(word, known))
    .replace(/\bcan not\b/g, "can't")
    .replace(/\b(do|does) not\b/g, "$1n't")
    .replace(/\byour(?= (?:a|at|on|in|not|stuck|dead|player|left|facing|going|gonna|doomed)\b)/g, "you")
    .replace(/\s+/g, " ")
    .trim();
  if (text === "") return fail("bad-request", "Say who wins, and when.");
  try {
    return ok(grammar.parse(text, { vocabulary }));
  } catch (error) {
    if (!(error instanceof grammar.SyntaxError)) throw error;
    return fail("bad-request", error.expected === null ? error.message : describeUnread(text, known));
  }
}

function namesIn({ cases, subjects, phrases = [] }: Vocabulary): readonly string[] {
  const names = [...cases, ...subjects, ...phrases].flatMap(({ words, also = "" }) => [words, also]);
  return names.flatMap((name) => name.toLowerCase().match(/[a-z']+/g) ?? []);
}

function describeUnread(text: string, known: ReadonlySet<string>): string {
  const strange = new Set(text.match(/(?<![0-9a-z'])[a-z']+/g)?.filter((word) => !isKnown(word, known)));
  if (strange.size === 0) return "I know these words, but I can't read this as a rule.";
  const list = listWords(Array.from(strange, quote), "or");
  return `I don't know the ${strange.size === 1 ? "word" : "words"} ${list} here.`;
}

function isKnown(word: string, known: ReadonlySet<string>): boolean {
  return (
    known.has(word) || known.has(`${word}s`) || known.has(word.replace(/e?s$/, "")) || /^[bnkxm]$/.test(word)
  );
}

/** Short and misspelled words, and contractions of words that the grammar skips, such as "is" and "have". */
const short =
  "you=u,i,we,me,you're,youre,you'll,you've,i'm,im,i'll,i've,we're,we've;your=ur,my,our;are=r;opponent=opp;opponent's=opponents;when=wen;want to=wanna;at least=atleast;" +
  "at most=atmost;it=it's,its,it'll;they=they're,theyre,they've;that's=thats;whose=whos,who's;" +
  "can't=cant,cannot;don't=dont;isn't=isnt;aren't=arent;doesn't=doesnt;won't=wont;no one=noone;each other=eachother;" +
  "neighbor=neighbour;neighbors=neighbours;neighboring=neighbouring;lose=loose;loses=looses;divisible=divisable;whoever's=whoevers";
const spellings = new Map(
  short.split(";").flatMap((entry) => {
    const [full = "", forms = ""] = entry.split("=");
    return forms.split(",").map((form) => [form, full] as const);
  }),
);
const shortestCorrected = 5;
const letters = "abcdefghijklmnopqrstuvwxyz".split("");

/** Corrects a longer word with one typo if only one word fits. It never corrects a word to a number. */
function corrected(word: string, known: ReadonlySet<string>): string {
  const full = spellings.get(word);
  if (full !== undefined || word.length < shortestCorrected || isKnown(word, known)) return full ?? word;
  const places = Array.from(
    { length: word.length + 1 },
    (_, at) => [word.slice(0, at), word.slice(at)] as const,
  );
  const near = places.flatMap(([start, rest]) => [
    start + rest.slice(1),
    start + rest.charAt(1) + rest.charAt(0) + rest.slice(2),
    ...letters.flatMap((letter) => [start + letter + rest, start + letter + rest.slice(1)]),
  ]);
  const [found, ...more] = new Set(near.filter((each) => known.has(each)));
  return found === undefined || more.length > 0 ? word : found;
}
