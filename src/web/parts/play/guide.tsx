import type { Page } from "../../page.ts";
import { shownReport } from "../../state/state.ts";
import { guideLine } from "../../state/table/tour.ts";
import { Button } from "../button.tsx";
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
        <Button brass text="Show me" press={page.actions.startTour} />
        <Button text="Skip" press={() => page.dispatch({ kind: "prefer", preferences: { toured: true } })} />
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
      <Button
        text={table.match.outcome === null ? "Skip the guide" : "Done"}
        press={() => page.dispatch({ kind: "set", values: { guided: false } })}
      />
    </div>
  );
}
