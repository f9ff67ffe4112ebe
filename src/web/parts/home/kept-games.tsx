import type { ComponentChildren } from "preact";
import { endHeadline } from "../../../activity/game/scene.ts";
import type { Match } from "../../../core/match.ts";
import { formatOnlineHash } from "../../../protocol/online/links.ts";
import { personSeat, turnLine } from "../../../table/words.ts";
import { countMoves } from "../../../words/values.ts";
import { forgetFinished, forgetUnfinished } from "../../effects/forget.ts";
import { formatLink } from "../../state/link.ts";
import { isAwaited } from "../../state/online/online.ts";
import { formatRoute } from "../../state/route.ts";
import { aboutLine } from "../../state/words.ts";
import { Button, LinkButton } from "../button.tsx";
import type { PageProps } from "../props.ts";

/** What the front page shows of the games that are not over. */
export function KeptGames({ page }: PageProps) {
  return (
    <>
      <OnlineGames page={page} />
      <UnfinishedGames page={page} most={3} />
    </>
  );
}

interface KeptGame {
  readonly id: string;
  readonly href: string;
  readonly about: string;
  readonly more: ComponentChildren;
}

interface KeptListProps {
  readonly title: string;
  readonly games: readonly KeptGame[];
  readonly children?: ComponentChildren;
}

function KeptList({ title, games, children }: KeptListProps) {
  if (games.length === 0) return null;
  return (
    <section class="kept" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {games.map(({ id, href, about, more }) => (
          <li key={id}>
            <a href={href}>{about}</a> {more}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

/** The online games in which this browser holds a seat. */
export function OnlineGames({ page }: PageProps) {
  const { seats, online, places } = page.state.value;
  const games = seats
    .filter(({ over }) => !over)
    .map(({ id, about }) => {
      const awaited = online?.id === id && isAwaited(places.online.activity);
      const more = awaited ? <strong>● your turn</strong> : null;
      return { id, about, href: formatOnlineHash(id), more };
    });
  return <KeptList title="Online games" games={games} />;
}

interface UnfinishedProps extends PageProps {
  /** How many are shown; the others are under Your games. */
  readonly most?: number;
}

/** The games at this screen that are not over. */
export function UnfinishedGames({ page, most }: UnfinishedProps) {
  const { unfinished } = page.state.value;
  const games = unfinished.slice(0, most).map((match) => {
    const forget = () => forgetUnfinished(page, match);
    const remove = most === undefined ? <Button text="Delete" press={forget} /> : null;
    return keptMatch(match, `${countMoves(match.moves.length)} · ${turnLine(match)}`, remove);
  });
  return (
    <KeptList title="Continue" games={games}>
      {most !== undefined && unfinished.length > most ? (
        <LinkButton text={`All ${unfinished.length}`} href={formatRoute({ view: "yours" })} />
      ) : null}
    </KeptList>
  );
}

/** The games that were finished in this browser, to be looked at again. */
export function FinishedGames({ page }: PageProps) {
  const games = page.state.value.finished.map((match) =>
    keptMatch(match, `${match.startedAt.slice(0, 10)} · ${endHeadline(match, personSeat(match)).text}`),
  );
  return (
    <KeptList title="Finished" games={games}>
      <Button text="Clear the list" press={() => forgetFinished(page)} />
    </KeptList>
  );
}

function keptMatch(match: Match, state: string, button: ComponentChildren = null): KeptGame {
  const more = (
    <>
      <span class="kept-end">{state}</span> {button}
    </>
  );
  const href = formatRoute({ view: "play" }, formatLink(match));
  return { id: match.id, about: aboutLine(match), href, more };
}
