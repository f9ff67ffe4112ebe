/** Which of a scene's sentences go below the board, which need attention, and which announce the end. */

import type { HeadlineSign, Notice, Scene } from "../../../activity/scene.ts";

/** A sentence that needs no answer. */
export function isMessage({ tone, answers }: Notice): boolean {
  return answers === undefined && (tone === "plain" || tone === "faint");
}

export function hasNotices({ problems, notices }: Scene): boolean {
  return problems.length > 0 || notices.some((notice) => !isMessage(notice));
}

const endings: ReadonlySet<HeadlineSign> = new Set(["won", "lost", "drawn"]);

export function isEnding({ headline }: Scene): boolean {
  return endings.has(headline.sign);
}
