import { columnsOf } from "../../../core/board.ts";
import type { CellView, CouplingView, GroupView } from "../../state/board/board-view.ts";
import { gapText, stackParts, tallest } from "../../state/board/stack-parts.ts";
import { later } from "../later.tsx";
import { CellButton, type GroupProps, memoized, PlainCell, spokenValue, ValueBadge } from "./cell.tsx";

const Grid = later(null, async () => (await import("./graph.tsx")).Grid);
const Graph = later(null, async () => (await import("./graph.tsx")).Graph);

export function GroupPart({ group }: GroupProps) {
  return (
    <fieldset
      class={`group group-${group.shape}`}
      aria-label={group.title}
      data-count={sizeClass(group)}
      style={{
        "--columns": columnsOf(group, 7),
        "--rows": rows(group),
        "--wide": columnsOf(group, 15),
        "--count": group.cells.length,
      }}
    >
      <GroupCells group={group} />
    </fieldset>
  );
}

function GroupCells({ group }: GroupProps) {
  switch (group.shape) {
    case "row":
      return group.cells.map((view) => (
        <div key={view.cell.id} class="row-place">
          <Lever view={view} />
          {view.coupling === undefined ? null : <Coupling {...view.coupling} />}
        </div>
      ));
    case "stack":
      return <Stack group={group} />;
    case "pool":
      return <Pool group={group} />;
    case "grid":
      return <Grid group={group} />;
    case "graph":
      return <Graph group={group} />;
  }
}

const Lever = memoized(({ view }: { readonly view: CellView }) => {
  const { cell, becomes } = view;
  return (
    <CellButton kind="lever" view={view}>
      <span class="lamp" />
      <span class="lever-slot">
        <span class="lever-arm" />
        <span class="lever-ghost" />
      </span>
      {/* A new word is a new element, so its letters don't seem to move. */}
      <span key={(becomes ?? cell).mark} class="lever-mark" aria-hidden="true">
        {(becomes ?? cell).mark}
      </span>
      <span class="lever-label" aria-hidden="true">
        {cell.label}
      </span>
    </CellButton>
  );
});

const Coupling = memoized(({ move, value, live, marked, verdict }: CouplingView) => {
  return (
    <button
      type="button"
      class="coupling"
      data-target={`coupling ${move}`}
      data-move={live ? move : undefined}
      data-verdict={verdict}
      aria-disabled={!live}
      aria-pressed={live ? marked : undefined}
      aria-describedby={live ? "preview" : undefined}
    >
      <span class="visually-hidden">both together{live ? ": play" : ""} </span>
      <span class="coupling-bar">
        {move}
        <ValueBadge value={live ? value : undefined} />
      </span>
      <span class="visually-hidden">{live ? spokenValue(value) : ""}</span>
    </button>
  );
});

const partSize = 100;

/** A move may change hundreds of cells, so a large pool has parts, and the browser can skip those out of sight. */
function Pool({ group }: GroupProps) {
  const plates = group.cells.map((view) => <PlainCell key={view.cell.id} kind="plate" view={view} />);
  if (plates.length <= partSize) return plates;
  return Array.from({ length: Math.ceil(plates.length / partSize) }, (_, at) => (
    <div key={at} class="pool-part">
      {plates.slice(at * partSize, (at + 1) * partSize)}
    </div>
  ));
}

function Stack({ group: { cells } }: GroupProps) {
  const parts = stackParts(cells);
  return (
    <div class="stack" data-tall={cells.length > 10} style={{ "--lines": parts.length }}>
      {parts.map((part) =>
        "cell" in part ? (
          <PlainCell key={part.cell.id} kind="block" view={part} />
        ) : (
          <span
            key={part.standing > 0 ? "between" : "above"}
            class="stack-gap"
            data-standing={part.standing > 0}
          >
            {gapText(part)}
          </span>
        ),
      )}
      <span class="wagon" aria-hidden="true">
        <span class="wagon-wheel" />
        <span class="wagon-wheel" />
      </span>
      <span class="stack-count" aria-hidden="true">
        {cells.filter(({ cell }) => cell.state !== "gone").length} left
      </span>
    </div>
  );
}

function rows({ shape, cells }: GroupView): number {
  if (shape !== "stack") return Math.ceil(cells.length / 7);
  return cells.length > tallest ? tallest - 1 : cells.length;
}

function sizeClass({ cells }: GroupView): string {
  return cells.length <= 12 ? "few" : cells.length <= 40 ? "some" : "many";
}
