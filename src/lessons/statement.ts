/** Statements about a game as sentences, and what can be stated. */

import type { Atom, Statement, Subject, Vocabulary, WhenStatement } from "../core/lesson.ts";
import { listWords } from "../core/text.ts";

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
    `Say that the player to move wins or loses, "exactly when" or "if" something is true.${scope}${plan} You can say:`,
    ...subjects.map((subject) => `- ${startOf(subject)} ${phrasesOf(subject)}`),
    'Join several with "and" or "or".',
  ];
}

function phrasesOf({ phrases, summary }: Subject): string {
  const shown = summary === undefined ? phrases : phrases.filter(({ isSpecial }) => isSpecial === true);
  return listWords([...shown.map(({ words }) => words), ...(summary === undefined ? [] : [summary])], "or");
}
