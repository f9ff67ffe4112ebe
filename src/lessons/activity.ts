/** A lesson as an activity, step by step. Its bets work like puzzles, and its games like games outside a lesson. */

import type { Answer } from "../computer/job.ts";
import { firstLevel } from "../computer/level-names.ts";
import type { Game } from "../core/game.ts";
import { type Match, moveName } from "../core/match.ts";
import { toRecord } from "../core/record.ts";
import { mapResult } from "../core/result.ts";
import { listWords, quote } from "../core/text.ts";
import { anotherChoice } from "../core/words/reasons.ts";
import { commandsOf } from "../play/activity.ts";
import { typedWords } from "../play/command.ts";
import type { Ask, Command, Commands, Kind, Opener, Outside, Step, Want } from "../play/contract.ts";
import { changed, game, past, playing } from "../play/game/game.ts";
import { movedNews } from "../play/game/news.ts";
import { mistakeBefore } from "../play/game/review.ts";
import { openGame, recommendedRequest } from "../play/open.ts";
import { activityOpener, notesPart, openInstead, refuse, say, step, tell } from "../play/step.ts";
import { isOver, isThinking, newTable, playNamed, playTyped, previewMove } from "../play/table.ts";
import { usual } from "../play/usual.ts";
import { answeredNews, choosePuzzle, judged, questionCommands, readAnswer } from "../puzzles/question.ts";
import {
  applyBet,
  applyVerdict,
  type BetState,
  type Course,
  checkJob,
  counterexampleOf,
  firstOpen,
  giveHint,
  goTo,
  isBet,
  isCracked,
  isEnd,
  isLostGame,
  isPast,
  type LessonState,
  makeMove,
  openCounterexample,
  openLesson,
  openLessonStep,
  passStep,
  refutingMatch,
  stepKind,
  stepOf,
} from "./course.ts";
import { keepProgress, progressIn, withMark } from "./progress.ts";
import { lessonScene, openedNews, promptLesson, verdictNews } from "./scene.ts";
import { fillSlot, sayableLines, sentenceOf, slotsOf } from "./slots.ts";

const lesson: Kind<LessonState> = {
  scene: lessonScene,
  commands: commandsAt,
  choose: chooseAtLesson,
  read: readAtLesson,
  decide: (state, yes) => game.decide(state, yes),
  answered: answerAtLesson,
  follow: followLesson,
  opened: openedNews,
  prompt: promptLesson,
  fill,
};

export function lessonOf(taught: Game): Opener {
  return activityOpener(lesson, async (outside) =>
    mapResult(await openLesson(outside, taught), (state) => {
      const words = listWords(typedWords(commandsOf({ kind: lesson, state })).map(quote), "or");
      const intro = `Lesson: ${taught.title}. You can always type ${words}.`;
      return { ...state, intro: [intro] };
    }),
  );
}

function openStepWith(state: LessonState, find: (outside: Outside) => ReturnType<typeof openLessonStep>) {
  return openInstead(state, activityOpener(lesson, find));
}

function chooseAtLesson(state: LessonState, name: string): Step<LessonState> {
  if (isBet(state)) return choosePuzzle(state, name);
  const isMove = stepKind(state) === "move" && !state.passed;
  return isMove || stepKind(state) === "game" ? makeMoveAt(state, playNamed(state, name)) : step(state);
}

function readAtLesson(state: LessonState, text: string): Step<LessonState> {
  if (isBet(state)) return readAnswer(state, text);
  const kind = stepKind(state);
  if (kind === "rule") return checkRule({ ...state, typed: text }, text);
  return kind === "theorem" ? readOn(state) : makeMoveAt(state, playTyped({ ...state, typed: text }));
}

/** Only a game reports the move. In a move step, `passed` says what the move does. */
function makeMoveAt(before: LessonState, after: LessonState): Step<LessonState> {
  return changed(before, after, stepKind(before) === "game" ? movedNews : () => []);
}

function readOn(state: LessonState): Step<LessonState> {
  const { read, parts } = state;
  if (read < parts.length) return tell({ ...state, read: read + 1 }, parts.slice(read, read + 1));
  return step(passStep({ ...state, problem: "" }));
}

function checkRule(state: LessonState, rule: string): Step<LessonState> {
  return step({ ...state, problem: "" }, { kind: "ask", job: checkJob(state, rule), about: state.match });
}

function fill(state: LessonState, slot: number, word: number): LessonState {
  const { vocabulary } = state.lesson;
  if (vocabulary === null) return state;
  return { ...state, draft: fillSlot(vocabulary, state.draft, slot, word), typed: "", problem: "" };
}

function ruleOf({ typed, draft, lesson: { vocabulary } }: LessonState): string {
  return typed.trim() !== "" || vocabulary === null ? typed : sentenceOf(slotsOf(vocabulary, draft));
}

function commandsAt(state: LessonState): Commands<LessonState> {
  if (isEnd(state)) return endCommands;
  if (state.viewing !== null) return lookingBack;
  if (state.aside) return isOver(state) ? asideOver : aside;
  return { ...stepCommands(state), ...ways };
}

function stepCommands(state: LessonState): Commands<LessonState> {
  if (isPast(state)) return {};
  if (isBet(state)) return betCommands;
  const kind = stepKind(state);
  return kind === "game" && isOver(state) ? lostGame : stepOwn[kind];
}

const betCommands: Commands<BetState> = questionCommands;
const hint = { ...usual.hint, run: hintAt } satisfies Command<LessonState>;

const stepOwn = {
  game: playing,
  rule: {
    check: {
      label: "check",
      help: "check your rule",
      words: [],
      keys: ["return"],
      run: (state) => checkRule(state, ruleOf(state)),
    },
    // In a text, the usual key is just a letter, so it works as a word.
    hint: { ...hint, words: ["hint", "i"], help: "get a hint (each one tells you more)" },
    example: {
      label: "play this position",
      help: "play this position against the computer",
      words: ["play"],
      keys: ["p"],
      when: (state) => counterexampleOf(state) !== null,
      run: (state) => openStepWith(state, (outside) => openCounterexample(outside, state)),
    },
    sayable: {
      help: "list the words you can use in a rule",
      words: ["words"],
      keys: ["w"],
      run: (state) => step(state, { kind: "show", title: "Words you can use", text: sayable(state) }),
    },
  },
  theorem: {
    theory: {
      label: "read on",
      help: "read the theorem and its proof",
      words: [],
      keys: ["return"],
      run: (state) => step(passStep(state), { kind: "read", what: "theory", game: state.game }),
    },
  },
  move: { hint },
  bet: { hint },
} satisfies Readonly<Record<string, Commands<LessonState>>>;

const lostGame: Commands<LessonState> = {
  again: {
    ...usual.again,
    help: "play this game again",
    run: (state) => openStepWith(state, (outside) => openLessonStep(outside, state)),
  },
  look: playing.look,
  undo: playing.undo,
};

const ways = {
  next: {
    ...usual.next,
    when: (state) => ({
      ...(state.at === state.lesson.steps.length - 1
        ? { label: "finish", help: "finish the lesson" }
        : { label: "next step", help: "go to the next step" }),
      ...(isPast(state) ? { keys: ["n", "return"] } : {}),
    }),
    run: (state) => goStep(state, state.at + 1),
  },
  previous: {
    ...usual.previous,
    when: (state) => ({
      off: state.at > 0 ? null : "This is the first step.",
      // In a game step, the same key looks back at the game's moves.
      ...(stepKind(state) === "game" && !isPast(state) ? { keys: [] } : {}),
    }),
    run: (state) => goStep(state, Math.max(0, state.at - 1)),
  },
  go: { ...usual.go, help: "jump to that step", run: (state, rest) => goStep(state, Number(rest) - 1) },
  ...usual.ways,
  leave: { ...usual.leave, help: "leave the lesson (your progress is saved)" },
} satisfies Commands<LessonState>;

export const lessonCommands = { ...stepOwn.rule, ...ways };

const endCommands: Commands<LessonState> = {
  next: {
    ...usual.next,
    keys: ["n", "return"],
    when: (state) => {
      if (isCracked(state)) return { label: "play it", help: "play the game with your rule" };
      const label = `go to step ${firstOpen(state) + 1}`;
      return { label, help: `${label}, the first one you skipped` };
    },
    run: (state) => (isCracked(state) ? playLearned(state) : goStep(state, firstOpen(state))),
  },
  share: {
    ...usual.share,
    when: isCracked,
    run: (state) => step(state, { kind: "share", text: lessonScene(state).share?.shown ?? "" }),
  },
  previous: { ...usual.previous, label: "back", help: "go back to the last step", run: ways.previous.run },
  go: ways.go,
  ...usual.ways,
  leave: { ...ways.leave, help: "leave the lesson" },
};

const lookingBack: Commands<LessonState> = {
  ...past,
  playOn: { ...past.playOn, when: () => false },
  quit: usual.quit,
};

const resume = {
  label: "back to the lesson",
  help: "go back to the lesson",
  words: ["back"],
  keys: ["escape"],
  run: backToRule,
} satisfies Command<LessonState>;

/** Every way out of a counterexample game leads back to the lesson. */
const aside: Commands<LessonState> = {
  resume,
  ...playing,
  rules: usual.rules,
  quit: usual.quit,
  help: usual.help,
};

const asideOver: Commands<LessonState> = {
  resume: { ...resume, keys: ["return", "escape", "n"] },
  quit: usual.quit,
  help: usual.help,
};

function backToRule(state: LessonState): Step<LessonState> {
  const said = state.tried.at(-1)?.text ?? "";
  return openStepWith(state, (outside) => openLessonStep(outside, { ...state, said }, state.draft));
}

function hintAt(state: LessonState): Step<LessonState> {
  return say(previewMove(giveHint(state), state.hints > 0 ? wantedMove(state) : null));
}

function wantedMove(state: LessonState): string | null {
  const asked = stepOf(state);
  return (asked?.kind === "move" ? asked.moves?.[0] : undefined) ?? null;
}

function sayable({ lesson: { vocabulary } }: Course): readonly string[] {
  return vocabulary === null ? [] : sayableLines(vocabulary);
}

function goStep(state: LessonState, at: number): Step<LessonState> {
  const { length } = state.lesson.steps;
  const there = goTo(state, at);
  if (stepOf(there) !== undefined || at === length)
    return openStepWith(state, (outside) => openLessonStep(outside, there));
  return refuse(state, `There's no such step. Choose a step from 1 to ${length}.`);
}

function playLearned(state: LessonState): Step<LessonState> {
  const opening = activityOpener(game, async (outside) => {
    const request = recommendedRequest(state.game, firstLevel, outside.newSeed());
    return mapResult(await openGame(outside, request), newTable);
  });
  return openInstead(state, opening);
}

function answerAtLesson(state: LessonState, ask: Ask, answer: Answer): Step<LessonState> {
  if (answer.kind === "check-statement") return withVerdict(state, ask, answer);
  if (answer.kind === "review" && !isOver(state)) return withMistake(state, ask, answer);
  if (!isBet(state) || answer.kind !== "judge") return game.answered(state, ask, answer);
  const { state: after } = judged(state, ask, answer);
  if (after === state) return step(state);
  const text = answer.text || lastOnList(state.puzzle.base);
  const bet = applyBet(after, { ...answer, text }, state.puzzle.at === 0);
  return tell(bet, answeredNews(bet, isPast(bet)));
}

function lastOnList({ game, positions }: Match): string {
  const [list = []] = game.needed?.lists(positions.at(-1)) ?? [];
  return list.length === 1 ? `${list.flat().join(" or ")} is the last number on your list.` : "";
}

/** In a lesson, a mistake is news right away. The note stays while the computer moves. */
function withMistake(state: LessonState, { about }: Ask, { card }: Answer<"review">): Step<LessonState> {
  const mistakes = state.match === about ? mistakeBefore(about, card, about.moves.length) : [];
  const better = `Choosing ${card.moves[about.moves.length - 1]?.best[0]}`;
  const notes = mistakes.map((text) => `${text.replace(anotherChoice, better)} You can take it back.`);
  return tell({ ...state, notes: [...state.notes, ...notes] }, [notesPart(...notes)]);
}

function withVerdict(state: LessonState, { job, about }: Ask, verdict: Answer<"check-statement">) {
  if (job.kind !== "check-statement" || about !== state.match) return step(state);
  if ("unread" in verdict) return refuse(state, verdict.unread);
  const judged = { ...applyVerdict(state, verdict), typed: "" };
  const after = { ...judged, match: refutingMatch(judged) ?? judged.match };
  return tell(after, verdictNews(after));
}

function followLesson(before: LessonState | undefined, after: LessonState): Step<LessonState> {
  const { state, news } = before === undefined ? step(after) : passed(before, after);
  const isNew = before?.done !== state.done || before.found !== state.found;
  const kept = isNew ? [keepWant(state)] : [];
  const { wants } = stepKind(state) === "game" ? game.follow(before, state) : step(state);
  return {
    state,
    news,
    wants: [...kept, ...reviewWants(before, state), ...wants.filter(({ kind }) => kind !== "save")],
  };
}

function reviewWants(before: LessonState | undefined, after: LessonState): readonly Want[] {
  const { match } = after;
  if (stepKind(after) !== "game" || !isThinking(after) || before?.match.moves === match.moves) return [];
  return [{ kind: "ask", job: { kind: "review", record: toRecord(match), quick: true }, about: match }];
}

/** Passes a move step with the right move, and a game step with the end of the game, unless the player lost. */
function passed(before: LessonState, after: LessonState): Step<LessonState> {
  const { match } = after;
  if (after.passed || after.aside) return step(after);
  if (stepKind(after) === "game" && isOver(after))
    return step(isLostGame(after) ? after : passStep(after, after.said));
  if (stepKind(after) !== "move" || match.moves.length === 0) return step(after);
  const made = makeMove(after, moveName(match, 0));
  if (made.passed) return tell({ ...made, controls: "none" }, [{ kind: "standing", match }, made.said]);
  const named = made.hints > 1 ? wantedMove(after) : null;
  return say(previewMove({ ...before, typed: "", hints: made.hints }, named), made.said);
}

function keepWant({ game, lesson, done, found: rule }: Course): Want {
  const mark = { done: [...done], steps: lesson.steps.length, rule };
  const keep = ({ notebook }: Outside) => {
    keepProgress(notebook, withMark(progressIn(notebook), game, mark));
    return [];
  };
  return { kind: "keep", keep };
}
