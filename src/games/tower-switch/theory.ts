/** `src/computer/theory.ts` explains the format. */

export const theory = `
## The theorem
Divide the number of blocks left by {lost multiples: three}: only the remainder counts. If your opponent didn't just take two, you have a free choice. You lose when the remainder is zero, and win otherwise. If your opponent just took two, you can take only one. You win when the number of blocks left is one more than a multiple of {won after a two: three}, and lose otherwise.
@ 10/0: wins in 7 moves. The standard start is one more than a multiple of {lost multiples: three}, so the first player wins. Both moves win: take {right 10/0: 1 or 2}.

## Why it works
Suppose it's your turn and a multiple of {lost multiples: three} is left. If you take one, your opponent takes two. If you take two, your opponent takes one. Either way, your next turn starts from the next lower multiple ({ladder: 9, 6, 3}). In the end, nothing is left for you.
With a free choice and any other remainder, you can leave your opponent a multiple of {lost multiples: three}. Take as many blocks as the remainder says. Right after a two, you have to take one. With a remainder of one, that leaves your opponent a multiple of {lost multiples: three}, and you win. With a remainder of two, it leaves a remainder of one and a free choice, and your opponent wins.
This gives you a second way to win if you have a free choice and a remainder of one: take two, if that many are left. Your opponent has to take one. Then you have a free choice and a remainder of one again.
@ 9/1 blocks=10: loses in 6 moves. A multiple of {lost multiples: three} is left. If you take one, your opponent takes two. If you take two, your opponent takes one.
@ 8/1 blocks=10: wins in 5 moves. The remainder is two. Only taking {right 8/1 blocks=10: 2} keeps the win.
@ 8/2 blocks=10: loses in 6 moves. This is the same tower, but right after a two. You have to take one, which leaves your opponent a remainder of one and a free choice.

## How long a game lasts
Say n blocks are left and the player to move has a free choice. With best play, the game lasts another {length: 2⌊n/3⌋} moves if that player loses, and one move longer if they win. (⌊ ⌋ means rounding down.) As long as the winner makes no mistake, the loser can't change this. The winner's answers make sure that every round of two moves takes {lost multiples: three} blocks.

## More to explore
What if nobody can take two for two turns after a two? What if you can also take {lost multiples: three} blocks, but not twice in a row? Start with small towers and mark the ones that lose.
Play with two towers at once. Which answer keeps the two remainders equal, and when isn't that answer allowed?
`;
