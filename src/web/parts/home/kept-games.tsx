import type { Match } from "../../../core/match.ts";
import { formatOnlineHash } from "../../../protocol/online/links.ts";
import { turnLine } from "../../../table/words.ts";
import { countMoves } from "../../../words/values.ts";
import type { Page } from "../../page.ts";
import type { KeptSeat } from "../../state/keep/kept-seats.ts";
import { formatLink } from "../../state/link.ts";
import { isAwaited } from "../../state/online/online.ts";
import { formatRoute } from "../../state/route.ts";
import { aboutLine } from "../../state/words.ts";
import { Button, LinkButton } from "../button.tsx";

/** What the front page shows of the games that are not over. */
export function KeptGames({ page }: { readonly page: Page }) {
  return (
    <>
      <OnlineGames page={page} />
      <UnfinishedGames page={page} most={3} />
    </>
  );
}

/** The online games in which this browser holds a seat. */
export function OnlineGames({ page }: { readonly page: Page }) {
  const { seats } = page.state.value;
  const open = seats.filter(({ over }) => !over);
  if (open.length === 0) return null;
  return (
    <section class="kept" aria-labelledby="kept-online">
      <h2 id="kept-online">Online games</h2>
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
  const { online, places } = page.state.value;
  const awaited = online?.id === seat.id && isAwaited(places.online.activity);
  return awaited ? <strong> ● your turn</strong> : null;
}

interface UnfinishedProps {
  readonly page: Page;
  /** How many are shown; the others are under Your games. */
  readonly most?: number;
}

/** The games at this screen that are not over. */
export function UnfinishedGames({ page, most }: UnfinishedProps) {
  const { unfinished } = page.state.value;
  if (unfinished.length === 0) return null;
  return (
    <section class="kept" aria-labelledby="kept-open">
      <h2 id="kept-open">Continue</h2>
      <ul>
        {unfinished.slice(0, most).map((match) => (
          <li key={match.id}>
            <a href={addressOf(match)}>{aboutLine(match)}</a>{" "}
            <span class="kept-end">
              {countMoves(match.moves.length)} · {turnLine(match)}
            </span>
            {most === undefined ? (
              <Button text="Delete" press={() => page.actions.forgetUnfinished(match)} />
            ) : null}
          </li>
        ))}
      </ul>
      {most !== undefined && unfinished.length > most ? (
        <LinkButton text={`All ${unfinished.length}`} href={formatRoute({ view: "yours" })} />
      ) : null}
    </section>
  );
}

export function addressOf(match: Match): string {
  return formatRoute({ view: "play" }, formatLink(match));
}
