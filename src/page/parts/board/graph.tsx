/** Grids and graphs. None of our own games has such a board, so this part loads on demand. */

import { type Cell, hasEdges } from "../../../core/board.ts";
import { neighborsIn, type PlacedCell, placeGraph } from "../../../core/graph.ts";
import { listWords } from "../../../core/text.ts";
import type { CellView } from "../../state/board/board-view.ts";
import { type GroupProps, PlainCell } from "./cell.tsx";

const margin = 0.5;

/** The nearest two points are one unit apart. A point is nearly as wide, so it's easy to tap. */
export function Graph({ group }: GroupProps) {
  const plain = { ...group, cells: group.cells.map(({ cell }) => cell) };
  const neighbors = neighborsIn(plain);
  const views = new Map(group.cells.map((view) => [view.cell.id, speak(view, neighbors.get(view.cell.id))]));
  const { points, lines, width, height } = placeGraph(plain);
  const [across, down] = [width + 2 * margin, height + 2 * margin];
  const shown = ({ x, y }: PlacedCell) => ({ x: x + margin, y: y + margin });
  return (
    <div class="graph" style={{ "--across": across, "--down": down }}>
      <svg viewBox={`0 0 ${across} ${down}`} aria-hidden="true">
        {lines.map(({ from, to, on }) => {
          const [a, b] = [shown(from), shown(to)];
          const look = lineLook(on === undefined ? undefined : views.get(on.cell.id));
          return <line key={`${from.cell.id} ${to.cell.id}`} x1={a.x} y1={a.y} x2={b.x} y2={b.y} {...look} />;
        })}
      </svg>
      {points.map((point) => {
        const view = views.get(point.cell.id);
        const { x, y } = shown(point);
        return view === undefined ? null : (
          <span key={point.cell.id} class="graph-point" style={{ "--x": x / across, "--y": y / down }}>
            <PlainCell kind="plate" bare={view.cell.mark !== ""} view={view} />
          </span>
        );
      })}
    </div>
  );
}

function speak(view: CellView, neighbors: readonly Cell[] = []): CellView {
  const near = neighbors.flatMap(({ label }) => (label === "" ? [] : [label]));
  if (near.length === 0) return view;
  return {
    ...view,
    cell: { ...view.cell, spoken: `${view.cell.spoken}, next to ${listWords(near, "and")}` },
  };
}

function lineLook(on: CellView | undefined) {
  if (on === undefined) return {};
  const { state, owner } = on.becomes ?? on.cell;
  return { "data-state": state, "data-owner": owner, "data-held": on.held };
}

/** With names at the edges, squares show only their marks. */
export function Grid({ group }: GroupProps) {
  const { cells, columns = cells.length, columnLabels = [], rowLabels = [] } = group;
  const bare = hasEdges(group);
  const beside = rowLabels.length > 0;
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  );
  return (
    <div class="grid" data-beside={beside} style={{ "--rows": rows.length }}>
      {columnLabels.length === 0 ? null : <Edge names={[...(beside ? [""] : []), ...columnLabels]} />}
      {rows.map((row, at) => [
        beside ? <Edge key={`edge ${at}`} names={[rowLabels[at] ?? ""]} beside /> : null,
        ...row.map((view) =>
          view.cell.state === "blank" ? (
            <span key={view.cell.id} />
          ) : (
            <PlainCell key={view.cell.id} kind="plate" bare={bare} view={view} />
          ),
        ),
      ])}
    </div>
  );
}

function Edge({ names, beside = false }: { readonly names: readonly string[]; readonly beside?: boolean }) {
  return names.map((name, at) => (
    <span key={`${at} ${name}`} class="grid-edge" data-beside={beside} aria-hidden="true">
      {name}
    </span>
  ));
}
