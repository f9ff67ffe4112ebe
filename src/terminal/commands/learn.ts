import { lessonDoor } from "../../lessons/door.ts";
import { markOf, progressIn } from "../../lessons/progress.ts";
import { askAdvisor } from "../advisor.ts";
import { readGame } from "../flags/flags.ts";
import { type FaceFlags, type Host, type JsonFlag, need, printAnswer } from "../host.ts";
import { textsOf } from "../saves/puzzle-log.ts";
import { showOpened } from "../show.ts";
import { formatTable } from "../text/text-table.ts";

type LearnFlags = FaceFlags & JsonFlag;

export async function learn(host: Host, id: string | undefined, flags: LearnFlags): Promise<number> {
  if (id === undefined) return listLessons(host, flags);
  const game = need(readGame(host.games, id));
  return showOpened(host, flags, lessonDoor.open(game));
}

async function listLessons(host: Host, flags: LearnFlags): Promise<number> {
  const progress = progressIn(textsOf(host));
  const lessons = await Promise.all(
    host.games.map(async (game) => {
      const { lesson } = await askAdvisor(host, game, { kind: "lesson", game: game.id });
      const { done, rule } = markOf(progress, game.id);
      return { game: game.id, steps: lesson.steps.length, done: done.length, rule };
    }),
  );
  const rows = lessons.map(({ game, steps, done, rule }) => [game, `${done} of ${steps}`, rule]);
  return printAnswer(host, flags, { lessons }, () => [
    ...formatTable(["GAME", "DONE", "YOUR RULE"], rows),
    "",
    `Start a lesson with: ${host.program.name} learn GAME`,
  ]);
}
