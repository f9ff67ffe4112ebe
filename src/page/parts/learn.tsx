import { useEffect, useState } from "preact/hooks";
import type { Game } from "../../core/game.ts";
import { variantAt } from "../../core/resolve-options.ts";
import { progressIn } from "../../lessons/progress.ts";
import { lendOutside } from "../effects/wants.ts";
import type { Store } from "../effects/world.ts";
import { formatRoute, views } from "../state/route.ts";
import { isPlayedOnline } from "../state/state.ts";
import { LinkButton } from "./button.tsx";
import { CardLink, GameCards } from "./home/home.tsx";
import { Asides, Standing } from "./play/play.tsx";
import type { GameViewProps, PageProps } from "./props.ts";

Asides.load().catch(() => {});

export function Learn({ page }: PageProps) {
  const [progress, setProgress] = useState<ReadonlyMap<string, ProgressProps>>(new Map());
  useEffect(() => void lookUpProgress(page).then(setProgress), []);
  return (
    <div class="home">
      <div class="home-words">
        <h1 tabIndex={-1}>{views.learn.title}</h1>
        <p class="lead">
          {page.state.value.flash ??
            "Crack each game yourself, one small step at a time. The solver checks every guess."}
        </p>
      </div>
      <GameCards games={page.games} text={goalOf}>
        {(game) => (
          <>
            <Progress done={0} of={1} {...progress.get(game.id)} />
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

interface ProgressProps {
  readonly done: number;
  readonly of: number;
}

/** Only lessons that the visitor has started, by game. */
async function lookUpProgress(store: Store): Promise<ReadonlyMap<string, ProgressProps>> {
  const { ask, games, notebook } = await lendOutside(store);
  const kept = progressIn(notebook);
  const progress = new Map<string, ProgressProps>();
  for (const { id } of games) {
    const done = kept.done[id]?.length ?? 0;
    const found = done === 0 ? undefined : await ask({ kind: "lesson", game: id });
    if (found?.ok) progress.set(id, { done, of: found.value.lesson.steps.length });
  }
  return progress;
}

function Progress({ done, of }: ProgressProps) {
  if (done === 0) return null;
  return (
    <p class="lesson-progress">
      <progress value={done} max={of} aria-hidden="true" />
      {done < of ? `${done} of ${of} steps done` : "Lesson done"}
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
