import { useMemo, useRef } from "preact/hooks";
import type { Board } from "../../../core/board.ts";
import type { Variant } from "../../../core/game.ts";
import type { Result } from "../../../core/result.ts";
import type { Setup } from "../../../core/setup.ts";
import type { GroupView } from "../../state/board/board-view.ts";
import { effectOf, type MoveEffect, noEffect } from "../../state/board/move-effect.ts";
import { ReasonDrawing } from "./drawing.tsx";
import { GroupPart } from "./group.tsx";

interface PictureProps {
  readonly board: Board;
  readonly effect?: MoveEffect;
  /** What a press on a cell does, or null for a picture that can't be pressed. */
  readonly step?: string | null;
}

export function BoardPicture({ board, effect, step = null }: PictureProps) {
  const root = useRef<HTMLDivElement>(null);
  const groups = stillView(board, effect, step).map((group) => <GroupPart key={group.title} group={group} />);
  return (
    <div ref={root} class="picture" aria-hidden={step === null} inert={step === null}>
      {groups}
      {effect === undefined ? null : <ReasonDrawing root={root} reasons={[]} ways={effect.links} />}
    </div>
  );
}

export function stillView(board: Board, effect = noEffect, step: string | null = null): readonly GroupView[] {
  const { held, changed } = effect;
  return board.map((group) => ({
    ...group,
    cells: group.cells.map((cell) => ({
      cell,
      move: null,
      step,
      becomes: changed.find(({ id }) => id === cell.id),
      held: held.includes(cell.id),
    })),
  }));
}

/** Shows the move that changes most at the start, to give an idea of the game without words. */
export function GamePicture({ setup }: { readonly setup: Result<Setup> }) {
  const shown = useMemo(
    () => (setup.ok ? tellingMove(setup.value.game, setup.value.start) : undefined),
    [nameOf(setup)],
  );
  return <BoardPicture board={[]} {...shown} />;
}

function nameOf(setup: Result<Setup>): string {
  if (!setup.ok) return "";
  const { game, start } = setup.value;
  return `${game.id} ${game.key(start)}`;
}

/** With more than six changes, the picture is hard to understand. */
function worth({ changed }: MoveEffect): number {
  return changed.length > 6 ? 0 : changed.length;
}

/** Looks only at the first moves, because hundreds would take too long. */
function tellingMove(game: Variant, position: unknown) {
  const moves = game.moves(position).slice(0, 40);
  const effects = moves.map((move) => effectOf(game, position, move));
  return {
    board: game.board(position),
    effect: effects.reduce((best, next) => (worth(next) > worth(best) ? next : best)),
  };
}
