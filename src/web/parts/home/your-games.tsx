import type { PageProps } from "../props.ts";
import { ImportButton } from "./import-button.tsx";
import { FinishedGames, OnlineGames, UnfinishedGames } from "./kept-games.tsx";

/** Everything that this browser keeps: online games, games that are not over, finished ones. */
export function YourGames({ page }: PageProps) {
  const { seats, unfinished, finished } = page.state.value;
  const none = seats.length + unfinished.length + finished.length === 0;
  return (
    <div class="your-games sheet">
      <h1 tabIndex={-1}>Your games</h1>
      {none ? <p class="lead">No games yet. They are kept in this browser, and nowhere else.</p> : null}
      <OnlineGames page={page} />
      <UnfinishedGames page={page} />
      <FinishedGames page={page} />
      <ImportButton page={page} />
    </div>
  );
}
