import type { Page } from "../page.ts";
import { type PuzzleRoute, puzzlesTitle } from "../state/route.ts";
import { DayLinks, KeptData, SourceFields } from "./puzzle-sources.tsx";
import { Standing } from "./standing.tsx";

/** Puzzles: that of a day, one after another, or positions that were given away. */
export function Puzzle({ page, route }: { readonly page: Page; readonly route: PuzzleRoute }) {
  return (
    <div class="puzzle">
      {route.daily ? <DayLinks page={page} date={route.date} /> : null}
      {route.daily || route.mine ? null : <SourceFields page={page} />}
      <Standing page={page} place="puzzle" title={puzzlesTitle(route)} waiting="Finding a puzzle…" />
      {route.mine ? <KeptData page={page} /> : null}
    </div>
  );
}
