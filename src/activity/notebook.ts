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
