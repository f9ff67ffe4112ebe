/** Rewrites rules as people say them into the vocabulary's words; the rest stays as it is. */

const numbers = "one two three four five six seven eight nine ten eleven twelve".split(" ");

type Rewrite = readonly [pattern: RegExp, words: string | ((...found: readonly string[]) => string)];

const rests = ["a multiple of", "1 more than a multiple of", "2 more than a multiple of"];

/** A remainder that the vocabulary can't say stays as it was. */
function remainder(all: string, rest: string, of: string): string {
  const words = rests[Number(rest)];
  return words === undefined || Number(rest) >= Number(of) ? all : `${words} ${of}`;
}

/** "More than three" is at least four. */
function bounded(how: string, count: number, by: number): string {
  return /^[fl]e/.test(how) ? `at most ${count - by}` : `at least ${count + by}`;
}

const rewrites: readonly Rewrite[] = [
  [/[.!?]+$|["“”()]/g, " "],
  [/[’‘]/g, "'"],
  [/\b(there|it|that|he|she)'s\b/g, (_all, word = "") => `${word} is`],
  [/\b(you|we|they)'re\b/g, (_all, word = "") => `${word} are`],
  [
    /\b(?:on|for) (?:your|my|their|the) (?:turn|go)\b|\b(?:straight away|at once|remain(?:s|ing)?|already)\b/g,
    " ",
  ],
  [/^(.+) means (?:that )?(.+)$/, (_all, condition = "", claim = "") => `if ${condition}, ${claim}`],
  [/\b(?:isn't|aren't|is not|are not)\b/g, "is not"],
  [/\bnone\b/g, "0"],
  [new RegExp(`\\b(${numbers.join("|")})\\b`, "g"), (_all, word = "") => String(numbers.indexOf(word) + 1)],
  [/\b(?:zeroe?s)\b/g, "zeros"],
  [/\b(\d+) 0s?\b/g, (_all, count = "") => `${count} zeros`],
  [/(?<!\d )\bzero (?=[a-z])/g, "0 "],
  // Remainders.
  [/\bdivides by (?=\d)/g, "divisible by "],
  [/\b(\d)n\b/g, (_all, of = "") => `a multiple of ${of}`],
  [
    /\bunless (.*?)(?:is |are )?(?=(?:divisible by|a multiple of) 3\b)/g,
    (_all, subject = "") => `exactly when ${subject}is not `,
  ],
  [/\b(?:is )?not (?:divisible by|a multiple of) 3\b/g, `${rests[1]} 3 or ${rests[2]} 3`],
  [/\bnot even\b/g, "odd"],
  [/\bnot odd\b/g, "even"],
  [/\b(?:leaves? )?(?:a )?remainder (?:of |is )?(\d+) (?:when )?divid\w+ by (\d+)/g, remainder],
  [
    /\b(?:divided by|mod) (\d+) (?:leaves?|is|=) (?:a )?(?:remainder )?(?:of )?(\d+)/g,
    (all, of = "", rest = "") => remainder(all, rest, of),
  ],
  [/\b(\d+) mod (\d+)/g, remainder],
  [/\b(\d+) divides (it|them|the [a-z ]+)$/g, (_all, of = "", what = "") => `${what} a multiple of ${of}`],
  [
    /\b(?:evenly )?(?:divisible by|can be divided by|multiples of|in the) (\d+)(?: times table)?/g,
    (_all, of = "") => `a multiple of ${of}`,
  ],
  // Bounds.
  [
    /\b(more|larger|fewer|less) than (\d+)\b/g,
    (_all, how = "", count = "") => bounded(how, Number(count), 1),
  ],
  [/\b(\d+) or (more|fewer|less)/g, (_all, count = "", how = "") => bounded(how, Number(count), 0)],
  // Amounts.
  [/\ba single\b/g, "1"],
  [/(?<!\b(?:w|l|wins?|loses?) )\b(?:exactly|only|just) (\d+)/g, (_all, count = "") => count],
  [/\bno (?=[a-z])/g, "0 "],
  // The places of two cells.
  [/\b2 (?:zeros |wrong switches )?side by side\b/g, "2 neighbours "],
  [
    /\b(?:that )?(?:do not|don't|is not|not) (?:touch|next to each other|adjacent|neighbou?rs?|side by side)\b|\bseparated?\b/g,
    "apart",
  ],
  [
    /\b(?:that )?(?:touch|next to each other|adjacent|neighbou?ring|neighbors?|beside each other|touching)\b/g,
    "neighbours",
  ],
];

export function normalize(typed: string): string {
  const text = rewrites.reduce(
    (said, [pattern, words]) =>
      typeof words === "string" ? said.replace(pattern, words) : said.replace(pattern, words),
    typed.toLowerCase().trim(),
  );
  return text.replace(/\s+/g, " ").trim();
}

export interface Claim {
  readonly scope: string;
  readonly result: "wins" | "loses";
  readonly exact: boolean;
  readonly condition: string;
}

const mover =
  "(?:the )?(?:player|person) to move|(?:the )?(?:player|person) whose (?:turn|go) it is|(?:the )?(?:1|player|person) who starts|(?:a|the) player|(?:the )?(?:next player|mover|first player|player 1)|whoever is to move|i|you|we";
const opponent = "(?:the |your )?(?:opponent|other player|second player|player 2)";
const wins = "wins?|w|(?:can|will|always) win|(?:is|are) (?:won|winning|a win)";
const loses =
  "loses?|l|(?:will|always) lose|(?:is|are) (?:lost|losing|a loss|stuck|going to lose)|(?:is|are) bad";
const modes = "exactly when|exactly if|exactly|if and only if|iff|precisely when|whenever|when|if|with|on";
const sure = ["if", "with", "on"];

const afterwards = new RegExp(
  `^(.*?)[, ]*(?:\\b(${mover})|\\b(${opponent}))? ?\\b(?:(${wins})|(${loses})) (${modes}) (.+)$`,
);
const before = new RegExp(
  `^(?:(.*?), )?(when|if|whenever) (.+?),? (?:then )?(?:(${mover})|(${opponent})) (?:(${wins})|(${loses}))$`,
);
/** Advice: the position that you leave is your opponent's to play from. */
const leaving =
  /^(?:you (?:win|should)|always|if you|by|to win)?[, ]*((?:don't|do not|never) )?leav(?:e|ing) (?:(?:your opponent|the other player|them) )?(.+?)(?: (?:and )?you (win|lose)| to (win|lose))?$/;
const short = new RegExp(`^(.+?) (?:(${wins})|(${loses}))$`);

/** Undefined if the sentence isn't a claim. "Only if" means something else, so it isn't read as one. */
export function splitClaim(text: string): Claim | undefined {
  if (/\bonly (?:when|if)\b/.test(text.replaceAll("if and only if", ""))) return undefined;
  const after = afterwards.exec(text);
  if (after !== null) {
    const [, scope = "", , other, won, , mode = "", condition = ""] = after;
    return { scope, result: resultOf(won, other), exact: !sure.includes(mode), condition };
  }
  const reversed = before.exec(text);
  if (reversed !== null) {
    const [, scope = "", , condition = "", , other, won] = reversed;
    return { scope, result: resultOf(won, other), exact: false, condition };
  }
  const advice = leaving.exec(text);
  if (advice !== null) {
    const [, never, condition = "", end, aim = end] = advice;
    const isGood = (never === undefined) === (aim !== "lose");
    return { scope: "", result: isGood ? "loses" : "wins", exact: false, condition };
  }
  const [, condition, won] = short.exec(text) ?? [];
  return condition === undefined
    ? undefined
    : { scope: "", result: resultOf(won, undefined), exact: false, condition };
}

function resultOf(won: string | undefined, other: string | undefined): Claim["result"] {
  return (won !== undefined) === (other === undefined) ? "wins" : "loses";
}
