import { useMemo, useRef } from "preact/hooks";
import type { Link } from "../../../core/board.ts";
import { replyIn } from "../../../core/drawing.ts";
import { currentPosition } from "../../../core/match.ts";
import { findMove } from "../../../core/setup.ts";
import { branchOf, typedMove } from "../../../table/play.ts";
import { shownPosition, type Table } from "../../../table/table.ts";
import { notesOnTurn } from "../../../words/notes.ts";
import type { Page } from "../../page.ts";
import { type BoardView, boardView, type GroupView } from "../../state/board/board-view.ts";
import { effectOf } from "../../state/board/move-effect.ts";
import { boardOn, openTableOf, shownReport, truthOf } from "../../state/state.ts";
import { boardText, previewLine } from "../../state/words.ts";
import type { TableProps } from "../props.ts";
import { boardHandlers, useBoardFocus } from "./board-input.ts";
import { type MoveValues, PlainCell, ValueBadge } from "./cell.tsx";
import { ReasonDrawing } from "./drawing.tsx";
import { Coupling, Lever } from "./lever.tsx";
import { Stack } from "./stack.tsx";

/**
 * The board of any game, and what the move that is shown would change. One stop for the Tab key; the arrow keys move about
 * on it. In a position of the past a move begins a game of its own.
 */
export function BoardPart({ page, table, values }: TableProps & { readonly values: MoveValues }) {
  const root = useRef<HTMLFieldSetElement>(null);
  const pointer = useRef("");
  const shownTable = branchOf(table) ?? table;
  const report = shownReport(page.state.value);
  const shown = table.preview === null ? undefined : report?.whyMoves[table.preview];
  const view = boardView(shownTable, replyIn(shown?.reasons ?? []));
  const preview = () => boardOn(page.state.value)?.preview ?? null;
  const refuse = (cell: string) => {
    const move = view.live ? typedMove({ ...shownTable, typed: cell }) : undefined;
    if (move?.ok !== false) return;
    page.dispatch({ kind: "preview", move: null });
    page.dispatch({ kind: "flash", text: move.problem.message });
  };
  const input = { root, pointer, preview, refuse, dispatch: page.dispatch };
  useBoardFocus(input, table);
  return (
    <>
      <fieldset
        ref={root}
        class="board"
        aria-label="Board"
        data-marks={hasMarks(page, table)}
        {...boardHandlers(input)}
      >
        <p class="visually-hidden">{boardText(table.match, shownPosition(table))}</p>
        {view.groups.map((group) => (
          <GroupPart key={group.title} group={group} values={values} live={view.live} />
        ))}
        <OtherMoves view={view} values={values} />
        <ReasonDrawing
          root={root}
          reasons={shown?.reasons ?? report?.reasons ?? table.reasons}
          ways={useWays(shownTable)}
        />
      </fieldset>
      <p class="frame-preview" id="preview" data-preview={table.preview !== null}>
        {table.preview === null
          ? messageOf(page, table)
          : `${table.said} ${previewLine(shownTable.match, table.preview)} ${shown?.why ?? ""}`.trim()}
      </p>
    </>
  );
}

/** Along which the move acts that is shown. */
function useWays({ match, preview }: Table): readonly Link[] {
  return useMemo(() => {
    const position = currentPosition(match);
    const move = preview === null ? undefined : findMove(match.game, position, preview);
    return move?.ok ? effectOf(match.game, position, move.value).links : [];
  }, [match.game, match.positions.length, preview]);
}

/** Room is kept for the values while they may come. */
function hasMarks({ state }: Page, { match }: Table): boolean {
  return openTableOf(state.value) !== null && truthOf(state.value, match) !== "off";
}

/** What is to be known now: an answer to what was asked, else what the players should know. */
function messageOf({ state }: Page, table: Table): string {
  const { match, said, notes, viewing } = table;
  const opening = match.moves.length === 0 ? notes : [];
  const turn = viewing === null ? notesOnTurn(match, "offer a draw.") : [];
  return state.value.flash ?? (said || [...opening, ...turn].join(" "));
}

interface GroupProps {
  readonly group: GroupView;
  readonly values: MoveValues;
  readonly live: boolean;
}

function GroupPart({ group, values, live }: GroupProps) {
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
            <Coupling move={view.coupling} value={values?.[view.coupling]} live={live} />
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

function OtherMoves({ view, values }: { readonly view: BoardView; readonly values: MoveValues }) {
  if (view.others.length === 0) return null;
  return (
    <fieldset class="other-moves" aria-label="Other moves">
      {view.others.map((move) => (
        <button key={move} type="button" class="button" data-move={move} data-target={`move ${move}`}>
          {move}
          <ValueBadge value={values?.[move]} />
        </button>
      ))}
    </fieldset>
  );
}
