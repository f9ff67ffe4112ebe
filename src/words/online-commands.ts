/** What a player may type beside moves in an online game. None of it costs the turn. */

const commandWords = [
  "help",
  "rules",
  "moves",
  "status",
  "draw",
  "takeback",
  "accept",
  "decline",
  "claim",
  "resign",
  "rematch",
  "link",
  "back",
  "quit",
] as const;
export type OnlineWord = (typeof commandWords)[number];

/** Behind these another word may stand: claim draw, accept takeback. */
const furtherWords: readonly OnlineWord[] = ["claim", "accept", "decline"];

export interface OnlineCommand {
  readonly word: OnlineWord;
  /** What stands behind the word. */
  readonly rest: string;
}

/** Other words for the same, as people who know the local game type them. */
const aliases: ReadonlyMap<string, OnlineWord> = new Map([
  ["undo", "takeback"],
  ["next", "rematch"],
  ["exit", "quit"],
]);

export const onlineHelp: readonly string[] = [
  "Besides a move you may type:",
  "  moves      the legal moves          rules      the rules of the game",
  "  draw       offer a draw             takeback   ask to take your last move back",
  "  accept     what was offered         decline    what was offered",
  "  resign     give the game up         claim      the game of one who has left",
  "  rematch    after the end            next       the next game of a match",
  "  status     clocks and who is here   link       the links of this game",
  "  back       return to the first question of your turn",
  "  quit       leave; the game stays, and your link takes you back to it",
];

export const watchingText = "You are watching this game.";
export const noOfferText = "There is no offer to answer.";
export const nothingToClaim = "There is nothing to claim.";
export const claimWhat = "Claim what? Type claim win, or claim draw.";

/** Words of the local game that an online game does not have, and why. */
const absent: ReadonlyMap<string, string> = new Map([
  ["hint", "There are no hints in an online game; it can be analysed when it is over."],
  ["redo", "A move that was taken back online is gone."],
  ["save", "An online game is kept by its server; a finished one lands in your history."],
]);

export function parseOnlineCommand(text: string): OnlineCommand | undefined {
  const [first = "", ...others] = text.toLowerCase().split(/\s+/);
  const word = aliases.get(first) ?? commandWords.find((candidate) => candidate === first);
  if (word === undefined || (others.length > 0 && !furtherWords.includes(word))) return undefined;
  return { word, rest: others.join(" ") };
}

/** What is claimed of one who has left: the win, unless it is said to be a draw. */
export function readClaim(rest: string): "win" | "draw" | undefined {
  if (rest === "" || rest === "win") return "win";
  return rest === "draw" ? "draw" : undefined;
}

export function absentWord(text: string): string | undefined {
  const [first = ""] = text.toLowerCase().split(/\s+/);
  return absent.get(first);
}
