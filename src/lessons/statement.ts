/** Writes a statement as a sentence that the grammar reads back. */

import type { Claim, Condition, Kind, Phrase, Statement, Test, Vocabulary } from "../core/lesson.ts";
import { listWords } from "../core/text.ts";

/** Writes "With a free choice, the player to move loses exactly when the number of blocks left is a multiple of 3." */
export function formatStatement(vocabulary: Vocabulary, statement: Statement): string {
  if (statement.kind === "plan") return formatPlan(statement);
  const scopes = statement.claims.map((claim) => vocabulary.cases[claim.case ?? statement.case]);
  const claims = statement.claims.map((claim, at) => {
    const scope = scopes[at];
    const start = scope === undefined || scope === scopes[at - 1] ? "" : `${scope.words}, `;
    return sentence(`${start}${formatClaim(vocabulary, claim)}`);
  });
  return claims.join(" ");
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function formatPlan({ first, pairs, goesOn }: Extract<Statement, { kind: "plan" }>): string {
  if (pairs.length === 0 && !goesOn) return `Take ${first} first.`;
  const list = [...pairs.map((pair) => pair.join("-")), ...(goesOn ? ["…"] : [])].join(", ");
  const answer = `answer in pairs: ${pairs.length === 0 ? "each number with its neighbor" : list}`;
  return sentence(first === null ? answer : `take ${first}, then ${answer}`);
}

const strengths = { if: "if", exactly: "exactly when", only: "only if" } as const;

export function formatClaim(vocabulary: Vocabulary, { results, strength, condition }: Claim): string {
  const verb = sayResults(results);
  if ("every" in condition && condition.every.length === 0)
    return `the player to move ${results.length === 1 ? "always " : ""}${verb}`;
  if (strength === "if" && "not" in condition && formatNot(vocabulary, condition.not) === undefined)
    return `the player to move ${verb} unless ${formatCondition(vocabulary, condition.not)}`;
  return `the player to move ${verb} ${strengths[strength]} ${formatCondition(vocabulary, condition)}`;
}

const verbs = { win: "wins", draw: "draws", loss: "loses" } as const;
const nots = { win: "can't win", draw: "can't draw", loss: "can't lose" } as const;

/** Returns a verb such as "wins" or "can't win". */
export function sayResults(results: readonly Kind[]): string {
  const [one, another] = results;
  if (one !== undefined && another === undefined) return verbs[one];
  return nots[results.includes("win") ? (results.includes("draw") ? "loss" : "draw") : "win"];
}

function formatCondition(vocabulary: Vocabulary, condition: Condition): string {
  const named = phraseOf(vocabulary, condition);
  if (named !== undefined) return named.words;
  const special =
    neighborWords(vocabulary, condition) ??
    onlyWords(vocabulary, condition) ??
    rowWords(vocabulary, condition);
  if (special !== undefined) return special;
  const inner = (each: Condition) => {
    const plain = "not" in each ? each.not : each;
    const isOne = "measure" in plain || isList(each) || neighborWords(vocabulary, each) !== undefined;
    const text = formatCondition(vocabulary, each);
    return isOne ? text : `(${text})`;
  };
  if ("not" in condition) return formatNot(vocabulary, condition.not) ?? `not ${inner(condition.not)}`;
  if ("every" in condition) return condition.every.map(inner).join(" and ");
  if (isList(condition)) return formatTests(vocabulary, condition.some);
  return "some" in condition
    ? condition.some.map((each) => formatCondition(vocabulary, each)).join(", or ")
    : formatTests(vocabulary, [condition]);
}

function formatNot(vocabulary: Vocabulary, not: Condition): string | undefined {
  const phrase = phraseOf(vocabulary, not);
  if (phrase !== undefined) return phrase.words.replace(" is ", " isn't ");
  if (isList(not)) return formatTests(vocabulary, not.some, "isn't");
  return "measure" in not ? formatTests(vocabulary, [not], "isn't") : undefined;
}

function phraseOf({ phrases = [] }: Vocabulary, condition: Condition): Phrase | undefined {
  return phrases.find((phrase) => JSON.stringify(phrase.condition) === JSON.stringify(condition));
}

/** Writes conditions such as "the zeros are neighbors". */
function neighborWords({ subjects }: Vocabulary, condition: Condition): string | undefined {
  if (!("every" in condition)) return undefined;
  const [count, groups] = condition.every;
  if (count === undefined || groups === undefined || !("measure" in count) || !("measure" in groups))
    return undefined;
  const subject = subjects[count.measure];
  if (subject?.groups !== groups.measure || count.least !== 2 || count.most !== undefined) return undefined;
  const things = subject.words.replace("the number of", "the");
  if (groups.least === 2 && groups.most === undefined) return `${things} are apart`;
  return groups.least === 1 && groups.most === 1 ? `${things} are neighbors` : undefined;
}

/** Writes conditions such as "the row is 1101". */
function rowWords({ cells }: Vocabulary, condition: Condition): string | undefined {
  if (!cells || !("every" in condition) || condition.every.length < 4) return undefined;
  const tests = condition.every.slice(0, -1);
  const marks = tests.map((each, at) =>
    "measure" in each && each.measure === cells.from + at ? cells.marks[each.least ?? 0] : undefined,
  );
  return marks.includes(undefined) ? undefined : `the row is ${marks.join("")}`;
}

/** Writes conditions such as "only switches 5 and 7 are OFF". */
function onlyWords({ labels = Infinity }: Vocabulary, condition: Condition): string | undefined {
  if (!("every" in condition) || condition.every.length !== 2) return undefined;
  const [which = condition, count] = condition.every;
  const tests = "every" in which ? which.every : [which];
  const named = tests.map((each) => ("measure" in each && each.least === 1 ? each.measure - labels : 0));
  const kind = ([0, 1] as const).find((kind) => named.every((at) => at > 0 && at % 2 === kind));
  const total = { measure: kind === 0 ? labels : 0, least: tests.length, most: tests.length };
  if (kind === undefined || JSON.stringify(count) !== JSON.stringify(total)) return undefined;
  const list = listWords(
    named.map((at) => String(Math.ceil(at / 2))),
    "and",
  );
  const { one, many, yes } = labelWords[kind];
  return `only ${named.length === 1 ? `${one} ${list} is` : `${many} ${list} are`} ${yes}`;
}

const labelWords = [
  { one: "number", many: "numbers", yes: "needed", no: "unneeded" },
  { one: "switch", many: "switches", yes: "OFF", no: "ON" },
] as const;

type List = { readonly some: readonly Test[] };

/** True for a list of numbers of one subject, such as "3, 6 or 9". */
function isList(condition: Condition): condition is List {
  if (!("some" in condition)) return false;
  const measures = condition.some.map((each) => ("measure" in each && isNumber(each) ? each.measure : NaN));
  return measures.every((measure) => measure === measures[0]);
}

function isNumber({ least, most }: Test): boolean {
  return least !== undefined && least === most;
}

function formatTests(
  { subjects, labels = 0, cells }: Vocabulary,
  tests: readonly Test[],
  verb = "is",
): string {
  const [{ measure, least } = { measure: 0 }] = tests;
  const subject = subjects[measure];
  if (cells && measure >= cells.from)
    return `switch ${measure - cells.from + 1} ${verb} ${cells.words[least === 1 ? 1 : 0]}`;
  if (subject !== undefined) return `${subject.words} ${verb} ${listWords(tests.map(formatTest), "or")}`;
  const { one, yes, no } = labelWords[(measure - labels) % 2 === 0 ? 0 : 1];
  return `${one} ${Math.ceil((measure - labels) / 2)} ${verb} ${least === 1 ? yes : no}`;
}

function formatTest({ least, most, of, rest = 0 }: Test): string {
  if (of === 2) return rest === 0 ? "even" : "odd";
  if (of !== undefined) return rest === 0 ? `a multiple of ${of}` : `${rest} more than a multiple of ${of}`;
  if (least === undefined) return `at most ${most}`;
  if (most === undefined) return `at least ${least}`;
  return least === most ? String(least) : `between ${least} and ${most}`;
}
