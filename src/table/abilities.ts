/** What can be done at a table, as data. A face offers each ability, or exports what it leaves out, and why. */

export const abilities = {
  preview: "see what a move would change before it is played",
  play: "make a legal move",
  type: "type a move in any form that people write",
  undo: "take a move back, with the computer's answer to it",
  redo: "play again what was taken back",
  "look-back": "look at the positions of the past",
  "play-on": "go on from a position of the past",
  branch: "open a new game from one of the positions",
  resign: "resign the game",
  draw: "offer a draw to the other player or to a computer",
  hint: "ask for a hint",
  values: "see what each move is worth",
  computer: "have a computer move, on one side or on both",
  review: "see the game with hindsight once it is over",
  restart: "begin the same game anew",
  next: "play the next game of the series, or a rematch",
} as const;

export type Ability = keyof typeof abilities;

/** The reason for each ability that a face leaves out. */
export type LeftOut = Readonly<Partial<Record<Ability, string>>>;
