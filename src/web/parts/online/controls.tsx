import { canOffer, phaseOf } from "../../../client/status.ts";
import { Control, RulesControl } from "../button.tsx";
import type { GameProps } from "../props.ts";

/** What a player can ask for during the game. A spectator can only read the rules. */
export function OnlineControls({ page, online, table }: GameProps) {
  const { act, toggleNotify } = page.actions.online;
  const { view } = online;
  const offer = (what: "takeback" | "draw") => ({
    off: !canOffer(view, what),
    press: () => act({ type: "offer", what }),
  });
  return (
    <div class="controls controls-online" role="toolbar" aria-label="The game">
      {view.seat === null ? null : (
        <>
          <Control icon="undo" text="Take back" {...offer("takeback")} />
          <Control icon="hands" text="Draw" {...offer("draw")} />
          <Control
            icon="flag"
            text="Resign"
            off={phaseOf(view) !== "playing"}
            press={() => page.dispatch({ kind: "ask", question: "resign" })}
          />
          <Control
            icon="bell"
            text="Notify me"
            on={page.state.value.preferences.notify}
            press={toggleNotify}
          />
        </>
      )}
      <RulesControl game={table.match.game} />
    </div>
  );
}
