import { canUndo } from "../../../core/match.ts";
import { isThinking } from "../../../table/table.ts";
import { Icon, type IconName } from "../icon.tsx";
import { rulesAddress } from "../links.ts";
import type { TableProps } from "../props.ts";

export function Controls({ page, table }: TableProps) {
  const { match } = table;
  const { dispatch } = page;
  const over = match.outcome !== null;
  const waiting = isThinking(table);
  return (
    <div class="controls" role="toolbar" aria-label="The game">
      <Control icon="undo" text="Undo" off={!canUndo(match)} press={() => dispatch({ kind: "undo" })} />
      <Control
        icon="redo"
        text="Redo"
        off={match.undone.length === 0}
        press={() => dispatch({ kind: "redo" })}
      />
      <Control
        icon="restart"
        text="Restart"
        off={match.moves.length === 0}
        press={() => (over ? page.actions.restart() : dispatch({ kind: "ask", question: "restart" }))}
      />
      <Control
        icon="hands"
        text="Draw"
        off={over || waiting}
        press={() => dispatch({ kind: "ask", question: "draw" })}
      />
      <Control
        icon="flag"
        text="Resign"
        off={over || waiting}
        press={() => dispatch({ kind: "ask", question: "resign" })}
      />
      <a class="control" href={rulesAddress(match.game)}>
        <Icon name="rules" />
        <span>Rules</span>
      </a>
    </div>
  );
}

export interface ControlProps {
  readonly icon: IconName;
  readonly text: string;
  readonly off: boolean;
  readonly press: () => void;
}

export function Control({ icon, text, off, press }: ControlProps) {
  return (
    <button type="button" class="control" disabled={off} onClick={press}>
      <Icon name={icon} />
      <span>{text}</span>
    </button>
  );
}
