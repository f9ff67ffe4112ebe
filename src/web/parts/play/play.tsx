import { shownPosition, type Table } from "../../../table/table.ts";
import { notesOnTurn } from "../../../words/notes.ts";
import { openTableOf, shownReport } from "../../state/state.ts";
import { BoardPart } from "../board/board.tsx";
import { knownValues } from "../board/cell.tsx";
import type { TableProps } from "../props.ts";
import { Controls } from "./controls.tsx";
import { Guide } from "./guide.tsx";
import { Questions } from "./questions.tsx";
import { Register } from "./register.tsx";
import { SeatPlates } from "./seat-plates.tsx";
import { Share } from "./share.tsx";
import { Status } from "./status.tsx";
import { TypedMove } from "./typed-move.tsx";
import { Understand } from "./understand.tsx";

export function Play(props: TableProps) {
  const { table } = props;
  const { match } = table;
  return (
    <div class="play">
      <div class="play-table">
        <h1 class="play-title" tabIndex={-1}>
          {match.game.title}
        </h1>
        <Guide {...props} />
        <SeatPlates {...props} />
        <div class="frame">
          <Status {...props} />
          <BoardPart {...props} values={knownValues(shownReport(props.page.state.value))} />
          <PositionLine {...props} />
        </div>
        <Controls {...props} />
        <TypedMove {...props} />
        <Notes table={table} />
      </div>
      <div class="play-side">
        <Understand {...props} />
        <Register {...props} />
        <Share {...props} />
      </div>
      <Questions {...props} />
    </div>
  );
}

/** The name of the position on the board, and the way to a new game from it where nobody plays it online. */
export function PositionLine({ page, table }: TableProps) {
  const { match } = table;
  const position = shownPosition(table);
  return (
    <p class="frame-key">
      Position <code>{match.game.key(position)}</code>
      {openTableOf(page.state.value) === null ? null : (
        <button type="button" onClick={() => page.actions.setUpFrom(match, position)}>
          Set up a game from here
        </button>
      )}
    </p>
  );
}

export function Notes({ table }: { readonly table: Table }) {
  const opening = table.match.moves.length === 0 ? table.notes : [];
  const notes = [...opening, ...notesOnTurn(table.match, "offer a draw.")];
  return notes.length === 0 ? null : (
    <ul class="notes">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
