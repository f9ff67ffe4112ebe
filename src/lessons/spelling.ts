/** Spells a rule as the grammar knows it: signs and short forms as words, and words without typos. */

import type { Vocabulary } from "../core/lesson.ts";
import { editDistance } from "../core/text.ts";
import { isSoft } from "./asides.ts";
import * as grammar from "./rule.js";

type Rewrites = readonly (readonly [said: RegExp, meant: string])[];

/** What's typed as signs, digits or letters. */
const signs: Rewrites = [
  [/[’‘]/g, "'"],
  [/!==?/g, " not = "],
  [/<=>|⇔/g, " iff "],
  [/#/g, " number of "],
  [/\bw\/ ?/g, "with "],
  [/[:;]-?[)(dp3](?![^ ])|\b100 ?%(?! sure)/g, " "],
  [/[!?]+ (?=\S)/g, ". "],
  [/["“”!?*[\]{}]|\p{Extended_Pictographic}|(?<!\.)\.$/gu, " "],
  [/(?<=\b(?:one|1) )a\b(?!')/g, "a's"],
  [/\b1st\b/g, "first"],
  [/\b2nd\b/g, "second"],
  [/\bp ?(?=[12]\b)/g, "player "],
  [/(?<=[0-9]) an?(?= (?:[0-9]|then\b))/g, " and"],
  [/(?<=[0-9]|two|three|four|five|six) n(?= (?:[0-9]|then|three|five|six|seven|nine)\b)/g, " and"],
  [/\bn[aei]+[gh]*b[oeu]*r(ing|s)?\b/g, "neighbor$1"],
  [/\bthat'?s it(?=[.! ]*$)/, "that's all"],
  [/^((?:you )?(?:loses?|wins?)) (?=[0-9])/, "$1 with "],
  [/^(\d+),?(?: and)?(?: then)? pairs?:? (?=\d)/, "$1, then "],
];

/** Words that mean something else next to certain others. */
const inContext: Rewrites = [
  [/\b(are|is|\d) of\b(?! (?:all|them|the|you|your|their|those|these|\d)\b)/g, "$1 off"],
  [/\bto(?= (?:wrongs?|zeros?|0s|neighbors)\b)/g, "two"],
  [/(?<=\b(?:there|it|is|are|have|has|with) )like (?=[0-9]|one|two|three)/g, ""],
  [/\b(\d+)'s (?=on\b|off\b)/g, "$1 is "],
  [/\b(any|every) thing\b/g, "$1thing"],
  [/\b(do|does) not\b/g, "$1n't"],
  [/\beither (?=[0-9]|exactly|just|one|a|there|it)/g, ""],
  [/\b(player|player 1|player 2)s(?= (?:turn|go|move|letters?)\b)/g, "$1's"],
  [/\b(?:2|two) (?:left|remaining|off),? (?=\d and \d)/, "only "],
  [/\bremaining (?=(?:switch|switches|ones)\b)/g, "other "],
  [
    /\byour(?= (?:at?|just|only|on|in|not|the|\w+ing|gonna|stuck|dead|player|left|doomed|done|lost|toast|cooked|safe|fine)\b)/g,
    "you",
  ],
  [/\byou(?= (?:opponent|turn|letters?)\b)/g, "your"],
  [/\s+/g, " "],
];

const rewrite = (text: string, rewrites: Rewrites) =>
  rewrites.reduce((before, [said, meant]) => before.replace(said, meant), text);

/** `known` has the words that the grammar and the game know. */
export function spelled(typed: string, known: ReadonlySet<string>): string {
  const words = rewrite(typed.toLowerCase(), signs).replace(/[a-z']+/g, (word) => corrected(word, known));
  return rewrite(words, inContext).trim();
}

export function knownWords({ cases, subjects, phrases = [] }: Vocabulary): ReadonlySet<string> {
  const names = [...cases, ...subjects, ...phrases].flatMap((name) => Object.values<unknown>({ ...name }));
  const own = names.flatMap((said) => (typeof said === "string" ? said.toLowerCase().match(/[a-z']+/g) : []));
  return new Set([...grammar.words, ...spellings.keys(), ...own.filter((word) => word !== null)]);
}

export const isKnown = (word: string, known: ReadonlySet<string>) =>
  /^[bnkxm]$/.test(word) ||
  [word, `${word}s`, word.replace(/s$/, ""), word.replace(/es$/, "")].some((each) => known.has(each));

/** Each word, its other spellings, and contractions such as "you've", whose second word the grammar would skip. */
const short =
  "must=gotta;their=his,her;aren't=arnt;isn't=insnt;with=w,wit,wiht;and=nd,adn;except=accept;you=u,i,we,me,you're,you'll,you've,you'd,i'm,i'd,i'll,i've,we're,we'll,we've,ya;your=ur,my,our,yours;are=r,ar;else=els;opponent=opp;opponent's=opponents;" +
  "when=wen,wenever;whenever=everytime,anytime;want to=wanna;at least=atleast;at most=atmost;it=it's,its,it'll;they=they're,they've,they'll,they'd,he,he's,he'll,she,she's,she'll;them=him;player=person,guy;player's=person's,guy's;" +
  "whose=whos,who's;can't=cannot;no one=noone;each other=eachother,each-other;" +
  "doesn't=dosent,dosnt,doesent,doesnot,dosen't;divisible=dividable;" +
  "lose=loose;loses=looses;whoever's=whoevers;" +
  "there=ther,thers;wrong=rong;zero=nought,naught;zeros=noughts,naughts;because=becuz,becos,cos,coz,bcuz;whatever=wathever;opposite=oposit;number=nr;multiple=multipul;switches=switchs;don't know=idk";
const spellings = new Map(
  short.split(";").flatMap((entry) => {
    const [full = "", forms = ""] = entry.split("=");
    return forms
      .split(",")
      .flatMap((form) => [form, form.replace("'", "")].map((each) => [each, full] as const));
  }),
);
// Without their apostrophes, these contractions look like ordinary words, so leave those words alone.
for (const word of ["well", "were", "hell", "shell", "ill"]) spellings.delete(word);
for (const word of grammar.words) if (word.endsWith("n't")) spellings.set(word.replace("'", ""), word);
const shortestCorrected = 4;
const number = /^(?:t(?:w|h[ir]|en)|f[io][uv]|s(?:ix|ev)|eigh|nin)/;

/** Corrects a longer word with one typo if only one word fits. It never corrects a word to a number. */
function corrected(word: string, known: ReadonlySet<string>): string {
  const full = spellings.get(word) ?? spellings.get(word.replace(/(?<=.{4})s$/, ""));
  if (
    full !== undefined ||
    word.length < shortestCorrected ||
    isSoft(word) ||
    grammar.asides.memories.has(word) ||
    isKnown(word, known)
  )
    return full ?? word;
  const letters = (each: string) => Array.from(each).toSorted().join("");
  // In a short word, a letter is missing, or two letters have changed places.
  const isClose = (each: string) =>
    Math.abs(each.length - word.length) < 2 &&
    (word.length > shortestCorrected || each.length > word.length || letters(each) === letters(word)) &&
    editDistance(word, each) === 1;
  const near = (plural: string) => [...known].filter((each) => isClose(each + plural));
  const fits = [near(""), near("s")].find(({ length }) => length > 0) ?? [];
  const [found, ...more] = new Set(fits.map((each) => spellings.get(each) ?? each));
  return found === undefined || more.length > 0 || number.test(found) ? word : found;
}
