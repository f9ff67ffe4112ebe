import { notesOnTurn } from "../../../words/notes.ts";
import { formFrom } from "../../state/setup/setup-form.ts";
import { shownReport } from "../../state/state.ts";
import { type Desk, shownPosition } from "../../state/table/desk.ts";
import { previewLine } from "../../state/words.ts";
import { BoardPart } from "../board/board.tsx";
import { knownValues } from "../board/value-badge.tsx";
import type { DeskProps } from "../props.ts";
import { Controls } from "./controls.tsx";
import { Guide } from "./guide.tsx";
import { Questions } from "./questions.tsx";
import { Register } from "./register.tsx";
import { SeatPlates } from "./seat-plates.tsx";
import { Share } from "./share.tsx";
import { Status } from "./status.tsx";
import { TypedMove } from "./typed-move.tsx";
import { Understand } from "./understand.tsx";

export function Play(props: DeskProps) {
  const { desk } = props;
  const { match } = desk;
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
          <p class="frame-preview" id="preview">
            {desk.preview === null ? "" : previewLine(match, desk.preview)}
          </p>
          <PositionLine {...props} />
        </div>
        <Controls {...props} />
        <TypedMove {...props} />
        <Notes desk={desk} />
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

/** The name of the position on the board, and the way to a new game from it. */
export function PositionLine(props: DeskProps) {
  const { desk } = props;
  return (
    <p class="frame-key">
      Position <code>{desk.match.game.key(shownPosition(desk))}</code>
      <button type="button" onClick={() => setUpFromHere(props)}>
        Set up a game from here
      </button>
    </p>
  );
}

function setUpFromHere({ page, desk }: DeskProps): void {
  const form = formFrom(desk.match, shownPosition(desk));
  page.dispatch({ kind: "form", form });
  page.dispatch({ kind: "visit", route: { view: "setup", game: desk.match.game } });
}

export function Notes({ desk }: { readonly desk: Desk }) {
  const opening = desk.match.moves.length === 0 ? desk.notes : [];
  const notes = [...opening, ...notesOnTurn(desk.match, "offer a draw.")];
  return notes.length === 0 ? null : (
    <ul class="notes">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
