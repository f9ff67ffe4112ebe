/** Sets aside what's said around a rule: how it was found, how sure its author is, and what happens in a game. */

import { asides } from "./rule.js";

type Clause = readonly string[];

const { opinions, glue, people, moves, others, memories, limits } = asides;

/** Says who wins, or for whom something holds. */
const result =
  /^(?:w[io]n|los|draw|tie|good|bad|best|great|fine|safe|stuck|doomed|done|dead|toast|trap|cooked)/;
const condition = /^(?:if|when|whenever|unless|with|at|on|for|from)$/;
const mostShortened = 60;
const number = /^(?:\d+|zero|one|two|three|four|five|six|seven|eight|nine|ten)$/;

export const isSoft = (word: string) =>
  word === "" || opinions.has(word) || glue.has(word) || people.has(word);

const bare = (words: Clause) => words.map((word) => word.replace(/[.,;:()-]+/g, ""));
const isIn = (words: ReadonlySet<string>, word: string) =>
  words.has(word) || words.has(word.replace(/s$/, "")) || words.has(word.replace(/es$/, ""));
const isPlay = (word: string) => isSoft(word) || isIn(moves, word) || isIn(others, word);
const isResult = (word: string) => result.test(word);

const isOpinion = (words: Clause) => words.some((word) => opinions.has(word)) && words.every(isSoft);

/** Says what makes no difference. */
const indifferent = /^(?:(?:and|it) )*(?:(?:no|doesn't) matter |any one$)/;

/** Opinions, what the players do, and what makes no difference never change what a rule means. */
const isChatter = (words: Clause) =>
  isOpinion(words) ||
  (words.some((word) => isIn(moves, word)) && words.every(isPlay)) ||
  (indifferent.test(words.join(" ")) && !words.some(isResult));

const isMemory = (words: Clause) =>
  words.some((word) => memories.has(word)) && !words.some((word) => isResult(word) || limits.has(word));

/** A number at the end of a clause could begin a list, as in "I noticed 3, 6 and 9 lose". */
const beginsList = (clause: Clause) =>
  clause.at(-1)?.endsWith(",") === true && number.test(bare(clause).at(-1) ?? "");

/** How a clause begins that can be a remark. */
const remarked =
  /^(?:(?:so|and|but|then|well) )*(?:(?:that|that's|those|these|they)(?: two| three| ones| numbers| rows)?|it|you|your|everyone|unless (?:you|they|your opponent|the other)) /;

/** A clause about something that the grammar knows nothing about. */
function isRemark(words: Clause, isMeaningful: (word: string) => boolean): boolean {
  const said = words.join(" ");
  const rest = said.replace(remarked, "");
  const isTelling = (word: string) =>
    limits.has(word) || isResult(word) || number.test(word) || isMeaningful(word);
  return rest !== said && rest.split(" ").every((word) => isPlay(word) || !isTelling(word));
}

/** Leaves out the clauses for which `isAside` is true, unless the result of what was said before could be in them. */
function withoutClauses(clauses: readonly Clause[], isAside: (clause: Clause) => boolean) {
  let isOpen = false;
  return clauses.filter((clause) => {
    const words = bare(clause);
    if (!isOpen && isAside(words) && !beginsList(clause)) return false;
    if (words.some((word) => isResult(word) || condition.test(word))) isOpen = !words.some(isResult);
    return true;
  });
}

/** The text, and then shorter ones without such clauses, and without such words at the start and at the end. */
export function* withoutAsides(text: string, isMeaningful: (word: string) => boolean): Iterable<string> {
  yield text;
  const clauses = text
    .split(/(?<=[.,;:]) ?| (?=(?:so|because|but(?! no,)|then|and then|unless) )/)
    .map((clause) => clause.split(" "));
  const matter = clauses.filter((clause) => !isChatter(bare(clause)));
  yield* trimmed(matter.flat());
  const claims = withoutClauses(matter, (words) => isMemory(words) || isRemark(words, isMeaningful));
  if (claims.length < matter.length && bare(claims.flat()).some(isResult)) yield* trimmed(claims.flat());
}

function* trimmed(all: Clause): Iterable<string> {
  const words = all
    .join(" ")
    .replace(/^(?:so|and|but|also|then|because) /, "")
    .split(" ");
  if (words.length > mostShortened) return;
  const isAside = (part: Clause) => isOpinion(bare(part));
  const starts = words.flatMap((_, at) =>
    at === 0 || (isAside(words.slice(0, at)) && !people.has(words[at - 1] ?? "")) ? [at] : [],
  );
  const ends = words.flatMap((_, at) =>
    isAside(words.slice(at)) && !/n't$|^no[tr]?$|^never$/.test(words[at - 1] ?? "") ? [at] : [],
  );
  for (const start of starts)
    for (const end of [words.length, ...ends.toReversed()]) yield words.slice(start, end).join(" ");
}
