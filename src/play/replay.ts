import type { Match } from "../core/match.ts";
import { type Activity, type Commands, type Kind, step, type Voice } from "./contract.ts";
import { answerAtGame, asksAbout } from "./game/follow.ts";
import { past } from "./game/game.ts";
import { mistakeBefore } from "./game/review.ts";
import { gameScene } from "./game/scene.ts";
import { valueLines } from "./game/tell.ts";
import { describePly, formatNotes } from "./lines.ts";
import type { Scene } from "./scene.ts";
import { isOver, newTable, shownPly, type Table } from "./table.ts";
import { lookAt } from "./table-moves.ts";
import { usual } from "./usual.ts";

const replay: Kind<Table> = {
  scene: replayScene,
  commands: () => commands,
  choose: (state) => step(state),
  read: (state, text) => step(text.trim() === "" ? stay(state, shownPly(state) + 1) : goTo(state, text)),
  answered: answerAtGame,
  // An unfinished game gets no review: that would be help.
  follow: (before, after) => step(after, ...(isOver(after) ? asksAbout(before, after) : [])),
  tell: tellReplay,
  prompt: () => ({ text: "Enter: next · b: back · a number: go to that move · q: quit > " }),
};

/** Begins at the start; a finished game shows its values. */
export function replayActivity(match: Match): Activity {
  const table = newTable({ match, notes: [] });
  return { kind: replay, state: { ...table, valuesShown: match.outcome !== null, viewing: 0 } };
}

function replayScene(table: Table): Scene {
  return { ...gameScene(table), asks: null, waiting: "← → step through the game" };
}

const commands: Commands<Table> = {
  earlier: { ...past.earlier, run: (state) => step(stay(state, shownPly(state) - 1)) },
  later: { ...past.later, run: (state) => step(stay(state, shownPly(state) + 1)) },
  first: { ...past.first, run: (state) => step(stay(state, 0)) },
  last: { ...past.last, label: "end", run: (state) => step(stay(state, state.match.moves.length)) },
  go: {
    ...usual.go,
    help: "go to the position after this move",
    run: (state, rest) => step(goTo(state, rest)),
  },
  playOn: past.playOn,
  values: past.values,
  rules: usual.rules,
  leave: { ...usual.leave, help: "leave the game" },
  quit: usual.quit,
  help: usual.help,
};

/** A replay has no present to return to, so the last position is like any other. */
function stay(table: Table, ply: number): Table {
  const last = table.match.moves.length;
  return { ...lookAt(table, ply), viewing: Math.max(0, Math.min(ply, last)) };
}

function goTo(table: Table, text: string): Table {
  if (/^\d{1,9}$/.test(text.trim())) return stay(table, Number(text));
  return {
    ...table,
    problem: "Type the number of a move, b for the one before, or press Enter for the next.",
  };
}

function tellReplay(before: Table | undefined, after: Table, voice: Voice): readonly string[] {
  if (before !== undefined && after.problem !== "") return [after.problem];
  if (before?.viewing === after.viewing)
    return after.values === before.values ? [] : formatNotes(valueLines(after));
  const { match, review } = after;
  const ply = shownPly(after);
  const mistake = review === null ? [] : mistakeBefore(review, ply);
  return ["", ...describePly(match, ply, voice.dialogueFor(match)), ...formatNotes(mistake)];
}
