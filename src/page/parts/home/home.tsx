import type { ComponentChildren } from "preact";
import type { Game } from "../../../core/game.ts";
import { recommendedSetup } from "../../../core/setup.ts";
import { capital, countWord } from "../../../core/words/values.ts";
import { today } from "../../../play/step.ts";
import { puzzleDoors } from "../../../puzzles/doors.ts";
import { playNow } from "../../effects/wants.ts";
import { formatRoute, type Route } from "../../state/route.ts";
import { StartPicture } from "../board/board-picture.tsx";
import { Button, LinkButton } from "../button.tsx";
import { later } from "../later.tsx";
import type { PageProps } from "../props.ts";
import { AnyoneButton } from "./anyone.tsx";

/** A newcomer has neither games nor puzzles, so this loads only when it's needed. */
export const KeptLater = later(null, async () => (await import("./kept-games.tsx")).KeptGames);

const dailyHref = formatRoute({ view: "puzzle", door: puzzleDoors.today });

export function Home({ page }: PageProps) {
  const { length } = page.games;
  const { seats, unfinished, finished, puzzles } = page.state.value;
  const hasKept = seats.some(({ over }) => !over) || unfinished.length > 0 || puzzles !== null;
  const isNew = !hasKept && finished.length === 0;
  const isSolved = puzzles?.solved.some(({ daily }) => daily === today(page.world)) === true;
  return (
    <div class="home">
      <div class="home-words">
        <h1 tabIndex={-1}>
          {capital(countWord(length))} tiny {length === 1 ? "game" : "games"}. All skill, no luck.
        </h1>
        {hasKept ? (
          <KeptLater page={page} />
        ) : (
          <p class="lead">Play the computer, a friend on this screen, or anyone you send a link to.</p>
        )}
      </div>
      <GameCards games={page.games} text={({ summary }) => summary}>
        {(game, at) => (
          <div class="button-row">
            {isNew && at === 0 ? <span class="start-here">Start here</span> : null}
            <Button
              brass={at === 0 && unfinished.length === 0}
              text="Play"
              about={game.title}
              press={() => playNow(page, game)}
            />
            <CardLink text="Choose opponent" about={`for ${game.title}`} route={{ view: "setup", game }} />
          </div>
        )}
      </GameCards>
      <div class="button-row">
        <AnyoneButton page={page} />
        <LinkButton text={`Today's puzzle${isSolved ? " ✓" : ""}`} href={dailyHref} />
      </div>
    </div>
  );
}

interface CardsProps {
  readonly games: readonly Game[];
  readonly text: (game: Game) => string;
  readonly children: (game: Game, at: number) => ComponentChildren;
}

/** A press anywhere on a card presses its button. */
export function GameCards({ games, text, children }: CardsProps) {
  return (
    <ul class="game-list">
      {games.map((game, at) => (
        <li key={game.id}>
          <article class="game-card" aria-label={game.title}>
            <StartPicture setup={recommendedSetup(game)} />
            <h2 class="game-title">{game.title}</h2>
            <p class="game-summary">{text(game)}</p>
            {children(game, at)}
          </article>
        </li>
      ))}
    </ul>
  );
}

interface CardLinkProps {
  readonly text: string;
  readonly about: string;
  readonly route: Route;
}

export function CardLink({ text, about, route }: CardLinkProps) {
  return (
    <a class="card-link" href={formatRoute(route)}>
      {text}
      <span class="visually-hidden"> {about}</span>
    </a>
  );
}
