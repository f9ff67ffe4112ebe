/**
 * The one list of everything a player can do at a board besides moving: every face takes its words, keys,
 * help and buttons from it.
 */

interface CommandSpec {
  /** The name on a button and in the line of keys; by default the first word. */
  readonly label?: string;
  readonly help: string;
  /** The help names the first word. */
  readonly words?: readonly string[];
  /** The first key is shown. */
  readonly keys?: readonly string[];
  /** The argument, as the help writes it. */
  readonly argument?: string;
  /** Rarely needed, so only the full list shows it. */
  readonly seldom?: true;
}

const yesWords: readonly string[] = ["yes", "y"];
const noWords: readonly string[] = ["no", "n"];

const catalogue = {
  moves: { label: "legal moves", help: "list the legal moves", words: ["moves", "choices"] },
  hint: { help: "get a hint: first a nudge, then the move, then the reason", words: ["hint"], keys: ["i"] },
  solution: { help: "show the answer; counts as help", words: ["solution"], seldom: true },
  values: { help: "show or hide the values of the moves; counts as a hint", words: ["values"], keys: ["v"] },
  undo: { help: "take back the last move", words: ["undo"], keys: ["u"] },
  redo: { help: "play it again", words: ["redo"], keys: ["y"] },
  takeback: {
    label: "take back",
    help: "ask to take back your last move",
    words: ["takeback", "undo"],
    keys: ["u"],
  },
  submit: { help: "submit the answers you marked", words: ["submit"], keys: ["s"] },
  again: { label: "try again", help: "try again", words: ["again"], keys: ["return", "space"] },
  check: { label: "check", help: "let the solver check your rule", keys: ["return"] },
  sayable: { help: "list the words you can use in a rule", words: ["words"], keys: ["w"] },
  example: {
    label: "play this position",
    help: "play the position on the board against the computer",
    words: ["play"],
    keys: ["p"],
  },
  resume: { label: "back to the lesson", help: "go back to the lesson", words: ["back"], keys: ["return"] },
  next: { help: "go on to the next one", words: ["next", "rematch"], keys: ["n"] },
  previous: { help: "go back one step", words: ["back"], keys: ["b"] },
  go: { label: "go to", help: "go to this step or move", words: ["go"], argument: "NUMBER", seldom: true },
  retry: { label: "try again", help: "find a better move than your mistake", words: ["retry"], keys: ["p"] },
  stronger: { help: "play against a stronger computer", words: ["stronger"], keys: ["+"] },
  restart: { help: "start this game over", words: ["restart"], seldom: true },
  otherGame: { label: "game", help: "change the game", keys: ["g"] },
  otherGrade: { label: "grade", help: "change the grade", keys: ["l"] },
  share: { label: "copy result", help: "copy the result", words: ["share"], keys: ["c"] },
  look: { label: "look back", help: "look back at the moves so far", words: ["look"], keys: ["b", "pageup"] },
  earlier: {
    label: "step",
    help: "go back one move",
    words: ["back", "b"],
    keys: ["left", "up", "pageup", "b"],
  },
  later: { label: "", help: "go forward one move", words: ["forward"], keys: ["right", "down", "pagedown"] },
  first: { label: "start", help: "go to the start", keys: ["home"] },
  last: { label: "end", help: "go to the last move", keys: ["end"] },
  playOn: { label: "play on from here", help: "play on from here", words: ["play"], keys: ["p"] },
  present: { help: "return to the game", words: ["return"], keys: ["escape", "return"] },
  draw: { help: "offer a draw", words: ["draw"], keys: ["d"], seldom: true },
  resign: { help: "resign the game", words: ["resign"], keys: ["g"], seldom: true },
  accept: { help: "accept an offer", words: ["accept", ...yesWords], keys: ["y"], argument: "OFFER" },
  decline: { help: "decline an offer", words: ["decline", ...noWords], keys: ["n"], argument: "OFFER" },
  claim: {
    help: "claim the win after your opponent has left (or a draw: claim draw)",
    words: ["claim"],
    keys: ["c"],
    argument: "RESULT",
  },
  reconnect: { label: "try now", help: "try to connect now", words: ["connect"], seldom: true },
  status: { help: "show the game, the clocks and who is here", words: ["status"] },
  link: { label: "links", help: "show the links of this game", words: ["link"], keys: ["l"] },
  save: { label: "save a copy", help: "save a copy of the game", words: ["save"], argument: "NAME" },
  rules: { help: "show the rules of the game", words: ["rules"], keys: ["r"] },
  theory: { label: "read on", help: "read the theorem and its proof", keys: ["return"] },
  leave: { label: "leave", help: "go back one step", keys: ["escape"] },
  quit: { help: "quit", words: ["quit", "exit", "q"], keys: ["q"] },
  help: { label: "keys", help: "list what you can do", words: ["help", "?"], keys: ["?", "h"] },
  firstQuestion: { label: "", help: "return to the first question of your turn", words: ["back"] },
  stop: { help: "stop, and see the result", words: ["stop"], keys: ["escape"] },
} as const satisfies Readonly<Record<string, CommandSpec>>;

export type CommandId = keyof typeof catalogue;

export interface Typeable {
  readonly words: readonly string[];
  readonly argument: string | null;
}

export interface ActivityCommand extends Typeable {
  readonly id: CommandId;
  readonly label: string;
  readonly help: string;
  readonly keys: readonly string[];
  readonly given: string;
  readonly seldom: boolean;
  /** Why it isn't available now; null if it is. */
  readonly off: string | null;
  /** Exists only to say why it isn't available; no list shows it. */
  readonly hidden: boolean;
}

type Changes = Partial<Omit<ActivityCommand, "id">>;

export function command(id: CommandId, changes: Changes = {}): ActivityCommand {
  const spec: CommandSpec = catalogue[id];
  const { help, words = [], label = words[0] ?? "", keys = [], argument = null, seldom = false } = spec;
  return { id, label, help, words, keys, argument, given: "", seldom, off: null, hidden: false, ...changes };
}

export function commandIf(id: CommandId, may: boolean, why: string, changes: Changes = {}): ActivityCommand {
  return command(id, may ? changes : { ...changes, off: why });
}

/** A command of other activities that this one never has, and why. */
export function absent(id: CommandId, why: string): ActivityCommand {
  return command(id, { keys: [], off: why, hidden: true });
}

export function findCommand(
  commands: readonly ActivityCommand[],
  id: CommandId | null,
): ActivityCommand | undefined {
  return commands.find((each) => each.id === id);
}

export function commandForKey(
  commands: readonly ActivityCommand[],
  key: string,
): ActivityCommand | undefined {
  return commands.find(({ keys }) => keys.includes(key));
}

export interface TypedCommand<C = ActivityCommand> {
  readonly command: C;
  readonly rest: string;
}

/** Undefined if the line names no command, or says more than the command takes. */
export function readCommand<C extends Typeable>(
  commands: readonly C[],
  text: string,
): TypedCommand<C> | undefined {
  const typed = text.trim().split(/\s+/).join(" ");
  const lower = `${typed.toLowerCase()} `;
  for (const command of commands) {
    const word = command.words.find((each) => lower.startsWith(`${each} `));
    if (word === undefined) continue;
    const rest = typed.slice(word.length + 1);
    return rest === "" || command.argument !== null ? { command, rest } : undefined;
  }
  return undefined;
}

/** Commands that exist only while looking back, when the player can't move. */
const lookingBack: readonly string[] = ["earlier", "later"] satisfies CommandId[];

/** Where a move may be typed, these words are commands; no move may have such a name. */
export function wordsBesideMoves(): readonly string[] {
  const specs = Object.entries<CommandSpec>(catalogue).filter(([id]) => !lookingBack.includes(id));
  return [...new Set(specs.flatMap(([, { words = [] }]) => words))];
}

/** Undefined if it is neither. */
export function readYesNo(text: string): boolean | undefined {
  const typed = text.trim().toLowerCase();
  if (yesWords.includes(typed)) return true;
  return noWords.includes(typed) ? false : undefined;
}

export const helpNote = `Type ${catalogue.help.words[0]} to see what you can do besides moving.`;

/** "undo: take back the last move", for each command that can be typed. */
export function helpLines(commands: readonly ActivityCommand[]): readonly string[] {
  return commands.flatMap(({ words, argument, help, hidden }) => {
    const [word] = words;
    return word === undefined || hidden ? [] : [`${[word, argument ?? []].flat().join(" ")}: ${help}`];
  });
}

export function typedWords(commands: readonly ActivityCommand[]): readonly string[] {
  return commands.flatMap(({ words, off }) => (off === null ? words.slice(0, 1) : []));
}
