import { canUndo } from "../../../core/match.ts";
import { isOver, isThinking } from "../../../table/table.ts";
import { Control, RulesControl } from "../button.tsx";
import type { TableProps } from "../props.ts";

export function Controls({ page, table }: TableProps) {
  const { game, moves, undone } = table.match;
  const { actions, dispatch } = page;
  const over = isOver(table);
  const off = over || isThinking(table);
  const ask = (question: "restart" | "draw" | "resign") => dispatch({ kind: "ask", question });
  const restart = over ? actions.restart : () => ask("restart");
  return (
    <div class="controls" role="toolbar" aria-label="The game">
      <Control icon="undo" text="Undo" off={!canUndo(table.match)} press={() => dispatch({ kind: "undo" })} />
      <Control icon="redo" text="Redo" off={undone.length === 0} press={() => dispatch({ kind: "redo" })} />
      <Control icon="restart" text="Restart" off={moves.length === 0} press={restart} />
      <Control icon="hands" text="Draw" off={off} press={() => ask("draw")} />
      <Control icon="flag" text="Resign" off={off} press={() => ask("resign")} />
      <RulesControl game={game} />
    </div>
  );
}
