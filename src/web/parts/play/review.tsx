/** The review of a game: which side each position favoured, the mistakes, and where the game turned. */

import { isTruthShown } from "../../state/state.ts";
import { BoardPicture } from "../board/board-picture.tsx";
import { Button } from "../button.tsx";
import type { PlayProps } from "../props.ts";
import { HistoryChart } from "./history-chart.tsx";

/** As wide as the board. */
export function Review({ page, table, scene }: PlayProps) {
  const { study } = page.state.value;
  const { match } = table;
  if (study?.match !== match || !isTruthShown(page.state.value)) return null;
  // A long game takes a while to review; the line keeps its space in the meantime.
  const looking = `Looked at ${study.reports.size} of ${match.positions.length} positions.`;
  const isOpen = scene.review.length === 0 && match.moves.length > 0;
  return (
    <section class="review sheet" aria-label="Review">
      {match.outcome === null ? null : (
        <p class="scorecard">{study.problem ?? (isOpen ? looking : scene.review.join(" "))}</p>
      )}
      <HistoryChart study={study} page={page} table={table} />
    </section>
  );
}

/** Where the game turned, as a small board beside the sentence, and the way back there. */
export function TurningPart({ page, table: { match }, scene: { turning } }: PlayProps) {
  if (turning === null) return null;
  const press = () => {
    page.put(turning.again ? { kind: "run", id: "retry" } : { kind: "look", ply: turning.ply });
    scrollTo({ top: 0 });
  };
  return (
    <div class="turning">
      <BoardPicture board={match.game.board(match.positions[turning.ply])} />
      <p>{turning.text}</p>
      <Button text={turning.again ? "Try again" : "Look at it"} press={press} />
    </div>
  );
}
