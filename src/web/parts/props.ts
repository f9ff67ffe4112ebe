/** What the parts of the page are given to draw. */

import type { Page } from "../page.ts";
import type { OnlineState } from "../state/online/online.ts";
import type { SetupForm } from "../state/setup/setup-form.ts";
import type { Desk } from "../state/table/desk.ts";

export interface DeskProps {
  readonly page: Page;
  readonly desk: Desk;
}

export interface OnlineProps {
  readonly page: Page;
  readonly online: OnlineState;
}

export interface GameProps extends OnlineProps {
  readonly desk: Desk;
}

export interface FormProps {
  readonly form: SetupForm;
  readonly change: (form: SetupForm) => void;
}
