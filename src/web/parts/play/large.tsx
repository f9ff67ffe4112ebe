import { useEffect } from "preact/hooks";
import { canUndo, playerNames } from "../../../core/match.ts";
import { shownPosition } from "../../../table/table.ts";
import { predict } from "../../../words/values.ts";
import { shownReport } from "../../state/state.ts";
import { BoardPart } from "../board/board.tsx";
import { knownValues } from "../board/cell.tsx";
import { Control } from "../button.tsx";
import type { TableProps } from "../props.ts";
import { isTyped, Keys } from "./keys.tsx";
import { Status } from "./status.tsx";

/** One board for a whole room. What the solver knows is shown when it is asked for, and gone with the next move. */
export function Large({ page, table }: TableProps) {
  const { state, dispatch } = page;
  const { match } = table;
  const shown = state.value.revealed === match;
  const reveal = () => dispatch({ kind: "set", values: { revealed: shown ? null : match } });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === "v" && !isTyped(event)) reveal();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
  const report = shownReport(state.value);
  const position = shownPosition(table);
  return (
    <div class="play-large">
      <h1 class="visually-hidden" tabIndex={-1}>
        {match.game.title}
      </h1>
      <div class="frame">
        <Status page={page} table={table} />
        <BoardPart page={page} table={table} values={knownValues(report)} />
        <p class="large-value" role="status">
          {report === undefined || match.outcome !== null
            ? ""
            : predict(report.value, match.game.toMove(position), playerNames(match))}
        </p>
      </div>
      <div class="controls" role="toolbar" aria-label="The game">
        <Control icon="undo" text="Undo" off={!canUndo(match)} press={() => dispatch({ kind: "undo" })} />
        <Control icon="lamp" text={shown ? "Hide values (v)" : "Show values (v)"} on={shown} press={reveal} />
        <Control icon="restart" text="Restart" off={match.moves.length === 0} press={page.actions.restart} />
        <Control icon="more" text="Back" press={() => dispatch({ kind: "visit", route: { view: "play" } })} />
      </div>
      <Keys page={page} table={table} />
    </div>
  );
}
