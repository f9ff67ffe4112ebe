import { didYouMean, listWords, mustBe } from "../../core/text.ts";
import { advance } from "../../play/activity.ts";
import { puzzle as puzzleKind } from "../../puzzles/activity.ts";
import { puzzleDoors } from "../../puzzles/doors.ts";
import { type PuzzleState, pose } from "../../puzzles/open.ts";
import { anyPuzzle, type PuzzleSource } from "../../puzzles/play.ts";
import { type Difficulty, difficulties } from "../../puzzles/puzzle.ts";
import { readGame, readNumber, seedField } from "../flags/flags.ts";
import { type FaceFlags, faceFor, type Given, type Host, need, printAnswer, Refusal } from "../host.ts";
import { outsideOf } from "../saves/puzzle-log.ts";
import { showActivity, showOpened } from "../show.ts";
import { showWork } from "../text/progress.ts";

type PuzzleFlags = FaceFlags & Given<"seed" | "difficulty" | "clock", "endless" | "sprint" | "mine" | "json">;

export async function puzzle(host: Host, typed: string | undefined, flags: PuzzleFlags): Promise<number> {
  const word = typed === undefined || isDate(typed) ? typed : need(readGame(host.games, typed)).id;
  const tab = readTab(word, flags);
  if (tab === "sprint") return sprint(host, word, flags);
  const posed = await showWork(host, pose(outsideOf(host), readSource(tab, word, flags)));
  if (!posed.ok && tab === "mine" && posed.problem.code === "not-found")
    return printAnswer(host, flags, { due: 0 }, () => [posed.problem.message]);
  const state = need(posed);
  if (flags.json) return printPosed(host, flags, state);
  return showActivity(host, flags, { kind: puzzleKind, state });
}

/** What each kind of puzzle accepts besides its own flag. */
const taken = {
  today: ["a date", "--json"],
  endless: ["a game", "--difficulty", "--seed", "--json"],
  sprint: ["a game", "--clock"],
  mine: ["--json"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Source = keyof typeof taken;

/** Without one of these flags, a game, a difficulty or a seed asks for endless puzzles. */
function readTab(word: string | undefined, flags: PuzzleFlags): Source {
  const [asked, other] = (["endless", "sprint", "mine"] as const).filter((tab) => flags[tab] === true);
  if (other !== undefined) throw new Refusal(`Choose either --${asked} or --${other}.`);
  const isOfDay = word === undefined ? (flags.difficulty ?? flags.seed) === undefined : isDate(word);
  const tab = asked ?? (isOfDay ? "today" : "endless");
  const ids = (["difficulty", "seed", "clock", "json"] as const).filter((id) => flags[id] !== undefined);
  const named = word === undefined ? [] : [isDate(word) ? "a date" : "a game"];
  const given = [...named, ...ids.map((id) => `--${id}`)];
  const own: readonly string[] = taken[tab];
  const extra = given.find((each) => !own.includes(each));
  if (extra === undefined) return tab;
  const kind = tab === "today" ? "A daily puzzle" : `--${tab}`;
  throw new Refusal(`${kind} doesn't take ${extra}, only ${listWords(own, "or")}.`);
}

function isDate(word: string): boolean {
  return /^\d/.test(word);
}

async function sprint(host: Host, game: string | undefined, flags: PuzzleFlags): Promise<number> {
  const { choices = [], open } = puzzleDoors.sprint;
  const details = choices.map(([detail]) => detail);
  const usual = faceFor(host, flags) === "spoken" ? details.at(-1) : details[0];
  const { clock: detail = usual } = flags;
  if (detail === undefined || !details.includes(detail))
    throw new Refusal(mustBe("--clock", listWords(details, "or"), String(detail)));
  return showOpened(host, flags, open({ game: game ?? null, detail }));
}

/** Prints the answers, so an attempt at a daily puzzle counts as helped. */
function printPosed(host: Host, flags: PuzzleFlags, state: PuzzleState): number {
  const { wants } = advance({ kind: puzzleKind, state }, { kind: "run", id: "answer" });
  for (const want of wants) if (want.kind === "keep") want.keep(outsideOf(host));
  return printAnswer(host, flags, puzzleMessage(state), () => []);
}

function readSource(tab: Source, word: string | undefined, { seed, difficulty }: PuzzleFlags): PuzzleSource {
  if (tab === "mine") return { ...anyPuzzle, mine: true };
  if (tab === "today") return { ...anyPuzzle, date: word ?? "today" };
  const source = { ...anyPuzzle, game: word ?? null, difficulty: readDifficulty(difficulty) };
  return seed === undefined ? source : { ...source, seed: readNumber(seedField, seed) };
}

function readDifficulty(text: string | undefined): Difficulty | null {
  const difficulty = difficulties.find((candidate) => candidate === text) ?? null;
  if (text === undefined || difficulty !== null) return difficulty;
  throw new Refusal(
    mustBe("--difficulty", listWords(difficulties, "or"), text) + didYouMean(text, difficulties),
  );
}

/** In a puzzle with several decisions, `legal` and `answers` belong to the first one. */
function puzzleMessage({ puzzle: { posed } }: PuzzleState) {
  const { decision, ...about } = posed;
  const { choices, answers, ask, onBoard, task } = decision;
  return { ...about, task, ask, onBoard, legal: choices, answers };
}
