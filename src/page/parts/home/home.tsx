import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { findPosition } from "../../../computer/job.ts";
import { levelNames } from "../../../computer/level-names.ts";
import type { Game } from "../../../core/game.ts";
import { recommendedSetup } from "../../../core/setup.ts";
import { capital, countWord } from "../../../core/words/values.ts";
import { today } from "../../../play/step.ts";
import { puzzleDoors } from "../../../puzzles/doors.ts";
import { playNow } from "../../effects/wants.ts";
import { askOnce, type Store } from "../../effects/world.ts";
import { formatRoute } from "../../state/route.ts";
import { BoardPicture, GamePicture } from "../board/board-picture.tsx";
import { Button, LinkButton } from "../button.tsx";
import { later } from "../later.tsx";
import type { Page, PageProps } from "../props.ts";

/** A newcomer has neither games nor puzzles, so this loads later. */
export const KeptLater = later(null, async () => (await import("./kept-games.tsx")).KeptGames);

function hasKept({ state }: Page): boolean {
  const { seats, unfinished, puzzles } = state.value;
  return seats.some(({ over }) => !over) || unfinished.length > 0 || puzzles !== null;
}

export function Home({ page }: PageProps) {
  return (
    <div class="home">
      <div class="home-head">
        <div class="home-words">
          <h1 tabIndex={-1}>{gamesInWords(page.games.length)}. No luck.</h1>
          <p class="lead">
            Play the computer, a friend on this screen, or anyone you send a link to. Then see where the game
            turned.
          </p>
          {page.state.value.offer ? <FirstLesson games={page.games} /> : null}
        </div>
        <Daily page={page} />
      </div>
      {hasKept(page) ? <KeptLater page={page} /> : null}
      <LevelChoice page={page} />
      <GameCards games={page.games} text={({ summary }) => summary} last={<LearnCard />}>
        {(game) => (
          <div class="button-row">
            <Button brass text="Play" about={game.title} press={() => playNow(page, game)} />
            <LinkButton
              text="Options"
              about={`for ${game.title}`}
              href={formatRoute({ view: "setup", game })}
            />
            <LinkButton text="Rules" about={`of ${game.title}`} href={formatRoute({ view: "rules", game })} />
          </div>
        )}
      </GameCards>
    </div>
  );
}

interface CardsProps {
  readonly games: readonly Game[];
  readonly text: (game: Game) => string;
  readonly children: (game: Game) => ComponentChildren;
  readonly last?: ComponentChildren;
}

export function GameCards({ games, text, children, last = null }: CardsProps) {
  return (
    <ul class="game-list">
      {games.map((game) => (
        <li key={game.id}>
          <article class="game-card" aria-label={game.title}>
            <GamePicture setup={recommendedSetup(game)} />
            <h2 class="game-title">{game.title}</h2>
            <p class="game-summary">{text(game)}</p>
            {children(game)}
          </article>
        </li>
      ))}
      {last}
    </ul>
  );
}

function gamesInWords(count: number): string {
  return `${capital(countWord(count))} small ${count === 1 ? "game" : "games"}`;
}

function LevelChoice({ page }: PageProps) {
  const { level } = page.state.value.preferences;
  const choose = (value: string) => {
    const chosen = levelNames.find((name) => name === value);
    if (chosen !== undefined) page.dispatch({ kind: "prefer", preferences: { level: chosen } });
  };
  return (
    <label class="home-level">
      Computer level{" "}
      <select class="input" value={level} onChange={(event) => choose(event.currentTarget.value)}>
        {levelNames.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  );
}

function LearnCard() {
  return (
    <li>
      <article class="game-card learn-card" aria-labelledby="learn-card">
        <h2 class="game-title" id="learn-card">
          Learn how to win
        </h2>
        <p class="game-summary">
          Crack each game yourself, one small step at a time. Then put it to the test in puzzles.
        </p>
        <div class="button-row">
          <LinkButton text="Learn" about="the games" href={formatRoute({ view: "learn" })} />
          <LinkButton text="Puzzles" href={formatRoute({ view: "puzzle", door: puzzleDoors.endless })} />
        </div>
      </article>
    </li>
  );
}

function FirstLesson({ games: [game] }: Pick<Page, "games">) {
  if (game === undefined) return null;
  return (
    <p>
      New here? <a href={formatRoute({ view: "lesson", game })}>Learn {game.title} in five minutes</a>
    </p>
  );
}

function Daily({ page }: PageProps) {
  const { daily, puzzles } = page.state.value;
  const isSolved = puzzles?.solved.some((each) => each.daily === daily?.date) === true;
  useEffect(() => void lookUpDaily(page), []);
  return (
    <section class="daily" aria-labelledby="daily">
      <h2 id="daily">{isSolved ? "Today's puzzle: solved ✓" : "Today's puzzle"}</h2>
      <div class="daily-board">{daily === null ? null : <BoardPicture board={daily.board} />}</div>
      <p class="daily-task">{daily === null ? "" : `${daily.title}: ${daily.task}`}</p>
      <LinkButton
        text={isSolved ? "See it again" : "Solve it"}
        href={formatRoute({ view: "puzzle", door: puzzleDoors.today })}
      />
    </section>
  );
}

async function lookUpDaily(store: Store): Promise<void> {
  const { games, state, world, dispatch } = store;
  const date = today(world);
  if (state.value.daily?.date === date) return;
  const posed = await askOnce({ kind: "pose", request: { by: "date", date, today: date } });
  const found = posed.ok ? findPosition(games, posed.value.puzzle) : posed;
  if (!posed.ok || !found.ok) return;
  const { game, position } = found.value;
  const { task } = posed.value.puzzle.decision;
  const daily = { date, title: game.title, task, board: game.board(position) };
  dispatch({ kind: "set", values: { daily } });
}
