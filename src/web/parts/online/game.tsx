import { isKnown } from "../../../client/view.ts";
import { resignQuestion, watchersText } from "../../../client/words.ts";
import { currentPosition, type Match } from "../../../core/match.ts";
import { typedMove } from "../../../table/play.ts";
import type { Page } from "../../page.ts";
import { isRunning, shownPhase } from "../../state/online/online.ts";
import { shownReport } from "../../state/state.ts";
import type { Message } from "../../state/update.ts";
import { AfterBoard } from "../after-board.tsx";
import { BoardPart } from "../board/board.tsx";
import { knownValues } from "../board/cell.tsx";
import { Dialog } from "../play/questions.tsx";
import { Register } from "../play/register.tsx";
import { SeatPlates } from "../play/seat-plates.tsx";
import { Understand } from "../play/understand.tsx";
import type { GameProps } from "../props.ts";
import { OnlineControls } from "./controls.tsx";
import { Notices } from "./notices.tsx";
import { SeatExtra } from "./seat-extra.tsx";
import { OnlineStatus } from "./status.tsx";
import { ShareLinks, Waiting } from "./waiting.tsx";

/** The table of an online game: as at home, but moves go to the server, and nothing is told while it is played. */
export function OnlineGame({ page, online, table }: GameProps) {
  const { match } = table;
  const props: GameProps = { page: { ...page, dispatch: sending(page) }, online, table };
  const over = !isRunning(online);
  const waiting = shownPhase(online) === "waiting";
  return (
    <div class="play play-online" data-over={over}>
      <div class="play-table">
        <h1 class="play-title" tabIndex={-1}>
          {match.game.title} <span class="play-where">{whereLine(match)}</span>
          <span class="play-watchers">{watchersText(online.view)}</span>
        </h1>
        <SeatPlates {...props} idle={waiting} extra={(seat) => <SeatExtra {...props} seat={seat} />} />
        <Notices {...props} />
        {waiting ? <Waiting {...props} /> : null}
        <div class="frame">
          <OnlineStatus {...props} />
          <BoardPart {...props} values={knownValues(shownReport(page.state.value))} />
        </div>
        <OnlineControls {...props} />
      </div>
      <div class="play-side">
        <AfterBoard>
          <Register {...props} />
          {over ? <Understand {...props} /> : <ShareLinks {...props} />}
        </AfterBoard>
      </div>
      <ResignQuestion {...props} />
    </div>
  );
}

function whereLine({ series }: Match): string {
  return series === null ? "online" : `online, game ${series.game} of ${series.of}`;
}

function ResignQuestion({ page, online, table }: GameProps) {
  if (table.question !== "resign" || !isKnown(online.view)) return null;
  const leave = () => page.dispatch({ kind: "decide", yes: false });
  const resign = () => {
    leave();
    page.actions.online.act({ type: "resign" });
  };
  return <Dialog question="resign" text={resignQuestion(online.view)} yes={resign} no={leave} />;
}

/** The page as the board uses it: a move is sent, all else stays here. */
function sending(page: Page): Page["dispatch"] {
  const { actions, dispatch } = page;
  const send = (move: string) => actions.online.act({ type: "move", move });
  return (message: Message) => {
    if (message.kind === "play") return send(message.move);
    dispatch(message);
    // As it is now: the field may have been drawn before the last letter was typed.
    const { table = null } = page.state.value.online ?? {};
    const typed = message.kind === "submit" && table !== null ? typedMove(table) : undefined;
    if (table !== null && typed?.ok)
      send(table.match.game.formatMove(currentPosition(table.match), typed.value));
    return undefined;
  };
}
