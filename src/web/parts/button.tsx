import type { Game } from "../../core/game.ts";
import { formatRoute } from "../state/route.ts";
import { Icon, type IconName } from "./icon.tsx";

interface Looks {
  readonly text: string;
  /** The one that most people want next. */
  readonly brass?: boolean;
}

interface ButtonProps extends Looks {
  readonly press: () => unknown;
  readonly off?: boolean;
  readonly icon?: IconName;
  /** The popover that a press closes, by its id. */
  readonly closes?: string;
}

export function Button({ text, brass, press, off, icon, closes }: ButtonProps) {
  return (
    <button
      type="button"
      class={looks(brass)}
      disabled={off}
      popovertarget={closes}
      popovertargetaction="hide"
      onClick={press}
    >
      {icon === undefined ? null : <Icon name={icon} />}
      {text}
    </button>
  );
}

export function LinkButton({ text, brass, href }: Looks & { readonly href: string }) {
  return (
    <a class={looks(brass)} href={href}>
      {text}
    </a>
  );
}

function looks(brass = false): string {
  return brass ? "button button-brass" : "button";
}

interface ControlProps {
  readonly icon: IconName;
  readonly text: string;
  readonly press: () => unknown;
  readonly off?: boolean;
  /** Only for what is switched on and off. */
  readonly on?: boolean;
  readonly brass?: boolean;
}

/** A button of the toolbar under the board. */
export function Control({ icon, text, press, off = false, on, brass = false }: ControlProps) {
  return (
    <button
      type="button"
      class={brass ? "control button-brass" : "control"}
      disabled={off}
      aria-pressed={on}
      onClick={press}
    >
      <Icon name={icon} />
      <span>{text}</span>
    </button>
  );
}

export function RulesControl({ game }: { readonly game: Game }) {
  return (
    <a class="control" href={formatRoute({ view: "rules", game })}>
      <Icon name="rules" />
      <span>Rules</span>
    </a>
  );
}

/** A button that shows its icon only. */
export function Step({ icon, text, off = false, press }: ControlProps) {
  return (
    <button type="button" class="step" aria-label={text} disabled={off} onClick={press}>
      <Icon name={icon} />
    </button>
  );
}
