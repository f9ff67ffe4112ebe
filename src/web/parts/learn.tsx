import type { Page } from "../page.ts";
import { formatRoute } from "../state/route.ts";
import { LinkButton } from "./button.tsx";
import { GamePicture } from "./home/game-picture.tsx";

/** The rules of every game, and who wins it and why. */
export function Learn({ page }: { readonly page: Page }) {
  return (
    <div class="home">
      <div class="home-words">
        <h1 tabIndex={-1}>Learn</h1>
        <p class="lead">
          The rules of each game on one page, and the theory: who wins at every size, and why.
        </p>
      </div>
      <ul class="game-list">
        {page.games.map((game) => (
          <li key={game.id}>
            <article class="game-card" aria-label={game.title}>
              <GamePicture game={game} />
              <h2 class="game-title">{game.title}</h2>
              <p class="game-summary">{game.rulesPage.goal}</p>
              <div class="button-row">
                <LinkButton brass text="Rules" href={formatRoute({ view: "rules", game })} />
                <LinkButton text="Theory" href={formatRoute({ view: "theory", game })} />
              </div>
            </article>
          </li>
        ))}
      </ul>
    </div>
  );
}
