import { useEffect } from "preact/hooks";
import { canUndo, hasPerson, type Match } from "../../../core/match.ts";
import { type LevelName, levelNames } from "../../../players/level-names.ts";
import { isOver, isThinking } from "../../../table/table.ts";
import { hasNextGame } from "../../../words/series.ts";
import { formatRoute } from "../../state/route.ts";
import { focusNext } from "../board/board-input.ts";
import { Button, Control, LinkButton, RulesControl } from "../button.tsx";
import type { TableProps } from "../props.ts";
import { More, MoreControl } from "./more.tsx";

/** What is needed at every move, and in their place what comes after the game. */
export function Controls(props: TableProps) {
  const { page, table } = props;
  const { actions, dispatch } = page;
  const { match } = table;
  const off = isOver(table) || isThinking(table);
  const ask = (question: "restart" | "draw" | "resign") => () => dispatch({ kind: "ask", question });
  const restart = isOver(table) ? actions.restart : ask("restart");
  return (
    <>
      <div class="controls" role="toolbar" aria-label="The game">
        <Control icon="undo" text="Undo" off={!canUndo(match)} press={() => dispatch({ kind: "undo" })} />
        {isOver(table) ? <AfterControls {...props} /> : <TurnControls {...props} />}
        <MoreControl />
      </div>
      <More {...props} typing>
        <LinkButton text="New game" href={formatRoute({ view: "setup", game: match.game })} />
        <Button closes="more" text="Offer a draw" icon="hands" off={off} press={ask("draw")} />
        <Button closes="more" text="Resign" icon="flag" off={off} press={ask("resign")} />
        <Button closes="more" text="Restart" icon="restart" off={match.moves.length === 0} press={restart} />
      </More>
    </>
  );
}

function TurnControls({ page: { dispatch }, table }: TableProps) {
  const { match, pending } = table;
  const noHint = isThinking(table) || table.viewing !== null || pending === "hint";
  return (
    <>
      <Control
        icon="redo"
        text="Redo"
        off={match.undone.length === 0}
        press={() => dispatch({ kind: "redo" })}
      />
      <Control icon="lamp" text="Hint" off={noHint} press={() => dispatch({ kind: "ask-hint" })} />
      <RulesControl game={match.game} />
    </>
  );
}

/** Who has played the last move by keys goes on from here. */
function AfterControls({ page: { actions }, table: { match } }: TableProps) {
  useEffect(() => {
    if (document.activeElement?.matches(".board :focus-visible")) focusNext();
  }, []);
  const level = nextLevel(match);
  return (
    <>
      <Control brass icon="restart" text={againText(match)} press={actions.next} />
      {level === undefined ? (
        <RulesControl game={match.game} />
      ) : (
        <Control icon="strong" text="Stronger" press={() => actions.stronger(level)} />
      )}
      <Control icon="link" text="Share" press={actions.copyLink} />
    </>
  );
}

export function againText(match: Match): string {
  return hasNextGame(match) ? "Next game" : "Rematch";
}

/** The level above that of the computer that a person has played against, where there is one. */
function nextLevel(match: Match): LevelName | undefined {
  const now = levelNames.find((name) => match.players.some(({ level }) => level === name));
  return now === undefined || !hasPerson(match) ? undefined : levelNames[levelNames.indexOf(now) + 1];
}
