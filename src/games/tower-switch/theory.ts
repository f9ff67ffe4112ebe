/** In the form that `src/computer/theory.ts` reads. */

export const theory = `
## The theorem
Only the remainder counts. With a free choice, you lose when the height is a multiple of {lost multiples: three}, and you win at every other height. Right after a two, when you may take only one, you win when the height is one more than a multiple of {won after a two: three}, and lose otherwise.
@ 10/0: wins in 7 moves. The default tower: one more than a multiple of {lost multiples: three}, so the first player wins. Taking {right 10/0: 1 or 2} wins.

## Why it is true
Together, two players can always take {lost multiples: three}: you can answer a one with a two, and you have to answer a two with a one. So a player who starts from a multiple of {lost multiples: three} faces another multiple after every round – {ladder: 9, 6, 3} – and in the end finds nothing left.
Everywhere else you can put your opponent in that spot. If the remainder is two, take two; if it is one, take one.
Right after a two there is nothing to choose: you take one. That helps you only if it leaves a multiple of {lost multiples: three}, which happens only at one more than that. So when the remainder is one, there is a second way to win: take two. Your opponent has to take one, and the remainder is one again, with your move to come.
@ 9/1 blocks=10: loses in 6 moves. A multiple of {lost multiples: three} and a free choice: whatever you take, your opponent makes it {lost multiples: three} in all.
@ 8/1 blocks=10: wins in 5 moves. The remainder is two. The only winning move is to take {right 8/1 blocks=10: 2}.
@ 8/2 blocks=10: loses in 6 moves. The same tower right after a two: now you may take only one, and you lose.

## How long it takes
With best play from a free choice and n blocks, a lost game lasts {length: 2⌊n/3⌋} moves, and a won game one move more. (⌊ ⌋ means: round down.) If the winner makes no mistake, the loser cannot change that: the winner's answers make sure that each round of two moves takes {lost multiples: three} blocks.

## Several towers at once
Set up several towers, each with its own switch: a two bars a two in the same tower only. The player who takes the very last block wins. That is the old game of Nim. Count each tower as a heap of stones. With a free choice the number of stones is its height's remainder on division by {lost multiples: three}, so {nim free: 0, 1 or 2}; right after a two, it is {nim after a two: 1} if the remainder is one, otherwise zero. You lose exactly when the heaps cancel out as in Nim; with two towers, that is when both heaps are equal.
Why? A tower counts as the smallest number that none of its moves leads to. From remainder {nim proof: 0 the moves lead to 2 and 1}, from {nim proof: 1 to 0 and 0}, from {nim proof: 2 to 1 and 0}. The rest is the theorem of Sprague and Grundy: any sum of such games is played like Nim.

## If the last block loses
Now turn the goal around: the player who takes the last block loses. Then, with a free choice, you lose exactly when the height is one more than a multiple of {misere free: three}. Right after a two you win exactly when it is two more than a multiple of {misere after a two: three}. The reason is the same: together two players can always take {lost multiples: three}, and now you want to leave the last block.

## More to explore
What if a two bars a two for the next two turns? What if {lost multiples: three} blocks may be taken as well, but not twice in a row? Start with small towers and mark the lost ones.
Play two towers at once. Which answer keeps the remainders equal, and when is it barred?
`;
