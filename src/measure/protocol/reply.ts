/** The last answer in a reply counts. An unclear answer counts as unreadable, because misreading it would be worse. */

export type ReplyReading =
  | { readonly kind: "legal"; readonly answer: string }
  /** The reply names something that isn't a possible answer. */
  | { readonly kind: "illegal"; readonly answer: string }
  /** The reply names nothing, or more than one thing. */
  | { readonly kind: "unreadable" };

const unreadable: ReplyReading = { kind: "unreadable" };

/** In characters. A longer text states no move, and searching it could take a long time. */
const longest = 200;

export function readAnswer(text: string, legal: readonly string[]): ReplyReading {
  const { stated, declared } = statedAnswers(text);
  for (const statement of stated.toReversed()) {
    if (statement === null) return unreadable;
    const reading = readStatement(statement, legal);
    // "The answer is good because …" names no move, but an earlier line might.
    if (reading.kind !== "unreadable" || /\d/.test(statement)) return reading;
  }
  const readings = declared.map((line) => readDeclared(line, legal));
  const last = readings.findLastIndex(({ kind }) => kind !== "unreadable");
  const [first = unreadable, ...others] = readings.filter(({ kind }) => kind !== "unreadable");
  const isSame = (other: ReplyReading) => JSON.stringify(other) === JSON.stringify(first);
  return declared.slice(last + 1).every(isRemark) && others.every(isSame) ? first : unreadable;
}

/** A line such as "This leaves my opponent without a move" doesn't take the answer back. */
function isRemark(line: string): boolean {
  return remarkLine.test(line) && !/\d/.test(line) && !hedges.test(line);
}

const remarkLine =
  /^(?:this|that|it|leaving)\b(?!.*(?:\blos|\b(?:gives|lets|allows|helps)\b|opponent (?:will |can )?win|mistake|bad|fail|\?))/i;

/** If nothing in the reply is marked as its answer, a word without a digit counts only if it's a legal move. */
function readDeclared(line: string, legal: readonly string[]): ReplyReading {
  const reading = readStatement(line, legal);
  return reading.kind === "illegal" && !/\d/.test(reading.answer) ? unreadable : reading;
}

/** Words that can stand before a move without changing its meaning. */
const fillers = new Set([
  "",
  ...(
    "a absolutely accordingly action alright also am and ans answer be believe best block blocks both by certainly choice " +
    "choose choosing chosen clear clearly commit conclude concluded conclusion confident consequently correct decide " +
    "decided decision definitely end final finally flip flipping follows for force forces gives go going good great hence " +
    "here heres i id ideal ill im in is it its ive just let lets lock locking make me means move moves must my now number " +
    "numbers obviously off ok okay on only opt optimal opting option our output pair perfect pick picking plan play player " +
    "players playing proper propose really recommend recommendation recommended remove response result right safe safest " +
    "say select selected selecting selection settle settling shall should simply so solution strongest submission submit " +
    "submitting suggest superior sure surely switch switches take taking that thats the therefore think thus to toggle " +
    "toggling token turn undoubtedly unique verdict we well who will win winner winning wins with would yes you"
  ).split(" "),
]);

/** A move followed by one of these words may not be the answer, even if the word is part of a reason. */
const doubt =
  /\b(?:if|unless|otherwise|but|maybe|perhaps|possibly|probably|might|assuming|provided|when|instead|rather|also|alternatively|wait|actually|hmm+|sorry|guess|likely|unsure|uncertain|not sure)\b/i;

/** A move followed by one of these words isn't the answer, or not the only one. In a reason, most of them don't matter. */
const hedges = new RegExp(
  `${doubt.source}|\\b(?:not|never|nt|isnt|arent|wasnt|dont|doesnt|wont|cant|cannot|no(?=\\W*$|\\s*[,.;!])|or|nor|either|neither|except|another|both(?=.*\\d)|avoid|wrong|worse|worst|better|avoided)\\b`,
  "i",
);

/** Phrases before the answer, up to a comma or colon, such as "In conclusion,". */
const opening =
  /^(?:(?:after (?:\w+ing|careful|further|some)|based on|given|considering|under|overall|ultimately|in (?:conclusion|summary|short|the end)|to (?:sum|summarize|conclude)\b|all (?:in all|things)|as player \w|from (?:this|these|the)|on balance|with (?:this|that)|taking (?:all|every)|of (?:the|these)|correction)[^,.:\d]*[,:]\s*)+/i;

function readStatement(statement: string, legal: readonly string[]): ReplyReading {
  if (statement.length > longest) return unreadable;
  const said = bare(statement).replace(opening, "");
  const whole = namedIn(said, legal);
  if (whole !== undefined) return { kind: "legal", answer: whole };
  return /\?|^say\b/i.test(said) ? unreadable : readClaim(said, legal);
}

function readClaim(said: string, legal: readonly string[]): ReplyReading {
  const words = said.split(/\s+/);
  const at = words.findIndex((word) => !fillers.has(word.toLowerCase().replace(/^[=→]|[:,!]$/, "")));
  const isPair = /\b(?:switches|flip|toggle|both)\b/i.test(words.slice(0, at).join(" "));
  const named = joinPair(bare(words.slice(at).join(" ")), legal, isPair);
  const [, token = "", rest = ""] = /^([^\s,;()]+?)([.!:]?(?:[\s,;()].*)?)$/.exec(named) ?? [];
  if (at === -1 || token === "" || !isHarmless(rest)) return unreadable;
  // "Player 1 wins" gives an answer only if the question is who wins.
  const namesWinner = /\bp(?:layer|\d)/i.test(said) && /^\s*(?:wins|will|can|has|is)\b/i.test(rest);
  if (namesWinner && legal.join() !== "1,2") return unreadable;
  const name = bare(token);
  const answer = namedIn(name, legal);
  if (answer !== undefined) return { kind: "legal", answer };
  const isName = rest === "" && (at === 0 || /\d/.test(name));
  return isName && !hedges.test(name) ? { kind: "illegal", answer: name } : unreadable;
}

/** "Switches 3 and 4" means 3-4. So do "3, 4" and "3 and 4" if neither 3 nor 4 is a move of its own. */
function joinPair(said: string, legal: readonly string[], isPair: boolean): string {
  const [all = "", one = "", other = ""] =
    /^(\w+)(?:\s*[,&]\s*|\s+and\s+)(?:#|switch )?(\w+)/i.exec(said) ?? [];
  const pair = namedIn(`${digits(one)}-${digits(other)}`, legal);
  const isTwo = !isPair && [one, other].some((name) => namedIn(name, legal) !== undefined);
  return pair === undefined || isTwo ? said : pair + said.slice(all.length);
}

/** True if the text after the move is only a remark, so the move is still the answer. */
function isHarmless(rest: string): boolean {
  const remark = rest.replace(/^\s*(?:(?:blocks?|here|now|on|off|wins)\b)?/i, "").trim();
  if (remark === "") return true;
  if (
    (/^[(,;:.]?\s*-*\s*(?:because|since|as|leaves|leaving|bars|forces|forcing)\b/i.test(remark)
      ? doubt
      : hedges
    ).test(remark)
  )
    return false;
  if (/^[([][^()[\]]*[)\]]\.?$/.test(remark)) return true;
  return namesNumber.test(remark) ? reason.test(remark) && !turn.test(remark) : comment.test(remark);
}

const numerals = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const namesNumber = new RegExp(`\\d|^\\W*(?:${numerals.join("|")})\\b`, "i");
const comment =
  /^(?:[,;.!]|:\s*(?:it|this|the|my)\b|(?:<?-+|\/\/)\s|→(?!.*(?:opponent|los))|(?:because|since|as|to|which|with|immediately|and (?:i )?wins?|(?:wins|guarantees|secures|forces|leads|leaves|bars|removes|makes|turns|completes|prevents)(?!.*(?:opponent|los))|will win|can force (?:a|the) win|has (?:a|the) win(?:ning strategy)?|is (?:the|my) (?:(?:best|right|correct|winning|optimal|only|final) )*(?:move|answer|choice|winner|number))\b|(?:it is|is (?:right|correct|winning|optimal))[.!]?$)/i;

/** A reason in one clause, which may mention other numbers. */
const reason =
  /^[,;:.]?\s*(?:<?-+|\/\/|→)?\s*(?:because|since|as|which|leaving|leaves|forcing|forces|giving|gives|winning|it|this|that|only|every|now|after which|so that|in order|bars|removes|keeps|makes|turns|completes|prevents|(?:my|the) opponent (?:is|has|must))\b[^.;:!]*[.!]?$/i;

/** "Which loses, so 4" takes the answer back. */
const turn =
  /\b(?:so(?! that)|(?<!because |since )then|best|correct|choose|play|pick)\b|^\W*(?:(?:which|it|this|that) los|gives (?:my |the )?opponent)/i;

const brackets: readonly (readonly [string, string])[] = [
  ["(", ")"],
  ["[", "]"],
  ["{", "}"],
  ["<", ">"],
];

function bare(text: string): string {
  const said = text.trim().replace(/(\d)\s*-\s*(?=\d)/g, "$1-");
  const shorter = said.replace(/^#|[.,;!。]+$/g, "");
  const pair = brackets.find(([open, close]) => shorter.startsWith(open) && shorter.endsWith(close));
  const inner = pair === undefined ? shorter : shorter.slice(pair[0].length, -pair[1].length);
  return inner === text || inner === "" ? inner : bare(inner);
}

function namedIn(given: string, legal: readonly string[]): string | undefined {
  const name = legal.includes(given) ? given : digits(given.replace(/^p(?=\d)/i, ""));
  const turned = /^\d+-\d+$/.test(name) ? name.split("-").reverse().join("-") : name;
  return legal.find((each) => each === name) ?? legal.find((each) => each === turned);
}

function digits(name: string): string {
  const value = numerals.indexOf(name.toLowerCase());
  return value === -1 ? name : String(value);
}

/** In characters. A longer line is a thought, not an answer. */
const longestLine = 2_000;

/** Finds answers after "answer", in a box, between tags, or in JSON. Null stands for an answer that the text denies or doubts. */
function statedAnswers(text: string) {
  const lines = plain(text)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const takenBack = lines.findLastIndex((line) => retraction.test(line));
  const stated = lines.flatMap((line, at) => {
    const next = lines[at + 1] ?? "";
    const found = statementsOn(line, next);
    return found.length > 0 && (takenBack > at || alternative.test(next)) ? [null] : found;
  });
  return { stated, declared: stated.length === 0 ? lines : [] };
}

function plain(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/[\u1680\ufeff\u200b]|&nbsp;/g, " ")
    .replace(/[<◁]think(?:ing)?[>▷][\s\S]*?(?:[<◁]\/think(?:ing)?[>▷]|$)/gi, "\n")
    .replace(/\\(?:text|textbf|mathrm|mathbf)\{([^{}]*)\}/g, "$1")
    .replace(/<\/?(?:b|i|em|strong|p|br|code|final|s|end_of_turn)\s*\/?>|\\[()[\]]|\$/gi, "")
    .replace(/<\|[^<>|\n]*\|>/g, "\n")
    .replace(/\[(\/?answer)\]/gi, "<$1>")
    .replace(/~~[^~\n]*~~/g, "")
    .replace(/(?<!\w)_([^_\n]+)_(?!\w)/g, "$1")
    .replace(/\banswer(?:\s*[([][a-z ]+[)\]]| for (?:this|the) \w+)/gi, "answer")
    .replace(/^[([]((?:final )?answer\b[^()[\]\n]*)[)\]]\.?$/gim, "$1")
    .replace(
      /(["'])(?:final_?|best_?|selected_?|chosen_?|my_?)?(?:answer|move|choice|action|result)\1\s*:\s*(?:"([^"\n]*)"|'([^'\n]*)'|(\d+))/gi,
      "\nAnswer: $2$3$4\n",
    )
    .replace(
      /<((?:final_?)?answer|move|action|choice|output|result)>([^<>]*)<\/\1>/gi,
      (_, tag: string, said: string) => `<${tag}>${said.trim()}</${tag}>`,
    )
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[⇒⟹➔➡]/g, "→")
    .replace(/\u20e3/g, " ")
    .replace(/\bif both (?:players |sides )?play (?:perfectly|optimally)\b,?/gi, "")
    .replace(/[*`"'“”‘’✅☑✓✔⭐✨]|(?![👎🚫🛑🤔🤷🙅])[\u{1f300}-\u{1faff}]|\ufe0f|__/gu, "")
    .replace(/\bthat (?:doesnt|does not|wont|cannot|cant) lose\b/gi, "that wins")
    .replace(/^(?:[#>\s→•]|[-+]\s|[-=]>)+/gm, "")
    .replace(answerAbroad, "Answer: ");
}

const answerAbroad =
  /\b(?:(?:die|meine|la|ma|mi|a|minha|mia) )?(?:antwort|réponse|respuesta|risposta|resposta)(?: final[ea]?)?\s*(?::|ist|est|es|é|è)(?=\s)|(?:最终|最終)?(?:答案|答え|回答|정답|[Оо]твет)\s*(?::|是)/gi;

const framed =
  /\\(?:boxed|fbox)\s*\{([^{}]*)\}|<((?:final_?)?answer|move|action|choice|output|result)>([^<>]*)<\/\2>/gi;

function statementsOn(line: string, next: string): readonly (string | null)[] {
  if (line.length > longestLine) return /answer/i.test(line) ? [null] : [];
  const inFrames = [...line.matchAll(framed)];
  if (inFrames.length === 0) return statementAfterWord(line, next);
  const contents = new Set(inFrames.map(([, boxed, , tagged]) => boxed ?? tagged ?? ""));
  const [content = ""] = contents;
  const before = line.slice(0, inFrames[0]?.index).split(/[.!?]/).at(-1) ?? "";
  const last = inFrames.at(-1);
  const isOpen = openEnd.test(line.slice((last?.index ?? 0) + (last?.[0].length ?? 0)));
  return [contents.size > 1 || isOpen || hedgesStatement.test(before) ? null : content];
}

function statementAfterWord(line: string, next: string): readonly (string | null)[] {
  const called = [...line.matchAll(/answer(?=\s*(?:is\b|[:=]))/gi)];
  if (called.length > 1) return [null];
  const at = called[0]?.index ?? line.toLowerCase().lastIndexOf("answer");
  if (at === -1) return [];
  const sentence = (line.slice(0, at).split(/[.!?]/).at(-1) ?? "").trim().replace(opening, "");
  const after = line.slice(at + "answer".length);
  const rest = /^\s*:?\s*$/.test(after) ? next : afterSign.exec(after)?.[1];
  if (rest === undefined || !isLead(sentence.split(/[,;:]/).at(-1) ?? ""))
    return denial.test(line) ? [null] : [];
  return [hedgesStatement.test(sentence) ? null : rest];
}

const afterSign = /^\s*(?:(?:is\b|:|=+>?|-+>?(?=\s)|→)\s*)+(.*)$/;

/** Only these words can stand between the start of the clause and "answer". */
function isLead(clause: string): boolean {
  const words = clause.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.every((word) =>
    /^(?:so|thus|hence|therefore|then|and|the|my|our|final|best|correct|right|but|however|short|quick|new|revised|updated|corrected|i|am|think|believe|confident|sure|that|this|means|leads|to|ok|okay|great)$/.test(
      word,
    ),
  );
}

const hedgesStatement =
  /\b(?:not|never|or|if|unless|otherwise|when|were|would|suppose|except|avoid|wrong|after|against|opponent|opponents)\b/i;

const alternative = /^(?:or|alternatively|and(?! th)|but(?! note)|also)\b/i;

const retraction =
  /^(?:wait|(?:oh )?no(?=[,.!])|oh no|nope|ah|uh|ugh|hold on|strike|forget|undo|actually|hmm+|sorry|oops|correction|edit|scratch that|on (?:second thought|reflection)|(?:unfortunately,? )?(?:this|that|it|my)(?: answer| move| number)?(?:s| is| was)? (?:\w+ )?(?:wrong|barred|incorrect|a mistake|illegal|bad|los\w+|fails))\b|\b(?:never ?mind|retract|my (?:mistake|bad)|(?:not|isnt|wasnt|cant be) (?:right|correct|legal|allowed|valid)\b|no longer (?:think|believe)|(?:let me|i (?:need|have) to|i (?:should|must)) (?:re(?!co|mai|sp|st|ly)\w+|reconsider|double|check|think again)\w*|mis(?:count|read|judg)ed|(?:take|took) (?:it|that|this|my answer) back|i(?: made|m| am| was) (?:an? )?(?:mistake|error|wrong|mistaken)|chang(?:e|ed|ing) my (?:answer|mind|move)|withdraw|ignore (?:it|that|this)|disregard|scratch that|i meant)\b/i;

/** After a box or a tag, these words mean that the answer isn't final. */
const openEnd = /^\W*(?:or|wait|no|actually|hmm|sorry|maybe)\b/i;

/** "The answer isn't 3-4" and "Other answer: 5" also take back earlier answers. */
const denial = /answer\s*(?:isnt|is not|wasnt)\b|^\W*\w+(?:\s+\w+)?\s+answer\s*:/i;
