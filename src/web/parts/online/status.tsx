import { isKnown, sentMove } from "../../../client/view.ts";
import { offerText, turnText } from "../../../client/words.ts";
import { currentPosition } from "../../../core/match.ts";
import { shownPhase } from "../../state/online/online.ts";
import { moveLine } from "../../state/words.ts";
import { Button } from "../button.tsx";
import { againText, Ending, LookingBack } from "../play/status.tsx";
import type { GameProps } from "../props.ts";

/** Whose turn it is, whether the own move has arrived, how it ended, and what comes next. */
export function OnlineStatus(props: GameProps) {
  const { page, online, table } = props;
  if (table.viewing !== null) return <LookingBack page={page} table={table} playOn={false} />;
  const phase = shownPhase(online);
  if (!isKnown(online.view)) return null;
  const { match } = table;
  if (phase === "over")
    return (
      <Ending match={match}>
        <Again {...props} />
      </Ending>
    );
  const waiting = phase === "waiting";
  return (
    <div class="status" data-sending={sentMove(online.view) !== undefined}>
      <p class="status-head">{turnText(online.view)}</p>
      <p class="status-line">{waiting ? "The game begins when the seat is taken." : statusLine(props)}</p>
      <p class="status-last">{match.moves.length === 0 ? "" : moveLine(match, match.moves.length - 1)}</p>
    </div>
  );
}

/** A player is told the own goal, also while the other is to move. */
function statusLine({ online, table }: GameProps): string {
  const { match } = table;
  const { seat } = online.view;
  return seat === null ? "You are watching." : match.game.goal(seat, currentPosition(match));
}

/** The next game: asked for, agreed to, or waited for. */
function Again({ page, online, table }: GameProps) {
  const { seat, pending } = online.view;
  const from = online.view.online?.offers.rematch ?? null;
  if (seat === null || (online.view.online?.next ?? null) !== null) return null;
  const { match } = table;
  const offer =
    from === null ? null : <p class="status-line">{offerText(match, { what: "rematch", from }, seat)}</p>;
  if (from === seat) return offer;
  const asked = pending.some(({ type }) => type === "offer" || type === "answer");
  const { act } = page.actions.online;
  return (
    <>
      {offer}
      <div class="button-row">
        <Button
          brass
          text={againText(match)}
          off={asked}
          press={() => act({ type: "offer", what: "rematch" })}
        />
        {from === null ? null : (
          <Button
            text="No, thank you"
            off={asked}
            press={() => act({ type: "answer", what: "rematch", accept: false })}
          />
        )}
      </div>
    </>
  );
}
