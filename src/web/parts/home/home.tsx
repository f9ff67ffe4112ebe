import { useEffect } from "preact/hooks";
import type { Game } from "../../../core/game.ts";
import { capital, countWord } from "../../../words/values.ts";
import { lookUpDaily } from "../../effects/daily.ts";
import { playNow } from "../../effects/open-game.ts";
import type { Page } from "../../page.ts";
import { formatRoute } from "../../state/route.ts";
import { BoardPicture } from "../board/board-picture.tsx";
import { Button, LinkButton } from "../button.tsx";
import { later } from "../later.tsx";
import type { PageProps } from "../props.ts";
import { GameCards } from "./game-cards.tsx";

/** A newcomer has no games. */
export const KeptLater = later(null, async () => (await import("./kept-games.tsx")).KeptGames);

function hasGames({ state }: Page): boolean {
  const { seats, unfinished } = state.value;
  return seats.some(({ over }) => !over) || unfinished.length > 0;
}

export function Home({ page }: PageProps) {
  return (
    <div class="home">
      <div class="home-head">
        <div class="home-words">
          <h1 tabIndex={-1}>{gamesInWords(page.games.length)}. No luck.</h1>
          <p class="lead">
            Play the computer, a friend at this screen, or someone far away by link. Afterwards the solver
            shows where the game turned.
          </p>
          {page.state.value.offer ? <FirstLesson games={page.games} /> : null}
        </div>
        <Daily page={page} />
      </div>
      {hasGames(page) ? <KeptLater page={page} /> : null}
      <GameCards games={page.games} text={({ summary }) => summary}>
        {(game) => (
          <div class="button-row">
            <Button brass text="Play" press={() => playNow(page, game)} />
            <LinkButton text="Options" href={formatRoute({ view: "setup", game })} />
            <LinkButton text="Rules" href={formatRoute({ view: "rules", game })} />
          </div>
        )}
      </GameCards>
    </div>
  );
}

function gamesInWords(count: number): string {
  return `${capital(countWord(count))} small ${count === 1 ? "game" : "games"}`;
}

/** What has the shortest rules is learnt first. */
function FirstLesson({ games }: Pick<Page, "games">) {
  const lengthOf = ({ rulesPage }: Game) => rulesPage.rules.join("").length;
  const [game] = games.toSorted((a, b) => lengthOf(a) - lengthOf(b));
  if (game === undefined) return null;
  return (
    <p>
      New here? <a href={formatRoute({ view: "lesson", game })}>Learn {game.title} in five minutes</a>
    </p>
  );
}

/** Today's puzzle, with its board. */
function Daily({ page }: PageProps) {
  const { daily } = page.state.value;
  useEffect(() => void lookUpDaily(page), []);
  return (
    <section class="daily" aria-labelledby="daily">
      <h2 id="daily">{daily?.solved ? "Today's puzzle: solved ✓" : "Today's puzzle"}</h2>
      <div class="daily-board">{daily === null ? null : <BoardPicture board={daily.board} />}</div>
      <p class="daily-task">{daily === null ? "" : `${daily.title}: ${daily.task}`}</p>
      <LinkButton
        text={daily?.solved ? "Look at it" : "Solve it"}
        href={formatRoute({ view: "puzzle", daily: true })}
      />
    </section>
  );
}
