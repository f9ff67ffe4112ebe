/** Reads a rule in a student's own words. It never guesses, so it refuses anything it can't read. */

import { holds, type Statement, type Vocabulary } from "../core/lesson.ts";
import { fail, ok, type Result } from "../core/result.ts";
import { listWords, quote } from "../core/text.ts";
import * as grammar from "./rule.js";

export function parseStatement(vocabulary: Vocabulary, typed: string): Result<Statement> {
  const known = new Set([...grammar.words, ...spellings.keys(), ...namesIn(vocabulary)]);
  const plain = typed
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/(?<=\b(?:one|1) )a\b(?!')/g, "a's")
    .replace(/!==?/g, " not = ")
    .replace(/<=>|⇔/g, " iff ")
    .replace(/#/g, " number of ")
    .replace(/\((?=(?:and|with|but|unless|because|so|like|the others|the rest)\b)([^()]*)\)/g, ", $1 ")
    .replace(/\be\.?g\.?(?= )/g, "like")
    .replace(/\b1st\b/g, "first")
    .replace(/\b2nd\b/g, "second")
    .replace(/\bp ?(?=[12]\b)/g, "player ")
    .replace(/(?<=[0-9]) n(?= (?:[0-9]|then\b))/g, " and")
    .replace(/\{(\d+) ?, ?(\d+)\}/g, "($1, $2)")
    .replace(/\bn[aei]+[gh]*b[oeu]*r(ing|s)?\b/g, "neighbor$1")
    .replace(/["“”!?*[\]{}]|\p{Extended_Pictographic}|(?<!\.)\.$/gu, " ")
    .replace(/[a-z']+/g, (word) => corrected(word, known))
    .replace(/\b(are|is|\d) of\b(?! (?:all|them|the|you|your|those|these|\d)\b)/g, "$1 off")
    .replace(/\beither (?=[0-9]|exactly|just|one|a|there|it)/g, "")
    .replace(/(?<=[0-9] )than(?= (?:pair|take|answer|you)\b)/g, "then")
    .replace(/\bplayers(?= (?:turn|go|move|letters?)\b)/g, "player's")
    .replace(/\b(?:2|two) (?:left|remaining|off),? (?=\d and \d)/, "only ")
    .replace(/\bcan not\b/g, "can't")
    .replace(/\b(do|does) not\b/g, "$1n't")
    .replace(
      /\byour(?= (?:a|at|on|in|not|stuck|dead|player|left|facing|going|gonna|doomed|done|losing|winning|lost|toast|cooked|safe|fine|the)\b)/g,
      "you",
    )
    .replace(
      /\b(when|if) (?:it |it is )?your (?:turn|go|move) and\b(?! (?:your opponent|(?:the )?other|they)\b)/g,
      "$1",
    )
    .replace(/\byou(?= (?:opponent|turn|letters?)\b)/g, "your")
    .replace(/\bremaining (?=(?:switch|switches|ones)\b)/g, "other ")
    .replace(/\s+/g, " ")
    .trim();
  const text = mirrored(vocabulary, plain);
  if (text === "") return fail("bad-request", "Say who wins, and when.");
  try {
    return ok(grammar.parse(text, { vocabulary, holds }));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const unread = text.slice(Number(error.cause)).replace(/^[^a-z0-9]+/, "");
    return fail("bad-request", error.message || describeUnread(typed, text, unread, known));
  }
}

/** A rule for Player 2 is the same as for Player 1 with the letters swapped. */
function mirrored({ subjects, cells }: Vocabulary, typed: string): string {
  const text = cells
    ? typed.replace(
        /\b(?:([ab])\1|00|double (?:zero|0))s?\b/g,
        (_, letter = 0) => `2 neighboring ${letter}'s`,
      )
    : typed;
  if (!subjects.some((subject) => "letters" in subject)) return text;
  const said = text
    .replace(/(?<!player )\b(a|b)(?= (?:wins|loses)\b)/g, playerOf)
    .replace(/(?<=\b(?:is|are) )a(?=$|[,.;]| and | or )/g, "a's")
    .replace(/\( ?((?:if|when) you .*?)\)/, "$1")
    .replace(
      /\b(?:if|when) you (?:are |want |need )?(?:all )?(a|b)(?:'s)?$/,
      (_, letter) => `for ${playerOf(letter)}`,
    );
  const isBoth = /,? (?:for both(?: players)?|whoever's (?:turn|go) it is)\b(?! play)/;
  if (isBoth.test(said) && /\b[ab]{3,}\b/.test(said))
    return said.replace(isBoth, "").replace(/\b[ab]{3,}\b/g, (row) => `${row} or ${turned(row)}`);
  const plain = said.replace(/\b(?:if |when )?you (?:are )?(?=player (?:1|2|one|two)\b(?! wins))/g, "for ");
  if (!/\bplayer (2|two)\b/.test(said) || others.test(plain)) return said;
  if (!/\bplayer (1|one)\b/.test(plain)) return swapped(plain);
  const [, one, joint = "", two] = halves.map((half) => half.exec(plain)).find((half) => half !== null) ?? [];
  if (one === undefined || two === undefined || (outcome.test(two) && !outcome.test(one))) return plain;
  if (/\b(?:same\b.*|it(?:'s)?(?: the)?) [ab]'?s?$/.test(two)) return one;
  return `${one}${joint} ${swapped(two).replace(/^player 1 (?=if|when|with)/, "player 1 wins ")}`;
}

/** What a rule says of Player 1, and then of Player 2. */
const halves = [
  /^(.*\bfor player (?:1|one))([,;.]?(?: and| but| or)?) (.*\bfor player (?:2|two))$/,
  /^(.*player (?:1|one)\b.*?)([,;.]|[,;.]? (?:and|but|or)) ((?:for )?player (?:2|two)\b.*)$/,
];
const others = /\b(?:you|your|opponent|other (?:player|one)|first|second)\b/;
const outcome = /\b(?:wins?|loses?|draws?|win for|loss for)\b/;

const playerOf = (letter: string) => `player ${letter === "a" ? 1 : 2}`;

function swapped(text: string): string {
  if (!/\bplayer (2|two)\b/.test(text)) return text;
  return text
    .replace(/\bplayer (2|two)\b/g, "player 1")
    .replace(/\b(a'?s|b'?s|b)\b/g, (letters) => (letters.startsWith("a") ? "b's" : "a's"))
    .replace(/\b[ab]{3,}\b/g, turned);
}

const turned = (row: string) => row.replace(/./g, (letter) => (letter === "a" ? "b" : "a"));

function namesIn({ cases, subjects, phrases = [] }: Vocabulary): readonly string[] {
  const names = [...cases, ...subjects, ...phrases].flatMap((name) => [
    name.words,
    name.also ?? "",
    "letters" in name ? (name.letters ?? "") : "",
  ]);
  return names.flatMap((name) => name.toLowerCase().match(/[a-z']+/g) ?? []);
}

/** `unread` is the end of the corrected text that the grammar couldn't read. */
function describeUnread(typed: string, text: string, unread: string, known: ReadonlySet<string>): string {
  const strange = new Set(text.match(/(?<![0-9a-z'])[a-z']+/g)?.filter((word) => !isKnown(word, known)));
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

function isKnown(word: string, known: ReadonlySet<string>): boolean {
  return (
    [word, `${word}s`, word.replace(/s$/, ""), word.replace(/es$/, "")].some((each) => known.has(each)) ||
    /^[bnkxm]$/.test(word)
  );
}

/** Short and misspelled words, and contractions of words that the grammar skips, such as "is" and "have". */
const short =
  "must=gotta;their=his,her;aren't=arnt;isn't=insnt;with=w,wit,wiht;and=nd,adn;except=accept;you=u,i,we,me,you're,you'll,you've,you'd,i'm,i'll,i've,we're,we'll,we've,ya;your=ur,my,our,yours;are=r;opponent=opp;opponent's=opponents;" +
  "when=wen,wenever;whenever=everytime,anytime;want to=wanna;at least=atleast;at most=atmost;it=it's,its,it'll;they=they're,they've,they'll,they'd,he,he's,he'll,she,she's,she'll;them=him;player=person,guy;player's=person's;" +
  "whose=whos,who's;can't=cannot;no one=noone;each other=eachother,each-other;" +
  "doesn't=dosent,dosnt,doesent,doesnot,dosen't;divisible=dividable;" +
  "lose=loose;loses=looses;whoever's=whoevers;" +
  "there=ther,thers;wrong=rong;zero=nought,naught;zeros=noughts,naughts;because=becuz,becos,cos,coz,bcuz;whatever=wathever;opposite=oposit;number=nr;multiple=multipul;switches=switchs";
const spellings = new Map(
  short.split(";").flatMap((entry) => {
    const [full = "", forms = ""] = entry.split("=");
    return forms
      .split(",")
      .flatMap((form) => [form, form.replace("'", "")].map((each) => [each, full] as const));
  }),
);
// These are ordinary words, too, so leave them alone.
for (const word of ["well", "were", "hell", "shell", "ill"]) spellings.delete(word);
for (const word of grammar.words) if (word.endsWith("n't")) spellings.set(word.replace("'", ""), word);
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
  const [found, ...more] = new Set(
    near.filter((each) => known.has(each)).map((each) => spellings.get(each) ?? each),
  );
  return found === undefined || more.length > 0 ? word : found;
}
