import type { CellView } from "../../state/board/board-view.ts";
import type { MoveValues } from "./value-badge.tsx";

export interface CellProps {
  readonly view: CellView;
  readonly values: MoveValues;
}
