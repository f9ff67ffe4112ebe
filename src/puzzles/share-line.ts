/** How a daily puzzle went, in words and in a line to pass on: the same from every face. */

import { countOf } from "../core/words/values.ts";

/** The first answer to a decision: right, wrong, or given with help. */
export const marks = ["right", "wrong", "hint"] as const;
export type Mark = (typeof marks)[number];

const signs: Readonly<Record<Mark, string>> = { right: "✓", wrong: "✗", hint: "?" };

export interface PuzzleScore {
  readonly marks: readonly Mark[];
  /** Includes wrong answers after the first. */
  readonly wrong: number;
  readonly hints: number;
  readonly shown: boolean;
}

export interface SharedDaily extends PuzzleScore {
  readonly program: string;
  readonly number: number;
  readonly game: string;
  readonly grade: string;
  /** An address, or the command to type. */
  readonly link: string;
}

/** `Switchyard #2 · Switch Battle, easy · ✓✗✓ · 1 wrong answer · https://…` */
export function shareLine(daily: SharedDaily): string {
  const { program, number, game, grade, link } = daily;
  const parts = [
    `${program} #${number}`,
    `${game}, ${grade}`,
    signsOf(daily.marks),
    describeScore(daily),
    link,
  ];
  return parts.join(" · ");
}

/** For screen readers: `Switchyard number 2, Switch Battle, easy: right, wrong, right; 1 wrong answer. https://…` */
export function spokenShareLine(daily: SharedDaily): string {
  const { program, number, game, grade, link } = daily;
  const told = `${daily.marks.join(", ")}; ${describeScore(daily)}`;
  return `${program} number ${number}, ${game}, ${grade}: ${told}. ${link}`;
}

export function signsOf(marked: readonly Mark[]): string {
  return marked.map((mark) => signs[mark]).join("");
}

/** "first try", "1 wrong answer, 2 hints" */
export function describeScore(score: PuzzleScore): string {
  return costsOf(score).join(", ") || "first try";
}

/** "Solved on the first try!", "Solved, with 1 wrong answer and 2 hints.", "Solved, but the answer was shown." */
export function solvedText(score: PuzzleScore): string {
  if (score.shown) return "Solved, but the answer was shown.";
  const costs = costsOf(score);
  return costs.length === 0 ? "Solved on the first try!" : `Solved, with ${costs.join(" and ")}.`;
}

/** If the answer was shown, the hints before it don't matter. */
function costsOf({ wrong, hints, shown }: PuzzleScore): readonly string[] {
  const help = shown ? ["answer shown"] : hints > 0 ? [countOf(hints, "hint")] : [];
  return [...(wrong > 0 ? [countOf(wrong, "wrong answer")] : []), ...help];
}
