/** Puzzles from easy to hard, until time is up or, without a clock, until three are missed. */

import type { Answer } from "../computer/job.ts";
import { fail, mapResult, type Result } from "../core/result.ts";
import { formatClock, listWords } from "../core/text.ts";
import { countOf } from "../core/words/values.ts";
import type { Ask, Commands, Kind, News, Notebook, Opener, Outside, Prompt, Step } from "../play/contract.ts";
import { boardScene, notices, type Scene } from "../play/scene.ts";
import { activityOpener, openInstead, step, tell } from "../play/step.ts";
import { withMatch } from "../play/table.ts";
import { usual } from "../play/usual.ts";
import { difficultyAfter, drawPuzzle } from "./open.ts";
import { anyPuzzle, type PuzzlePlay, type PuzzleTable, puzzleTable } from "./play.ts";
import { choosePuzzle, judged, posedScene, questionCommands, questionParts, readAnswer } from "./question.ts";
import { sprintRules } from "./words.ts";

interface SprintSetting {
  readonly game: string | null;
  readonly minutes: number | null;
}

interface Sprint {
  readonly setting: SprintSetting;
  /** Milliseconds left, or null without a clock. */
  readonly left: number | null;
  /** When the clock last ticked. Null until the puzzle is on the board, because loading costs no time. */
  readonly ticked: number | null;
  readonly score: number;
  readonly combo: number;
  readonly seen: readonly string[];
  readonly missed: readonly PuzzlePlay[];
  readonly best: number;
  /** Shown until the next puzzle. `gained` is in milliseconds. */
  readonly verdict: string;
  readonly gained: number;
  readonly isOver: boolean;
}

export interface SprintState extends PuzzleTable {
  readonly sprint: Sprint;
}

const [wrongGives, comboGives] = [-10_000, 10_000];
const comboLength = 5;
/** In milliseconds. A missed puzzle stays until the player goes on. The clock doesn't run meanwhile. */
const rightPause = 900;
const mostMissed = 3;

const sprint: Kind<SprintState> = {
  scene: sprintScene,
  commands: (state) => (isOver(state) ? over : running),
  choose: (state, name) => (isOver(state) ? step(state) : choosePuzzle(state, name)),
  read: (state, text) =>
    isOver(state) ? again(state) : isMissed(state) ? openNext(state) : readAnswer(state, text),
  answered: answerAtSprint,
  follow: followSprint,
  opened: openedNews,
  prompt: promptSprint,
  tick: tickSprint,
};

export function sprintOf(setting: SprintSetting): Opener {
  return activityOpener(sprint, (outside) => drawNext(outside, newSprint(setting, outside.notebook)));
}

function again(state: SprintState): Step<SprintState> {
  return openInstead(state, sprintOf(state.sprint.setting));
}

/** False while the next puzzle loads, so keys do nothing then. */
function isAsked({ puzzle: { phase } }: SprintState): boolean {
  return phase === "asked";
}

function isMissed({ puzzle: { phase } }: SprintState): boolean {
  return phase === "refuted";
}

/** True for the first puzzle, before the clock starts. */
function isFirst({ sprint }: SprintState): boolean {
  return sprint.seen.length === 1;
}

function isOver({ sprint }: SprintState): boolean {
  return sprint.isOver;
}

const ways = { rules: usual.rules, quit: usual.quit, help: usual.help };

const goesOn = { label: "next puzzle", help: "go on to the next puzzle", keys: ["n", "return", "space"] };

const running: Commands<SprintState> = {
  submit: questionCommands.submit,
  moves: questionCommands.moves,
  next: {
    ...usual.next,
    label: "skip",
    help: "skip this puzzle (it counts as missed)",
    when: (state) => isAsked(state) || (isMissed(state) && goesOn),
    run: (state) => (isMissed(state) ? openNext(state) : miss(state, "Skipped.")),
  },
  stop: {
    help: "stop and see your result",
    keys: ["escape"],
    when: (state) => isAsked(state) || isMissed(state),
    run: (state) => finish(state, ""),
  },
  ...ways,
};

const over: Commands<SprintState> = {
  next: { ...usual.next, label: "again", help: "start another sprint", keys: ["n", "return"], run: again },
  missed: {
    label: "next miss",
    help: "see the next puzzle you missed",
    keys: ["m"],
    when: ({ sprint }) => sprint.missed.length > 1,
    run: (state) => showPuzzle(state, state.sprint.missed[missAt(state) + 1] ?? state.sprint.missed[0]),
  },
  leave: usual.leave,
  ...ways,
};

export const sprintCommands = { ...running, ...over };

/** The last missed puzzle stays on the board, so the player can study it. */
function finish(state: SprintState, said: string): Step<SprintState> {
  const over = { ...state, sprint: { ...state.sprint, isOver: true } };
  const { state: after, news } = showPuzzle(over, over.sprint.missed.at(-1), said);
  const { headline } = resultScene(after);
  return tell(after, [said, ...(said === "" ? [] : [""]), headline.text, "", ...news.flat()]);
}

function showPuzzle(state: SprintState, puzzle = state.puzzle, said = ""): Step<SprintState> {
  const after = { ...withMatch(state, puzzle.base, said), controls: "none" as const, puzzle };
  return tell(after, [{ kind: "standing", match: after.match }, resultScene(after).line]);
}

function missAt({ sprint, puzzle }: SprintState): number {
  return sprint.missed.indexOf(puzzle);
}

function answerAtSprint(state: SprintState, ask: Ask, answer: Answer): Step<SprintState> {
  const judgment = judged(state, ask, answer);
  const { state: after } = judgment;
  if (after === state || after.puzzle.phase === "asked") return judgment;
  return after.puzzle.phase === "solved" ? score(after) : miss(after, after.puzzle.verdict.verdict);
}

function score(state: SprintState): Step<SprintState> {
  const combo = state.sprint.combo + 1;
  const run = { ...state.sprint, score: state.sprint.score + 1, combo, verdict: rightText };
  return goOn({ ...state, said: "" }, run, combo % comboLength === 0 ? comboGives : 0);
}

const rightText = "Right!";

/** Puts the question's position back on the board, so the right answers can be marked on it. */
function miss(state: SprintState, verdict: string): Step<SprintState> {
  const { sprint, puzzle, said } = state;
  const asked = { ...withMatch(state, puzzle.base, said), controls: "none" as const };
  return goOn(asked, { ...sprint, combo: 0, missed: [...sprint.missed, puzzle], verdict }, wrongGives);
}

function goOn(state: SprintState, run: Sprint, gives: number): Step<SprintState> {
  const left = run.left === null ? null : run.left + gives;
  const after = { ...run, left, gained: left === null ? 0 : gives };
  const told = `${after.verdict} ${gainedText(after)}`.trim();
  if (left === null ? after.missed.length >= mostMissed : left <= 0)
    return finish({ ...state, sprint: after }, left === null ? told : `${told} Time's up!`);
  if (after.verdict === rightText)
    return { ...openNext({ ...state, sprint: after }, rightPause), news: [[told]] };
  const missed = { ...state.puzzle, phase: "refuted" as const };
  return tell({ ...state, sprint: after, puzzle: missed }, [told, missedText(missed)]);
}

function openNext(state: SprintState, pause = 0): Step<SprintState> {
  const next = activityOpener(sprint, (outside) => drawNext(outside, state.sprint));
  return openInstead({ ...state, puzzle: { ...state.puzzle, phase: "waiting" } }, next, pause);
}

function gainedText({ gained }: Sprint): string {
  return gained === 0 ? "" : `${gained > 0 ? "+" : "−"}${Math.abs(gained) / 1000} s`;
}

function tickSprint(state: SprintState, now: number): Step<SprintState> {
  const { left, ticked } = state.sprint;
  if (isOver(state) || left === null || isFirst(state) || !isAsked(state)) return step(state);
  const run = { ...state.sprint, ticked: now, left: Math.max(0, left - (now - (ticked ?? now))) };
  const next = { ...state, sprint: run };
  return run.left > 0 ? step(next) : finish(next, "Time's up!");
}

function followSprint(before: SprintState | undefined, after: SprintState): Step<SprintState> {
  const ended = before?.sprint.isOver === false && isOver(after);
  const keep = (outside: Outside) => keepBest(outside, after.sprint);
  return ended ? step(after, { kind: "keep", keep }) : step(after);
}

function sprintScene(state: SprintState): Scene {
  const { left, verdict } = state.sprint;
  if (isOver(state)) return resultScene(state);
  const isWrong = verdict !== "" && verdict !== rightText;
  const scene = {
    ...posedScene(isWrong ? { ...state, puzzle: { ...state.puzzle, phase: "refuted", marked: [] } } : state),
    place: standing(state),
    notes: isFirst(state) && verdict === "" && left !== null ? [sprintRules] : [],
    ticking: left !== null && !isFirst(state),
  };
  if (verdict === "") return scene;
  const next = isMissed(state) ? { main: "next", waiting: "" } : { main: null, waiting: "Next puzzle…" };
  if (!isWrong) return { ...scene, ...next, headline: { sign: "won", text: verdict }, line: "" };
  return {
    ...scene,
    ...next,
    headline: { sign: "lost", text: verdict },
    verdicts: verdictsOf(state.puzzle),
    notices: [...notices("plain", missedText(state.puzzle)), ...scene.notices],
  };
}

function verdictsOf({ judged, decision: { answers } }: PuzzlePlay): Scene["verdicts"] {
  const given = judged.map((name) => [name, "wrong"] as const);
  return Object.fromEntries([...given, ...answers.map((name) => [name, "right"] as const)]);
}

function missedText(puzzle: PuzzlePlay): string {
  const { judged } = puzzle;
  return `${judged.length === 0 ? "" : `You answered ${listWords(judged, "and")}. `}${answerText(puzzle)}`;
}

function standing({ sprint }: SprintState): string {
  const { score, combo, left } = sprint;
  const gained = gainedText(sprint);
  const parts = [
    `${score} solved`,
    combo > 1 ? `${combo} in a row` : "",
    left === null ? "" : `${formatClock(left)}${gained === "" ? "" : ` (${gained})`}`,
  ];
  return parts.filter((part) => part !== "").join(" · ");
}

function resultScene(state: SprintState): Scene {
  const { sprint, puzzle } = state;
  const { decision } = puzzle;
  const { length } = sprint.missed;
  const miss = length === 1 ? "You missed this one" : `Missed puzzle ${missAt(state) + 1} of ${length}`;
  const which = length === 0 ? "This was the last one" : miss;
  return {
    ...boardScene(state, { sign: sprint.score === 0 ? "drawn" : "won", text: resultText(sprint) }),
    place: "Sprint",
    line: `${which}: ${decision.task} ${answerText(puzzle)}`,
    verdicts: verdictsOf(puzzle),
    main: "next",
  };
}

function resultText({ score, best, missed }: Sprint): string {
  const solved = `You solved ${countOf(score, "puzzle")}`;
  const both = missed.length === 0 ? solved : `${solved} and missed ${missed.length}`;
  if (best === 0) return `${both}.`;
  return score > best ? `${both}: your new best!` : `${both}. Your best is ${best}.`;
}

function openedNews(state: SprintState): News {
  const { sprint, match } = state;
  const rules = sprint.left === null ? "" : ` ${sprintRules}`;
  const title = isFirst(state) ? [`Sprint: ${settingText(sprint.setting, match.game.title)}.${rules}`] : [];
  const time = sprint.left === null ? "" : ` ${formatClock(sprint.left)} left.`;
  const standing = `Solved so far: ${sprint.score}.${time} ${match.game.title}.`;
  return [[...title, standing, "", ...questionParts(state)]];
}

function promptSprint({ sprint, puzzle }: SprintState): Prompt {
  if (puzzle.phase === "waiting") return null;
  if (puzzle.phase === "refuted" && !sprint.isOver) return { does: "next" };
  return { text: sprint.isOver ? 'Type "next" for another sprint, or "quit": ' : "Your answer: " };
}

const noVerdict = { verdict: "", gained: 0, ticked: null } as const;

function newSprint(setting: SprintSetting, notebook: Notebook): Sprint {
  const counts = { score: 0, combo: 0, seen: [], missed: [], ...noVerdict };
  const left = setting.minutes === null ? null : setting.minutes * 60_000;
  return { ...counts, setting, left, best: bestOf(notebook, setting), isOver: false };
}

/** If a game has no puzzle of the right difficulty, any other will do. To look for bad moves takes too long to read. */
async function drawNext(outside: Outside, sprint: Sprint): Promise<Result<SprintState>> {
  const known = new Set(sprint.seen);
  const source = { game: sprint.setting.game, difficulty: null, avoid: "mistakes" } as const;
  const drawn = await drawPuzzle(outside, source, known, difficultyAfter(known.size) ?? "hard");
  if (!drawn.ok && known.size === 0) return drawn;
  if (!drawn.ok || known.has(drawn.value.id))
    return fail("not-found", "You've seen every puzzle there is for this sprint.");
  const seen = [...sprint.seen, drawn.value.id];
  return mapResult(puzzleTable(outside.games, drawn.value, anyPuzzle), (table) => ({
    ...table,
    sprint: { ...sprint, ...noVerdict, seen },
  }));
}

function bestName({ game, minutes }: SprintSetting): string {
  return `sprint-${game ?? "all"}-${minutes ?? "unlimited"}`;
}

function bestOf(notebook: Notebook, setting: SprintSetting): number {
  const best = Number(notebook.read(bestName(setting)));
  return Number.isSafeInteger(best) && best > 0 ? best : 0;
}

function keepBest({ notebook }: Outside, { setting, score }: Sprint): readonly string[] {
  if (score > bestOf(notebook, setting)) notebook.write(bestName(setting), String(score));
  return [];
}

function answerText({ decision: { hints } }: PuzzlePlay): string {
  return (hints.at(-1) ?? "").split(/(?<=[.!?]) (?=[A-Z0-9])/)[0] ?? "";
}

function settingText({ minutes, game }: SprintSetting, title: string): string {
  const time = minutes === null ? "no clock" : countOf(minutes, "minute");
  return `${time}, ${game === null ? "all games" : title}`;
}
