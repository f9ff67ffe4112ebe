import { formatRoute } from "../../state/route.ts";
import { shownReport } from "../../state/state.ts";
import type { Message } from "../../state/update.ts";
import { AfterBoard } from "../after-board.tsx";
import { BoardPart } from "../board/board.tsx";
import { knownValues } from "../board/cell.tsx";
import { LinkButton } from "../button.tsx";
import type { TableProps } from "../props.ts";
import { Controls } from "./controls.tsx";
import { Keys } from "./keys.tsx";
import { Questions } from "./questions.tsx";
import { Register } from "./register.tsx";
import { SeatPlates } from "./seat-plates.tsx";
import { Status } from "./status.tsx";
import { Understand } from "./understand.tsx";

export function Play({ page, table }: TableProps) {
  const { match, viewing } = table;
  const dispatch = (message: Message) =>
    message.kind === "play" && viewing !== null ? page.actions.branch(message.move) : page.dispatch(message);
  const props: TableProps = { page: { ...page, dispatch }, table };
  return (
    <div class="play">
      <div class="play-table">
        <h1 class="play-title" tabIndex={-1}>
          {match.game.title}
        </h1>
        {page.state.value.lesson?.match === match.id ? (
          <LinkButton
            brass={match.outcome !== null}
            text="Back to the lesson"
            href={formatRoute({ view: "lesson", game: match.game })}
          />
        ) : null}
        <SeatPlates {...props} />
        <div class="frame">
          <Status {...props} />
          <BoardPart {...props} values={knownValues(shownReport(page.state.value))} />
        </div>
        <Controls {...props} />
      </div>
      <div class="play-side">
        <AfterBoard>
          <Register {...props} />
          <Understand {...props} />
        </AfterBoard>
      </div>
      <Questions {...props} />
      <Keys {...props} />
    </div>
  );
}
