import { useRef } from "preact/hooks";
import type { Board } from "../../../core/board.ts";
import type { GroupView } from "../../state/board/board-view.ts";
import { type MoveEffect, noEffect } from "../../state/board/move-effect.ts";
import { ReasonDrawing } from "./drawing.tsx";
import { GroupPart } from "./group.tsx";

interface PictureProps {
  readonly board: Board;
  readonly effect?: MoveEffect;
  /** What a press on a cell does; null for a mere picture. */
  readonly step?: string | null;
}

export function BoardPicture({ board, effect, step = null }: PictureProps) {
  const root = useRef<HTMLDivElement>(null);
  return (
    <div ref={root} class="picture" aria-hidden={step === null} inert={step === null}>
      {stillView(board, effect, step).map((group) => (
        <GroupPart key={group.title} group={group} />
      ))}
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
      step,
      becomes: changed.find(({ id }) => id === cell.id) ?? null,
      held: held.includes(cell.id),
      move: null,
      marked: undefined,
      value: undefined,
      reply: null,
      fresh: false,
      wave: 0,
      coupling: null,
    })),
  }));
}
