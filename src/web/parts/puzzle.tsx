import { type PuzzlePlace, placeTitle, puzzlePlaces } from "../../activity/puzzle/overview.ts";
import { duePositions } from "../../table/puzzle/mistakes.ts";
import type { Page } from "../page.ts";
import { formatRoute, type PuzzleRoute, puzzlesTitle } from "../state/route.ts";
import { Archive } from "./archive.tsx";
import type { PageProps } from "./props.ts";
import { KeptData, SourceFields } from "./puzzle-sources.tsx";
import { Standing } from "./standing.tsx";

interface PuzzleProps {
  readonly page: Page;
  readonly route: PuzzleRoute;
}

/** Puzzles: the puzzle of a day, one after another, positions with mistakes, or every day so far. */
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

const routes: Readonly<Record<PuzzlePlace, PuzzleRoute>> = {
  today: { view: "puzzle", daily: true },
  endless: { view: "puzzle", daily: false },
  mine: { view: "puzzle", daily: false, mine: true },
  archive: { view: "puzzle", daily: false, archive: true },
};

function PuzzleTabs({ page, route }: PageProps & { readonly route: PuzzleRoute }) {
  const { puzzles, today } = page.state.value;
  const due = puzzles === null ? 0 : duePositions(puzzles.mistakes, today).length;
  const here = placeAt(route, today);
  return (
    <nav class="puzzle-links puzzle-tabs" aria-label="Puzzles">
      {puzzlePlaces.map((place) => (
        <a key={place} href={formatRoute(routes[place])} aria-current={place === here ? "page" : undefined}>
          {placeTitle(place, { due })}
        </a>
      ))}
    </nav>
  );
}

/** The puzzle of an earlier day belongs to the archive. */
function placeAt({ daily, date, mine, archive }: PuzzleRoute, today: string): PuzzlePlace {
  if (daily) return (date ?? today) === today ? "today" : "archive";
  return archive ? "archive" : mine ? "mine" : "endless";
}
