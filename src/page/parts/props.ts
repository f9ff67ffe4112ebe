import type { Game } from "../../core/game.ts";
import type { Input } from "../../play/activity.ts";
import type { ActivityCommand } from "../../play/command.ts";
import type { FilledForm } from "../../play/form.ts";
import type { Scene } from "../../play/scene.ts";
import type { Table } from "../../play/table.ts";
import type { Store } from "../effects/world.ts";
import type { OnlineVisit } from "../state/state.ts";

export interface Page extends Store {
  readonly put: (input: Input) => void;
}

export interface PageProps {
  readonly page: Page;
}

export interface GameViewProps extends PageProps {
  readonly game: Game;
}

export interface TableProps extends PageProps {
  readonly table: Table;
}

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
