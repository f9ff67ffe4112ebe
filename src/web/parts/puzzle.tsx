import { useEffect } from "preact/hooks";
import type { Page } from "../page.ts";
import type { PuzzleState } from "../state/puzzle.ts";
import type { Message } from "../state/update.ts";
import { BoardPart } from "./board/board.tsx";
import { Button } from "./button.tsx";

/** A position with a task: the puzzle of the day, or one after another. */
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
  const { table, posed, decision, hinted, result } = puzzle;
  const { match } = table;
  const choose = (choice: string) =>
    decision.ask === "set"
      ? page.dispatch({ kind: "puzzle-choice", choice })
      : void page.actions.puzzles.answer([choice]);
  const dispatch = (message: Message) =>
    message.kind !== "play" ? page.dispatch(message) : decision.onBoard ? choose(message.move) : undefined;
  return (
    <>
      <p class="lead">
        {match.game.title}, {posed.grade}.
      </p>
      <div class="frame">
        <div class="status">
          <p class="status-head">{decision.task}</p>
          <p class="status-line">{match.game.goal(match.first, match.positions[0])}</p>
        </div>
        <BoardPart page={{ ...page, dispatch }} table={table} values={undefined} />
      </div>
      <Choices page={page} puzzle={puzzle} choose={choose} />
      <p class="verdict" data-right={result?.right} role="status">
        {result === null ? (decision.hints[hinted - 1] ?? "") : result.text}
      </p>
      <PuzzleButtons page={page} puzzle={puzzle} />
      {puzzle.streak === 0 ? null : <p>Solved in a row: {puzzle.streak}.</p>}
    </>
  );
}

/** Words to choose from, and the end of an answer that names several. */
function Choices({
  page,
  puzzle: { decision, chosen },
  choose,
}: {
  readonly page: Page;
  readonly puzzle: PuzzleState;
  readonly choose: (choice: string) => void;
}) {
  const words = decision.onBoard ? [] : decision.choices;
  const answer = () => page.actions.puzzles.answer(chosen);
  return (
    <div class="button-row">
      {words.map((choice) => (
        <Button key={choice} text={choice} brass={chosen.includes(choice)} press={() => choose(choice)} />
      ))}
      {decision.ask === "one" ? null : (
        <Button text={`Answer: ${chosen.join(", ")}`} off={chosen.length === 0} press={answer} />
      )}
    </div>
  );
}

function PuzzleButtons({ page, puzzle }: { readonly page: Page; readonly puzzle: PuzzleState }) {
  const { match } = puzzle.table;
  return (
    <div class="button-row">
      <Button brass text="Another puzzle" press={() => page.actions.puzzles.pose(false)} />
      <Button
        text="A hint"
        off={puzzle.hinted >= puzzle.decision.hints.length}
        press={() => page.dispatch({ kind: "hint" })}
      />
      <Button text="Play it out" press={() => page.actions.setUpFrom(match, match.positions[0])} />
    </div>
  );
}
