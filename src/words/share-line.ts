/** How a daily puzzle went, in a line to pass on: it follows from the date and the answers alone, so that it is the same everywhere. */

/** `Switchyard 2026-11-16 ▲▲▽▲ · 1 slip` */
export function shareLine(date: string, answers: readonly boolean[]): string {
  return `Switchyard ${date} ${answers.map((right) => (right ? "▲" : "▽")).join("")} · ${slipsText(answers)}`;
}

/** The same for the ear: `Switchyard 2026-11-16: right, right, wrong, right; 1 slip` */
export function spokenShareLine(date: string, answers: readonly boolean[]): string {
  return `Switchyard ${date}: ${answers.map((right) => (right ? "right" : "wrong")).join(", ")}; ${slipsText(answers)}`;
}

export function slipsText(answers: readonly boolean[]): string {
  const slips = answers.filter((right) => !right).length;
  return slips === 0 ? "no slip" : slips === 1 ? "1 slip" : `${slips} slips`;
}
