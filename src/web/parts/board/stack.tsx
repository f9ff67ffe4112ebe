import type { CellView } from "../../state/board/board-view.ts";
import { stackParts } from "../../state/board/stack-view.ts";
import { type MoveValues, PlainCell } from "./cell.tsx";

interface StackProps {
  readonly cells: readonly CellView[];
  readonly values: MoveValues;
}

/** Blocks on a wagon. */
export function Stack({ cells, values }: StackProps) {
  const parts = stackParts(cells);
  return (
    <div class="stack" data-tall={cells.length > 10}>
      {parts.map((part) =>
        part.kind === "cell" ? (
          <PlainCell
            key={part.view.cell.id}
            kind="block"
            view={part.view}
            value={values?.[part.view.move ?? ""]}
          />
        ) : (
          <span
            key={part.standing > 0 ? "between" : "above"}
            class="stack-gap"
            data-standing={part.standing > 0}
          >
            {part.standing > 0 ? `${part.standing} more` : `${part.gone} gone`}
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
