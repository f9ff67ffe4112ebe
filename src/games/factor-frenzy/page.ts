import type { RulesPage } from "../../core/game.ts";

export const rulesPage: RulesPage = {
  goal: "Leave your opponent without a number to take.",
  rules: [
    "The numbers 2 to 10 lie in a pool that both players share.",
    "In turn, each player takes one number out of the pool; it is gone for good.",
    "You may not take a factor or a multiple of the number that your opponent has just taken. The first choice of the game is free.",
    "A number a is a factor of b, and b a multiple of a, when b divided by a leaves no remainder.",
    "Whoever has no number to take loses. There are no draws.",
  ],
  rulings: [
    "Division without remainder is the whole test. The book's worked game errs in four places: it calls 4 and 9 factors or multiples of 6, it loses the 10 from the pool, it leaves 6 and 10 out of the multiples of 2, and so it ends one move too early: player 1 still has the 10, takes it and wins.",
    "The list of invalid choices names every factor and multiple in the whole range, the number itself and those already taken included.",
  ],
};
