import { Icon, type IconName } from "./icon.tsx";

interface Looks {
  readonly text: string;
  /** The one that most people want next. */
  readonly brass?: boolean;
}

export interface ButtonProps extends Looks {
  readonly press: () => unknown;
  readonly off?: boolean;
  /** Only for what is switched on and off. */
  readonly on?: boolean;
  readonly icon?: IconName;
  /** The popover that a press closes, by its id. */
  readonly closes?: string;
  /** A control stands in the toolbar under the board; a step shows its icon only. */
  readonly look?: "button" | "control" | "step";
}

export function Button({ text, brass, press, off, on, icon, closes, look = "button" }: ButtonProps) {
  const iconOnly = look === "step";
  return (
    <button
      type="button"
      class={looks(look, brass)}
      disabled={off}
      aria-label={iconOnly ? text : undefined}
      aria-pressed={on}
      popovertarget={closes}
      popovertargetaction="hide"
      onClick={press}
    >
      {icon === undefined ? null : <Icon name={icon} />}
      {iconOnly ? null : <span>{text}</span>}
    </button>
  );
}

export function LinkButton({ text, brass, href }: Looks & { readonly href: string }) {
  return (
    <a class={looks("button", brass)} href={href}>
      {text}
    </a>
  );
}

function looks(look: string, brass = false): string {
  return brass ? `${look} button-brass` : look;
}

/** A button of the toolbar under the board. */
export function Control(props: ButtonProps) {
  return <Button look="control" {...props} />;
}
