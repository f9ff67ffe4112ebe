/** Reads a model's reply. The last answer counts. An unclear one is unreadable, because misreading it would be worse. */

export type ReplyReading =
  | { readonly kind: "legal"; readonly answer: string }
  /** The reply names something that isn't a possible answer. */
  | { readonly kind: "illegal"; readonly answer: string }
  /** The reply names nothing, or more than one thing. */
  | { readonly kind: "unreadable" };

const unreadable: ReplyReading = { kind: "unreadable" };

/** A longer text doesn't state a move, and searching it could take long. */
const longest = 200;

export function readAnswer(text: string, legal: readonly string[]): ReplyReading {
  const { stated, declared } = statedAnswers(text);
  for (const statement of stated.toReversed()) {
    if (statement === null) return unreadable;
    const reading = readStatement(statement, legal);
    // "The answer is good because …" doesn't name a move, but an earlier line might.
    if (reading.kind !== "unreadable" || /\d/.test(statement)) return reading;
  }
  const readings = declared.map((line) => readDeclared(line, legal));
  const [first = unreadable, ...others] = readings.filter(({ kind }) => kind !== "unreadable");
  const isSame = (other: ReplyReading) => JSON.stringify(other) === JSON.stringify(first);
  return readings.at(-1)?.kind !== "unreadable" && others.every(isSame) ? first : unreadable;
}

/** If the text doesn't call anything an answer, a word that isn't a move is just a word. */
function readDeclared(line: string, legal: readonly string[]): ReplyReading {
  const reading = readStatement(line, legal);
  return reading.kind === "illegal" && !/\d/.test(reading.answer) ? unreadable : reading;
}

/** Words that can come before a move without changing its meaning. */
const fillers = new Set(
  (
    "a also and best by choice choose choosing final finally flip flipping go going hence i id ill is it its lets move " +
    "moves my number numbers option our pair pick picking play player playing remove select selecting should so switch switches " +
    "take taking the therefore thus to will with would answer"
  ).split(" "),
);

/** Words after which a move isn't the answer, or not the only one. */
const hedges =
  /\b(?:not|never|nt|isnt|dont|wont|cannot|or|nor|either|neither|if|unless|otherwise|except|but|maybe|perhaps|possibly|probably|when|instead|also|alternatively|another|both|avoid|wrong)\b/i;

function readStatement(statement: string, legal: readonly string[]): ReplyReading {
  if (statement.length > longest) return unreadable;
  const said = bare(statement);
  const whole = namedIn(said, legal);
  if (whole !== undefined) return { kind: "legal", answer: whole };
  if (said.includes("?")) return unreadable;
  const words = said.split(/\s+/);
  const at = words.findIndex((word) => !fillers.has(word.toLowerCase().replace(/:$/, "")));
  const [, token = "", rest = ""] = /^([^\s,;()]+)(.*)$/.exec(words.slice(at).join(" ")) ?? [];
  if (at === -1 || token === "" || !isHarmless(rest)) return unreadable;
  const name = bare(token);
  const answer = namedIn(name, legal);
  if (answer !== undefined) return { kind: "legal", answer };
  const isName = rest === "" && (at === 0 || /\d/.test(name));
  return isName && !hedges.test(name) ? { kind: "illegal", answer: name } : unreadable;
}

/** A remark after the move that names no other number: in parentheses, or after a mark or a word such as "because". */
function isHarmless(rest: string): boolean {
  const remark = rest.trim();
  if (remark === "") return true;
  if (hedges.test(remark)) return false;
  if (/^\([^()]*\)\.?$/.test(remark)) return true;
  return /^(?:[,;:.!]|-+\s|because\b|since\b|as\b|which\b)/i.test(remark) && !/\d/.test(remark);
}

const brackets: readonly (readonly [string, string])[] = [
  ["(", ")"],
  ["[", "]"],
  ["{", "}"],
  ["<", ">"],
  ["$", "$"],
  ["\\(", "\\)"],
  ["\\[", "\\]"],
];

/** Removes the characters around the text, and makes hyphens plain. */
function bare(text: string): string {
  const said = text.trim().replace(/(\d)\s*-\s*(?=\d)/g, "$1-");
  const shorter = said.replace(/^#|[.,;!]+$/g, "");
  const pair = brackets.find(([open, close]) => shorter.startsWith(open) && shorter.endsWith(close));
  const inner = pair === undefined ? shorter : shorter.slice(pair[0].length, -pair[1].length);
  return inner === text || inner === "" ? inner : bare(inner);
}

function namedIn(name: string, legal: readonly string[]): string | undefined {
  const turned = /^\d+-\d+$/.test(name) ? name.split("-").reverse().join("-") : name;
  return legal.find((each) => each === name) ?? legal.find((each) => each === turned);
}

/** A longer line is a thought, not an answer. */
const longestLine = 2_000;

/** Finds answers after the word "answer", in a box, between tags, or in JSON. Null stands for a denied or hedged one. */
function statedAnswers(text: string) {
  const lines = plain(text)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const stated = lines.flatMap((line, at) => {
    const next = lines[at + 1] ?? "";
    const found = statementsOn(line, next);
    return found.length > 0 && alternative.test(next) ? [null] : found;
  });
  return { stated, declared: stated.length === 0 ? lines : [] };
}

/** Removes thoughts in tags and emphasis, makes hyphens plain, and turns JSON into a statement. */
function plain(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/[\u1680\ufeff]/g, " ")
    .replace(/<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/gi, "\n")
    .replace(/"(?:final_?)?(?:answer|move)"\s*:\s*(?:"([^"\n]*)"|(\d+))/gi, "\nAnswer: $1$2\n")
    .replace(
      /<((?:final_?)?answer|move)>([^<>]*)<\/\1>/gi,
      (_, tag: string, said: string) => `<${tag}>${said.trim()}</${tag}>`,
    )
    .replace(/\\(?:text|textbf|mathrm|mathbf)\{([^{}]*)\}/g, "$1")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[*`"'“”‘’]|__|^[#>\s]+/gm, "");
}

const framed = /\\boxed\s*\{([^{}]*)\}|<((?:final_?)?answer|move)>([^<>]*)<\/\2>/gi;

function statementsOn(line: string, next: string): readonly (string | null)[] {
  if (line.length > longestLine) return /answer/i.test(line) ? [null] : [];
  const inFrames = [...line.matchAll(framed)];
  if (inFrames.length === 0) return statementAfterWord(line, next);
  const contents = new Set(inFrames.map(([, boxed, , tagged]) => boxed ?? tagged ?? ""));
  const [content = ""] = contents;
  const before = line.slice(0, inFrames[0]?.index).split(/[.!?]/).at(-1) ?? "";
  return [contents.size > 1 || hedgesStatement.test(before) ? null : content];
}

/** Reads text such as "So the final answer is: 3-4". */
function statementAfterWord(line: string, next: string): readonly (string | null)[] {
  const at = line.toLowerCase().lastIndexOf("answer");
  if (at === -1) return [];
  const sentence = line.slice(0, at).split(/[.!?]/).at(-1) ?? "";
  const after = line.slice(at + "answer".length);
  if (/answer\s*(?:is\b|[:=])/i.test(line.slice(0, at))) return [null];
  const rest = /^\s*:?\s*$/.test(after) ? next : afterSign.exec(after)?.[1];
  if (rest === undefined || !isLead(sentence.split(/[,;:]/).at(-1) ?? ""))
    return denial.test(after) ? [null] : [];
  return [hedgesStatement.test(sentence) ? null : rest];
}

const afterSign = /^\s*(?:(?:is\b|:|=+>?|-+>?(?=\s)|→)\s*)+(.*)$/;

/** Words that can come before "answer" in its clause. */
function isLead(clause: string): boolean {
  const words = clause.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.every((word) =>
    /^(?:so|thus|hence|therefore|then|and|the|my|our|final|best|correct|right)$/.test(word),
  );
}

const hedgesStatement =
  /\b(?:not|never|or|if|unless|otherwise|when|were|would|suppose|except|avoid|wrong|after|against|opponent|opponents)\b/i;

/** A line after the answer that gives another one. */
const alternative = /^(?:or|alternatively|and|but|also)\b/i;

/** After "The answer isn't 3-4", nothing before it counts, either. */
const denial = /^\s*(?:isnt|is not|wasnt)\b/i;
