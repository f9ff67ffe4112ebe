/** What a player can do at a board besides moving. The terminal and the page show and read these commands in the same way. */

export interface Typeable {
  /** The help shows the first word, or the label if it is one of them. The default is just the command's name. */
  readonly words: readonly string[];
  readonly argument: string | null;
}

export interface CommandLooks extends Partial<Typeable> {
  readonly help: string;
  /** The name on a button and in the line of keys. The default is the first word. */
  readonly label?: string;
  /** Only the first key that the device has is shown. */
  readonly keys?: readonly string[];
  /** The argument to use if a key runs the command. */
  readonly given?: string;
  /** Rarely needed, so only the full list shows it. */
  readonly seldom?: boolean;
  /** Why the command isn't available now, or null if it is. */
  readonly off?: string | null;
  /** True if no list shows the command. If the player types it anyway, `off` says why it isn't available. */
  readonly hidden?: boolean;
}

export interface ActivityCommand extends Required<CommandLooks> {
  readonly id: string;
}

export function showCommand(id: string, looks: CommandLooks): ActivityCommand {
  const { help, words = [id], label = words[0] ?? "", keys = [], argument = null, given = "" } = looks;
  const { seldom = false, off = null, hidden = false } = looks;
  return { id, help, words, label, keys, argument, given, seldom, off, hidden };
}

export function findCommand(commands: readonly ActivityCommand[], id: string | null) {
  return commands.find((each) => each.id === id);
}

export function commandForKey(commands: readonly ActivityCommand[], key: string) {
  return commands.find(({ keys }) => keys.includes(key));
}

export function readCommand<C extends Typeable>(commands: readonly C[], text: string) {
  // Drops a leading colon, and the question mark of "why?". A "?" alone stays, because it's a command.
  const typed = text
    .trim()
    .replace(/^:\s*|(?<=\w)\s*\?$/g, "")
    .split(/\s+/)
    .join(" ");
  const lower = `${typed.toLowerCase()} `;
  for (const command of commands) {
    const word = command.words.find((each) => lower.startsWith(`${each} `));
    if (word === undefined) continue;
    const rest = typed.slice(word.length + 1);
    return rest === "" || command.argument !== null ? { command, rest } : undefined;
  }
  return undefined;
}

export function wordsOf(commands: Readonly<Record<string, CommandLooks>>): readonly string[] {
  return Object.entries(commands).flatMap(([id, { words = [id] }]) => words);
}

export const yesWords: readonly string[] = ["yes", "y"];
export const noWords: readonly string[] = ["no", "n"];

export function readYesNo(text: string): boolean | undefined {
  const typed = text.trim().toLowerCase();
  if (yesWords.includes(typed)) return true;
  return noWords.includes(typed) ? false : undefined;
}

export function helpLines(commands: readonly ActivityCommand[]): readonly string[] {
  return commands.flatMap((command) => {
    const words = command.hidden ? [] : shownWord(command);
    return words.map((word) => `${[word, command.argument ?? []].flat().join(" ")}: ${command.help}`);
  });
}

export function typedWords(commands: readonly ActivityCommand[]): readonly string[] {
  return commands.flatMap((command) => (command.off === null ? shownWord(command) : []));
}

/** The label if it can be typed, or else the first word, if any. */
function shownWord({ words, label }: ActivityCommand): readonly string[] {
  return words.includes(label) ? [label] : words.slice(0, 1);
}
