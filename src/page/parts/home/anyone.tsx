import type { Game } from "../../../core/game.ts";
import { isComputer } from "../../../core/match.ts";
import { ofSeat, otherSeat } from "../../../core/seat.ts";
import { missingPart } from "../../state/spoken.ts";
import { onlineRoute } from "../../state/state.ts";
import { Button } from "../button.tsx";
import type { PageProps } from "../props.ts";

export function AnyoneButton({ page, game }: PageProps & { readonly game?: Game }) {
  const play = async () => {
    const online = await import("../../effects/online/online.ts").catch(() => null);
    if (online === null) page.dispatch({ kind: "flash", text: missingPart });
    else await online.playAnyone(page, game);
  };
  return (
    <Button
      text="Play someone online"
      about={game === undefined ? "at any game" : `at ${game.title}`}
      press={play}
    />
  );
}

/** Doesn't interrupt the game that the visitor is playing meanwhile. */
export function SomeoneCame({ page }: PageProps) {
  const { online, route } = page.state.value;
  const { online: game = null, seat = null } = online?.view ?? {};
  if (online === null || game === null || seat === null || route.view === "online") return null;
  const { match, taken, next } = game;
  const isFresh = taken[0] && taken[1] && match.moves.length === 0 && match.outcome === null && next === null;
  if (!isFresh || isComputer(match, otherSeat(seat))) return null;
  const { name } = ofSeat(match.players, otherSeat(seat));
  const go = () => page.dispatch({ kind: "visit", route: onlineRoute(online) });
  return (
    <div class="notice" data-kind="news" role="status">
      <p>
        {name} is here to play {match.game.title}.
      </p>
      <Button brass text={`Play ${name}`} press={go} />
    </div>
  );
}
