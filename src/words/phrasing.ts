/** Rules as people say them, brought into the words that the vocabulary has. What cannot be said in those is left as it is. */

const numbers = "one two three four five six seven eight nine ten eleven twelve".split(" ");

type Rewrite = readonly [pattern: RegExp, words: string | ((...found: readonly string[]) => string)];

const number = "(\\d+)";

/** The number one up or down from what was said. */
const shifted = (words: string, by: number) => (_all: string, count: string) =>
  `${words} ${Number(count) + by}`;

const rests = ["a multiple of", "1 more than a multiple of", "2 more than a multiple of"];

/** A remainder as the vocabulary says it; one that it cannot say stays as it was. */
function remainder(all: string, rest: string, of: string): string {
  const words = rests[Number(rest)];
  return words === undefined || Number(rest) >= Number(of) ? all : `${words} ${of}`;
}

const rewrites: readonly Rewrite[] = [
  [/[.!?]+$/g, ""],
  [/[’‘]/g, "'"],
  [/["“”()]/g, " "],
  [/\b(?:isn't|aren't|is not|are not)\b/g, "is not"],
  [/\bnone\b/g, "0"],
  [new RegExp(`\\b(${numbers.join("|")})\\b`, "g"), (_all, word = "") => String(numbers.indexOf(word) + 1)],
  [/\b(?:zeroe?s|0s|0's)\b/g, "zeros"],
  [/(?<!\d )\bzero (?=[a-z])/g, "0 "],
  // Remainders.
  [
    /\bis not (?:divisible by|a multiple of) 3\b/g,
    "1 more than a multiple of 3 or 2 more than a multiple of 3",
  ],
  [/\bnot (?:divisible by|a multiple of) 3\b/g, "1 more than a multiple of 3 or 2 more than a multiple of 3"],
  [/\bnot even\b/g, "odd"],
  [/\bnot odd\b/g, "even"],
  [
    new RegExp(
      `\\b(?:leaves? )?(?:a )?remainder (?:of |is )?${number} (?:when |if )?(?:divided|dividing|on division|after division) by ${number}`,
      "g",
    ),
    remainder,
  ],
  [
    new RegExp(`\\bdivided by ${number} leaves? (?:a )?(?:remainder )?(?:of )?${number}`, "g"),
    (all, of = "", rest = "") => remainder(all, rest, of),
  ],
  [
    new RegExp(`\\b(?:mod|modulo|%) ?${number} (?:is|equals|=|==) ?${number}`, "g"),
    (all, of = "", rest = "") => remainder(all, rest, of),
  ],
  [new RegExp(`\\b${number} (?:mod|modulo) ${number}`, "g"), remainder],
  [
    new RegExp(`\\b${number} divides (it|them|the [a-z ]+)$`, "g"),
    (_all, of = "", what = "") => `${what} a multiple of ${of}`,
  ],
  [
    new RegExp(`\\b(?:(?:exactly|evenly) )?(?:divisible|can be divided) (?:evenly )?by ${number}`, "g"),
    (_all, of = "") => `a multiple of ${of}`,
  ],
  [new RegExp(`\\bin the ${number} times table`, "g"), (_all, of = "") => `a multiple of ${of}`],
  [new RegExp(`\\bmultiples of ${number}`, "g"), (_all, of = "") => `a multiple of ${of}`],
  // Bounds.
  [
    new RegExp(`\\b(?:more|greater|larger|bigger) than ${number}\\b(?! multiple)`, "g"),
    shifted("at least", 1),
  ],
  [new RegExp(`\\b(?:fewer|less|smaller) than ${number}`, "g"), shifted("at most", -1)],
  [new RegExp(`\\b${number} or (?:more|greater|larger)`, "g"), shifted("at least", 0)],
  [new RegExp(`\\b${number} or (?:fewer|less|smaller)`, "g"), shifted("at most", 0)],
  // Amounts.
  [/\b(?:a single|just a|only a)\b/g, "1"],
  [/(?<!\b(?:w|l|wins?|loses?) )\b(?:exactly|only|just) (\d+)/g, (_all, count = "") => count],
  [/\bno (?=[a-z])/g, "0 "],
  // How two stand.
  [/\b2 (zeros |wrong switches )?side by side\b/g, "2 neighbours "],
  [
    /\b(?:that |which )?(?:do not|don't|is not|not) (?:touch|touching|next to each other|adjacent|neighbours?|neighbors?|side by side)\b/g,
    "apart",
  ],
  [/\b(?:separated|separate|not together)\b/g, "apart"],
  [
    /\b(?:that |which )?(?:touch|touching|next to each other|adjacent|neighbou?ring|neighbors?|beside each other|that are neighbours)\b/g,
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
  /** What stands before the result, such as "right after a 2". */
  readonly scope: string;
  readonly result: "wins" | "loses";
  readonly exact: boolean;
  readonly condition: string;
}

const mover =
  "(?:the )?(?:player|person|side|1)(?: who is| that is)? to move|(?:a|the) player|(?:the )?player whose turn it is|(?:the )?(?:player who moves next|next player|mover|first player|player 1)|whoever (?:is to move|moves|begins|starts)|i|you|we";
const opponent = "(?:the |your |my )?(?:opponent|other player|second player|player 2)";
const wins = "wins?|w|(?:can|will|always|must) (?:always )?win|(?:is|are) (?:won|winning|a win)";
const loses = "loses?|l|(?:can only|will|always|must) (?:always )?lose|(?:is|are) (?:lost|losing|a loss)";
const modes = "exactly when|exactly if|exactly|if and only if|iff|precisely when|whenever|when|if";
const sure = ["if"];

const afterwards = new RegExp(
  `^(.*?)[, ]*(?:\\b(${mover})|\\b(${opponent}))? ?\\b(?:(${wins})|(${loses})) (${modes}) (.+)$`,
);
const before = new RegExp(
  `^(?:(.*?), )?(when|if|whenever) (.+?),? (?:then )?(?:(${mover})|(${opponent})) (?:(${wins})|(${loses}))$`,
);
const short = new RegExp(`^(.+?) (?:(${wins})|(${loses}))(?: for (?:${mover}))?$`);

/** Who wins or loses, and when; undefined where the sentence is none of that kind. "Only if" says something else, and is not taken for it. */
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
  const [, condition, won] = short.exec(text) ?? [];
  return condition === undefined
    ? undefined
    : { scope: "", result: resultOf(won, undefined), exact: false, condition };
}

function resultOf(won: string | undefined, other: string | undefined): Claim["result"] {
  return (won !== undefined) === (other === undefined) ? "wins" : "loses";
}
