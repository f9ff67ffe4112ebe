import type { ComponentChildren } from "preact";
import { canUndo, currentPosition, type Match, seatToMove } from "../../../core/match.ts";
import { isThinking, shownPly } from "../../../table/table.ts";
import { endingLines } from "../../../words/endings.ts";
import { hasNextGame, seriesLines } from "../../../words/series.ts";
import { moveLine, turnLine } from "../../state/words.ts";
import { Button } from "../button.tsx";
import type { TableProps } from "../props.ts";

/** The block shelf above the levers: whose turn it is and what for, or how it ended. */
export function Status({ page, table }: TableProps) {
  const { match, viewing } = table;
  if (viewing !== null) return <LookingBack page={page} table={table} playOn={canUndo(match)} />;
  if (match.outcome !== null)
    return (
      <Ending match={match}>
        <div class="button-row">
          <Button brass text={againText(match)} press={page.actions.next} />
        </div>
      </Ending>
    );
  const position = currentPosition(match);
  return (
    <div class="status">
      <p class="status-head">{turnLine(match)}</p>
      <p class="status-line">
        {!isThinking(table) ? match.game.goal(seatToMove(match), position) : "The computer is thinking…"}
      </p>
      <p class="status-last" data-said={table.said !== ""}>
        {table.said || (match.moves.length === 0 ? "" : moveLine(match, match.moves.length - 1))}
      </p>
    </div>
  );
}

interface EndingProps {
  readonly match: Match;
  /** What comes next. */
  readonly children: ComponentChildren;
}

export function Ending({ match, children }: EndingProps) {
  const [head, ...rest] = [...endingLines(match)].reverse();
  return (
    <div class="status status-over">
      <p class="status-head">{head}</p>
      <p class="status-line">{[...rest, ...seriesLines(match)].join(" ")}</p>
      {children}
    </div>
  );
}

export function againText(match: Match): string {
  return hasNextGame(match) ? "Next game" : "Rematch";
}

/** A position of the past; `playOn` where the game may go on from it. */
export function LookingBack({ page, table, playOn }: TableProps & { readonly playOn: boolean }) {
  const ply = shownPly(table);
  const { match } = table;
  return (
    <div class="status status-back">
      <p class="status-head">{ply === 0 ? "The start" : `After move ${ply} of ${match.moves.length}`}</p>
      <p class="status-line">{table.said || (ply === 0 ? "" : moveLine(match, ply - 1))}</p>
      <div class="button-row">
        <Button
          brass
          text="Back to the present"
          press={() => page.dispatch({ kind: "step", to: match.moves.length })}
        />
        {playOn ? <Button text="Play on from here" press={() => page.dispatch({ kind: "play-on" })} /> : null}
      </div>
    </div>
  );
}
