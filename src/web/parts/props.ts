/** What the parts of the page are given to draw. */

import type { Game } from "../../core/game.ts";
import type { Table } from "../../table/table.ts";
import type { Page } from "../page.ts";
import type { OnlineState } from "../state/online/online.ts";
import type { SetupForm } from "../state/setup/setup-form.ts";

export interface GameViewProps {
  readonly page: Page;
  readonly game: Game;
}

export interface TableProps {
  readonly page: Page;
  readonly table: Table;
}

export interface OnlineProps {
  readonly page: Page;
  readonly online: OnlineState;
}

export interface GameProps extends OnlineProps {
  readonly table: Table;
}

export interface FormProps {
  readonly form: SetupForm;
  readonly change: (form: SetupForm) => void;
}
