import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import type { Game } from "../../../core/game.ts";
import { pick, randomFrom } from "../../../core/random.ts";
import { exampleSetup } from "../../../core/setup.ts";
import { effectOf, type MoveEffect } from "../../state/board/move-effect.ts";
import { BoardPicture } from "../board/board-picture.tsx";

interface CardsProps {
  readonly games: readonly Game[];
  readonly text: (game: Game) => string;
  /** What can be done with a game. */
  readonly children: (game: Game) => ComponentChildren;
}

/** A card for every game. */
export function GameCards({ games, text, children }: CardsProps) {
  return (
    <ul class="game-list">
      {games.map((game) => (
        <li key={game.id}>
          <article class="game-card" aria-label={game.title}>
            <GamePicture game={game} />
            <h2 class="game-title">{game.title}</h2>
            <p class="game-summary">{text(game)}</p>
            {children(game)}
          </article>
        </li>
      ))}
    </ul>
  );
}

/** The move of a game that changes most, on a small board: what the game is about, without words. */
function GamePicture({ game }: { readonly game: Game }) {
  const shown = useMemo(() => tellingMove(game), [game]);
  return <BoardPicture board={[]} {...shown} />;
}

/** Much is to be seen, but not so much that nothing can be made out. */
function worth({ changed }: MoveEffect): number {
  return changed.length > 6 ? 0 : changed.length;
}

/** A few moves into a game, always the same ones. */
function tellingMove(game: Game) {
  const random = randomFrom(11);
  const setup = exampleSetup(game);
  if (!setup.ok) return undefined;
  let position = setup.value.start;
  for (let move = 0; move < 2; move++) {
    const after = game.play(position, pick(random, game.moves(position)));
    if (game.outcome(after) === null) position = after;
  }
  const effects = game.moves(position).map((move) => effectOf(game, position, move));
  return {
    board: game.board(position),
    effect: effects.reduce((best, next) => (worth(next) > worth(best) ? next : best)),
  };
}
