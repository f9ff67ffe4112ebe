/** The review of a game that is printed where no table asks for it. */

import { reviewLines } from "../../activity/game/review.ts";
import type { Match } from "../../core/match.ts";
import type { ProgramName } from "../../core/program-name.ts";
import { toRecord } from "../../core/record.ts";
import { askAdvisor } from "../advisor.ts";

export async function afterGame(program: ProgramName, match: Match): Promise<readonly string[]> {
  const { card } = await askAdvisor(match.game, { kind: "review", record: toRecord(match), quick: true });
  return reviewLines(match, card, program);
}
