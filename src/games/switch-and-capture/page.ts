import type { RulesPage } from "../../core/game.ts";

export const rulesPage: RulesPage = {
  goal: "Be the last who can still turn a switch ON.",
  rules: [
    "Ten switches, numbered 1 to 10, stand in a row. At the start all of them are OFF.",
    "In turn, each player chooses a switch that is OFF and turns it ON. Nobody may pass.",
    "Then every other switch whose number is a factor or a multiple of the chosen number changes: ON becomes OFF, OFF becomes ON.",
    "Whoever finds all switches ON cannot move and loses; the player who moved last has won.",
  ],
  rulings: [
    'Is 1 a factor? The book\'s rule says yes, so every choice other than 1 changes switch 1 as well: that is the reading "rules", the default. All of the book\'s worked turns leave switch 1 alone: that is the reading "examples", in which choosing 1 still changes all the others. Both can be played (option reading).',
    'The book\'s last scene says that only 5 is OFF and then turns 10 from OFF to ON. It holds under "examples" when 5 and 10 are both OFF.',
    "From the book's start, choosing 1 turns every switch ON and wins at once, under both readings. That is the game as it is written, and it stays.",
    "Players who avoid the end can go on for ever. Nobody is made to stop: from the third time that a position comes back a note reminds you, and either player may offer a draw.",
  ],
};
