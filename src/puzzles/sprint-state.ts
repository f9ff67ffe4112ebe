import { fail, mapResult, type Result } from "../core/result.ts";
import { parseJson } from "../core/text.ts";
import { countOf } from "../core/words/values.ts";
import type { Notebook, Outside } from "../play/contract.ts";
import { drawPuzzle } from "./open.ts";
import { anyPuzzle, type PuzzleTable, puzzleTable } from "./play.ts";
import type { Difficulty, PosedPuzzle } from "./puzzle.ts";

export interface SprintSetting {
  /** Null for all games. */
  readonly game: string | null;
  /** Null without a clock. */
  readonly minutes: number | null;
}

export interface Sprint {
  readonly setting: SprintSetting;
  /** Milliseconds left, or null without a clock. */
  readonly left: number | null;
  /** The face's clock at the last tick. Null until the puzzle is on the board, so drawing one costs no time. */
  readonly ticked: number | null;
  readonly score: number;
  readonly combo: number;
  /** Ids of the puzzles so far, because none comes twice. */
  readonly seen: readonly string[];
  readonly missed: readonly PosedPuzzle[];
  readonly best: number;
  /** What the player's answer was, until the next puzzle comes, and the milliseconds that it gave or cost. */
  readonly verdict: "" | "Right!" | "Wrong." | "Skipped.";
  readonly gained: number;
  /** In a review, the missed puzzle at `at` is on the board. */
  readonly phase: "running" | "over" | "review";
  readonly at: number;
}

export interface SprintState extends PuzzleTable {
  readonly sprint: Sprint;
}

function difficultyFor({ seen }: Sprint): Difficulty {
  return seen.length < 5 ? "easy" : seen.length < 12 ? "medium" : "hard";
}

const noVerdict = { verdict: "", gained: 0, ticked: null } as const;

export function newSprint(setting: SprintSetting, notebook: Notebook): Sprint {
  const counts = { score: 0, combo: 0, seen: [], missed: [], at: 0, ...noVerdict };
  const left = setting.minutes === null ? null : setting.minutes * 60_000;
  return { ...counts, setting, left, best: bestOf(notebook, setting), phase: "running" };
}

/** If a game has no puzzle of the right difficulty, any other will do. */
export async function drawNext(outside: Outside, sprint: Sprint): Promise<Result<SprintState>> {
  const { game } = sprint.setting;
  const known = new Set(sprint.seen);
  for (const difficulty of [difficultyFor(sprint), null]) {
    const drawn = await drawPuzzle(outside, { game, difficulty }, known);
    if (drawn.ok && !known.has(drawn.value.id)) return showPuzzle(outside, sprint, drawn.value);
  }
  return fail("not-found", "You've seen every puzzle there is for this sprint.");
}

export function showPuzzle({ games }: Outside, sprint: Sprint, posed: PosedPuzzle): Result<SprintState> {
  const seen = sprint.phase === "running" ? [...sprint.seen, posed.id] : sprint.seen;
  return mapResult(puzzleTable(games, posed, anyPuzzle), (table) => ({
    ...table,
    sprint: { ...sprint, ...noVerdict, seen },
  }));
}

const notebookName = "sprints";

function bestsIn(notebook: Notebook): Readonly<Record<string, unknown>> {
  const kept = parseJson(notebook.read(notebookName) ?? "");
  return typeof kept === "object" && kept !== null ? { ...kept } : {};
}

function settingName({ game, minutes }: SprintSetting): string {
  return `${game ?? "all"} ${minutes ?? "unlimited"}`;
}

/** Ignores a damaged entry. */
function bestOf(notebook: Notebook, setting: SprintSetting): number {
  const best = bestsIn(notebook)[settingName(setting)];
  return typeof best === "number" && Number.isSafeInteger(best) && best > 0 ? best : 0;
}

export function keepBest({ notebook }: Outside, { setting, score }: Sprint): readonly string[] {
  const bests = { ...bestsIn(notebook), [settingName(setting)]: score };
  if (score > bestOf(notebook, setting)) notebook.write(notebookName, JSON.stringify(bests));
  return [];
}

export function bestText({ score, best }: Sprint): string {
  if (score > best)
    return best === 0 ? "Your first score. Now try to beat it!" : `A new best! Your old best was ${best}.`;
  return best === 0 ? "" : `Your best is ${best}.`;
}

export function missedLines({ missed }: Sprint): readonly string[] {
  return missed.map(({ decision: { task, hints } }, at) => {
    const [answer = ""] = (hints.at(-1) ?? "").split(/(?<=[.!?]) (?=[A-Z0-9])/);
    return `Missed puzzle ${at + 1}: ${task} ${answer}`;
  });
}

/** "3 minutes, all games" */
export function settingText({ minutes, game }: SprintSetting, title: string): string {
  const time = minutes === null ? "no clock" : countOf(minutes, "minute");
  return `${time}, ${game === null ? "all games" : title}`;
}
