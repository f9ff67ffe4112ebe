import { useRef } from "preact/hooks";
import type { Board } from "../../../core/board.ts";
import type { MoveEffect } from "../../state/board/move-effect.ts";
import { stillView } from "../../state/board/still-view.ts";
import { ReasonDrawing } from "./drawing.tsx";
import { GroupPart } from "./group.tsx";

interface PictureProps {
  readonly board: Board;
  /** A move that is shown on it. */
  readonly effect?: MoveEffect;
  /** What a press on a cell does; null if the board is only a picture. */
  readonly step?: string | null;
}

/** A small board without moves of its own, or with one given move. */
export function BoardPicture({ board, effect, step = null }: PictureProps) {
  const root = useRef<HTMLDivElement>(null);
  return (
    <div ref={root} class="picture" aria-hidden={step === null} inert={step === null}>
      {stillView(board, effect, step).map((group) => (
        <GroupPart key={group.title} group={group} values={undefined} live={false} />
      ))}
      {effect === undefined ? null : <ReasonDrawing root={root} reasons={[]} ways={effect.links} />}
    </div>
  );
}
