import { shownPosition } from "../../../table/table.ts";
import { askMap } from "../../effects/look-up.ts";
import { isMapOf, type MapRow, mapRows } from "../../state/board/map-view.ts";
import type { TableProps } from "../props.ts";

/** The map of the whole game, drawn when it is unfolded. */
export function MapPart({ page, table }: TableProps) {
  const { map } = page.state.value;
  const known = map !== null && isMapOf(map, table.match) ? map : null;
  return (
    <details
      class="map"
      onToggle={(event) => {
        if (event.currentTarget.open && known === null) void askMap(page, table.match);
      }}
    >
      <summary>Map of the whole game</summary>
      {known === null ? <p>Counting…</p> : null}
      {known?.points === null ? <p>At this size the game has too many positions to count here.</p> : null}
      {known?.points ? <MapRows rows={mapRows(known.points, table.match, shownPosition(table))} /> : null}
    </details>
  );
}

/** A bar for each value: how many of all positions have it. */
function MapRows({ rows }: { readonly rows: readonly MapRow[] }) {
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <p>{total} positions. The player to move:</p>
      <ol class="map-rows">
        {rows.map(({ words, count, here }) => (
          <li key={words} aria-current={here ? "true" : undefined}>
            <span>
              {words}
              {here ? " (this position)" : null}
            </span>
            <meter class="map-bar" value={count} max={total} aria-hidden="true" />
            <span>{count}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
