/** How a daily puzzle went, in a line to pass on: it follows from the program, the date and the answers alone. */

import { countOf } from "./values.ts";

/** `Switchyard 2026-11-16 ▲▲▽▲ · 1 slip` */
export function shareLine(title: string, date: string, answers: readonly boolean[]): string {
  return `${title} ${date} ${answers.map((right) => (right ? "▲" : "▽")).join("")} · ${slipsText(answers)}`;
}

/** The same for the ear: `Switchyard 2026-11-16: right, right, wrong, right; 1 slip` */
export function spokenShareLine(title: string, date: string, answers: readonly boolean[]): string {
  return `${title} ${date}: ${answers.map((right) => (right ? "right" : "wrong")).join(", ")}; ${slipsText(answers)}`;
}

export function slipsText(answers: readonly boolean[]): string {
  const slips = answers.filter((right) => !right).length;
  return slips === 0 ? "no slip" : countOf(slips, "slip");
}
