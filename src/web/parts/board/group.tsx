import type { GroupView } from "../../state/board/board-view.ts";
import { type MoveValues, PlainCell } from "./cell.tsx";
import { Coupling, Lever } from "./lever.tsx";
import { Stack } from "./stack.tsx";

interface GroupProps {
  readonly group: GroupView;
  readonly values: MoveValues;
  readonly live: boolean;
}

/** A row, a stack or a pool: on a board that is played on, and in a picture of one. */
export function GroupPart({ group, values, live }: GroupProps) {
  return (
    <fieldset
      class={`group group-${group.shape === "grid" ? "pool group-grid" : group.shape}`}
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
    case "grid":
      return group.cells.map((view) => (
        <PlainCell key={view.cell.id} kind="plate" view={view} value={values?.[view.move ?? ""]} />
      ));
  }
}

/** How many cells stand in a line that takes `most`, so that all lines are as long as can be. */
function columns({ cells, columns: fixed }: GroupView, most: number): number {
  return fixed ?? Math.ceil(cells.length / Math.ceil(cells.length / most));
}

/** Long rows and pools are drawn smaller. */
function sizeClass({ cells }: GroupView): string {
  return cells.length <= 12 ? "few" : cells.length <= 40 ? "some" : "many";
}
