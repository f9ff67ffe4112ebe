/** Lets a player retry a mistake, with hints but without values. Nothing is saved unless the player plays on. */

import type { Answer } from "../../computer/job.ts";
import type { Scorecard, ScoredMove } from "../../computer/scorecard.ts";
import { currentPosition, moveName, playMove, takeBackTo } from "../../core/match.ts";
import { nothingNeeded } from "../../core/needed.ts";
import { toRecord } from "../../core/record.ts";
import { ofSeat, otherSeat, withSeat } from "../../core/seat.ts";
import { findMove } from "../../core/setup.ts";
import { capital } from "../../core/words/values.ts";
import type { Activity, Ask, Commands, Kind, News, Opener, OuterNews, Step } from "../contract.ts";
import { type Headline, notices, type Scene } from "../scene.ts";
import { openInstead, refuse, say, step, tell } from "../step.ts";
import { newTable, playNamed, playTyped, type Table } from "../table.ts";
import { usual } from "../usual.ts";
import { goalLine, nameOpponent, namesFor } from "../words.ts";
import { hint } from "./hint.ts";
import { answerAtGame, asksAbout } from "./news.ts";
import { betterText, causeOf, stakeOf } from "./review.ts";
import { gameScene } from "./scene.ts";

/** The way back to the game. An online game goes on during the retry, so `hear` receives its news. */
export interface WayBack {
  readonly open: Opener;
  readonly hear?: (news: OuterNews) => WayBack;
}

interface RetryState extends Table {
  readonly phase: "asked" | "right" | "wrong";
  /** How many wrong moves the player has tried. */
  readonly wrong: number;
  /** A hint or a second wrong move gave the answer away. */
  readonly helped: boolean;
  readonly retried: NonNullable<Table["retried"]>;
  readonly scored: ScoredMove<string>;
  readonly back: WayBack;
  readonly branch: (table: Table) => Opener;
  /** What to ask the visitor of a shared game, who hasn't seen the move yet. */
  readonly asks?: string | undefined;
}

const retry: Kind<RetryState> = {
  scene: retryScene,
  commands: () => retryCommands,
  choose: (state, name) => judge(state, playNamed(state, name)),
  read: (state, text) => judge(state, playTyped({ ...state, typed: text })),
  answered: answerRetry,
  follow: (before, after) => step(after, ...(after.phase === "asked" ? asksAbout : asksFor)(before, after)),
  hear: (state, news) => step({ ...state, back: state.back.hear?.(news) ?? state.back }),
  opened: askedNews,
  prompt: (state) => (state.phase === "asked" ? { text: "Your move: " } : "commands"),
};

type Attempt = Pick<RetryState, "retried" | "scored" | "back" | "branch" | "asks">;

export function retryActivity(attempt: Attempt): Activity {
  return { kind: retry, state: retryState(attempt) };
}

function retryState(attempt: Attempt & Partial<RetryState>): RetryState {
  const { retried, scored, back, branch, asks, wrong = 0, helped = false } = attempt;
  const table = newTable({ match: takeBackTo(retried.match, retried.ply), notes: [] });
  return { ...table, phase: "asked", wrong, helped, retried, scored, back, branch, asks };
}

const retryCommands = {
  hint: { ...hint, when: (state) => state.phase === "asked" && hint.when(state) },
  again: {
    ...usual.again,
    when: ({ phase }) => phase !== "asked" && (phase === "wrong" || { keys: [] }),
    run: (state) => {
      const asked = retryState(state);
      return tell(asked, ...askedNews(asked));
    },
  },
  playOn: {
    ...usual.playOn,
    when: ({ phase, match: { outcome, watched } }) =>
      phase !== "asked" &&
      (watched || outcome === null) && {
        label: watched ? "play it yourself" : usual.playOn.label,
        keys: phase === "wrong" ? ["p"] : ["return", "p"],
      },
    run: (state) => openInstead(state, state.branch(state)),
  },
  rules: usual.rules,
  present: {
    ...usual.present,
    keys: ["escape"],
    when: ({ match }) => ({ label: match.watched ? "see how it went on" : "back to the game" }),
    run: (state) => openInstead(state, state.back.open),
  },
  quit: usual.quit,
  help: usual.help,
} satisfies Commands<RetryState>;

function judge(before: RetryState, after: RetryState): Step<RetryState> {
  if (after.match === before.match) return refuse(after);
  const { scored, retried, wrong } = before;
  const name = moveName(after.match, retried.ply);
  const helped = before.helped || before.hinted > 0 || wrong > 1;
  const still = { ...after, helped, controls: "none" } as const;
  if (!scored.best.includes(name)) return step({ ...still, phase: "wrong", wrong: wrong + 1 });
  const does =
    after.match.outcome === null
      ? { win: "keeps the win", draw: "doesn't lose" }[stakeOf(scored)]
      : "wins the game";
  return say({ ...still, phase: "right" }, `Yes! ${name} ${does}.`);
}

function wrongText({ match, retried, scored, wrong }: RetryState, card: Scorecard<string>): string {
  const cause = `${capital(causeOf(card, retried.ply, namesFor(match)))}.`;
  return wrong < 2 ? cause : `${cause} ${betterText(scored)}`;
}

/** After a wrong move, asks for the best reply and then for a review. After a right move, asks for the reason. */
function asksFor(before: RetryState | undefined, after: RetryState): readonly Ask[] {
  const { match, phase, retried, scored } = after;
  const { ply } = retried;
  if (before?.match === match || (phase === "right" && match.outcome !== null)) return [];
  if (phase === "right")
    return [{ kind: "ask", job: { kind: "analyze", record: toRecord(match), plies: [ply] }, about: match }];
  const isAnswered = match.outcome !== null || match.moves.length > ply + 1;
  const reply = otherSeat(scored.seat);
  const players = withSeat(match.players, reply, { ...ofSeat(match.players, reply), level: "perfect" });
  const record = toRecord({ ...match, players });
  const job = isAnswered
    ? ({ kind: "review", record, quick: true } as const)
    : ({ kind: "choose", record } as const);
  return [{ kind: "ask", job, about: match }];
}

function answerRetry(state: RetryState, ask: Ask, answer: Answer): Step<RetryState> {
  const { match } = state;
  const { about } = ask;
  if (about !== match) return step(state);
  if (answer.kind === "hint") return answerAtGame(state, ask, answer);
  if (answer.kind === "review") return say(state, wrongText(state, answer.card));
  if (answer.kind === "analyze") return giveReason(state, answer);
  if (answer.kind !== "choose") return step(state);
  const reply = findMove(match.game, currentPosition(match), answer.move);
  if (!reply.ok) return step(state);
  const after = { ...state, match: playMove(match, reply.value) };
  const other = ofSeat(namesFor(match), otherSeat(state.scored.seat));
  return tell(after, [`${other} answers with ${moveName(after.match, state.retried.ply + 1)}.`]);
}

function giveReason(state: RetryState, { reports: [first] }: Answer<"analyze">): Step<RetryState> {
  const { match, retried, said } = state;
  const why = nameOpponent(match, first?.[1].whyMoves[moveName(match, retried.ply)]?.why ?? "");
  return tell({ ...state, said: `${said} ${why}`.trim() }, why === "" ? [] : [why]);
}

function retryScene(state: RetryState): Scene {
  const { phase, said, match, asks } = state;
  const isVisitor = phase === "asked" && asks !== undefined;
  const headline = headlines[phase === "right" && state.helped ? "helped" : phase];
  const scene = gameScene(state);
  const played = phase === "asked" || match.watched ? playedText(state) : "";
  return {
    ...scene,
    headline: isVisitor ? { ...headline, text: asks } : headline,
    line: isVisitor ? goalLine(match) : played,
    needed: isVisitor ? nothingNeeded : scene.needed,
    told: "",
    notices: notices("plain", said),
    main: phase === "asked" ? null : phase === "wrong" ? "again" : "playOn",
    // The solver's values would reveal the answer.
    analysisAllowed: false,
    notes: [],
    review: [],
    turning: null,
  };
}

function playedText({ phase, scored, match, retried }: RetryState): string {
  const name = ofSeat(namesFor(match), scored.seat);
  const played = `${name} played ${scored.move}`;
  if (phase === "asked") return `${played} here.`;
  if (moveName(match, retried.ply) === scored.move) return `${played}, too.`;
  // It may be the answer.
  if (phase === "wrong") return "";
  return `${played}${scored.grade === "gave-away" ? `, which threw away the ${stakeOf(scored)}` : ""}.`;
}

const headlines = {
  asked: { sign: "task", text: "Find a better move" },
  right: { sign: "won", text: "You found it!" },
  helped: { sign: "drawn", text: "That's the move" },
  wrong: { sign: "lost", text: "Not yet" },
} as const satisfies Readonly<Record<RetryState["phase"] | "helped", Headline>>;

function askedNews(state: RetryState): News {
  const { headline, line } = retryScene(state);
  return [[`${headline.text}. ${line}`, { kind: "standing", match: state.match }]];
}
