import { canOffer, phaseOf } from "../../../client/status.ts";
import { isRunning } from "../../state/online/online.ts";
import { Control, RulesControl } from "../button.tsx";
import { More, MoreControl } from "../play/more.tsx";
import type { GameProps } from "../props.ts";
import { Again } from "./status.tsx";

/** What a player can ask for during the game, and after it the next one. A spectator can only read the rules. */
export function OnlineControls(props: GameProps) {
  const { online, table } = props;
  const running = isRunning(online);
  return (
    <>
      <div class="controls" role="toolbar" aria-label="The game">
        {running ? <PlayerControls {...props} /> : <Again {...props} />}
        <RulesControl game={table.match.game} />
        <MoreControl />
      </div>
      <More {...props} typing={running && online.view.seat !== null} />
    </>
  );
}

function PlayerControls({ page, online }: GameProps) {
  const { act, toggleNotify } = page.actions.online;
  const { view } = online;
  const offer = (what: "takeback" | "draw") => ({
    off: !canOffer(view, what),
    press: () => act({ type: "offer", what }),
  });
  const resign = () => page.dispatch({ kind: "ask", question: "resign" });
  if (view.seat === null) return null;
  return (
    <>
      <Control icon="undo" text="Take back" {...offer("takeback")} />
      <Control icon="hands" text="Draw" {...offer("draw")} />
      <Control icon="flag" text="Resign" off={phaseOf(view) !== "playing"} press={resign} />
      <Control icon="bell" text="Notify me" on={page.state.value.preferences.notify} press={toggleNotify} />
    </>
  );
}
