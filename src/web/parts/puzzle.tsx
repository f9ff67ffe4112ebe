import { useEffect } from "preact/hooks";
import type { Page } from "../page.ts";
import type { PuzzleState } from "../state/puzzle.ts";
import type { Message } from "../state/update.ts";
import { BoardPart } from "./board/board.tsx";
import { Button } from "./button.tsx";

/** A position with one right move: the puzzle of the day, or one after another. */
export function Puzzle({ page, daily }: { readonly page: Page; readonly daily: boolean }) {
  const { puzzle, flash } = page.state.value;
  const ready = puzzle !== null && puzzle.daily === daily ? puzzle : null;
  useEffect(() => {
    if (ready === null) void page.actions.puzzles.pose(daily);
  }, [daily]);
  return (
    <div class="puzzle">
      <h1 tabIndex={-1}>{daily ? "The puzzle of the day" : "Puzzles"}</h1>
      {ready === null ? (
        <p class="lead">{flash ?? "Looking for one…"}</p>
      ) : (
        <Posed page={page} puzzle={ready} />
      )}
    </div>
  );
}

function Posed({ page, puzzle }: { readonly page: Page; readonly puzzle: PuzzleState }) {
  const { table, task, grade, result } = puzzle;
  const { match } = table;
  const dispatch = (message: Message) =>
    message.kind === "play" ? void page.actions.puzzles.judge(message.move) : page.dispatch(message);
  return (
    <>
      <p class="lead">
        {match.game.title}, {grade}.
      </p>
      <div class="frame">
        <div class="status">
          <p class="status-head">{task}</p>
          <p class="status-line">{match.game.goal(match.first, match.positions[0])}</p>
        </div>
        <BoardPart page={{ ...page, dispatch }} table={table} values={undefined} />
      </div>
      <p class="verdict" data-right={result?.right} role="status">
        {result === null ? (puzzle.hinted ? puzzle.hint : "") : result.text}
      </p>
      <PuzzleButtons page={page} puzzle={puzzle} />
      {puzzle.streak === 0 ? null : <p>Solved in a row: {puzzle.streak}.</p>}
    </>
  );
}

function PuzzleButtons({ page, puzzle }: { readonly page: Page; readonly puzzle: PuzzleState }) {
  const { match } = puzzle.table;
  return (
    <div class="button-row">
      <Button brass text="Another puzzle" press={() => page.actions.puzzles.pose(false)} />
      <Button text="A hint" off={puzzle.hinted} press={() => page.dispatch({ kind: "hint" })} />
      <Button text="Play it out" press={() => page.actions.setUpFrom(match, match.positions[0])} />
    </div>
  );
}
