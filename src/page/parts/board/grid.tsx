import { hasEdges } from "../../../core/board.ts";
import { type GroupProps, PlainCell } from "./cell.tsx";

/** With names at the edges, the squares show only their marks. */
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
