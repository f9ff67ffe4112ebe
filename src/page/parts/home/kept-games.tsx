import type { ComponentChildren, RenderableProps } from "preact";
import type { Board } from "../../../core/board.ts";
import { currentPosition, type Match } from "../../../core/match.ts";
import { countMoves } from "../../../core/words/values.ts";
import { formatOnlineHash } from "../../../online/links.ts";
import { endHeadline } from "../../../play/game/scene.ts";
import { personSeat, turnLine } from "../../../play/words.ts";
import { puzzleDoors } from "../../../puzzles/doors.ts";
import { dueText, overviewOf, streakText } from "../../../puzzles/overview.ts";
import type { Store } from "../../effects/world.ts";
import { dropGame, keptLists } from "../../state/keep/kept-games.ts";
import { formatLink, formatRoute, views } from "../../state/route.ts";
import { keepsNothing } from "../../state/spoken.ts";
import { isAwaited } from "../../state/state.ts";
import { aboutLine } from "../../state/words.ts";
import { BoardPicture } from "../board/board-picture.tsx";
import { ImportButton } from "../boxes.tsx";
import { Button, LinkButton } from "../button.tsx";
import type { PageProps } from "../props.ts";

export function KeptGames({ page }: PageProps) {
  return (
    <>
      <Stakes page={page} />
      <OnlineGames page={page} />
      <UnfinishedGames page={page} most={1} />
    </>
  );
}

export function YourGames({ page }: PageProps) {
  const { seats, unfinished, finished } = page.state.value;
  const none = seats.length + unfinished.length + finished.length === 0;
  return (
    <div class="your-games sheet">
      <h1 tabIndex={-1}>{views.yours.title}</h1>
      {none ? <p class="lead">No games yet. The games you play are saved only in this browser.</p> : null}
      {page.world.keeps() ? null : <p class="complaint">{keepsNothing}</p>}
      <OnlineGames page={page} />
      <UnfinishedGames page={page} />
      <FinishedGames page={page} />
      <div class="button-row">
        <ImportButton page={page} />
        <Button text="Delete everything" press={() => confirm(everything) && page.world.forget()} />
      </div>
    </div>
  );
}

const everything =
  "Delete all your games, links to online games, puzzles and settings from this browser? You can't undo this.";

interface KeptGame {
  readonly id: string;
  readonly href: string;
  readonly about: string;
  readonly more: ComponentChildren;
  readonly board: Board | null;
  readonly brass?: boolean;
}

type KeptListProps = RenderableProps<{ readonly title: string; readonly games: readonly KeptGame[] }>;

function KeptList({ title, games, children }: KeptListProps) {
  if (games.length === 0) return null;
  return (
    <section class="kept" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {games.map(({ id, href, about, more, board, brass }) => (
          <li key={id}>
            {board === null ? null : <BoardPicture board={board} />}
            {brass ? <LinkButton brass text={about} href={href} /> : <a href={href}>{about}</a>} {more}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

function OnlineGames({ page }: PageProps) {
  const { seats, online, places } = page.state.value;
  const games = seats
    .filter(({ over }) => !over)
    .map(({ id, about }) => {
      const awaited = online?.id === id && isAwaited(places.online.activity);
      const more = awaited ? <strong>● your turn</strong> : null;
      return { id, about, href: formatOnlineHash(id), more, board: null };
    });
  return <KeptList title="Online games" games={games} />;
}

/** With `most`, shows only that many games, which can't be deleted here. */
function UnfinishedGames({ page, most }: PageProps & { readonly most?: number }) {
  const { unfinished } = page.state.value;
  const games = unfinished.slice(0, most).map((match) => {
    const about = aboutLine(match);
    const forget = () => forgetGames(page, "unfinished", [match], `Delete ${about}?`);
    const remove = most === undefined ? <Button text="Delete" about={`: ${about}`} press={forget} /> : null;
    const kept = keptMatch(match, `${countMoves(match.moves.length)} · ${turnLine(match)}`, remove);
    return { ...kept, brass: most !== undefined };
  });
  return (
    <KeptList title="Continue" games={games}>
      {most !== undefined && unfinished.length > most ? (
        <LinkButton text={`See all ${unfinished.length}`} href={formatRoute({ view: "yours" })} />
      ) : null}
    </KeptList>
  );
}

function FinishedGames({ page }: PageProps) {
  const { finished } = page.state.value;
  const games = finished.map((match) =>
    keptMatch(match, `${countMoves(match.moves.length)} · ${endHeadline(match, personSeat(match)).text}`),
  );
  const clear = () => forgetGames(page, "finished", finished, "Delete all finished games?");
  return (
    <KeptList title="Finished" games={games}>
      <Button text="Delete all" press={clear} />
    </KeptList>
  );
}

function forgetGames(
  { world, state, dispatch }: Store,
  name: keyof typeof keptLists,
  matches: readonly Match[],
  question: string,
): void {
  if (!confirm(`${question} You can't undo this.`)) return;
  for (const match of matches) world.write(name, dropGame(keptLists[name], world.read(name), match));
  dispatch({
    kind: "set",
    values: { [name]: state.value[name].filter((match) => !matches.includes(match)) },
  });
}

function keptMatch(match: Match, state: string, button: ComponentChildren = null): KeptGame {
  const more = (
    <>
      <span class="kept-end">
        {dayOf(match.startedAt)} · {state}
      </span>{" "}
      {button}
    </>
  );
  const href = formatRoute({ view: "play" }, formatLink(match));
  const board = match.game.board(currentPosition(match));
  return { id: match.id, about: aboutLine(match), href, more, board };
}

function dayOf(time: string): string {
  return new Date(time).toLocaleDateString(undefined, { day: "numeric", month: "short" });
}

function Stakes({ page }: PageProps) {
  const { puzzles } = page.state.value;
  if (puzzles === null) return null;
  const { calendar, due, next } = overviewOf(puzzles.solved, puzzles.mistakes, page.world.now());
  const mine = formatRoute({ view: "puzzle", door: puzzleDoors.mine });
  if (calendar.longest === 0 && due === 0) return null;
  return (
    <section class="kept stakes" aria-label="Your puzzles">
      {calendar.longest === 0 ? null : (
        <p>
          <a href={formatRoute({ view: "puzzle", door: puzzleDoors.archive })}>{streakText(calendar)}</a>
          {calendar.days[0]?.solved === undefined ? null : <span>{next}</span>}
        </p>
      )}
      {due === 0 ? null : (
        <p>
          {dueText(due)}. <LinkButton text="Practice" href={mine} />
        </p>
      )}
    </section>
  );
}
