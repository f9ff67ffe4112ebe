import { isKnown, sentMove } from "../../../client/view.ts";
import { offerText, turnText } from "../../../client/words.ts";
import { currentPosition } from "../../../core/match.ts";
import { shownPhase } from "../../state/online/online.ts";
import { moveLine } from "../../state/words.ts";
import { Control } from "../button.tsx";
import { againText } from "../play/controls.tsx";
import { Ending, LookingBack } from "../play/status.tsx";
import type { GameProps } from "../props.ts";

/** Whose turn it is, whether the own move has arrived, how it ended, and what comes next. */
export function OnlineStatus(props: GameProps) {
  const { page, online, table } = props;
  if (table.viewing !== null) return <LookingBack page={page} table={table} />;
  const phase = shownPhase(online);
  if (!isKnown(online.view)) return null;
  const { match } = table;
  if (phase === "over")
    return (
      <Ending table={table} you={online.view.seat ?? undefined}>
        <RematchOffer {...props} />
      </Ending>
    );
  const waiting = phase === "waiting";
  return (
    <div class="status" data-sending={sentMove(online.view) !== undefined}>
      <p class="status-head">{turnText(online.view)}</p>
      <p class="status-line">
        {waiting ? "The game begins when someone takes the seat." : statusLine(props)}
      </p>
      <p class="status-last">{match.moves.length === 0 ? "" : moveLine(match, match.moves.length - 1)}</p>
    </div>
  );
}

/** A player is told the own goal, also while the other is to move. */
function statusLine({ online, table }: GameProps): string {
  const { match } = table;
  const { seat } = online.view;
  return seat === null ? "You are watching." : match.game.goal(currentPosition(match), seat);
}

/** Who has asked for the next game. */
function RematchOffer({ online, table }: GameProps) {
  const { seat } = online.view;
  const { rematch: from = null } = online.view.online?.offers ?? {};
  if (seat === null || from === null || (online.view.online?.next ?? null) !== null) return null;
  return <p class="status-last">{offerText(table.match, { what: "rematch", from }, seat)}</p>;
}

/** In the place of the controls, the next game: asked for, or agreed to. */
export function Again({ page, online, table }: GameProps) {
  const { seat, pending } = online.view;
  const from = online.view.online?.offers.rematch ?? null;
  if (seat === null || from === seat || (online.view.online?.next ?? null) !== null) return null;
  const off = pending.some(({ type }) => type === "offer" || type === "answer");
  const { act } = page.actions.online;
  const ask = () => act({ type: "offer", what: "rematch" });
  const decline = () => act({ type: "answer", what: "rematch", accept: false });
  return (
    <>
      <Control brass icon="restart" text={againText(table.match)} off={off} press={ask} />
      {from === null ? null : <Control icon="flag" text="No, thank you" off={off} press={decline} />}
    </>
  );
}
