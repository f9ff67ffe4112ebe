/** How a lost row is won by the player not to move: in pairs or, at a few small sizes, answer by answer. */

import type { AnswerPairs } from "../../core/analysis.ts";
import type { AnswerStage } from "../../core/reason.ts";
import { fullRow, isOn, labelsIn } from "../rows/row.ts";
import { type CaptureSize, lastingMoves, listedRows } from "./lost.ts";
import { type CapturePosition, toggled } from "./rules.ts";
import { type Block, twinKinds } from "./twins.ts";

export type Answers = { readonly pairs: AnswerPairs } | { readonly stages: readonly AnswerStage[] };

/** In moves; undefined if the row isn't lost. */
export function lastsIn({ switches, reading, row }: CapturePosition): number | undefined {
  return lastsWith({ switches, reading }, fullRow(switches) & ~row);
}

function lastsWith(size: CaptureSize, off: number): number | undefined {
  return lastingMoves(size, (label) => isOn(off, label), labelsIn(off).length);
}

export function answersIn(position: CapturePosition): Answers | undefined {
  if (lastsIn(position) === undefined) return undefined;
  const { switches, reading, row } = position;
  const off = fullRow(switches) & ~row;
  if (listedRows({ switches, reading }) === undefined) return { pairs: twinPairs(switches, off) };
  const stages = stagesFrom({ switches, reading }, off);
  const pairs = samePairs(stages);
  return pairs === undefined ? { stages } : { pairs };
}

/** Pairs each OFF block with the next of its kind, member by member. */
function twinPairs(switches: number, off: number): AnswerPairs {
  return twinKinds(switches).flatMap((blocks) =>
    couple(blocks.filter((block) => block.every((label) => isOn(off, label)))),
  );
}

function couple(blocks: readonly Block[]): AnswerPairs {
  return blocks.flatMap((block, at) =>
    at % 2 === 0
      ? block.map((label, member) => [String(label), String(blocks[at + 1]?.[member])] as const)
      : [],
  );
}

/** The lost rows that follow one another, each with an answer to every choice. */
function stagesFrom(size: CaptureSize, start: number): readonly AnswerStage[] {
  const rows = [start];
  const stages: AnswerStage[] = [];
  for (const off of rows) {
    const found = labelsIn(off).map((choice) => ({ choice, ...quickestReply(size, off, choice) }));
    for (const { leaves } of found) if (leaves !== 0 && !rows.includes(leaves)) rows.push(leaves);
    const answers = found.map(({ choice, reply }) => [String(choice), String(reply)] as const);
    stages.push({ cells: labelsIn(off).map(String), answers });
  }
  return stages;
}

function quickestReply({ switches, reading }: CaptureSize, off: number, choice: number) {
  const met = off ^ toggled(switches, reading, choice);
  const replies = labelsIn(met).map((reply) => {
    const leaves = met ^ toggled(switches, reading, reply);
    const lasts = lastsWith({ switches, reading }, leaves) ?? Number.POSITIVE_INFINITY;
    return { reply, leaves, lasts };
  });
  return replies.reduce((best, each) => (each.lasts < best.lasts ? each : best));
}

function samePairs(stages: readonly AnswerStage[]): AnswerPairs | undefined {
  const answers = new Map<string, string>();
  for (const [choice, reply] of stages.flatMap((stage) => stage.answers)) {
    if ((answers.get(choice) ?? reply) !== reply) return undefined;
    answers.set(choice, reply);
  }
  const pairs: (readonly [string, string])[] = [];
  for (const [choice, reply] of answers)
    if (!pairs.some((pair) => pair.includes(choice) && pair.includes(reply))) pairs.push([choice, reply]);
  return pairs;
}
