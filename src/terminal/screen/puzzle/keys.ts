/** What the keys do at a puzzle: as in a game, except that an answer is judged, and a set of answers is marked first. */

import { currentPosition } from "../../../core/match.ts";
import { moveNames } from "../../../core/notation.ts";
import { grades } from "../../../players/puzzles/puzzle.ts";
import {
  awaitJudgement,
  giveHint,
  type PuzzleSource,
  sourceAfter,
  toggleMark,
  tryAgain,
} from "../../../table/puzzle/play.ts";
import { readChoices } from "../../../table/puzzle/read.ts";
import { change, help, type KeyMap, on, rules } from "../key-map.ts";
import { openMenu } from "../menu/menu.ts";
import { type PuzzleScene, type ScreenState, type Step, show, step } from "../state.ts";

/** Words stand in a list. */
export function walkChoices({ at, puzzle }: PuzzleScene, name: string) {
  const { length } = puzzle.decision.choices;
  const by = { left: -1, up: -1, right: 1, down: 1, tab: 1 }[name];
  return by === undefined ? undefined : { at: (at + by + length) % length };
}

export function answerTyped(state: ScreenState, scene: PuzzleScene): Step {
  const choices = readChoices(scene, scene.typed);
  if (!choices.ok) return show(state, { ...scene, problem: choices.problem.message });
  return answer(state, { ...scene, typed: "", problem: "" }, choices.value);
}

function whileAsked(label: string, ask?: "one" | "set"): (scene: PuzzleScene) => string {
  return ({ puzzle: { phase, decision } }) =>
    phase === "asked" && (ask === undefined || ask === decision.ask) ? label : "";
}

const markHelp = "Enter   answer; where every right move is asked for, mark it (Space too)";
const hintHelp = "i       a hint; each time one that says more, at last the answer";

export const puzzleKeys: KeyMap<PuzzleScene> = {
  line: "walk return space s i n q g l r ?",
  commands: [
    on("walk", "← →     choose an answer (↑ ↓ too): the board shows what the move would change"),
    on("return", markHelp, pressKey, whileAsked("answer", "one")),
    on("space", "", pressKey, whileAsked("mark", "set")),
    on("s", "s       submit what is marked", submit, whileAsked("submit", "set")),
    on("typing", "typing  a move as the rules write it, or several, then Enter"),
    on("i :hint", hintHelp, change(giveHint), whileAsked("hint")),
    on("n :next", "n       another puzzle", (state, scene) => pose(state, scene), "next"),
    on("g", "g  l    another game, another grade; after the last, any", otherGame, "game"),
    on("l", "", otherGrade, "grade"),
    rules,
    on("escape m", "Esc     one step back; q quits. What was solved is kept", leave),
    on("q :quit", "", (state) => step(state, { kind: "quit" }), "quit"),
    help,
  ],
};

/** Enter and Space: the highlighted answer, another try, or the next puzzle. */
function pressKey(state: ScreenState, scene: PuzzleScene): Step {
  const { phase, decision } = scene.puzzle;
  if (phase === "refuted") return show(state, tryAgain(scene));
  if (phase === "solved") return pose(state, scene);
  const { match } = scene;
  const names = decision.onBoard ? moveNames(match.game, currentPosition(match)) : decision.choices;
  const chosen = names[scene.at];
  return chosen === undefined ? step(state) : answer(state, scene, [chosen]);
}

/** One answer is judged at once; those of a set are marked. */
function answer(state: ScreenState, scene: PuzzleScene, given: readonly string[]): Step {
  if (scene.puzzle.decision.ask === "one") return judge(state, scene, given);
  return show(state, { ...given.reduce(toggleMark, scene), said: "", problem: "" });
}

function submit(state: ScreenState, scene: PuzzleScene): Step {
  const { marked, phase, decision } = scene.puzzle;
  if (phase !== "asked" || decision.ask !== "set") return step(state);
  if (marked.length > 0) return judge(state, scene, marked);
  return show(state, { ...scene, problem: "Mark an answer first, with Space or Enter." });
}

function judge(state: ScreenState, scene: PuzzleScene, given: readonly string[]): Step {
  const waiting = awaitJudgement(scene);
  return show(state, waiting, { kind: "judge", scene: waiting, given });
}

function pose(state: ScreenState, scene: PuzzleScene, chosen: Partial<PuzzleSource> = {}): Step {
  const source = { ...sourceAfter(scene.puzzle), ...chosen };
  return show(state, { ...scene, problem: "" }, { kind: "pose", source });
}

/** The next of the names; behind the last stands any. */
function after<T extends string>(names: readonly T[], current: T | null): T | null {
  return names[current === null ? 0 : names.indexOf(current) + 1] ?? null;
}

function otherGame(state: ScreenState, scene: PuzzleScene): Step {
  const ids = state.games.map(({ id }) => id);
  return pose(state, scene, { game: after(ids, scene.puzzle.source.game), mine: false });
}

function otherGrade(state: ScreenState, scene: PuzzleScene): Step {
  return pose(state, scene, { grade: after(grades, scene.puzzle.source.grade), mine: false });
}

function leave(state: ScreenState, scene: PuzzleScene): Step {
  if (scene.puzzle.phase === "refuted") return show(state, tryAgain(scene));
  if (!state.hasMenu) return step(state, { kind: "quit" });
  return show(state, openMenu(state), { kind: "list" });
}
