import type { Game } from "../../core/game.ts";
import { variantAt } from "../../core/resolve-options.ts";
import { type LessonMark, markOf, progressIn } from "../../lessons/progress.ts";
import { formatRoute, views } from "../state/route.ts";
import { isPlayedOnline } from "../state/state.ts";
import { LinkButton } from "./button.tsx";
import { CardLink, GameCards } from "./home/home.tsx";
import { Asides, Standing } from "./play/play.tsx";
import type { GameViewProps, PageProps } from "./props.ts";

Asides.load().catch(() => {});

export function Learn({ page }: PageProps) {
  const progress = progressIn(page.world);
  return (
    <div class="home">
      <div class="home-words">
        <h1 tabIndex={-1}>{views.learn.title}</h1>
        <p class="lead">Crack each game yourself, one small step at a time. The solver checks every guess.</p>
      </div>
      <GameCards games={page.games} text={goalOf}>
        {(game) => (
          <>
            <Progress {...markOf(progress, game.id)} />
            <div class="button-row">
              <LinkButton brass text="Lesson" href={formatRoute({ view: "lesson", game })} />
              <CardLink text="Rules" about={`of ${game.title}`} route={{ view: "rules", game }} />
              <CardLink text="Theory" about={`of ${game.title}`} route={{ view: "theory", game }} />
            </div>
          </>
        )}
      </GameCards>
    </div>
  );
}

function Progress({ done, steps, rule }: LessonMark) {
  if (done.length === 0) return null;
  return (
    <p class="lesson-progress">
      <progress value={done.length} max={steps} aria-hidden="true" />
      {done.length < steps ? `${done.length} of ${steps} steps done` : `✓ Lesson done. ${rule}`}
    </p>
  );
}

export function Lesson({ page, game }: GameViewProps) {
  const waiting = isPlayedOnline(page.state.value, game)
    ? "You're playing this game online. Come back when it's over."
    : "Opening…";
  return (
    <div class="lesson">
      <Standing page={page} place="lesson" title={game.title} waiting={waiting} />
    </div>
  );
}

function goalOf(game: Game): string {
  const found = variantAt(game);
  return found.ok ? found.value.rulesPage.goal : game.summary;
}
