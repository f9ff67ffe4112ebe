/** A statement as a row of slots, each with one word and the words that could replace it, and as a sentence. */

import type { Atom, Statement, Subject, Vocabulary, WhenStatement } from "../core/lesson.ts";
import { listWords } from "../core/text.ts";
import type { Slot } from "../play/scene.ts";

export const firstDraft: WhenStatement = {
  kind: "when",
  result: "wins",
  exact: true,
  case: 0,
  condition: [[{ subject: 0, phrase: 0 }]],
};

export function slotsOf(vocabulary: Vocabulary, draft: Statement): readonly Slot[] {
  const kind = {
    label: "Kind of rule",
    words: ["who wins and when:", "a plan:"],
    at: draft.kind === "plan" ? 1 : 0,
    choose: (at: number): Statement => (at === 1 ? { kind: "plan", plan: 0 } : firstDraft),
  };
  return [
    ...(vocabulary.plans.length === 0 ? [] : [kind]),
    ...(draft.kind === "plan" ? planSlots(vocabulary, draft.plan) : whenSlots(vocabulary, draft)),
  ];
}

/** The first slot chooses the first number, the second one a plan's pairs. */
function planSlots({ plans }: Vocabulary, plan: number): readonly Slot[] {
  const firsts = [...new Set(plans.map(({ first }) => first))];
  const plansWith = (at: number) => [...plans.keys()].filter((each) => plans[each]?.first === firsts[at]);
  const first = firsts.indexOf(plans[plan]?.first ?? null);
  const same = plansWith(first);
  const place = same.indexOf(plan);
  return [
    {
      label: "What to take first",
      words: firsts.map((each) => (each === null ? "answer" : `take ${each}, then answer`)),
      at: first,
      choose: (at) => ({ kind: "plan", plan: plansWith(at)[place] ?? 0 }),
    },
    {
      label: "Pairs",
      words: same.map((each) => `in pairs: ${plans[each]?.pairs}`),
      at: place,
      choose: (at) => ({ kind: "plan", plan: same[at] ?? 0 }),
    },
  ];
}

function whenSlots(vocabulary: Vocabulary, draft: WhenStatement): readonly Slot[] {
  const { cases } = vocabulary;
  const scope = {
    label: "Where",
    words: cases.map(({ words }) => `${words},`),
    at: draft.case,
    choose: (at: number) => ({ ...draft, case: at }),
  };
  return [
    ...(cases.length === 0 ? [] : [scope]),
    {
      label: "Result",
      words: ["the player to move wins", "the player to move loses"],
      at: draft.result === "wins" ? 0 : 1,
      choose: (at) => ({ ...draft, result: at === 0 ? "wins" : "loses" }),
    },
    {
      label: "How strong the rule is",
      words: ["exactly when", "if"],
      at: draft.exact ? 0 : 1,
      choose: (at) => ({ ...draft, exact: at === 0 }),
    },
    ...partSlots(vocabulary, draft),
  ];
}

/** A flat condition: each part says how it joins the one before. */
interface Part extends Atom {
  readonly join: "or" | "and";
}

const joins = ["or", "and"] as const;

function partSlots({ subjects }: Vocabulary, draft: WhenStatement): readonly Slot[] {
  const parts = draft.condition.flatMap((atoms) =>
    atoms.map((atom, index): Part => ({ ...atom, join: index === 0 ? "or" : "and" })),
  );
  const change = (changed: readonly Part[]) => ({ ...draft, condition: conditionOf(changed) });
  return parts.flatMap((part, index) => {
    const [name, next] = [`Part ${index + 1}`, parts[index + 1]];
    return [
      {
        label: `${name}: what`,
        words: subjects.map(({ words, verb }) => `${words} ${verb}`),
        at: part.subject,
        choose: (at: number) => change(parts.with(index, { ...part, subject: at, phrase: 0 })),
      },
      {
        label: `${name}: how`,
        words: subjects[part.subject]?.phrases.map(({ words }) => words) ?? [],
        at: part.phrase,
        choose: (at: number) => change(parts.with(index, { ...part, phrase: at })),
      },
      {
        label: `After part ${index + 1}`,
        words: [next === undefined ? "add …" : "remove", ...joins],
        at: next === undefined ? 0 : 1 + joins.indexOf(next.join),
        choose: (at: number) => change(rejoin(parts, index + 1, joins[at - 1])),
      },
    ];
  });
}

/** Changes how the part is joined, or adds one; without `join` the part goes. */
function rejoin(parts: readonly Part[], at: number, join: Part["join"] | undefined): readonly Part[] {
  const { subject, phrase } = parts[at] ?? { subject: parts[at - 1]?.subject ?? 0, phrase: 0 };
  return parts.toSpliced(at, 1, ...(join === undefined ? [] : [{ join, subject, phrase }]));
}

function conditionOf(parts: readonly Part[]): WhenStatement["condition"] {
  const condition: Atom[][] = [];
  for (const { join, subject, phrase } of parts) {
    const last = join === "and" ? condition.at(-1) : undefined;
    if (last === undefined) condition.push([{ subject, phrase }]);
    else last.push({ subject, phrase });
  }
  return condition;
}

/** "With a free choice, the player to move loses exactly when the number of blocks left is a multiple of 3." */
export function formatStatement(vocabulary: Vocabulary, statement: Statement): string {
  const sentence =
    statement.kind === "plan"
      ? (vocabulary.plans[statement.plan]?.words ?? "")
      : formatWhen(vocabulary, statement);
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

function formatWhen(vocabulary: Vocabulary, { result, exact, case: at, condition }: WhenStatement): string {
  const scope = vocabulary.cases[at];
  const start = scope === undefined ? "" : `${scope.words}, `;
  return `${start}the player to move ${result} ${exact ? "exactly when" : "if"} ${formatCondition(vocabulary, condition)}`;
}

/** Doesn't repeat the subject if the next part has the same one. */
function formatCondition({ subjects }: Vocabulary, condition: WhenStatement["condition"]): string {
  let last = -1;
  const written = (atom: Atom) => {
    const subject = subjects[atom.subject];
    const phrase = subject?.phrases[atom.phrase]?.words ?? "";
    const named = atom.subject === last ? phrase : `${startOf(subject)} ${phrase}`;
    last = atom.subject;
    return named;
  };
  return condition.map((atoms) => atoms.map(written).join(" and ")).join(", or ");
}

function startOf(subject: Subject | undefined): string {
  return subject === undefined ? "" : `${subject.words} ${subject.verb}`;
}

export function sayableLines({ cases, subjects, plans }: Vocabulary): readonly string[] {
  const named = listWords(
    cases.map(({ words }) => `"${words}"`),
    "or",
  );
  const scope = cases.length < 2 ? "" : ` Begin with ${named}.`;
  const plan = plans.length === 0 ? "" : ` Or give a plan, such as "${plans[0]?.words}".`;
  return [
    `Write "The player to move wins" or "loses", then "exactly when" or "if", then a condition.${scope}${plan} Conditions:`,
    ...subjects.map((subject) => `- ${startOf(subject)} ${phrasesOf(subject)}`),
    'Combine them with "and" or "or".',
  ];
}

function phrasesOf({ phrases, summary }: Subject): string {
  const shown = summary === undefined ? phrases : phrases.filter(({ isSpecial }) => isSpecial === true);
  return listWords([...shown.map(({ words }) => words), ...(summary === undefined ? [] : [summary])], "or");
}
