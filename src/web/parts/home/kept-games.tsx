import { canMove } from "../../../client/status.ts";
import type { Match } from "../../../core/match.ts";
import { formatOnlineHash } from "../../../protocol/online/links.ts";
import { endingLines } from "../../../words/endings.ts";
import type { Page } from "../../page.ts";
import type { KeptSeat } from "../../state/keep/kept-seats.ts";
import { formatLink } from "../../state/link.ts";
import { formatRoute } from "../../state/route.ts";
import { aboutLine } from "../../state/words.ts";
import { Button } from "../button.tsx";

/** The online games in which this browser holds a seat. */
export function OnlineGames({ page }: { readonly page: Page }) {
  const { seats } = page.state.value;
  const open = seats.filter(({ over }) => !over);
  if (open.length === 0) return null;
  return (
    <section class="kept" aria-labelledby="kept-online">
      <h2 id="kept-online">Your online games</h2>
      <ul>
        {open.map((seat) => (
          <li key={seat.id}>
            <a href={formatOnlineHash(seat.id)}>{seat.about}</a>
            <Turn page={page} seat={seat} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Turn({ page, seat }: { readonly page: Page; readonly seat: KeptSeat }) {
  const { online } = page.state.value;
  return online !== null && online.id === seat.id && canMove(online.view) ? (
    <strong> ● your turn</strong>
  ) : null;
}

/** The games that were finished in this browser, to be looked at again. */
export function FinishedGames({ page }: { readonly page: Page }) {
  const { finished } = page.state.value;
  if (finished.length === 0) return null;
  return (
    <details class="kept">
      <summary>
        <h2>Games that were finished here ({finished.length})</h2>
      </summary>
      <ul>
        {finished.map((match) => (
          <li key={match.id}>
            <a href={formatRoute({ view: "play" }, formatLink(match))}>{aboutLine(match)}</a>{" "}
            <span class="kept-end">{endOf(match)}</span>
          </li>
        ))}
      </ul>
      <Button text="Clear the list" press={page.actions.forgetFinished} />
    </details>
  );
}

function endOf(match: Match): string {
  return [match.startedAt.slice(0, 10), endingLines(match).at(-1) ?? ""].join(" · ");
}
