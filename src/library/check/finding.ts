/** What a part of the check finds: a code for programs, a sentence for people. */

/** Something that is wrong with a game, before it is known where it was met. */
export interface Finding {
  readonly code: string;
  readonly message: string;
  /** What tells findings of one code apart, such as the member: each is told once. */
  readonly about: string;
  /** It may be meant. */
  readonly isWarning: boolean;
}

export type Findings<T = void> = Generator<Finding, T>;

export function fault(code: string, message: string, about = ""): Finding {
  return { code, message, about, isWarning: false };
}

export function warning(code: string, message: string, about = ""): Finding {
  return { code, message, about, isWarning: true };
}
