/** Lets a player take an exam. Skips rows that are already answered. */

import { type LevelName, levels } from "../../computer/level-names.ts";
import type { Situation } from "../../computer/player.ts";
import type { Game } from "../../core/game.ts";
import { newMatch } from "../../core/match.ts";
import { pick, randomFrom, seedOf } from "../../core/random.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { moveNames } from "../../core/rules.ts";
import { askModel, type ChatDetails, type ChatTerms } from "../arena/ask-model.ts";
import type { ChatModel, Contestant } from "../arena/contestant.ts";
import { seatPlayer } from "../arena/play-game.ts";
import { type Lanes, workThrough } from "../work-through.ts";
import { namesIn, setUpRow } from "./question.ts";
import type { ExamRow } from "./row.ts";
import type { RunFolder } from "./run-folder.ts";

export interface Sitting extends Lanes {
  readonly games: readonly Game[];
  readonly exam: readonly ExamRow[];
  readonly contestant: Contestant;
  readonly terms: ChatTerms;
  readonly folder: RunFolder;
  readonly onRow: (done: number, total: number) => void;
}

interface Said extends ChatDetails {
  readonly answer: string;
  readonly fault?: string;
  readonly retries?: number;
}

/** A problem or a stop ends the exam early. Every answer so far stays. */
export async function sitExam(sitting: Sitting): Promise<Result<void>> {
  const { folder, contestant, exam, onRow } = sitting;
  // Bots know only moves, so they can't say who wins.
  const asked = contestant.kind === "bot" ? exam.filter(({ ask }) => ask === "move") : exam;
  const waiting = asked.filter(({ id }) => !folder.answered.has(id));
  let done = folder.answered.size;
  onRow(done, asked.length);
  return workThrough(waiting, sitting, async (row) => {
    const before = performance.now();
    const said = await ask(sitting, row);
    // A stop may kill the player, so the next run asks this row again.
    if (!said.ok || sitting.isStopped()) return said;
    const ms = Math.round(performance.now() - before);
    const saved = folder.append({ id: row.id, ...said.value, ms });
    if (saved.ok) onRow(++done, asked.length);
    return saved;
  });
}

function ask(sitting: Sitting, row: ExamRow): Promise<Result<Said>> | Result<Said> {
  const { contestant, terms } = sitting;
  if (contestant.kind === "chat") return askChat(contestant, row.prompt, terms);
  if (contestant.kind === "level" && row.ask === "winner") return ok(askWinner(row, contestant.level));
  return askMove(sitting, row);
}

async function askChat(model: ChatModel, prompt: string, terms: ChatTerms): Promise<Result<Said>> {
  const reply = await askModel(model, prompt, terms);
  if (reply.kind === "failed") return fail("cannot-read", reply.detail);
  const { retries } = reply;
  return ok(
    reply.kind === "said"
      ? { answer: reply.text, ...reply.details, retries }
      : { answer: "", fault: reply.kind, retries },
  );
}

function askWinner(row: ExamRow, level: LevelName): Said {
  const random = randomFrom(seedOf(row.id));
  const isGuessed = random.below(1000) >= levels[level].skill * 1000;
  return { answer: pick(random, isGuessed ? row.legal : row.right) };
}

async function askMove({ games, contestant, terms }: Sitting, row: ExamRow): Promise<Result<Said>> {
  const found = setUpRow(games, row);
  if (!found.ok) return found;
  const { setup, situation } = found.value;
  const players = [{ name: "1" }, { name: "2" }] as const;
  const details = { id: row.id, seed: seedOf(row.id), startedAt: "", series: null, players };
  const match = newMatch(setup, details);
  const player = seatPlayer(contestant, match, row.seat, { ...terms, plies: 1 });
  const answer = await player.choose(match);
  await player.end?.({ winner: null, reason: "unfinished" });
  if ("broken" in answer) return fail("bad-option", answer.broken);
  return ok(
    "move" in answer
      ? { answer: nameIn(row, situation, answer.move) }
      : { answer: "", fault: `${answer.fault.reason}: ${answer.fault.detail}` },
  );
}

/** Levels and bots play the undisguised game, so this finds the row's name for their move. */
function nameIn(row: ExamRow, situation: Situation, move: string): string {
  const { game, position } = situation;
  return namesIn(row, situation)[moveNames(game, position).indexOf(move)] ?? move;
}
