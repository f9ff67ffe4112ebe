/** Sorts a scene's sentences: below the board, in need of attention, or announcing the end. */

import type { HeadlineSign, Notice, Scene } from "../../../activity/scene.ts";

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
