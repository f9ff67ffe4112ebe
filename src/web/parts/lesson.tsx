import { isPlayedOnline } from "../state/state.ts";
import type { GameViewProps } from "./props.ts";
import { Standing } from "./standing.tsx";

export function Lesson({ page, game }: GameViewProps) {
  const waiting = isPlayedOnline(page.state.value, game)
    ? "You are playing this game online. Come back when it is over."
    : "Opening…";
  return (
    <div class="lesson">
      <Standing page={page} place="lesson" title={game.title} waiting={waiting} />
    </div>
  );
}
