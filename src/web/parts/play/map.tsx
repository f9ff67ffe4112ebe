import { shownPosition } from "../../../table/table.ts";
import { isMapOf, type MapSquare, type MapView, mapView } from "../../state/board/map-view.ts";
import type { TableProps } from "../props.ts";

const cell = 10;

/** The map of the whole game, drawn when somebody unfolds it. */
export function MapPart({ page, table }: TableProps) {
  const { map } = page.state.value;
  const known = map !== null && isMapOf(map, table.match) ? map : null;
  return (
    <details
      class="map"
      onToggle={(event) => {
        if (event.currentTarget.open && known === null) page.actions.askMap();
      }}
    >
      <summary>Map of the whole game</summary>
      {known === null ? <p>Drawing…</p> : null}
      {known !== null && known.points === null ? (
        <p>At this size the game has too many positions for a picture.</p>
      ) : null}
      {known?.points ? <MapPicture view={mapView(known.points, table.match, shownPosition(table))} /> : null}
    </details>
  );
}

const keyWords = { win: "won", loss: "lost", draw: "drawn" } as const;

function MapPicture({ view }: { readonly view: MapView }) {
  const { columns, rows, squares, path, here, words } = view;
  return (
    <figure class="map-figure">
      <svg class="map-picture" viewBox={`0 0 ${columns * cell} ${rows * cell}`} role="img" aria-label={words}>
        {squares.map((square) => (
          <Square key={`${square.point.key} ${square.point.toMove}`} square={square} />
        ))}
        <polyline class="map-path" points={path.map(centre).join(" ")} />
        {here === undefined ? null : (
          <circle class="map-here" cx={middle(here.column)} cy={middle(here.row)} r={cell * 0.45} />
        )}
      </svg>
      <figcaption>
        {(["win", "loss", "draw"] as const).map((kind) => (
          <span key={kind} class="map-key" data-value={kind}>
            {keyWords[kind]}{" "}
          </span>
        ))}
        for the player to move. {words}
      </figcaption>
    </figure>
  );
}

function Square({ square }: { readonly square: MapSquare }) {
  const { point, column, row } = square;
  const kind = point.value?.kind ?? "unknown";
  const inset = kind === "draw" ? 3.2 : 0.8;
  return (
    <rect
      class="map-square"
      data-value={kind}
      x={column * cell + inset}
      y={row * cell + inset}
      width={cell - inset * 2}
      height={cell - inset * 2}
      rx={kind === "win" ? 1 : cell / 2}
    >
      <title>{point.key}</title>
    </rect>
  );
}

function middle(index: number): number {
  return index * cell + cell / 2;
}

function centre({ column, row }: MapSquare): string {
  return `${middle(column)},${middle(row)}`;
}
