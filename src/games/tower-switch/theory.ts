/** `src/computer/theory.ts` explains the format. */

export const theory = `
## The theorem
Divide the height by {lost multiples: three}: only the remainder counts. With a free choice, you lose when the height is a multiple of {lost multiples: three}, and you win at every other height. Right after a two, when you can take only one, you win when the height is one more than a multiple of {won after a two: three}, and lose otherwise.
@ 10/0: wins in 7 moves. The standard start is one more than a multiple of {lost multiples: three}, so the first player wins. Taking {right 10/0: 1 or 2} works.

## Why it works
Together, two players can always take {lost multiples: three}: you can answer a one with a two, and you have to answer a two with a one. So if you start from a multiple of {lost multiples: three}, you face another one after every round ({ladder: 9, 6, 3}), and in the end there's nothing left for you.
At every other height, you can put your opponent in that spot. If the remainder is two, take two. If it's one, take one.
Right after a two, you have no choice: you take one. That helps only if it leaves a multiple of {lost multiples: three}, so only if the remainder is one. That gives you a second way to win when the remainder is one: take two. Your opponent has to take one, and it's your turn with a remainder of one again.
@ 9/1 blocks=10: loses in 6 moves. You start from a multiple of {lost multiples: three} with a free choice: whatever you take, your opponent makes it {lost multiples: three}.
@ 8/1 blocks=10: wins in 5 moves. The remainder is two. Only taking {right 8/1 blocks=10: 2} keeps the win.
@ 8/2 blocks=10: loses in 6 moves. It's the same tower, but right after a two. You can take only one, so you lose.

## How long a game lasts
With best play from a free choice and n blocks, a lost game lasts {length: 2⌊n/3⌋} moves, and a won game one move more. (⌊ ⌋ means to round down.) If the winner makes no mistake, the loser can't change that: the winner's answers make sure that every round takes {lost multiples: three} blocks.

## Several towers at once
Set up several towers, each with its own switch: after a two, the next player to take from that tower can take only one. The player who takes the very last block wins. That's the old game of Nim in disguise. Think of each tower as a heap of stones. With a free choice, the number of stones is what's left when you divide the height by {lost multiples: three}: {nim free: 0, 1 or 2}. Right after a two, it's {nim after a two: 1} if the remainder is one, otherwise zero. You lose exactly when the heaps cancel out as in Nim. With two towers, that's when both heaps are equal.
Why? A tower is worth the smallest number that none of its moves leads to. From remainder {nim proof: 0 the moves lead to 2 and 1}, from {nim proof: 1 to 0 and 0}, from {nim proof: 2 to 1 and 0}. The rest is the Sprague-Grundy theorem: any sum of such games is played like Nim.

## If the last block loses
Now turn the goal around: take the last block and you lose. Then, with a free choice, you lose exactly when the height is one more than a multiple of {misere free: three}. Right after a two, you win exactly when it's two more than a multiple of {misere after a two: three}. The reason is the same: together, two players can always take {lost multiples: three}, and now you want to leave the last block to your opponent.

## More to explore
What if a two rules out twos for the next two turns? What if you can also take {lost multiples: three} blocks, but not twice in a row? Start with small towers and mark the ones that lose.
Play with two towers at once. Which answer keeps the remainders equal, and when isn't it allowed?
`;
