import type { Board } from "../../../core/board.ts";
import type { Result } from "../../../core/result.ts";
import type { Setup } from "../../../core/setup.ts";
import type { GroupView } from "../../state/board/board-view.ts";
import { GroupPart } from "./group.tsx";

interface PictureProps {
  readonly board: Board;
  /** Null for a picture that can't be pressed. */
  readonly step?: string | null;
}

export function BoardPicture({ board, step = null }: PictureProps) {
  return (
    <div class="picture" aria-hidden={step === null} inert={step === null}>
      {stillView(board, step).map((group) => (
        <GroupPart key={group.title} group={group} />
      ))}
    </div>
  );
}

export function StartPicture({ setup }: { readonly setup: Result<Setup> }) {
  return setup.ok ? <BoardPicture board={setup.value.game.board(setup.value.start)} /> : null;
}

export function stillView(board: Board, step: string | null = null): readonly GroupView[] {
  return board.map((group) => ({
    ...group,
    cells: group.cells.map((cell) => ({ cell, move: null, step, becomes: undefined, held: false })),
  }));
}
