import type { FrenzyOptions } from "./rules.ts";

export const rulesPage = ({ max }: Pick<FrenzyOptions, "max">) => ({
  rules: [
    `Both players share one pool. In the standard start, it has the numbers 2 to ${max}.`,
    "Players take turns. On your turn, take one number out of the pool. It's gone for good.",
    "You can't take a factor or multiple of the number your opponent just took. The first number can be any you like.",
    "A factor divides a number with nothing left over: 2 is a factor of 6, and 6 is a multiple of 2.",
    "If you can't take a number, you lose. There are no draws.",
  ],
  finePrint: [
    "Only exact division counts. The sample game in the original rules has four mistakes: it counts 4 and 9 as factors or multiples of 6, it loses the 10 from the pool, it leaves 6 and 10 out of the multiples of 2, and it stops one move early. Player 1 could still take the 10 and win.",
    "The list of invalid choices shows every factor and multiple among the game's numbers, including the number itself and any that are already gone.",
  ],
});
