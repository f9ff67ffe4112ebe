import type { Page } from "../../page.ts";
import { shownReport } from "../../state/state.ts";
import { guideLine } from "../../state/table/tour.ts";
import type { TableProps } from "../props.ts";

/** Offers the first visit's game. */
export function TourOffer({ page }: { readonly page: Page }) {
  const { preferences, finished, seats, online } = page.state.value;
  if (preferences.toured || finished.length > 0 || seats.length > 0 || online !== null) return null;
  return (
    <div class="continue">
      <p>
        <strong>Your first visit?</strong> Play one short game with a guide. It takes less than a minute.
      </p>
      <div class="button-row">
        <button type="button" class="button button-brass" onClick={page.actions.startTour}>
          Show me
        </button>
        <button
          type="button"
          class="button"
          onClick={() => page.dispatch({ kind: "prefer", preferences: { toured: true } })}
        >
          Skip
        </button>
      </div>
    </div>
  );
}

/** What the guide says, above the board. */
export function Guide({ page, table }: TableProps) {
  if (!page.state.value.guided) return null;
  return (
    <div class="guide">
      <p role="status">{guideLine(table, shownReport(page.state.value))}</p>
      <button type="button" class="button" onClick={() => page.dispatch({ kind: "leave-guide" })}>
        {table.match.outcome === null ? "Skip the guide" : "Done"}
      </button>
    </div>
  );
}
