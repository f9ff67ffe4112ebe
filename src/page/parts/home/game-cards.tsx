import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import type { Game } from "../../../core/game.ts";
import type { Result } from "../../../core/result.ts";
import { recommendedSetup, type Setup } from "../../../core/setup.ts";
import { effectOf, type MoveEffect } from "../../state/board/move-effect.ts";
import { BoardPicture } from "../board/board-picture.tsx";

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
            <GamePicture game={game} setup={recommendedSetup(game)} />
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

/** Shows without words what the game is about: the move that changes most at the start. */
export function GamePicture({ game, setup }: { readonly game: Game; readonly setup: Result<Setup> }) {
  const key = setup.ok ? game.key(setup.value.start) : "";
  const shown = useMemo(() => (setup.ok ? tellingMove(game, setup.value.start) : undefined), [game, key]);
  return <BoardPicture board={[]} {...shown} />;
}

/** More changes than these are no longer recognisable. */
function worth({ changed }: MoveEffect): number {
  return changed.length > 6 ? 0 : changed.length;
}

/** Only the first moves: hundreds would take too long. */
function tellingMove(game: Game, position: unknown) {
  const moves = game.moves(position).slice(0, 40);
  const effects = moves.map((move) => effectOf(game, position, move));
  return {
    board: game.board(position),
    effect: effects.reduce((best, next) => (worth(next) > worth(best) ? next : best)),
  };
}
