import { endHeadline } from "../../../activity/game/scene.ts";
import { personSeat } from "../../../table/words.ts";
import type { Page } from "../../page.ts";
import { aboutLine } from "../../state/words.ts";
import { Button } from "../button.tsx";
import { ImportButton } from "./import-button.tsx";
import { addressOf, OnlineGames, UnfinishedGames } from "./kept-games.tsx";

/** Everything that this browser keeps: online games, games that are not over, finished ones. */
export function YourGames({ page }: { readonly page: Page }) {
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

/** The games that were finished in this browser, to be looked at again. */
function FinishedGames({ page }: { readonly page: Page }) {
  const { finished } = page.state.value;
  if (finished.length === 0) return null;
  return (
    <section class="kept" aria-labelledby="kept-finished">
      <h2 id="kept-finished">Finished</h2>
      <ul>
        {finished.map((match) => (
          <li key={match.id}>
            <a href={addressOf(match)}>{aboutLine(match)}</a>{" "}
            <span class="kept-end">
              {match.startedAt.slice(0, 10)} · {endHeadline(match, personSeat(match)).text}
            </span>
          </li>
        ))}
      </ul>
      <Button text="Clear the list" press={page.actions.forgetFinished} />
    </section>
  );
}
