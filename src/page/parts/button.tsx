import { Icon, type IconName } from "./icon.tsx";

interface Looks {
  readonly text: string;
  /** Tells buttons with the same text apart. */
  readonly about?: string | undefined;
  /** The button that most people want next. */
  readonly brass?: boolean;
}

export interface ButtonProps extends Looks {
  readonly press: () => unknown;
  readonly off?: boolean;
  /** Only for toggles. */
  readonly on?: boolean;
  readonly icon?: IconName;
  readonly closes?: string;
  /** A control is in the toolbar under the board; a step shows only its icon. */
  readonly look?: "button" | "control" | "step";
}

export function Button({ text, about, brass, press, off, on, icon, closes, look = "button" }: ButtonProps) {
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
      {iconOnly ? null : <Words text={text} about={about} />}
    </button>
  );
}

export function LinkButton({ text, about, brass, href }: Looks & { readonly href: string }) {
  return (
    <a class={looks("button", brass)} href={href}>
      <Words text={text} about={about} />
    </a>
  );
}

function Words({ text, about }: Pick<Looks, "text" | "about">) {
  return (
    <span>
      {text}
      {about === undefined ? null : <span class="visually-hidden"> {about}</span>}
    </span>
  );
}

function looks(look: string, brass = false): string {
  return brass ? `${look} button-brass` : look;
}

export function Control(props: ButtonProps) {
  return <Button look="control" {...props} />;
}
