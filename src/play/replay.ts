import type { Match } from "../core/match.ts";
import type { Activity, Commands, Kind, News, Step } from "./contract.ts";
import { past } from "./game/game.ts";
import { answerAtGame, asksAbout, valuesNews } from "./game/news.ts";
import { mistakeBefore } from "./game/review.ts";
import { gameScene } from "./game/scene.ts";
import type { Scene } from "./scene.ts";
import { notesPart, refuse, step, tell } from "./step.ts";
import { isOver, lookAt, newTable, shownPly, type Table } from "./table.ts";
import { usual } from "./usual.ts";

const replay: Kind<Table> = {
  scene: replayScene,
  commands: () => commands,
  choose: (state) => step(state),
  read: (state, text) => (text.trim() === "" ? stay(state, shownPly(state) + 1) : goTo(state, text)),
  // The review shows next to its moves.
  answered: (state, ask, answer) => {
    const { state: after } = answerAtGame(state, ask, answer);
    return tell(after, ...(after.values === state.values ? [] : valuesNews(after)));
  },
  // An unfinished game gets no review, because that would be help.
  follow: (before, after) => step(after, ...(isOver(after) ? asksAbout(before, after) : [])),
  opened: plyNews,
  prompt: () => ({ text: "Enter: next · b: back · a number: go to that move · q: quit > " }),
};

/** Begins at the start. A finished game shows its values. */
export function replayActivity(match: Match): Activity {
  const table = newTable({ match, notes: [] });
  return { kind: replay, state: { ...table, valuesShown: match.outcome !== null, viewing: 0 } };
}

function replayScene(table: Table): Scene {
  return { ...gameScene(table), asks: null, waiting: "← → step through the game" };
}

const commands: Commands<Table> = {
  earlier: { ...past.earlier, run: (state) => stay(state, shownPly(state) - 1) },
  later: { ...past.later, run: (state) => stay(state, shownPly(state) + 1) },
  first: { ...past.first, run: (state) => stay(state, 0) },
  last: { ...past.last, label: "end", run: (state) => stay(state, state.match.moves.length) },
  go: { ...usual.go, help: "jump to that move", run: (state, rest) => goTo(state, rest) },
  playOn: past.playOn,
  values: past.values,
  ...usual.ways,
  leave: { ...usual.leave, help: "leave the game" },
};

/** A replay has no current position to return to, so the last position is like any other. */
function stay(table: Table, ply: number): Step<Table> {
  const last = table.match.moves.length;
  const after = { ...lookAt(table, ply), viewing: Math.max(0, Math.min(ply, last)) };
  return tell(after, ...(after.viewing === table.viewing ? [] : plyNews(after)));
}

function goTo(table: Table, text: string): Step<Table> {
  if (/^\d{1,9}$/.test(text.trim())) return stay(table, Number(text));
  return refuse(table, "Type a move's number, b to go back, or press Enter for the next move.");
}

function plyNews(table: Table): News {
  const { match, review } = table;
  const ply = shownPly(table);
  const mistake = review === null ? [] : mistakeBefore(match, review, ply);
  return [["", { kind: "ply", match, ply }, notesPart(...mistake)]];
}
