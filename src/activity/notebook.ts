/** What activities keep as small texts beside the games. What was kept may be damaged; then it is not there. */

import { parseJson } from "../core/text.ts";
import { type LessonProgress, readProgress } from "../table/lesson/progress.ts";
import type { Texts } from "./outside.ts";

export function progressIn({ read }: Pick<Texts, "read">): LessonProgress {
  return readProgress(parseJson(read("lessons") ?? ""));
}

export function keepProgress({ write }: Pick<Texts, "write">, progress: LessonProgress): void {
  write("lessons", JSON.stringify(progress));
}

/** Wrong answers given to the puzzle of a day that is not solved yet. */
export function slipsOn({ read }: Pick<Texts, "read">, date: string): number {
  return Math.min(Math.trunc(Number(read(slipsName(date)))) || 0, 1000);
}

export function keepSlips({ write }: Pick<Texts, "write">, date: string, slips: number): void {
  write(slipsName(date), slips === 0 ? "" : String(slips));
}

function slipsName(date: string): string {
  return `slips-${date}`;
}
