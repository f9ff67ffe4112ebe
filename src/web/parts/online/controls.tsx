import type { OfferKind } from "../../../protocol/online/events.ts";
import { type OnlineState, ownMoves, phaseOf } from "../../state/online/online.ts";
import { Icon } from "../icon.tsx";
import { rulesAddress } from "../links.ts";
import { Control } from "../play/controls.tsx";
import type { GameProps } from "../props.ts";

/** What a player can ask for during the game. Who watches can only read the rules. */
export function OnlineControls({ page, online, table }: GameProps) {
  const { offer, toggleNotify } = page.actions.online;
  const { notify } = page.state.value.preferences;
  const player = online.view.seat !== null;
  return (
    <div class="controls controls-online" role="toolbar" aria-label="The game">
      {player ? (
        <>
          <Control
            icon="undo"
            text="Take back"
            off={!canOffer(online, "takeback") || ownMoves(online.view.seat, table.match) === 0}
            press={() => offer("takeback")}
          />
          <Control icon="hands" text="Draw" off={!canOffer(online, "draw")} press={() => offer("draw")} />
          <Control
            icon="flag"
            text="Resign"
            off={phaseOf(online) !== "playing"}
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

/** Only one offer of a kind stands at a time, and none is made while one is on its way. */
function canOffer(state: OnlineState, what: OfferKind): boolean {
  const { online, pending } = state.view;
  const sending = pending.some((command) => command.type === "offer" && command.what === what);
  return phaseOf(state) === "playing" && online?.offers[what] === null && !sending;
}
