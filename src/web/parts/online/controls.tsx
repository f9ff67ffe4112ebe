import { canOffer, phaseOf } from "../../../client/status.ts";
import { Icon } from "../icon.tsx";
import { rulesAddress } from "../links.ts";
import { Control } from "../play/controls.tsx";
import type { GameProps } from "../props.ts";

/** What a player can ask for during the game. A spectator can only read the rules. */
export function OnlineControls({ page, online, table }: GameProps) {
  const { act, toggleNotify } = page.actions.online;
  const { notify } = page.state.value.preferences;
  const { view } = online;
  const player = view.seat !== null;
  return (
    <div class="controls controls-online" role="toolbar" aria-label="The game">
      {player ? (
        <>
          <Control
            icon="undo"
            text="Take back"
            off={!canOffer(view, "takeback")}
            press={() => act({ type: "offer", what: "takeback" })}
          />
          <Control
            icon="hands"
            text="Draw"
            off={!canOffer(view, "draw")}
            press={() => act({ type: "offer", what: "draw" })}
          />
          <Control
            icon="flag"
            text="Resign"
            off={phaseOf(view) !== "playing"}
            press={() => page.dispatch({ kind: "ask", question: "resign" })}
          />
          <button type="button" class="control" aria-pressed={notify} onClick={() => void toggleNotify()}>
            <Icon name="bell" />
            <span>Notify me</span>
          </button>
        </>
      ) : null}
      <a class="control" href={rulesAddress(table.match.game)}>
        <Icon name="rules" />
        <span>Rules</span>
      </a>
    </div>
  );
}
