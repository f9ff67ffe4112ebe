import type { GroupView } from "../../state/board/board-view.ts";
import { later } from "../later.tsx";
import { type MoveValues, PlainCell } from "./cell.tsx";
import { Coupling, Lever } from "./lever.tsx";
import { Stack } from "./stack.tsx";

/** None of the page's own games has such a board, so these load on demand. */
const Grid = later(null, async () => (await import("./grid.tsx")).Grid);
const Graph = later(null, async () => (await import("./graph.tsx")).Graph);

interface GroupProps {
  readonly group: GroupView;
  readonly values: MoveValues;
  readonly live: boolean;
}

/** A row, a stack, a pool, a grid or a graph: on a board that is played on, and in a picture of one. */
export function GroupPart({ group, values, live }: GroupProps) {
  return (
    <fieldset
      class={`group group-${group.shape}`}
      aria-label={group.title}
      data-count={sizeClass(group)}
      style={{ "--columns": columns(group, 7), "--wide": columns(group, 12), "--count": group.cells.length }}
    >
      <GroupCells group={group} values={values} live={live} />
    </fieldset>
  );
}

function GroupCells({ group, values, live }: GroupProps) {
  switch (group.shape) {
    case "row":
      return group.cells.map((view) => (
        <div key={view.cell.id} class="row-place">
          <Lever view={view} value={values?.[view.move ?? ""]} />
          {view.coupling === null ? null : (
            <Coupling
              move={view.coupling.move}
              marked={view.coupling.marked}
              value={values?.[view.coupling.move]}
              live={live}
            />
          )}
        </div>
      ));
    case "stack":
      return <Stack cells={group.cells} values={values} />;
    case "pool":
      return <Pool cells={group.cells} values={values} />;
    case "grid":
      return <Grid group={group} values={values} />;
    case "graph":
      return <Graph group={group} values={values} />;
  }
}

const partSize = 100;

/** In parts: the browser does not style those that are out of sight, and a move may change hundreds of cells. */
function Pool({ cells, values }: Pick<GroupProps, "values"> & Pick<GroupView, "cells">) {
  const plates = cells.map((view) => (
    <PlainCell key={view.cell.id} kind="plate" view={view} value={values?.[view.move ?? ""]} />
  ));
  if (plates.length <= partSize) return plates;
  return Array.from({ length: Math.ceil(plates.length / partSize) }, (_, at) => (
    <div key={at} class="pool-part">
      {plates.slice(at * partSize, (at + 1) * partSize)}
    </div>
  ));
}

/** How many cells to put in a line of at most `most`, so that all lines are about equally long. */
function columns({ cells, columns: fixed }: GroupView, most: number): number {
  return fixed ?? Math.ceil(cells.length / Math.ceil(cells.length / most));
}

/** Long rows and pools are drawn smaller. */
function sizeClass({ cells }: GroupView): string {
  return cells.length <= 12 ? "few" : cells.length <= 40 ? "some" : "many";
}
