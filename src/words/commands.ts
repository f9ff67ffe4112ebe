/** What a player may type beside moves. None of it costs the turn. */

export const commandWords = [
  "help",
  "rules",
  "moves",
  "hint",
  "values",
  "undo",
  "redo",
  "save",
  "resign",
  "draw",
  "back",
  "quit",
] as const;
type CommandWord = (typeof commandWords)[number];

export interface Command {
  readonly word: CommandWord;
  /** What stands behind the word. */
  readonly rest: string;
}

export const commandHelp: readonly string[] = [
  "Besides a move, you can type:",
  "  moves: list the legal moves",
  "  hint: first a nudge, then a move, then the reason",
  "  values: what each move is worth (counts as a hint)",
  "  undo: take back the last move",
  "  redo: play it again",
  "  rules: show the rules of the game",
  "  draw: offer a draw",
  "  resign: resign the game",
  "  save NAME: keep a copy of the game",
  "  back: return to the first question of your turn",
  "  quit: save the game and leave",
];

export function parseCommand(text: string): Command | undefined {
  const [first = "", ...others] = text.split(/\s+/);
  const word = commandWords.find((candidate) => candidate === first.toLowerCase());
  if (word === undefined || (others.length > 0 && word !== "save")) return undefined;
  return { word, rest: others.join(" ") };
}
