import { type PuzzlePlace, placeTitle, puzzlePlaces } from "../../activity/puzzle/overview.ts";
import { duePositions } from "../../table/puzzle/mistakes.ts";
import { formatRoute, type PuzzleRoute } from "../state/route.ts";
import type { PageProps } from "./props.ts";

const routes: Readonly<Record<PuzzlePlace, PuzzleRoute>> = {
  today: { view: "puzzle", daily: true },
  endless: { view: "puzzle", daily: false },
  mine: { view: "puzzle", daily: false, mine: true },
  archive: { view: "puzzle", daily: false, archive: true },
};

/** Where puzzles come from, as tabs. */
export function PuzzleTabs({ page, route }: PageProps & { readonly route: PuzzleRoute }) {
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
