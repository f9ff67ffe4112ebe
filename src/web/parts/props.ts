/** The props of the page's parts. */

import type { ActivityCommand } from "../../activity/command.ts";
import type { Scene } from "../../activity/scene.ts";
import type { Game } from "../../core/game.ts";
import type { FilledForm } from "../../table/own-start.ts";
import type { Table } from "../../table/table.ts";
import type { Page } from "../page.ts";
import type { OnlineVisit } from "../state/online/online.ts";

export interface PageProps {
  readonly page: Page;
}

export interface GameViewProps extends PageProps {
  readonly game: Game;
}

export interface TableProps extends PageProps {
  readonly table: Table;
}

/** An activity on screen: its scene, its commands and its table. */
export interface PlayProps extends TableProps {
  readonly scene: Scene;
  readonly commands: readonly ActivityCommand[];
}

export interface OnlineProps extends PageProps {
  readonly online: OnlineVisit;
}

export interface FormProps {
  readonly form: FilledForm;
  readonly change: (form: FilledForm) => void;
}
