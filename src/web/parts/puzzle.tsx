import type { Page } from "../page.ts";
import { type PuzzleRoute, puzzlesTitle } from "../state/route.ts";
import { Archive } from "./archive.tsx";
import { KeptData, SourceFields } from "./puzzle-sources.tsx";
import { PuzzleTabs } from "./puzzle-tabs.tsx";
import { Standing } from "./standing.tsx";

interface PuzzleProps {
  readonly page: Page;
  readonly route: PuzzleRoute;
}

/** Puzzles: that of a day, one after another, positions that were given away, or every day so far. */
export function Puzzle({ page, route }: PuzzleProps) {
  return (
    <div class="puzzle">
      <PuzzleTabs page={page} route={route} />
      {route.archive ? <Archive page={page} /> : <Posed page={page} route={route} />}
    </div>
  );
}

function Posed({ page, route }: PuzzleProps) {
  return (
    <>
      {route.daily || route.mine ? null : <SourceFields page={page} />}
      <Standing page={page} place="puzzle" title={puzzlesTitle(route)} waiting="Finding a puzzle…" />
      {route.mine ? <KeptData page={page} /> : null}
    </>
  );
}
