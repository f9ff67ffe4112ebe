import { useEffect } from "preact/hooks";
import { lookUpProgress } from "../effects/look-up.ts";
import { formatRoute } from "../state/route.ts";
import { LinkButton } from "./button.tsx";
import { GameCards } from "./home/game-cards.tsx";
import type { GameViewProps, PageProps } from "./props.ts";

/** For every game: its lesson with the visitor's progress, its rules, and who wins and why. */
export function Learn({ page }: PageProps) {
  useEffect(() => void lookUpProgress(page), []);
  return (
    <div class="home">
      <div class="home-words">
        <h1 tabIndex={-1}>Learn</h1>
        <p class="lead">
          {page.state.value.flash ??
            "Crack each game yourself in a few small steps. The solver checks every guess."}
        </p>
      </div>
      <GameCards games={page.games} text={({ rulesPage }) => rulesPage.goal}>
        {(game) => (
          <>
            <Progress page={page} game={game} />
            <div class="button-row">
              <LinkButton brass text="Lesson" href={formatRoute({ view: "lesson", game })} />
              <LinkButton text="Rules" href={formatRoute({ view: "rules", game })} />
              <LinkButton text="Theory" href={formatRoute({ view: "theory", game })} />
            </div>
          </>
        )}
      </GameCards>
    </div>
  );
}

/** The progress in the lesson. */
function Progress({ page, game }: GameViewProps) {
  const { done = 0, of = 1 } = page.state.value.progress?.get(game.id) ?? {};
  if (done === 0) return null;
  return (
    <p class="lesson-progress">
      <progress value={done} max={of} aria-hidden="true" />
      {done < of ? `${done} of ${of} steps done` : "Lesson done"}
    </p>
  );
}
