/** Reads a rule in a student's own words. It never guesses, so it refuses anything it can't read. */

import { holds, type Statement, type Vocabulary } from "../core/lesson.ts";
import { fail, ok, type Result } from "../core/result.ts";
import { listWords, quote } from "../core/text.ts";
import { forPlayer1 } from "./letters.ts";
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
    .replace(/÷/g, " divided by ")
    .replace(/^(\d+),?(?: and)?(?: then)? pairs?:? (?=\d)/, "$1, then ")
    .replace(
      /(?<=\bplayer a\b(?!.*\b(?:player b|opponent|other)\b).*)\b(?:his|her|their|a's) (?=turn\b|go\b)/g,
      "your ",
    )
    .replace(/\bplayer a\b/g, vocabulary.labels === undefined ? "player a" : "you")
    .replace(/\((?=(?:and|or|with|but|unless|because|so|like|the others|the rest)\b)([^()]*)\)/g, ", $1 ")
    .replace(/\be\.?g\.?(?= )/g, "like")
    .replace(/[:;]-?[)(dp3](?![^ ])|\b100 ?%(?! sure)/g, " ")
    .replace(/\bthat'?s it(?=[.! ]*$)/, "that's all")
    .replace(/^((?:you )?(?:loses?|wins?)) (?=[0-9])/, "$1 with ")
    .replace(/(?:,|(?=[a-z ]*\?)) (?:(?:am|is|did|do) [a-z ]*)?(?:ok|okay|right|correct|get it)[.?! ]*$/, "")
    .replace(/^\s*(?:(?:[-•]|1[.)]|a\)|and|but|so|also) +)+(?=[a-z])/, "")
    .replace(/\bw\/ ?/g, "with ")
    .replace(/\b1st\b/g, "first")
    .replace(/\b2nd\b/g, "second")
    .replace(/\bp ?(?=[12]\b)/g, "player ")
    .replace(
      /(?<=[0-9]) an?(?= (?:[0-9]|then\b))| n(?= (?:[0-9]|then\b|three\b|five\b|six\b|seven\b|nine\b))/g,
      " and",
    )

    .replace(/\{(\d+) ?, ?(\d+)\}/g, "($1, $2)")
    .replace(/\bn[aei]+[gh]*b[oeu]*r(ing|s)?\b/g, "neighbor$1")
    .replace(/["“”!?*[\]{}]|\p{Extended_Pictographic}|(?<!\.)\.$/gu, " ")
    .replace(/[a-z']+/g, (word) => corrected(word, known))
    .replace(/\b(are|is|\d) of\b(?! (?:all|them|the|you|your|those|these|\d)\b)/g, "$1 off")
    .replace(/\bto(?= (?:wrongs?|zeros?|0s|neighbors)\b)/g, "two")
    .replace(/\b(any|every) thing\b/g, "$1thing")
    .replace(/\beither (?=[0-9]|exactly|just|one|a|there|it)/g, "")
    .replace(/(?<=[0-9] )than(?= (?:pair|take|answer|you)\b)/g, "then")
    .replace(/\b(player|player 1|player 2)s(?= (?:turn|go|move|letters?)\b)/g, "$1's")
    .replace(/\b(?:2|two) (?:left|remaining|off),? (?=\d and \d)/, "only ")
    .replace(
      /\b(you|they|opponent) (?:are|is|will be) the (?:one|player) (?:that|who) (?=wins?\b|los)/g,
      "$1 ",
    )
    .replace(
      /\b(?:the )?one (?=who\b|whose\b|that (?:has|gets|faces|moves|goes|starts|begins|takes|wins?|los\w+|will|is)\b)/g,
      "the player ",
    )
    .replace(
      /(?<!\b(?:long|well|same|soon|much|many|far|good|such|just)) as (?=(?:you|they|then|there|it|nobody|the other)\b)/g,
      " because ",
    )
    .replace(/\bcan not\b/g, "can't")
    .replace(/\b(do|does) not\b/g, "$1n't")
    .replace(
      /\b(?:no (?:idea|doubt|clue)|don't (?:know|ask)(?: you)?|not (?:(?:100%|really|very|completely|totally|so) )*(?:sure|certain)|to be (?:honest|fair|sure)|it turns out|if you(?: are| am)?(?: not| remember)? (?:right|wrong|mistaken)|at least you think)(?= |$|[,.;])(?! (?:about|if|when|whether))/g,
      "idk",
    )
    .replace(
      /(?:^|,? )(?:(?:if|when|as long as) (?:(?:you|they|both|everyone|the|your|other|one|opponent|computer|players?|are|is|plays?|really|all|always) )+(?:careful+|smart|clever|plays? (?:good|right)|perfect(?:ly)?|well|best)|(?:if|when|as long as) (?=[a-z' ]*\b(?:nobody|no|no one|doesn't|don't)\b)(?:(?:you|they|both|the|your|other|opponent|players?|nobody|no one|doesn't|don't|makes?|no|any|a) )+(?:mistakes?|mess(?:es)?(?: it)? up)|unless (?:(?:you|they|the|your|other|opponent|player|makes?|a) )+(?:mistakes?|mess(?:es)?(?: it)? up))(?= |$|[,.;])/g,
      "",
    )
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
    .replace(/,? (?:it |that )?depends (?:on )?(?:if|whether)\b/g, " only if")
    .replace(/\s+/g, " ")
    .trim();
  const text = forPlayer1(vocabulary, vocabulary.plans ? plain.replace(pairs, joined) : plain);
  if (text === "") return fail("bad-request", "Say who wins, and when.");
  const failures: SyntaxError[] = [];
  for (const each of grammar.shorter(text)) {
    try {
      return ok(grammar.parse(each, { vocabulary, holds }));
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

function namesIn({ cases, subjects, phrases = [] }: Vocabulary): readonly string[] {
  const names = [...cases, ...subjects, ...phrases].flatMap((name) => [
    name.words,
    name.also ?? "",
    "letters" in name ? (name.letters ?? "") : "",
  ]);
  return names.flatMap((name) => name.toLowerCase().match(/[a-z']+/g) ?? []);
}

/** `text` is `typed` after corrections, and `unread` is the rest of it from where the grammar got stuck. */
function describeUnread(typed: string, text: string, unread: string, known: ReadonlySet<string>): string {
  const strange = new Set(
    text.match(/(?<![0-9a-z'])[a-z']+/g)?.filter((word) => !grammar.isSoft(word) && !isKnown(word, known)),
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

function isKnown(word: string, known: ReadonlySet<string>): boolean {
  return (
    [word, `${word}s`, word.replace(/s$/, ""), word.replace(/es$/, "")].some((each) => known.has(each)) ||
    /^[bnkxm]$/.test(word)
  );
}

/** Each word, its other spellings, and contractions such as "you've", whose second word the grammar would skip. */
const short =
  "must=gotta;their=his,her;aren't=arnt;isn't=insnt;with=w,wit,wiht;and=nd,adn;except=accept;you=u,i,we,me,you're,you'll,you've,you'd,i'm,i'll,i've,we're,we'll,we've,ya;your=ur,my,our,yours;are=r,ar;else=els;opponent=opp;opponent's=opponents;" +
  "when=wen,wenever;whenever=everytime,anytime;want to=wanna;at least=atleast;at most=atmost;it=it's,its,it'll;they=they're,they've,they'll,they'd,he,he's,he'll,she,she's,she'll;them=him;player=person,guy;player's=person's;" +
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
const letters = "abcdefghijklmnopqrstuvwxyz".split("");

/** Corrects a longer word with one typo if only one word fits. It never corrects a word to a number. */
function corrected(word: string, known: ReadonlySet<string>): string {
  const full = spellings.get(word) ?? spellings.get(word.replace(/(?<=.{4})s$/, ""));
  if (full !== undefined || word.length < shortestCorrected || grammar.isSoft(word) || isKnown(word, known))
    return full ?? word;
  const places = Array.from(
    { length: word.length + 1 },
    (_, at) => [word.slice(0, at), word.slice(at)] as const,
  );
  const near = places.flatMap(([start, rest]) => [
    start + rest.charAt(1) + rest.charAt(0) + rest.slice(2),
    ...letters.map((letter) => start + letter + rest),
    ...(word.length > shortestCorrected
      ? [start, ...letters.map((letter) => start + letter)].map((each) => each + rest.slice(1))
      : []),
  ]);
  const fitting = [/$/, /s$/].map((end) =>
    near.map((each) => each.replace(end, "")).filter((each) => known.has(each)),
  );
  const fits = fitting.find(({ length }) => length > 0) ?? [];
  const [found, ...more] = new Set(fits.map((each) => spellings.get(each) ?? each));
  return found === undefined || more.length > 0 || number.test(found) ? word : found;
}
